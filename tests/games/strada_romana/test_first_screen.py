"""The first screen of guided play, and what it says of a wagon that was named."""

from core.guided_play import Ask, Menu, Where
from core.texts import Text
from games.strada_romana.board import WAGONS
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.guided_play import ask, instead
from games.strada_romana.moves import EndTurn, Move, RunWagon, TakeCube, TakeTile
from games.strada_romana.state import State
from tests.games.strada_romana.positions import ME, cube, play, run, tile, world
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


def test_a_row_has_the_wagons_of_one_direction_in_the_order_of_their_boxes() -> None:
    found = set[int]()
    for journey in journeys("strada-romana"):
        for stop in journey.stops:
            view = STRADA_ROMANA.view_for(stop.state, stop.seat)
            legal = tuple(STRADA_ROMANA.legal_moves(stop.state, stop.seat))
            screen = ask(view, legal, Where())
            assert isinstance(screen, Ask)
            assert not [row for row in screen.rows if isinstance(row, Menu) and row.step == "to"]
            places = [
                [press.to for press in row if isinstance(press.to, Where)]
                for row in screen.rows
                if not isinstance(row, Menu)
            ]
            rows = [
                [view.wagons[WAGONS.index(to.chosen[0])] for to in row]
                for row in places
                if row and row[0].step in {"wagon", "keep"}
            ]
            assert len(rows) <= 2
            assert all(len({wagon.to for wagon in row}) == 1 for row in rows)
            assert all([w.box for w in row] == sorted(w.box for w in row) for row in rows)
            found.add(len(rows))
    assert found == {0, 1, 2}


def test_that_nothing_more_can_be_taken_is_left_out_where_it_is_true_of_all_runs() -> None:
    ran = play(world(seats=4, at={"ballio": "9H"}), run("ballio", "10H 11H"))
    told = {hint.key for hint in hints(play(ran, tile("V"))) if hint is not None}
    assert told == {"strada-romana-play-ready", "strada-romana-play-nothing-more"}
    taken = hints(play(ran, tile("V"), cube("11H")))
    assert taken
    assert [hint for hint in taken if hint is not None] == []


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
