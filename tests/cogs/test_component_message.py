"""How much of a post fits into a message."""

import pytest
from discord import ui

from cogs.ui.controls import (
    BUTTONS_BELOW_CHOICES,
    layout_of,
    with_one_row,
)
from model.table import TableCode
from workers.post_model import Action, Post

NOTE = [f"note {number}" for number in range(1, 41)]


def told(post: Post) -> list[str]:
    """The lines of the message."""
    _heading, lines, *_ = (
        part.content for part in layout_of(post).walk_children() if isinstance(part, ui.TextDisplay)
    )
    return lines.split("\n")


@pytest.mark.parametrize("count", range(8))
def test_one_row_holds_the_first_buttons_and_more_stands_for_all_others(count: int) -> None:
    named: list[str] = ["undo", "closer", "text", "rules", "why", "note", "manage"]
    offered = tuple(Action(name, TableCode("ABCD"), name) for name in named[:count])
    more = Action("more", TableCode("ABCD"), "More …")
    row = with_one_row(Post("Board", actions=offered), more).actions
    assert len(row) <= BUTTONS_BELOW_CHOICES
    if count <= BUTTONS_BELOW_CHOICES:
        assert row == offered
    else:
        assert row == (*offered[: BUTTONS_BELOW_CHOICES - 1], more)
