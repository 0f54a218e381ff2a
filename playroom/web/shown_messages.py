"""Which messages of a channel its window shows: the newest few, and more by a button.

Importing this module sets simcord's numbers for all previews.
"""

from typing import Any

from simcord import Preview
from simcord.preview import _action_plans, _snapshot

MESSAGES_SHOWN = 10
"""How many of a place's newest messages are shown: their boards alone fill many screens; a button
loads earlier ones. simcord shows 50, and renders all for every press and every look."""

MESSAGES_OLDER = 4
"""How many more messages that button loads."""

_snapshot.HISTORY_WINDOW_SIZE = _action_plans.HISTORY_WINDOW_SIZE = MESSAGES_SHOWN  # type: ignore[attr-defined]
_action_plans.HISTORY_STEP = MESSAGES_OLDER  # type: ignore[attr-defined]

NO_MESSAGE = "0"
"""A search that finds nothing: no message has this id."""


def leave_out_what_nobody_sees(preview: Preview) -> None:
    """Publish neither simcord's page for Python nor the list of all messages in its side bar.

    That list grows with every message: after sixty boards it takes longer than all else. A search
    for one number finds one message, or none, at once. Pages begin with what the page for Python
    shows, so that one is set to the newest messages.
    """
    publish = preview._publish

    def publish_what_is_seen(page: Any, **how: Any) -> None:
        python = preview._python
        if python is not None and page is python:
            python.target_id = python.window_end_id = None
            return
        page.navigation_query = NO_MESSAGE
        publish(page, **how)

    preview._publish = publish_what_is_seen  # type: ignore[method-assign]
