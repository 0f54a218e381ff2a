"""Idempotency: an interaction, and each part of it, is carried out once even if delivered twice."""

from types import SimpleNamespace
from typing import Any, cast

from cogs.discord.interaction_user import request_of


def asking(number: int) -> Any:
    """An interaction with this id."""
    return cast(Any, SimpleNamespace(id=number))


def test_the_same_part_of_the_same_interaction_is_the_same_request() -> None:
    for part in range(5):
        assert request_of(asking(7 << 50), part) == request_of(asking(7 << 50), part)


def test_parts_of_an_interaction_are_requests_of_their_own() -> None:
    requests = [request_of(asking(7 << 50), part) for part in range(5)]
    assert len(set(requests)) == 5
    assert requests[0] == 7 << 50
    assert all(request < 0 for request in requests[1:]), "no interaction has such an id"
    assert min(requests) > -(1 << 63), "it fits a column of the database"
