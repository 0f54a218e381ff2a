"""The interface between the rules of a board game and the code that hosts it.

A game is a set of pure functions over immutable values. It knows seats, not people; it addresses
events to an audience, not to a channel; it draws random numbers from a generator in its state.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import (
    Any,
    Final,
    Generic,
    Literal,
    NewType,
    TypeAlias,
    TypeVar,
    get_args,
)

import msgspec

from core.errors import Refusal
from core.rng import Rng
from core.thinking_ahead import Ahead

Seat = NewType("Seat", int)
"""A place at the table: a number from 0, in seating order. Never a person's id."""

Viewer: TypeAlias = Seat | None
"""For whom a view is made: a seat, or None for the public (the channel, a spectator)."""

Level: TypeAlias = Literal["easy", "normal", "hard", "expert"]
"""The playing strength of a computer. Not every game offers all levels."""

LEVELS: Final[tuple[Level, ...]] = get_args(Level)

Strength: TypeAlias = float | Mapping[int, float]
"""How strong a computer player is on the rating scale: the same everywhere, or by the number of
sides (seats that win together are one)."""


class UnprovedLevel(msgspec.Struct, frozen=True):
    """Where a level is not proved stronger (with 95 % certainty) than the one below it.

    ``seats``: with these numbers of seats. ``option``: only where this option is chosen; None:
    always.
    """

    level: Level
    seats: frozenset[int]
    option: str | None = None

    def covers(self, seats: int, options: object) -> bool:
        """Whether a game with so many seats and these options is meant."""
        return seats in self.seats and (self.option is None or bool(getattr(options, self.option)))


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
    """Return the audience of exactly these seats."""
    return Only(tuple(sorted(set(seats))))


def is_among(audience: Audience, viewer: Viewer) -> bool:
    """Whether the audience includes this viewer. Only ``Everyone`` includes the public."""
    return isinstance(audience, Everyone) or (viewer is not None and viewer in audience.seats)


class Told(msgspec.Struct, Generic[E], frozen=True, gc=False):
    """An event and its audience: those who may know of it. The audience has no default.

    ``shows``: the viewers to whom the event reveals something that they could not have deduced from
    the rules: hidden information or a random result. A player's choice does not count as such, nor
    do the cards of their own that they show in making it, such as a payment.
    """

    event: E
    to: Audience
    shows: Audience = NO_ONE

    def reaches(self, viewer: Viewer) -> bool:
        """Whether the event is told to this viewer. The public hears only what everyone hears."""
        return is_among(self.to, viewer)


class Step(msgspec.Struct, Generic[S, E], frozen=True, gc=False):
    """The result of one application of the rules: the new state, and the events in order."""

    state: S
    told: tuple[Told[E], ...]

    @property
    def learned(self) -> Audience:
        """Who has learned something hidden from this step, the mover included; or NO_ONE."""
        shown = [told.shows for told in self.told]
        if EVERYONE in shown:
            return EVERYONE
        return only(*(seat for one in shown if isinstance(one, Only) for seat in one.seats))


class ScorePart(msgspec.Struct, frozen=True, gc=False):
    """One addend of a score. ``name`` is part of a text's key, not a sentence."""

    name: str
    points: int


