"""A closed table answers everybody who does not sit there in the same words, whatever they do."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from tables.model.table import Table
from tests.e2e.kinds_of_people import Town
from tests.e2e.simulated_people import Reply
from tests.e2e.test_authority import DEEDS, LOBBY, Deed, _do
from tests.e2e.whole_games import say
from workers.post_model import ActionName

pytestmark = pytest.mark.asyncio(loop_scope="module")

OTHERS = ("same server", "in the place", "manager")
PRESSED = [
    name
    for name in get_args(ActionName)
    if name not in ("unfollow", "decline-all") and not name.startswith("cup-")
]
"""All buttons but those that lead to no table."""


def must_be_refused(reply: Reply, table: Table, what: str, kind: str = "in the place") -> None:
    """In words that depend on who asks alone; those for managers name what they can do."""
    assert reply.is_private
    words = "table-refusal-closed-to-manager" if kind == "manager" else "table-refusal-closed"
    refusal = say("en", words, code=table.code)
    assert reply.posts[-1].text == f"### {refusal}", what


@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
async def test_every_deed_of_others_is_refused_in_the_same_words(town: Town, over: bool) -> None:
    table = await town.closed(over=over)
    for name, deed in DEEDS.items():
        for way in ("typed", "pressed"):
            if getattr(deed, way) and deed.at != LOBBY:
                reply = await _do(town, "in the place", deed, way, table)
                must_be_refused(reply, table, f"{name} {way}")
    for kind in OTHERS:
        reply = await _do(town, kind, DEEDS["look at the board"], "typed", table)
        must_be_refused(reply, table, kind, kind)
    for command in ("follow", "cancel", "manage move"):
        reply = await _do(town, "manager", Deed(LOBBY, f"table {command}"), "typed", table)
        must_be_refused(reply, table, command, "manager")
    assert await town.house.table(table.code) == table


async def test_a_manager_keeps_order_and_is_told_the_same_whether_the_game_goes_on(
    town: Town,
) -> None:
    for over in (False, True):
        table = await town.closed(over=over)
        for deed, done in (("freeze", "frozen"), ("freeze", "frozen"), ("unfreeze", "unfrozen")):
            command, frozen = Deed(LOBBY, f"table manage {deed}"), done == "frozen"
            reply = await _do(town, "manager", command, "typed", table)
            said = say("en", f"done-{done}-unseen", code=table.code)
            assert reply.is_private
            assert reply.posts[-1].text == f"### {said}"
            assert (await town.house.table(table.code)).is_frozen == (frozen and not over)
        stranger = await _do(town, "same server", command, "typed", table)
        must_be_refused(stranger, table, "unfreeze")


async def test_every_button_of_others_is_refused_in_the_same_words(town: Town) -> None:
    table = await town.closed()
    for name in PRESSED:
        reply = await town.press("in the place", f"tavolo:{name}:{table.code}:1")
        must_be_refused(reply, table, name)
    assert await town.house.table(table.code) == table


BOOLEAN, USER = 5, 6
"""Types of options, as Discord numbers them."""


def commands_of_tables(town: Town) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """All commands that can name a table, with their other options that must be given."""
    for command in town.house.env.backend.commands[None].values():
        for name, options in _leaves(command["name"], command.get("options", [])):
            if any(option["name"] == "table" for option in options):
                yield name, [o for o in options if o.get("required") and o["name"] != "table"]


def _leaves(name: str, options: list[dict[str, Any]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The command itself, or those of its group."""
    groups = [option for option in options if option["type"] in (1, 2)]
    if not groups:
        yield name, options
    for group in groups:
        yield from _leaves(f"{name} {group['name']}", group.get("options", []))


def _sample(option: dict[str, Any], town: Town) -> Any:
    if option["type"] == USER:
        return town.shut_out.member
    choices = option.get("choices", [])
    if choices:
        return choices[0]["value"]
    return {3: "x", 4: option.get("min_value", 1), BOOLEAN: False}[option["type"]]


async def test_every_command_of_others_is_refused_in_the_same_words(town: Town) -> None:
    table = await town.closed()
    here, tried = town.kinds["in the place"], 0
    for name, needed in commands_of_tables(town):
        options = {option["name"]: _sample(option, town) for option in needed}
        reply = await here.slash(name, table=table.code, **options)
        must_be_refused(reply, table, name)
        tried += 1
    assert tried > 30
    assert await here.suggestions("la-strada workshop", "place", table=table.code) == {}
    assert await town.house.table(table.code) == table


async def test_lists_and_suggestions_name_it_only_to_those_who_sit_there(town: Town) -> None:
    table = await town.closed()
    for kind, named in (*((kind, False) for kind in OTHERS), ("seated", True), ("host", True)):
        here = town.kinds[kind]
        for command in ("table board", "table history", "table verify"):
            offered = await here.suggestions(command, "table")
            assert (table.code in offered.values()) == (named and command != "table verify"), kind
        assert (table.code in (await here.slash("table list")).text) == named, kind
    games = await town.onlooker.at(town.cellar).apps("Their games", town.host.member)
    assert table.code not in games.text


async def test_those_who_sit_there_see_their_game_and_no_seed(town: Town) -> None:
    for over in (False, True):
        table = await town.closed(over=over)
        assert table.seed is not None
        here = town.kinds["host"]
        for command in ("table mine", "table board", "table status", "table history"):
            shown = await here.slash(command, table=table.code)
            for refusal in ("table-refusal-closed", "table-refusal-deal-played"):
                assert say("en", refusal, code=table.code) not in shown.text, command
            assert table.seed.hex() not in shown.text
        exported = await here.slash("table export", table=table.code)
        files = exported.posts[-1].files.values()
        assert files
        assert not any(table.seed.hex().encode() in file for file in files)
        verified = await here.slash("table verify", table=table.code)
        refusal = "table-refusal-deal-played" if over else "table-refusal-not-finished"
        assert say("en", refusal) in verified.text
