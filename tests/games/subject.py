"""What the common tests need to know about a game; each game has its ``subject.py``.

A subject supplies what they cannot derive: which options to play with, which move choosers reach
rare cases, what is conserved, and how hidden things could be arranged otherwise.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hypothesis.strategies import SearchStrategy

from core.game import Game, Seat, Viewer
from core.rng import Rng
from core.texts import Words
from tests.games.seat_actions import Deed


def told_at_once(_state: Any, _viewer: Viewer, deed: Deed[Any]) -> Sequence[Any]:
    """No move is made in secret: of each everybody sees which it is."""
    return (deed.move,)


def as_it_is(move: Any) -> Any:
    """Every move is of a kind of its own."""
    return move


Chooser = Callable[[Any, Seat, Sequence[Any], Random], Any]
"""Picks one of the legal moves of the seat in this state."""


@dataclass(frozen=True)
class Subject:
    """One game and what the laws must be told about it.

    ``options`` are played with all numbers of seats. ``choosers``: habits by name,
    "random" among them. ``permute_hidden(state, viewer, rng, deed)``: a twin of the state in which
    everything this viewer cannot know lies otherwise, except what ``deed`` (if any) is about to
    show. ``hides(state, viewer)``: whether anything there lies hidden that others see, or, in a
    game where all see the same, that nobody sees (``seats_have_secrets``).
    ``alike(state, viewer, deed)``: the moves of which this viewer cannot tell which was made.
    ``assert_conserved(state)`` fails when a piece is lost or doubled. ``order``: the place of a
    move in the canonical order. ``any_move``: moves legal or not. ``endings``: all reasons an
    outcome may give. ``most_moves``: no game is longer. ``seats_have_secrets``: a seat knows what
    its rivals do not; otherwise what is hidden is hidden from all. ``amiss``: what whoever is to
    act first may type and is refused, each with its notation. ``plain_events``: the
    names of events of moves that use no chance and turn nothing up. ``kinds_of_reasons``: so many
    kinds of reasons are met in some hundred moves. ``moves_taught``: so many moves, at least, are
    taught in the rules for players. ``parts_taught``: what these teach as a part of a move only.
    ``kind_of``: equal for moves of which the try board lists one for all. ``of_the_turn``: the
    fields of a view that differ once a turn has passed in which nobody did anything.
    """

    game: Game[Any, Any, Any, Any, Any]
    words: Words[Any, Any, Any]
    options: tuple[Any, ...]
    choosers: Mapping[str, Chooser]
    permute_hidden: Callable[[Any, Viewer, Rng, Deed[Any] | None], Any]
    hides: Callable[[Any, Viewer], bool]
    assert_conserved: Callable[[Any], None]
    order: Callable[[Any], Any]
    any_move: SearchStrategy[Any]
    endings: tuple[str, ...]
    most_moves: int
    alike: Callable[[Any, Viewer, Deed[Any]], Sequence[Any]] = told_at_once
    seats_have_secrets: bool = True
    amiss: Mapping[str, str] = field(default_factory=dict)
    plain_events: frozenset[str] = frozenset()
    kinds_of_reasons: int = 6
    moves_taught: int = 5
    parts_taught: frozenset[str] = frozenset()
    kind_of: Callable[[Any], Any] = as_it_is
    of_the_turn: frozenset[str] = frozenset({"turn"})

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """How many can play."""
        manifest = self.game.manifest
        return tuple(range(manifest.fewest_seats, manifest.most_seats + 1))

    @property
    def key(self) -> str:
        """The game's key, which names the test."""
        return self.game.manifest.key
