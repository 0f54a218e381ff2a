"""The contract between a board game's rules and the house that hosts it.

A game is a set of pure functions over immutable values. It knows seats, never people; it tells
events to an audience, never to a channel; it takes its chance from a value inside its state.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Literal, NewType, TypeAlias, TypeVar, get_args

import msgspec

from core.errors import Refusal
from core.rng import Rng

Seat = NewType("Seat", int)
"""A place at the table, 0-based, in order round the table. Never a person's id."""

Viewer: TypeAlias = Seat | None
"""Whose eyes look: a seat, or None for the public (the channel, a spectator)."""

Level: TypeAlias = Literal["easy", "normal", "hard", "expert"]
"""How well a computer plays. Not every game has a player for each."""

LEVELS: Final[tuple[Level, ...]] = get_args(Level)

S = TypeVar("S")
M = TypeVar("M")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741  (options)


class Everyone(msgspec.Struct, frozen=True, gc=False, tag="everyone"):
    """The whole channel, players and spectators alike."""


class Only(msgspec.Struct, frozen=True, gc=False, tag="only"):
    """Exactly these seats, in ascending order, and nobody else."""

    seats: tuple[Seat, ...]


Audience: TypeAlias = Everyone | Only

EVERYONE = Everyone()
NO_ONE = Only(())


def only(*seats: Seat) -> Only:
    """The audience made of exactly these seats."""
    return Only(tuple(sorted(set(seats))))


def is_among(audience: Audience, viewer: Viewer) -> bool:
    """Whether this viewer belongs to it. The public does only where everyone does."""
    return isinstance(audience, Everyone) or (viewer is not None and viewer in audience.seats)


class Told(msgspec.Struct, Generic[E], frozen=True, gc=False):
    """Something that happened, addressed to those who may learn of it. There is no default.

    ``shows``: to whom it brings to light what nobody could have told them before, whatever they
    know of the rules: what lay hidden, or what chance has decided. A choice of whoever moves is
    no such thing, nor what they show of their own in making it: the cards that they pay with.
    """

    event: E
    to: Audience
    shows: Audience = NO_ONE

    def reaches(self, viewer: Viewer) -> bool:
        """Whether this viewer is told. The public is told only what everyone is told."""
        return is_among(self.to, viewer)


class Step(msgspec.Struct, Generic[S, E], frozen=True, gc=False):
    """What one application of the rules gives: the state after, and what was told, in order."""

    state: S
    told: tuple[Told[E], ...]

    @property
    def learned(self) -> Audience:
        """Who has learned something hidden by it, its maker included; NO_ONE when nobody has."""
        shown = [told.shows for told in self.told]
        if EVERYONE in shown:
            return EVERYONE
        return only(*(seat for one in shown if isinstance(one, Only) for seat in one.seats))


class ScorePart(msgspec.Struct, frozen=True, gc=False):
    """One addend of a score. ``name`` is a word of the game's texts, not a sentence."""

    name: str
    points: int


