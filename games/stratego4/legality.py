"""Which moves of Stratego 4 are legal, and why others are not. Rules: R-2 to R-7, R-9."""

from collections.abc import Collection, Iterator, Sequence
from itertools import compress
from typing import Final

from core.errors import Refusal
from core.game import Seat
from core.texts import Listing, Player, Text, Value, text
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
    SPACES,
    Arrange,
    BeReady,
    FireCannon,
    Move,
    MovePiece,
    Reach,
    Recruit,
    SwapPieces,
    reach_for,
)
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


def to_act(state: State) -> frozenset[Seat]:
    """Return the seats that must act."""
    if state.ended:
        return frozenset()
    if state.recruiter != NOBODY:
        return frozenset((Seat(state.recruiter),))
    if state.round:
        return frozenset((Seat(state.turn),))
    return frozenset(map(Seat, waiting(state)))


def waiting(state: State) -> list[int]:
    """Return the seats that are still deploying, ascending."""
    return [s for s, ready in enumerate(state.ready) if not ready and s not in state.out]


# -- Listing -----------------------------------------------------------------------------------


def legal_moves(state: State, seat: int) -> Iterator[Move]:
    """Iterate over the seat's moves by piece: its moves, those without its flag, its shots.

    While deploying only being ready is listed; there are too many formations and swaps.
    """
    if state.round and state.turn == seat and state.recruiter == NOBODY and not state.ended:
        return iter(battle_moves(state, seat))
    if seat not in to_act(state):
        return iter(())
    if state.round:
        return iter([_RECRUITS[rank] for rank in RANKS if rank in state.lost[seat]])
    return iter((READY,))


def battle_moves(state: State, seat: int) -> list[Move]:
    """Return what this seat could do if it were its turn now."""
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
    """Return all moves of a piece, in fixed order. ``friends``: 1 where its side stands."""
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
        return [move for move in found if not is_sixth_return(state, move)]
    return found


def _targets(state: State, reach: Reach, friends: bytes, start: Space) -> Sequence[Space]:
    """Return where a piece without a flag can go by its rank, ascending by space."""
    rank = state.cells[start] & 15
    if rank == SCOUT:
        return sorted(_run_targets(state.cells, reach, friends, start))
    near = [to for to, _ in reach.steps[start] if not friends[to]]
    if rank == CAPTAIN:
        return sorted([*near, *_stride_targets(state, reach, friends, start)])
    return near


def _run_targets(cells: bytes, reach: Reach, friends: bytes, start: Space) -> Iterator[Space]:
    """Iterate over a scout's targets. Rules: R-3.10, R-3.11."""
    for line in reach.runs[start]:
        for to in line:
            if cells[to]:
                if not friends[to]:
                    yield to
                break
            yield to


def _stride_targets(state: State, reach: Reach, friends: bytes, start: Space) -> list[Space]:
    """Return a captain's targets two steps away. Rules: R-3.8, R-3.9."""
    cells = state.cells
    free = {over for over, _ in reach.steps[start] if not cells[over]}
    if not free:
        return []
    free.difference_update(lying(state))
    return [
        to
        for to, ways in reach.strides[start].items()
        if not friends[to] and not free.isdisjoint(ways)
    ]


def lying(state: State) -> Collection[int]:
    """Return the spaces on which flags lie."""
    return [at for at, by in zip(state.flags, state.bearers, strict=True) if by == NOBODY]


def _shots(state: State, reach: Reach, friends: bytes, start: Space) -> list[Move]:
    """Return a cannon's shots. Rule: R-5."""
    cells = state.cells
    return [
        shot
        for one, two, shot in reach.shots[start]
        if cells[shot.target] and not friends[shot.target] and not cells[one] and not cells[two]
    ]


def _moves_of_bearer(state: State, reach: Reach, friends: bytes, start: Space) -> list[Move]:
    """Return a bearer's moves: a step with the flag, or any without it. R-3.12, R-6.2, R-9.3."""
    closed = reach.board.ring if is_too_early(state) else NOBODY
    found: list[Move] = [
        move for to, move in reach.steps[start] if not friends[to] and to != closed
    ]
    leaving = reach.leaving[start]
    found += [leaving[to] for to in _targets(state, reach, friends, start)]
    if state.cells[start] & 15 == CANNON:
        found += _shots(state, reach, friends, start)
    return found


def is_too_early(state: State) -> bool:
    """Whether flags may not enter the ring yet. Rule: R-9.3."""
    return state.options.slow_start and state.round <= SLOW_ROUNDS


