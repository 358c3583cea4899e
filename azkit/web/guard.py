"""What every request passes first: Host, Origin, token, size and kind of its body; what every answer carries."""

import re
import secrets

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
        """Answer an error, or hand the request on with its body read."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                for name, value in HEADERS.items():
                    MutableHeaders(scope=message).setdefault(name, value)
            await send(message)

        headers = Headers(scope=scope)
        refused = self._refusal(scope, headers)
        body = b"" if refused else await _body(headers, receive)
        if body is None:
            refused = 413, f"a request has at most {LARGEST_BODY} bytes"
        if refused:
            status, reason = refused
            more = {"www-authenticate": "Bearer"} if status == 401 else None
            await JSONResponse({"error": reason}, status, more)(scope, receive, send_with_headers)
            return
        messages: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive_again() -> Message:
            return messages.pop() if messages else await receive()

        await self.app(scope, receive_again, send_with_headers)

    def _refusal(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """Status and reason if a request is not answered."""
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


async def _body(headers: Headers, receive: Receive) -> bytes | None:
    """All of a request's body; None if it is too large, which it may be without saying so first."""
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > LARGEST_BODY:
        return None
    parts, size, more = list[bytes](), 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        parts.append(message.get("body", b""))
        size, more = size + len(parts[-1]), message.get("more_body", False)
        if size > LARGEST_BODY:
            return None
    return b"".join(parts)
