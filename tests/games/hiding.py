"""What it means that nothing secret leaves, at one moment of a game of any subject.

The moment gets a twin in which everything hidden from a viewer lies otherwise. Whoever cannot know
of it must see and be told the same, byte for byte.
"""

from typing import Any

from core.game import Step, Viewer
from core.rng import Rng
from tests.games.deeds import Deed
from tests.games.journeys import encoded
from tests.games.subjects import Subject


def twin_of(
    subject: Subject, state: Any, viewer: Viewer, number: int, deed: Deed[Any] | None = None
) -> Any:
    """The twin of this number; it keeps what the deed is about to show."""
    return subject.permute_hidden(state, viewer, Rng(bytes([number % 256]) * 32), deed)


def reaching(step: Step[Any, Any], viewer: Viewer) -> bytes:
    """What this viewer is told."""
    return encoded([told.event for told in step.told if told.reaches(viewer)])


def assert_looks_alike(subject: Subject, state: Any, twin: Any, viewer: Viewer) -> None:
    """The viewer sees the same in both."""
    seen = encoded(subject.game.view_for(state, viewer))
    assert encoded(subject.game.view_for(twin, viewer)) == seen


def assert_deed_tells_nothing(
    subject: Subject, state: Any, viewer: Viewer, number: int, deed: Deed[Any]
) -> None:
    """The viewer is told the same of the deed, and sees the same after it, in state and twin."""
    twin = twin_of(subject, state, viewer, number, deed)
    one, other = (deed.done_in(subject.game, each) for each in (state, twin))
    assert reaching(other, viewer) == reaching(one, viewer)
    assert_looks_alike(subject, one.state, other.state, viewer)
