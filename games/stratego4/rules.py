"""Moves of Stratego 4 applied to a state, and the outcome."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from core.errors import IllegalMove, Refusal
from core.game import Count, Outcome, Seat, Standing, Step, Told, only
from games.stratego4.board import ARMY, MARSHAL, SPY, Rank, Space
from games.stratego4.flags_and_recruits import (
    Tale,
    brought_back,
    chances_taken,
    flag_won,
    left,
    mark_of_told,
    picked_up,
    won,
)
from games.stratego4.legality import can_move, check, lying, waiting
from games.stratego4.moves import (
    ArmyArranged,
    ArmyLost,
    ArmyReady,
    Arrange,
    BattleBegan,
    BeReady,
    CannonFired,
    DuelFought,
    Event,
    FireCannon,
    GameEnded,
    Line,
    Move,
    MovePiece,
    PieceMoved,
    Reason,
    Recruit,
    Resigned,
    SwapPieces,
    TurnSkipped,
    Winner,
    path_between,
    reach_for,
)
from games.stratego4.state import (
    LONGEST,
    NOBODY,
    OWN,
    TOLD,
    TURNED,
    Row,
    State,
    board_of,
    carried,
    cell_of,
    changed,
    flag_borne_on,
    in_game,
    partners,
    pieces_of,
    quiet_turns_to_end,
    rank_in,
    seat_in,
    side_of,
    with_byte,
)
from games.stratego4.view import LastAction, View

# Victory and ranking of Stratego 4. Rule: R-8.


def flying(state: State) -> Row:
    """Return the seats that win by a flag on the turret, or none. Rules: R-8.1, R-8.2."""
    turret = board_of(state).turret
    owner = seat_in(state.cells[turret])
    if owner == NOBODY or turret not in state.flags:
        return ()
    team = partners(state, owner)
    flies = any(state.flags[s] == turret and state.bearers[s] == owner for s in team)
    return team if flies else ()


def one_side_left(state: State) -> bool:
    """Whether all armies still in the game win together, or none is left. Rule: R-8.4."""
    return len({side_of(state.options, seat) for seat in in_game(state)}) < 2


def outcome(state: State) -> Outcome | None:
    """Return the ranking, or None while the game goes on. Rule: R-8.8."""
    if not state.ended:
        return None
    after = 1 + len(state.placed)
    seats = map(Seat, range(len(state.flags)))
    standings = [Standing(s, 1 if s in state.placed else after, 0, ()) for s in seats]
    return Outcome(tuple(sorted(standings, key=lambda s: (s.rank, s.seat))), state.ended)


def tally(view: View) -> tuple[Count, ...]:
    """Return each seat's pieces on the board."""
    return (Count("pieces", tuple(seat.pieces for seat in view.seats)),)


# The effects of moves of Stratego 4. Rules.

Result = Step[State, Event]
DRAWS: Final = ("quiet", "blocked", "nobody")


