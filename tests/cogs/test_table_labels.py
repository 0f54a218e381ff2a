"""The line that identifies a table in lists, menus and suggestions."""

from typing import Any, cast

import msgspec
import pytest

from catalog import CATALOG
from cogs.interaction.table_finder import Replies
from cogs.ui.command_texts import shown
from core.game import Seat
from core.texts import LOCALES, Locale, text
from model.letters import SeatFacts, TableFacts
from model.table import Computer, CupGame, Human, PlayerId, PlayerProfile
from tests.games.catalogue import texts
from tests.games.subjects import subject_of
from tests.workers.test_notifications import some_states, table_of
from workers.guided_play import Guide

ADA = PlayerId(1)
every_language = pytest.mark.parametrize("locale", LOCALES)


def against_computers(**changes: Any) -> TableFacts:
    """Ada's turn at a table with three computers."""
    subject = subject_of("stratego4")
    table = table_of(subject, some_states(subject)[0], "en", (0,), **changes)
    computers = (SeatFacts(Seat(n), Computer("stratego4", "normal"), None, None) for n in (1, 2, 3))
    seats = (SeatFacts(Seat(0), Human(ADA), 1, None), *computers)
    return msgspec.structs.replace(table, seats=seats, size=4)


def label(table: TableFacts, name: str, locale: Locale) -> str:
    replies = Replies(cast(Any, None), Guide(cast(Any, CATALOG), bytes), texts())
    return replies.table_label(table, ADA, {ADA: PlayerProfile(ADA, name)}, locale)


@every_language
def test_computers_are_named_where_a_menu_has_room_for_them(locale: Locale) -> None:
    numbered = (text(f"computer-called-{n}") for n in (1, 2, 3))
    computers = [texts().voice(locale).say(text("computer-name", name=each)) for each in numbered]
    whole = label(against_computers(), "Ada", locale)
    assert ", ".join(("Ada", *computers)) in whole
    assert shown(whole) == whole
    of_cup = against_computers(cup=CupGame("CVPA", 12))
    brief = label(of_cup, "W" * 32, locale)
    assert "W" * 32 in brief
    assert not any(name in brief for name in computers)
    assert texts().voice(locale).say(text("label-cup", code="CVPA", round=12)) in shown(brief)
