"""Passes every request to a simulated Discord, and its answer, through our rules.

simcord has one table of routes for all its simulated servers. Importing this module wraps each
handler in it: requests to a server with rules go through these, others do not. simcord has logged a
request and applied its planted faults before the handler is called.
"""

from collections.abc import Callable
from typing import Any

from simcord.backend import Backend
from simcord.http import routes as _routes  # noqa: F401 (registers every handler)
from simcord.http.router import _ROUTES, Handler, RequestContext

Treat = Callable[[RequestContext, Handler], Any]
"""Answers a request: calls the handler, or raises ``BackendError`` instead."""

_TREAT = "tavolo_treats_requests"
_HEAR = "tavolo_hears_after_requests"
"""Attributes of a backend. A dictionary of backends would never let one go: what answers its
requests refers to it."""


def treat_requests(backend: Backend, treat: Treat) -> None:
    """Let ``treat`` answer the requests to this server from now on."""
    setattr(backend, _TREAT, treat)


def after_requests(backend: Backend, hear: Callable[[], None]) -> None:
    """Call ``hear`` after each request to this server, before its answer is read."""
    setattr(backend, _HEAR, hear)


def _nothing() -> None:
    """Do nothing after a request."""


def _wrapped(handler: Handler) -> Handler:
    def answer(request: RequestContext) -> Any:
        treat = getattr(request.backend, _TREAT, None)
        try:
            return handler(request) if treat is None else treat(request, handler)
        finally:
            getattr(request.backend, _HEAR, _nothing)()

    return answer


for _handlers in _ROUTES.values():
    _handlers[:] = [(template, _wrapped(handler)) for template, handler in _handlers]
