"""Finds what is new to read since the last look: posts and edits, as people see them."""

import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import groupby
from typing import Any, Final

from simcord.backend.models import Message
from simcord.results import to_discord_message

from tests.e2e.running_bot import House
from tests.e2e.shown_messages import (
    BUTTON,
    SELECTS,
    TEXT_DISPLAY,
    TEXT_INPUT,
    Component,
    Post,
    walk,
)
from tests.scenes.masks import Masks

MOST_CHOICES: Final = 4
"""So many choices of a menu are written out."""

_SHORT: Final = (re.compile(r"^tavolo[:-]"), re.compile(r":~\d+.*"), re.compile(r"(:\d+)+$"))


class Sights:
    """What everybody saw at the last look."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._backend = house.env.backend
        self.masks = Masks(self._backend)
        self.places_of: dict[int, int] = {}
        """The place of each post that was ever said."""
        self._shown: dict[int, list[str]] = {}

    def changes(self) -> list[str]:
        """Return what is new in channels, threads and mailboxes since the last time."""
        return [line for place, name in self.masks.places.items() for line in self._at(place, name)]

    def give_names(self) -> None:
        """Name what is new: tables, places and posts."""
        self.masks.codes = [str(code) for code in self._house.dice.codes]
        self._name_places()
        for place in self.masks.places:
            for message in self._said(place):
                if message.id not in self.places_of:
                    self.masks.posts[message.id] = len(self._ever_at(place)) + 1
                    self.places_of[message.id] = place

    def name_of(self, post: Post) -> str:
        """Return what a post is called: ``games 3``."""
        number = post.message.id
        where = self.places_of.get(number)
        return f"{self.masks.places[where]} {self.masks.posts[number]}" if where else "an answer"

    def _name_places(self) -> None:
        for key, player in self._house.players.items():
            self.masks.places[player.mailbox.place.id] = f"{key}@mail"
        for channel in list(self._backend.channels.values()):
            if channel.id in self.masks.places:
                continue
            name = channel.name or "?"
            if channel.is_thread and channel.parent_id:
                parent = self.masks.places.get(channel.parent_id, "?")
                siblings = [n for n in self.masks.places.values() if n.startswith(f"{parent}/")]
                name = f"{parent}/{len(siblings) + 1}"
            self.masks.places[channel.id] = name

    def _said(self, place: int) -> list[Message]:
        stored = self._backend.messages.get(place, {}).values()
        return [message for message in stored if not message.is_ephemeral]

    def _ever_at(self, place: int) -> list[int]:
        return [number for number, where in self.places_of.items() if where == place]

    def _at(self, place: int, name: str) -> Iterator[str]:
        standing = {message.id: message for message in self._said(place)}
        for number in self._ever_at(place):
            known, post = self._shown.get(number), f"{self.masks.posts[number]}"
            if number not in standing:
                if self._shown.pop(number, None) is not None:
                    yield f"  {name} x{post} is gone"
                continue
            lines = self._lines_of(standing[number])
            self._shown[number] = lines
            if known is None:
                yield from headed(f"  {name} +{post}", self._hidden(lines))
            elif known != lines:
                lost, new = _edit(known, lines)
                yield f"  {name} ~{post} {lost}".rstrip()
                yield from (f"    + {line}" for line in self._hidden(new))

    def _lines_of(self, message: Message) -> list[str]:
        env = self._house.env
        return list(_read(Post(env, to_discord_message(env, message))))

    def _hidden(self, lines: list[str]) -> list[str]:
        return [self.masks.hide(line) for line in lines]

    def lines_of(self, post: Post) -> list[str]:
        """Return a message as it is read: words, pictures and files, buttons, menus."""
        return self._hidden(list(_read(post)))

    def asking_posts(self) -> dict[tuple[str, str], list[int]]:
        """Return the public posts with buttons of each table at each place."""
        found: dict[tuple[str, str], list[int]] = {}
        for message, lines in self._shown.items():
            place = self.masks.places[self.places_of[message]]
            words = "\n".join(self._hidden(lines))
            ids = re.findall(r"\((?:play|join|accept|more|view):(T\d+)\)", words)
            if ids and not place.endswith("@mail"):
                found.setdefault((ids[0], place), []).append(self.masks.posts[message])
        return found


def headed(head: str, lines: Sequence[str]) -> Iterator[str]:
    """Write the first line beside the head and the others below it."""
    first, *rest = lines or ["(nothing)"]
    yield f"{head} {first}"
    yield from (f"    {line}" for line in rest)


def _edit(before: list[str], after: list[str]) -> tuple[str, list[str]]:
    """Which lines went, by number, and those that came, in words."""
    codes = SequenceMatcher(None, before, after, autojunk=False).get_opcodes()
    changed = [code[1:] for code in codes if code[0] != "equal"]
    lost = [
        f"-{start + 1}" + (f"..{end}" if end > start + 1 else "")
        for start, end, _, _ in changed
        if end > start
    ]
    new = [line for _, _, start, end in changed for line in after[start:end]]
    return " ".join(lost), new


def _read(post: Post) -> Iterator[str]:
    yield from _words(post.message.content)
    for kind, parts in groupby(post.parts, lambda part: part["type"]):
        if kind == TEXT_DISPLAY:
            for part in parts:
                yield from _words(part["content"])
        elif kind == BUTTON:
            yield " ".join(map(_button, parts))
        elif kind in SELECTS:
            yield from map(_menu, parts)
    if files := list(post.files):
        yield f"🖼 {', '.join(files)}"


def _words(text: str) -> Iterator[str]:
    return (line for line in text.splitlines() if line.strip())


def short(custom_id: str) -> str:
    """Return the id of a control without what every id has, and without numbers at its end.

    Also without the number of a position on a try board, and what stands behind it.
    """
    for always in _SHORT:
        custom_id = always.sub("", custom_id)
    return custom_id


def label_of(button: Component) -> str:
    """Return what stands on a button."""
    return str(button.get("label") or (button.get("emoji") or {}).get("name") or "")


def _button(button: Component) -> str:
    target = button.get("url") or short(str(button.get("custom_id")))
    return f"[{label_of(button)}]({'off' if button.get('disabled') else target})"


def _menu(menu: Component) -> str:
    choices = [str(option["label"]) for option in menu.get("options", ())]
    told = " | ".join(choices[:MOST_CHOICES])
    told += f" | … {len(choices)} in all" * (len(choices) > MOST_CHOICES)
    return f"[{menu.get('placeholder') or ''}]({short(str(menu['custom_id']))}) = {told or '@'}"


def form_lines(form: Any) -> list[str]:
    """Return the form that was opened: its title and fields."""
    fields = [part for part in walk(form["components"]) if part.get("type") == TEXT_INPUT]
    values = [str(one.get("value") or "").replace("\n", " / ") for one in fields]
    names = [f'{one["custom_id"]}:"{value}"' for one, value in zip(fields, values, strict=True)]
    return [f"(form) {form['title']}", *names]
