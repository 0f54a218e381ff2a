"""The games under the common laws. A new game adds its Subject to SUBJECTS, and nothing else here.

A subject says what the laws cannot know by themselves: which options to play with, whose habits
lead to the rare corners, what is conserved, and which hidden things could as well lie otherwise.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis.strategies import SearchStrategy

from core.game import Game, Seat, Viewer
from core.rng import Rng
from core.words import Words
from tests.games.bidding import subject as bidding
from tests.games.deeds import Deed
from tests.games.la_strada import subject as la_strada
from tests.games.pebbles import subject as pebbles
from tests.games.ruta import subject as ruta
from tests.games.strada_romana import subject as strada_romana
from tests.games.stratego4 import subject as stratego4


def told_at_once(_state: Any, _viewer: Viewer, deed: Deed[Any]) -> Sequence[Any]:
    """No move is made in secret: of each everybody sees which it is."""
    return (deed.move,)


Chooser = Callable[[Any, Seat, Sequence[Any], Random], Any]
"""Picks one of the legal moves of the seat in this state."""


@dataclass(frozen=True)
class Subject:
    """One game and what the laws must be told about it.

    ``seat_counts`` and ``options`` are played in all combinations. ``choosers``: habits by name,
    "random" among them. ``permute_hidden(state, viewer, rng, deed)``: a twin of the state in which
    everything this viewer cannot know lies otherwise, except what ``deed`` (if any) is about to
    show. ``hides(state, viewer)``: whether anything there lies hidden that others see, or, in a
    game where all see the same, that nobody sees (``seats_have_secrets``).
    ``alike(state, viewer, deed)``: the moves of which this viewer cannot tell which was made.
    ``assert_conserved(state)`` fails when a piece is lost or doubled. ``order``: the place of a
    move in the canonical order. ``any_move``: moves legal or not. ``endings``: all reasons an
    outcome may give. ``most_moves``: no game is longer. ``seats_have_secrets``: a seat knows what
    its rivals do not; otherwise what is hidden is hidden from all.
    """

    game: Game[Any, Any, Any, Any, Any]
    words: Words[Any, Any, Any]
    seat_counts: tuple[int, ...]
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

    @property
    def key(self) -> str:
        """The game's key, which names the test."""
        return self.game.manifest.key


SUBJECTS = (
    Subject(
        game=ruta.RUTA,
        words=ruta.words,
        seat_counts=(2,),
        options=ruta.OPTIONS,
        choosers=ruta.CHOOSERS,
        permute_hidden=ruta.permute_hidden,
        hides=ruta.hides,
        assert_conserved=ruta.assert_conserved,
        order=ruta.order,
        any_move=ruta.any_move,
        endings=ruta.ENDINGS,
        most_moves=600,
    ),
    Subject(
        game=la_strada.LA_STRADA,
        words=la_strada.words,
        seat_counts=(2, 3, 4),
        options=la_strada.OPTIONS,
        choosers=la_strada.CHOOSERS,
        permute_hidden=la_strada.permute_hidden,
        hides=la_strada.hides,
        assert_conserved=la_strada.assert_conserved,
        order=la_strada.order,
        any_move=la_strada.any_move,
        endings=la_strada.ENDINGS,
        most_moves=450,
        seats_have_secrets=False,
    ),
    Subject(
        game=strada_romana.STRADA_ROMANA,
        words=strada_romana.words,
        seat_counts=(2, 3, 4, 5),
        options=strada_romana.OPTIONS,
        choosers=strada_romana.CHOOSERS,
        permute_hidden=strada_romana.permute_hidden,
        hides=strada_romana.hides,
        alike=strada_romana.alike,
        assert_conserved=strada_romana.assert_conserved,
        order=strada_romana.order,
        any_move=strada_romana.any_move,
        endings=strada_romana.ENDINGS,
        most_moves=1500,
    ),
    Subject(
        game=stratego4.STRATEGO4,
        words=stratego4.words,
        seat_counts=(3, 4),
        options=stratego4.OPTIONS,
        choosers=stratego4.CHOOSERS,
        permute_hidden=stratego4.permute_hidden,
        hides=stratego4.hides,
        alike=stratego4.alike,
        assert_conserved=stratego4.assert_conserved,
        order=stratego4.order,
        any_move=stratego4.any_move,
        endings=stratego4.ENDINGS,
        most_moves=4000,
    ),
)

BIDDING = Subject(
    game=bidding.BIDDING,
    words=bidding.words,
    seat_counts=(2, 3, 4),
    options=bidding.OPTIONS,
    choosers=bidding.CHOOSERS,
    permute_hidden=bidding.permute_hidden,
    hides=bidding.hides,
    alike=bidding.alike,
    assert_conserved=bidding.assert_conserved,
    order=bidding.order,
    any_move=bidding.any_move,
    endings=bidding.ENDINGS,
    most_moves=20,
)
PEBBLES = Subject(
    game=pebbles.PEBBLES_GAME,
    words=pebbles.words,
    seat_counts=(2, 3, 4),
    options=pebbles.OPTIONS,
    choosers=pebbles.CHOOSERS,
    permute_hidden=pebbles.permute_hidden,
    hides=pebbles.hides,
    alike=pebbles.alike,
    assert_conserved=pebbles.assert_conserved,
    order=pebbles.order,
    any_move=pebbles.any_move,
    endings=pebbles.ENDINGS,
    most_moves=20,
)

OF_THE_TESTS = (BIDDING, PEBBLES)
"""Games the house does not offer: in both all seats owe a secret at once."""

WHOLE_GAMES = (*SUBJECTS, BIDDING)
"""Those with texts and all else that a game brings; Pebbles is nothing but rules."""

EVERY_SUBJECT = (*SUBJECTS, *OF_THE_TESTS)
"""All whose rules are under the laws."""
