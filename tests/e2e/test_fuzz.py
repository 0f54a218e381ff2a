"""Fuzzing: any text in any option of any command gets a private reply and no incident."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cogs.my_commands import MyCommands
from cogs.play import game_commands
from cogs.table_commands import TableCommands
from cogs.tavolo_commands import TavoloCommands
from cogs.ui.command_texts import CHOICE_LIMIT, TYPED_LENGTH
from core.texts import LOCALES
from model.table import Status
from tests.e2e.running_bot import House
from tests.e2e.simulated_people import Player
from tests.e2e.whole_games import Game, begin
from tests.games.catalogue import EVERY_GAME, texts

pytestmark = pytest.mark.usefixtures("bidding_is_offered")

EXAMPLES = 60
TRANSLATOR = texts()
AMISS = (
    "x" * 100,
    "@everyone <@1> <#2> </new:3>",
    "**bold** ||spoiler|| `code`",
    ">pay|99.ffffffffffffffff.99",
    ">|",
    "A1-A2-A3-A4-A5-A6-A7-B1-B2-B3-B4-B5",
    "+ ;;; -7 1e309",
    "\u202e\u0000²",
    "卡牌 🂡 بطاقة",
    "{ $card }",
)
"""What reads as something else: mentions, controls, tokens, placeholders."""
SHAPES = (
    "{}",
    "{} {}",
    "{}: {}, {}",
    "{}-{}",
    "{};{}",
    "{}+{}",
    ">{}|{}",
    "{} {} {} {} {} {}",
    "{}\n{}",
    "'{}'",
)


@dataclass(frozen=True)
class Written:
    """A command with free-text options, by their English names.

    ``completed``: those with suggestions. ``chosen``: other required values; ``people``: options
    for people.
    """

    line: str
    options: tuple[str, ...]
    completed: frozenset[str]
    chosen: tuple[tuple[str, Any], ...]
    people: tuple[str, ...]

    def needs(self, house: House) -> dict[str, Any]:
        """What it needs besides what people write."""
        somebody = house.player("dario").member
        return dict(self.chosen) | dict.fromkeys(self.people, somebody)


def commands_of(cog: Any) -> Iterator[Written]:
    """All commands but those that open a table, where nothing is written."""
    declared = {f"{cog.__cog_group_name__} {c.name}": c for c in cog.__cog_app_commands__}
    for line, command in declared.items():
        assert isinstance(command, app_commands.Command)
        parameters = list(command._params.values())
        texts = [
            parameter
            for parameter in parameters
            if parameter.type is AppCommandOptionType.string and not parameter.choices
        ]
        others = [p for p in parameters if p.required and p not in texts]
        if texts:
            yield Written(
                line,
                tuple(parameter.display_name for parameter in texts),
                frozenset(p.display_name for p in texts if p.autocomplete is not None),
                tuple((p.display_name, p.choices[0].value) for p in others if p.choices),
                tuple(p.display_name for p in others if p.type is AppCommandOptionType.user),
            )


def words_of(key: str) -> list[str]:
    """What can be typed at a game, in all languages, and what might be taken for it."""
    names = EVERY_GAME[key].words.NAMES
    said = [TRANSLATOR.voice(locale).say(name) for name, _ in names for locale in LOCALES]
    spelt = [word.strip() for words in said for word in words.split(",")]
    keys = [key for _, key in names if key]
    numbers = ["1", "2", "-1", "−2", "9" * 60, "٣", "²", "iii"]
    signs = [*numbers, "5H", "h5", "C3", "f3", "ring", "of", "la"]
    return sorted({*filter(None, spelt), *keys, *signs})


def typed(key: str) -> st.SearchStrategy[str]:
    """What somebody may type: moves, nearly moves, and anything at all."""
    anything = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=TYPED_LENGTH)
    word = st.sampled_from(words_of(key)) | st.text(min_size=1, max_size=4)
    line = st.builds(
        lambda shape, words: shape.format(*words),
        st.sampled_from(SHAPES),
        st.lists(word, min_size=6, max_size=6),
    )
    many = st.builds(lambda w: (f"{w} " * TYPED_LENGTH)[:TYPED_LENGTH], word)
    amiss = st.sampled_from(AMISS)
    return (line | line | anything | amiss | many).map(lambda text: text[:TYPED_LENGTH])


@pytest.fixture(params=tuple(EVERY_GAME))
async def game(house: House, request: pytest.FixtureRequest) -> Game:
    """A running game of each kind, between people of several languages and settings."""
    most = EVERY_GAME[request.param].game.manifest.most_seats
    game = await begin(Game, request.param, house, *("bruno", "chloe", "ada")[:most])
    await game.here(house.player("chloe")).wish(confirm="always")
    return game


@pytest.mark.long
@settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
async def test_whatever_is_typed_at_a_game_is_answered(game: Game, data: st.DataObject) -> None:
    cogs = (game_commands(game.key), game_commands(game.key), TableCommands)
    commands = [found for cog in cogs for found in commands_of(cog)]
    command = data.draw(st.sampled_from(commands), label="command")
    words = {name: data.draw(typed(game.key), label=name) for name in command.options}
    if "table" in words and data.draw(st.booleans(), label="table named"):
        words["table"] = game.code
    who = game.house.player(data.draw(st.sampled_from(("bruno", "chloe")), label="who"))
    if (await game.table()).status is Status.PLAYING and data.draw(st.booleans(), label="in turn"):
        (seat, *_) = (await game.table()).to_act
        who = game._person((await game.table()).people[seat.seat])
    await answered(game, who, command, words)


async def answered(game: Game, who: Player, command: Written, words: dict[str, str]) -> None:
    """Type this, look at what is offered meanwhile, send it: the answer is private."""
    here = game.here(who)
    for name in command.completed:
        others = {other: said for other, said in words.items() if other != name}
        offered = await here.suggestions(command.line, name, words[name], **others)
        assert len(offered) <= CHOICE_LIMIT
    reply = await here.slash(command.line, **words, **command.needs(game.house))
    assert reply.is_private
    assert reply.text or reply.posts[-1].files
    assert "@everyone" not in reply.text
    assert "<@1>" not in reply.text
    assert game.house.take_complaints() == []


@pytest.mark.long
async def test_a_table_nobody_knows_is_answered_by_every_command(house: House) -> None:
    game = await begin(Game, "ruta", house, "bruno", "chloe")
    cogs = (game_commands(game.key), TableCommands, MyCommands, TavoloCommands)
    for command in [found for cog in cogs for found in commands_of(cog)]:
        words = dict.fromkeys(command.options, "zzzz")
        await answered(game, house.player("bruno"), command, words)


@pytest.mark.long
@settings(max_examples=EXAMPLES, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
async def test_whatever_is_typed_into_any_other_command_is_answered(
    house: House, data: st.DataObject
) -> None:
    commands = [
        found for cog in (TableCommands, MyCommands, TavoloCommands) for found in commands_of(cog)
    ]
    command = data.draw(st.sampled_from(commands), label="command")
    words = {name: data.draw(typed("ruta"), label=name) for name in command.options}
    here = house.player("chloe").at(house.channel("games"))
    reply = await here.slash(command.line, **words, **command.needs(house))
    assert reply.is_private
    assert house.take_complaints() == []
