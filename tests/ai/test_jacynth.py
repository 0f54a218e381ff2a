"""How computer players of Jacynth weigh districts, cards and tokens."""

import pytest

from ai.base import unhurried
from ai.jacynth import AGENTS, greedy_move
from core.decktet import CARDS
from core.game import Level
from core.rng import Rng
from games.jacynth.board import PLACE_NAMES, UNRANKED
from games.jacynth.game import JACYNTH
from games.jacynth.moves import Move
from games.jacynth.state import State
from games.jacynth.view import View
from tests.games.jacynth.positions import ME, RIVAL, world

NAMED = tuple(face.key for face in CARDS if face.rank not in UNRANKED)


def _filled_but(name: str) -> str:
    """A city of all cards but the Pact, with an empty place of this name."""
    others = [key for key in NAMED if key != "pact"]
    free = [place for place in PLACE_NAMES if place != name]
    return " ".join(f"{card} {place}" for card, place in zip(others, free, strict=True))


def _question(state: State) -> tuple[View, list[Move]]:
    return JACYNTH.view_for(state, ME), list(JACYNTH.legal_moves(state, ME))


def _written(move: Move) -> str:
    return JACYNTH.notate(move)


def test_greed_takes_a_district_by_joining_it_to_a_higher_card_of_its_own() -> None:
    """Journey joins the Forest of the rival to the Huntress: Moons are the Huntress's then."""
    state = world("forest c3 huntress e3 ace-wyrms c2", "journey", "bard", tokens="c3 1 e3 0")
    move = greedy_move(*_question(state))
    assert _written(move).split()[:2] == ["journey", "d3"]


@pytest.mark.parametrize("level", AGENTS)
def test_every_level_takes_a_victory_in_the_last_move(level: Level) -> None:
    """The token on the Pact decides; without it the rival wins."""
    state = world(_filled_but("a6"), "pact", "", tokens="f1 1")
    view, legal = _question(state)
    agent = AGENTS[level]
    move = agent.choose(JACYNTH, view, legal, Rng(bytes(32)), unhurried(agent.iterations))
    outcome = JACYNTH.outcome(JACYNTH.apply(state, ME, move).state)
    assert outcome is not None
    assert outcome.winners == (ME,)
    assert RIVAL not in outcome.winners
