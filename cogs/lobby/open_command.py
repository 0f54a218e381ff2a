"""The command that opens a table, generated from a game's manifest: who plays, and how fast.

Everything else that a table agrees on is changed in its lobby (``change_terms.py``).
"""

from collections.abc import Mapping, Sequence
from inspect import Parameter, Signature
from typing import Any, cast

import discord
import msgspec
from discord import app_commands

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
from cogs.ui.command_texts import command, options
from core.game import Level, Manifest

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
    choices: Sequence[app_commands.Choice[Any]] = ()


def opening_command(
    manifest: Manifest, levels: Sequence[Level], desk: Desk
) -> app_commands.Command[Any, ..., None]:
    """Return ``/<game> new``, which opens a table; ``levels``: those of the game's computers."""
    parts = parts_of(manifest, levels)

    async def new(interaction: Asking, **chosen: Any) -> None:
        await open_table(desk, interaction, wishes_of(manifest, chosen))

    cast(Any, new).__signature__ = _signature(parts)
    options(**{part.name: part.texts for part in parts})(new)
    app_commands.choices(**{part.name: [*part.choices] for part in parts if part.choices})(new)
    return command("game-new")(new)


def parts_of(manifest: Manifest, levels: Sequence[Level]) -> tuple[OptionPart, ...]:
    """Return the command's options in the order Discord shows them."""
    fewest, most = manifest.fewest_seats, manifest.most_seats
    parts = [
        OptionPart("opponent", "option-opponent", discord.User | None),
        _choice("computer", "option-computer", level_choices(levels)),
        _choice("pace", "option-pace", OpeningWishes.PACES),
        OptionPart("thread", "option-thread", bool | None),
    ]
    if fewest < most:
        parts.insert(0, OptionPart("players", "option-players", _RANGE[int, fewest, most] | None))
        parts.insert(
            3, OptionPart("computers", "option-computers", _RANGE[int, 1, most - 1] | None)
        )
    return tuple(parts)


def wishes_of(manifest: Manifest, chosen: Mapping[str, Any]) -> OpeningWishes:
    """Return the wishes in the arguments; None: left out. The game's options are the usual ones."""
    given = {name: _value(choice) for name, choice in chosen.items() if choice is not None}
    guests = (given["opponent"],) if "opponent" in given else ()
    agreed = manifest.options()
    seats = manifest.seats_for(agreed)
    players, computers = given.get("players"), given.get("computers")
    level = level_wished(given.get("computer"), computers)
    filled = players or max(seats[0], manifest.usual_seats or 0)
    seated = computers_wished(filled, computers, len(guests)) if level else 0
    return OpeningWishes(
        game=manifest.key,
        size=players or seats_wished(len(guests) + seated, seats),
        guests=guests,
        options=agreed,
        pace=given.get("pace"),
        thread=given.get("thread"),
        computer=level,
        computers=seated,
    )


def _choice(name: str, texts: str, choices: Sequence[app_commands.Choice[Any]]) -> OptionPart:
    return OptionPart(name, texts, _CHOICE[type(choices[0].value)] | None, choices)


def _signature(parts: Sequence[OptionPart]) -> Signature:
    """Return the signature from which discord.py derives the options."""
    either = Parameter.POSITIONAL_OR_KEYWORD
    asked = [Parameter(p.name, either, default=None, annotation=p.type) for p in parts]
    return Signature([Parameter("interaction", either), *asked])


def _value(chosen: Any) -> Any:
    return chosen.value if isinstance(chosen, app_commands.Choice) else chosen
