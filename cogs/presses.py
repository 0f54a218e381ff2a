"""What the buttons under posts do, by their names."""

from collections.abc import Callable
from functools import partial
from typing import get_args

from cogs import agreeing, changing, ending, marking, moving, records, ruling, undoing, voting
from cogs.blocking import Blocking
from cogs.desk import Desk
from cogs.following import Following
from cogs.history import History
from cogs.looking import Looking
from cogs.replaying import Replaying
from cogs.seating import Seating
from cogs.ui.buttons import TableButton
from cogs.visitors import Asking, Press, Visitor
from core.game import LEVELS
from tables.model.refusals import stale
from tables.model.table import Choice, TableCode
from workers.post_model import REGIONS

_NUMBERED: dict[str, Callable[[Desk, int | None], Press]] = {
    "accept": lambda desk, number: partial(agreeing.answer, desk, number=number, agrees=True),
    "refuse": lambda desk, number: partial(agreeing.answer, desk, number=number, agrees=False),
    "take": lambda desk, number: partial(voting.take_seat, desk, seat=number),
    "free": lambda desk, number: partial(voting.free, desk, owner=number),
    "agree": lambda desk, number: partial(ending.agree, desk, asked=number),
    "end": lambda desk, number: partial(ending.end_for_all, desk, asked=number),
    "undo": lambda desk, number: partial(undoing.undo, desk, number=number),
    "undo-ask": lambda desk, number: partial(undoing.ask_the_others, desk, number=number),
    **{f"vote-{choice}": voting.voting(choice) for choice in get_args(Choice)},
    **{f"sure-{choice}": voting.voting(choice, sure=True) for choice in voting.GRAVE},
}
"""What is pressed whose number says what is meant by it."""


class Presses:
    """Knows what is meant by each button."""

    def __init__(
        self,
        desk: Desk,
        seating: Seating,
        looking: Looking,
        following: Following,
        history: History,
        replaying: Replaying,
    ) -> None:
        self._desk = desk
        self._history = history
        blocking = Blocking(desk)
        self._by_number: dict[str, Callable[[int | None], Press]] = {
            "begin": lambda number: partial(seating.start, seen=number),
            **{level: partial(seating.computers, level) for level in LEVELS},
            **{f"fill-{level}": partial(seating.computers, level, fills=True) for level in LEVELS},
        }
        self._by_name: dict[str, Press] = {
            "join": seating.join,
            "return": seating.take_back,
            "computer": seating.ask_for_level,
            "leave": seating.leave,
            "decline": seating.decline,
            "seat": looking.open,
            "decline-all": blocking.decline_all,
            "block": blocking.block_inviter,
            "start": seating.start,
            "change": partial(changing.ask_what, desk),
            "cancel": partial(ending.ask_to_call_off, desk),
            "play": looking.view,
            "view": looking.view,
            "closer": looking.closer,
            **{region: looking.looking_at(region) for region in REGIONS},
            "text": looking.as_text,
            "rules": looking.rules,
            "resign": partial(ending.resign, desk),
            "rematch": seating.rematch,
            "replay": replaying.through("own"),
            "replay-public": replaying.through("public"),
            "replay-open": replaying.through("open"),
            "replay-stop": replaying.stop,
            "replay-show": replaying.show_all,
            "export": partial(records.export, desk),
            "marks": partial(marking.ask, desk),
            "follow": following.follow,
            "bring": partial(moving.bring, desk),
            "manage": partial(ruling.show, desk),
            "freeze": partial(ruling.freeze, desk),
            "unfreeze": partial(ruling.unfreeze, desk),
            "pause-day": partial(agreeing.pause_alone, desk),
            "pause-all": partial(agreeing.pause_together, desk),
        }

    def meant(self, button: TableButton) -> Press:
        """What this button is for."""
        if button.name in _NUMBERED:
            return _NUMBERED[button.name](self._desk, button.number)
        if button.name in self._by_number:
            return self._by_number[button.name](button.number)
        return self._history.meant(button) or self._by_name.get(button.name, _forged)


async def _forged(_asking: Asking, _visitor: Visitor, code: TableCode) -> None:
    """No button of ours says this."""
    raise stale(code)
