"""What arrives of a request's body in the simulated Discord: what JSON has of it, and a copy."""

from enum import IntEnum
from typing import Any

import pytest

from playroom.channel_rules import as_sent


class Colour(IntEnum):
    RED = 1


def test_what_is_sent_arrives_as_json_has_it() -> None:
    assert as_sent({"colour": Colour.RED, "pair": (1, 2), 3: None}) == {
        "colour": 1,
        "pair": [1, 2],
        "3": None,
    }
    with pytest.raises(TypeError):
        as_sent({"what": object()})


def test_what_arrives_is_a_copy() -> None:
    sent: Any = {"files": [{"name": "a"}]}
    arrived = as_sent(sent)
    sent["files"][0]["name"] = "b"
    assert arrived == {"files": [{"name": "a"}]}
