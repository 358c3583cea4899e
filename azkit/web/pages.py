"""What a browser loads: pages, scripts and styles by their names alone, and the list of routes."""

import gzip
import html
from functools import lru_cache
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException

ROOMS = Path(__file__).parents[1]
STATIC = tuple(ROOMS / room for room in ("games/static", "submit/static", "web/static/vendor", "web/static"))
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
PAGES = {"/": "index.html", "/runs": "runs.html"}


def add_pages(app: FastAPI) -> None:
    """The routes of everything that is no JSON."""
    for path, name in PAGES.items():

        def page(request: Request, name: str = name) -> Response:
            return _static(request, name)

        app.get(path, include_in_schema=False)(page)

    @app.get("/static/{name}", include_in_schema=False)
    def static(name: str, request: Request) -> Response:
        return _static(request, name)

    @app.get("/docs", include_in_schema=False)
    def docs() -> HTMLResponse:
        return HTMLResponse(_listing(app.openapi()))


def _static(request: Request, name: str) -> Response:
    """A file of the static folders, gzipped where that is understood; 404 if none of them has it."""
    places = {path.name: path for folder in STATIC for path in folder.iterdir()}  # the last one wins
    path = places.get(name)  # looked up: what was asked for never becomes part of a path
    if path is None or path.suffix not in KINDS:
        raise HTTPException(404, "there is no such file")
    plain, zipped, tag = _read(path, path.stat().st_mtime_ns)
    headers = {"etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    kind = f"{KINDS[path.suffix]}; charset=utf-8"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, media_type=kind, headers=headers)
    return Response(zipped, media_type=kind, headers=headers | {"content-encoding": "gzip"})


@lru_cache(64)
def _read(path: Path, changed: int) -> tuple[bytes, bytes, str]:
    """A file, plain and gzipped, and its tag; read again when it has changed."""
    data = path.read_bytes()
    return data, gzip.compress(data), f'"{changed:x}-{len(data):x}"'


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
