"""Screens of guided play as Discord's controls: never more buttons in a row than it allows."""

from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui

from cogs.thinking_ahead import MAY, standing
from cogs.ui.controls import BUTTONS_A_ROW
from cogs.ui.guided_play import FormSheet, Question
from core.game import Seat
from core.guided_play import Ask, Press, Where
from core.texts import Text, text
from model.table import TableCode
from tables.ahead.imagined_game import TriedPosition


def said(label: Text) -> str:
    return label.key


SHEET = FormSheet(
    "ruta", Question(TableCode("K7QD"), 3, tried=True), said, lambda _: (), lambda _: False
)


TITLE: Any = SimpleNamespace(words=SimpleNamespace(move_text=None))
"""A game of whose words a line without moves needs none."""


def lengths(rows: Any) -> list[int]:
    return [len(row.children) for row in rows]


@pytest.mark.parametrize("count", range(1, 13))
def test_a_row_of_many_buttons_becomes_several(count: int) -> None:
    buttons = tuple(Press[Any](text(f"b-{n}"), Where("step", (str(n),))) for n in range(count))
    rows = SHEET.rows(Ask((buttons,)))
    assert sum(lengths(rows)) == count
    assert max(lengths(rows)) <= BUTTONS_A_ROW
    with_back = SHEET.rows_with_way_back(Ask((buttons,)))
    assert sum(lengths(with_back)) == count + 1
    assert max(lengths(with_back)) <= BUTTONS_A_ROW


@pytest.mark.parametrize("others", [2, 5, 6, 7, 9])
def test_a_try_board_asks_about_any_number_of_others(others: int) -> None:
    seats = tuple(Seat(number) for number in range(1, others + 1))
    position = TriedPosition(
        Seat(0),
        None,
        to_act=seats,
        replies=dict.fromkeys(seats, ("pass",)),
        may_stand=frozenset(seats),
    )
    rows = SHEET.rows(standing(TITLE, position, None))
    assert max(lengths(rows)) <= BUTTONS_A_ROW
    ids = [
        str(getattr(item.item, "custom_id", ""))
        for row in rows
        for item in row.children
        if isinstance(item, ui.DynamicItem)
    ]
    assert [one for one in ids if f"-{MAY}:" in one] != []
    assert sum(f"-{MAY}:" in one for one in ids) == others
