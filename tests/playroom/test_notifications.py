"""Phone notifications: which message notifies whom, its text, and unread badges."""

from collections.abc import Callable, Collection
from typing import Any

import pytest

from playroom.notifications import PLANTABLE, Unread
from rehearsal.discord_assumptions import limit
from tests.playroom.rest_server import TEXT, V2, Server

SILENT = 1 << 12


class Phones(Server):
    """A server with Ada and Bruno, and what their phones show."""

    def __init__(self, wrong: Collection[str] = ()) -> None:
        super().__init__(wrong)
        self.bruno = self.backend.make_user("bruno", global_name="Bruno").id
        self.backend.add_member(self.guild, self.bruno)
        self.shown = self.rules.notifications
        self.mailbox = self.backend.get_dm_channel(self.bruno).id

    def call(self, words: str = "your turn", **more: Any) -> Any:
        body = {"content": f"<@{self.bruno}>, {words}", **more}
        return self.post({"allowed_mentions": {"users": [str(self.bruno)]}, **body})

    def letter(self, words: str = "your turn", **more: Any) -> Any:
        return self.post({"content": words, **more}, place=self.mailbox)

    def texts(self, person: int) -> list[str]:
        return [one.text for one in self.shown.lock_screen(person)]

    def calls(self, place: int) -> int:
        return self.shown.unread(self.bruno, place).calls


@pytest.fixture
def phones() -> Phones:
    return Phones()


def test_a_mention_notifies_whom_it_names_and_nobody_else(phones: Phones) -> None:
    phones.call()
    assert phones.texts(phones.bruno) == ["@Bruno, your turn"]
    assert phones.texts(phones.ada) == []
    (shown,) = phones.shown.lock_screen()
    assert shown.title == "TestBot (#games)"


def test_whoever_is_named_without_being_allowed_is_not_notified(phones: Phones) -> None:
    phones.call(allowed_mentions={"parse": []})
    assert phones.texts(phones.bruno) == []
    assert phones.shown.unread(phones.bruno, phones.channel) == Unread(messages=1)


def test_a_role_notifies_its_members(phones: Phones) -> None:
    role = phones.backend.create_role(phones.guild, "players", mentionable=True).id
    phones.backend.get_guild(phones.guild).members[phones.bruno].role_ids.append(role)
    phones.post({"content": f"<@&{role}>", "allowed_mentions": {"roles": [str(role)]}})
    assert phones.texts(phones.bruno) == ["@players"]
    assert phones.texts(phones.ada) == []


def test_a_direct_message_notifies_without_a_mention(phones: Phones) -> None:
    phones.letter()
    assert phones.texts(phones.bruno) == ["your turn"]
    assert phones.texts(phones.ada) == []


def test_a_private_answer_notifies_nobody(phones: Phones) -> None:
    phones.callback(phones.channel, {"type": 4, "data": {"content": "Hello", "flags": 64}})
    assert phones.shown.lock_screen() == ()


def test_a_lock_screen_shows_the_content_at_creation(phones: Phones) -> None:
    sent = phones.call("your turn")
    phones.edit(sent, {"content": "too late"})
    assert phones.texts(phones.bruno) == ["@Bruno, your turn"]


def test_a_components_v2_message_shows_nothing(phones: Phones) -> None:
    words = {**TEXT, "content": f"<@{phones.bruno}>, your turn"}
    named = {"users": [str(phones.bruno)]}
    phones.post({"flags": V2, "components": [words], "allowed_mentions": named})
    assert phones.texts(phones.bruno) == [""]


def test_a_lock_screen_shows_names_in_place_of_what_stands_for_them(phones: Phones) -> None:
    phones.letter(f"<:sun:5> <a:moon:6> <@{phones.ada}> in <#{phones.channel}>: </table join:7>")
    assert phones.texts(phones.bruno) == [":sun: :moon: @ada in #games: /table join"]


def test_a_lock_screen_shows_no_stamps(phones: Phones) -> None:
    phones.letter("3 days, <t:1790000000:R> or <t:1790000000>")
    assert phones.texts(phones.bruno) == ["3 days,  or"]


def test_a_lock_screen_cuts_after_its_length(phones: Phones) -> None:
    phones.letter("x" * 1000)
    assert phones.texts(phones.bruno) == ["x" * limit("push-length")]


def test_a_silent_message_counts_and_does_not_notify(phones: Phones) -> None:
    phones.letter(flags=SILENT)
    phones.call(flags=SILENT)
    assert phones.texts(phones.bruno) == []
    assert (phones.calls(phones.mailbox), phones.calls(phones.channel)) == (1, 1)


def test_a_deletion_takes_nothing_off_the_number(phones: Phones) -> None:
    phones.ask("DELETE", phones.path(phones.letter()))
    phones.letter()
    assert phones.calls(phones.mailbox) == 2


def test_an_edit_notifies_nobody_and_counts_for_nothing(phones: Phones) -> None:
    sent = phones.post({"content": "x", "allowed_mentions": {"parse": []}})
    named = {"users": [str(phones.bruno)]}
    phones.edit(sent, {"content": f"<@{phones.bruno}>", "allowed_mentions": named})
    assert phones.texts(phones.bruno) == []
    assert phones.calls(phones.channel) == 0


def test_whoever_looks_at_a_place_has_no_number_there(phones: Phones) -> None:
    phones.call()
    phones.letter()
    phones.shown.look(phones.bruno, phones.channel)
    assert phones.shown.unread(phones.bruno) == Unread(messages=1, calls=1)
    phones.call()
    assert phones.shown.unread(phones.bruno) == Unread(messages=2, calls=2)
    phones.shown.look(phones.bruno)
    assert phones.shown.unread(phones.bruno) == Unread()


def test_every_message_is_new_for_all_who_see_the_place(phones: Phones) -> None:
    phones.post({"content": "x"})
    phones.backend.create_message(phones.channel, phones.ada, "y")
    assert phones.shown.unread(phones.bruno, phones.channel) == Unread(messages=2)
    assert phones.shown.unread(phones.ada, phones.channel) == Unread(messages=1)


def test_whoever_does_not_see_a_place_is_not_notified_there(phones: Phones) -> None:
    thread = phones.backend.create_thread(phones.channel, "t", phones.backend.bot_user.id, type=12)
    named = {"users": [str(phones.bruno)]}
    phones.post({"content": f"<@{phones.bruno}>", "allowed_mentions": named}, place=thread.id)
    assert phones.texts(phones.bruno) == []


OBSERVED: dict[str, Callable[[Phones], None]] = {
    "deleted-counts": test_a_deletion_takes_nothing_off_the_number,
    "edit-notifies-nobody": test_an_edit_notifies_nobody_and_counts_for_nothing,
    "push-hides-stamps": test_a_lock_screen_shows_no_stamps,
    "push-shows-content": test_a_components_v2_message_shows_nothing,
    "silent-counts": test_a_silent_message_counts_and_does_not_notify,
}


@pytest.mark.parametrize("key", sorted(PLANTABLE))
def test_a_belief_about_phones_that_is_planted_wrong_is_contradicted(key: str) -> None:
    with pytest.raises(AssertionError):
        OBSERVED[key](Phones({key}))
