"""What there is to see, in words, for those who do not see the picture."""

from collections.abc import Callable, Iterator

from core.text import Listing, Player, Text, Verbatim, text
from games.stratego4.board import SLIDER, Space
from games.stratego4.view import PieceView, Plan, View
from games.stratego4.words import last_text, place_on
from rendering.boards.stratego4.foot import draw_near
from rendering.boards.stratego4.ground import BOARDS
from rendering.boards.stratego4.seats import winners
from rendering.description import described


def describe(view: View, say: Callable[[Text], str], plan: Plan | None = None) -> str:
    """The view in sentences, the more important ones first, cut where the limit is reached."""
    return described(_sentences(view, plan), say)


def _sentences(view: View, plan: Plan | None) -> Iterator[Text]:
    yield _headline(view)
    if plan is not None:
        yield from _plan(view, plan)
    if view.last is not None:
        yield last_text(view.last)
    if draw_near(view):
        left = view.quiet_turns_to_end - view.quiet_turns
        yield text("board-stratego4-alt-draw", turns=left)
    for seat in range(len(view.seats)):
        yield _seat(view, seat)
    yield from _flags(view)
    for seat in _own_first(view):
        yield from _army(view, seat)


def _headline(view: View) -> Text:
    if view.outcome is not None:
        won = Listing(tuple(Player(seat) for seat in winners(view)))
        if not won.items:
            return text("board-stratego4-alt-drawn", round=view.round)
        return text("board-stratego4-alt-won", round=view.round, winners=won)
    if view.phase == "deploying":
        ready = tuple(Player(seat) for seat, own in enumerate(view.seats) if own.ready)
        return text("board-stratego4-alt-deploying", count=len(ready), ready=Listing(ready))
    who, phase = Player(view.turn or 0), view.phase
    return text("board-stratego4-alt-turn", round=view.round, who=who, phase=phase)


def _own_first(view: View) -> tuple[int, ...]:
    seats = tuple(range(len(view.seats)))
    return seats if view.viewer is None else (*seats[view.viewer :], *seats[: view.viewer])


def _at(view: View, space: Space) -> Text | Verbatim:
    """The name of a space; ring and turret have a word in every language."""
    board = BOARDS[view.board]
    if space == board.ring:
        return text("board-stratego4-ring")
    if space == board.turret:
        return text("board-stratego4-turret")
    return Verbatim(board.names[space])


def _plan(view: View, plan: Plan) -> Iterator[Text]:
    targets = Listing(tuple(_at(view, space) for space in plan.targets))
    count = len(plan.targets)
    if plan.selected is None:
        yield text("board-stratego4-alt-choose", count=count, targets=targets)
    else:
        start = _at(view, plan.selected)
        yield text("board-stratego4-alt-plan", start=start, count=count, targets=targets)


def _seat(view: View, seat: int) -> Text:
    own = view.seats[seat]
    return text(
        "board-stratego4-alt-seat",
        who=Player(seat),
        state="resigned" if own.resigned else "out" if own.out else "in",
        pieces=own.pieces,
        slider=SLIDER[own.slider],
        count=len(own.lost),
        lost=Verbatim(" ".join(map(str, own.lost))),
    )


def _flags(view: View) -> Iterator[Text]:
    """Where each flag is, unless its own army bears it."""
    for owner, flag in enumerate(view.flags):
        if flag.space is None or flag.bearer == owner:
            continue
        who, place = Player(owner), place_on(flag.space)
        if flag.bearer is None:
            yield text("board-stratego4-alt-flag-lies", who=who, place=place)
        else:
            bearer = Player(flag.bearer)
            yield text("board-stratego4-alt-flag-borne", who=who, bearer=bearer, place=place)


def _army(view: View, seat: int) -> Iterator[Text]:
    """Where the pieces of a seat stand: those of known rank, then the others."""
    known: list[tuple[PieceView, int]] = []
    unknown: list[Text | Verbatim] = []
    for piece in view.pieces:
        if piece.seat == seat and piece.rank is not None:
            known.append((piece, piece.rank))
        elif piece.seat == seat:
            unknown.append(_at(view, piece.space))
    known.sort(key=lambda pair: (-pair[1], pair[0].space))
    if known:
        ranks = tuple(
            text("board-stratego4-alt-piece", rank=rank, at=_at(view, piece.space))
            for piece, rank in known
        )
        yield text("board-stratego4-alt-known", who=Player(seat), pieces=Listing(ranks))
    if unknown:
        at = Listing(tuple(unknown))
        yield text("board-stratego4-alt-unknown", who=Player(seat), spaces=at)
