"""Maps the buttons under posts, by name, to their handlers."""

from collections.abc import Callable
from functools import partial
from typing import get_args

from cogs.discord.interaction_user import Asking, Press, Visitor
from cogs.interaction.front_desk import Desk
from cogs.lobby import change_terms
from cogs.lobby.seats import Seats
from cogs.person.blocks import BlockCommands
from cogs.play import marks
from cogs.server import move_to_channel
from cogs.table import call_off, moderation, pauses, proposals, resignation, undo, votes
from cogs.ui.buttons import TableButton
from cogs.views import records
from cogs.views.board_views import BoardViews
from cogs.views.follows import FollowCommands
from cogs.views.history import History
from cogs.views.replays import ReplayCommands
from core.game import LEVELS
from tables.model.refusals import stale
from tables.model.table import Choice, TableCode
from workers.post_model import REGIONS

_NUMBERED: dict[str, Callable[[Desk, int | None], Press]] = {
    "accept": lambda desk, number: partial(proposals.answer, desk, number=number, agrees=True),
    "refuse": lambda desk, number: partial(proposals.answer, desk, number=number, agrees=False),
    "take": lambda desk, number: partial(votes.take_seat, desk, seat=number),
    "free": lambda desk, number: partial(votes.free, desk, owner=number),
    "agree": lambda desk, number: partial(call_off.agree, desk, asked=number),
    "end": lambda desk, number: partial(call_off.end_for_all, desk, asked=number),
    "undo": lambda desk, number: partial(undo.undo, desk, number=number),
    "undo-ask": lambda desk, number: partial(undo.ask_the_others, desk, number=number),
    **{f"vote-{choice}": votes.voting(choice) for choice in get_args(Choice)},
    **{f"sure-{choice}": votes.voting(choice, sure=True) for choice in votes.GRAVE},
}
"""Buttons whose handler depends on the button's number."""


class ButtonDispatch:
    """Finds the handler of each button."""

    def __init__(
        self,
        desk: Desk,
        seating: Seats,
        looking: BoardViews,
        following: FollowCommands,
        history: History,
        replaying: ReplayCommands,
    ) -> None:
        self._desk = desk
        self._history = history
        blocking = BlockCommands(desk)
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
            "change": partial(change_terms.ask_what, desk),
            "cancel": partial(call_off.ask_to_call_off, desk),
            "decline-end": partial(call_off.decline, desk),
            "play": looking.view,
            "view": looking.view,
            "closer": looking.closer,
            **{region: looking.looking_at(region) for region in REGIONS},
            "text": looking.as_text,
            "rules": looking.rules,
            "more": looking.more,
            "resign": partial(resignation.resign, desk),
            "rematch": seating.rematch,
            "replay": replaying.through("own"),
            "replay-public": replaying.through("public"),
            "replay-open": replaying.through("open"),
            "replay-stop": replaying.stop,
            "replay-show": replaying.show_all,
            "export": partial(records.export, desk),
            "marks": partial(marks.ask, desk),
            "follow": following.follow,
            "bring": partial(move_to_channel.bring, desk),
            "manage": partial(moderation.show, desk),
            "freeze": partial(moderation.freeze, desk),
            "unfreeze": partial(moderation.unfreeze, desk),
            "pause-day": partial(pauses.pause_alone, desk),
            "pause-all": partial(pauses.pause_together, desk),
            "resume": partial(pauses.resume, desk),
        }

    def meant(self, button: TableButton) -> Press:
        """Return this button's handler; an unknown one raises StaleQuestion."""
        if button.name in _NUMBERED:
            return _NUMBERED[button.name](self._desk, button.number)
        if button.name in self._by_number:
            return self._by_number[button.name](button.number)
        return self._history.meant(button) or self._by_name.get(button.name, _forged)


async def _forged(_asking: Asking, _visitor: Visitor, code: TableCode) -> None:
    """Raise StaleQuestion for a name that no button has."""
    raise stale(code)
