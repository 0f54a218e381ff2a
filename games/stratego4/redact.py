"""Stratego 4: from a state to the view of one viewer, and from a view to a possible state.

Hidden are the unrevealed ranks of others, and the random generator that draws who begins.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, factorial

from core.game import Seat, Viewer
from core.rng import Rng
from games.stratego4.board import ARMY, CAPTAIN, SCOUT, SPACE_NAMES, Board, Rank, Space, board_for
from games.stratego4.moves import STRIDE
from games.stratego4.rules import outcome
from games.stratego4.state import (
    LONGEST,
    NOBODY,
    RANK,
    TOLD,
    TURNED,
    State,
    board_of,
    cell_of,
    deployed,
    flag_borne_on,
    in_game,
    phase_of,
    pieces_of,
    quiet_turns_to_end,
    rank_in,
    seat_in,
)
from games.stratego4.view import FlagView, PieceView, SeatView, View


def view_for(state: State, viewer: Viewer) -> View:
    """Return all that this viewer may know."""
    return _view(state, viewer, all_open=bool(state.ended))


def reveal(state: State) -> View:
    """Return the position with the ranks of all pieces, during the deployment as well."""
    return _view(state, None, all_open=True)


def _view(state: State, viewer: Viewer, *, all_open: bool) -> View:
    board, phase = board_of(state), phase_of(state)
    loose = [
        (Space(where), Seat(flag))
        for flag, where in enumerate(state.flags)
        if state.round and state.bearers[flag] == NOBODY
    ]
    return View(
        viewer=viewer,
        options=state.options,
        board=board.name,
        phase=phase,
        turn=_seat_or_none(state.turn if state.recruiter == NOBODY else state.recruiter),
        first=_seat_or_none(state.first),
        next_turn=_next_turn(state) if phase == "recruiting" else None,
        recruit_cause=state.cause or None,  # type: ignore[arg-type]
        pieces=tuple(_pieces(state, viewer, all_open=all_open)),
        flags=tuple(_flag(state, flag) for flag in range(len(state.flags))),
        loose=tuple(sorted(loose)),
        seats=tuple(_seat(state, seat) for seat in range(len(state.flags))),
        round=state.round,
        quiet_turns=state.quiet,
        quiet_turns_to_end=quiet_turns_to_end(state),
        last=state.last,
        resigned=tuple(map(Seat, state.resigned)),
        outcome=outcome(state),
    )


def _seat_or_none(seat: int) -> Seat | None:
    return None if seat == NOBODY else Seat(seat)


def _next_turn(state: State) -> Seat:
    """Return the seat that follows the one on turn."""
    return Seat(min(in_game(state), key=lambda seat: (seat - state.turn - 1) % len(state.flags)))


def _pieces(state: State, viewer: Viewer, *, all_open: bool) -> Iterator[PieceView]:
    """Iterate over the pieces that the viewer sees. Rules: R-10.1 to R-10.4."""
    for space, cell in enumerate(state.cells):
        if not cell:
            continue
        is_open = all_open or seat_in(cell) == viewer
        if not state.round and not is_open:
            continue
        proofs = state.proofs[space]
        yield _piece(
            space,
            cell if is_open or proofs & TOLD else cell & ~RANK,
            proofs,
            flag_borne_on(state, space) if space in state.flags else NOBODY,
            state.came_from[space],
            state.returns[space],
        )


@lru_cache(maxsize=1 << 12)
def _piece(
    space: int, seen: int, proofs: int, flag: int, came_from: int, returns: int
) -> PieceView:
    """Return a piece as the viewer sees it. ``seen``: its cell, without the rank if unknown.

    Cached, because a search makes the same pieces hundreds of thousands of times.
    """
    return PieceView(
        space=Space(space),
        seat=Seat(seat_in(seen)),
        rank=rank_in(seen) if seen & RANK else None,
        told=bool(proofs & TOLD),
        flag=_seat_or_none(flag),
        moved=bool(proofs & ~TOLD),
        longest=proofs & LONGEST,
        turned=bool(proofs & TURNED),
        came_from=Space(came_from - 1) if came_from else None,
        returns=returns,
    )


def _flag(state: State, flag: int) -> FlagView:
    return FlagView(
        space=Space(state.flags[flag]) if state.round else None,
        bearer=_seat_or_none(state.bearers[flag]),
        last_bearer=Seat(state.last_bearers[flag]),
    )


def _seat(state: State, seat: int) -> SeatView:
    return SeatView(
        ready=bool(state.ready[seat]),
        slider=state.sliders[seat],
        lost=tuple(map(Rank, state.lost[seat])),
        pieces=pieces_of(state, seat),
        out=seat in state.out,
        resigned=seat in state.resigned,
    )


# -- Imagination -------------------------------------------------------------------------------


def imagine(view: View, rng: Rng) -> State:
    """Return a state that fits the view; each possible deal of unknown ranks is equally likely."""
    board = board_for(len(view.seats))
    if view.phase == "deploying":
        cells, rng = _imagine_armies(view, board, rng)
    else:
        cells, rng = _imagine_ranks(view, rng)
    return State(
        options=view.options,
        rng=rng,
        cells=cells,
        proofs=_row(view, [_proofs(piece) for piece in view.pieces]),
        came_from=_row(view, [0 if p.came_from is None else p.came_from + 1 for p in view.pieces]),
        returns=_row(view, [piece.returns for piece in view.pieces]),
        flags=tuple(
            where if flag.space is None else flag.space
            for flag, where in zip(view.flags, board.flags, strict=True)
        ),
        bearers=tuple(NOBODY if flag.bearer is None else flag.bearer for flag in view.flags),
        last_bearers=tuple(flag.last_bearer for flag in view.flags),
        sliders=tuple(seat.slider for seat in view.seats),
        lost=tuple(seat.lost for seat in view.seats),
        ready=tuple(int(seat.ready) for seat in view.seats),
        turn=_turn(view),
        first=NOBODY if view.first is None else view.first,
        recruiter=NOBODY if view.phase != "recruiting" or view.turn is None else view.turn,
        cause=view.recruit_cause or "",
        round=view.round,
        quiet=view.quiet_turns,
        last=view.last,
        out=(*view.resigned, *_beaten_seats(view)),
        resigned=view.resigned,
        ended="" if view.outcome is None else view.outcome.reason,
        placed=() if view.outcome is None else view.outcome.winners,
    )


def _turn(view: View) -> int:
    """Return the seat on turn; during a recruitment the seat that acted last, as it goes on."""
    if view.phase == "recruiting" and view.last is not None:
        return view.last.seat
    return NOBODY if view.turn is None else view.turn


def _beaten_seats(view: View) -> list[int]:
    return [s for s, seat in enumerate(view.seats) if seat.out and not seat.resigned]


def _row(view: View, numbers: Sequence[int]) -> bytes:
    row = bytearray(len(SPACE_NAMES))
    for piece, number in zip(view.pieces, numbers, strict=True):
        row[piece.space] = number
    return bytes(row)


def _proofs(piece: PieceView) -> int:
    return piece.longest | TURNED * piece.turned | TOLD * piece.told


def _imagine_armies(view: View, board: Board, rng: Rng) -> tuple[bytes, Rng]:
    """Return the viewer's army as it is, and random armies for all others who still play."""
    armies: list[Sequence[int]] = []
    for seat, seen in enumerate(view.seats):
        own = {piece.space: piece.rank for piece in view.pieces if piece.seat == seat}
        if seen.out:
            army: Sequence[int] = ()
        elif own:
            army = tuple(own[space] or 0 for space in board.zones[seat])
        else:
            army, rng = rng.shuffled(ARMY)
        armies.append(army)
    return deployed(board, armies), rng


