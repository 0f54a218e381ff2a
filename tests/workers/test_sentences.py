"""Sentences about tables."""

import msgspec
import pytest

from core.game import Outcome, ScorePart, Seat, Standing
from core.texts import LOCALES, Listing, Locale, Moment, Player, text
from games.stratego4.game import STRATEGO4
from i18n import Translator
from model.table import HOUR, MINUTE, Bank, Pace
from rendering.scene.text import typeface
from tables.paces import duration, pace_of, when_late
from workers.sentences import (
    agreed,
    ranking,
    ranking_told,
    standing,
    time_left,
    timed,
    until,
    verdict,
    verdict_in_picture,
)

NOON = 1_760_000_000_000
DAY = 24 * HOUR


class Options(msgspec.Struct, frozen=True):
    tea: bool = True
    two_cakes: bool = False
    rounds: int = 3


def test_the_usual_options_are_not_worth_a_word() -> None:
    assert agreed("toy", Options()) is None


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


def test_what_needs_more_players_is_not_said_to_be_agreed() -> None:
    manifest = STRATEGO4.manifest
    in_teams = manifest.options(teams=True, memory=True)
    assert manifest.in_force(in_teams, 4) == in_teams
    assert manifest.in_force(in_teams, 3) == manifest.options(memory=True)


def test_a_text_has_its_deadline_only_when_there_is_one() -> None:
    assert until("poll-open", None, who="x") == text("poll-open", who="x")
    assert until("poll-open", 9, who="x") == text("poll-open-until", until=Moment(9), who="x")


def test_a_deadline_is_said_in_words_as_well_where_notifications_may_show_no_dates() -> None:
    said, due = text("call-you"), NOON + 3 * DAY
    assert timed(said, None, NOON) == said
    assert timed(said, due) == text("timed", said=said, until=Moment(due))
    words = timed(said, due, NOON)
    left = text("time-days", count=3)
    assert words == text("timed-in-words", said=said, time=left, until=Moment(due))
    assert timed(said, due, due) == text("timed-nearly-over", said=said, until=Moment(due))


@pytest.mark.parametrize(
    ("left", "key", "count"),
    [
        (3 * DAY, "days", 3),
        (3 * DAY - 20_000, "days", 3),
        (12 * HOUR - 2 * MINUTE, "hours", 12),
        (HOUR, "hours", 1),
        (30 * MINUTE - 20_000, "minutes", 30),
        (MINUTE // 2, "minutes", 1),
    ],
)
def test_what_passed_while_a_message_was_written_is_not_taken_off(
    left: int, key: str, count: int
) -> None:
    assert time_left(NOON + left, NOON) == text(f"time-{key}", count=count)


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


def test_where_nothing_is_counted_a_standing_is_a_place() -> None:
    assert standing(Standing(Seat(1), 2, 0, ())) == text("result-place", rank=2, who=Player(1))


def test_those_who_share_a_place_share_a_line() -> None:
    ends = (Standing(Seat(1), 1, 0, ()), *(Standing(Seat(i), 2, 0, ()) for i in (0, 3)))
    assert ranking("toy", Outcome(ends, "over")) == [
        text("result-place", rank=1, who=Listing((Player(1),))),
        text("result-place", rank=2, who=Listing((Player(0), Player(3)))),
    ]


def test_two_teams_have_the_first_and_the_second_place() -> None:
    ends = tuple(Standing(Seat(i), rank, 0, ()) for i, rank in ((0, 1), (2, 1), (1, 3), (3, 3)))
    assert ranking("toy", Outcome(ends, "over")) == [
        text("result-place", rank=1, who=Listing((Player(0), Player(2)))),
        text("result-place", rank=2, who=Listing((Player(1), Player(3)))),
    ]


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


def test_points_of_one_part_are_not_made_up_of_parts() -> None:
    alone = Standing(Seat(0), 1, 4, (ScorePart("cakes", 4),))
    assert ranking("toy", Outcome((alone,), "over")) == [standing(alone)]
    assert ranking_told("toy", Outcome((alone,), "over")) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_points_below_nothing_have_their_sign_in_a_part_too(locale: Locale) -> None:
    ends = tuple(
        Standing(Seat(s), 1, 0, (ScorePart("tokens", -s), ScorePart("longest", 0))) for s in (0, 3)
    )
    said = Translator(strict=True).voice(locale).say(ranking("ruta", Outcome(ends, "over"))[-1])
    assert "(0, −3)" in said


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


def test_each_policy_says_what_happens_when_time_runs_out() -> None:
    policies = ("wait", "play", "resign")
    said = {when_late(Pace(24, policy)).key for policy in policies}  # type: ignore[arg-type]
    assert said == {"when-late-wait", "when-late-play", "when-late-resign"}


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
