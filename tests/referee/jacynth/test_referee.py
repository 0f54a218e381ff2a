"""The referee of Jacynth by itself, in positions that were worked out on paper."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.referee.jacynth.alone_games import AloneGame, Options, dealt
from tests.referee.jacynth.districts import points_by_suit
from tests.referee.jacynth.printed_board import BASIC, BESIDE, CARDS, IN_ORDER, PLACES, RANKS, SUITS
from tests.referee.jacynth.referee import Play, Referee

RULE_PAGE = Path(__file__).parents[3] / "docs/rules/jacynth.md"
GAMES = (*range(8), 61, 65)
"""Some of each layout, deck and number of seats; the last two reach the rare corners."""

CORNERS = (
    *("played", "drew", "control", "lost by 1", "lost by 2", "skipped"),
    *("drawn at a resignation", "ended: full", "ended: resigned"),
)


def _position(
    city: Mapping[str, str],
    tokens: Mapping[str, int],
    hands: tuple[set[str], ...],
    *,
    pile: set[str] | None = None,
) -> Referee:
    """A game in the midst, seat 0 on turn, the order of play that of the seats."""
    referee, _ = dealt(len(hands), Options("razeway", extended=True), Random(0))
    referee.order = tuple(range(len(hands)))
    referee.city = dict(city)
    referee.tokens = dict(tokens)
    referee.hands = [set(hand) for hand in hands]
    held = set(city.values()).union(*hands)
    referee.pile = set(IN_ORDER) - held if pile is None else pile
    referee._on_turn = 0
    return referee


def _play(referee: Referee, seat: int, card: str, place: str, marked: str | None = None) -> None:
    """Play, and draw any card of the pile."""
    drawn = min(referee.pile) if referee.pile and len(referee.city) < 35 else None
    referee.play(seat, ("play", card, place, marked), drawn)


def _full_but(*left: str) -> dict[str, str]:
    """A city of the basic deck that lacks these cards, its last places empty."""
    return dict(zip(PLACES, [card for card in BASIC if card not in left], strict=False))


def _standings(referee: Referee) -> list[tuple[int, int, int]]:
    """Seat, rank and points of each."""
    outcome = referee.outcome()
    assert outcome is not None
    return [standing[:3] for standing in outcome["standings"]]


def test_the_deck_is_that_of_the_rule_page() -> None:
    rows = [
        line.split("|")[1:-1] for line in RULE_PAGE.read_text().split("\n") if line[:3] == "| `"
    ]
    printed = [[cell.strip() for cell in row] for row in rows]
    assert [name.strip("`") for name, *_ in printed] == IN_ORDER
    for (name, card), (_, _, rank, suits, deck) in zip(CARDS.items(), printed, strict=True):
        assert card.rank == rank.lower()
        assert card.suits == tuple(word for word in suits.lower().split(", ") if word != "–")
        assert (name in BASIC) == (deck == "basic")


def test_each_suit_has_each_rank_once_and_sixty_cards_count() -> None:
    for suit in SUITS:
        assert sorted(CARDS[c].rank for c in BASIC if suit in CARDS[c].suits) == sorted(RANKS)
    assert sum(len(CARDS[card].suits) for card in BASIC) == 60


def test_places_are_adjacent_over_edges() -> None:
    assert (PLACES[0], PLACES[6], PLACES[-1]) == ("a1", "a2", "f6")
    assert BESIDE["a1"] == ["b1", "a2"]
    assert BESIDE["c3"] == ["c2", "b3", "d3", "c4"]
    assert sum(map(len, BESIDE.values())) == 2 * 60


@pytest.mark.parametrize(
    ("layout", "moves"),
    [
        ("razeway", 3 * 10 * (1 + 7)),  # two empty places between each two of a diagonal
        ("towers", 3 * 16 * (1 + 5)),  # four empty places round each tower, all apart
        ("old city", 3 * 20 * (1 + 7)),  # c6 3, e5 4, a4 3, f3 3, b2 4, d1 3, all apart
    ],
)
def test_the_first_moves_are_as_many_as_on_paper(layout: str, moves: int) -> None:
    referee, _ = dealt(2, Options(layout, extended=False), Random(1))
    assert len(list(referee.legal_moves())) == moves


def test_a_joined_district_passes_to_the_higher_rank_as_in_the_example() -> None:
    city = {"b1": "diplomat", "d1": "huntress"}
    referee = _position(city, {"diplomat": 0, "huntress": 1}, ({"journey"}, {"market"}))
    _play(referee, 0, "journey", "c1")
    assert referee.story[:2] == [
        ("played", 0, "journey", "c1", None, "all"),
        ("control", "moons", 1, (0,), 3, "all"),
    ]
    assert referee.control() == [
        ("moons", ("journey", "diplomat", "huntress"), 1),
        ("suns", ("diplomat",), 0),
        ("waves", ("journey",), None),
    ]


def test_a_card_of_two_suits_takes_two_districts_each_for_itself() -> None:
    """Moons: the Pact's 9 beats the Mountain's 4. Leaves: the End beats the Mill and the Savage."""
    city = {"c2": "pact", "b3": "mountain", "d3": "end", "c4": "mill", "c5": "savage"}
    tokens = {"pact": 0, "mountain": 1, "end": 2, "mill": 0, "savage": 1}
    referee = _position(city, tokens, ({"forest"}, {"market"}, {"cave"}))
    _play(referee, 0, "forest", "c3")
    assert referee.story[1:3] == [
        ("control", "moons", 0, (1,), 3, "all"),
        ("control", "leaves", 2, (0,), 4, "all"),  # the Savage had lost it to the Mill before
    ]


def test_two_players_lose_districts_at_once() -> None:
    city = {"b2": "ace-moons", "c3": "author", "d2": "huntress"}
    tokens = {"ace-moons": 0, "author": 1, "huntress": 2}
    referee = _position(city, tokens, ({"lunatic"}, {"market"}, {"cave"}))
    _play(referee, 0, "lunatic", "c2")
    assert referee.story[1] == ("control", "moons", 2, (0, 1), 4, "all")


def test_nothing_is_told_if_nobody_loses() -> None:
    """One's own districts are joined, and one without a token is taken along."""
    city = {"b2": "ace-moons", "c3": "author", "d2": "huntress"}
    referee = _position(city, {"ace-moons": 1, "huntress": 1}, ({"lunatic"}, {"market"}))
    _play(referee, 0, "lunatic", "c2")
    assert [line[0] for line in referee.story] == ["played", "drew"]
    assert referee.control()[0] == ("moons", ("ace-moons", "author", "lunatic", "huntress"), 1)