class Standing(msgspec.Struct, frozen=True, gc=False):
    """The final rank of one seat. Equal ranks are ties; the next rank skips (1, 2, 2, 4)."""

    seat: Seat
    rank: int
    points: int
    parts: tuple[ScorePart, ...]


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """The end of a game: every seat's standing, best first, and a keyword for how it ended."""

    standings: tuple[Standing, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """All seats that share the first rank, ascending."""
        return tuple(sorted(s.seat for s in self.standings if s.rank == 1))


class Count(msgspec.Struct, frozen=True, gc=False):
    """A count for every seat, in seat order. ``name`` is part of a text's key."""

    name: str
    values: tuple[int, ...]


USUAL_TURNS_OF_A_SEAT: Final = 20
"""How many turns a seat is taken to have in a game of which nobody has counted them."""


class Manifest(msgspec.Struct, frozen=True, gc=False):
    """The facts about a game that the host needs before a table is opened.

    ``key``: lower case with hyphens; names the command, the texts and the picture file as well.
    ``rules_version`` changes when a rule does, ``state_version`` when stored states change shape.
    msgspec serializes values of the five types. ``full_table_options``: names of the options that
    need every seat to be taken. ``has_secrets``: whether a seat ever knows more than the public.
    ``usual_seats``: seats if computers fill the table and no number is given; None: the fewest.
    ``simultaneous``: verbs (first words in notation) of the moves that a seat may make while
    others are to act as well; None: any verb. ``usual_turns``: about how many turns a game has, all
    seats together, for each possible number of seats, the fewest first; empty: nobody has counted.
    ``cup_options``: those that cups are played with, None: the usual ones.
    ``separators``: pattern that divides the moves of a typed line.
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
    simultaneous: frozenset[str] | None = None
    usual_turns: tuple[int, ...] = ()
    cup_options: Any = None
    separators: str = r"[;\n]"

    def options_of_a_cup(self) -> Any:
        """Return the options that cups are played with."""
        return self.options() if self.cup_options is None else self.cup_options

    def turns_at(self, seats: int) -> int:
        """Return about how many turns a game has, all seats together.

        A number of seats that the game has not counts as the nearest.
        """
        if not self.usual_turns:
            return seats * USUAL_TURNS_OF_A_SEAT
        last = len(self.usual_turns) - 1
        return self.usual_turns[min(max(0, seats - self.fewest_seats), last)]

    def needing_all_seats(self, options: Any) -> tuple[str, ...]:
        """Return the names of the chosen options that need every seat to be taken."""
        usual = self.options()
        return tuple(
            name
            for name in self.full_table_options
            if getattr(options, name) != getattr(usual, name)
        )

    def in_force(self, options: Any, seats: int) -> Any:
        """Return the options by which so many play: usual ones for those that need more players."""
        if seats in self.seats_for(options):
            return options
        usual = self.options()
        lost = self.needing_all_seats(options)
        return msgspec.structs.replace(options, **{name: getattr(usual, name) for name in lost})

    def seats_for(self, options: Any) -> range:
        """Return the possible numbers of players with these options."""
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
    """``(seats, options, seed)``: the set-up. All randomness follows from the 32 secret bytes."""

    to_act: Callable[[S], frozenset[Seat]]
    """The seats that must decide now. Empty exactly when the game is over."""

    check: Callable[[S, Seat, M], Refusal | None]
    """Return why this seat may not make this move now, or None if it may."""

    legal_moves: Callable[[S, Seat], Iterator[M]]
    """Iterate lazily over the legal moves of a seat to act, each once, in notation order.

    If they are too many, a representative part, without moves that only give away what another move
    of it achieves as well; ``check`` decides about all others.
    """

    apply: Callable[[S, Seat, M], Step[S, E]]
    """Make a move. Raises IllegalMove with the refusal if ``check`` refuses the move."""

    fallback_move: Callable[[S, Seat], M]
    """Return the legal move played on timeout: harmless, revealing little.

    A choice that must stay secret is drawn from a separate generator (``Rng.aside``), so that
    neither the board nor later draws reveal it.
    """

    withdraw: Callable[[S, Seat], Step[S, E]]
    """A seat resigns, at any time; the others play on where the game allows it."""

    outcome: Callable[[S], Outcome | None]
    """Return the final ranking, or None while the game goes on."""

    view_for: Callable[[S, Viewer], V]
    """Return all that this viewer may know. While a game runs, nothing else leaves the state."""

    reveal: Callable[[S], V]
    """Return the position with every hand, rank and tile open, as no seat sees it.

    Used only to look back at a finished game (``tables/history/moments.py``).
    """

    tally: Callable[[V], tuple[Count, ...]]
    """Return the counts of all seats in this view, the most important first; equal for all viewers.

    In a game with points the first count is the points, after the end those of the outcome.
    """

    imagine: Callable[[V, Rng], S]
    """Return a random full state that fits: ``view_for(imagine(v, rng), v.viewer) == v``."""

    parse: Callable[[V, str], M]
    """Read a move in the notation that this viewer may type. Raises UnreadableMove."""

    read_back: Callable[[V, str], M]
    """Read exactly the move that ``notate`` wrote, even if typing the same means another move.

    On any other view than the one on which it was made it may read another move.
    """

    notate: Callable[[M], str]
    """Write a move in notation: lower case, unique among legal moves, unchanged in all versions."""

    side: Callable[[O, Seat], int] = _each_alone
    """``(options, seat)``: the seat's side; those that win together share one. Default: its own."""

    beaten: Callable[[S], frozenset[Seat]] = _nobody
    """Return the seats that are out of a running game, whether resigned or not. This is public."""

    former_deals: Mapping[int, Callable[[int, O, bytes], Step[S, E]]] = field(default_factory=dict)
    """``initial_state`` of earlier rules versions, whether their deal differs from today's or not.

    Games begun under them are replayed from it by today's rules and compared with the stored
    states. Where a changed rule made a difference, undo and past positions are refused, and the
    check of a record names the first move that leads elsewhere. Without its version here, all three
    are refused for every such game.
    """

    ahead: Ahead[S, M, V] = field(default_factory=Ahead)
    """What it says of tried lines and planned moves (``games/<key>/thinking_ahead.py``)."""

    order: Callable[[S], Sequence[int]] | None = None
    """Return the seats in the order in which the deal lets them play, from the initial state.

    None: whoever acts first, then round the table. Cups even out who begins by it.
    """

    def order_of_play(self, seats: int, state: S) -> tuple[Seat, ...]:
        """Return the seats in the order in which they play, from the initial state.

        In seating order if all act at once, or if who begins is drawn later.
        """
        if self.order is not None:
            return tuple(map(Seat, self.order(state)))
        acting = self.to_act(state)
        first = next(iter(acting)) if len(acting) == 1 else 0
        return tuple(Seat((first + later) % seats) for later in range(seats))

    def deal_under(self, rules_version: int) -> Callable[[int, O, bytes], Step[S, E]] | None:
        """Return the set-up function of this rules version; None if it is no longer supported."""
        if rules_version == self.manifest.rules_version:
            return self.initial_state
        return self.former_deals.get(rules_version)
