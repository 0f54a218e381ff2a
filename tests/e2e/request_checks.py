"""Checks all requests of a test: the limits always, Discord's OpenAPI document if available."""

from collections.abc import Iterable
from functools import cache
from typing import Any

from simcord import HttpLogEntry

from tests.e2e.discord_limits import limit_faults
from tests.e2e.openapi_checks import OpenApiOracle


@cache
def the_oracle() -> OpenApiOracle | None:
    """One oracle for the whole test run: reading the document takes longer than asking it."""
    return OpenApiOracle.from_environment()


def request_faults(requests: Iterable[HttpLogEntry]) -> list[str]:
    """What Discord would refuse of these requests."""
    oracle = the_oracle()
    return [
        fault
        for request in requests
        for fault in (*limit_faults(request), *(oracle.faults(request) if oracle else ()))
    ]


def answers_among(requests: Iterable[HttpLogEntry]) -> list[Any]:
    """The bodies of private answers, in order."""
    return [r.json for r in requests if r.path.endswith("/messages/@original")]
