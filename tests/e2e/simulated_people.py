"""Simulated people in the simulated server's channels, who use a bot as real ones do."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage, UserHandle
from simcord.actors import _component_interaction, _visible_message
from simcord.backend.serializers import user_payload

from playroom.notifications import Notification, Notifications
from playroom.server import PatientEnv
from tests.e2e.shown_messages import BUTTON, STRING_SELECT, USER_SELECT, Component, Post, walk


class Reply:
    """The bot's reply to one action: posts, a form, or only an acknowledgement."""

    def __init__(self, result: InteractionResult) -> None:
        self.result = result

    @property
    def posts(self) -> tuple[Post, ...]:
        """The response and the follow-ups, oldest first."""
        found = [self.result.response, *self.result.followups]
        return tuple(_post(message) for message in found if message is not None)

    @property
    def text(self) -> str:
        """All that was written."""
        return "\n".join(post.text for post in self.posts)

    @property
    def is_private(self) -> bool:
        """There is an answer, and only this person sees it."""
        return bool(self.posts) and all(post.is_private for post in self.posts)

    @property
    def form(self) -> dict[str, Any] | None:
        """The modal the bot opened."""
        return self.result.modal

    def __repr__(self) -> str:
        return f"<Reply {self.text!r} form={self.form is not None}>"


def _post(message: ResponseMessage) -> Post:
    return Post(message._env, message.message)


class Player:
    """One person."""

    def __init__(self, member: MemberActor) -> None:
        self.member = member
        self.id = member.id
        self.mention = member.mention

    def at(self, channel: ChannelHandle) -> "PlayerHere":
        """This person in a channel or thread."""
        return PlayerHere(self.member, channel)

    @property
    def mailbox(self) -> "PlayerHere":
        """This person in the private messages with the bot."""
        return PlayerHere(self.member.user, self.member.user.dm_channel)

    @property
    def letters(self) -> tuple[Post, ...]:
        """What the bot wrote privately, oldest first."""
        return tuple(post for post in self.mailbox.posts if post.message.author.bot)

    @property
    def lock_screen(self) -> tuple[Notification, ...]:
        """The notifications that this person's phone has shown, oldest first."""
        return self._phone.lock_screen(self.id)

    def unread(self, place: ChannelHandle | None = None) -> int:
        """The red number on this person's phone: at one place, or of all of them."""
        return self._phone.unread(self.id, place.id if place else None).calls

    def look(self, place: ChannelHandle | None = None) -> None:
        """Look at one place or at all of them: the red number is gone there."""
        self._phone.look(self.id, place.id if place else None)

    @property
    def _phone(self) -> Notifications:
        env = self.member._env
        assert isinstance(env, PatientEnv), "the simulated server's own"
        return env.rules.notifications