def test_corners_gaps_and_other_suits_part_districts() -> None:
    """Suns: b1 and c2 touch at a corner; e1 lies behind a gap, b3 behind the Excuse."""
    city = {"b1": "bard", "c2": "pact", "b2": "excuse", "b3": "castle", "e1": "desert"}
    referee = _position(city, {"bard": 0}, ({"forest"}, {"market"}))
    assert [each for each in referee.control() if each[0] == "suns"] == [
        ("suns", ("bard",), 0),
        ("suns", ("desert",), None),
        ("suns", ("pact",), None),
        ("suns", ("castle",), None),
    ]


INFLUENCE = {"b2": "diplomat", "c2": "mountain", "e2": "harvest", "f2": "sea"}
"""Diplomat and Mountain: one district of Moons, one of Suns."""


@pytest.mark.parametrize(
    ("tokens", "card", "place", "marked", "complaint"),
    [
        ({}, "forest", "c3", "forest", None),
        ({}, "forest", "c3", "diplomat", None),
        ({}, "forest", "c3", "sea", None),
        # a district of one's own is no obstacle, the same token is
        ({"diplomat": 0}, "forest", "c3", "mountain", None),
        ({"diplomat": 0}, "forest", "c3", "diplomat", "bears a token"),
        # the card just laid is in Ben's district of Moons, though its Leaves are free
        ({"diplomat": 1}, "forest", "c3", "forest", "in a district of another"),
        ({"diplomat": 1}, "forest", "c3", "sea", None),
        ({"diplomat": 1}, "end", "c3", "end", None),
        # a lower token of one's own in the district does not help
        ({"diplomat": 1, "mountain": 0}, "forest", "c3", "forest", "in a district of another"),
        # judged after laying: the Author joins Ben's Mountain to Ana's Huntress, but not the Suns
        ({"mountain": 1, "huntress": 0}, "author", "c1", "author", None),
        ({"mountain": 1, "huntress": 0}, "author", "c1", "diplomat", "in a district of another"),
        ({"mountain": 1, "huntress": 0}, "ace-suns", "c3", "ace-suns", "in a district of another"),
        # and the other way round: Ben's Huntress reaches the card that joins it
        ({"mountain": 0, "huntress": 1}, "author", "c1", "author", "in a district of another"),
        ({}, "forest", "c3", "harvest", "never bears a token"),
        ({}, "excuse", "c3", "excuse", "never bears a token"),
        ({}, "forest", "c3", "bard", "not in the city"),
        ({"sea": 0, "end": 0, "bard": 0, "windfall": 0}, "forest", "c3", "forest", "no token left"),
    ],
)
def test_influence_is_forbidden_where_another_controls(
    tokens: dict[str, int], card: str, place: str, marked: str, complaint: str | None
) -> None:
    city = {**INFLUENCE, "d1": "huntress"} if "huntress" in tokens else INFLUENCE
    referee = _position(city, tokens, ({card}, {"market"}))
    move: Play = ("play", card, place, marked)
    assert referee.refuses(0, move) == complaint
    assert (move in set(referee.legal_moves())) == (complaint is None)


