"""Cards of the games on offer: what their buttons run, and the board on them."""

import io
from collections.abc import Iterator
from itertools import count

import pytest
from PIL import Image

from cogs.opening import parts_of
from core.texts import LOCALES
from playroom.web.games_on_offer import GameCard, GamesOnOffer, Run
from rendering.scene.shapes import Scene
from tests.games.catalogue import EVERY_GAME, EVERY_KEY, texts
from workers.painting.render_queue import ThreadedRenderer


async def no_paint(_scene: Scene) -> bytes:
    raise AssertionError("nobody looks")


def cards() -> Iterator[GameCard]:
    offered = GamesOnOffer(EVERY_GAME, texts(), no_paint)
    for locale in LOCALES:
        yield from offered.cards(locale).games


def test_a_card_opens_tables_by_the_game_s_own_command_and_its_options() -> None:
    for card in cards():
        entry = EVERY_GAME[card.key]
        options = {part.name for part in parts_of(entry.game.manifest, entry.levels)}
        for button in card.buttons[:2]:
            first = button.steps[0]
            assert isinstance(first, Run)
            assert first.path[-1] == "new"
            assert set(first.options) <= options


@pytest.mark.long
@pytest.mark.parametrize("key", EVERY_KEY)
async def test_a_board_is_painted_once_however_many_look(key: str) -> None:
    renderer, times = ThreadedRenderer(), count()

    async def paint(scene: Scene) -> bytes:
        next(times)
        return await renderer.render(scene)

    offered = GamesOnOffer(EVERY_GAME, texts(), paint)
    first, second = await offered.board(key), await offered.board(key)
    assert first == second
    assert next(times) == 1
    assert min(Image.open(io.BytesIO(first)).size) > 100
