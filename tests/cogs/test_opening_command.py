"""The command that opens a table is generated from the game's declaration."""

from typing import Any, cast

import msgspec
import pytest

from cogs.interaction.front_desk import Desk
from cogs.lobby_page import level_choices
from cogs.opening import OpeningWishes, opening_command, parts_of, wishes_of
from core.game import LEVELS, Manifest
from tests.games.catalogue import EVERY_GAME

MANIFESTS = [entry.game.manifest for entry in EVERY_GAME.values()]
every_game = pytest.mark.parametrize("manifest", MANIFESTS, ids=list(EVERY_GAME))


class Agreed(msgspec.Struct, frozen=True):
    """What this game's tables agree on."""

    long_game: bool = True


def declared(options: type = Agreed, seats: tuple[int, int] = (2, 4), **more: Any) -> Manifest:
    """A game that declares just this."""
    return Manifest(
        "toy", *seats, 1, 1, options=options, state=int, move=int, event=int, view=int, **more
    )


def nothing_named(manifest: Manifest) -> dict[str, Any]:
    """What discord.py hands over when no option was named."""
    return {part.name: None for part in parts_of(manifest, LEVELS)}


def wished(manifest: Manifest, **named: Any) -> OpeningWishes:
    """What comes of naming these options."""
    return wishes_of(manifest, nothing_named(manifest) | named)


def test_seats_that_may_differ_can_be_numbered() -> None:
    parts = [part.name for part in parts_of(declared(seats=(2, 4)), LEVELS)]
    assert parts == ["players", "opponent", "computer", "computers", "pace", "thread"]
    parts = [part.name for part in parts_of(declared(seats=(3, 3)), LEVELS)]
    assert parts == ["opponent", "computer", "pace", "thread"]


def test_the_levels_are_those_of_the_computers_of_the_game() -> None:
    for levels in (LEVELS, LEVELS[:-1]):
        parts = {part.name: part for part in parts_of(declared(), levels)}
        assert [choice.value for choice in parts["computer"].choices] == [*levels]


@pytest.mark.parametrize(
    ("named", "size", "computers"),
    [
        ({}, 4, 0),
        ({"opponent": 1}, 2, 0),
        ({"players": 3}, 3, 0),
        ({"opponent": 1, "players": 4}, 4, 0),
        ({"computers": 2}, 3, 2),
        ({"players": 4, "computers": 1}, 4, 1),
    ],
)
def test_a_table_has_seats_for_those_named_else_for_all_who_come(
    named: dict[str, int], size: int, computers: int
) -> None:
    wishes = wished(declared(), **named)
    assert (wishes.size, wishes.computers) == (size, computers)


def test_computers_fill_the_smallest_table_unless_more_are_to_play() -> None:
    easy = level_choices(LEVELS)[0]
    three = declared(seats=(3, 4))
    assert wished(three, computer=easy).computers == 2
    assert wished(three, computer=easy, players=4).computers == 3
    assert wished(three, computer=easy, opponent=1).computers == 1
    assert wished(declared(seats=(2, 2)), computer=easy).computer == "easy"


def test_computers_fill_a_game_s_usual_table() -> None:
    easy = level_choices(LEVELS)[0]
    four = declared(seats=(3, 5), usual_seats=4)
    sizes = [
        (wished(four, computer=easy, **more).size, wished(four, computer=easy, **more).computers)
        for more in ({}, {"opponent": 1}, {"players": 3}, {"computers": 2})
    ]
    assert sizes == [(4, 3), (4, 2), (3, 2), (3, 2)]
    assert wished(four, opponent=1).size == 3


@every_game
def test_against_computers_alone_each_game_has_the_seats_its_players_expect(
    manifest: Manifest,
) -> None:
    expected = manifest.usual_seats or manifest.fewest_seats
    hard = next(choice for choice in level_choices(LEVELS) if choice.value == "hard")
    wishes = wished(manifest, computer=hard)
    assert wishes.size == expected
    assert wishes.computers == wishes.size - 1


def test_against_computers_alone_stratego_is_for_four_and_ruta_for_two() -> None:
    sizes = {key: EVERY_GAME[key].game.manifest.usual_seats for key in ("stratego4", "ruta")}
    assert sizes == {"stratego4": 4, "ruta": None}


@every_game
def test_every_game_is_opened_with_six_options_at_most_and_as_usual(manifest: Manifest) -> None:
    made = opening_command(manifest, LEVELS, cast(Desk, None))
    options = {option.name: option for option in made.parameters}
    assert set(options) == {part.name for part in parts_of(manifest, LEVELS)}
    assert not any(option.required for option in options.values())
    assert len(options) <= 6
    assert wished(manifest).options == manifest.options()
    assert wished(manifest).size == manifest.most_seats
