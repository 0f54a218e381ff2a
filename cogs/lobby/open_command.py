"""The command that opens a table, generated from a game's declaration.

``Manifest`` gives the numbers of players, the fields of ``Options`` what can be agreed on, the
texts all names.
"""

from collections.abc import Mapping, Sequence
from inspect import Parameter, Signature
from typing import Any, Final, cast, get_args

import discord
import msgspec
from discord import app_commands
from msgspec.inspect import BoolType, IntType, LiteralType, type_info
from msgspec.structs import FieldInfo, fields

from cogs.discord.interaction_user import Asking
from cogs.interaction.front_desk import Desk
from cogs.lobby.computer_levels import level_choices
from cogs.lobby.open_table import (
    OpeningWishes,
    computers_wished,
    level_wished,
    open_table,
    seats_wished,
)
from cogs.ui.command_texts import SPOKEN, command, options, said
from core.game import Level, Manifest
from tables.model.refusals import refused

OPPONENTS: Final = ("opponent", "second-opponent", "third-opponent", "fourth-opponent")
"""Names of the options for invited people, in order."""

# Built from values at runtime: type checkers accept only literal annotations.
_RANGE: Any = app_commands.Range
_CHOICE: Any = app_commands.Choice


class OptionPart(msgspec.Struct, frozen=True):
    """An option of the command: its parameter name, and the key of its texts, without suffixes.

    ``type``: the annotation that discord.py reads. ``choices``: all choices, if fixed.
    """

    name: str
    texts: str
    type: Any
    default: bool | None = None
    choices: Sequence[app_commands.Choice[Any]] = ()


def opening_command(
    manifest: Manifest, levels: Sequence[Level], desk: Desk
) -> app_commands.Command[Any, ..., None]:
    """Return ``/<game> new``, which opens a table and has an option for each declared term.

    ``levels``: those of the game's computers.
    """
    parts = parts_of(manifest, levels)

    async def new(interaction: Asking, **chosen: Any) -> None:
        await open_table(desk, interaction, wishes_of(manifest, chosen))

    cast(Any, new).__signature__ = _signature(parts)
    options(**{part.name: part.texts for part in parts})(new)
    app_commands.choices(**{part.name: [*part.choices] for part in parts if part.choices})(new)
    return command(f"{manifest.key}-new")(new)


def parts_of(manifest: Manifest, levels: Sequence[Level]) -> tuple[OptionPart, ...]:
    """Return the command's options in the order Discord shows them."""
    fewest, most = manifest.fewest_seats, manifest.most_seats
    others = OPPONENTS[: most - 1]
    parts = [OptionPart(_parameter(word), f"option-{word}", discord.User | None) for word in others]
    parts.append(_choice("computer", "option-computer", level_choices(levels)))
    if fewest < most:
        parts.insert(0, OptionPart("players", "option-players", _RANGE[int, fewest, most] | None))
        parts.append(OptionPart("computers", "option-computers", _RANGE[int, 1, most - 1] | None))
    parts += [_agreement(manifest.key, field) for field in fields(manifest.options)]
    return (
        *parts,
        _choice("pace", "option-pace", OpeningWishes.PACES),
        _choice("late", "option-late", OpeningWishes.LATE),
        _choice("reserve", "option-reserve", OpeningWishes.RESERVES),
        OptionPart("thread", "option-thread", bool | None),
        _choice("language", "option-table-language", SPOKEN),
    )


def wishes_of(manifest: Manifest, chosen: Mapping[str, Any]) -> OpeningWishes:
    """Return the wishes in the arguments; None: left out.

    Raises TableRefuses if the agreed options do not allow this number of players.
    """
    given = {name: _value(choice) for name, choice in chosen.items() if choice is not None}
    guests = tuple(given[name] for name in map(_parameter, OPPONENTS) if name in given)
    names = [field.name for field in fields(manifest.options)]
    agreed = manifest.options(**{name: given[name] for name in names if name in given})
    seats = manifest.seats_for(agreed)
    players, computers = given.get("players"), given.get("computers")
    level = level_wished(given.get("computer"), computers)
    filled = players or max(seats[0], manifest.usual_seats or 0)
    seated = computers_wished(filled, computers, len(guests)) if level else 0
    size = players or seats_wished(len(guests) + seated, seats)
    if size not in seats:
        missed = manifest.needing_all_seats(agreed)[0]
        raise refused(f"{manifest.key}-play-refusal-{_word(missed)}")
    return OpeningWishes(
        game=manifest.key,
        size=size,
        guests=guests,
        options=agreed,
        pace=given.get("pace"),
        late=given.get("late"),
        reserve=given.get("reserve"),
        thread=given.get("thread"),
        language=given.get("language"),
        computer=level,
        computers=seated,
    )


def _agreement(game: str, field: FieldInfo) -> OptionPart:
    """Return the command option for a field of a game's options. Raises TypeError if none fits."""
    texts = f"option-{game}-{_word(field.name)}"
    match type_info(field.type):
        case BoolType():
            return OptionPart(field.name, texts, bool, default=bool(field.default))
        case IntType(ge=int(least), le=int(most)):
            return OptionPart(field.name, texts, _RANGE[int, least, most] | None)
        case LiteralType():
            key = f"choice-{game}-{_word(field.name)}"
            values = {value: said(f"{key}-{value}") for value in get_args(field.type)}
            named = [app_commands.Choice(name=name, value=value) for value, name in values.items()]
            return _choice(field.name, texts, named)
    raise TypeError(f"{game}: no option of a command can ask for {field.name}")


def _choice(name: str, texts: str, choices: Sequence[app_commands.Choice[Any]]) -> OptionPart:
    return OptionPart(name, texts, _CHOICE[type(choices[0].value)] | None, choices=choices)


def _signature(parts: Sequence[OptionPart]) -> Signature:
    """Return the signature from which discord.py derives the options."""
    either = Parameter.POSITIONAL_OR_KEYWORD
    asked = [Parameter(p.name, either, default=p.default, annotation=p.type) for p in parts]
    return Signature([Parameter("interaction", either), *asked])


def _value(chosen: Any) -> Any:
    return chosen.value if isinstance(chosen, app_commands.Choice) else chosen


def _parameter(word: str) -> str:
    return word.replace("-", "_")


def _word(name: str) -> str:
    return name.replace("_", "-")
