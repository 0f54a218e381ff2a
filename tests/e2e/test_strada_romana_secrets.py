"""No secret of a table of Strada Romana leaks.

Whole games are played in two worlds that differ in what one person cannot know: others' wagon
tiles, the unused one, the rest of the stack, the order of the bag. That person must receive the
same in both: posts, letters, replies, pictures, suggestions and refusals. The log must be the same
too.
"""

import logging
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

import bot
import cogs.interaction.error_replies
from games.strada_romana.board import GOODS, WAGONS
from games.strada_romana.state import State, stack
from tests.e2e.conftest import the_translator
from tests.e2e.seen_by_one_person import hide_what_replays
from tests.e2e.strada_romana_game import Game
from tests.e2e.strada_romana_twins import OUTSIDER, PEOPLE, Leak, Line, whole_game, world_of
from workers.painting.table_pictures import Pictures, Sight
from workers.post_model import Picture


@pytest.fixture(autouse=True)
def alike_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make all other random choices the same in both worlds."""
    monkeypatch.setattr(bot, "Translator", the_translator)
    monkeypatch.setattr(
        cogs.interaction.error_replies, "secrets", SimpleNamespace(token_hex=lambda _: "c0ffee")
    )


@pytest.fixture(autouse=True)
def nobody_looks_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide history, pages and undo in both worlds: a twin cannot be replayed from its deal."""

    async def no_chart(pictures: Pictures, sight: Sight, _: object) -> Picture | None:
        return await pictures.paint(sight)

    monkeypatch.setattr(Pictures, "last", no_chart)
    hide_what_replays(monkeypatch)


async def told_in_both(
    folder: Path, key: str, script: list[Line], leak: Leak | None = None
) -> tuple[list[str], list[str]]:
    """What this person was told in either world."""
    for world in ("one", "other"):
        (folder / world).mkdir()
    one = await world_of(folder / "one", key, script, leak, exchanged=False)
    other = await world_of(folder / "other", key, script, leak, exchanged=True)
    assert other.different > len(script) // 2, "the worlds are not the same"
    return one.told, other.told


def differences(one: list[str], other: list[str]) -> list[str]:
    """The lines that are not alike, shortened."""
    pairs = zip(one, other, strict=False)
    found = [f"{left[:900]}\n  not {right[:900]}" for left, right in pairs if left != right]
    return found if len(one) == len(other) else [*found, f"{len(one)} lines, not {len(other)}"]


@pytest.mark.long
@pytest.mark.parametrize("key", [OUTSIDER, *PEOPLE[1:]])
async def test_a_whole_game_tells_nobody_what_they_cannot_know(tmp_path: Path, key: str) -> None:
    script = whole_game()
    one, other = await told_in_both(tmp_path, key, script)
    assert differences(one, other) == []
    assert len(one) > 8 * len(script)
    assert sum(line.startswith("log: ") for line in one) > len(script) // 10


# --- it can fail ---------------------------------------------------------------------------------


async def in_the_channel(game: Game, secret: str) -> None:
    await game.house.env.bot.get_partial_messageable(game.place.id).send(f"psst: {secret}")


async def in_a_letter(game: Game, secret: str) -> None:
    mailbox = game.house.player("chloe").mailbox.place.id
    await game.house.env.bot.get_partial_messageable(mailbox).send(f"psst: {secret}")


async def in_the_log(game: Game, secret: str) -> None:
    logging.getLogger("tavolo").info("psst: %s", secret)


SECRETS: dict[str, Callable[[State], str]] = {
    "what is kept": lambda state: " ".join(WAGONS[wagon] for wagon in state.kept),
    "what is left": lambda state: " ".join(WAGONS[wagon] for wagon in stack(state)),
    "what takes no part": lambda state: WAGONS[state.removed],
    "the next tile": lambda state: GOODS[state.tile_bag[-1]],
    "the next cube": lambda state: GOODS[state.cube_bag[-1]],
}
WAYS = (in_the_channel, in_a_letter, in_the_log)


@pytest.mark.long
async def test_whatever_is_let_out_is_noticed(tmp_path: Path) -> None:
    async def leak(game: Game, state: State) -> None:
        for way in WAYS:
            for name, of in SECRETS.items():
                await way(game, f"{way.__name__}, {name}: {of(state)}")

    script = whole_game()
    first_kept = next(n for n, line in enumerate(script) if line.state.kept)
    one, other = await told_in_both(tmp_path, "chloe", script[: first_kept + 3], leak)
    found = differences(one, other)
    assert all("psst: " in line for line in found)
    for way in WAYS:
        for name in SECRETS:
            assert any(f"psst: {way.__name__}, {name}: " in line for line in found)
