"""The first screen of guided play, and what it says of a wagon that was named."""

from core.guided_play import Ask, Menu, Where
from core.texts import Text
from games.strada_romana.board import WAGONS
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.guided_play import ask, instead
from games.strada_romana.moves import EndTurn, Move, RunWagon, TakeCube, TakeTile
from games.strada_romana.state import State
from tests.games.strada_romana.positions import ME
from tests.games.whole_games import journeys

BUTTONS_A_ROW = 5


def test_goods_and_the_end_of_the_turn_share_a_row_where_nothing_else_can_be_done() -> None:
    found = list[Ask[Move]]()
    for journey in journeys("strada-romana"):
        for stop in journey.stops:
            view = STRADA_ROMANA.view_for(stop.state, stop.seat)
            legal = tuple(STRADA_ROMANA.legal_moves(stop.state, stop.seat))
            if (
                all(isinstance(move, TakeTile | TakeCube | EndTurn) for move in legal)
                and EndTurn() in legal
            ):
                screen = ask(view, legal, Where())
                assert isinstance(screen, Ask)
                buttons = [row for row in screen.rows if not isinstance(row, Menu)]
                assert len(buttons) == len(screen.rows) == -(-len(legal) // BUTTONS_A_ROW)
                assert sum(len(row) for row in buttons) == len(legal)
                found.append(screen)
    assert found


def hints(state: State) -> list[Text | None]:
    """What is said of each run where those of its wagon are listed."""
    view, legal = STRADA_ROMANA.view_for(state, ME), tuple(STRADA_ROMANA.legal_moves(state, ME))
    wagons = {WAGONS[move.wagon] for move in legal if isinstance(move, RunWagon)}
    screens = [instead(view, legal, f"run {wagon}") for wagon in sorted(wagons)]
    menus = [row for screen in screens if screen for row in screen.rows if isinstance(row, Menu)]
    return [option.hint for menu in menus for option in menu.options]


def test_runs_to_the_same_place_are_told_apart_by_their_steps_and_others_not_at_all() -> None:
    found = set[bool]()
    for stop in (stop for journey in journeys("strada-romana") for stop in journey.stops[::9]):
        view = STRADA_ROMANA.view_for(stop.state, stop.seat)
        legal = tuple(STRADA_ROMANA.legal_moves(stop.state, stop.seat))
        for wagon in {move.wagon for move in legal if isinstance(move, RunWagon)}:
            screen = ask(view, legal, Where("wagon", (WAGONS[wagon],)))
            assert isinstance(screen, Ask)
            presses = [p for row in screen.rows if not isinstance(row, Menu) for p in row]
            for at in {press.at for press in presses}:
                there = [press.label for press in presses if press.at == at]
                steps = [label.values.get("points") for label in there]
                assert len({*steps}) == len(there)
                assert (None in steps) == (len(there) == 1)
                found.add(None in steps)
    assert found == {True, False}