def is_sixth_return(state: State, move: Move) -> bool:
    """Whether the piece would go straight back for the sixth time in a row. Rule: R-3.13."""
    return (
        isinstance(move, MovePiece)
        and state.returns[move.start] == MOST_RETURNS
        and state.came_from[move.start] == move.to + 1
        and not state.cells[move.to]
    )


def fallback_move(state: State, seat: int) -> Move:
    """Be ready; recruit the highest rank; make a step without flag or attack.

    If there is no such step, return the least bold move.
    """
    moves = list(legal_moves(state, seat))
    return min(moves, key=lambda move: _boldness(state, move))


def _boldness(state: State, move: Move) -> tuple[bool, bool, bool, bool]:
    """Return a move's difference from a plain step, as a sort key; equal moves keep their order."""
    if isinstance(move, FireCannon):
        return True, True, True, True
    if not isinstance(move, MovePiece):
        return False, False, False, False
    bears = flag_borne_on(state, move.start) != NOBODY
    far = move.to not in board_of(state).beside[move.start]
    return bool(state.cells[move.to]), move.leave_flag, bears, far


# Why moves of Stratego 4 are not legal. Rules.
#
# A refusal depends only on what the mover may know: where pieces stand, and their own ranks.


def check(state: State, seat: int, move: Move) -> Refusal | None:
    """Return why this seat may not make this move now, or None if it may."""
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
    """Return why this seat is not to act."""
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


def _on(space: int) -> Text:
    return text("stratego4-on", space=SPACE_NAMES[space])


def _from_to(start: int, to: int) -> dict[str, Value]:
    """Return the values of a start and a target, to be named in one sentence."""
    return {
        "start": text("stratego4-from", space=SPACE_NAMES[start]),
        "to": text("stratego4-to", space=SPACE_NAMES[to]),
    }


# -- Refusing: moves ---------------------------------------------------------------------------


def _check_move(state: State, seat: int, move: MovePiece) -> Refusal | None:
    """Return why this move may not be made, or None. Rules: R-3, R-4.7, R-6.2, R-9.3."""
    start, to = move.start, move.to
    reach = reach_for(len(state.flags))
    refusal = _check_spaces(state, reach, seat, start, to)
    if refusal is not None:
        return refusal
    bears = start in state.flags and flag_borne_on(state, start) != NOBODY
    if move.leave_flag and not bears:
        return Refusal("stratego4-refusal-no-flag", {"place": _on(start)})
    carries = bears and not move.leave_flag
    if to not in reach.board.beside[start]:
        refusal = _check_far(state, reach, start, to, carries=carries)
        if refusal is not None:
            return refusal
    if carries and to == reach.board.ring and is_too_early(state):
        return Refusal("stratego4-refusal-slow-start", {"rounds": SLOW_ROUNDS})
    if state.returns[start] == MOST_RETURNS and is_sixth_return(state, move):
        back = {"place": _on(start), "to": _from_to(start, to)["to"]}
        return Refusal("stratego4-refusal-sixth-return", {**back, "most": MOST_RETURNS})
    return None


def _check_spaces(state: State, reach: Reach, seat: int, start: Space, to: Space) -> Refusal | None:
    """Return a refusal unless an own piece is at ``start``, and no friend or pond at ``to``."""
    if not (start in reach.spaces and to in reach.spaces):
        return Refusal("stratego4-refusal-no-such-space")
    cell, other = state.cells[start], state.cells[to]
    if seat_in(cell) != seat:
        return _not_yours(reach, start, seat_in(cell))
    if start == to:
        return Refusal("stratego4-refusal-same-space", {"place": _on(to)})
    if to in reach.board.ponds:
        return Refusal("stratego4-refusal-pond", {"space": _named(to)})
    owner = seat_in(other)
    if owner == seat:
        return Refusal("stratego4-refusal-own-there", {"place": _on(to)})
    if other and side_of(state.options, owner) == side_of(state.options, seat):
        names: dict[str, Value] = {"place": _on(to), "owner": Player(owner)}
        return Refusal("stratego4-refusal-partner-there", names)
    return None


def _not_yours(reach: Reach, space: Space, owner: int) -> Refusal:
    """Return a refusal that says what stands on a space from which the seat cannot move."""
    if space in reach.board.ponds:
        return Refusal("stratego4-refusal-pond", {"space": _named(space)})
    if owner == NOBODY:
        return Refusal("stratego4-refusal-empty-space", {"place": _on(space)})
    names: dict[str, Value] = {"place": _on(space), "owner": Player(owner)}
    return Refusal("stratego4-refusal-not-your-piece", names)


