"""The first screen of guided play."""

from core.guided_play import Ask, Menu, Where
from games.strada_romana.game import STRADA_ROMANA
from games.strada_romana.guided_play import ask
from games.strada_romana.moves import EndTurn, Move, TakeCube, TakeTile
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
