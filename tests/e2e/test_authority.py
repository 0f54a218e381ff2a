"""Permissions: every action at a table, tried by everybody, typed and by button."""

from typing import Any

import msgspec
import pytest

from core.texts import CommandName, Value, text
from model.table import Status, Table
from tests.e2e.kinds_of_people import OUTSIDE, Town
from tests.e2e.simulated_people import Reply
from tests.e2e.whole_games import say

pytestmark = pytest.mark.asyncio(loop_scope="module")

DONE = "done"
SHOWN = "shown"
UNKNOWN = "table-refusal-unknown"
NOT_SEATED = "table-refusal-not-seated"
NO_REMATCH = "table-refusal-not-of-rematch"
NOT_OPEN = "history-refusal-not-open"
NOTHING_OPEN = "table-refusal-decided"
HOST_ONLY = "table-refusal-host-only"
NOT_HOST = "table-refusal-not-host"
SEATED = "table-refusal-already-seated"
NO_MANAGER = "table-refusal-not-manager"
AWAITED = "table-refusal-awaited"
LOBBY, PLAYING, FINISHED, _ = Status
FROZEN = "frozen"
"""Where a game is that a manager has stopped."""


class Deed(msgspec.Struct, frozen=True):
    """An action at a table. ``typed``: its command with options; ``pressed``: its button's id."""

    at: Status | str
    typed: str = ""
    pressed: str = ""
    options: dict[str, Any] = {}


def button(name: str) -> str:
    """The id of a button under a post."""
    return f"tavolo:{name}:{{code}}"


DEEDS = {
    "join": Deed(LOBBY, "", button("join")),
    "join a team": Deed(LOBBY, "", button("side") + ":1"),
    "leave": Deed(LOBBY, "", button("leave")),
    "start": Deed(LOBBY, "", button("start")),
    "leave them out": Deed(LOBBY, "", button("begin") + ":{version}"),
    "invite": Deed(LOBBY, "", "tavolo-invite:{code}"),
    "remove": Deed(LOBBY, "", "tavolo-remove:{code}"),
    "change": Deed(LOBBY, "", "tavolo-change:{code}:pace"),
    "ask what to change": Deed(LOBBY, "table change", button("change")),
    "ask for a computer": Deed(LOBBY, "", button("computer")),
    "seat a computer": Deed(LOBBY, "", button("easy")),
    "fill it up": Deed(LOBBY, "", button("fill-hard")),
    "ask to clear it": Deed(LOBBY, "table end", button("cancel")),
    "clear it": Deed(LOBBY, "", button("agree")),
    "rule it off": Deed(LOBBY, "", button("end")),
    "look at the lobby": Deed(LOBBY, "table status", button("seat")),
    "decline": Deed(LOBBY, "", button("decline")),
    "read its rules": Deed(LOBBY, "", button("rules")),
    "choose it from a list": Deed(LOBBY, "", "tavolo-open"),
    "look at the board": Deed(PLAYING, "table board", button("closer")),
    "look at its status": Deed(PLAYING, "table status"),
    "look at one's own": Deed(PLAYING, "table mine", button("view")),
    "read the board": Deed(PLAYING, "", button("text")),
    "look at more": Deed(PLAYING, "", button("more")),
    "read the history": Deed(PLAYING, "table history", "tavolo-turn:tables.history.{code}:1"),
    "look back": Deed(PLAYING, "table history", button("since")),
    "read the past": Deed(PLAYING, "", button("past-text") + ":0"),
    "lay it open early": Deed(PLAYING, "", button("open-last")),
    "lay it open": Deed(FINISHED, "", button("open-last")),
    "move": Deed(PLAYING, "la-strada play", "la-strada-go:{code}:1:end", {"move": "end"}),
    "ask how to end it": Deed(PLAYING, "table end"),
    "resign": Deed(PLAYING, "", button("resign")),
    "ask to end it": Deed(PLAYING, "", button("cancel")),
    "end it": Deed(PLAYING, "", button("end")),
    "agree to end it": Deed(PLAYING, "", button("agree")),
    "play on": Deed(PLAYING, "", button("refuse")),
    "ask to manage": Deed(PLAYING, "", button("manage")),
    "freeze": Deed(PLAYING, "", button("freeze")),
    "unfreeze": Deed(FROZEN, "", button("unfreeze")),
    "hand it over": Deed(PLAYING, "", "tavolo-manage:{code}:host"),
    "ask to free a seat": Deed(PLAYING, "", "tavolo-manage:{code}:seat"),
    "free a seat": Deed(PLAYING, "", button("free") + ":{seated}"),
    "ask to pause": Deed(PLAYING, "table pause"),
    "pause for a day": Deed(PLAYING, "", button("pause-day")),
    "propose a pause": Deed(PLAYING, "", button("pause-all")),
    "ask for another pace": Deed(PLAYING, "table change"),
    "propose a pace": Deed(PLAYING, "", "tavolo-change:{code}:pace"),
    "look at the end": Deed(FINISHED, "table board", button("view")),
    "read what was": Deed(FINISHED, "table history", "tavolo-turn:tables.history.{code}:1"),
    "watch it so far": Deed(PLAYING, "table replay", button("replay-public")),
    "watch it": Deed(FINISHED, "table replay", button("replay-open")),
    "export": Deed(PLAYING, "table export"),
    "export what was": Deed(FINISHED, "table export", button("export")),
    "verify": Deed(FINISHED, "table verify"),
    "play again": Deed(FINISHED, "", button("rematch")),
}
"""Everything that can be done, at a table where that is possible."""

