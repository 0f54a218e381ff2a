"""Ordinary messages: how their content is cut, retired, and recognized when already sent."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import msgspec
import pytest

from cogs.ui.messages import (
    CONTENT_BUDGET,
    MOST_BUTTONS,
    addressed_in,
    content_of,
    retired,
    rows_of,
    words_of_heading,
)
from core.texts import LOCALES, Locale, text
from i18n import Translator
from model.table import HOUR, PlayerId, TableCode
from workers.post_model import Action, Instead, Post, utf16_length
from workers.sentences import timed

DAY = 24 * HOUR
TRANSLATOR = Translator(strict=True)
CODE = TableCode("ABCD")
CALL = "<@7>, it is your turn.\nWithin 3 days. <t:1700000000:f>\nPlay a card."
BOARD = Post("Ruta · table ABCD", ("Ada moved.", "Bruno moved."), call=CALL, small="A remark")


def test_the_heading_and_the_call_are_the_first_paragraph() -> None:
    assert content_of(BOARD).split("\n\n") == [
        f"**Ruta · table ABCD**\n{CALL}",
        "Ada moved.\nBruno moved.\n-# A remark",
    ]
    assert content_of(Post("Hello")) == "**Hello**"
    assert content_of(Post("Hello", small="A remark")) == "**Hello**\n\n-# A remark"


@pytest.mark.parametrize("sign", ["x", "🟧"])
@pytest.mark.parametrize("count", [1, 17, 18, 19, 40])
def test_of_too_many_lines_the_oldest_are_left_out_and_nothing_else(sign: str, count: int) -> None:
    lines = tuple(f"{number} {sign * 48}" for number in range(count))
    content = content_of(msgspec.structs.replace(BOARD, lines=lines))
    first, rest = content.split("\n\n")
    assert utf16_length(content) <= CONTENT_BUDGET
    assert first == f"**{BOARD.heading}**\n{CALL}"
    told = rest.split("\n")
    assert told.pop() == "-# A remark"
    kept = [line for line in told if line != "…"]
    assert kept == list(lines[count - len(kept) :]), "the newest"
    assert (told[:1] == ["…"]) is (len(kept) < count)
    if len(kept) < count:
        with_next = utf16_length(content) + utf16_length(lines[0]) + 1
        assert with_next > CONTENT_BUDGET, "no more had room"


def test_a_line_that_has_no_room_at_all_leaves_the_call_whole() -> None:
    content = content_of(msgspec.structs.replace(BOARD, lines=("x" * 5_000,)))
    assert content.split("\n\n") == [f"**{BOARD.heading}**\n{CALL}", "…\n-# A remark"]


def test_what_was_overtaken_keeps_all_but_its_call() -> None:
    assert retired(content_of(BOARD), Instead("See below.")).split("\n\n") == [
        "**Ruta · table ABCD**\n-# See below.",
        "Ada moved.\nBruno moved.\n-# A remark",
    ]
    assert retired("**Hello**", Instead("See below.")) == "**Hello**\n-# See below."


@pytest.mark.parametrize(
    "verdict",
    ["🏆 Ada 15, Bruno 8\nThe last token is placed.", "🤝 A draw. Both players agreed to a draw."],
)
def test_an_ended_game_that_was_overtaken_still_says_how_it_ended(verdict: str) -> None:
    assert_verdict_stays(verdict, f"{verdict} <@1> and <@2>: rematch?")


def test_an_ended_game_that_was_overtaken_keeps_the_points_of_all() -> None:
    verdict = "🏆 🔵 <@1> 15, 🟧 <@2> 8\nThe last token is placed."
    assert_verdict_stays(verdict, verdict)


def assert_verdict_stays(verdict: str, call: str) -> None:
    over = msgspec.structs.replace(BOARD, call=call)
    assert retired(content_of(over), Instead("See below.")).split("\n\n") == [
        "**Ruta · table ABCD**\n-# See below.",
        verdict,
        "Ada moved.\nBruno moved.\n-# A remark",
    ]


def test_an_open_table_that_was_overtaken_says_in_its_heading_what_became_of_it() -> None:
    instead = Instead("See below.", ("Ruta · open table ABCD", "Ruta · the game has begun"))
    lobby = msgspec.structs.replace(BOARD, heading="Ruta · open table ABCD")
    assert retired(content_of(lobby), instead).startswith("**Ruta · the game has begun**\n-# See")
    assert retired(content_of(BOARD), instead).startswith("**Ruta · table ABCD**\n"), "no lobby"


def test_whoever_is_called_is_read_from_the_call_alone() -> None:
    call = "<@7> and <@9>: do you agree?\n<@7>: play."
    post = msgspec.structs.replace(BOARD, lines=("<@8> was invited.",), call=call)
    assert addressed_in(post) == (PlayerId(7), PlayerId(9))


async def test_no_more_buttons_are_sent_than_a_message_can_have() -> None:
    many = tuple(Action("take", CODE, "Take", number=number) for number in range(30))
    view = rows_of(Post("Hello", actions=many))
    assert view is not None
    rows: Any = view.to_components()
    assert [len(row["components"]) for row in rows] == [5] * 5
    assert MOST_BUTTONS == 25
    assert rows_of(Post("Hello")) is None


def sent(post: Post, content: str | None = None) -> discord.Message:
    """A message as Discord gives it back."""
    buttons = [
        SimpleNamespace(type=discord.ComponentType.button, custom_id=f"tavolo:{a.name}:{a.code}")
        for a in post.actions
    ]
    rows = [SimpleNamespace(children=buttons)] if buttons else []
    words = content_of(post) if content is None else content
    return cast(discord.Message, SimpleNamespace(content=words, components=rows))


PLAYED = msgspec.structs.replace(BOARD, actions=(Action("play", CODE, "Play"),))


def test_a_post_is_known_again_by_the_words_of_its_heading() -> None:
    assert CODE in words_of_heading(sent(PLAYED))
    assert CODE[:-1] not in words_of_heading(sent(PLAYED))
    assert CODE not in words_of_heading(sent(PLAYED, f"Ruta\n\nSee {CODE}")), "about another"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("now", [6 * DAY, 9 * DAY])
def test_a_deadline_reads_well_on_a_screen_that_shows_no_dates(locale: Locale, now: int) -> None:
    voice = TRANSLATOR.voice(locale, moment=lambda _: "")
    call = voice.say(timed(text("call-you"), 9 * DAY, now))
    said, time = call.splitlines()
    assert said == voice.say(text("call-you"))
    assert time.strip().endswith("."), "a whole sentence"
    assert "(" not in time
    assert "<" not in time


def test_in_a_post_that_was_overtaken_nobody_is_awaited_any_more() -> None:
    said = text("motion-answers", count=1, given="Ada", open=1, awaited="Bruno and Chloé")
    silence = TRANSLATOR.voice("en").say(text("proposal-silence"))
    agreed = TRANSLATOR.voice("en").say(said)
    asked = ("Ada proposed a pause.\nUntil noon.", agreed, silence, "The vote.")
    lines = ("Ada moved.", agreed, silence, "Bruno moved.")
    post = msgspec.structs.replace(BOARD, lines=lines, questions=asked, call="<@7>: do you agree?")
    told = retired(content_of(post), Instead("All agreed. See below."))
    assert "Ada moved.\nBruno moved." in told, "of older posts, who agreed and the time go"
    assert not any(words in told for words in ("Bruno and", "pause", "noon", "The vote"))
    assert told.split("\n")[1] == "-# All agreed. See below."


def test_what_stands_instead_of_a_call_never_makes_a_message_too_long() -> None:
    post = msgspec.structs.replace(BOARD, lines=("A long line. " * 100,) * 2, call=None)
    assert len(retired(content_of(post), Instead("Decided. " * 30))) <= 2_000
