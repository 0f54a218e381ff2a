"""How much of a post fits into a message."""

import pytest
from discord import ui
from discord.http import handle_message_parameters

from cogs.ui.controls import (
    BUTTONS_BELOW_CHOICES,
    TEXT_BUDGET,
    files_of,
    layout_of,
    with_below,
    with_one_row,
)
from model.table import TableCode
from workers.post_model import Action, Picture, Post

NOTE = [f"note {number}" for number in range(1, 41)]


def told(post: Post) -> list[str]:
    """The lines of the message."""
    _heading, lines, *_ = (
        part.content for part in layout_of(post).walk_children() if isinstance(part, ui.TextDisplay)
    )
    return lines.split("\n")


@pytest.mark.parametrize("length", [10, 300, 340, 355, 377, 378, 379, 500])
def test_a_note_below_leaves_none_of_the_lines_above_out(length: int) -> None:
    board = Post("Board", tuple(f"{number} ".ljust(length, "x") for number in range(10)))
    both = told(with_below(board, NOTE))
    assert both[: len(told(board))] == told(board)
    below = [line for line in both[len(told(board)) :] if line != "…"]
    assert below == NOTE[: len(below)], "from its beginning"
    whole = len("Board") + sum(len(line) + 1 for line in (*board.lines, *NOTE, "…")) <= TEXT_BUDGET
    assert (len(below) == len(NOTE)) is whole


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


def test_the_bytes_of_a_sent_picture_are_freed() -> None:
    """discord.py rewinds a file before each attempt, and closes it after the last."""
    post = Post(heading="", picture=Picture("board.png", b"picture", "a board"))
    (file,) = files_of(post)
    with handle_message_parameters(files=[file]) as parameters:
        assert parameters.files == [file]
        for _attempt in range(2):
            file.reset(seek=1)
            assert file.fp.read() == b"picture"
    assert file.fp.closed
