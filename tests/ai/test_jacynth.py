"""How computer players of Jacynth weigh districts, cards and tokens."""

import pytest

from ai.base import unhurried
from ai.jacynth import AGENTS, JacynthSense, Judgement, greedy_move, standing
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


def _points_after(state: State, move: Move) -> int:
    return JACYNTH.view_for(JACYNTH.apply(state, ME, move).state, ME).seats[ME].points


def _question(state: State) -> tuple[View, list[Move]]:
    return JACYNTH.view_for(state, ME), list(JACYNTH.legal_moves(state, ME))


def _written(move: Move) -> str:
    return JACYNTH.notate(move)


def test_greed_lays_a_card_where_it_makes_the_own_district_larger() -> None:
    state = world("forest c3 sea e3", "huntress", "bard", tokens="c3 0")
    move = greedy_move(*_question(state))
    assert _written(move).split()[1] in ("b3", "c2", "c4", "d3")


def test_greed_keeps_away_from_the_district_of_a_rival() -> None:
    state = world("forest c3 sea e3", "huntress", "bard", tokens="c3 1")
    move = greedy_move(*_question(state))
    assert _written(move).split()[1] not in ("b3", "c2", "c4", "d3")


def test_greed_takes_a_district_by_joining_it_to_a_higher_card_of_its_own() -> None:
    """Journey joins the Forest of the rival to the Huntress: Moons are the Huntress's then."""
    state = world("forest c3 huntress e3 ace-wyrms c2", "journey", "bard", tokens="c3 1 e3 0")
    move = greedy_move(*_question(state))
    assert _written(move).split()[:2] == ["journey", "d3"]


def test_a_token_costs_nothing_when_there_is_one_for_each_turn_left() -> None:
    early = JACYNTH.view_for(world("forest c3", "pact", "bard"), ME)
    late = JACYNTH.view_for(world(_filled_but("a6"), "pact", ""), ME)
    assert Judgement(early).price_of_a_token(early) > 0
    assert Judgement(late).price_of_a_token(late) == 0


def test_greed_places_the_last_token_where_most_points_are() -> None:
    state = world(_filled_but("a6"), "pact", "", tokens="")
    view, legal = _question(state)
    move = greedy_move(view, legal)
    most = max(_points_after(state, other) for other in legal)
    assert _points_after(state, move) == most


def test_a_token_is_saved_while_it_would_gain_little() -> None:
    """The only free card is a lone Ace: one point now, and the token for all the game."""
    state = world("ace-suns c3", "ace-moons", "bard", pile="sea end calamity windfall")
    assert greedy_move(*_question(state)).influence is None


def test_who_owns_more_stands_better() -> None:
    own = world("forest c3 sea e3", "bard", "end", tokens="c3 0")
    rivals = world("forest c3 sea e3", "bard", "end", tokens="c3 1")
    assert standing(JACYNTH.view_for(own, ME)) > 0 > standing(JACYNTH.view_for(rivals, ME))


def test_a_gain_of_a_rival_weighs_less_the_more_rivals_there_are() -> None:
    two = world("forest c3", "bard", "end", tokens="c3 1")
    three = world("forest c3", "bard", "end", "sea", tokens="c3 1")
    one, other = (Judgement(JACYNTH.view_for(state, ME)).standing() for state in (two, three))
    assert one < other < 0


def test_the_candidates_of_the_search_are_the_best_moves_first() -> None:
    view, legal = _question(world("forest c3 sea e3", "huntress bard", "end", tokens="c3 0"))
    tried = JacynthSense().candidates(view, legal)
    judge = Judgement(view)
    worths = [judge.worth(move) for move in tried]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] == max(judge.worth(move) for move in legal)


def test_the_promise_grows_with_the_lead() -> None:
    def promise(tokens: str) -> float:
        state = world("forest c3 journey c4 sea e3", "bard", "end", tokens=tokens)
        return JacynthSense().promise(lambda seat: JACYNTH.view_for(state, seat), ME)

    assert 0 < promise("c3 1") < promise("") < promise("c3 0") < 1


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
