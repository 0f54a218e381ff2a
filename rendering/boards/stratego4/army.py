"""Pieces, the flags that they bear, and flags on the ground."""

from collections.abc import Iterator
from typing import Final

from games.stratego4.board import Space
from games.stratego4.view import PieceView, View
from rendering.boards.stratego4.art import flags
from rendering.boards.stratego4.art.pieces import DIGIT, TOLD_DIGIT, Side, body, digit_ink, heart
from rendering.boards.stratego4.space_positions import Ground
from rendering.scene.shapes import Lettering, Shape, Stamp, centred

_SHOULDER: Final = (33, -28)
"""Offset from the middle of a space to the flag borne by a piece on it."""

_AT_FEET: Final = (-15, 35)
"""Offset from the middle of a space to a flag on the ground under a piece."""

_NEXT: Final = 17
"""Offset from one flag on a space's ground to the next."""


def pieces(view: View, here: Ground) -> Iterator[Shape]:
    """Draw the pieces, those farther down over those farther up, each with its flag."""
    lying: dict[Space, list[int]] = {}
    for space, owner in view.loose:
        lying.setdefault(space, []).append(owner)
    standing = {piece.space: piece for piece in view.pieces}
    for at in sorted({*lying, *standing}, key=lambda space: here.centres[space][::-1]):
        if at in standing:
            yield from _piece(standing[at], here, is_deployed=view.phase != "deploying")
        for number, flag in enumerate(lying.get(at, ())):
            yield _lying(at, flag, number, here, under=at in standing)


def occupied(view: View) -> frozenset[Space]:
    """Return the spaces with a piece or a flag on them."""
    return frozenset((*(p.space for p in view.pieces), *(space for space, _ in view.loose)))


def side_of(piece: PieceView) -> Side:
    """Return which side of a piece the picture shows."""
    if piece.rank is None:
        return "back"
    return "told" if piece.told else "known"


def _piece(piece: PieceView, here: Ground, *, is_deployed: bool) -> Iterator[Shape]:
    """Draw a piece. Until all have deployed the one on the flag's place shows the flag, which it
    will bear."""
    x, y = here.centres[piece.space]
    inward, side = here.inward(piece.seat), side_of(piece)
    yield centred(body(piece.seat, inward, side), x, y)
    if piece.rank is not None:
        dx, dy = heart(piece.seat, inward)
        size = TOLD_DIGIT if side == "told" else DIGIT
        ink = digit_ink(piece.seat, side)
        yield Lettering(x + dx, y + dy, str(piece.rank), size, ink, "bold", "centre")
    will_bear = not is_deployed and piece.space == here.board.flags[piece.seat]
    flag = piece.seat if will_bear else piece.flag
    if flag is not None:
        yield centred(flags.borne(flag), x + _SHOULDER[0], y + _SHOULDER[1])


def _lying(space: Space, owner: int, number: int, here: Ground, *, under: bool) -> Stamp:
    x, y = here.centres[space]
    if under:
        return centred(flags.borne(owner), x + _AT_FEET[0] + _NEXT * number, y + _AT_FEET[1])
    return centred(flags.lying(owner), x + 4 + _NEXT * number, y - 2 + number * 4)
