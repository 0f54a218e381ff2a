"""What people think ahead at a table, as stored values: a line that is tried, and planned moves.

One person has one line and one plan at a table. A plan is a tree: its nodes are turns, each with
the moves of one turn and the turns that may follow it.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Final, Literal, TypeAlias

import msgspec

from core.game import Seat
from core.texts import Listing, Moment, Player, Text, Value, Verbatim, text
from core.thinking_ahead import Guard

MOST_TURNS: Final = 5
"""Turns that a plan without branches may have, one after the other."""

MOST_BRANCHES: Final = 4
"""Turns among which a plan may choose, at a table of two."""

DEEPEST_WITH_BRANCHES: Final = 3
"""Turns, one after the other, of a plan with branches."""

PLAYED: Final = "planned-played"
"""The key of the text that says which moves were played."""

MOST_MOVES_OF_A_TURN: Final = 12
"""Moves of one planned turn."""

_MARKS: Final = 1_000_000
"""So many marks of plans there are: a button of another plan is found out nearly always."""

MoveInWords: TypeAlias = Text | Verbatim
"""A move as its game calls it, or in notation as it was typed."""


class TriedLine(msgspec.Struct, frozen=True):
    """One person's line at a table, and the position from which it begins.

    ``seat``: whose view it begins from. ``began_after``: number of log lines then; ``began_from``:
    fingerprint of that view. ``seed``: secret random bytes, from which the imagined world is drawn.
    ``line``: JSON of what was tried.
    """

    seat: Seat
    began_after: int
    began_from: str
    seed: bytes
    line: msgspec.Raw


class PlannedTurn(msgspec.Struct, frozen=True):
    """The moves of one turn, in notation, and the turns of which one may be the next.

    ``expected``: JSON of the seat's view for which they were planned; ``guard`` says how far the
    real view may differ from it. ``after``: what the others were assumed to do just before, in
    notation. ``words``, ``after_words``: the same moves as their owner chose them; empty in plans
    that were stored before there were any, which are told in notation.
    """

    moves: tuple[str, ...]
    guard: Guard
    expected: msgspec.Raw
    then: tuple["PlannedTurn", ...] = ()
    after: tuple[str, ...] = ()
    words: tuple[MoveInWords, ...] = ()
    after_words: tuple[MoveInWords, ...] = ()

    def told(self, first: int = 0, end: int | None = None) -> Listing:
        """Return the moves from number ``first`` on, up to ``end``, as a value of a text."""
        return _told(self.moves, self.words, first, end)

    @property
    def told_after(self) -> Listing:
        """What the others were assumed to do just before, as a value of a text."""
        return _told(self.after, self.after_words)


class PlannedMoves(msgspec.Struct, frozen=True):
    """What a person has planned for their seat at a table.

    ``turns``: of which one may be the next; empty if nothing is planned any more. ``chance``:
    secret random bytes, from which the time to wait and the ids of the requests are drawn.
    ``question``: the question of the seat for which the plan was judged last, None before; without
    ``due_at`` the one that is open while the plan waits for a later turn (``is_for_later``).
    ``due_at``: when it is played (Unix milliseconds); None while the seat is not asked. ``said``:
    what has become of the plan, for its owner; None if nothing has happened to it.
    """

    seat: Seat
    turns: tuple[PlannedTurn, ...]
    chance: bytes
    question: int | None = None
    due_at: int | None = None
    said: Text | None = None

    @property
    def is_for_later(self) -> bool:
        """Whether the seat is asked now, and the plan is for its turn after this one."""
        return self.question is not None and self.due_at is None

    @property
    def mark(self) -> int:
        """A number that buttons carry: it changes with what is planned, not with its guard."""
        planned = [(turn.moves, turn.expected, turn.then) for turn in self.turns]
        told = sha256(self.chance + msgspec.json.encode(planned)).hexdigest()
        return int(told[:12], 16) % _MARKS


def in_a_row(turns: Sequence[PlannedTurn]) -> tuple[PlannedTurn, ...]:
    """Return turns as a plan in which each is followed by the next."""
    then: tuple[PlannedTurn, ...] = ()
    for turn in reversed(turns):
        then = (msgspec.structs.replace(turn, then=then),)
    return then


def all_of(turns: tuple[PlannedTurn, ...]) -> Iterator[PlannedTurn]:
    """Yield every turn of a plan, each before those that may follow it."""
    for turn in turns:
        yield turn
        yield from all_of(turn.then)


def depth_of(turns: tuple[PlannedTurn, ...]) -> int:
    """Return how many turns follow one another at most."""
    return max((1 + depth_of(turn.then) for turn in turns), default=0)


def breadth_of(turns: tuple[PlannedTurn, ...]) -> int:
    """Return among how many turns a plan chooses at most."""
    return max((len(turns), *(breadth_of(turn.then) for turn in turns)))


def with_branch(
    turns: tuple[PlannedTurn, ...], more: tuple[PlannedTurn, ...]
) -> tuple[PlannedTurn, ...]:
    """Return a plan with more turns to choose from.

    For the same expected view the newer moves replace the earlier ones; if they are the same, what
    follows is put together.
    """
    found = {bytes(turn.expected): turn for turn in turns}
    for turn in more:
        before = found.get(bytes(turn.expected))
        if before is not None and before.moves == turn.moves:
            turn = msgspec.structs.replace(turn, then=with_branch(before.then, turn.then))
        found[bytes(turn.expected)] = turn
    return tuple(found.values())


PlannedTold: TypeAlias = Literal["waits", "stands", "played", "gone"]
"""What a private letter tells the owner of a plan: it waits to be played for the question that the
letter tells of; it stands for a later one; its last turn was played; it was set aside. Neither the
moves nor the reason: others may read a lock screen."""


def planned_told(planned: PlannedMoves) -> PlannedTold:
    """Return what a private letter tells of a plan."""
    if planned.turns:
        return "stands" if planned.due_at is None else "waits"
    is_played = planned.said is not None and planned.said.key == PLAYED
    return "played" if is_played else "gone"


def lines_about(planned: PlannedMoves) -> tuple[Text, ...]:
    """Return the sentences about a plan for its owner: what became of it, each next turn, and when
    it is played if it is their turn."""
    said = () if planned.said is None else (planned.said,)
    are_branches = len(planned.turns) > 1
    other = Player(Seat(1 - planned.seat))  # only a game of two has branches
    turns = (_line_about(turn, other if are_branches else None) for turn in planned.turns)
    due_at = planned.due_at if planned.turns else None
    due = () if due_at is None else (text("planned-due", at=Moment(due_at)),)
    return (*said, *turns, *due)


def _line_about(turn: PlannedTurn, other: Player | None) -> Text:
    """Return the sentence about a planned turn. ``other``: whose moves before it are told."""
    guard, more = text(f"planned-guard-{turn.guard}"), depth_of(turn.then)
    if other is not None and turn.after:
        before: dict[str, Value] = {"other": other, "after": turn.told_after}
        return text("planned-branch", **before, moves=turn.told(), guard=guard, more=more)
    return text("planned-line", moves=turn.told(), guard=guard, more=more)


def told_of(turns: tuple[PlannedTurn, ...]) -> Listing:
    """Return the moves of the turns of which one is the next, as a value of a text."""
    return Listing(tuple(turn.told() for turn in turns), "or")


def _told(
    moves: tuple[str, ...],
    words: tuple[MoveInWords, ...],
    first: int = 0,
    end: int | None = None,
) -> Listing:
    """Return moves in words; in notation where there are none."""
    told = words if len(words) == len(moves) else tuple(map(Verbatim, moves))
    return Listing(told[first:end], "comma")
