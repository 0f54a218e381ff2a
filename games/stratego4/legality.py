"""What may be done now, and why something may not. Rules: R-2 to R-7, R-9.

A refusal depends only on what its mover may know: where pieces stand, and the ranks of its own.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import compress
from typing import Final

from core.errors import Refusal
from core.game import Seat
from core.text import Listing, Player, Text, Value, text
from games.stratego4.board import (
    CANNON,
    CAPTAIN,
    COUNTS,
    MOST_RETURNS,
    PIECES,
    RANKS,
    SCOUT,
    SLOW_ROUNDS,
    SPACE_NAMES,
    Rank,
    Space,
    rank_name,
)
from games.stratego4.moves import (
    Arrange,
    BeReady,
    FireCannon,
    Move,
    MovePiece,
    Recruit,
    SwapPieces,
)
from games.stratego4.reach import SPACES, Reach, reach_for
from games.stratego4.state import (
    NOBODY,
    OWN,
    State,
    board_of,
    flag_borne_on,
    friends_of,
    phase_of,
    rank_in,
    seat_in,
    side_of,
)

READY: Final = BeReady()
_RECRUITS: Final = {rank: Recruit(rank) for rank in RANKS}
_NIMBLE: Final = (SCOUT, CAPTAIN, CANNON)
_EMPTY: Final = "stratego4-refusal-empty-space"


def to_act(state: State) -> frozenset[Seat]:
    """The seats that owe a decision."""
    if state.ended:
        return frozenset()
    if state.recruiter != NOBODY:
        return frozenset((Seat(state.recruiter),))
    if state.round:
        return frozenset((Seat(state.turn),))
    return frozenset(map(Seat, waiting(state)))


def waiting(state: State) -> list[int]:
    """Who is still deploying, ascending."""
    return [s for s, ready in enumerate(state.ready) if not ready and s not in state.out]


# -- Listing -----------------------------------------------------------------------------------


def legal_moves(state: State, seat: int) -> Iterator[Move]:
    """Moves of this seat: by piece; of each piece its moves, those without its flag, its shots.

    While deploying only being ready is listed; new formations and swaps are too many.
    """
    if state.round and state.turn == seat and state.recruiter == NOBODY and not state.ended:
        return iter(battle_moves(state, seat))
    if seat not in to_act(state):
        return iter(())
    if state.round:
        return iter([_RECRUITS[rank] for rank in RANKS if rank in state.lost[seat]])
    return iter((READY,))


def battle_moves(state: State, seat: int) -> list[Move]:
    """What this seat could do if it were its turn now."""
    seats, cells = len(state.flags), state.cells
    reach, friends = reach_for(seats), cells.translate(friends_of(seats, state.options.teams, seat))
    found: list[Move] = []
    for start in compress(SPACES, cells.translate(OWN[seat])):
        found += _moves_from(state, reach, friends, start)
    return found


def can_move(state: State, seat: int) -> bool:
    """Whether this seat could do anything if it were its turn now. Rule: R-3.14."""
    seats, cells = len(state.flags), state.cells
    reach, friends = reach_for(seats), cells.translate(friends_of(seats, state.options.teams, seat))
    return any(
        _moves_from(state, reach, friends, start)
        for start in compress(SPACES, cells.translate(OWN[seat]))
    )


def _moves_from(state: State, reach: Reach, friends: bytes, start: Space) -> list[Move]:
    """All a piece can do, in canonical order. ``friends``: 1 where its side stands."""
    found: list[Move]
    rank = state.cells[start] & 15
    if start in state.flags and flag_borne_on(state, start) != NOBODY:
        found = _moves_of_bearer(state, reach, friends, start)
    elif rank in _NIMBLE:
        moves = reach.moves[start]
        found = [moves[to] for to in _targets(state, reach, friends, start)]
        if rank == CANNON:
            found += _shots(state, reach, friends, start)
    else:
        found = [move for to, move in reach.steps[start] if not friends[to]]
    if state.returns[start] == MOST_RETURNS:
        return [move for move in found if not _is_sixth_return(state, move)]
    return found


def _targets(state: State, reach: Reach, friends: bytes, start: Space) -> Sequence[Space]:
    """Where a piece that bears no flag can go by its rank, by space."""
    rank = state.cells[start] & 15
    if rank == SCOUT:
        return sorted(_run_targets(state.cells, reach, friends, start))
    near = [to for to, _ in reach.steps[start] if not friends[to]]
    if rank == CAPTAIN:
        return sorted([*near, *_stride_targets(state, reach, friends, start)])
    return near


def _run_targets(cells: bytes, reach: Reach, friends: bytes, start: Space) -> Iterator[Space]:
    """Rules: R-3.10, R-3.11."""
    for line in reach.runs[start]:
        for to in line:
            if cells[to]:
                if not friends[to]:
                    yield to
                break
            yield to


def _stride_targets(state: State, reach: Reach, friends: bytes, start: Space) -> list[Space]:
    """Spaces two steps away. Rules: R-3.8, R-3.9."""
    cells = state.cells
    free = {over for over, _ in reach.steps[start] if not cells[over]}
    if not free:
        return []
    free.difference_update(_lying(state))
    return [
        to
        for to, ways in reach.strides[start].items()
        if not friends[to] and not free.isdisjoint(ways)
    ]


def _lying(state: State) -> Iterable[int]:
    """Where flags lie."""
    return [at for at, by in zip(state.flags, state.bearers, strict=True) if by == NOBODY]


def _shots(state: State, reach: Reach, friends: bytes, start: Space) -> list[Move]:
    """Rule: R-5."""
    cells = state.cells
    return [
        shot
        for one, two, shot in reach.shots[start]
        if cells[shot.target] and not friends[shot.target] and not cells[one] and not cells[two]
    ]


def _moves_of_bearer(state: State, reach: Reach, friends: bytes, start: Space) -> list[Move]:
    """One step with the flag, or without it what the rank allows. Rules: R-3.12, R-6.2, R-9.3."""
    closed = reach.board.ring if _is_too_early(state) else NOBODY
    found: list[Move] = [
        move for to, move in reach.steps[start] if not friends[to] and to != closed
    ]
    leaving = reach.leaving[start]
    found += [leaving[to] for to in _targets(state, reach, friends, start)]
    if state.cells[start] & 15 == CANNON:
        found += _shots(state, reach, friends, start)
    return found


def _is_too_early(state: State) -> bool:
    """Whether no flag may enter the ring yet. Rule: R-9.3."""
    return state.options.slow_start and state.round <= SLOW_ROUNDS


def _is_sixth_return(state: State, move: Move) -> bool:
    """Rule: R-3.13."""
    return (
        isinstance(move, MovePiece)
        and state.returns[move.start] == MOST_RETURNS
        and state.came_from[move.start] == move.to + 1
        and not state.cells[move.to]
    )


def fallback(state: State, seat: int) -> Move:
    """Be ready; recruit the highest; step with a piece that bears no flag and attacks nobody.

    Where there is no such step: what comes nearest to it.
    """
    moves = list(legal_moves(state, seat))
    return min(moves, key=lambda move: _boldness(state, move))


def _boldness(state: State, move: Move) -> tuple[bool, bool, bool, bool]:
    """How far a move is from a plain step; moves alike stay in their order."""
    if isinstance(move, FireCannon):
        return True, True, True, True
    if not isinstance(move, MovePiece):
        return False, False, False, False
    bears = flag_borne_on(state, move.start) != NOBODY
    far = move.to not in board_of(state).beside[move.start]
    return bool(state.cells[move.to]), move.leave_flag, bears, far


# -- Refusing ----------------------------------------------------------------------------------


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """Why this seat may not make this move now, or None."""
    phase = phase_of(state)
    if phase == "over":
        return Refusal("stratego4-refusal-game-over")
    if seat not in to_act(state):
        return _not_asked(state, seat)
    match move:
        case MovePiece():
            return _check_move(state, seat, move) if phase == "battle" else _other_phase(phase)
        case FireCannon():
            return _check_shot(state, seat, move) if phase == "battle" else _other_phase(phase)
        case Recruit():
            if phase == "recruiting":
                return _check_recruit(state, seat, move.rank)
            return Refusal("stratego4-refusal-no-recruit-due")
    if phase != "deploying":
        return Refusal("stratego4-refusal-deployed")
    if isinstance(move, Arrange):
        return _check_army(move.ranks)
    return _check_swap(state, seat, move) if isinstance(move, SwapPieces) else None


def _not_asked(state: State, seat: int) -> Refusal:
    """Why it is not for this seat to act."""
    if seat in state.out:
        return Refusal("stratego4-refusal-out")
    if not state.round:
        return Refusal("stratego4-refusal-ready")
    if state.recruiter != NOBODY:
        return Refusal("stratego4-refusal-other-recruits", {"owner": Player(state.recruiter)})
    return Refusal("stratego4-refusal-not-your-turn", {"owner": Player(state.turn)})


def _other_phase(phase: str) -> Refusal:
    return Refusal(
        "stratego4-refusal-deploy-first" if phase == "deploying" else "stratego4-refusal-recruit"
    )


def _named(space: int) -> Text:
    return text("stratego4-space", space=SPACE_NAMES[space])


def _piece(state: State, space: int) -> Text:
    """The rank of one's own piece."""
    return rank_name(rank_in(state.cells[space]))