# Who looks on from the place or from elsewhere in the server; who is invited; who sits; the host;
# a manager. SHOWN changes nothing; anything but that and DONE is the key of what is answered.
# fmt: off
RESULTS = {
    #                   onlooker    invited     seated      host           manager
    "join":            (DONE,       DONE,       SEATED,     SEATED,        DONE),
    "join a team":     (DONE,       DONE,       SEATED,     SEATED,        DONE),
    "leave":           (NOT_SEATED, DONE,       DONE,       DONE,          NOT_SEATED),
    "start":           (NOT_SEATED, NOT_SEATED, AWAITED,    "start-sure",  NOT_SEATED),
    "leave them out":  (NOT_SEATED, NOT_SEATED, AWAITED,    DONE,          NOT_SEATED),
    "invite":          (HOST_ONLY,  HOST_ONLY,  HOST_ONLY,  DONE,          HOST_ONLY),
    "remove":          (HOST_ONLY,  HOST_ONLY,  HOST_ONLY,  DONE,          HOST_ONLY),
    "change":          (HOST_ONLY,  HOST_ONLY,  HOST_ONLY,  DONE,          HOST_ONLY),
    "ask what to change": (HOST_ONLY, HOST_ONLY, HOST_ONLY, SHOWN,         HOST_ONLY),
    "ask for a computer": (SHOWN,   SHOWN,      SHOWN,      SHOWN,         SHOWN),
    "seat a computer": (HOST_ONLY,  HOST_ONLY,  HOST_ONLY,  DONE,          HOST_ONLY),
    "fill it up":      (HOST_ONLY,  HOST_ONLY,  HOST_ONLY,  DONE,          HOST_ONLY),
    "ask to clear it": (NOT_HOST,   NOT_HOST,   NOT_HOST,   "cancel-sure", "cancel-sure"),
    "clear it":        (NOT_HOST,   NOT_HOST,   NOT_HOST,   DONE,          NOT_HOST),
    "rule it off":     (NOT_HOST,   NOT_HOST,   NOT_HOST,   DONE,          DONE),
    "decline":         (NOT_SEATED, DONE,       DONE,       DONE,          NOT_SEATED),
    "look at the lobby":     (SHOWN,) * 5,
    "read its rules":        (SHOWN,) * 5,
    "choose it from a list": (SHOWN,) * 5,
    "look at the board":   (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "look at its status":  (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "look at one's own":   (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "read the board":      (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "look at more":        (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "read the history":    (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "look back":           (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "read the past":       (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "lay it open early":   (NOT_OPEN,   UNKNOWN, NOT_OPEN,      NOT_OPEN,      NOT_OPEN),
    "lay it open":         (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "move":                (NOT_SEATED, UNKNOWN, SHOWN,         SHOWN,         NOT_SEATED),
    "ask how to end it":   (NOT_SEATED, UNKNOWN, "end-which", "end-which", "cancel-sure"),
    "resign":              (NOT_SEATED, UNKNOWN, DONE,          DONE,          NOT_SEATED),
    "ask to end it":       (NOT_SEATED, UNKNOWN, "cancel-sure", "cancel-sure", "cancel-sure"),
    "end it":              (NOT_SEATED, UNKNOWN, DONE,          DONE,          DONE),
    "agree to end it":     (NOT_SEATED, UNKNOWN, DONE,          DONE,          NOT_SEATED),
    "play on":             (NOT_SEATED, UNKNOWN, NOTHING_OPEN,  NOTHING_OPEN,  NOT_SEATED),
    "ask to manage":       (NO_MANAGER, UNKNOWN, NO_MANAGER,    SHOWN,         SHOWN),
    "freeze":              (NO_MANAGER, UNKNOWN, NO_MANAGER,    NO_MANAGER,    DONE),
    "unfreeze":            (NO_MANAGER, UNKNOWN, NO_MANAGER,    NO_MANAGER,    DONE),
    "hand it over":        (NO_MANAGER, UNKNOWN, NO_MANAGER,    NO_MANAGER,    DONE),
    "ask to free a seat":  (NO_MANAGER, UNKNOWN, NO_MANAGER,    NO_MANAGER,    SHOWN),
    "free a seat":         (NO_MANAGER, UNKNOWN, NO_MANAGER,    NO_MANAGER,    DONE),
    "ask to pause":        (NOT_SEATED, UNKNOWN, "pause-sure",  "pause-sure",  NOT_SEATED),
    "pause for a day":     (NOT_SEATED, UNKNOWN, DONE,          DONE,          NOT_SEATED),
    "propose a pause":     (NOT_SEATED, UNKNOWN, DONE,          DONE,          NOT_SEATED),
    "ask for another pace": (NOT_SEATED, UNKNOWN, SHOWN,        SHOWN,         NOT_SEATED),
    "propose a pace":      (NOT_SEATED, UNKNOWN, DONE,          DONE,          NOT_SEATED),
    "look at the end":     (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "read what was":       (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "watch it so far":     (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "watch it":            (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "export":              (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "export what was":     (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "verify":              (SHOWN,      UNKNOWN, SHOWN,         SHOWN,         SHOWN),
    "play again":          (NO_REMATCH, UNKNOWN, SHOWN,         SHOWN,         NO_REMATCH),
}
# fmt: on

COLUMNS = {
    "same server": 0,
    "in the place": 0,
    "invited": 1,
    "seated": 2,
    "host": 3,
    "manager": 4,
}
CELLS = [
    (name, way, kind)
    for name, deed in DEEDS.items()
    for way in ("typed", "pressed")
    if getattr(deed, way)
    for kind in (*COLUMNS, *OUTSIDE)
]


async def _do(town: Town, kind: str, deed: Deed, way: str, table: Table) -> Reply:
    """Somebody does it, by a command or by a button or menu."""
    neighbour = town.neighbour_of(kind)
    heir = town.seated if kind not in OUTSIDE[:2] else neighbour
    if way == "typed":
        return await town.kinds[kind].slash(deed.typed, table=table.code, **deed.options)
    custom_id = deed.pressed.format(code=table.code, version=table.version, seated=town.seated.id)
    menu, _, _ = custom_id.partition(":")
    if menu == "tavolo-invite":
        return await town.choose(kind, custom_id, neighbour)
    values: dict[str, list[str]] = {
        "tavolo-open": [table.code],
        "tavolo-change": ["24"],
        "tavolo-remove": [f"person {town.invited.id}"],
        "tavolo-manage": ["1" if custom_id.endswith(":seat") else str(heir.id)],
    }
    return await town.press(kind, custom_id, *values.get(menu, []))


async def _table(town: Town, at: Status | str) -> Table:
    make = {
        LOBBY: town.lobby,
        PLAYING: town.playing,
        FROZEN: town.frozen,
        FINISHED: town.finished,
    }
    return await make[at]()


async def test_everything_that_can_be_done_has_its_results() -> None:
    assert DEEDS.keys() == RESULTS.keys()


@pytest.mark.parametrize(("name", "way", "kind"), CELLS)
async def test_everybody_does_what_they_may_and_nothing_else(
    town: Town, name: str, way: str, kind: str
) -> None:
    deed = DEEDS[name]
    table = await _table(town, deed.at)
    reply = await _do(town, kind, deed, way, table)
    after = await town.house.table(table.code)
    result = UNKNOWN if kind in OUTSIDE else RESULTS[name][COLUMNS[kind]]
    assert reply.is_private
    if result == UNKNOWN:
        assert reply.posts[-1].text == f"### {say('en', UNKNOWN)}"
    elif result in (DONE, SHOWN):
        assert "### There is no such table" not in reply.posts[-1].text
    else:
        named: dict[str, Value] = {
            "code": table.code,
            "game": text(f"{table.game}-name"),
            "people": f"<@{town.invited.id}>",
            "command": CommandName(f"{table.game}-new"),
        }
        assert say("en", result, **named) in reply.posts[-1].text
    assert (after != table) == (result == DONE)


OWN = "table-refusal-own-game"
AT_A_GAME = [
    (name, way) for name, way, kind in CELLS if kind == "manager" and DEEDS[name].at != LOBBY
]
"""Everything that can be done at a game, or after it."""


@pytest.mark.parametrize(("name", "way"), AT_A_GAME)
async def test_a_manager_who_plays_has_no_more_rights_than_anybody_who_plays(
    town: Town, name: str, way: str
) -> None:
    deed, guild = DEEDS[name], town.house.env.backend.guilds[town.guild.id]
    owner, guild.owner_id = guild.owner_id, town.seated.id
    try:
        table = await _table(town, deed.at)
        reply = await _do(town, "seated here", deed, way, table)
    finally:
        guild.owner_id = owner
    result, after = RESULTS[name][COLUMNS["seated"]], await town.house.table(table.code)
    assert (after != table) == (result == DONE)
    assert (say("en", OWN) in reply.posts[-1].text) == (result == NO_MANAGER)
    assert after.status is not Status.CANCELLED


@pytest.mark.parametrize("kind", [*COLUMNS, *OUTSIDE])
async def test_an_unknown_code_is_answered_in_the_same_words(town: Town, kind: str) -> None:
    typed = await town.kinds[kind].slash("table board", table="ZZZZ")
    pressed = await town.press(kind, "tavolo:join:ZZZZ")
    assert typed.text == pressed.posts[-1].text == f"### {say('en', UNKNOWN)}"