class PlayerHere:
    """One person in one channel. Actions return once the bot is idle."""

    def __init__(self, actor: MemberActor | UserHandle, place: ChannelHandle) -> None:
        self._actor = actor
        self.place = place

    @property
    def posts(self) -> tuple[Post, ...]:
        """What this person can read here, oldest first."""
        history = self.place.history(viewer=self._actor)
        return tuple(Post(self._actor._env, message) for message in history)

    @property
    def newest(self) -> Post:
        """The last message this person can read here."""
        posts = self.posts
        assert posts, f"{self._actor.name} can read nothing here"
        return posts[-1]

    async def slash(self, command: str, **options: Any) -> Reply:
        """Run ``/command``; the command is written with its subcommand: ``"ruta play"``."""
        if isinstance(self._actor, MemberActor):
            return Reply(await self._actor.slash(self.place, command, **options))
        return Reply(await self._actor.slash(command, **options))

    async def apps(self, command: str, whom: MemberActor) -> Reply:
        """Choose a command from *Apps* in somebody's menu, by its English name."""
        assert isinstance(self._actor, MemberActor), "such commands are offered in servers"
        return Reply(await self._actor.context_menu(self.place, command, whom))

    async def suggestions(
        self, command: str, option: str, typed: str = "", /, **filled: Any
    ) -> dict[str, Any]:
        """What autocompletion offers, name to value, in order."""
        if isinstance(self._actor, MemberActor):
            offered = await self._actor.autocomplete(self.place, command, option, typed, **filled)
        else:
            offered = await self._actor.autocomplete(command, option, typed, **filled)
        return {choice["name"]: choice["value"] for choice in offered}

    async def press(self, label: str = "", *, custom_id: str = "", on: Post | None = None) -> Reply:
        """Press a button by its label or the beginning of its id.

        Taken from the newest message which has it, unless ``on`` names the message.
        """

        def fits(button: Component) -> bool:
            return str(button["custom_id"]).startswith(custom_id) and (
                not label or button.get("label") == label
            )

        post, button = self._find(lambda post: post.pressable, fits, f"{label}{custom_id}", on)
        result = await self._actor.click(post.message, custom_id=button["custom_id"])
        return Reply(result)

    async def choose(
        self, *values: Any, custom_id: str = "", placeholder: str = "", on: Post | None = None
    ) -> Reply:
        """Choose in a select, found by the beginning of its id or its placeholder.

        Options are named by their label or value; people, roles and channels by their handle.
        """

        def fits(select: Component) -> bool:
            return str(select["custom_id"]).startswith(custom_id) and (
                not placeholder or select.get("placeholder") == placeholder
            )

        wanted = f"{placeholder}{custom_id}"
        post, select = self._find(lambda post: post.selects, fits, wanted, on)
        by_label = {option["label"]: option["value"] for option in select.get("options", [])}
        chosen = [by_label.get(value, value) for value in values]
        result = await self._actor.select(post.message, chosen, custom_id=select["custom_id"])
        return Reply(result)

    async def click(self, control: Component, *values: Any, on: Post) -> Reply:
        """Use this very control of a message: press the button, or choose these values."""
        custom_id = str(control["custom_id"])
        if values:
            return Reply(await self._actor.select(on.message, list(values), custom_id=custom_id))
        return Reply(await self._actor.click(on.message, custom_id=custom_id))

    def components_of(self, post: Post) -> Any:
        """Copy what a message is made of by now; answers may have changed it since it was read."""
        return deepcopy(_visible_message(self._actor, post.message).components)

    async def forge(
        self, custom_id: str, *values: str, on: Post, nothing_chosen: bool = False
    ) -> Reply:
        """Use a control of a message as if it said this, or offered these values."""
        kind = STRING_SELECT if values or nothing_chosen else BUTTON
        stored = _visible_message(self._actor, on.message)
        control: Any = next(part for part in walk(stored.components) if part.get("type") == kind)
        genuine, control["custom_id"] = control["custom_id"], custom_id
        data = {"custom_id": custom_id, "component_type": kind, "values": list(values)}
        try:
            return Reply(await _component_interaction(self._actor, stored, data))
        finally:
            control["custom_id"] = genuine

    async def act(self, deed: str, table: str, *values: str) -> Reply:
        """Use a button about a table, or a menu if it has values, as from a page of long ago.

        ``deed``: what its id names, with the part of a group of menus behind a colon.
        """
        page = (await self.slash("tavolo rules", game="ruta")).posts[-1]
        name, _, part = deed.partition(":")
        ending = f":{part}" if part else ""
        return await self.forge(
            f"tavolo{'-' if values else ':'}{name}:{table}{ending}", *values, on=page
        )

    async def wish(self, **wishes: Any) -> Reply:
        """Change one's settings in their menus, as from a page of long ago; a zone is typed."""
        reply = await self.slash("my settings", **{k: wishes.pop(k) for k in {"time"} & {*wishes}})
        page = reply.posts[-1]
        for about, value in wishes.items():
            reply = await self.forge(f"tavolo-wish:{about}", str(value), on=page)
        return reply

    async def invite(self, whom: Player, table: str) -> Reply:
        """Choose somebody in the menu of the host, as from a page of long ago."""
        page = (await self.slash("tavolo rules", game="ruta")).posts[-1]
        return await self.forge_choice(f"tavolo-invite:{table}", whom, on=page)

    async def forge_choice(self, custom_id: str, whom: Player, *, on: Post) -> Reply:
        """Choose somebody as if a menu of a message were one of people, and said this."""
        stored = _visible_message(self._actor, on.message)
        control: Any = next(p for p in walk(stored.components) if p.get("type") == STRING_SELECT)
        genuine = dict(control)
        options = {key: control[key] for key in ("id", "placeholder") if key in control}
        control.clear()
        control.update(options, type=USER_SELECT, custom_id=custom_id)
        user = self._actor._env.backend.get_user(whom.id)
        data = {
            "custom_id": custom_id,
            "component_type": USER_SELECT,
            "values": [str(whom.id)],
            "resolved": {"users": {str(whom.id): dict(user_payload(user))}},
        }
        try:
            return Reply(await _component_interaction(self._actor, stored, data))
        finally:
            control.clear()
            control.update(genuine)

    async def fill(self, opened: Reply, **values: Any) -> Reply:
        """Fill the form the bot has opened, field by field (custom ids), and send it."""
        return Reply(await self._actor.submit_modal(opened.result, values))

    def _find(
        self,
        parts: Callable[[Post], tuple[Component, ...]],
        fits: Callable[[Component], bool],
        wanted: str,
        on: Post | None,
    ) -> tuple[Post, Component]:
        for post in [on] if on is not None else reversed(self.posts):
            for part in parts(post):
                if fits(part):
                    return post, part
        seen = "\n  ".join(map(repr, self.posts))
        raise AssertionError(f"{self._actor.name} sees nothing called {wanted!r} here:\n  {seen}")


class LabelTyper(PlayerHere):
    """A person who types suggestions as shown instead of choosing them."""

    def __init__(self, actor: MemberActor | UserHandle, place: ChannelHandle) -> None:
        super().__init__(actor, place)
        self._labels: dict[Any, str] = {}

    async def suggestions(
        self, command: str, option: str, typed: str = "", /, **filled: Any
    ) -> dict[str, Any]:
        """What is offered; whatever is filled in already is written like its label."""
        offered = await super().suggestions(command, option, typed, **self._written(filled))
        self._labels |= {value: label for label, value in offered.items()}
        return offered

    async def slash(self, command: str, **options: Any) -> Reply:
        """Run a command with labels in place of the values they stand for."""
        return await super().slash(command, **self._written(options))

    def _written(self, options: dict[str, Any]) -> dict[str, Any]:
        return {name: self._labels.get(value, value) for name, value in options.items()}