# -- Refusing: moves ---------------------------------------------------------------------------


def _check_move(state: State, seat: int, move: MovePiece) -> Refusal | None:
    """Rules: R-3, R-4.7, R-6.2, R-9.3."""
    start, to = move.start, move.to
    reach = reach_for(len(state.flags))
    refusal = _check_actor(state, reach, seat, start, to)
    if refusal is not None:
        return refusal
    if state.cells[to] and side_of(state.options, seat_in(state.cells[to])) == side_of(
        state.options, seat
    ):
        return _friend_there(state, seat, to)
    bears = start in state.flags and flag_borne_on(state, start) != NOBODY
    if move.leave_flag and not bears:
        return Refusal("stratego4-refusal-no-flag", {"space": _named(start)})
    carries = bears and not move.leave_flag
    if to not in reach.board.beside[start]:
        refusal = _check_far(state, reach, start, to, carries=carries)
        if refusal is not None:
            return refusal
    if carries and to == reach.board.ring and _is_too_early(state):
        return Refusal("stratego4-refusal-slow-start", {"rounds": SLOW_ROUNDS})
    if state.returns[start] == MOST_RETURNS and _is_sixth_return(state, move):
        names = {"start": _named(start), "to": _named(to)}
        return Refusal("stratego4-refusal-sixth-return", {**names, "most": MOST_RETURNS})
    return None


