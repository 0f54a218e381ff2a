"""The table of buttons under posts: what each does.

Its label is the text ``<name>-button``, its place in ``workers/buttons.py``. Who may press it, the
function decides with ``tables/``; ``tests/e2e/test_authority.py`` has everybody try.
"""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Final, TypeAlias, get_args

from cogs import (
    bans,
    board_views,
    history,
    lobby,
    moderation,
    motions,
    play,
    server_settings,
    thinking_ahead,
)
from cogs.discord.interaction_user import Asking, Visitor
from cogs.interaction.front_desk import Desk
from cogs.ui.controls import TableButton
from core.game import LEVELS
from core.thinking_ahead import Guard
from model.refusals import stale
from model.table import TableCode
from workers.buttons import ANSWERS
from workers.post_model import REGIONS

Deed: TypeAlias = Callable[[Desk, Asking, Visitor, TableCode], Awaitable[object]]
"""What a button does for a visitor at a table that they may reach."""

NumberedDeed: TypeAlias = Callable[
    [Desk, Asking, Visitor, TableCode, int | None], Awaitable[object]
]
"""The same, with the number in the button's id, or None: a forged id has what it likes."""

_moment, _step, _words = history.show_moment, history.step, history.in_words
_first, _last = history.oldest, history.newest

BUTTONS: Final[Mapping[str, Deed]] = {
    # a lobby
    "join": lobby.join,
    "computer": lobby.ask_for_level,
    "leave": lobby.leave,
    "decline": lobby.decline,
    "decline-all": bans.decline_all,
    "block": bans.block_inviter,
    "start": lobby.begin,
    "thread": lobby.move_into_thread,
    "change": lobby.ask_what,
    "seat": board_views.open_view,
    # a game
    "play": board_views.view,
    "view": board_views.view,
    "page": board_views.show_page_link,
    "text": board_views.as_text,
    "rules": board_views.rules,
    "more": board_views.more,
    "closer": board_views.closer,
    **{region: partial(board_views.show_region, region=region) for region in REGIONS},
    "follow": board_views.follow,
    "marks": play.ask,
    "return": lobby.take_back,
    "rematch": lobby.rematch,
    "reopen": lobby.rematch,
    # thinking ahead
    "try": thinking_ahead.open_board,
    "tried": thinking_ahead.resume,
    "try-text": thinking_ahead.as_text,
    "planned-begin": thinking_ahead.begin_plan,
    "planned-show": thinking_ahead.show_plan,
    # what people decide
    "cancel": motions.ask_to_call_off,
    "decline-end": motions.decline_end,
    "ways-to-end": motions.ask_how_to_end,
    "resign": motions.resign,
    "draw": partial(motions.propose, kind="draw"),
    "pause": motions.ask_how_to_pause,
    "pause-day": motions.pause_alone,
    "pause-all": partial(motions.propose, kind="pause"),
    "resume": partial(motions.propose, kind="resume"),
    # the past
    "told": history.told,
    "since": partial(_moment, whose="own", find=_last, news=True),
    "past-mine": partial(_moment, whose="own", find=history.after_own_turn),
    "past-first": partial(_moment, whose="own", find=_first),
    "past-last": partial(_moment, whose="own", find=_last),
    "open-first": partial(_moment, whose="open", find=_first),
    "open-last": partial(_moment, whose="open", find=_last),
    "replay": partial(history.show_replay, whose="own"),
    "replay-public": partial(history.show_replay, whose="public"),
    "replay-open": partial(history.show_replay, whose="open"),
    "replay-stop": history.stop_replay,
    "replay-show": history.show_replay_to_all,
    "export": history.export,
    # hosts and managers
    "manage": moderation.show,
    "freeze": moderation.freeze,
    "unfreeze": moderation.unfreeze,
    "bring": server_settings.bring,
    "threads": server_settings.have_threads,
}

NUMBERED: Final[Mapping[str, NumberedDeed]] = {
    "begin": lobby.begin,
    "side": lobby.join_side,
    **{level: partial(lobby.seat_computers, level=level) for level in LEVELS},
    **{f"fill-{level}": partial(lobby.seat_computers, level=level, fills=True) for level in LEVELS},
    "take": moderation.take_seat,
    "free": moderation.free,
    **{name: partial(motions.answer, choice=choice) for choice, name in ANSWERS.items()},
    **{
        name: partial(motions.answer, choice=choice, sure=True)
        for name, choice in motions.GRAVE.items()
    },
    "agree": motions.call_off,
    "end": partial(motions.call_off, by_right=True),
    "undo": motions.undo,
    "take-back": motions.take_back,
    "undo-ask": motions.ask_the_others,
    "planned-drop": thinking_ahead.drop,
    **{f"planned-{guard}": partial(thinking_ahead.guard, kind=guard) for guard in get_args(Guard)},
    "past": partial(_step, whose="own"),
    "open": partial(_step, whose="open"),
    "past-text": partial(_words, whose="own"),
    "open-text": partial(_words, whose="open"),
    "why": history.why,
}


async def press(
    desk: Desk, asking: Asking, visitor: Visitor, code: TableCode, button: TableButton
) -> None:
    """Do what the button says. Raises StaleQuestion for a name that no button has."""
    if (numbered := NUMBERED.get(button.name)) is not None:
        await numbered(desk, asking, visitor, code, button.number)
    elif (deed := BUTTONS.get(button.name)) is not None:
        await deed(desk, asking, visitor, code)
    else:
        raise stale(code)
