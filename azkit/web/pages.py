"""What a browser loads: pages, scripts and styles by their names alone, and the list of routes."""

import html
import mimetypes
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

PAGES = Path(__file__).with_name("static")
STATIC = ("web/static", "web/static/vendor", "submit/static", "games/static")  # the first that has a file gives it
mimetypes.add_type("text/javascript", ".js")  # a Windows registry may say that it is plain text, which no page runs


def add_pages(app: FastAPI) -> None:
    """The routes of everything that is no JSON."""
    app.mount("/static", GZipMiddleware(StaticFiles(packages=[("azkit", folder) for folder in STATIC])))

    @app.get("/", include_in_schema=False)
    def play() -> FileResponse:
        return FileResponse(PAGES / "index.html")

    @app.get("/runs", include_in_schema=False)
    def runs() -> FileResponse:
        return FileResponse(PAGES / "runs.html")

    @app.get("/docs", include_in_schema=False)
    def docs() -> HTMLResponse:
        return HTMLResponse(_listing(app.openapi()))


def _listing(schema: dict[str, Any]) -> str:
    """All routes on one page, which needs no script."""
    rows = [
        (method.upper(), path, route.get("description", ""))
        for path, methods in schema["paths"].items()
        for method, route in methods.items()
    ]
    cells = ("".join(f"<td>{html.escape(text)}</td>" for text in row) for row in rows)
    table = "".join(f"<tr>{row}</tr>" for row in cells)
    about = '<p>Bodies and answers are JSON; <a href="/openapi.json">openapi.json</a> has their types.</p>'
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>azkit: API</title><h1>azkit: API</h1>'
    return f"{head}{about}<table>{table}</table></html>"
