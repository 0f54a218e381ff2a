"""Cups that cannot be shown, as they cannot be read or reckoned: the log says each of them once."""

import logging

from club.decisions.public_cup import PublicCup, public_cup
from club.model.cup import Cup, CupId
from club.model.refusals import UnreadableCup

_log = logging.getLogger(__name__)


class UnshownCups:
    """The cups that this process cannot show, as its log says."""

    def __init__(self) -> None:
        self._logged: set[CupId] = set()

    def public(self, cup: Cup | UnreadableCup) -> PublicCup | None:
        """Return what everybody may know of a cup; if that fails None, and log why, once."""
        if isinstance(cup, UnreadableCup):
            self.note(cup)
            return None
        try:
            return public_cup(cup)
        except Exception:
            if self._is_news(cup.id):
                _log.exception("cup %s cannot be shown", cup.code, extra={"alert": "cup"})
            return None

    def note(self, fault: UnreadableCup) -> None:
        """Log once which cup cannot be read, and nothing of what it holds."""
        if self._is_news(CupId(fault.number)):
            _log.error("cup %s cannot be read", fault.code, extra={"alert": "cup"})

    def _is_news(self, cup: CupId) -> bool:
        """Whether it has not been logged yet that this cup cannot be shown."""
        known = cup in self._logged
        self._logged.add(cup)
        return not known
