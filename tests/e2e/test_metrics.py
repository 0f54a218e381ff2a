"""Metrics that are counted while people play."""

from tests.e2e.running_bot import House
from tests.e2e.ruta_game import begin, draw
from workers.metrics import REGISTRY


def counted(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


async def test_presses_posts_and_pictures_are_counted(house: House) -> None:
    names = (
        "tavolo_acknowledge_seconds_count",
        "tavolo_post_seconds_count",
        "tavolo_picture_seconds_count",
    )
    before = [counted(name) for name in names]
    game = await begin(house)
    await game.play_on(draw, until=2)
    assert all(counted(name) > then for name, then in zip(names, before, strict=True))


async def test_interactions_are_counted_by_what_came_of_them(house: House) -> None:
    name = "tavolo_interactions_total"
    before = counted(name, outcome="acknowledged"), counted(name, outcome="refused")
    await house.player("ada").at(house.channel("games")).slash("table status", table="NONE")
    assert counted(name, outcome="acknowledged") == before[0] + 1
    assert counted(name, outcome="refused") == before[1] + 1
