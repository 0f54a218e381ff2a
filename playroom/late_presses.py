"""A press on what a page shows reaches the bot, though the message has changed meanwhile.

On the real Discord two people press in the same second: the first press has the bot replace the
post, the second is already on its way and reaches the bot, which says that the board has moved on.
simcord looks for what was pressed in the message as it is now, by its place in it, and drops the
press where that is gone. Here whoever presses was always in time: a press that comes later is
refused by the real Discord itself, as far as is known (the belief *late-press-is-refused*).
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
"""What was shown last, in a window and the pages that are open on it."""

Shown = Mapping[int, Message]
"""Messages as a page showed them, by their numbers."""


class LatePresses:
    """Carries out the actions of one preview as they were meant by whoever saw its pages."""

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
        """Keep what was published of this page just now."""
        stored = self._messages()
        timeline = map(int, page.snapshot["timeline"])
        self._published[page.id, page.revision] = {
            message: copy(stored[message]) for message in timeline if message in stored
        }
        while len(self._published) > PUBLICATIONS_KEPT:
            self._published.popitem(last=False)

    @contextmanager
    def _as_meant(self, page: str, action: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
        """The action as it is to be carried out now.

        Nothing can change between this and the moment the bot is asked: simcord does not wait
        in between.
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
        """Where this control stands in the message now; None where it cannot be pressed so."""
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
        """The message as it was shown, until the bot is asked."""
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
    """What was pressed, in the message where it was seen; None where nothing was."""
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
    """Whether these can be chosen from it; a button, and a menu of people, are not asked."""
    if "options" not in menu or not isinstance(values, list):
        return True
    offered = [option["value"] for option in menu["options"]]
    return all(value in offered for value in values)


def _parts(components: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything in a message that has parts of its own, and these, with its path."""
    for index, root in enumerate(components):
        yield from _component_paths(root, str(index))
