"""Every suggestion of every game can be typed as shown; commands are few, their options short."""

import inspect
import unicodedata
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice
from types import SimpleNamespace
from typing import Any, cast, get_args

import pytest
from discord import AppCommandOptionType, app_commands
from discord.app_commands.transformers import IdentityTransformer

from cogs.cups import CupCommands
from cogs.interaction.front_desk import Desk
from cogs.my_commands import MyCommands
from cogs.opening import opening_command
from cogs.play import GuidedCog, game_commands, offered
from cogs.table_commands import TableCommands
from cogs.tavolo_commands import TavoloCommands
from cogs.time_zones import ZoneOption
from cogs.ui.command_texts import (
    CHOICE_LENGTH,
    CHOICE_LIMIT,
    TYPED_LENGTH,
    Offered,
    TypedOption,
    choices,
    matching,
    meant,
    shown,
)
from core.spelling import folded, words_of
from core.texts import LOCALES, Locale, Say
from model.letters import TableFacts
from tables.visibility import Look
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.games.whole_games import Stop, all_stops
from workers.guided_play import Guide

TRANSLATOR = texts()
GUIDE = Guide(EVERY_GAME, bytes)
POSITIONS = 12
"""Looked at for each kind of move."""

MOVES = 400
PEOPLE = ("Ada", "Bruno", "Chloé", "Dario", "Eva")

COGS: tuple[Any, ...] = (
    GuidedCog,
    TableCommands,
    MyCommands,
    TavoloCommands,
    CupCommands,
)

every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)


def commands_of(cog: Any) -> Iterator[app_commands.Command[Any, ..., Any]]:
    for command in cog.__cog_app_commands__:
        assert isinstance(command, app_commands.Command)
        yield command


def every_command() -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Those of the cogs, and those that are made when a cog is opened."""
    for cog in COGS:
        yield from commands_of(cog)
    for entry in EVERY_GAME.values():
        yield opening_command(entry.game.manifest, entry.levels, cast(Desk, None))


def positions(key: str) -> Iterator[Stop]:
    """Moments before moves of every kind, however rare."""
    kinds: dict[type, list[Stop]] = {}
    for _, stop in all_stops(key):
        kinds.setdefault(type(stop.move), []).append(stop)
    for stops in kinds.values():
        yield from stops[:: -(-len(stops) // POSITIONS)]


def suggested(subject: Subject, stop: Stop) -> Offered:
    """What is suggested to whoever is to act and has typed something."""
    game = subject.game
    view = game.view_for(stop.state, stop.seat)
    legal = tuple(islice(game.legal_moves(stop.state, stop.seat), MOVES))
    table = cast(TableFacts, SimpleNamespace(game=subject.key))
    return offered(GUIDE, Look(table, stop.seat, 1, view, legal), "x")


def readers(locale: Locale) -> list[Say]:
    """Translations into this language and into English."""
    return [
        TRANSLATOR.voice(one, people=PEOPLE.__getitem__).say
        for one in dict.fromkeys((locale, LOCALES[0]))
    ]


def bare(label: str) -> str:
    """As lazy people write it."""
    apart = unicodedata.normalize("NFD", label)
    return " ".join("".join(c for c in apart if not unicodedata.combining(c)).split()).upper()


@pytest.mark.long
@every_game
def test_every_suggestion_may_be_typed_as_it_is_shown_or_in_english(subject: Subject) -> None:
    for stop, locale in zip(positions(subject.key), cycle(LOCALES)):
        found = suggested(subject, stop)
        assert found
        for say in readers(locale):
            for label, value in islice(choices(found, say), 0, None, 20):
                for typed in (shown(label), bare(shown(label)), value):
                    assert meant(found, readers(locale), typed) == value, typed


@pytest.mark.long
@every_game
def test_no_two_suggestions_read_alike(subject: Subject) -> None:
    """Not even to whoever leaves capitals, accents and signs out."""
    for stop, locale in zip(positions(subject.key), cycle(LOCALES)):
        labels = [
            shown(label) for label, _ in choices(suggested(subject, stop), readers(locale)[0])
        ]
        read = Counter(tuple(map(folded, words_of(label))) for label in labels)
        assert [words for words, times in read.items() if times > 1] == []


@every_game
def test_suggestions_fit_what_discord_shows(subject: Subject) -> None:
    for stop, locale in zip(positions(subject.key), cycle(LOCALES)):
        found = dict(choices(suggested(subject, stop), readers(locale)[0]))
        short = [label for label, value in found.items() if len(value) <= CHOICE_LENGTH]
        found_choices = matching(found.items(), "")
        assert len(found_choices) == min(len(short), CHOICE_LIMIT)
        assert all(0 < len(label) <= CHOICE_LENGTH for label in found_choices)


def test_every_text_that_is_typed_is_short() -> None:
    """A command takes at most as many characters as are read in no time."""
    typed = [
        (command.qualified_name, parameter)
        for command in every_command()
        for parameter in command._params.values()
        if parameter.type is AppCommandOptionType.string and not parameter.choices
    ]
    assert len(typed) > 20
    unlimited = {
        f"{name} {parameter.name}"
        for name, parameter in typed
        if not (parameter.min_value == 1 and 1 <= (parameter.max_value or 0) <= TYPED_LENGTH)
    }
    assert unlimited == set()


def test_free_text_is_changed_only_by_what_never_guesses() -> None:
    """Whoever adds another way says below, with tests, that a part of a label is never enough."""
    never_guess = {
        TypedOption.transform: "it is passed on as it was typed",
        ZoneOption.transform: "tests/cogs/test_time_zones.py",
    }
    changed_by = {
        type(parameter._annotation).transform
        for command in every_command()
        for parameter in command._params.values()
        if parameter.type is AppCommandOptionType.string
        and isinstance(parameter._annotation, app_commands.Transformer)
    }
    known = {IdentityTransformer.transform, *never_guess}
    assert changed_by <= known
    assert len(changed_by & set(never_guess)) == len(never_guess)


@every_game
def test_a_part_of_a_label_stands_for_nothing(subject: Subject) -> None:
    for stop in islice(positions(subject.key), 3):
        found, english = suggested(subject, stop), readers(LOCALES[0])
        labels = dict(choices(found, english[0]))
        whole = {tuple(map(folded, words_of(label))) for label in labels}
        for label in islice(labels, 0, None, 20):
            part = " ".join(words_of(label)[:-1])
            if tuple(map(folded, words_of(part))) not in whole | {()}:
                assert meant(found, english, part) == part


def test_every_command_of_the_house_is_under_these_laws() -> None:
    """No command stands outside the cogs that are looked at."""
    assert all(inspect.isclass(cog) and get_args(cog) == () for cog in COGS)
    for key in EVERY_GAME:
        assert {c.name for c in commands_of(game_commands(key))} == {"play"}
