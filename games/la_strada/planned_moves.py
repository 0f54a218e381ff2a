"""What a planned move of La Strada rests on, and what differs between two views.

Protocol: core.thinking_ahead. Things: ``hex C3`` as the painter calls it; ``days``, ``tiles``,
``cubes`` (the viewer's own), ``roads`` (the workshops stand) and ``seat 1``.
"""

from collections.abc import Iterator

from core.game import Seat
from core.thinking_ahead.planned_moves import Changes, Guard
from core.translatable_text import Player, Text, text
from games.la_strada.affordable_links import first_link_from
from games.la_strada.board import HEX_NAMES, KINDS, NEIGHBOURS, NO_HEX, Hex, settlement_name
from games.la_strada.moves import BuildLink, EndTurn, Move, PlaceWorkshop
from games.la_strada.rule_numbers import INCOME
from games.la_strada.view import SettlementView, View, most_days

Change = tuple[str, Text]


def usual(_view: View, move: Move) -> Guard:
    """Return "legal" for the end of a turn, which rests on nothing."""
    return "legal" if isinstance(move, EndTurn) else "undisturbed"


def rests_on(view: View, move: Move) -> frozenset[str]:
    """Return the hexes of a road, or of a workshop with its sides and a way to a settlement.

    The start is the viewer's own, and where several may link a settlement another cube lets a road
    be built as before. What the viewer has linked since is seen by the cubes that are gone.
    """
    match move:
        case PlaceWorkshop():
            return frozenset(("roads", *map(_name, _round_workshop(view, move.hex))))
        case BuildLink():
            path = move.path[1:] if len(view.seats) == 2 else move.path[1:-1]
            return frozenset(("roads", "days", "tiles", "cubes", *map(_name, path)))
        case EndTurn():
            return frozenset(("roads",))


def _round_workshop(view: View, at: Hex) -> Iterator[Hex]:
    """Iterate over the hex, those beside it, and a way to a settlement. Rules: R-4.3, R-4.5."""
    yield at
    yield from (Hex(side) for side in NEIGHBOURS[at] if side != NO_HEX)
    if view.viewer is not None:
        yield from first_link_from(view, view.viewer, at, most_days(view.options)) or ()


def _name(at: Hex) -> str:
    return f"hex {HEX_NAMES[at]}"


def meant(_view: View, _move: Move) -> frozenset[str]:
    """Return nothing: a move names all that it means."""
    return frozenset()


def changed(before: View, after: View) -> Changes:
    """Return the hexes with another tile, workshop, cube or kind, and what the viewer has left."""
    return dict(
        (
            *_settlements(before, after),
            *_tiles(before, after),
            *_workshops(before, after),
            *_means(before, after),
            *_resigned(before, after),
        )
    )


# -- On the map --------------------------------------------------------------------------------


def _settlements(before: View, after: View) -> Iterator[Change]:
    passed = _passed(after)
    for was, now in zip(before.settlements, after.settlements, strict=True):
        if now.kind is None:
            continue
        if now.hex in passed ^ _passed(before):
            is_there = _yes(now.hex in passed)
            said = text("la-strada-changed-passed", settlement=_called(now), there=is_there)
            yield _name(now.hex), said
        elif (happened := _settlement(was, now)) is not None:
            yield _name(now.hex), happened


def _settlement(was: SettlementView, now: SettlementView) -> Text | None:
    """Return what happened at a settlement that lies face up; None if nothing did."""
    new = [seat for seat in now.cubes if seat not in was.cubes]
    if new:
        owner = Player(new[-1])
        return text("la-strada-changed-cube", settlement=_called(now), player=owner)
    if was.cubes != now.cubes:
        return text("la-strada-changed-no-cube", settlement=_called(now))
    if was.kind != now.kind:
        return text("la-strada-changed-kind", settlement=_called(now))
    return None


def _called(settlement: SettlementView) -> Text:
    assert settlement.kind is not None
    return settlement_name(settlement.hex, KINDS.index(settlement.kind))


def _passed(view: View) -> frozenset[Hex]:
    """Return the settlements from which the viewer's roads may start without a cube there."""
    if view.viewer is None:
        return frozenset()
    own = view.seats[view.viewer]
    return frozenset(own.starts) - frozenset(own.settlements) - frozenset(own.workshops)


def _tiles(before: View, after: View) -> Iterator[Change]:
    was, now = _laid(before), _laid(after)
    for at in sorted(was.keys() | now.keys()):
        if was.get(at) == now.get(at):
            continue
        if at not in now:
            yield _name(at), text("la-strada-changed-no-tile", hex=HEX_NAMES[at])
        else:
            owner = Player(now[at])
            yield _name(at), text("la-strada-changed-tile", hex=HEX_NAMES[at], player=owner)


def _laid(view: View) -> dict[Hex, Seat]:
    """Return whose tile lies on each hex that has one."""
    return {
        at: road.seat
        for road in view.roads
        for at in road.path[1:-1]
        if view.terrain[at] is not None
    }


def _workshops(before: View, after: View) -> Iterator[Change]:
    for number, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        for at in sorted({*was.workshops} ^ {*now.workshops}):
            if at in now.workshops:
                owner = Player(number)
                said = text("la-strada-changed-workshop", hex=HEX_NAMES[at], player=owner)
            else:
                said = text("la-strada-changed-no-workshop", hex=HEX_NAMES[at])
            yield _name(at), said


# -- Beside the map ----------------------------------------------------------------------------


def _means(before: View, after: View) -> Iterator[Change]:
    """Iterate over the phase, and what the viewer can spend in the next turn of its own."""
    if before.phase != after.phase:
        yield "roads", text("la-strada-changed-roads", begun=_yes(after.phase == "roads"))
    if before.viewer is None or after.viewer is None:
        return
    was, now = before.seats[before.viewer], after.seats[after.viewer]
    if _days(before, before.viewer) != _days(after, after.viewer):
        yield "days", text("la-strada-changed-days", days=_days(after, after.viewer))
    if was.tiles != now.tiles:
        yield "tiles", text("la-strada-changed-tiles")
    if was.cubes_left != now.cubes_left:
        yield "cubes", text("la-strada-changed-cubes", count=now.cubes_left)


def _days(view: View, seat: Seat) -> int:
    """Return the days that a seat can spend in this turn, or will have in its next. Rule: R-5.1."""
    days = view.seats[seat].days
    is_on_turn = view.phase == "roads" and view.turn == seat
    return days if is_on_turn else min(most_days(view.options), days + INCOME)


def _resigned(before: View, after: View) -> Iterator[Change]:
    for seat in after.resigned:
        if seat not in before.resigned:
            yield f"seat {seat}", text("la-strada-event-resigned", player=Player(seat))


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"
