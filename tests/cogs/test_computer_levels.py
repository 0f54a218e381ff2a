"""Which levels of computers are offered at which tables."""

from typing import Any, cast

import pytest

from cogs.lobby.computer_levels import must_be_offered_at_each
from core.game import Level
from tables.model.refusals import TableRefuses


class OnlyEasyAtTwo:
    """A guide of one game, whose computer of level hard plays at larger tables only."""

    def levels(self, _game: str) -> tuple[Level, ...]:
        return "easy", "hard"

    def levels_for(self, _game: str, seats: int, _options: object) -> tuple[Level, ...]:
        return ("easy",) if seats == 2 else ("easy", "hard")


@pytest.mark.parametrize(
    ("level", "sizes", "refusal"),
    [
        ("easy", (2, 3, 4), None),
        ("hard", (3, 4), None),
        ("hard", (2, 3, 4), "cup-refusal-level-at"),
        ("expert", (3, 4), "table-refusal-level"),
    ],
)
def test_a_level_is_offered_at_each_size_of_table_that_can_occur(
    level: Level, sizes: tuple[int, ...], refusal: str | None
) -> None:
    said, values = None, {}
    try:
        must_be_offered_at_each(cast(Any, OnlyEasyAtTwo()), level, "pebbles", sizes, b"{}")
    except TableRefuses as fault:
        said, values = fault.refusal.code, dict(fault.refusal.values)
    assert said == refusal
    assert values.get("seats", 2) == 2, "the smallest table at which it is not offered is named"
