"""The list of assumptions about Discord matches this project: what relies on them exists."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from core.discord_limits import ARCHIVED_AFTER
from playroom.discord_rules import PLANTABLE
from rehearsal.discord_assumptions import BELIEFS, Belief, belief, limit
from workers.post_model import ALT_LIMIT

ROOT = Path(__file__).parents[2]
READERS = ("catalog.py", "cogs", "workers", "rehearsal", "playroom", "tests")
"""Where beliefs are read."""

LISTS = (ROOT / "core/discord_limits.py", ROOT / "rehearsal/discord_assumptions.py")

KEY = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


def _files() -> list[Path]:
    found = []
    for name in READERS:
        place = ROOT / name
        found += [place] if place.is_file() else sorted(place.rglob("*.py"))
    return [one for one in found if one not in (Path(__file__), *LISTS)]


@cache
def _words_in_code() -> frozenset[str]:
    """Every string in the code that reads beliefs."""
    return frozenset(
        node.value
        for file in _files()
        for node in ast.walk(_tree(file))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _keys_asked_for() -> dict[str, Path]:
    """Each key that code asks the list for, with a file that does."""
    return {
        node.args[0].value: file
        for file in _files()
        for node in ast.walk(_tree(file))
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", getattr(node.func, "id", "")) in {"belief", "limit", "holds"}
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
        and KEY.fullmatch(node.args[0].value)
    }


@pytest.mark.parametrize("one", BELIEFS, ids=[one.key for one in BELIEFS])
def test_a_belief_says_where_it_comes_from_and_what_rests_on_it(one: Belief) -> None:
    assert KEY.fullmatch(one.key)
    assert one.says.endswith(".")
    assert one.source
    assert (ROOT / one.relies).is_file()


@pytest.mark.parametrize("one", BELIEFS, ids=[one.key for one in BELIEFS])
def test_a_belief_is_read_somewhere(one: Belief) -> None:
    assert one.key in _words_in_code()


def test_every_belief_has_a_key_of_its_own() -> None:
    assert len({one.key for one in BELIEFS}) == len(BELIEFS)
    assert all(belief(one.key) is one for one in BELIEFS)


def test_every_key_that_is_asked_for_is_in_the_list() -> None:
    known = {one.key for one in BELIEFS}
    asked = _keys_asked_for()
    assert {key: file for key, file in asked.items() if key not in known} == {}
    assert asked, "the search finds what it looks for"


def test_at_least_ten_beliefs_can_be_planted_wrong() -> None:
    assert len(PLANTABLE) >= 10


def test_a_belief_without_a_number_is_no_limit() -> None:
    with pytest.raises(TypeError):
        limit("gallery-has-items")


def test_codes_of_discord_that_are_believed_are_written_in_the_list_alone() -> None:
    """So that what the bot expects and what the simulated Discords refuse with is one number."""
    values = (one.value for one in BELIEFS if isinstance(one.value, int))
    codes = {value for value in values if 10_000 < value < 1_000_000} - {ARCHIVED_AFTER}
    assert len(codes) > 10, "the search finds what it looks for"
    written = [
        f"{file.relative_to(ROOT)}:{node.lineno}: {node.value}"
        for file in sorted((ROOT / "cogs").rglob("*.py"))
        for node in ast.walk(_tree(file))
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value in codes
    ]
    assert written == []


def test_alt_texts_stay_within_what_is_believed() -> None:
    assert limit("alt-text-length") >= ALT_LIMIT
