"""Defines "no secret leaks" for moments of any game.

Each moment gets a twin in which everything hidden from a viewer is rearranged. The viewer must see
and be told the same in both, byte for byte.
"""

from collections.abc import Iterable
from itertools import product
from typing import Any, TypeAlias

from core.game import Game, Seat, Step, Viewer, is_among
from core.rng import Rng
from tests.games.seat_actions import Deed
from tests.games.subjects import Subject
from tests.games.whole_games import Journey, Stop, encoded

Stops: TypeAlias = Iterable[tuple[Journey, Stop]]


def twin_of(
    subject: Subject, state: Any, viewer: Viewer, number: int, deed: Deed[Any] | None = None
) -> Any:
    """The twin of this number; it keeps what the deed is about to show."""
    return subject.permute_hidden(state, viewer, Rng(bytes([number % 256]) * 32), deed)


def views_tell_nothing(stops: Stops) -> None:
    """What a viewer sees does not depend on what is hidden from it."""
    looks = differing = 0
    for number, (journey, stop) in enumerate(stops):
        for viewer in journey.viewers:
            subject = journey.subject
            twin = twin_of(subject, stop.state, viewer, number)
            subject.assert_conserved(twin)
            _assert_looks_alike(subject, stop.state, twin, viewer)
            assert subject.game.to_act(twin) == subject.game.to_act(stop.state)
            differing += encoded(twin) != encoded(stop.state)
            looks += 1
    assert differing >= looks / 2, "the twins are no proof when they are the same state"


def moves_tell_nothing(stops: Stops) -> None:
    """Nor does what a viewer is told of a move, and sees after it, be the move itself a secret."""
    for number, (journey, stop) in enumerate(stops):
        for viewer in journey.viewers:
            _assert_tells_nothing(journey.subject, stop.deed, stop.state, viewer, number)


def resignations_tell_nothing(stops: Stops) -> None:
    """Nor what it learns when any seat resigns, be it the last that somebody waited for."""
    for number, (journey, stop) in enumerate(stops):
        for viewer in journey.viewers:
            for seat in map(Seat, range(journey.seats)):
                resigns = Deed[Any](seat, None)
                _assert_tells_nothing(journey.subject, resigns, stop.state, viewer, number)


def _assert_tells_nothing(
    subject: Subject, deed: Deed[Any], state: Any, viewer: Viewer, number: int
) -> None:
    twin = twin_of(subject, state, viewer, number, deed)
    one = deed.done_in(subject.game, state)
    other = one_alike(subject, twin, viewer, number, deed).done_in(subject.game, twin)
    assert _reaching(other, viewer) == _reaching(one, viewer)
    _assert_looks_alike(subject, one.state, other.state, viewer)


def one_alike(
    subject: Subject, state: Any, viewer: Viewer, number: int, deed: Deed[Any]
) -> Deed[Any]:
    """Another deed, if there is one, of which the viewer cannot tell that it is not this one."""
    if deed.move is None:
        return deed
    moves = subject.alike(state, viewer, deed)
    return Deed(deed.seat, moves[number % len(moves)])


def _reaching(step: Step[Any, Any], viewer: Viewer) -> bytes:
    return encoded([told.event for told in step.told if told.reaches(viewer)])


def _assert_looks_alike(subject: Subject, state: Any, twin: Any, viewer: Viewer) -> None:
    seen = encoded(subject.game.view_for(state, viewer))
    assert encoded(subject.game.view_for(twin, viewer)) == seen


def claims_are_true(stops: Stops) -> None:
    """Whoever has learned nothing by a deed, as its step says, is told the same whatever is hidden.

    Twins in which the same cannot be done prove nothing: that it could be done is shown by the
    choice, and by no rule. And nobody has learned by rote: of what is said to be learned, most
    differs in one twin or another.
    """
    claimed = shown = 0
    for number, (journey, stop) in enumerate(stops):
        for viewer in map(Seat, range(journey.seats)):
            differs = _may_differ(journey.subject, stop.deed, stop.state, viewer, number)
            if is_among(stop.step.learned, viewer):
                claimed += 1
                shown += differs
            else:
                assert not differs, (viewer, stop.deed)
    assert shown >= claimed * 2 / 3, "what is said to be learned could be known before"


def claims_of_resignations_are_true(stops: Stops) -> None:
    """The same when any seat resigns."""
    for number, (journey, stop) in enumerate(stops):
        game = journey.subject.game
        for seat, viewer in product(map(Seat, range(journey.seats)), repeat=2):
            resigns = Deed[Any](seat, None)
            learned = resigns.done_in(game, stop.state).learned
            differs = _may_differ(journey.subject, resigns, stop.state, viewer, number)
            assert is_among(learned, viewer) or not differs, (viewer, resigns)


def _may_differ(
    subject: Subject, deed: Deed[Any], state: Any, viewer: Seat, number: int, twins: int = 3
) -> bool:
    """Whether a twin tells the viewer something else of the deed, or shows something else after."""
    game, told = subject.game, set[bytes]()
    one = deed.done_in(game, state)
    alike = one_alike(subject, state, viewer, number, deed)
    for shift in range(twins):
        twin = twin_of(subject, state, viewer, number + 85 * shift)
        if alike.move is None or game.check(twin, alike.seat, alike.move) is None:
            told.add(_learnt(game, alike.done_in(game, twin), viewer))
    return bool(told - {_learnt(game, one, viewer)})


def _learnt(game: Game[Any, Any, Any, Any, Any], step: Step[Any, Any], viewer: Seat) -> bytes:
    return _reaching(step, viewer) + encoded(game.view_for(step.state, viewer))
