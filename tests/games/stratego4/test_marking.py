"""Private marks on rivals' pieces: they move with the pieces, and only as allowed."""

from collections.abc import Iterator
from itertools import islice

import pytest

from core.errors import UnreadableMove
from core.game import Seat
from core.guided_play import Menu, UnknownStep
from games.stratego4 import piece_marks
from games.stratego4.board import SPACE_NAMES, Space
from games.stratego4.choices import piece_at, space_named, target_name
from games.stratego4.game import STRATEGO4
from games.stratego4.moves import DuelFought, Event, PieceMoved, Recruited
from games.stratego4.state import rank_in
from games.stratego4.view import View
from tests.games.catalogue import texts
from tests.games.whole_games import Journey, journeys
from tests.rendering.stratego4_positions import ALL

OWN: View = ALL["middle_own"]


def some_journeys() -> Iterator[Journey]:
    """Some of all games, and some in which told ranks are hidden again."""
    yield from journeys("stratego4")[::6]
    with_memory = (j for j in journeys("stratego4") if j.start.state.options.memory)
    yield from islice(with_memory, 3)


@pytest.mark.long
def test_a_piece_keeps_its_name_wherever_it_goes_until_all_are_told_its_rank() -> None:
    moved = told_again = 0
    for journey in some_journeys():
        viewer, ranks = Seat(0), dict[str, int]()
        heard = [told.event for told in journey.start.told]
        for stop in journey.stops:
            heard += [told.event for told in stop.step.told if told.reaches(viewer)]
            state = stop.step.state
            view = STRATEGO4.view_for(state, viewer)
            things = piece_marks.things(view, heard)
            hidden = [p.space for p in view.pieces if p.rank is None]
            assert set(things) == {SPACE_NAMES[space] for space in hidden}
            assert len(set(things.values())) == len(things), "no two have the same name"
            for place, name in things.items():
                rank = rank_in(state.cells[SPACE_NAMES.index(place)])
                assert ranks.setdefault(name, rank) == rank, "it is still the same piece"
                moved += name != place
                told_again += "." in name
    assert moved > 1000
    assert told_again > 100, "in memory games a rank that was told is hidden again"


def test_a_mark_goes_with_its_piece_comes_back_with_it_and_is_gone_after_a_duel() -> None:
    journey, line = _first(PieceMoved)
    before, after = (_at(journey, n) for n in (line - 1, line))
    event = next(event for event in after[len(before) :] if isinstance(event, PieceMoved))
    viewer = Seat((event.seat + 1) % journey.seats)
    start, to = SPACE_NAMES[event.start], SPACE_NAMES[event.to]
    here = piece_marks.things(STRATEGO4.view_for(journey.states[line - 1], viewer), before)
    there = piece_marks.things(STRATEGO4.view_for(journey.states[line], viewer), after)
    assert (here[start], there[to]) == (start, start)
    assert to not in here
    assert start not in there
    back = piece_marks.things(STRATEGO4.view_for(journey.states[line - 1], viewer), before)
    assert back == here, "a move that was taken back has not happened"


@pytest.mark.parametrize("kind", [DuelFought, Recruited])
def test_a_piece_whose_rank_was_told_is_another_from_then_on(kind: type) -> None:
    journey, line = _first(kind, memory=True)
    heard = _at(journey, line)
    ranks_told = [each for each in heard if isinstance(each, DuelFought | Recruited)]
    event, name = ranks_told[-1], len(ranks_told)
    assert isinstance(event, kind)
    space = SPACE_NAMES[event.to if isinstance(event, DuelFought) else event.space]
    for viewer in map(Seat, range(journey.seats)):
        things = piece_marks.things(STRATEGO4.view_for(journey.states[line], viewer), heard)
        assert things.get(space, f"{space}.{name}") == f"{space}.{name}"


def _first(kind: type, *, memory: bool = False) -> tuple[Journey, int]:
    """A game, and the line in which such a thing happens first."""
    return next(
        (journey, line)
        for journey in journeys("stratego4")
        if journey.start.state.options.memory >= memory
        for line, stop in enumerate(journey.stops, 1)
        if any(isinstance(told.event, kind) for told in stop.step.told)
    )


def _at(journey: Journey, line: int) -> list[Event]:
    return [told.event for stop in journey.stops[:line] for told in stop.step.told]


def test_nobody_else_has_anything_to_mark() -> None:
    for name in ("middle", "deploying_own", "finished"):
        assert piece_marks.things(ALL[name], ()) == {}
        assert piece_marks.ask(ALL[name], {}, ()).rows == ()


def test_a_square_and_a_rank_are_read_as_they_are_typed() -> None:
    space = next(iter(piece_marks.things(OWN, ())))
    assert piece_marks.read(OWN, space.upper(), "marshal") == (space, "9")
    assert piece_marks.read(OWN, space, "1") == (space, "1")
    assert piece_marks.read(OWN, space, piece_marks.CLEAR) == (space, "")
    say = texts().voice("en", people=lambda seat: f"#{seat}").say
    piece = say(target_name(OWN, _space(space)))
    assert say(piece_marks.said(OWN, space, "9")) == f"{piece} is marked as marshal (9)."
    assert say(piece_marks.said(OWN, space, "")) == f"{piece} is no longer marked."
    own = next(SPACE_NAMES[p.space] for p in OWN.pieces if p.seat == OWN.viewer)
    told = next(SPACE_NAMES[p.space] for p in OWN.pieces if p.rank and p.seat != OWN.viewer)
    for place, mark, refusal in (
        (own, "9", "stratego4-refusal-mark-piece"),
        (told, "9", "stratego4-refusal-mark-piece"),
        ("z99", "9", "stratego4-refusal-mark-piece"),
        (space, "10", "stratego4-refusal-mark-rank"),
        (space, "queen", "stratego4-refusal-mark-rank"),
    ):
        with pytest.raises(UnreadableMove) as refused:
            piece_marks.read(OWN, place, mark)
        assert refused.value.refusal.code == refusal


def test_each_rivals_pieces_and_then_the_ranks_are_chosen_from_menus() -> None:
    things = piece_marks.things(OWN, ())
    (first, *_) = things
    screen = piece_marks.ask(OWN, {first: "9"}, ())
    assert all(isinstance(row, Menu) for row in screen.rows)
    offered = [o for row in screen.rows if isinstance(row, Menu) for o in row.options]
    assert {option.value for option in offered} == set(things)
    say = texts().voice("en").say
    (marked,) = [o for o in offered if o.hint and o.hint.key == "stratego4-mark-taken-for"]
    assert marked.value == first
    assert marked.hint is not None
    assert say(marked.hint) == "marked: marshal (9)"
    for marks, count in (({}, 9), ({first: "9"}, 10)):
        (ranks,) = piece_marks.ask(OWN, marks, (first,)).rows
        assert isinstance(ranks, Menu)
        assert len(ranks.options) == count
    with pytest.raises(UnknownStep):
        piece_marks.ask(OWN, {}, ("turret",))
    with pytest.raises(UnknownStep):
        piece_marks.ask(OWN, {}, (first, "9", "9"))


def _space(name: str) -> Space:
    space = space_named(OWN, name)
    assert space is not None
    assert piece_at(OWN, space) is not None
    return space
