"""Maps the buttons under posts, by name, to their handlers."""

from collections.abc import Callable
from functools import partial
from typing import get_args

from cogs import lobby, moderation, motions, play, server_settings, thinking_ahead
from cogs.bans import BlockCommands
from cogs.discord.interaction_user import Asking, Press, Visitor
from cogs.interaction.front_desk import Desk
from cogs.lobby import Seats
from cogs.ui.controls import TableButton
from cogs.views import page_link, records
from cogs.views.board_views import BoardViews
from cogs.views.follow_commands import FollowCommands
from cogs.views.history_pages import History
from cogs.views.replay_commands import ReplayCommands
from core.game import LEVELS
from core.thinking_ahead import Guard
from model.refusals import stale
from model.table import TableCode
from workers.buttons import ANSWERS
from workers.post_model import REGIONS

_NUMBERED: dict[str, Callable[[Desk, int | None], Press]] = {
    **{name: motions.answering(choice) for choice, name in ANSWERS.items()},
    **{name: motions.answering(choice, sure=True) for name, choice in motions.GRAVE.items()},
    "take": lambda desk, number: partial(moderation.take_seat, desk, seat=number),
    "free": lambda desk, number: partial(moderation.free, desk, owner=number),
    "agree": lambda desk, number: partial(motions.call_off, desk, asked=number),
    "end": lambda desk, number: partial(motions.call_off, desk, asked=number, by_right=True),
    "undo": lambda desk, number: partial(motions.undo, desk, number=number),
    "take-back": lambda desk, number: partial(motions.take_back, desk, number=number),
    "undo-ask": lambda desk, number: partial(motions.ask_the_others, desk, number=number),
    "planned-drop": lambda desk, number: partial(thinking_ahead.drop, desk, mark=number),
    **{f"planned-{guard}": thinking_ahead.guarding(guard) for guard in get_args(Guard)},
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
            "side": seating.join_side,
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
            "thread": seating.into_a_thread,
            "change": partial(lobby.ask_what, desk),
            "cancel": partial(motions.ask_to_call_off, desk),
            "decline-end": partial(motions.decline_end, desk),
            "play": looking.view,
            "view": looking.view,
            "page": partial(page_link.show, desk),
            "try": partial(thinking_ahead.open_board, desk),
            "tried": partial(thinking_ahead.resume, desk),
            "try-text": partial(thinking_ahead.as_text, desk),
            "closer": looking.closer,
            **{region: looking.looking_at(region) for region in REGIONS},
            "text": looking.as_text,
            "rules": looking.rules,
            "more": looking.more,
            "ways-to-end": partial(motions.ask_how_to_end, desk),
            "resign": partial(motions.resign, desk),
            "draw": partial(motions.propose, desk, kind="draw"),
            "rematch": seating.rematch,
            "replay": replaying.through("own"),
            "replay-public": replaying.through("public"),
            "replay-open": replaying.through("open"),
            "replay-stop": replaying.stop,
            "replay-show": replaying.show_all,
            "export": partial(records.export, desk),
            "marks": partial(play.ask, desk),
            "planned-begin": partial(thinking_ahead.begin_plan, desk),
            "planned-show": partial(thinking_ahead.show_plan, desk),
            "follow": following.follow,
            "bring": partial(server_settings.bring, desk),
            "threads": partial(server_settings.have_threads, desk),
            "manage": partial(moderation.show, desk),
            "freeze": partial(moderation.freeze, desk),
            "unfreeze": partial(moderation.unfreeze, desk),
            "pause-day": partial(motions.pause_alone, desk),
            "pause-all": partial(motions.propose, desk, kind="pause"),
            "resume": partial(motions.propose, desk, kind="resume"),
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
