"""Markers for what is new."""

from typing import Any

from playroom.news import News, Unread

ADA, BRUNO, BOT = 1, 2, 9
GAMES, MAILBOX = 100, 200


def message(
    number: int, *, place: int = GAMES, author: int = BOT, calls: int = 0
) -> dict[str, Any]:
    payload: dict[str, Any] = {
        "id": str(number),
        "channel_id": str(place),
        "author": {"id": str(author)},
        "mentions": [{"id": str(calls)}] if calls else [],
    }
    return payload if place == MAILBOX else {**payload, "guild_id": "7"}


def heard(*payloads: dict[str, Any]) -> News:
    news = News()
    for payload in payloads:
        news.hear("MESSAGE_CREATE", payload)
    return news


def test_a_message_is_new_for_all_but_its_author() -> None:
    news = heard(message(1, author=ADA))
    assert news.unread(ADA, GAMES) == Unread()
    assert news.unread(BRUNO, GAMES) == Unread(messages=1)


def test_a_mention_calls_the_one_who_is_mentioned() -> None:
    news = heard(message(1, calls=BRUNO))
    assert news.unread(BRUNO, GAMES) == Unread(messages=1, calls=1)
    assert news.unread(ADA, GAMES) == Unread(messages=1)


def test_everything_in_a_mailbox_calls() -> None:
    assert heard(message(1, place=MAILBOX)).unread(ADA, MAILBOX) == Unread(messages=1, calls=1)


def test_what_was_looked_at_is_not_new_any_more() -> None:
    news = heard(message(1), message(2))
    news.mark_seen(ADA, GAMES)
    assert news.unread(ADA, GAMES) == Unread()
    news.hear("MESSAGE_CREATE", message(3))
    assert news.unread(ADA, GAMES) == Unread(messages=1)
    assert news.unread(BRUNO, GAMES) == Unread(messages=3)


def test_a_message_that_was_taken_back_is_not_new() -> None:
    news = heard(message(1), message(2))
    news.hear("MESSAGE_DELETE", {"id": "2", "channel_id": str(GAMES)})
    assert news.unread(ADA, GAMES) == Unread(messages=1)


def test_it_says_at_which_place_something_happened() -> None:
    news = News()
    assert news.hear("MESSAGE_CREATE", message(1)) == GAMES
    assert news.hear("MESSAGE_UPDATE", {"id": "1", "channel_id": str(MAILBOX)}) == MAILBOX
    assert news.hear("INTERACTION_CREATE", {"channel_id": "300"}) is None
