"""Guided play of Vector Race: a keypad that lies as the nine points do; one press is enough."""

from collections.abc import Sequence
from typing import Final

from core.guided_play import Ask, Go, Press, Style, UnknownStep, Where
from core.texts import Text, text
from tavolo_vector_race.driving import Run
from tavolo_vector_race.moves import ROWS, Key, Move
from tavolo_vector_race.texts import move_text, point_text
from tavolo_vector_race.view import View, run_of, runs_of

_STYLES: Final[dict[bool, Style]] = {True: "danger", False: "primary"}
"""The style of a key, by whether it crashes."""


def ask(view: View, legal: Sequence[Move], where: Where) -> Ask[Move]:
    """Return the keypad. Raises UnknownStep for any other place."""
    if where.step:
        raise UnknownStep(where.step)
    open_keys = {move.key: move for move in legal}
    rows = (tuple(open_keys[key] for key in row if key in open_keys) for row in ROWS)
    pad = tuple(tuple(_press(view, move) for move in row) for row in rows if row)
    return Ask(pad, (_where_you_are(view),))


def _press(view: View, move: Move) -> Press[Move]:
    made = go(view, (move,))
    return Press(made.label, made, _STYLES[_run(view, move.key).crashes], at=f"key {move.key}")


def _where_you_are(view: View) -> Text:
    """Return where the viewer's car is, and how fast."""
    assert view.own is not None, "only a seat chooses"
    car = view.own.car
    point, velocity = point_text(car.point), car.velocity
    return text("vector-race-play-car", point=point, x=velocity.x, y=velocity.y)


def go(view: View, moves: tuple[Move, ...]) -> Go[Move]:
    """Return a choice about to be made. One that crashes costs something, unless all do. R-6.4."""
    (move,) = moves
    crashes = _run(view, move.key).crashes
    return Go(
        moves,
        move_text(view, move),
        (_effect(view, move.key),),
        plan=move.key,
        style=_STYLES[True] if crashes else "success",
        costly=crashes and not _all_crash(view),
    )


def _effect(view: View, key: Key) -> Text:
    """Return what a choice leads to."""
    one = _run(view, key)
    if one.crashes:
        return text("vector-race-play-crash", pause=view.options.pause)
    if one.finished is not None:
        return text("vector-race-play-finish")
    end = point_text(one.end)
    return text("vector-race-play-sure", point=end, x=one.velocity.x, y=one.velocity.y)


def instead(_view: View, _legal: Sequence[Move], _typed: str) -> None:
    """Nothing is offered beside a refusal but what the beginning offers."""


def _run(view: View, key: Key) -> Run:
    assert view.own is not None, "only a seat chooses"
    return run_of(view.options, view.own.car, key)


def _all_crash(view: View) -> bool:
    assert view.own is not None, "only a seat chooses"
    return all(one.crashes for one in runs_of(view.options, view.own.car).values())
