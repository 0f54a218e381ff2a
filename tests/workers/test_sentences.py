"""Sentences about tables."""

import msgspec
import pytest

from core.game import Outcome, ScorePart, Seat, Standing
from core.texts import LOCALES, Listing, Locale, Moment, Player, text
from i18n import Translator
from model.table import HOUR, MINUTE, Bank, Pace
from rendering.scene.text import typeface
from tables.paces import duration, pace_of, when_late
from workers.sentences import (
    agreed,
    ranking,
    standing,
    timed,
    verdict,
    verdict_in_picture,
)

NOON = 1_760_000_000_000
DAY = 24 * HOUR


class Options(msgspec.Struct, frozen=True):
    tea: bool = True
    two_cakes: bool = False
    rounds: int = 3


def test_what_differs_from_usual_is_said_with_without_or_with_its_value() -> None:
    said = agreed("toy", Options(tea=False, two_cakes=True, rounds=5))
    assert said == text(
        "agreed",
        options=Listing(
            (
                text("option-without", option=text("toy-option-tea")),
                text("option-with", option=text("toy-option-two-cakes")),
                text("option-value", option=text("toy-option-rounds"), value=5),
            )
        ),
    )


def test_a_deadline_is_said_in_words_as_well_where_notifications_may_show_no_dates() -> None:
    said, due = text("call-you"), NOON + 3 * DAY
    assert timed(said, None, NOON) == said
    assert timed(said, due) == text("timed", said=said, until=Moment(due))
    words = timed(said, due, NOON)
    left = text("time-days", count=3)
    assert words == text("timed-in-words", said=said, time=left, until=Moment(due))
    assert timed(said, due, due) == text("timed-nearly-over", said=said, until=Moment(due))


@pytest.mark.parametrize(("ranks", "key"), [((1, 2), "result-won"), ((1, 1), "result-shared")])
def test_a_win_is_one_s_own_or_shared(ranks: tuple[int, int], key: str) -> None:
    parts = (ScorePart("cakes", 7),)
    standings = tuple(Standing(Seat(i), rank, 7, parts) for i, rank in enumerate(ranks))
    said = verdict(Outcome(standings, "over"))
    winners = tuple(Player(i) for i, rank in enumerate(ranks) if rank == 1)
    assert said == text(key, winners=Listing(winners))


def test_all_equal_without_points_is_a_draw_and_partners_have_the_first_place() -> None:
    drawn = tuple(Standing(Seat(i), 1, 0, ()) for i in range(3))
    teams = tuple(Standing(Seat(i), rank, 0, ()) for i, rank in enumerate((1, 3, 1, 3)))
    assert verdict(Outcome(drawn, "over")) == text("result-drawn")
    assert verdict(Outcome(teams, "over")).key == "result-first"
    assert verdict_in_picture(Outcome(teams, "over")).key == "replay-first"


def test_a_verdict_in_a_picture_needs_no_emoji() -> None:
    ends = tuple(Standing(Seat(i), rank, 0, ()) for i, rank in enumerate((1, 2)))
    assert verdict_in_picture(Outcome(ends, "over")).key == "replay-won"
    for locale in LOCALES:
        words = Translator(strict=True).voice(locale)
        for key in ("won", "shared", "first", "drawn"):
            said = words.say(text(f"replay-{key}", winners="Ada"))
            assert all(typeface("medium").width(sign, 32) for sign in said)
            assert "🏆" not in said
            assert "🤝" not in said


def test_a_ranking_names_each_part_of_the_score_once_with_the_points_of_all() -> None:
    won = Standing(Seat(1), 1, 9, (ScorePart("cakes", 4), ScorePart("tea", 5)))
    lost = Standing(Seat(0), 2, -2, (ScorePart("cakes", 0), ScorePart("tea", -2)))
    *lines, parts = ranking("toy", Outcome((won, lost), "over"))
    assert lines == [standing(won), standing(lost)]
    cakes = text("result-part", name=text("toy-score-cakes"), points=Listing((4, 0), "comma"))
    tea = text("result-part", name=text("toy-score-tea"), points=Listing((5, -2), "comma"))
    assert parts == text("result-parts", parts=Listing((cakes, tea), "comma"))


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "**−1** points"), ("fr", "**−1** point"), ("it", "**−1** punti")],
)
def test_a_score_below_nothing_is_said_with_its_sign(locale: Locale, said: str) -> None:
    words = Translator(strict=True).voice(locale)
    line = words.say(standing(Standing(Seat(0), 1, -1, (ScorePart("tokens", -1),))))
    assert said in line


def test_where_nobody_else_can_be_asked_it_is_said_that_the_table_waits() -> None:
    assert when_late(Pace(24, "ask")).key == "when-late-ask"
    assert when_late(Pace(24, "ask"), alone=True).key == "when-late-wait"
    assert when_late(Pace(24, "resign"), alone=True).key == "when-late-resign"


@pytest.mark.parametrize(
    ("minutes", "key", "count"),
    [
        (10, "minutes", 10),
        (60, "hours", 1),
        (90, "minutes", 90),
        (12 * 60, "hours", 12),
        (24 * 60, "days", 1),
        (36 * 60, "hours", 36),
        (48 * 60 + 59, "days", 2),
        (168 * 60, "days", 7),
    ],
)
def test_a_stretch_of_time_is_told_in_the_unit_people_use(
    minutes: int, key: str, count: int
) -> None:
    assert duration(minutes * MINUTE) == text(f"time-{key}", count=count)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "2 days and 23 hours"), ("fr", "2 jours et 23 heures"), ("it", "2 giorni e 23 ore")],
)
def test_what_is_left_of_days_is_told_to_the_hour(language: Locale, words: str) -> None:
    voice = Translator(strict=True).voice(language)
    assert voice.say(duration((71 * 60 + 59) * MINUTE)) == words


def test_a_pace_is_told_with_its_reserve_and_with_what_happens_late() -> None:
    assert [t.key for t in pace_of(Pace(None))] == ["pace-unlimited"]
    assert [t.key for t in pace_of(Pace(0, "play", 10))] == ["pace-limited", "when-late-play"]
    kept = Pace(24, "wait", bank=Bank(60, 10, 120))
    assert [t.key for t in pace_of(kept)] == ["pace-limited", "pace-bank", "when-late-wait"]
