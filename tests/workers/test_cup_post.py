"""What the posts of a cup say, in every phase and language, within what Discord accepts."""

from fractions import Fraction
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from catalog import CATALOG
from cogs.ui.messages import CONTENT_BUDGET, content_of
from core.texts import LOCALES, Locale, Moment, text
from model.cup import DAY, Cup, CupStatus, Entrant, Placing
from model.letters import SeatFacts, TableFacts
from model.table import FORMER_PLAYER, CupGame, Human, Status
from tables.paces import duration
from tests.games.catalogue import texts
from tests.games.subjects import subject_of
from tests.tables.sample_tables import NOON
from tests.workers.sample_cups import person, played, ranked, ruta_cup, seat, shown, table_of
from tests.workers.test_notifications import some_states
from tests.workers.test_notifications import table_of as ruta_table
from workers import cup_posts, markup, table_lines
from workers.cup_posts import MOST_IN_STANDINGS, CupPresenter, CupShown, course, score_words
from workers.cups import standings_table
from workers.guided_play import Guide
from workers.post_model import Picture, Post, utf16_length

STRICT = texts()
GUIDE = Guide(cast(Any, CATALOG), bytes)
PICTURE = Picture("standings.png", b"", "the standings")
LONG = "W" * 30 + "__"
"""The longest name; the two last characters are escaped."""

SPANS = {"span": duration(14 * DAY)}

every_language = pytest.mark.parametrize("locale", LOCALES)


async def draw(_shown: CupShown) -> Picture | None:
    return PICTURE


WRITER = CupPresenter(STRICT, GUIDE, draw)


def say(locale: Locale, key: str, **values: Any) -> str:
    return STRICT.voice(locale, moment=markup.date).say(text(key, **values))


def post_of(cup: Cup, locale: Locale = "en", *names: str) -> Post:
    return WRITER.post(shown(msgspec.structs.replace(cup, locale=locale), names))


def words_of(cup: Cup, locale: Locale = "en", *names: str) -> str:
    return content_of(post_of(cup, locale, *names))


@every_language
def test_a_cup_that_gathers_asks_first_and_tells_briefly_what_one_agrees_to(locale: Locale) -> None:
    cup = ruta_cup(3)
    heading, call, *_ = words_of(cup, locale).splitlines()
    assert "Ruta" in heading
    assert heading.endswith(f"{cup.code}**")
    until = text("cup-call-entry", until=Moment(cup.closes_at))
    assert call == STRICT.voice(locale, moment=markup.date).say(until)
    content = words_of(cup, locale)
    for key, values in (
        ("cup-kind", {"format": "swiss"}),
        ("cup-rounds-between", {"fewest": 3, "most": 5, **SPANS, "total": duration(70 * DAY)}),
        ("cup-seats", {"count": 2}),
        ("cup-consent", {}),
        ("cup-ties", {}),
    ):
        assert say(locale, key, **values) in content, key
    told = [STRICT.voice(locale).say(line) for line in cup_posts.rules(cup)]
    assert {say(locale, "cup-unfinished", **SPANS), say(locale, "cup-away")} <= {*told}
    assert not any(line in content for line in told), "the rest is behind the button"
    assert [each.name for each in post_of(cup).actions] == ["cup-enter", "cup-open", "cup-rules"]
    full = post_of(ruta_cup(16))
    assert [each.name for each in full.actions] == ["cup-open", "cup-rules"]


def test_a_round_shows_its_tables_with_links_and_who_sits_out() -> None:
    first = played(table_of(1, *ranked(2, 1)), table_of(2, *ranked(3, 4)), ended_at=NOON)
    cup = ruta_cup(5, first, played(table_of(3, *seat(2, 3)), bye(5)))
    lines = words_of(cup).splitlines()
    assert lines[1].startswith("Round 2 of 3 is being played. It ends with its last game;")
    best = ["1\\. Person 5 · 1", "2\\. Person 2 · 1", "2\\. Person 3 · 1", "4\\. Person 1 · 0"]
    assert lines[4:8] == best, "equal ones share the place"
    assert lines[-3].startswith("[T003](https://discord.com/channels/")
    assert lines[-3].endswith("· Person 2, Person 3")
    assert lines[-2:] == ["Person 5 has a bye", "Without a table: Person 1, Person 4"]
    alone = content_of(WRITER.post(shown(cup, linked=False)))
    assert "\nT003 · Person 2, Person 3" in alone


def bye(number: int) -> Any:
    """The pairing of somebody alone."""
    return msgspec.structs.replace(table_of(1, Placing(number, 1)), table=None, code=None)


def test_a_cup_with_its_rounds_planned_says_how_long_they_last_at_most() -> None:
    cup = ruta_cup(3, planned_rounds=3, round_days=21)
    (told, *_) = cup_posts.terms(cup, None, 2)
    assert STRICT.voice("en").say(told).endswith("3 rounds of 21 days at most: 63 days.")


