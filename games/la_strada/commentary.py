"""Comments on a game of La Strada (core.commentary): its turns in lines, reasons, tie-breaks."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from core.commentary import Criterion, Turn, split_before
from core.texts import Listing, Player, Text, text
from games.la_strada.board import AXIAL, HEX_NAMES, KINDS, Hex, settlement_name
from games.la_strada.moves import (
    CutOff,
    Event,
    GameEnded,
    LinkBuilt,
    TurnBegan,
    TurnEnded,
    WorkshopPlaced,
)
from games.la_strada.texts import event_text, gold_text
from games.la_strada.view import SettlementView, View

Deed: TypeAlias = WorkshopPlaced | LinkBuilt | TurnEnded
"""Events that are part of a turn's line; all others get a line of their own."""


def turn_lines(turns: Sequence[Turn[Event]]) -> tuple[Text, ...]:
    """Return the links of each turn, and the days they cost."""
    return tuple(line for turn in turns for line in _lines(turn.events))


def _lines(events: Sequence[Event]) -> Iterator[Text]:
    """Summarize each turn; a batch may contain a next turn that ended automatically. Who is cut off
    is left out where the end of the game says it."""
    told = {s for event in events if isinstance(event, GameEnded) for s in event.cut_off}
    for part in split_before(events, _begins_a_turn):
        done = [event for event in part if isinstance(event, Deed)]
        if done:
            yield _line(done)
        yield from (
            event_text(event)
            for event in part
            if not isinstance(event, Deed | TurnBegan)
            and not (isinstance(event, CutOff) and event.seat in told)
        )


def _begins_a_turn(event: Event) -> bool:
    return isinstance(event, TurnBegan)


def _line(events: Sequence[Deed]) -> Text:
    """Return what one seat did in one turn, or how it placed its workshops."""
    player = Player(events[0].seat)
    links = [event for event in events if isinstance(event, LinkBuilt)]
    shops = [event.hex for event in events if isinstance(event, WorkshopPlaced)]
    ended = [event for event in events if isinstance(event, TurnEnded)]
    if links:
        days = sum(link.cost for link in links)
        reached = _hexes([link.path[-1] for link in links])
        return text("la-strada-turn-links", player=player, hexes=reached, days=days)
    if shops:
        count = len(shops)
        return text("la-strada-turn-workshops", player=player, count=count, hexes=_hexes(shops))
    days = ended[-1].days
    return text("la-strada-turn-saved", player=player, days=days)


def _hexes(hexes: Sequence[Hex]) -> Listing:
    return Listing(tuple(HEX_NAMES[at] for at in hexes), "comma")


# Reasons for moves of La Strada, from what everybody sees.

_NEAR: Final = 3
"""Greatest distance, in hexes, of a settlement that counts as near a workshop."""


def reason(before: View, events: Sequence[Event], after: View) -> Text | None:  # noqa: ARG001
    """Return the reason for the move that these events tell; None if there is none."""
    for event in events:
        match event:
            case LinkBuilt():
                return _for_linking(before, event)
            case WorkshopPlaced():
                return _for_placing(before, event.hex)
            case TurnEnded() if event.days and not event.by_itself:
                return text("la-strada-why-saved", days=event.days)
            case _:
                continue
    return None


def _for_linking(before: View, event: LinkBuilt) -> Text:
    end = event.path[-1]
    others = event.cubes - 1
    if not others:
        return text("la-strada-why-first", gold=gold_text(event.gold), days=event.cost)
    there = next(each for each in before.settlements if each.hex == end)
    lost = (there.gold or event.gold) - event.gold
    if not event.gold:
        return text("la-strada-why-spoiled", lost=gold_text(lost), others=others)
    if not lost:
        return text("la-strada-why-joined", gold=gold_text(event.gold), days=event.cost)
    return text(
        "la-strada-why-shared", gold=gold_text(event.gold), lost=gold_text(lost), others=others
    )


def _for_placing(before: View, at: int) -> Text:
    near = [each for each in before.settlements if 0 < _distance(at, each.hex) <= _NEAR]
    known = [each for each in near if each.kind is not None]
    if not known:
        return text("la-strada-why-near", count=len(near))
    best = max(known, key=_worth)
    return text("la-strada-why-near-best", count=len(near), settlement=_name(best))


def _worth(settlement: SettlementView) -> int:
    """Return the index of a settlement's kind in KINDS; -1 while it lies face down."""
    return -1 if settlement.kind is None else KINDS.index(settlement.kind)


def _name(settlement: SettlementView) -> Text:
    return settlement_name(settlement.hex, _worth(settlement))


def _distance(one: int, other: int) -> int:
    """Return the distance in hexes in a straight line."""
    q, r = (a - b for a, b in zip(AXIAL[one], AXIAL[other], strict=True))
    return max(abs(q), abs(r), abs(q + r))


# The tie-break between equal gold. Rule.


def tie_breaks(view: View) -> tuple[Criterion, ...]:
    """Return the only tie-break: the days that are left."""
    return (Criterion(text("la-strada-tie-days"), tuple(seat.days for seat in view.seats)),)
