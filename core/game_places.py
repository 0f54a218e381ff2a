"""Where the parts of a game are: spread over the rooms, or together in an installed package.

A game that has a folder in ``games`` belongs to the house: its parts are in the rooms. Every other
game is one package, found by its entry point. Both have the same parts under fixed names; only
their addresses differ, and this file alone knows them.
"""

import re
from importlib import import_module, metadata, resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Final

import msgspec

from core import CONTRACT

GROUP: Final = "tavolo.games"
"""The group of entry points: each has a game's key as its name, and a package as its value."""

_KEY: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

TEXTS: Final = "locales"
PALETTE: Final = "palette.rgb"
"""Names of files in a package; ``rules.md`` is read by people alone."""


class PackageFault(Exception):
    """A game cannot be used; the message tells the host why, in one sentence."""


class GamePlaces(msgspec.Struct, frozen=True):
    """Import paths of the parts of one game.

    ``rules``: the package of the files that are pure rules and words (``game``, ``texts``,
    ``guided_play`` …). ``painter``, ``computers``: one module or package each. ``package``: the
    installed package that contains all; None for a game of the house.
    """

    rules: str
    painter: str
    computers: str
    package: str | None = None

    @classmethod
    def in_rooms(cls, name: str) -> "GamePlaces":
        """Return the places of a game of the house; ``name``: its key with underscores."""
        return cls(
            rules=f"games.{name}",
            painter=f"rendering.boards.{name}",
            computers=f"ai.{name}",
        )

    @classmethod
    def in_package(cls, package: str) -> "GamePlaces":
        """Return the places of a game in a package with this import path."""
        return cls(
            rules=package,
            painter=f"{package}.painter",
            computers=f"{package}.computers",
            package=package,
        )

    def rules_file(self, name: str) -> str:
        """Return the import path of one of the files beside the rules, such as ``texts``."""
        return f"{self.rules}.{name}"

    def file(self, name: str) -> Traversable:
        """Return a file or folder of the package. Only for a game in a package."""
        assert self.package is not None, "the rooms know the files of their own games"
        return resources.files(self.package) / name


def places_of(key: str) -> GamePlaces:
    """Return where the parts of this game are. A package cannot replace a game of the house.

    Raises PackageFault if no package offers the game, several do, or its contract is another one.
    """
    name = key.replace("-", "_")
    if _KEY.fullmatch(key) and find_spec(f"games.{name}") is not None:
        return GamePlaces.in_rooms(name)
    entry = entry_of(key)
    must_keep_contract(key, entry)
    return GamePlaces.in_package(entry.value)


def entry_of(key: str) -> metadata.EntryPoint:
    """Return the entry point of a game. Raises PackageFault unless exactly one package has it."""
    found = list(metadata.entry_points(group=GROUP, name=key))
    if not found:
        raise PackageFault(
            f"There is no game {key}: it is not part of Tavolo, and no installed package offers it."
        )
    if len(found) > 1:
        several = " and ".join(sorted(distribution_of(entry) for entry in found))
        raise PackageFault(f"Several packages offer the game {key}: {several}; keep one of them.")
    return found[0]


def distribution_of(entry: metadata.EntryPoint) -> str:
    """Return the name and version of the distribution that has an entry point."""
    return "?" if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"


def must_keep_contract(key: str, entry: metadata.EntryPoint) -> None:
    """Raise PackageFault unless the package was made for this version of the contract."""
    made_for = getattr(import_module(entry.value), "CONTRACT", None)
    if made_for == CONTRACT:
        return
    package = distribution_of(entry)
    if not isinstance(made_for, int):
        raise PackageFault(
            f"{package} cannot offer {key}: it does not say for which contract it was made "
            f"(CONTRACT = {CONTRACT} in its __init__.py)."
        )
    update = "update Tavolo" if made_for > CONTRACT else f"look for a newer {package.split()[0]}"
    raise PackageFault(
        f"{package} cannot offer {key}: it was made for contract {made_for}, and this Tavolo has "
        f"contract {CONTRACT}; {update}."
    )
