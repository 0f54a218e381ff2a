"""The engine and its referee agree at every move of many games."""

from collections import Counter
from functools import cache
from itertools import product

import pytest

from games.la_strada.game import LA_STRADA
from games.la_strada.view import Options
from tests.perft.perft import Position, positions
from tests.referee.la_strada.lockstep import Lockstep
from tests.referee.la_strada.players import PLAYERS, hoarder, miser, trader, wanderer
from tests.referee.la_strada.recorded import follow, lines, recorded
from tests.referee.la_strada.unreachable_positions import walled_in
from tests.referee.lockstep import Setting

OPTIONS = (
    *(Options(*chosen) for chosen in product((False, True), repeat=2)),
    Options(ten_kept=True),
)
TABLES = tuple(product((2, 3, 4), OPTIONS))
GAMES = 2
"""Whole games played at each table: the last of them with resignations."""

CHOSEN = (
    Setting(6, 2, Options(), (wanderer, wanderer)),
    Setting(17, 2, Options(), (hoarder, hoarder)),
    Setting(2, 3, Options(), (hoarder, hoarder, hoarder)),
    Setting(18, 4, Options(), (trader, trader, trader, trader)),
    Setting(0, 3, Options(), (miser, miser, miser)),
    Setting(3, 3, Options(ten_kept=True), (hoarder, hoarder, hoarder)),
    Setting(2, 4, Options(), (miser, miser, miser, miser), resign_at=(8, 11)),
)
"""Games chosen for the corners they reach."""

MOST_LINES = 200
"""Of the counted positions, lines are counted again up to this number: the referee is slow."""

CORNERS: tuple[str, ...] = (
    *("ended: cut-off", "ended: occupied", "ended: stalled", "ended: resigned"),
    *("no cubes left", "no ways left", "passed over", "ended by itself", "saved by itself"),
    *("days lost at ten", "more than ten days", "a link of more than ten days"),
    *("began in debt", "resigned on turn", "resigned while placing"),
    *("passed 1 settlements", "passed 2 settlements", "passed 3 settlements"),
    *("won by days", "shared"),
    *("no plain tile left", "no forest tile left", "no hill tile left"),
)

CUT_OFF = "no settlement could be linked from there (R-4.5)"
REFUSALS = (
    *("the game is over", "it is another's turn", "first the workshops, then the roads (R-4.6)"),
    *("a workshop stands on a plain (R-4.2)", "workshops do not touch (R-4.3)"),
    *("a road takes at least one tile (R-6.3)", "a road runs from hex to hex (R-6.1)"),
    "a road starts at an own workshop or settlement (R-6.2)",
    "a road ends at a settlement one may link (R-7.1)",
    *("one tile on a hex (R-6.8)", "a road ends at the first settlement (R-7.3)"),
    *("something stands there (R-6.8)", "no sharp bends (R-6.4)"),
    *("not enough days (R-5.3)", "not enough tiles (R-6.7)"),
)


def _setting(table: int, game: int) -> Setting:
    """Each player meets each sooner or later."""
    seats, options = TABLES[table]
    number = table * GAMES + game
    players = tuple(PLAYERS[(number * 3 + seat * (1 + number % 5)) % 8] for seat in range(seats))
    resign_at = (table, 20 + table) if game == GAMES - 1 else ()
    return Setting(number, seats, options, players, resign_at)


@cache
def _whole_games(table: int) -> Counter[str]:
    happened: Counter[str] = Counter()
    for game in range(GAMES):
        happened += Lockstep.whole_game(LA_STRADA, _setting(table, game))
    return happened


@cache
def _chosen_game(number: int) -> Counter[str]:
    return Lockstep.whole_game(LA_STRADA, CHOSEN[number])


@pytest.mark.parametrize("table", range(len(TABLES)), ids=[str(table) for table in TABLES])
def test_engine_and_referee_agree_on_whole_games(table: int) -> None:
    happened = _whole_games(table)
    assert sum(happened[each] for each in CORNERS[:4]) == GAMES


@pytest.mark.parametrize("number", range(len(CHOSEN)))
def test_engine_and_referee_agree_on_chosen_games(number: int) -> None:
    happened = _chosen_game(number)
    assert sum(happened[each] for each in CORNERS[:4]) == 1


@pytest.mark.parametrize("name", recorded())
def test_engine_and_referee_agree_on_recorded_games(name: str) -> None:
    recording = recorded()[name]
    outcome = follow(LA_STRADA, recording).referee.outcome()
    assert outcome is not None
    standings = sorted(outcome["standings"])
    assert outcome["reason"] == recording.reason
    assert tuple(gold for _, _, gold, _ in standings) == recording.points
    assert tuple(rank for _, rank, _, _ in standings) == recording.ranks


@pytest.mark.parametrize("number", range(3))
def test_engine_and_referee_agree_where_a_hex_is_cut_off(number: int) -> None:
    pair, closed = walled_in(LA_STRADA, number)
    sites = pair.referee.legal_moves()
    assert sites
    assert pair.referee.refuses(pair.state.turn, ("workshop", closed)) == CUT_OFF
    pair.agree_on_position()


def test_every_corner_of_the_rules_was_reached_and_every_refusal_heard() -> None:
    happened = sum(map(_whole_games, range(len(TABLES))), Counter[str]())
    happened += sum(map(_chosen_game, range(len(CHOSEN))), Counter[str]())
    assert [corner for corner in (*CORNERS, *REFUSALS) if not happened[corner]] == []


@pytest.mark.parametrize(
    "position",
    positions("la-strada"),
    ids=lambda position: f"{position.replay}-{position.after_moves}",
)
def test_the_referee_counts_as_many_lines_of_play(position: Position) -> None:
    referee = follow(LA_STRADA, recorded()[position.replay], position.after_moves).referee
    counted = [number for number in position.lines if number <= MOST_LINES]
    assert counted
    for depth, number in enumerate(counted, start=1):
        assert lines(referee, depth) == number
