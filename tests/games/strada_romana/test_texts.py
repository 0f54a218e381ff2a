"""Texts of Strada Romana in English, word for word where it matters."""

import pytest

from core.guided_play import BEGINNING, Where
from core.texts import Text
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.guided_play import ask, go
from games.strada_romana.moves import Move, TileChosen, TileTaken, WagonRan
from games.strada_romana.state import State
from games.strada_romana.texts import (
    board_text,
    event_text,
    hand_text,
    move_text,
)
from tests.games.english_texts import say
from tests.games.strada_romana.positions import (
    END,
    LOOK,
    ME,
    PASS,
    RIVAL,
    buy,
    choose,
    cube,
    good,
    play,
    run,
    square,
    tile,
    view,
    wagon,
    world,
)

KEY = "strada-romana"


def offered(state: State) -> list[str]:
    """What stands above the choices of whoever is on turn."""
    seen, legal = STRADA_ROMANA.view_for(state, ME), list(STRADA_ROMANA.legal_moves(state, ME))
    return [say(KEY, line) for line in ask(seen, legal, BEGINNING).words]


def _said(text: Text) -> str:
    return say(KEY, text)


def test_runs_are_told_square_by_square() -> None:
    path = (square("4H"), square("5C"))
    ran = WagonRan(ME, wagon("ballio"), square("3H"), path, False, 1, 0)
    assert _said(event_text(ran)) == "Player 1 moved Ballio: 3H-4H-5C."
    entered = WagonRan(ME, wagon("ballio"), None, (square("1C"),), False, 2, 0)
    assert _said(event_text(entered)) == "Player 1 brought Ballio onto the road: 1C."
    home = WagonRan(ME, wagon("sosia"), square("1C"), (), True, 2, 3)
    assert _said(event_text(home)) == (
        "Player 1 brought Sosia to Ostia-Portus by 1C. Wagons arrived: 3."
    )
    rome = WagonRan(ME, wagon("ballio"), square("11H"), (square("12H"),), True, 1, 1)
    assert "to Rome by 11H-12H" in _said(event_text(rome))


def test_a_tile_is_told_with_its_coins_and_what_follows() -> None:
    taken = TileTaken(ME, tile("V").area, good("hides"), 2, good("wine"))
    assert _said(event_text(taken)) == (
        "Player 1 took the hides tile of area V, which brought 2 coins; wine took its place."
    )
    last = TileTaken(ME, tile("V").area, good("hides"), 1, None)
    assert _said(event_text(last)) == (
        "Player 1 took the hides tile of area V, which brought one coin; the bag had no tile left."
    )


def test_a_kept_wagon_tile_is_named_to_its_player_only() -> None:
    assert _said(event_text(TileChosen(ME, wagon("ballio")))) == (
        "Player 1 kept the tile of Ballio in secret."
    )


@pytest.mark.parametrize(
    ("move", "label"),
    [
        (buy("lateral"), "Buy lateral movement for one coin"),
        (buy("extra"), "Buy extra movement for 3 coins"),
        (run("ballio", "3H 4H"), "Ballio: 3H-4H"),
        (run("ballio", "12H", arrives=True), "Ballio: 12H and into its destination"),
        (run("ballio", arrives=True), "Ballio: into its destination"),
        (tile("III"), "Take the tile of area III"),
        (cube("5H"), "Take the cube beside 5H"),
        (choose("sosia"), "Keep the tile of Sosia"),
    ],
)
def test_labels_of_moves(move: Move, label: str) -> None:
    assert _said(move_text(view(world()), move)) == label