@pytest.mark.parametrize(
    ("seat", "card", "place", "complaint"),
    [
        (0, "forest", "c3", None),
        (1, "market", "c3", "not on turn"),
        (0, "market", "c3", "not in the hand"),
        (0, "fool", "c3", "no such card"),
        (0, "forest", "g1", "no such place"),
        (0, "forest", "c2", "the place is taken"),
        (0, "forest", "d3", "no card beside it"),
    ],
)
def test_a_card_of_the_hand_goes_beside_another(
    seat: int, card: str, place: str, complaint: str | None
) -> None:
    referee = _position(INFLUENCE, {}, ({"forest"}, {"market"}))
    assert referee.refuses(seat, ("play", card, place, None)) == complaint


def test_the_score_of_a_small_city() -> None:
    """Rows from the bottom: Diplomat, Pact, Bard; Huntress, Excuse, Desert; End, Mill, Sea.

    Moons: Diplomat, Pact, Huntress. Suns: Diplomat, Pact, Bard, Desert. Waves: Mill, Sea.
    Leaves: End, Mill. Wyrms: Desert.
    """
    names = ("diplomat", "pact", "bard", "huntress", "excuse", "desert", "end", "mill", "sea")
    city = dict(zip(("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"), names, strict=True))
    tokens = {"pact": 0, "diplomat": 1, "desert": 1, "mill": 0, "end": 1}
    assert points_by_suit(city, tokens, 0) == (3, 4, 2, 0, 0, 0)
    assert points_by_suit(city, tokens, 1) == (0, 0, 0, 2, 1, 0)
    assert points_by_suit(city, {"castle": 0}, 0) == (0, 0, 0, 0, 0, 0)
    assert points_by_suit({"a1": "castle"}, {"castle": 0}, 0) == (0, 1, 0, 0, 0, 1)


def test_the_last_card_ends_the_game_after_its_token_and_without_a_draw() -> None:
    """Below the Windfall lies the Merchant, which bears Knots too; no other card there does."""
    city = {at: card for at, card in _full_but("windfall").items() if at != "f6"}
    referee = _position(city, {}, ({"windfall"}, set(), set()), pile={"window"})
    assert list(city)[-1] == "e6"
    referee.play(0, ("play", "windfall", "f6", "windfall"), None)
    assert (referee.turn, referee.ended(), referee.pile) == (None, "full", {"window"})
    assert _standings(referee) == [(0, 1, 2), (1, 2, 0), (2, 2, 0)]
    assert referee.refuses(1, ("play", "window", "f6", None)) == "the game is over"