def apply(state: State, seat: Seat, move: Move) -> Result:
    """Make a move. Raises IllegalMove if it is not legal."""
    refusal = check(state, seat, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    match move:
        case MovePiece():
            return _move_piece(state, seat, move)
        case FireCannon():
            return _fire(state, seat, move)
        case Recruit():
            return _recruit(state, seat, move.rank)
        case BeReady():
            return _be_ready(state, seat)
        case Arrange():
            return _arrange(state, seat, move.ranks)
        case SwapPieces():
            return _swap(state, seat, move)


# -- Deploying ---------------------------------------------------------------------------------


def _arrange(state: State, seat: Seat, ranks: Sequence[Rank]) -> Result:
    """Deploy the army in this order. Rule: R-2.3."""
    cells = bytearray(state.cells)
    for space, rank in zip(board_of(state).zones[seat], ranks, strict=True):
        cells[space] = cell_of(seat, rank)
    return _arranged(state, seat, bytes(cells))


def _swap(state: State, seat: Seat, move: SwapPieces) -> Result:
    """Exchange two pieces. Rule: R-2.3."""
    first, second = state.cells[move.first], state.cells[move.second]
    cells = with_byte(with_byte(state.cells, move.first, second), move.second, first)
    return _arranged(state, seat, cells)


def _arranged(state: State, seat: Seat, cells: bytes) -> Result:
    """Return the step of a deployment, told to that seat only. Rule: R-10.4."""
    after = replace(state, cells=cells, move_number=state.move_number + 1)
    return Step(after, (Told(ArmyArranged(seat), only(seat)),))


def _be_ready(state: State, seat: Seat) -> Result:
    """Mark a seat as ready; the last one begins the battle. Rules: R-2.3, R-2.5."""
    tale = Tale()
    ready = changed(state.ready, seat, 1)
    after = replace(state, ready=ready, move_number=state.move_number + 1)
    left = len(waiting(after))
    tale.tell(ArmyReady(seat, left))
    return Step(after, tuple(tale.told)) if left else _battle(after, tale)


def _battle(state: State, tale: Tale) -> Result:
    """Begin the battle and draw the first seat. Rules: R-2.4, R-2.5."""
    playing = in_game(state)
    place, rng = state.rng.below(len(playing))
    first = playing[place]
    after = replace(
        state,
        rng=rng,
        bearers=tuple(seat if seat in playing else NOBODY for seat in range(len(state.flags))),
        turn=first,
        first=first,
        round=1,
    )
    tale.tell(BattleBegan(Seat(first)), shows=True)
    return Step(after, tuple(tale.told))


# -- Moving and attacking ----------------------------------------------------------------------


def _move_piece(state: State, seat: Seat, move: MovePiece) -> Result:
    """Move a piece, or attack with it. Rules: R-3, R-4, R-6."""
    tale, start, to = Tale(), move.start, move.to
    if move.leave_flag:
        state = left(state, start, tale)
    path, steps = _path(state, start, to)
    if state.cells[to]:
        return _settled(_duel(state, seat, path, steps, tale), tale)
    flag = flag_borne_on(state, start) if start in state.flags else NOBODY
    after = replace(
        state,
        cells=carried(state.cells, start, to, state.cells[start]),
        proofs=carried(state.proofs, start, to, _proofs(state, start, steps)),
        came_from=carried(state.came_from, start, to, start + 1),
        returns=carried(state.returns, start, to, _returns(state, start, to)),
        flags=state.flags if flag == NOBODY else changed(state.flags, flag, to),
        quiet=state.quiet + 1,
        move_number=state.move_number + 1,
        last=LastAction("move", seat, path),
    )
    tale.tell(PieceMoved(seat, start, to, None if flag == NOBODY else Seat(flag)))
    if to in state.flags:
        after = picked_up(after, to, tale)
    return _settled(after, tale)


def _path(state: State, start: Space, to: Space) -> tuple[Line, int]:
    reach = reach_for(len(state.flags))
    if to in reach.board.beside[start]:
        return (start, to), 1
    return path_between(reach, state.cells, lying(state), start, to)


def _proofs(state: State, start: Space, steps: int) -> int:
    """Return what everybody has seen of a piece after these straight steps; 0: it turns."""
    seen = state.proofs[start]
    if not steps:
        return seen | TURNED
    return seen & ~LONGEST | max(seen & LONGEST, steps)


def _returns(state: State, start: Space, to: Space) -> int:
    """Return how often in a row the piece has gone straight back. Rule: R-3.13."""
    return state.returns[start] + 1 if state.came_from[start] == to + 1 else 0


def _winner(attacker: Rank, defender: Rank) -> Winner:
    """Return who wins a duel. Rules: R-4.2, R-4.4, R-4.5."""
    if attacker == defender:
        return "nobody"
    wins = attacker > defender or (attacker == SPY and defender == MARSHAL)
    return "attacker" if wins else "defender"


def _duel(state: State, seat: Seat, path: Line, steps: int, tale: Tale) -> State:
    """Fight a duel: flags, beaten pieces, sliders. Rules: R-4, R-6.5, R-6.6, R-7.1."""
    start, to = path[0], path[-1]
    rival = Seat(seat_in(state.cells[to]))
    attacker, defender = rank_in(state.cells[start]), rank_in(state.cells[to])
    winner = _winner(attacker, defender)
    duel = DuelFought(seat, start, to, attacker, rival, defender, winner)
    tale.tell(duel, shows=not state.proofs[start] & state.proofs[to] & TOLD)
    state = replace(
        state,
        quiet=0,
        move_number=state.move_number + 1,
        last=LastAction("duel", seat, path, rival, attacker, defender, winner),
    )
    mark = mark_of_told(state)
    if winner == "attacker":
        proofs = _proofs(state, start, steps) | mark
        state = flag_won(_beaten(state, to), to, start, to, seat, tale)
        state = _moved_in(state, start, to, proofs)
        if to in state.flags:
            state = picked_up(state, to, tale)
        return won(state, seat, tale)
    if winner == "defender":
        state = flag_won(_beaten(state, start), start, to, to, rival, tale)
        state = replace(state, proofs=with_byte(state.proofs, to, state.proofs[to] | mark))
        return won(state, rival, tale)
    state = left(left(state, start, tale), to, tale)
    return _beaten(_beaten(state, start), to)


def _beaten(state: State, space: Space) -> State:
    """Remove the piece there from the board, but not its flag. Rules: R-4.2, R-4.6."""
    cell = state.cells[space]
    seat = seat_in(cell)
    lost = tuple(sorted((*state.lost[seat], rank_in(cell)), reverse=True))
    return replace(
        state,
        cells=with_byte(state.cells, space, 0),
        proofs=with_byte(state.proofs, space, 0),
        came_from=with_byte(state.came_from, space, 0),
        returns=with_byte(state.returns, space, 0),
        lost=(*state.lost[:seat], lost, *state.lost[seat + 1 :]),
    )


def _moved_in(state: State, start: Space, to: Space, proofs: int) -> State:
    """Move a winning attacker to the space, with its flag. Rules: R-3.13, R-4.3."""
    flag = flag_borne_on(state, start)
    return replace(
        state,
        cells=carried(state.cells, start, to, state.cells[start]),
        proofs=carried(state.proofs, start, to, proofs),
        came_from=with_byte(state.came_from, start, 0),
        returns=with_byte(state.returns, start, 0),
        flags=state.flags if flag == NOBODY else changed(state.flags, flag, to),
    )


def _fire(state: State, seat: Seat, move: FireCannon) -> Result:
    """Fire a cannon. Rules: R-5.5, R-5.6, R-6.2, R-6.6."""
    tale, start, target = Tale(), move.start, move.target
    rival, victim = Seat(seat_in(state.cells[target])), rank_in(state.cells[target])
    one, two = next(
        (one, two)
        for one, two, shot in reach_for(len(state.flags)).shots[start]
        if shot.target == target
    )
    shot = CannonFired(seat, start, target, rival, victim)
    tale.tell(shot, shows=not state.proofs[target] & TOLD)
    cannon, path = rank_in(state.cells[start]), (start, one, two, target)
    state = replace(
        state,
        quiet=0,
        move_number=state.move_number + 1,
        last=LastAction("shot", seat, path, rival, cannon, victim, "attacker"),
    )
    state = left(left(state, start, tale), target, tale)
    state = _beaten(_beaten(state, start), target)
    return _settled(won(state, seat, tale), tale)


# -- After an action ---------------------------------------------------------------------------


def _recruit(state: State, seat: Seat, rank: Rank) -> Result:
    """Bring a beaten piece back and go on. Rule: R-7.2."""
    tale = Tale()
    after = replace(state, recruiter=NOBODY, cause="", move_number=state.move_number + 1)
    return _settled(brought_back(after, seat, rank, tale), tale)


def _settled(state: State, tale: Tale) -> Result:
    """Apply all consequences of an action, until a seat is to act or the game is over."""
    if winners := flying(state):
        return _over(state, "turret", winners, tale)
    if not state.quiet or tale.chances:
        state = _armies_missed(state, tale)
        if one_side_left(state):
            return _last_one(state, tale)
        state = chances_taken(state, tale)
        if state.recruiter != NOBODY:
            return Step(state, tuple(tale.told))
        state = _armies_missed(state, tale)
        if one_side_left(state):
            return _last_one(state, tale)
    if state.quiet >= quiet_turns_to_end(state):
        return _over(state, "quiet", in_game(state), tale)
    return next_turn(state, tale)


def _armies_missed(state: State, tale: Tale) -> State:
    """Put seats without pieces, and with no recruit due, out of the game. Rule: R-8.3."""
    due = [seat for seat, _ in tale.chances]
    for seat in map(Seat, in_game(state)):
        if not pieces_of(state, seat) and seat not in due:
            tale.tell(ArmyLost(seat))
            state = replace(state, out=(*state.out, seat))
    return state


def beaten(state: State) -> frozenset[Seat]:
    """Return the seats that are out, resigned ones included. Rules: R-8.3, R-8.7."""
    return frozenset(map(Seat, state.out))


def _last_one(state: State, tale: Tale) -> Result:
    """End the game for the last side, or as a draw of those who stayed. Rule: R-8.4."""
    left = in_game(state)
    if not left:
        stayed = [seat for seat in range(len(state.flags)) if seat not in state.resigned]
        return _over(state, "nobody", stayed, tale)
    winners = partners(state, left[0])
    rivals = set(range(len(state.flags))).difference(winners)
    return _over(state, "resigned" if rivals.issubset(state.resigned) else "last", winners, tale)


def next_turn(state: State, tale: Tale) -> Result:
    """Find the next seat clockwise that can do anything. Rules: R-2.5, R-3.14, R-8.6."""
    turn, number, seats = state.turn, state.round, len(state.flags)
    for _ in range(seats):
        turn = (turn + 1) % seats
        number += turn == state.first
        if turn in state.out:
            continue
        after = replace(state, turn=turn, round=number)
        if can_move(after, turn):
            return Step(after, tuple(tale.told))
        tale.tell(TurnSkipped(Seat(turn)), shows=True)
    return _over(state, "blocked", in_game(state), tale)


def withdraw(state: State, seat: Seat) -> Result:
    """Let a seat resign at any time. Raises IllegalMove if over or already done. Rule: R-8.7."""
    if state.ended:
        raise IllegalMove(Refusal("stratego4-refusal-game-over"))
    if seat in state.resigned:
        raise IllegalMove(Refusal("stratego4-refusal-already-resigned"))
    tale = Tale()
    tale.tell(Resigned(seat))
    after = replace(state, resigned=(*state.resigned, seat))
    if seat in state.out:
        return Step(after, tuple(tale.told))
    after = _army_gone(after, seat, tale)
    if one_side_left(after):
        return _last_one(after, tale)
    if not after.round:
        return Step(after, tuple(tale.told)) if waiting(after) else _battle(after, tale)
    if after.recruiter == seat:
        return next_turn(replace(after, recruiter=NOBODY, cause=""), tale)
    if after.recruiter == NOBODY and after.turn == seat:
        return next_turn(after, tale)
    if after.recruiter == NOBODY and not can_move(after, after.turn):
        # Its only possible move was an attack on a piece that is gone. Rule.
        tale.tell(TurnSkipped(Seat(after.turn)), shows=True)
        return next_turn(after, tale)
    return Step(after, tuple(tale.told))


def _army_gone(state: State, seat: Seat, tale: Tale) -> State:
    """Remove all pieces of a seat; flags they bore stay on the ground. Rules: R-8.5, R-8.7."""
    for flag in [flag for flag, by in enumerate(state.bearers) if by == seat]:
        state = left(state, Space(state.flags[flag]), tale)
    stands = state.cells.translate(OWN[seat])

    def without(row: bytes) -> bytes:
        return bytes(0 if own else number for own, number in zip(stands, row, strict=True))

    return replace(
        state,
        cells=without(state.cells),
        proofs=without(state.proofs),
        came_from=without(state.came_from),
        returns=without(state.returns),
        lost=(*state.lost[:seat], ARMY, *state.lost[seat + 1 :]),
        quiet=0,
        out=(*state.out, seat),
    )


def _over(state: State, reason: Reason, placed: Sequence[int], tale: Tale) -> Result:
    """End the game. Rule: R-8.8."""
    winners = () if reason in DRAWS else tuple(map(Seat, placed))
    tale.tell(GameEnded(reason, winners), shows=True)
    over: Row = tuple(placed)
    after = replace(state, turn=NOBODY, recruiter=NOBODY, cause="", ended=reason, placed=over)
    return Step(after, tuple(tale.told))
