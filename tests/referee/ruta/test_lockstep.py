"""The engine and its referee agree at every move of many games."""

from collections import Counter
from copy import deepcopy
from functools import cache
from itertools import product
from random import Random

import pytest

from games.ruta.game import RUTA
from games.ruta.state import State
from games.ruta.view import Options
from tests.games.subjects import subject_of
from tests.perft.perft import Position, positions
from tests.referee.lockstep import Setting
from tests.referee.ruta.lockstep import Lockstep
from tests.referee.ruta.players import PLAYERS
from tests.referee.ruta.random_positions import scattered
from tests.referee.ruta.referee import Referee
from tests.referee.ruta.translation import SEATS, call_referee, came_from_pile, engine_move
from tests.replays.recording import recordings, states_of

RUTA_SUBJECT = subject_of("ruta")
OPTIONS = tuple(Options(*chosen) for chosen in product((True, False), repeat=3))
GAMES = 6
"""Whole games played with each of the options."""

SCATTERED = 400
MOVES_FROM_SCATTERED = 6
MOST_LINES = 1000
"""Of the counted positions, lines are counted again up to this number: the referee is slow."""

CORNERS = (
    *("give-ace", "keep-ace", "play-excuse", "pass", "reshuffled", "exact", "with a joker"),
    *("ended: tokens", "ended: stuck", "ended: resigned"),
    *("one card for two slots", "an Ace beside an empty slot", "paid more cards than needed"),
)

REFUSALS = (
    *("the game is over", "it is the rival's turn", "no card left (R-6.3)"),
    *("there are two slots", "the slot is empty", "that is no Ace"),
    *("no card is left to draw afterwards (R-7.5)", "only the draw may follow an Ace (R-7.4)"),
    *("the Excuse is not in the hand", "not in the discard pile (R-8.1)"),
    *("not a free route (R-9.1)", "each card once, in the order of the table"),
    *("not in the hand (R-9.2)", "a card of another suit (R-9.2)", "not enough (R-9.3)"),
    *("the Excuse never pays (R-9.6)", "something else is possible (R-12.1)"),
    *("not this seat's joker (R-14.1)", "the joker is not of the route's suits (R-14.2)"),
)


def _setting(options: Options, game: int) -> Setting:
    """Each player meets each sooner or later; one game in four is given up."""
    number = OPTIONS.index(options) * GAMES + game
    players = (PLAYERS[number % len(PLAYERS)], PLAYERS[number * 5 // 7 % len(PLAYERS)])
    return Setting(number, 2, options, players, () if game % 4 else (5 + number // 2,))


@cache
def _whole_games(options: Options) -> Counter[str]:
    happened: Counter[str] = Counter()
    for game in range(GAMES):
        happened += Lockstep.whole_game(RUTA, _setting(options, game))
    return happened


@cache
def _scattered_games() -> Counter[str]:
    happened: Counter[str] = Counter()
    for number in range(SCATTERED):
        happened += _from_nowhere(number)
    return happened


def _from_nowhere(number: int) -> Counter[str]:
    state, chance = scattered(number), Random(number)
    pair = Lockstep(RUTA, state, call_referee(state), 2, chance)
    players = (chance.choice(PLAYERS), chance.choice(PLAYERS))
    return pair.play(players, most_moves=MOVES_FROM_SCATTERED)


@pytest.mark.long
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_engine_and_referee_agree_on_whole_games(options: Options) -> None:
    happened = _whole_games(options)
    assert happened["ended: tokens"] + happened["ended: resigned"] == GAMES


@pytest.mark.long
def test_engine_and_referee_agree_from_positions_no_deal_leads_to() -> None:
    assert _scattered_games()["reshuffled"] > SCATTERED / 4


def test_every_corner_of_the_rules_was_reached_and_every_refusal_heard() -> None:
    happened = _scattered_games() + sum(map(_whole_games, OPTIONS), Counter[str]())
    assert [corner for corner in (*CORNERS, *REFUSALS) if not happened[corner]] == []


def _lines(state: State, referee: Referee, depth: int) -> int:
    """How many lines of so many moves the referee counts; the engine only deals the cards."""
    if depth == 0 or referee.turn is None:
        return 1
    lines = 0
    for move in list(referee.legal_moves()):
        step = RUTA.apply(state, SEATS[referee.turn], engine_move(move))
        after = deepcopy(referee)
        after.play(move, came_from_pile(step.told))
        lines += _lines(step.state, after, depth - 1)
    return lines


@pytest.mark.parametrize(
    "position", positions("ruta"), ids=lambda position: f"{position.replay}-{position.after_moves}"
)
def test_the_referee_counts_as_many_lines_of_play(position: Position) -> None:
    recording = recordings(RUTA_SUBJECT)[position.replay]
    state = states_of(RUTA_SUBJECT, recording)[position.after_moves]
    counted = [lines for lines in position.lines if lines <= MOST_LINES]
    assert counted
    for depth, lines in enumerate(counted, start=1):
        assert _lines(state, call_referee(state), depth) == lines