def _check_actor(state: State, reach: Reach, seat: int, start: int, to: int) -> Refusal | None:
    """Whether both spaces are on the board, one's own piece on the first, and no pond the other."""
    if not (start in reach.spaces and to in reach.spaces):
        return Refusal("stratego4-refusal-no-such-space")
    owner = seat_in(state.cells[start])
    if owner == NOBODY:
        code = "stratego4-refusal-pond-there" if start in reach.board.ponds else _EMPTY
        return Refusal(code, {"space": _named(start)})
    if owner != seat:
        names: dict[str, Value] = {"space": _named(start), "owner": Player(owner)}
        return Refusal("stratego4-refusal-not-your-piece", names)
    if start == to:
        return Refusal("stratego4-refusal-same-space", {"space": _named(to)})
    if to in reach.board.ponds:
        return Refusal("stratego4-refusal-pond", {"space": _named(to)})
    return None


def _friend_there(state: State, seat: int, space: int) -> Refusal:
    """Rule: R-4.7."""
    owner = seat_in(state.cells[space])
    if owner == seat:
        return Refusal("stratego4-refusal-own-there", {"space": _named(space)})
    names: dict[str, Value] = {"space": _named(space), "owner": Player(owner)}
    return Refusal("stratego4-refusal-partner-there", names)


def _check_far(
    state: State, reach: Reach, start: Space, to: Space, *, carries: bool
) -> Refusal | None:
    """Whether a piece may go farther than one step. Rules: R-3.8 to R-3.12."""
    names: dict[str, Value] = {"piece": _piece(state, start), "space": _named(to)}
    rank = rank_in(state.cells[start])
    if carries:
        return Refusal("stratego4-refusal-bearer-goes-one", names)
    if rank == SCOUT:
        return _check_run(state, reach, start, to)
    if rank == CAPTAIN:
        return _check_stride(state, reach, start, to)
    if to == reach.board.turret:
        return Refusal("stratego4-refusal-turret", names)
    return Refusal("stratego4-refusal-goes-one", names)


def _check_run(state: State, reach: Reach, start: Space, to: Space) -> Refusal | None:
    """Rules: R-3.10, R-3.11."""
    between = reach.over[start].get(to)
    names: dict[str, Value] = {"piece": _piece(state, start), "space": _named(to)}
    if between is None:
        turret = to == reach.board.turret
        return Refusal(f"stratego4-refusal-{'turret' if turret else 'scout-line'}", names)
    blocked = next((space for space in between if state.cells[space]), None)
    if blocked is None:
        return None
    return Refusal("stratego4-refusal-scout-blocked", names | {"blocked": _named(blocked)})


