"""What games say of planned moves and of the try board is true, and complete enough.

A game without ``planned_moves.py`` or ``try_board.py`` keeps these laws by saying nothing.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise
from operator import itemgetter
from random import Random
from types import SimpleNamespace
from typing import Any, Final, get_args

import pytest

from core.decktet import CARDS
from core.game import Seat
from core.rng import Rng
from core.thinking_ahead.planned_moves import Guard
from core.translatable_text import LOCALES, Locale, Player, Text
from games.jacynth.moves import PlayCard
from games.la_strada.board import HEX_NAMES
from games.la_strada.moves import BuildLink
from games.ruta.board import ROUTES, route_name
from games.ruta.moves import ClaimRoute
from games.strada_romana.board import SQUARE_NAMES, WAGONS
from games.strada_romana.moves import RunWagon
from games.stratego4.board import SPACE_NAMES
from games.stratego4.moves import MovePiece
from tests.games.catalogue import EVERY_KEY, texts
from tests.games.hiding import twin_of
from tests.games.subjects import EVERY_SUBJECT, Subject, subject_of
from tests.games.whole_games import (
    MOST_MOVES_LISTED,
    Journey,
    Stop,
    encoded,
    travel,
)
from tests.laws.tried import LOOKED_AT

every_game = pytest.mark.parametrize("subject", EVERY_SUBJECT, ids=lambda subject: subject.key)

MOST_LISTED = 25
"""A menu shows no more."""

MOVES_A_MOMENT = 25
"""So many moves are compared before and after."""

Moment = tuple[Any, Any, Any]
"""A state in which a seat is to act, its view of that or of an earlier state, and the seat."""


@cache
def _games_of(key: str) -> tuple[Journey, ...]:
    """A game for each habit, the seats and options in turn; the others of all habits."""
    subject = subject_of(key)
    habits, counts, options = tuple(subject.choosers), subject.seat_counts, subject.options
    return tuple(
        travel(
            subject,
            counts[number % len(counts)],
            options[number % len(options)],
            number,
            tuple(habits[(number + seat) % len(habits)] for seat in range(max(counts))),
        )
        for number in range(max(len(habits), len(counts), 4))
    )


def _stops(key: str, most: int) -> Iterator[tuple[Journey, Stop]]:
    """At most so many stops of these games, spread evenly, those after few moves first."""
    every = [
        (number, journey, stop)
        for journey in _games_of(key)
        for number, stop in enumerate(journey.stops)
    ]
    chosen = sorted(every[:: max(1, -(-len(every) // most))], key=itemgetter(0))
    LOOKED_AT[key] += len(chosen)
    yield from ((journey, stop) for _, journey, stop in chosen)


# -- Planned moves -----------------------------------------------------------------------------


def _own_moments(subject: Subject, journey: Journey) -> Iterator[tuple[Moment, Moment]]:
    """Moments of a seat with one of its next moments: from its turn on, and from another's."""
    game = subject.game
    for seat in map(Seat, range(journey.seats)):
        own = [stop.state for stop in journey.stops if stop.seat == seat]
        for before, after in pairwise(own[:: max(1, len(own) // 5)]):
            yield _moment(subject, before, before, seat), _moment(subject, after, after, seat)
        for number in range(0, len(journey.stops), max(1, len(journey.stops) // 4)):
            seen = journey.stops[number].state
            later = next((s.state for s in journey.stops[number:] if s.seat == seat), None)
            as_if = _passed_to(subject, seen, seat)
            if later is not None and as_if is not None and seat not in game.to_act(seen):
                yield _moment(subject, as_if, seen, seat), _moment(subject, later, later, seat)


def _moment(subject: Subject, state: Any, seen: Any, seat: Seat) -> Moment:
    return state, subject.game.view_for(seen, seat), seat


def _passed_to(subject: Subject, state: Any, seat: Seat) -> Any:
    """The state after all others have let their turns pass; None where that cannot be."""
    trying, game = subject.game.trying, subject.game
    for _ in range(8):
        if trying is None or state is None or seat in game.to_act(state):
            return None if trying is None else state
        others = sorted(game.to_act(state))
        state = trying.passed(state, others[0]) if len(others) == 1 else None
    return None


@cache
def _pairs(key: str) -> tuple[tuple[Moment, Moment], ...]:
    subject = subject_of(key)
    if subject.game.dependence is None:
        return ()
    return tuple(pair for journey in _games_of(key) for pair in _own_moments(subject, journey))


def _moves_of(subject: Subject, *moments: Moment) -> list[Any]:
    """Some moves that are legal in one of these moments."""
    found: list[Any] = []
    for state, _, seat in moments:
        listed = list(islice(subject.game.legal_moves(state, seat), MOST_MOVES_LISTED))
        found += Random(len(listed)).sample(listed, min(len(listed), MOVES_A_MOMENT))
    return found


@every_game
def test_between_a_view_and_itself_nothing_differs(subject: Subject) -> None:
    if (dependence := subject.game.dependence) is not None:
        for _, stop in _stops(subject.key, 60):
            view = subject.game.view_for(stop.state, stop.seat)
            assert dependence.changed(view, view) == {}
            assert dependence.usual(view, stop.move) in get_args(Guard)


@every_game
def test_a_move_becomes_legal_or_illegal_only_by_a_change_of_what_it_rests_on(
    subject: Subject,
) -> None:
    game, dependence, turns = subject.game, subject.game.dependence, 0
    if dependence is None:
        return
    for before, after in _pairs(subject.key):
        changes = dependence.changed(before[1], after[1])
        for move in _moves_of(subject, before, after):
            was, now = (game.check(state, seat, move) for state, _, seat in (before, after))
            if (was is None) != (now is None):
                turns += 1
                rests = dependence.rests_on(before[1], move)
                assert rests & changes.keys(), f"{game.notate(move)}: {was or now}"
    assert turns, "no move became legal or illegal in these games"


def _stops_of_each_kind(key: str) -> Iterator[tuple[Journey, Stop]]:
    """Some stops with each kind of move."""
    every = list(_stops(key, 10_000))
    for kind in sorted({type(stop.move) for _, stop in every}, key=lambda kind: kind.__name__):
        alike = [(journey, stop) for journey, stop in every if type(stop.move) is kind]
        yield from alike[:: max(1, len(alike) // 100)]


@every_game
def test_a_move_rests_on_nothing_that_cannot_change(subject: Subject) -> None:
    dependence = subject.game.dependence
    if dependence is None:
        return
    rests, changes = set[str](), set[str]()
    for before, after in _pairs(subject.key):
        changes |= dependence.changed(before[1], after[1]).keys()
        for move in _moves_of(subject, before):
            rests |= dependence.rests_on(before[1], move)
    for journey, stop in _stops_of_each_kind(subject.key):
        first, *later = (
            subject.game.view_for(state, stop.seat)
            for state in (journey.start.state, stop.state, stop.step.state)
        )
        for view in later:
            changes |= dependence.changed(first, view).keys()
    assert {name.split()[0] for name in rests} <= {name.split()[0] for name in changes}


@pytest.mark.parametrize("locale", LOCALES)
@every_game
def test_what_has_changed_is_said_in_a_sentence(subject: Subject, locale: Locale) -> None:
    dependence, voice = subject.game.dependence, texts().voice(locale)
    if dependence is None:
        return
    said = _changes_by_key(subject, dependence)
    assert said
    for change in said.values():
        sentence = voice.say(change)
        assert sentence.endswith("."), sentence
        assert len(sentence) <= 100, sentence


EXAMPLES: Final[Mapping[str, tuple[type, Callable[[Any, Seat], tuple[str, str]]]]] = {
    "la-strada": (
        BuildLink,
        lambda move, seat: (
            f"hex {HEX_NAMES[move.path[1]]}",
            f"A road tile of {seat} now lies on {HEX_NAMES[move.path[1]]}.",
        ),
    ),
    "strada-romana": (
        RunWagon,
        lambda move, _seat: (
            f"wagon {WAGONS[move.wagon]}",
            f"{WAGONS[move.wagon].capitalize()} now stands on {SQUARE_NAMES[move.path[-1]]}.",
        ),
    ),
    "stratego4": (
        MovePiece,
        lambda move, _seat: (
            f"space {SPACE_NAMES[move.start]}",
            f"No piece stands on {SPACE_NAMES[move.start]} any more.",
        ),
    ),
}
"""For each game a kind of move, with a thing that its first one changes and what is said of it."""


@pytest.mark.parametrize("key", [key for key in EXAMPLES if key in EVERY_KEY])
def test_what_has_changed_is_true(key: str) -> None:
    kind, told = EXAMPLES[key]
    game = subject_of(key).game
    stop = next(stop for _, stop in _stops(key, 10_000) if isinstance(stop.move, kind))
    thing, sentence = told(stop.move, stop.seat)
    before, after = (game.view_for(state, stop.seat) for state in (stop.state, stop.step.state))
    assert game.dependence is not None
    assert texts().voice("en").say(game.dependence.changed(before, after)[thing]) == sentence


def test_a_claimed_route_is_said_to_belong_to_its_owner() -> None:
    game = subject_of("ruta").game
    stop = next(stop for _, stop in _stops("ruta", 10_000) if isinstance(stop.move, ClaimRoute))
    before, after = (game.view_for(state, stop.seat) for state in (stop.state, stop.step.state))
    assert game.dependence is not None
    changes, claimed = game.dependence.changed(before, after), stop.move
    said = changes[f"route {ROUTES[claimed.route].key}"]
    assert said.values == {"route": route_name(claimed.route), "owner": Player(stop.seat)}
    assert {f"card {CARDS[card].key}" for card in claimed.payment} <= changes.keys()


def _changes_by_key(subject: Subject, dependence: Any) -> Mapping[tuple[str, str], Text]:
    """One change for each text and each of its first values."""
    found: dict[tuple[str, str], Text] = {}
    for before, after in _pairs(subject.key):
        for one, other in ((before, after), (after, before)):
            for change in dependence.changed(one[1], other[1]).values():
                found[change.key, str(change.values)] = change
    return dict(list(found.items())[:600])


# -- The try board -----------------------------------------------------------------------------


def _seen_by_others(subject: Subject, most: int) -> Iterator[tuple[Journey, Stop, Seat]]:
    """Stops, each with a seat that looks on while another moves."""
    for number, (journey, stop) in enumerate(_stops(subject.key, most)):
        yield journey, stop, Seat((stop.seat + 1 + number % (journey.seats - 1)) % journey.seats)


@every_game
def test_whatever_may_be_done_fits_a_world_that_looks_the_same(subject: Subject) -> None:
    game, trying = subject.game, subject.game.trying
    if trying is None:
        return
    for number, (_, stop, viewer) in enumerate(_seen_by_others(subject, 40)):
        view = game.view_for(stop.state, viewer)
        moves = list(trying.possible(view, stop.seat))
        assert len({game.notate(move) for move in moves}) == len(moves)
        assert moves == sorted(moves, key=subject.order)
        for move in Random(number).sample(moves, min(len(moves), 5)):
            state = trying.fitting(view, stop.seat, move, Rng(bytes([number]) * 32))
            assert state is not None, game.notate(move)
            assert game.check(state, stop.seat, move) is None
            assert encoded(game.view_for(state, viewer)) == encoded(view)
            subject.assert_conserved(state)


@every_game
def test_what_others_do_is_of_a_kind_that_was_possible(subject: Subject) -> None:
    if (trying := subject.game.trying) is None:
        return
    for _, stop, viewer in _seen_by_others(subject, 150):
        view = subject.game.view_for(stop.state, viewer)
        moves = list(trying.possible(view, stop.seat))
        assert len(moves) <= MOST_LISTED
        assert subject.kind_of(stop.move) in map(subject.kind_of, moves), stop.move


@every_game
def test_what_may_be_done_does_not_depend_on_hidden_things(subject: Subject) -> None:
    if (trying := subject.game.trying) is None:
        return
    for number, (_, stop, viewer) in enumerate(_seen_by_others(subject, 60)):
        twin = twin_of(subject, stop.state, viewer, number)
        one, other = (
            list(trying.possible(subject.game.view_for(state, viewer), stop.seat))
            for state in (stop.state, twin)
        )
        assert one == other


@every_game
def test_a_turn_that_is_let_pass_changes_nothing_but_the_turn(subject: Subject) -> None:
    game, trying = subject.game, subject.game.trying
    if trying is None:
        return
    for number, (journey, stop) in enumerate(_stops(subject.key, 120)):
        after = trying.passed(stop.state, stop.seat)
        for viewer in map(Seat, range(journey.seats)):
            twin = twin_of(subject, stop.state, viewer, number)
            other = trying.passed(twin, stop.seat)
            assert (other is None) == (after is None), "it does not depend on hidden things"
        if after is None:
            continue
        assert game.to_act(after)
        assert stop.seat not in game.to_act(after)
        _assert_nothing_happened(subject, stop.state, after)


def _assert_nothing_happened(subject: Subject, before: Any, after: Any) -> None:
    """Nothing differs but the turn, and to the seats that are next nothing has changed."""
    game, dependence = subject.game, subject.game.dependence
    assert _differing(game.reveal(before), game.reveal(after)) <= subject.of_the_turn
    for viewer in game.to_act(after):
        was, now = game.view_for(before, viewer), game.view_for(after, viewer)
        assert _differing(was, now) <= subject.of_the_turn
        assert dependence is None or dependence.changed(was, now) == {}


def _differing(one: Any, other: Any) -> set[str]:
    """The names of the fields in which two views differ."""
    names = one.__struct_fields__
    return {name for name in names if getattr(one, name) != getattr(other, name)}


# -- The test of these tests -------------------------------------------------------------------


@pytest.mark.parametrize("unseen", ["route", "slot", "card"])
def test_a_game_that_overlooks_a_change_is_found_out(unseen: str) -> None:
    subject = subject_of("ruta")
    told = subject.game.dependence
    assert told is not None

    def overlooks(before: Any, after: Any) -> dict[str, Text]:
        changes = told.changed(before, after)
        return {name: said for name, said in changes.items() if name.split()[0] != unseen}

    blind = SimpleNamespace(usual=told.usual, rests_on=told.rests_on, changed=overlooks)
    faulty = replace(subject, game=replace(subject.game, dependence=blind))
    with pytest.raises(AssertionError):
        test_a_move_becomes_legal_or_illegal_only_by_a_change_of_what_it_rests_on(faulty)


def test_a_game_that_lists_what_cannot_be_is_found_out() -> None:
    subject = subject_of("jacynth")
    trying = subject.game.trying
    assert trying is not None

    def own_cards(view: Any, _seat: Seat) -> Iterator[Any]:
        place = next(iter(trying.possible(view, _seat))).place
        yield from (PlayCard(card, place) for card in view.hand)

    amiss = SimpleNamespace(possible=own_cards, fitting=trying.fitting, passed=trying.passed)
    faulty = replace(subject, game=replace(subject.game, trying=amiss))
    with pytest.raises(AssertionError):
        test_whatever_may_be_done_fits_a_world_that_looks_the_same(faulty)
