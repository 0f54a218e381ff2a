"""Lets the bot receive a press on a control that has changed or vanished meanwhile.

On the real Discord two people may press in the same second: after the first press the bot replaces
the post, and the second press still reaches the bot, which says that the board has moved on.
simcord looks the control up in the present message, by position, and drops the press if it is gone.
Here every press counts as in time; a later one is refused by the real Discord, as far as is known
(the belief *late-press-is-refused*).
"""

from collections import OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from copy import copy
from typing import Any

from simcord import Preview
from simcord.backend.errors import SetupError
from simcord.backend.models import Message
from simcord.enums import SELECT_TYPES, ComponentType
from simcord.preview._action_plans import (
    _component_key,
    _component_paths,
    _find_scoped_component,
)
from simcord.preview._actions import ACTION_SPECS

PRESSABLE = (int(ComponentType.BUTTON), *map(int, SELECT_TYPES))

PUBLICATIONS_KEPT = 40
"""How many past states of a window's pages are kept."""

Shown = Mapping[int, Message]
"""Messages as a page showed them, by number."""


class LatePresses:
    """Carries out the actions of one preview as the person who saw the page meant them."""

    def __init__(self, preview: Preview, place: int) -> None:
        self._preview = preview
        self._place = place
        self._published: OrderedDict[tuple[str, int], Shown] = OrderedDict()
        act = preview._action

        async def act_as_meant(context_id: str | None, body: Any) -> dict[str, Any]:
            if context_id not in preview._pages or not isinstance(body, Mapping):
                return await act(context_id, body)
            with self._as_meant(str(context_id), body) as meant:
                return await act(context_id, meant)

        preview._action = act_as_meant  # type: ignore[method-assign]

    def remember(self, page: Any) -> None:
        """Store what this page has just published."""
        stored = self._messages()
        timeline = map(int, page.snapshot["timeline"])
        self._published[page.id, page.revision] = {
            message: copy(stored[message]) for message in timeline if message in stored
        }
        while len(self._published) > PUBLICATIONS_KEPT:
            self._published.popitem(last=False)

    @contextmanager
    def _as_meant(self, page: str, action: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        """Yield the action as it is to be carried out now.

        Nothing can change between this and the dispatch to the bot: simcord does not await in
        between.
        """
        spec = ACTION_SPECS.get(str(action.get("kind")))
        if spec is None or not spec.revision_bound:
            yield action
            return
        seen = self._published.get((page, action.get("published_revision", 0)), {})
        meant = {**action, "published_revision": self._preview._pages[page].revision}
        pressed = _pressed(seen, action)
        if pressed is None:
            yield meant
            return
        shown, control = pressed
        key = self._key_now(shown.id, control, action.get("values"))
        if key is not None:
            yield {**meant, "control_key": key}
            return
        with self._shown_again(shown):
            yield meant

    def _key_now(self, message: int, control: Mapping[str, Any], values: Any) -> str | None:
        """Return the control's key in the present message; None if it can no longer be pressed."""
        stored = self._messages().get(message)
        for path, part in _parts(stored.components if stored else []):
            if (
                part.get("custom_id") == control["custom_id"]
                and not part.get("disabled")
                and _offers(part, values)
            ):
                return _component_key(part, path, message)
        return None

    @contextmanager
    def _shown_again(self, shown: Message) -> Iterator[None]:
        """Put the message back as it was shown, until the bot has the interaction."""
        messages = self._messages()
        now = messages.get(shown.id)

        def put_back(_asked: Any = None) -> None:
            if messages.get(shown.id) is not shown:
                return
            if now is None:
                del messages[shown.id]
            else:
                messages[shown.id] = now

        messages[shown.id] = shown
        forget = self._preview.env._register_dispatch_observer(put_back)
        try:
            yield
        finally:
            forget()
            put_back()

    def _messages(self) -> dict[int, Message]:
        return self._preview.env.backend.messages.setdefault(self._place, {})


def _pressed(seen: Shown, action: Mapping[str, Any]) -> tuple[Message, dict[str, Any]] | None:
    """Return the pressed control and the message as it was seen; None if no control was pressed."""
    target = str(action.get("target_id"))
    shown = seen.get(int(target)) if target.isdecimal() else None
    if shown is None or action.get("control_key") is None:
        return None
    try:
        control = _find_scoped_component(shown, action["control_key"], types=PRESSABLE)
    except SetupError:
        return None
    return (shown, control) if control.get("custom_id") else None


def _offers(menu: Mapping[str, Any], values: Any) -> bool:
    """Whether these values can be chosen; always true for buttons and menus without own options."""
    if "options" not in menu or not isinstance(values, list):
        return True
    offered = [option["value"] for option in menu["options"]]
    return all(value in offered for value in values)


def _parts(components: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every component of a message, nested ones too, with its path."""
    for index, root in enumerate(components):
        yield from _component_paths(root, str(index))
