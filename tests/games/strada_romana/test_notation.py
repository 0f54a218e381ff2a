"""Writing and reading moves."""

import pytest

from core.errors import UnreadableMove
from core.texts import Verbatim
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.moves import Move
from games.strada_romana.notation import parts
from games.strada_romana.state import State
from tests.games.strada_romana.positions import (
    END,
    LOOK,
    ME,
    PASS,
    buy,
    choose,
    cube,
    play,
    refusal,
    run,
    tile,
    view,
    world,
)


def _read(text: str, state: State | None = None) -> Move:
    return STRADA_ROMANA.parse(view(state or world(), ME), text)


def _unread(text: str, state: State | None = None) -> str:
    with pytest.raises(UnreadableMove) as caught:
        _read(text, state)
    return caught.value.refusal.code.removeprefix("strada-romana-refusal-")


@pytest.mark.parametrize(
    ("move", "written"),
    [
        (buy("lateral"), "buy lateral"),
        (run("ballio", "3H 4H"), "run ballio 3h 4h"),
        (run("ballio", "12H", arrives=True), "run ballio 12h arrives"),
        (run("sosia", arrives=True), "run sosia arrives"),
        (tile("III"), "tile iii"),
        (cube("5H"), "cube 5h"),
        (END, "end"),
        (LOOK, "look"),
        (choose("ballio"), "choose ballio"),
        (PASS, "pass"),
    ],
)
def test_moves_are_written_so_for_ever(move: Move, written: str) -> None:
    assert STRADA_ROMANA.notate(move) == written


ROAD = world(at={"ballio": "3H", "sosia": "10C", "tranio": "1C"})


@pytest.mark.parametrize(
    "text",
    [
        "Ballio 4H 5C",
        "run Ballio 4H-5C",
        "move the wagon ballio to 4h, 5c",
        "BAL 4H>5C",
        "Ballio 5C",
    ],
)
def test_runs_may_be_written_in_many_ways(text: str) -> None:
    assert _read(text, ROAD) == run("ballio", "4H 5C")


def test_squares_left_out_are_found_around_wagons_in_the_way() -> None:
    state = world(at={"ballio": "3C", "sosia": "4H"})
    assert _read("ballio 5C", state) == run("ballio", "4L 5C")


@pytest.mark.parametrize(
    ("text", "meant", "code"),
    [
        ("ballio 7C", run("ballio", "4H 5H 6H 7C"), "too-far"),
        ("ballio 6H", run("ballio", "4H 5H 6H"), "blocked"),
        ("ballio 4C", None, None),
        ("ballio 3L", run("ballio", "3C 3L"), "needs-lateral"),
        ("ballio 2H", run("ballio", "2H"), "backwards"),
    ],
)
def test_a_run_that_cannot_be_is_read_so_that_the_rules_say_why(
    text: str, meant: Move | None, code: str | None
) -> None:
    others = {"sosia": "5H", "tranio": "5C", "stichus": "4L"} if code == "blocked" else {}
    state = world(at={"ballio": "3H", **others})
    if meant is None:
        assert _unread(text, state) == "unknown-square"
        return
    assert _read(text, state) == meant
    assert refusal(state, meant).code == f"strada-romana-refusal-{code}"


def test_goods_may_be_named_or_left_out_when_only_one_can_be_meant() -> None:
    high = play(world(at={"ballio": "8H"}), run("ballio", "9H"))
    central = play(world(at={"ballio": "8H"}), run("ballio", "9C"))
    assert _read("tile", high) == tile("V")
    assert _unread("tile", central) == "which-area"
    assert _read("tile marble", central) == tile("VI")
    assert _read("tile area VI", central) == tile("VI")
    assert _read("cube", high) == _read("cube metal", high) == cube("9H")
    assert _unread("cube wine", high) == "other-cube"
    assert _unread("cube", central) == "no-market-there"


def test_a_whole_turn_is_written_in_parts() -> None:
    assert parts("Ballio 3H 4H; Sosia 9C +tile") == ("Ballio 3H 4H", "Sosia 9C", "tile")
    assert parts("buy lateral\nBallio 3C+cube+tile I ;") == (
        *("buy lateral", "Ballio 3C", "cube", "tile I"),
    )
    state = world(seats=4, at={"ballio": "2H", "sosia": "10C"})
    for part in parts("Ballio 3H 4H; Sosia 9C +tile V"):
        state = play(state, _read(part, state))
    assert sum(state.tiles[ME]) == 1
    assert state.turn != ME


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "nothing-written"),
        ("gallop away", "unknown-verb"),
        ("run", "which-wagon"),
        ("choose", "which-wagon"),
        ("run mercury 3H", "unknown-wagon"),
        ("ballio 13H", "unknown-square"),
        ("ballio ostia", "wrong-way"),
        ("buy time", "which-special"),
        ("tile", "which-area"),
        ("cube", "which-market"),
        ("cube 3C", "no-market-there"),
        ("tile silk", "unknown-good"),
        ("end ballio", "just-verb"),
        ("pass ballio 3H", "just-verb"),
        ("look; pass", "just-verb"),
        ("tile 7", "unknown-good"),
        ("tile -3", "unknown-good"),
        ("cube 99H", "unknown-square"),
        ("ballio hh", "unknown-square"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(text: str, code: str) -> None:
    assert _unread(text) == code


def test_what_somebody_wrote_is_quoted_but_not_at_length() -> None:
    with pytest.raises(UnreadableMove) as caught:
        _read("x" * 500)
    quoted = caught.value.refusal.values["words"]
    assert isinstance(quoted, Verbatim)
    assert len(quoted.words) == 60
