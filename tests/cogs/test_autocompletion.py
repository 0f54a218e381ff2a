"""Every suggestion of every game can be typed as shown; typed options are limited in length."""

import inspect
import unicodedata
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any, cast, get_args

import msgspec
import pytest
from discord import AppCommandOptionType, app_commands
from discord.app_commands.transformers import IdentityTransformer

from cogs.cup_commands import CupCommands
from cogs.interaction.front_desk import Desk
from cogs.lobby.open_command import opening_command
from cogs.my_commands import MyCommands
from cogs.person.time_zones import ZoneOption
from cogs.play.play_commands import Offers
from cogs.server.manage_commands import ManageCommands
from cogs.table_commands import TableCommands
from cogs.tavolo_commands import TavoloCommands
from cogs.ui.autocompletion import (
    CHOICE_LENGTH,
    CHOICE_LIMIT,
    TYPED_LENGTH,
    OptionReader,
    choices,
    matching,
    meant,
    shown,
)
from cogs.ui.command_texts import TypedOption
from core.guided_play import Typing
from core.spelling import folded, with_keys, words_of
from core.translatable_text import LOCALES, Locale
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.games.whole_games import Stop, all_stops

TRANSLATOR = texts()
POSITIONS = 12
"""Looked at for each kind of move."""

MOVES = 400
PEOPLE = ("Ada", "Bruno", "Chloé", "Dario", "Eva")

COGS: tuple[Any, ...] = (
    *(entry.cog for entry in EVERY_GAME.values()),
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
    for command in ManageCommands(cast(Desk, None)).commands:
        assert isinstance(command, app_commands.Command)
        yield command
    for entry in EVERY_GAME.values():
        yield opening_command(entry.game.manifest, entry.levels, cast(Desk, None))


def offers_of(subject: Subject) -> dict[str, Offers]:
    """Every option of a game that offers something: its command, the name it has in English."""
    return {
        f"{command.name} {parameter.display_name}": parameter._annotation
        for command in commands_of(EVERY_GAME[subject.key].cog)
        for parameter in command._params.values()
        if isinstance(parameter._annotation, Offers)
    }


def positions(key: str) -> Iterator[Stop]:
    """Moments before moves of every kind, however rare."""
    kinds: dict[type, list[Stop]] = {}
    for _, stop in all_stops(key):
        kinds.setdefault(type(stop.move), []).append(stop)
    for stops in kinds.values():
        yield from stops[:: -(-len(stops) // POSITIONS)]


def readers(subject: Subject, stop: Any, locale: Locale) -> tuple[OptionReader, ...]:
    """Whoever is to act, as a reader of this language and of English."""
    game = subject.game
    legal = tuple(islice(game.legal_moves(stop.state, stop.seat), MOVES))
    typing = Typing(game.view_for(stop.state, stop.seat), legal, typed="x")
    return tuple(
        OptionReader(typing, TRANSLATOR.voice(one, people=PEOPLE.__getitem__).say)
        for one in dict.fromkeys((locale, LOCALES[0]))
    )


def beside(
    subject: Subject, offers: Offers, found: tuple[OptionReader, ...]
) -> Iterator[tuple[OptionReader, ...]]:
    """The same readers with each of the things typed beside, in their own words, it goes with."""
    if offers.beside is None:
        yield found
        return
    _, other = offers.beside
    names = TRANSLATOR.spellings(subject.words.NAMES)
    for label, _ in islice(choices(other.offer, found[0]), 3):
        written = with_keys(meant(other.offer, found, label), names)
        typing = msgspec.structs.replace(found[0].typing, beside=written)
        yield tuple(msgspec.structs.replace(reader, typing=typing) for reader in found)


def bare(label: str) -> str:
    """As lazy people write it."""
    apart = unicodedata.normalize("NFD", label)
    return " ".join("".join(c for c in apart if not unicodedata.combining(c)).split()).upper()


@pytest.mark.long
@every_game
def test_every_suggestion_may_be_typed_as_it_is_shown_or_in_english(subject: Subject) -> None:
    tried = dict.fromkeys(offers_of(subject), 0)
    for stop, locale in zip(positions(subject.key), cycle(LOCALES)):
        found = readers(subject, stop, locale)
        for name, offers in offers_of(subject).items():
            for those in beside(subject, offers, found):
                for reader in those:
                    for label, value in islice(choices(offers.offer, reader), 3):
                        tried[name] += 1
                        for typed in (shown(label), bare(shown(label)), value):
                            assert meant(offers.offer, those, typed) == value, (name, typed)
    assert not [name for name, times in tried.items() if not times], "each was offered somewhere"


@pytest.mark.long
@every_game
def test_no_two_suggestions_read_alike(subject: Subject) -> None:
    """Not even to whoever leaves capitals, accents and signs out."""
    for stop, locale in zip(positions(subject.key), cycle(LOCALES)):
        found = readers(subject, stop, locale)
        for name, offers in offers_of(subject).items():
            for those in beside(subject, offers, found):
                labels = [shown(label) for label, _ in choices(offers.offer, those[0])]
                read = {tuple(map(folded, words_of(label))) for label in labels}
                assert len(read) == len(labels), name


@every_game
def test_suggestions_fit_what_discord_shows(subject: Subject) -> None:
    for stop, locale in zip(positions(subject.key), cycle(LOCALES)):
        found = readers(subject, stop, locale)
        for name, offers in offers_of(subject).items():
            for those in beside(subject, offers, found):
                offered = dict(choices(offers.offer, those[0]))
                assert all(0 < len(value) <= CHOICE_LENGTH for value in offered.values()), name
                found_choices = matching(offered.items(), "")
                assert len(found_choices) == min(len(offered), CHOICE_LIMIT)
                assert all(0 < len(label) <= CHOICE_LENGTH for label in found_choices)


def test_every_text_that_is_typed_is_short() -> None:
    """A command takes at most as many characters as are read in no time."""
    typed = [
        (command.qualified_name, parameter)
        for command in every_command()
        for parameter in command._params.values()
        if parameter.type is AppCommandOptionType.string and not parameter.choices
    ]
    assert len(typed) > 40
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
        Offers.transform: "a label is typed in full: the law above, and the one below",
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
        found = readers(subject, stop, LOCALES[0])
        for offers in offers_of(subject).values():
            for those in beside(subject, offers, found):
                offered = dict(choices(offers.offer, those[0]))
                whole = {tuple(map(folded, words_of(label))) for label in offered}
                for label in offered:
                    part = " ".join(words_of(label)[:-1])
                    if tuple(map(folded, words_of(part))) not in whole | {()}:
                        assert meant(offers.offer, those, part) == part


def test_every_command_of_the_house_is_under_these_laws() -> None:
    """No command stands outside the cogs that are looked at."""
    assert all(inspect.isclass(cog) and get_args(cog) == () for cog in COGS)
    assert len(list(every_command())) > 40