@every_language
async def test_at_the_end_those_who_share_the_first_place_are_named_and_one_picture_follows(
    locale: Locale,
) -> None:
    drawn = table_of(1, Placing(1, 1), Placing(2, 1))
    cup = ruta_cup(3, played(drawn, bye(3), ended_at=NOON), status=CupStatus.FINISHED)
    (only,) = shown(cup).winners
    assert only == 3, "a bye counts as a win"
    assert say(locale, "cup-call-won", count=1, people="Person 3") in words_of(cup, locale)
    tie = ruta_cup(2, played(drawn, ended_at=NOON), status=CupStatus.FINISHED)
    people = "Person 1, Person 2"
    assert say(locale, "cup-call-won", count=2, people=people) in words_of(tie, locale)
    end = await WRITER.end(shown(cup))
    assert (end.picture, end.silent) == (PICTURE, True)


def _round(number: int, *pairs: tuple[int, int]) -> Any:
    tables = (table_of(10 * number + n, *ranked(*pair)) for n, pair in enumerate(pairs))
    return played(*tables, ended_at=NOON)


@every_language
def test_between_equal_points_the_end_says_what_decided(locale: Locale) -> None:
    met = played(table_of(1, *ranked(1, 2)), bye(3), ended_at=NOON)
    games = (_round(1, (1, 2), (3, 4)), _round(2, (1, 3), (2, 4)), _round(3, (2, 3), (4, 1)))
    for cup, who, by in (
        (ruta_cup(3, met, status=CupStatus.FINISHED), "Person 1", "met"),
        (ruta_cup(4, *games, status=CupStatus.FINISHED), "Person 2", "games"),
    ):
        assert say(locale, "cup-decided", who=who, by=by) in words_of(cup, locale)
    clear = ruta_cup(2, _round(1, (1, 2)), status=CupStatus.FINISHED)
    assert cup_posts.decision_of(shown(clear)) is None


def test_of_old_cups_computers_and_forgotten_people_have_a_name_and_no_computer_wins() -> None:
    entrants = (
        Entrant(1, None, NOON),
        Entrant(2, FORMER_PLAYER, NOON),
        Entrant(3, person(3), NOON),
    )
    games = table_of(1, *ranked(1, 2)), table_of(2, *ranked(1, 3))
    cup = ruta_cup(3, played(*games, ended_at=NOON), status=CupStatus.FINISHED)
    cup = msgspec.structs.replace(cup, entrants=entrants)
    lines = words_of(cup).splitlines()
    assert lines[1] == say("en", "cup-call-won", count=2, people="Former player, Person 3")
    assert "1\\. a computer · 2" in lines


@every_language
def test_an_old_knock_out_is_told_kindly_what_becomes_of_it(locale: Locale) -> None:
    gathers = words_of(ruta_cup(3, was_knock_out=True), locale)
    assert say(locale, "cup-was-knock-out", begun="no") in gathers
    runs = ruta_cup(2, played(table_of(1, *seat(1, 2))), was_knock_out=True)
    assert say(locale, "cup-was-knock-out", begun="yes") in words_of(runs, locale)


def test_a_cup_called_off_at_once_says_only_that() -> None:
    cup = ruta_cup(3, status=CupStatus.CALLED_OFF)
    assert words_of(cup).splitlines()[1:] == [say("en", "cup-call-called-off")]


# --- limits --------------------------------------------------------------------------------------


def crowd(rounds: int, status: CupStatus, **fields: Any) -> Cup:
    """The most entrants, with rounds of 32 tables of which the last is played."""
    pairs = [(n, n + 1) for n in range(1, 65, 2)]
    done = played(*(table_of(n, *ranked(n, m)) for n, m in pairs), ended_at=NOON)
    runs = played(*(table_of(n, *seat(n, m)) for n, m in pairs))
    last = [done] if status.is_over else [runs]
    course_of = (done,) * (rounds - 1) + tuple(last) if rounds else ()
    given = {"name": "W" * 60, "most": 64, "code": "WWWW", "status": status, **fields}
    return ruta_cup(64, *course_of, **given)


CROWDS = {
    "gathers": crowd(0, CupStatus.ENTRY),
    "gathers, once a knock-out": crowd(0, CupStatus.ENTRY, was_knock_out=True, most=65),
    "first round": crowd(1, CupStatus.PLAYING, was_knock_out=True),
    "later": crowd(7, CupStatus.PLAYING),
    "all play all": crowd(7, CupStatus.PLAYING, format="all-play-all", size=5),
    "over": crowd(7, CupStatus.FINISHED),
    "called off": crowd(7, CupStatus.CALLED_OFF),
}


