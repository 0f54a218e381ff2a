"""Replaces what differs from run to run, or says nothing to a reader, by names."""

import re
from collections.abc import Mapping
from datetime import datetime

from simcord.backend import Backend

_STAMP = re.compile(r"<t:(-?\d+)(?::\w)?>")
_LINK = re.compile(r"https://discord\.com/channels/\d+/(\d+)(?:/(\d+))?")
_COMMAND = re.compile(r"</([^:>]+):\d+>")
_PERSON = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_PLACE = re.compile(r"<#(\d+)>")
_EMOJI = re.compile(r"<a?:(\w+):\d+>")
_HASH = re.compile(r"\b[0-9a-f]{32,}\b")
_ID = re.compile(r"\b\d{17,20}\b")
_INVISIBLE = "\u200b"


class Masks:
    """The names of one scene. ``codes``: of tables in order; ``places``: names by channel.

    ``posts``: the number of a post in its place, from 1, by message.
    """

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self.codes: list[str] = []
        self.places: dict[int, str] = {}
        self.posts: dict[int, int] = {}

    def hide(self, words: str) -> str:
        """Write these words as a scene does."""
        for number, code in enumerate(self.codes, 1):
            words = re.sub(rf"\b{code}\b", f"T{number}", words)
            words = re.sub(rf"\b{code.lower()}\b", f"t{number}", words)
        words = _STAMP.sub(lambda found: self.moment(int(found[1])), words)
        words = _LINK.sub(self._link, words)
        words = _COMMAND.sub(r"/\1", _EMOJI.sub(r":\1:", words))
        words = _PERSON.sub(lambda found: f"@{self.person(int(found[1]))}", words)
        words = _ROLE.sub(lambda found: f"@{self._role(int(found[1]))}", words)
        words = _PLACE.sub(lambda found: f"#{self.places.get(int(found[1]), '?')}", words)
        return _ID.sub("<id>", _HASH.sub("<hash>", words)).replace(_INVISIBLE, "‹›")

    def show(self, words: str) -> str:
        """Write the codes of tables in place of their names, as people type them."""
        words = re.sub(r"\bT(\d+)\b", lambda found: self.codes[int(found[1]) - 1], words)
        return re.sub(r"\bt(\d+)\b", lambda found: self.codes[int(found[1]) - 1].lower(), words)

    def moment(self, seconds: int) -> str:
        """Return how far a moment is away, as ``<12 h>``."""
        away = seconds - self._now().timestamp()
        return f"<{_length(away)}>"

    def person(self, number: int) -> str:
        """Return what somebody is called."""
        user = self._backend.users.get(number)
        return "nobody" if user is None else user.global_name or user.name

    def _now(self) -> datetime:
        return self._backend.clock.now()

    def _link(self, found: re.Match[str]) -> str:
        place = self.places.get(int(found[1]), "?")
        return f"{place} {self.posts.get(int(found[2]), '?')}" if found[2] else place

    def _role(self, number: int) -> str:
        roles: Mapping[int, str] = {
            role.id: role.name
            for guild in self._backend.guilds.values()
            for role in guild.roles.values()
        }
        return roles.get(number, "nobody")


def _length(seconds: float) -> str:
    """A time in one unit: ``12 h``, ``1.5 d``."""
    for unit, of in (("d", 86_400), ("h", 3_600), ("min", 60)):
        if abs(seconds) >= (2 if unit == "d" else 1) * of:
            return f"{round(seconds / of, 1):g} {unit}"
    return "now"
