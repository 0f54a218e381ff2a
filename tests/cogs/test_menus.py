"""The state of a menu is in its custom id, by which it is found again after a restart."""

import pytest

from cogs.ui.controls import TableChoice
from model.table import TableCode


@pytest.mark.parametrize("part", ["", "excuse", "track2"])
def test_a_menu_of_any_option_is_found_by_its_custom_id(part: str) -> None:
    """The name of an option may have digits."""
    menu = TableChoice.of("cup-remove", TableCode("CVPA"), "Which?", [("One", "1")], part)
    found = TableChoice.__discord_ui_compiled_template__.fullmatch(menu.item.custom_id)
    assert found is not None
    assert (found["code"], found["part"] or "") == ("CVPA", part)
