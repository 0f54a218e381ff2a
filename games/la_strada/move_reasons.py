"""Reasons for moves of La Strada, from what everybody sees (core.move_reasons)."""

from collections.abc import Sequence
from typing import Final

from core.translatable_text import Text, text
from games.la_strada.board import AXIAL, KINDS, settlement_name
from games.la_strada.events import Event, LinkBuilt, TurnEnded, WorkshopPlaced
from games.la_strada.texts import gold_text
from games.la_strada.view import SettlementView, View

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
