"""Which hands of a round can be played again: none before the deal is told, then all."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from club.decisions.known_deal_hands import (
    Hand,
    hand_held,
    hand_offered_first,
    hands_of,
    known_deal,
    results_of,
)
from club.model.cup import CupFacts, Pairing, Placing, Round
from cogs.club.known_deal_pages import DealChoice, choice_of
from core.game import Seat
from tables.model.refusals import TableRefuses
from tables.model.table import PlayerId, RoundDeal
from tests.tables.sample_tables import NOON
from tests.workers.sample_cups import CODE, DAY, first_round, pairing, person, playing

SEED = "5e" * 32


@st.composite
def cups(draw: st.DrawFn) -> CupFacts:
    """A cup after a round of one deal, whose deal is told or not; its tables differ in size."""
    sizes = draw(st.lists(st.integers(1, 5), min_size=1, max_size=6))
    tables, number = list[Pairing](), 0
    for n, size in enumerate(sizes, 1):
        ranks = draw(st.lists(st.integers(1, size), min_size=size, max_size=size))
        tables.append(pairing(n, *(Placing(number + i + 1, r, 7 * r) for i, r in enumerate(ranks))))
        number += size
    told = draw(st.sampled_from((None, SEED)))
    played = first_round(tables, ended_at=NOON + DAY, seal="ab" * 32, seed=told)
    people = [person(n + 1) for n in range(number)]
    return playing(*people, rounds=[played], most=64, same_deal=True)


@given(cups())
def test_before_the_deal_is_told_there_is_nothing_and_then_each_hand_once(facts: CupFacts) -> None:
    (played,) = facts.rounds
    hands = hands_of(played)
    held = {
        Hand(len(p.places), Seat(seat))
        for p in played.pairings
        if not p.is_bye
        for seat in range(len(p.places))
    }
    if played.seed is None:
        assert hands == ()
        assert all(results_of(played, hand) == () for hand in held)
        for hand in (*held, Hand(2, Seat(0))):
            with pytest.raises(TableRefuses, match="cup-refusal-deal-not-told"):
                known_deal(facts, played, hand)
        return
    assert len(hands) == len(set(hands))
    assert set(hands) == held
    of_all = [one.entrant for hand in hands for one in results_of(played, hand)]
    byes = [p.places[0].entrant for p in played.pairings if p.is_bye]
    assert sorted([*of_all, *byes]) == [entrant.number for entrant in facts.entrants]


@given(cups())
def test_the_hand_offered_first_is_never_the_persons_own(facts: CupFacts) -> None:
    (played,) = facts.rounds
    if played.seed is None:
        return
    for entrant in facts.entrants:
        player = PlayerId(entrant.player or 0)
        own, first = hand_held(facts, played, player), hand_offered_first(facts, played, player)
        assert first is None or first in hands_of(played)
        assert first is None or first != own
        assert own is None or (own.size == first.size if first else False)
    assert hand_held(facts, played, PlayerId(9)) is None


def a_round(**fields: object) -> tuple[CupFacts, Round]:
    """A round of one table, told."""
    tables = [pairing(1, Placing(1, 1, 5), Placing(2, 2, 3)), pairing(2, Placing(3, 1))]
    played = first_round(tables, ended_at=NOON + DAY, seal="ab" * 32, **{"seed": SEED, **fields})
    return playing(person(1), person(2), person(3), rounds=[played], same_deal=True), played


def test_the_deal_is_that_of_a_table_of_the_same_size() -> None:
    facts, played = a_round()
    deal = known_deal(facts, played, Hand(2, Seat(1)))
    assert (deal.seed.hex(), deal.seat, deal.of) == (SEED, 1, RoundDeal(CODE, 1))
    assert deal.like == played.pairings[0].table


@pytest.mark.parametrize("hand", [Hand(2, Seat(2)), Hand(3, Seat(0)), Hand(1, Seat(0))])
def test_a_hand_that_the_round_did_not_have_is_refused(hand: Hand) -> None:
    facts, played = a_round()
    with pytest.raises(TableRefuses, match="cup-refusal-stale"):
        known_deal(facts, played, hand)


def test_a_deal_whose_seed_is_lost_is_not_told() -> None:
    facts, played = a_round(seed="")
    assert hands_of(played) == ()
    with pytest.raises(TableRefuses, match="cup-refusal-deal-not-told"):
        known_deal(facts, played, Hand(2, Seat(0)))


def test_whoever_has_left_since_is_told_the_hand_they_held() -> None:
    facts, played = a_round()
    gone = msgspec.structs.replace(facts.entrants[1], left_at=NOON, left_because="left")
    facts = msgspec.structs.replace(facts, entrants=(facts.entrants[0], gone, facts.entrants[2]))
    assert hand_held(facts, played, PlayerId(102)) == Hand(2, Seat(1))


@given(
    st.builds(
        DealChoice,
        st.integers(1, 200),
        st.builds(Hand, st.integers(2, 9), st.integers(0, 8).map(Seat)),
        st.integers(0, 99),
    )
)
def test_a_choice_is_read_from_its_number(choice: DealChoice) -> None:
    assert choice_of(choice.number) == choice
