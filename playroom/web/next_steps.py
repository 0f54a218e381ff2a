"""What a newcomer can do next at a place, read off its newest post as everybody sees it."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal

import msgspec
from simcord.backend.models import Message

from core.texts import Listing, Text, Verbatim, locale_of, text
from i18n import Translator
from playroom.server import SimulatedServer

LEAP_SECONDS: Final = 3600
COMMAND, PRESS = 2, 3
"""Types of interactions: a command, and a press on a part of a message."""

_ANSWERS = re.compile(r"accept|refuse|cancel|vote-[a-z]+")
"""Names of the buttons that answer an open question."""

_BUTTON = re.compile(r"tavolo:(?P<name>[a-z-]+):[A-Z0-9]+.*")


class HintButton(msgspec.Struct, frozen=True):
    """A button of the hint: its label, and whom to become or how many seconds to let pass."""

    label: str
    become: str | None = None
    leap: int | None = None


class Hint(msgspec.Struct, frozen=True):
    """What to do next. ``kind``: what it teaches; ``hide``: what its closing button is called."""

    kind: Literal["sit", "join", "yours", "theirs", "watch"]
    text: str
    steps: tuple[HintButton, ...]
    hide: str


class NextSteps:
    """Finds the hint for a person at a place."""

    def __init__(self, server: SimulatedServer, translator: Translator) -> None:
        self._server = server
        self._translator = translator

    def hint(self, person: str, place: int) -> Hint | None:
        """Return what this person can do next; None if nothing here waits for a person."""
        found = self._newest_post(place)
        if found is None:
            return None
        post, buttons = found
        if join := buttons.get("join") or buttons.get("side"):
            return self._lobby(person, place, post, Verbatim(join))
        awaited = [key for key in self._server.people if self._id(key) in post.mention_user_ids]
        if "play" not in buttons:
            return None
        if not awaited:
            goes_on = text("sandbox-watching")
            return self._said(person, "watch", goes_on) if "take" in buttons else None
        labels = (buttons[name] for name in buttons if _ANSWERS.fullmatch(name))
        named = tuple(map(Verbatim, labels))
        answers = Listing(named, "or") if named else None
        if person in awaited:
            told = text("sandbox-yours", play=Verbatim(buttons["play"]))
            if answers:
                told = text("sandbox-asked", answer=answers)
            return self._said(person, "yours", told)
        names = Listing(tuple(map(self._name, awaited)))
        told = text("sandbox-theirs", person=names, count=len(awaited))
        if answers:
            told = text("sandbox-asks", person=names, count=len(awaited), answer=answers)
        become = self._become(person, awaited[0])
        return self._said(person, "theirs", told, become, self._leap(person))

    def _lobby(self, person: str, place: int, post: Message, join: Verbatim) -> Hint | None:
        seated = self._seated(place, post)
        if self._id(person) not in seated:
            return self._said(person, "sit", text("sandbox-sit", join=join))
        others = [key for key in self._server.people if self._id(key) not in seated]
        invited = [key for key in others if self._id(key) in post.mention_user_ids]
        if (other := next(iter((*invited, *others)), None)) is None:
            return None
        told = text("sandbox-join", person=self._name(other), join=join)
        return self._said(person, "join", told, self._become(person, other))

    def _newest_post(self, place: int) -> tuple[Message, Mapping[str, str]] | None:
        """Return the newest post with buttons of a table that everybody sees, and their labels by
        name: they are in the language of the table.
        """
        for message in reversed(self._server.env.backend.messages.get(place, {}).values()):
            buttons = dict(_buttons(message.components))
            if buttons and not message.is_ephemeral:
                return message, buttons
        return None

    def _seated(self, place: int, post: Message) -> set[int]:
        """Return who ran the last command here, and who has pressed a button of this post."""
        opener = 0
        pressed = set[int]()
        for one in self._server.env.backend.interactions.values():
            if one.channel_id == place and one.type == COMMAND and one.id < post.id:
                opener = one.user_id
            if one.type == PRESS and one.source_message_id == post.id:
                pressed.add(one.user_id)
        return {opener, *pressed}

    def _said(self, person: str, kind: Any, told: Text, *steps: HintButton) -> Hint:
        return Hint(kind, self._say(person, told), steps, self._say(person, text("sandbox-hide")))

    def _become(self, person: str, other: str) -> HintButton:
        label = self._say(person, text("sandbox-become", person=self._name(other)))
        return HintButton(label, become=other)

    def _leap(self, person: str) -> HintButton:
        return HintButton(self._say(person, text("sandbox-hour")), leap=LEAP_SECONDS)

    def _say(self, person: str, told: Text) -> str:
        return self._translator.voice(locale_of(self._server.people[person].locale)).say(told)

    def _name(self, person: str) -> Verbatim:
        return Verbatim(self._server.people[person].name)

    def _id(self, person: str) -> int:
        return self._server.members[person].id


def _buttons(parts: Any) -> Iterator[tuple[str, str]]:
    """Yield the names and labels of a table's buttons in these parts of a message."""
    for part in parts:
        found = _BUTTON.fullmatch(str(part.get("custom_id", "")))
        if found is not None and not part.get("disabled"):
            yield found["name"], str(part.get("label", ""))
        yield from _buttons(_inside(part))


def _inside(part: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    accessory = part.get("accessory")
    return [*part.get("components", ()), *([accessory] if accessory else [])]
