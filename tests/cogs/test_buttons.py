"""Every button that the bot makes does something."""

import ast
from collections.abc import Iterator
from pathlib import Path

from cogs.buttons import BUTTONS, NUMBERED

ROOT = Path(__file__).parents[2]
MAKERS = {"Action", "button"}
BEFORE_THEIR_TABLE_IS_FOUND = {"note", "unfollow"}


def made() -> Iterator[str]:
    """The names with which buttons are made outright, but for those of cups and lessons."""
    for file in (*ROOT.glob("cogs/**/*.py"), *ROOT.glob("workers/**/*.py")):
        for one in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(one, ast.Call) and getattr(one.func, "id", "") in MAKERS and one.args:
                name = getattr(one.args[0], "value", None)
                if isinstance(name, str) and not name.startswith(("cup-", "lesson-")):
                    yield name


def test_every_button_that_is_made_is_in_the_table() -> None:
    names = set(made())
    assert len(names) > 30
    assert names - {*BUTTONS, *NUMBERED, *BEFORE_THEIR_TABLE_IS_FOUND} == set()


def test_no_button_is_twice_in_the_table() -> None:
    assert BUTTONS.keys() & NUMBERED.keys() == set()
