"""Nobody who does not sit at a closed table learns anything of its game until the round is over.

The law compares two worlds in which the same deal is played with other moves
(``closed_worlds.py``). Planted faults show that it would fail.
"""

import logging
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tables.interfaces import StaleVersion
from tables.model.commands import Freeze, Unfreeze
from tables.model.game_json import AnyGame
from tables.model.table import Status
from tests.games.catalogue import EVERY_GAME
from tests.tables.closed_worlds import ClosedWorld, closed_twins, in_words
from tests.tables.sample_tables import CLUB, ELSA

Patch: TypeAlias = pytest.MonkeyPatch

GAMES: dict[str, AnyGame] = {k: e.game for k, e in EVERY_GAME.items()}
PUBLIC_MOVES = 6
"""Public moves in each world, unless the game is over sooner."""
FEWEST_SHOWN = 4
FREEZE, UNFREEZE = Freeze(ELSA, CLUB), Unfreeze(ELSA, CLUB)


async def must_be_alike(worlds: tuple[ClosedWorld, ClosedWorld]) -> None:
    """All that others have been sent, and all answers that they get now, are the same."""
    one, other = worlds
    assert one.heard == other.heard
    assert in_words(await one.seen()) == in_words(await other.seen())
    for world in worlds:
        seed = (await world.house.table(world.code)).seed
        assert seed is not None
        told = repr((world.heard, in_words([*await world.seen(), *await world.told_within()])))
        assert seed.hex() not in told
        assert repr(seed) not in told
        assert b64encode(seed).decode() not in told


async def nobody_else_learns(folder: Path, key: str) -> tuple[ClosedWorld, ClosedWorld]:
    """The law: move by move, and when the games have ended, each in its own way."""
    async with closed_twins(folder, key, **GAMES) as worlds:
        for world in worlds:
            await world.begin()
        await must_be_alike(worlds)
        for _ in range(PUBLIC_MOVES):
            for world in worlds:
                await world.play_on()
            await must_be_alike(worlds)
        states = [(await world.house.table(world.code)).state for world in worlds]
        assert states[0] != states[1]
        await worlds[0].give_up(0)
        await must_be_alike(worlds)  # one has ended, the other goes on
        for order in (FREEZE, FREEZE, UNFREEZE, UNFREEZE):
            for world in worlds:
                await world.rule(order)
            await must_be_alike(worlds)
        await worlds[1].give_up(1)
        await must_be_alike(worlds)
        outcomes = [(await world.house.table(world.code)).outcome for world in worlds]
        assert None not in outcomes
        assert outcomes[0] != outcomes[1]
        return worlds


@pytest.mark.parametrize("key", GAMES)
async def test_nobody_else_learns_anything_of_a_closed_table(
    tmp_path: Path, key: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    one, _ = await nobody_else_learns(tmp_path, key)
    counted = [letter.table.moves for letter in one.public]
    assert counted == [*range(len(counted))]
    assert len(counted) > FEWEST_SHOWN
    assert [letter.amends for letter in one.public] == [n > 0 for n in counted]
    assert one.code not in caplog.text


async def test_a_manager_who_excludes_somebody_learns_nothing_of_their_closed_game(
    tmp_path: Path,
) -> None:
    async with closed_twins(tmp_path, "ruta", **GAMES) as worlds:
        for world in worlds:
            await world.begin()
            await world.play_on()
        await worlds[0].give_up(0)
        for world in worlds:
            await world.ban(0)
        await must_be_alike(worlds)
        tables = [await world.house.table(world.code) for world in worlds]
        assert [table.status for table in tables] == [Status.FINISHED] * 2


# --- planted faults ------------------------------------------------------------------------------


def that_posts_the_board(patch: Patch) -> None:
    patch.setattr("tables.notifications.outgoing_letters.told_to_all", lambda letter: letter)
    patch.setattr("tables.notifications.notices.is_closed", lambda _: False)


def that_keeps_the_result(patch: Patch) -> None:
    patch.setattr("tables.commit.is_closed", lambda _: False)


def that_posts_the_frost(patch: Patch) -> None:
    patch.setattr("tables.notifications.outgoing_letters._counts_on", lambda *_: True)


def that_tells_why_nothing_is_frozen(patch: Patch) -> None:
    patch.setattr("tables.cup_tables.orders_at_closed_tables.TableRefuses", StaleVersion)


def that_tells_the_seed(patch: Patch) -> None:
    patch.setattr("tables.visibility.public_facts.is_closed", lambda _: False)


@pytest.mark.parametrize(
    "plant",
    [
        that_posts_the_board,
        that_keeps_the_result,
        that_tells_the_seed,
        that_posts_the_frost,
        that_tells_why_nothing_is_frozen,
    ],
)
async def test_a_table_that_is_not_closed_well_is_found(
    tmp_path: Path, monkeypatch: Patch, plant: Callable[[Patch], Any]
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        await nobody_else_learns(tmp_path, "ruta")