REFUSALS = [
    (
        world(at={"ballio": "3H", "sosia": "4H"}),
        run("ballio", "4H"),
        "Ballio cannot run over 4H: Sosia stands there.",
    ),
    (
        world(at={"ballio": "3H"}),
        run("ballio", "2H"),
        "Ballio is bound for Rome and cannot go back from 3H to 2H.",
    ),
    (
        play(world(at={"ballio": "3H"}), run("ballio", "4H"), run("sosia", "12H")),
        run("ballio", "5H"),
        "Ballio has finished its run in this turn: each wagon moves once.",
    ),
    (
        play(world(at={"ballio": "3H"}), run("ballio", "4H")),
        END,
        "2 points of movement must still be used: Pseudolus, for one, can run. "
        "A turn that moves wagons uses three points of movement, as long as any wagon can make a "
        "step that is paid for. It need not be the wagon that has just run; only one whose run is "
        "finished may stay. The fourth point of extra movement is free to use or not.",
    ),
    (world(coins=(1, 0)), buy("extra"), "Extra movement costs 3 coins; you have 1."),
    (
        world(kept=[(0, "ballio"), (0, "sosia"), (0, "tranio")]),
        LOOK,
        "You have 3 wagon tiles; nobody keeps more, and none is given back.",
    ),
    (
        play(world(at={"ballio": "8H"}), run("ballio", "9C")),
        tile("I"),
        "Ballio stands on 9C, in area V, VI, not I.",
    ),
]


def test_the_small_sum_in_the_picture_is_explained_in_words() -> None:
    (said,) = (
        line for line in board_text(view(world())) if line.text.key == "strada-romana-board-sum"
    )
    for part in ("victory points +", "× goods with contracts", "− single goods"):
        assert part in _said(said.text)


def test_the_board_can_be_played_from_its_lines_alone() -> None:
    state = world(
        at={"ballio": "3H", "sosia": "9C"},
        arrived="plotus",
        coins=(2, 0),
        points=(1, 0),
        tiles={0: "wheat wheat"},
        cubes={0: "wheat oil"},
        kept=[(1, "tranio")],
        idle=2,
    )
    lines = [_said(line.text) for line in board_text(view(state))]
    assert lines[0] == (
        "Bound for Rome: Pseudolus (not yet on the road), Curculio (not yet on the road), "
        "Ballio 3H, Demetrius (not yet on the road)."
    )
    assert "Wagons arrived, 1 of 4: Plotus." in lines
    assert "Tiles by area: I wheat, II wine, III oil, IV metal, V hides, VI marble." in lines
    assert any(line.startswith("Cubes by the square of their market: 1H wheat,") for line in lines)
    assert "Tiles in the bag: wheat 3, wine 5, oil 5, metal 5, hides 5, marble 5." in lines
    assert "Player 1, points: 0 (1 of them victory points); coins: 2; wagon tiles: 0." in lines
    assert (
        "Goods of Player 1: contracts: wheat 1; single tiles: wheat 1; single cubes: oil 1."
        in lines
    )
    assert "Still to be had, victory points: 19; wagon tiles: 8." in lines
    assert "Idle turns: 2. After 4 more the game ends." in lines
    assert lines[-1] == "Player 1 is to play."
    assert sum("Tranio" in line for line in lines) == 1, "the rival's tile is not told"


def test_the_hand_tells_own_tiles_and_what_was_seen() -> None:
    state = play(world(), LOOK)
    lines = [_said(line.text) for line in hand_text(view(state, ME))]
    assert lines[0].startswith("In the stack: Pseudolus, Curculio, Plotus, Ballio, Stichus")
    after = play(state, choose("ballio"), PASS)
    lines = [_said(line.text) for line in hand_text(view(after, ME))]
    assert lines[0] == "Your wagon tiles: Ballio."
    assert lines[1].startswith("When you last kept one, the stack still held: Pseudolus")
    assert "Ballio" not in lines[1]
    assert hand_text(view(after, RIVAL)) == (), "nothing that others do not see"
    assert hand_text(view(after)) == ()


def test_the_run_that_brings_the_last_wagon_home_says_that_it_ends_the_game() -> None:
    home = run("ballio", arrives=True)
    ends = "The fourth wagon arrives: this ends the game."
    for arrived, warned in (("plotus stichus", 0), ("plotus stichus epidicus", 1)):
        state = world(at={"ballio": "12H"}, arrived=arrived)
        seen, legal = STRADA_ROMANA.view_for(state, ME), list(STRADA_ROMANA.legal_moves(state, ME))
        question = go(seen, (home,))
        assert ask(seen, legal, Where("to", ("1", STRADA_ROMANA.notate(home)))) == question
        assert [_said(line) for line in question.words].count(ends) == warned
        short = go(seen, (run("sosia", "12H"),))
        assert ends not in map(_said, short.words)
