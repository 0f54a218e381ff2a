"""Translates simcord's list of commands, as Discord's clients do."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

Wire = Mapping[str, Any]
"""A command, subcommand, option or choice, as registered with Discord."""


def in_words_of(locale: str, catalog: Wire, registered: Iterable[Wire]) -> dict[str, Any]:
    """Return simcord's list of commands with names and descriptions in this language.

    Paths stay as registered, and so do option names, by which values are sent; an option's
    translated name is its label.
    """
    commands = {str(command["id"]): command for command in registered}
    entries = [
        _entry(locale, entry, commands[entry["commandId"]])
        for entry in catalog["entries"]
        if entry["commandId"] in commands
    ]
    return {**catalog, "entries": entries}


def _entry(locale: str, entry: Wire, command: Wire) -> dict[str, Any]:
    *_, leaf = nodes = list(_walk(command, entry["path"]))
    options = {option["name"]: option for option in leaf.get("options", ())}
    return {
        **entry,
        "invocation": " ".join(_said(locale, node, "name") for node in nodes),
        "description": _said(locale, leaf, "description"),
        "options": [_option(locale, one, options[one["name"]]) for one in entry["options"]],
    }


def _walk(command: Wire, path: Iterable[str]) -> Iterator[Wire]:
    """Yield the command, its group and its subcommand, along a path of their names."""
    among: Iterable[Wire] = (command,)
    for name in path:
        node = next(node for node in among if node["name"] == name)
        yield node
        among = node.get("options", ())


def _option(locale: str, option: Wire, registered: Wire) -> dict[str, Any]:
    return {
        **option,
        "label": _said(locale, registered, "name"),
        "description": _said(locale, registered, "description"),
        "choices": [
            {"name": _said(locale, choice, "name"), "value": choice["value"]}
            for choice in registered.get("choices") or ()
        ],
    }


def _said(locale: str, thing: Wire, what: str) -> str:
    return str((thing.get(f"{what}_localizations") or {}).get(locale, thing[what]))