def _imagine_ranks(view: View, rng: Rng) -> tuple[bytes, Rng]:
    """Return cells in which unknown pieces have the ranks that their army still has."""
    ranks = [piece.rank for piece in view.pieces]
    for seat, seen in enumerate(view.seats):
        unknown = [n for n, p in enumerate(view.pieces) if p.seat == seat and p.rank is None]
        if not unknown:
            continue
        left = list(ARMY)
        known = [p.rank for p in view.pieces if p.seat == seat and p.rank is not None]
        for rank in (*seen.lost, *known):
            left.remove(rank)
        rng = _deal([view.pieces[n] for n in unknown], unknown, left, ranks, rng)
    cells = [cell_of(p.seat, rank or 0) for p, rank in zip(view.pieces, ranks, strict=True)]
    return _row(view, cells), rng


def _deal(
    pieces: Sequence[PieceView],
    places: Sequence[int],
    left: list[Rank],
    ranks: list[Rank | None],
    rng: Rng,
) -> Rng:
    """Give these pieces the remaining ranks, beginning with those whose moves prove a rank.

    ``places``: their indices in ``ranks``. Rules: R-3.8, R-3.10, R-10.2.
    """
    free, quick = [], []
    for place, piece in zip(places, pieces, strict=True):
        if piece.turned or piece.longest > STRIDE:
            ranks[place] = CAPTAIN if piece.turned else SCOUT
            left.remove(CAPTAIN if piece.turned else SCOUT)
        elif piece.longest == STRIDE:
            quick.append(place)
        else:
            free.append(place)
    if quick:
        captains, rng = _captains_among(len(quick), left, rng)
        order, rng = rng.shuffled(quick)
        for n, place in enumerate(order):
            ranks[place] = CAPTAIN if n < captains else SCOUT
            left.remove(CAPTAIN if n < captains else SCOUT)
    dealt, rng = rng.shuffled(left)
    for place, rank in zip(free, dealt, strict=True):
        ranks[place] = rank
    return rng


def _captains_among(quick: int, left: Sequence[Rank], rng: Rng) -> tuple[int, Rng]:
    """Draw how many of the pieces that are captains or scouts are captains.

    Each number is weighted by its number of deals: which pieces, and how the rest is dealt.
    """
    captains, scouts = left.count(CAPTAIN), left.count(SCOUT)
    fitting = range(max(0, quick - scouts), min(quick, captains) + 1)
    most = factorial(captains) * factorial(scouts)
    weights = [
        comb(quick, n) * most // (factorial(captains - n) * factorial(scouts - quick + n))
        for n in fitting
    ]
    drawn, rng = rng.below(sum(weights))
    for n, weight in zip(fitting, weights, strict=True):
        if drawn < weight:
            return n, rng
        drawn -= weight
    raise AssertionError("the weights add up")