class Standing(msgspec.Struct, frozen=True, gc=False):
    """Where one seat finished. Equal ranks are ties; the next rank skips (1, 2, 2, 4)."""

    seat: Seat
    rank: int
    points: int
    parts: tuple[ScorePart, ...]


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """The end of a game: every seat's standing, best first, and a word for how it ended."""

    standings: tuple[Standing, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """All seats that share the first rank, ascending."""
        return tuple(sorted(s.seat for s in self.standings if s.rank == 1))


class Count(msgspec.Struct, frozen=True, gc=False):
    """Something counted for every seat, in their order. ``name`` is a word of the game's texts."""

    name: str
    values: tuple[int, ...]


class Manifest(msgspec.Struct, frozen=True, gc=False):
    """What the house must know of a game before a table is opened.

    ``key`` is lower case with hyphens and also names the command, the texts and the picture file.
    ``rules_version`` changes when a rule does, ``state_version`` when stored states change shape.
    The five types are what msgspec encodes and decodes at the border. ``full_table_options``: names
    of the options that hold only where every seat is taken. ``has_secrets``: whether some seat ever
    knows more than everybody. ``usual_seats``: how many play where computers fill the table and
    nobody said a number; None: the fewest.
    """

    key: str
    fewest_seats: int
    most_seats: int
    rules_version: int
    state_version: int
    options: type
    state: type
    move: object
    event: object
    view: type
    full_table_options: tuple[str, ...] = ()
    has_secrets: bool = True
    usual_seats: int | None = None

    def needing_all_seats(self, options: Any) -> tuple[str, ...]:
        """What was agreed on that holds only where every seat is taken, by its names."""
        usual = self.options()
        return tuple(
            name
            for name in self.full_table_options
            if getattr(options, name) != getattr(usual, name)
        )

    def seats_for(self, options: Any) -> range:
        """How many may sit down to play as these options say."""
        fewest = self.most_seats if self.needing_all_seats(options) else self.fewest_seats
        return range(fewest, self.most_seats + 1)


def _each_alone(_options: object, seat: Seat) -> int:
    return seat


def _nobody(_state: object) -> frozenset[Seat]:
    return frozenset()


@dataclass(frozen=True)
class Game(Generic[S, M, E, V, O]):
    """The rules of one game. Pure and deterministic: equal arguments give equal results."""

    manifest: Manifest

    initial_state: Callable[[int, O, bytes], Step[S, E]]
    """``(seats, options, seed)``: the set-up. Everything random follows from 32 secret bytes."""

    to_act: Callable[[S], frozenset[Seat]]
    """The seats that owe a decision. Empty exactly when the game is over."""

    check: Callable[[S, Seat, M], Refusal | None]
    """Why this seat may not make this move now, or None when it may."""

    legal_moves: Callable[[S, Seat], Iterator[M]]
    """Moves of this seat, lazily, each once, in notation order; none when it is not to act.

    Where moves cannot be listed, a representative part is, and none that only gives away what
    another brings; ``check`` judges any other.
    """

    apply: Callable[[S, Seat, M], Step[S, E]]
    """Make a move. Raises IllegalMove, with the refusal, for any move ``check`` refuses."""

    fallback_move: Callable[[S, Seat], M]
    """The legal move a timeout plays for a seat that is to act: harmless, revealing little.

    A choice that is to stay secret is drawn by lot, aside from the course of the state's chance
    (``Rng.aside``), so that neither the board nor what is drawn later tells it.
    """

    withdraw: Callable[[S, Seat], Step[S, E]]
    """A seat resigns, whoever is to act; the others go on where the game allows it."""

    outcome: Callable[[S], Outcome | None]
    """The final ranking, or None while the game goes on."""

    view_for: Callable[[S, Viewer], V]
    """All that this viewer may know. The only way out of a state while the game goes on."""

    reveal: Callable[[S], V]
    """The position with every hand, rank and tile open, as nobody in particular sees it.

    For looking back when the game is over: the house asks for no other
    (``tables/history/positions.py``).
    """

    tally: Callable[[V], tuple[Count, ...]]
    """How the seats stand in this view, the most telling count first; every viewer sees the same.

    In a game of points the first count is the points, after the end those of the outcome.
    """

    imagine: Callable[[V, Rng], S]
    """A full state that fits the view: ``view_for(imagine(v, rng), v.viewer) == v``."""

    parse: Callable[[V, str], M]
    """Read a move in notation, as this viewer may write it. Raises UnreadableMove."""

    read_back: Callable[[V, str], M]
    """The very move that ``notate`` wrote, whatever a person may mean by the same words."""

    notate: Callable[[M], str]
    """A move in notation: lower case, stable for ever, unique among legal moves."""

    side: Callable[[O, Seat], int] = _each_alone
    """``(options, seat)``: who wins together has the same side; in most games each seat its own."""

    beaten: Callable[[S], frozenset[Seat]] = _nobody
    """Seats that are out of a game which goes on without them, resigned or not. Everybody knows."""

    former_deals: Mapping[int, Callable[[int, O, bytes], Step[S, E]]] = field(default_factory=dict)
    """By an earlier rules_version from which nothing but the deal differs: its ``initial_state``.

    What began then goes on as it is, and can be dealt and played again.
    """

    def deal_under(self, rules_version: int) -> Callable[[int, O, bytes], Step[S, E]] | None:
        """How a game of this version was set up; None if that can be done no more."""
        if rules_version == self.manifest.rules_version:
            return self.initial_state
        return self.former_deals.get(rules_version)
