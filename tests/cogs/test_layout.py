"""How much of a post fits into a message."""

import pytest
from discord import ui

from cogs.ui.layout import TEXT_BUDGET, layout_of, with_below
from workers.post_model import Post

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
