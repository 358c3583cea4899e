"""What every request passes first: Host, Origin, token, size and kind of its body; what every answer carries."""

import re
import secrets

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY = 64 << 10  # bytes
OPEN = ("/static/", "/favicon.ico")  # what needs no token beside the pages: nothing in it is anybody's own
PAGES = ("/", "/runs", "/docs", "/openapi.json")
POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an address may hold the token
    "cache-control": "no-cache",
}


class Guard:
    """ASGI middleware that lets in only what this server is for."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str] | None, origins: tuple[str, ...], token: str | None) -> None:
        """`hosts`: names that a Host header may have, None for any; `origins`: foreign pages that may ask."""
        self.app, self.hosts, self.origins, self.token = app, hosts, origins, token

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer an error, or hand the request on, whose body is counted as it is read: it may not say its length."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                for name, value in HEADERS.items():
                    MutableHeaders(scope=message).setdefault(name, value)
            await send(message)

        if refused := self._refusal(scope):
            status, reason = refused
            more = {"www-authenticate": "Bearer"} if status == 401 else None
            await JSONResponse({"error": reason}, status, more)(scope, receive, send_with_headers)
            return
        size = 0

        async def receive_at_most() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > LARGEST_BODY:
                raise HTTPException(413, f"a request has at most {LARGEST_BODY} bytes")
            return message

        await self.app(scope, receive_at_most, send_with_headers)

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        """Status and reason if a request is not answered."""
        headers = Headers(scope=scope)
        path, host, post = scope["path"], headers.get("host", ""), scope["method"] == "POST"
        name = re.sub(r":[0-9]*$", "", host).lower()  # without the port; of IPv6 the brackets belong to it
        if self.hosts is not None and name not in self.hosts:
            return 421, "this server does not answer for that host"  # DNS rebinding
        origin = headers.get("origin")
        foreign = origin is not None and origin.partition("://")[2] != host
        if foreign and post and path.startswith("/api/train"):
            return 403, "a page of another site may not train here"  # not even one that may ask for moves
        site = headers.get("sec-fetch-site", "none")
        if origin is None and site not in ("none", "same-origin") and path not in PAGES:  # a picture's address, say
            return 403, "pages of other servers may not embed this"
        if foreign and origin not in self.origins:
            return 403, "pages of other servers may not ask: start with --allow-origin"
        if post and headers.get("content-type", "").partition(";")[0] != "application/json":
            return 415, "a body must be application/json"
        if self.token is None or path in PAGES or path.startswith(OPEN) or scope["method"] == "OPTIONS":
            return None
        given = headers.get("authorization", "").removeprefix("Bearer ").encode()
        return None if secrets.compare_digest(given, self.token.encode()) else (401, "a token is needed: see --help")