def test_equal_points_share_a_rank_and_the_next_is_skipped() -> None:
    referee = _position(_full_but(), {}, (set(), set(), set()))
    assert _standings(referee) == [(0, 1, 0), (1, 1, 0), (2, 1, 0)]
    referee.resigned = [1]
    referee.tokens = {"windfall": 1}
    assert _standings(referee) == [(0, 1, 0), (2, 1, 0), (1, 3, 2)]


def test_of_two_who_resign_the_first_is_last_and_the_third_wins() -> None:
    referee = _position(INFLUENCE, {"sea": 1}, ({"forest"}, {"market"}, {"cave"}))
    referee.resign(1, None)
    assert (referee.turn, referee.hands[1], "market" in referee.pile) == (0, set(), True)
    assert referee.refuses(1, ("play", "market", "c3", None)) == "has resigned"
    assert referee.refuses(0, ("play", "forest", "c3", "sea")) == "bears a token"
    referee.resign(0, None)
    assert (referee.turn, referee.ended()) == (None, "resigned")
    assert _standings(referee) == [(2, 1, 0), (0, 2, 0), (1, 3, 1)]


def test_the_token_of_who_resigned_still_forbids() -> None:
    referee = _position(INFLUENCE, {"diplomat": 1}, ({"forest"}, {"market"}, {"cave"}))
    referee.resign(1, None)
    assert referee.refuses(0, ("play", "forest", "c3", "forest")) == "in a district of another"


def test_an_empty_hand_is_skipped() -> None:
    referee = _position(_full_but("bard", "sea", "end"), {}, ({"bard", "sea"}, set(), {"end"}))
    referee.pile = set()
    _play(referee, 0, "bard", "d6")
    assert referee.turn == 2
    referee.resign(2, None)
    assert (referee.turn, referee.pile) == (0, {"end"})
    _play(referee, 0, "sea", "e6")
    assert (referee.turn, referee.hands) == (0, [{"end"}, set(), set()])


def test_the_last_card_of_all_is_drawn_by_the_next_if_its_holder_resigns() -> None:
    referee = _position(_full_but("bard"), {}, ({"bard"}, set(), set()), pile=set())
    referee.order = (0, 2, 1)
    referee.resign(0, "bard")
    assert referee.story == [("resigned", 0, "all"), ("drew", 2, "bard", 2)]
    assert (referee.turn, referee.hands[2], referee.pile) == (2, {"bard"}, set())


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ({"huntress", "harvest", "bard"}, "huntress"),
        ({"consul", "harvest"}, "harvest"),
        ({"sailor", "battle", "bard"}, "sailor"),
        ({"ace-moons", "excuse"}, "excuse"),
        ({"windfall", "rite", "merchant"}, "merchant"),
    ],
)
def test_out_of_time_the_lowest_card_is_played_without_a_token(hand: set[str], card: str) -> None:
    referee = _position({"a1": "pact"}, {}, (hand, {"market"}))
    expected = {("play", card, "b1", None), ("play", card, "a2", None)}
    assert referee.overdue_moves() == expected


def test_a_drawn_card_is_told_to_its_owner_and_seen_by_nobody_else() -> None:
    referee = _position(INFLUENCE, {}, ({"forest"}, {"market"}))
    referee.play(0, ("play", "forest", "c3", None), "rite")
    assert referee.story[-1] == ("drew", 0, "rite", 0)
    views: dict[int | None, dict[str, Any]] = {seat: referee.view(seat) for seat in (None, 0, 1)}
    assert [views[seat].pop("hand") for seat in (None, 0, 1)] == [None, ["rite"], ["market"]]
    assert views[None] == views[0] == views[1]


@pytest.mark.long
def test_whole_games_keep_the_laws_and_reach_every_corner() -> None:
    happened: Counter[str] = Counter()
    for number in GAMES:
        happened += AloneGame(number).play()
    assert [corner for corner in CORNERS if not happened[corner]] == []