def _check_stride(state: State, reach: Reach, start: Space, to: Space) -> Refusal | None:
    """Rules: R-3.8, R-3.9."""
    ways = reach.strides[start].get(to)
    names: dict[str, Value] = {"piece": _piece(state, start), "space": _named(to)}
    if ways is None:
        return Refusal("stratego4-refusal-captain-far", names)
    lying = _lying(state)
    if any(not state.cells[over] and over not in lying for over in ways):
        return None
    over = Listing(tuple(map(_named, ways)))
    return Refusal("stratego4-refusal-captain-blocked", names | {"over": over})


# -- Refusing: shots ---------------------------------------------------------------------------


def _check_shot(state: State, seat: int, move: FireCannon) -> Refusal | None:
    """Rule: R-5."""
    start, target, reach = move.start, move.target, reach_for(len(state.flags))
    refusal = _check_actor(state, reach, seat, start, target)
    if refusal is not None:
        return refusal
    names: dict[str, Value] = {"start": _named(start), "space": _named(target)}
    if rank_in(state.cells[start]) != CANNON:
        names["piece"] = _piece(state, start)
        return Refusal("stratego4-refusal-no-cannon", names)
    if not state.cells[target]:
        return Refusal("stratego4-refusal-nobody-there", names)
    if side_of(state.options, seat_in(state.cells[target])) == side_of(state.options, seat):
        return _friend_there(state, seat, target)
    return _check_aim(state, reach, start, target)


def _check_aim(state: State, reach: Reach, start: Space, target: Space) -> Refusal | None:
    """Whether a shot from one space falls on the other. Rules: R-5.1 to R-5.4."""
    names: dict[str, Value] = {"start": _named(start), "space": _named(target)}
    for one, two, shot in reach.shots[start]:
        if shot.target == target:
            blocked = next((space for space in (one, two) if state.cells[space]), None)
            if blocked is None:
                return None
            return Refusal("stratego4-refusal-shot-blocked", names | {"blocked": _named(blocked)})
    if start == reach.board.turret:
        return Refusal("stratego4-refusal-shot-from-turret")
    lines = (line.index(target) + 1 for line in reach.board.lines[start] if target in line)
    distance = next(lines, None)
    if distance is None:
        return Refusal("stratego4-refusal-shot-line", names)
    return Refusal("stratego4-refusal-shot-distance", names | {"distance": distance})


# -- Refusing: armies --------------------------------------------------------------------------


def _check_recruit(state: State, seat: int, rank: Rank) -> Refusal | None:
    """Rule: R-7.2."""
    if rank in state.lost[seat]:
        return None
    if rank not in RANKS:
        return Refusal("stratego4-refusal-no-such-rank")
    return Refusal("stratego4-refusal-not-lost", {"rank": rank_name(rank)})


def _check_army(ranks: Sequence[Rank]) -> Refusal | None:
    """Whether these are the pieces of an army. Rules: R-1.2, R-2.2."""
    if any(rank not in RANKS for rank in ranks):
        return Refusal("stratego4-refusal-no-such-rank")
    over = {rank: count for rank in RANKS if (count := ranks.count(rank) - COUNTS[rank]) > 0}
    under = {rank: count for rank in RANKS if (count := COUNTS[rank] - ranks.count(rank)) > 0}
    if not over and not under:
        return None
    kind = "both" if over and under else "over" if over else "under"
    return Refusal(
        f"stratego4-refusal-army-{kind}",
        {
            "given": len(ranks),
            "pieces": PIECES,
            "over": Listing(tuple(_so_many(count, rank) for rank, count in over.items())),
            "under": Listing(tuple(_so_many(count, rank) for rank, count in under.items())),
        },
    )


def _so_many(count: int, rank: Rank) -> Text:
    return text("stratego4-refusal-so-many", count=count, rank=rank_name(rank), number=int(rank))


def _check_swap(state: State, seat: int, move: SwapPieces) -> Refusal | None:
    """Rules: R-2.2, R-2.3."""
    zone = board_of(state).zones[seat]
    for space in (move.first, move.second):
        if space not in board_of(state).spaces:
            return Refusal("stratego4-refusal-no-such-space")
        if space not in zone:
            return Refusal("stratego4-refusal-swap-outside", {"space": _named(space)})
    if move.first == move.second:
        return Refusal("stratego4-refusal-swap-same", {"space": _named(move.first)})
    return None