def _check_far(
    state: State, reach: Reach, start: Space, to: Space, *, carries: bool
) -> Refusal | None:
    """Return why a piece may not go more than a step, or None. Rules: R-3.6, R-3.8 to R-3.12."""
    rank = rank_in(state.cells[start])
    if carries:
        return Refusal("stratego4-refusal-bearer-goes-one")
    if rank == CAPTAIN:
        return _check_stride(state, reach, start, to)
    if to == reach.board.turret:
        return Refusal("stratego4-refusal-turret")
    if rank == SCOUT:
        return _check_run(state, reach, start, to)
    return Refusal("stratego4-refusal-goes-one", {"piece": rank_name(rank)})


def _check_run(state: State, reach: Reach, start: Space, to: Space) -> Refusal | None:
    """Return why a scout may not run there, or None. Rules: R-3.10, R-3.11."""
    between = reach.over[start].get(to)
    if between is None:
        return Refusal("stratego4-refusal-scout-line", _from_to(start, to))
    blocked = next((space for space in between if state.cells[space]), None)
    if blocked is None:
        return None
    return Refusal("stratego4-refusal-scout-blocked", {"place": _on(blocked)})


def _check_stride(state: State, reach: Reach, start: Space, to: Space) -> Refusal | None:
    """Return why a captain may not go there, or None. Rules: R-3.8, R-3.9."""
    ways = reach.strides[start].get(to)
    if ways is None:
        return Refusal("stratego4-refusal-captain-far", _from_to(start, to))
    flags = lying(state)
    if any(not state.cells[over] and over not in flags for over in ways):
        return None
    over = Listing(tuple(map(_named, ways)))
    return Refusal("stratego4-refusal-captain-blocked", {"over": over})


# -- Refusing: shots ---------------------------------------------------------------------------


def _check_shot(state: State, seat: int, move: FireCannon) -> Refusal | None:
    """Return why this shot may not be fired, or None. Rule: R-5."""
    start, target, reach = move.start, move.target, reach_for(len(state.flags))
    refusal = _check_spaces(state, reach, seat, start, target)
    if refusal is not None:
        return refusal
    rank = rank_in(state.cells[start])
    if rank != CANNON:
        names: dict[str, Value] = {"place": _on(start), "piece": rank_name(rank)}
        return Refusal("stratego4-refusal-no-cannon", names)
    if not state.cells[target]:
        return Refusal("stratego4-refusal-nobody-there", {"place": _on(target)})
    return _check_aim(state, reach, start, target)


def _check_aim(state: State, reach: Reach, start: Space, target: Space) -> Refusal | None:
    """Return why a shot from one space does not hit the other, or None. Rules: R-5.1 to R-5.4."""
    for one, two, shot in reach.shots[start]:
        if shot.target == target:
            blocked = next((space for space in (one, two) if state.cells[space]), None)
            if blocked is None:
                return None
            return Refusal("stratego4-refusal-shot-blocked", {"place": _on(blocked)})
    if start == reach.board.turret:
        return Refusal("stratego4-refusal-shot-from-turret")
    lines = (line.index(target) + 1 for line in reach.board.lines[start] if target in line)
    distance = next(lines, None)
    if distance is None:
        return Refusal("stratego4-refusal-shot-line", _from_to(start, target))
    return Refusal("stratego4-refusal-shot-distance", {"distance": distance})


# -- Refusing: armies --------------------------------------------------------------------------


def _check_recruit(state: State, seat: int, rank: Rank) -> Refusal | None:
    """Return why this rank may not be recruited, or None. Rule: R-7.2."""
    if rank in state.lost[seat]:
        return None
    if rank not in RANKS:
        return Refusal("stratego4-refusal-no-such-rank")
    return Refusal("stratego4-refusal-not-lost", {"rank": rank_name(rank)})


def _check_army(ranks: Sequence[Rank]) -> Refusal | None:
    """Return a refusal unless these are the pieces of an army. Rules: R-1.2, R-2.2."""
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
    """Return why these pieces may not change places, or None. Rules: R-2.2, R-2.3."""
    zone = board_of(state).zones[seat]
    for space in (move.first, move.second):
        if space not in board_of(state).spaces:
            return Refusal("stratego4-refusal-no-such-space")
        if space not in zone:
            return Refusal("stratego4-refusal-swap-outside", {"place": _on(space)})
    if move.first == move.second:
        return Refusal("stratego4-refusal-swap-same", {"place": _on(move.first)})
    return None