@every_language
@pytest.mark.parametrize("phase", CROWDS)
def test_the_post_of_the_largest_cup_fits_into_a_message(phase: str, locale: Locale) -> None:
    post = post_of(CROWDS[phase], locale, *([LONG] * 64))
    whole = "\n".join(filter(None, (post.heading, post.call, *post.lines)))
    assert utf16_length(whole) <= CONTENT_BUDGET, "nothing is cut by the message"
    assert content_of(post).endswith(post.lines[-1])
    if phase == "later":
        best = [line for line in post.lines if "W" in line and "T0" not in line]
        assert len(best) == MOST_IN_STANDINGS
        assert say(locale, "cup-more", count=64 - MOST_IN_STANDINGS) in post.lines


@every_language
@pytest.mark.parametrize("names", [1, 30])
def test_the_private_page_shows_all_there_is_room_for_and_counts_the_rest(
    names: int, locale: Locale
) -> None:
    cup, said = shown(CROWDS["later"], ["W" * names] * 64), STRICT.voice(locale).say
    lines = course(cup, said, 3_000)
    assert sum(utf16_length(line) + 1 for line in lines) <= 3_000
    standings = [line for line in lines if line.split("\\.")[0].isdecimal()]
    assert len(standings) == 64 if names == 1 else 10 < len(standings) < 64
    tables = [line for line in lines if line.startswith("[T")]
    assert 0 < len(tables) < 32
    assert lines[-1] == said(text("cup-more", count=32 - len(tables)))


@every_language
def test_the_picture_says_of_how_many_it_shows_the_first_twenty(locale: Locale) -> None:
    cup = msgspec.structs.replace(CROWDS["over"], locale=locale)
    table = standings_table(shown(cup), text("ruta-name"), STRICT.voice(locale).say)
    assert len(table.rows) == 20
    assert "44" in table.note
    assert {row.results for row in table.rows} == {("1",) * 7}
    assert not table.has_more_rounds
    longer = crowd(8, CupStatus.FINISHED)
    assert standings_table(shown(longer), text("ruta-name"), str).has_more_rounds


# --- how a reader stands -------------------------------------------------------------------------


def about(cup: Cup, number: int, table: TableFacts | None = None) -> list[str]:
    lines = cup_posts.about_reader(shown(cup), person(number), table)
    return [STRICT.voice("en").say(line) for line in lines]


def test_a_reader_learns_how_they_stand_and_where_they_play() -> None:
    first = played(table_of(1, *ranked(2, 1)), bye(3), ended_at=NOON)
    cup = ruta_cup(4, first, played(table_of(2, *seat(2, 3)), bye(1)))
    subject = subject_of("ruta")
    table = ruta_table(subject, some_states(subject)[0], "en", (0,))
    asked = SeatFacts(table.seats[0].seat, Human(person(2)), 1, None)
    waits = msgspec.structs.replace(table, seats=(asked, *table.seats[1:]), status=Status.PLAYING)
    assert about(cup, 9) == []
    at_table = about(cup, 2, waits)
    assert at_table[:2] == ["You are in.", "Your place: 1, points: 1"]
    assert at_table[2].startswith("Your table waits for you: [T002](")
    assert about(cup, 3, waits)[2].startswith("Your table: [T002](")
    assert about(cup, 3)[2].startswith("Your game of this round is over: [T002](")
    assert about(cup, 1)[2:] == ["You have a bye this round; it counts as a win."]
    over = msgspec.structs.replace(cup, status=CupStatus.FINISHED)
    assert about(over, 2)[0] == "Your place: 1, points: 1", "nobody is in any more"
    assert about(cup, 4)[2:] == ["You sit this round out."]
    gone = msgspec.structs.replace(cup.entrants[3], left_at=NOON, left_because="vanished")
    left = msgspec.structs.replace(cup, entrants=(*cup.entrants[:3], gone))
    said = say("en", "cup-you", because="vanished")
    assert about(left, 4) == [said, "Your place: 4, points: 0"]
    assert about(ruta_cup(1), 1) == ["You are in."]


def test_at_its_tables_a_cup_is_named_with_its_round() -> None:
    subject = subject_of("ruta")
    facts = ruta_table(subject, some_states(subject)[0], "en", (0,), cup=CupGame("AB12", 2))
    assert table_lines.cup(facts, STRICT.voice("en")) == "🏆 Cup AB12, round 2"


@pytest.mark.parametrize(
    ("score", "words"),
    [
        (Fraction(0), "0"),
        (Fraction(1, 2), "½"),
        (Fraction(7, 2), "3½"),
        (Fraction(29, 8), "3⅝"),
        (Fraction(2, 3), "2⁄3"),
        (Fraction(17, 6), "2 5⁄6"),
        (Fraction(55, 24), "2 7⁄24"),
        (Fraction(10), "10"),
    ],
)
def test_scores_are_written_as_people_write_them(score: Fraction, words: str) -> None:
    assert score_words(score) == words


@given(st.lists(st.integers(min_value=0, max_value=63 * 24), min_size=2, max_size=2, unique=True))
def test_different_scores_are_written_differently(counts: list[int]) -> None:
    one, other = (score_words(Fraction(count, 24)) for count in counts)
    assert one != other
