"""The command that opens a table is generated from the game's declaration."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Annotated, Any, Literal, cast, get_args

import msgspec
import pytest
from discord import AppCommandOptionType

from cogs.interaction.front_desk import Desk
from cogs.lobby.computer_levels import level_choices
from cogs.lobby.open_command import opening_command, parts_of, wishes_of
from cogs.lobby.open_table import OpeningWishes
from core.game import LEVELS, Manifest
from core.translatable_text import LOCALES
from i18n import Translator, slash_commands
from tables.model.refusals import TableRefuses
from tests.games.catalogue import EVERY_GAME, FOLDERS

MANIFESTS = [entry.game.manifest for entry in EVERY_GAME.values()]
every_game = pytest.mark.parametrize("manifest", MANIFESTS, ids=list(EVERY_GAME))


class Agreed(msgspec.Struct, frozen=True):
    """Options of every supported type."""

    long_game: bool = True
    laps: Annotated[int, msgspec.Meta(ge=2, le=7)] = 3
    map: Literal["small", "large"] = "small"


class Unasked(msgspec.Struct, frozen=True):
    """Options with an unsupported type: a number without bounds."""

    laps: int = 3


@pytest.fixture(autouse=True, scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Provide texts for the choices of the toy options."""
    folder = tmp_path_factory.mktemp("toy")
    (folder / "en").mkdir()
    named = [f"choice-toy-map-{size} = {size}\n" for size in ("small", "large")]
    (folder / "en" / "toy_commands.ftl").write_text("".join(named), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(slash_commands, "_translator", cache(lambda: Translator(*FOLDERS, folder)))
        yield


def declared(options: type = Agreed, seats: tuple[int, int] = (2, 4), **more: Any) -> Manifest:
    """A game that declares just this."""
    return Manifest(
        "toy", *seats, 1, 1, options=options, state=int, move=int, event=int, view=int, **more
    )


def nothing_named(manifest: Manifest) -> dict[str, Any]:
    """What discord.py hands over when no option was named."""
    return {part.name: part.default for part in parts_of(manifest, LEVELS)}


def wished(manifest: Manifest, **named: Any) -> OpeningWishes:
    """What comes of naming these options."""
    return wishes_of(manifest, nothing_named(manifest) | named)


def test_a_field_of_the_options_becomes_an_option_of_the_command() -> None:
    parts = {part.name: part for part in parts_of(declared(), LEVELS)}
    assert (parts["long_game"].type, parts["long_game"].default) == (bool, True)
    assert parts["long_game"].texts == "option-toy-long-game"
    assert [choice.value for choice in parts["map"].choices] == ["small", "large"]
    laps, _or_none = get_args(parts["laps"].type)
    assert (laps.min_value, laps.max_value) == (2, 7)


def test_a_number_without_bounds_cannot_be_asked_for() -> None:
    with pytest.raises(TypeError, match=r"toy.*laps"):
        parts_of(declared(Unasked), LEVELS)


def test_seats_that_may_differ_can_be_numbered() -> None:
    parts = [part.name for part in parts_of(declared(seats=(2, 4)), LEVELS)]
    opponents = ["opponent", "second_opponent", "third_opponent"]
    assert parts[:6] == ["players", *opponents, "computer", "computers"]
    parts = [part.name for part in parts_of(declared(seats=(3, 3)), LEVELS)]
    assert parts[:3] == ["opponent", "second_opponent", "computer"]
    assert not {"players", "computers"} & set(parts)


def test_the_levels_are_those_of_the_computers_of_the_game() -> None:
    for levels in (LEVELS, LEVELS[:-1]):
        parts = {part.name: part for part in parts_of(declared(), levels)}
        assert [choice.value for choice in parts["computer"].choices] == [*levels]


def test_what_was_named_is_agreed_on_and_the_rest_is_as_usual() -> None:
    manifest = declared()
    assert wished(manifest).options == Agreed()
    chosen = next(c for p in parts_of(manifest, LEVELS) if p.name == "map" for c in p.choices[1:])
    assert wished(manifest, laps=5, map=chosen).options == Agreed(laps=5, map="large")


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


def test_what_holds_only_at_a_full_table_opens_a_full_one_or_none() -> None:
    manifest = declared(seats=(2, 4), full_table_options=("long_game",))
    assert manifest.seats_for(Agreed()) == range(2, 5)
    assert manifest.seats_for(Agreed(long_game=False)) == range(4, 5)
    assert wished(manifest, long_game=False, opponent=1).size == 4
    with pytest.raises(TableRefuses) as refusal:
        wished(manifest, long_game=False, players=3)
    assert refusal.value.refusal.code == "toy-play-refusal-long-game"


@every_game
def test_every_game_can_be_opened_with_whatever_it_declares(manifest: Manifest) -> None:
    made = opening_command(manifest, LEVELS, cast(Desk, None))
    options = {option.name: option for option in made.parameters}
    assert set(options) == {part.name for part in parts_of(manifest, LEVELS)}
    assert not any(option.required for option in options.values())
    people = [o for o in options.values() if o.type is AppCommandOptionType.user]
    assert len(people) == manifest.most_seats - 1
    assert wished(manifest).options == manifest.options()
    assert wished(manifest).size == manifest.most_seats


@every_game
def test_every_refusal_of_seats_has_its_words(manifest: Manifest) -> None:
    texts = Translator(strict=True)
    for locale, name in product(LOCALES, manifest.full_table_options):
        assert texts.has(f"{manifest.key}-play-refusal-{name.replace('_', '-')}", locale)
