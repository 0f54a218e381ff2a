"""Texts of posts in every game: their buttons' questions, notices, newest turns, winners."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, get_args

import msgspec
import pytest

from cogs.ui.messages import CONTENT_BUDGET, content_of
from core.game import Everyone, Outcome, Seat, Standing
from core.texts import LOCALES, Listing, Locale, Moment, Place, Text, Value, Verbatim, text
from i18n.translator import FOLDER
from model import game_json
from model.letters import ASKS, PrivateLetter, PublicLetter, TableFacts
from model.table import (
    About,
    Bank,
    Computer,
    CupGame,
    Motion,
    Pace,
    Pause,
    PlayerId,
    ProposalKind,
    Status,
)
from tests.games.catalogue import EVERY_GAME
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.games.whole_games import journeys
from tests.sample_motions import agreed_to, asked_about
from tests.tables.sample_tables import NOON
from tests.workers.test_notifications import (
    DUE,
    READER,
    people,
    presenter,
    private,
    public,
    said,
    some_states,
    table_of,
)
from workers import table_lines
from workers.post_model import Post, utf16_length

every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)
every_language = pytest.mark.parametrize("locale", LOCALES)

MOST_LINES = 3
MANY = 40
"""Events: more than any post has room for."""

_SECTION = re.compile(r"## What happened to a table.*?\n## ", re.DOTALL)
_PENDING = ("table-proposes-", "table-calling-off-", "table-changed-", "ends-")
"""What stands in a post as long as it is open, and words that are parts of others."""


@cache
def notices() -> tuple[Text, ...]:
    """Whatever is told of a table itself."""
    found = _SECTION.search((FOLDER / "en" / "tables.ftl").read_text())
    assert found is not None
    reminders = (FOLDER / "en" / "reminders.ftl").read_text()
    keys = re.findall(r"^([a-z-]+) =", found[0], re.MULTILINE)
    keys += re.findall(r"^(table-reminder-[a-z]+) =", reminders, re.MULTILINE)
    names = ("who", "guest", "former", "host", "what", "by")
    values: dict[str, Value] = {name: Verbatim("Penelope") for name in names}
    values |= {"people": Listing((Verbatim("Penelope"),))}
    values |= {"count": 1, "since": Listing((Verbatim("Penelope"),)), "told": text("join-button")}
    values |= {"pace": text("pace-unlimited")}
    values |= {"until": Moment(NOON), "place": Place(1), "code": Verbatim("ABCD")}
    return tuple(text(key, **values) for key in keys if not key.startswith(_PENDING))


def events_of(subject: Subject) -> tuple[msgspec.Raw, ...]:
    """What all were told in some games, oldest first."""
    stops = [stop for journey in journeys(subject.key)[:9] for stop in journey.stops]
    told = [each for stop in stops for each in stop.step.told if isinstance(each.to, Everyone)]
    assert len(told) >= MANY
    return tuple(game_json.raw(each.event) for each in told[:MANY])


async def posted(letter: PublicLetter | PrivateLetter, locale: Locale) -> Post:
    profiles = people(letter.table, locale)
    if isinstance(letter, PublicLetter):
        return await presenter().public(letter, profiles, drawn=False)
    return await presenter().private(letter, profiles, drawn=False)


def at_table(subject: Subject, locale: Locale, **changes: Any) -> tuple[TableFacts, Any]:
    """A table in the middle of a game at which the first seat is asked, and the state of it."""
    state = some_states(subject)[1]
    return table_of(subject, state, locale, [0], **changes), state


# --- notices and news ----------------------------------------------------------------------------


@every_language
@every_game
async def test_every_notice_is_told_whatever_happened_in_the_game(
    subject: Subject, locale: Locale
) -> None:
    assert len(notices()) > 30
    table, state = at_table(subject, locale)
    bare = await posted(public(subject, state, table), locale)
    for number, notice in enumerate(notices()):
        count = (0, 1, 2, 3, 13, MANY)[number % 6]
        told = events_of(subject)[:count]
        post = await posted(public(subject, state, table, events=told, notices=(notice,)), locale)
        assert len(post.lines) > len(bare.lines), notice.key
        content = content_of(post)
        assert all(line in content for line in (*post.lines, *post.news)), notice.key
        assert len(post.news) < MOST_LINES


@every_language
async def test_a_game_of_a_cup_that_ends_unfinished_counts_as_a_draw(locale: Locale) -> None:
    subject = WHOLE_GAMES[0]
    alone, state = at_table(subject, locale)
    frozen = Pause(DUE, frozen=True)
    asked = (
        ("cup", CupGame("AB12", 1)),
        ("pause", frozen),
        ("motions", (agreed_to(1, "end", READER),)),
    )
    for table in (alone, msgspec.structs.replace(alone, **dict(asked))):
        ends = "ends-without-result" if table.cup is None else "ends-in-cup"
        told = [one for one in notices() if "$ends" in written(one.key)]
        assert len(told) == 8
        for notice in told:
            post = await posted(public(subject, state, table, notices=(notice,)), locale)
            letter = private(subject, state, table, "notice", notices=(notice,), seat=1)
            for lines in (post.lines, (await posted(letter, locale)).lines):
                assert any(said(locale, text(ends)) in line for line in lines), notice.key
    cancelled = (text("table-cancelled", who=Verbatim("Penelope")),)
    post = await posted(public(subject, state, table, notices=cancelled), locale)
    assert said(locale, text("table-cancelled-in-cup", who=Verbatim("Penelope"))) in post.lines
    questions = "\n".join(post.questions)
    assert questions.count(said(locale, text("ends-in-cup"))) == 2
    assert said(locale, text("ends-without-result")) not in questions


def written(key: str) -> str:
    """What the original says under this key, with its variables."""
    file = (FOLDER / "en" / "tables.ftl").read_text()
    return re.split(r"\n(?=\S)", file.partition(f"\n{key} =")[2])[0]


@every_language
@every_game
async def test_a_letter_is_for_its_readers_eyes_only_if_it_shows_what_others_do_not_see(
    subject: Subject, locale: Locale
) -> None:
    table, state = at_table(subject, locale)
    letter = private(subject, state, table, "hand", seat=1)
    view = subject.game.view_for(state, Seat(1))
    holds = bool(EVERY_GAME[subject.key].words.hand_text(view))
    heading = said(locale, text("letter-hand", game=text(f"{subject.key}-name"), code=table.code))
    for kind in ({}, {"lasts": True}):
        post = await posted(msgspec.structs.replace(letter, **kind), locale)
        assert post.heading.startswith(heading) == holds


@every_language
@every_game
@pytest.mark.parametrize("kind", ["board", "turn"])
async def test_a_post_tells_the_newest_turns_in_three_lines_at_most(
    subject: Subject, locale: Locale, kind: str
) -> None:
    table, state = at_table(subject, locale)

    def telling(told: Sequence[msgspec.Raw]) -> PublicLetter | PrivateLetter:
        if kind == "board":
            return public(subject, state, table, events=tuple(told))
        return private(subject, state, table, "turn", events=tuple(told))

    for count in (0, 1, 2, 3, 4, 13, MANY):
        news = (await posted(telling(events_of(subject)[:count]), locale)).news
        assert len(news) <= MOST_LINES
        assert bool(news) is bool(count)
        if count:
            newest = (await posted(telling(events_of(subject)[count - 1 : count]), locale)).news
            assert newest[-1:] == news[-1:] or len(newest) < len(news), "the newest stands last"


# --- what is open --------------------------------------------------------------------------------

SENTENCES: dict[str, str] = {
    "accept": "table-proposes-{kind}",
    "refuse": "table-proposes-{kind}",
    "cancel": "table-proposes-end",
    "vote-wait": "poll-open",
    "vote-computer": "poll-open",
    "vote-end": "poll-open",
    "take": "seat-wanted",
    "return": "seat-tended",
}
"""Buttons that answer something, and what is asked."""

PROPOSALS = get_args(ProposalKind)
ANSWERS = ("accept", "refuse", "cancel")
OPEN = (*PROPOSALS, "vote", "substitute", "tended")


def with_open(table: TableFacts, kind: str, undone: msgspec.Raw) -> TableFacts:
    """The table with something open of this kind, by or about the first seat."""
    first = table.seats[0]
    if kind == "vote":
        return _also(table, asked_about(1, 0, 1))
    if kind == "substitute":
        return _with_first(table, msgspec.structs.replace(first, wanted=True))
    if kind == "tended":
        tended = Computer(table.game, "normal", READER)
        return _with_first(table, msgspec.structs.replace(first, occupant=tended))
    about = About(pace=Pace(12)) if kind == "pace" else About()
    if kind == "undo":
        about = About(undoes=(undone,), since=(Seat(1),))
    number = 3 if kind == "end" else 2
    return _also(table, agreed_to(number, kind, READER, about=about))  # type: ignore[arg-type]


def _also(table: TableFacts, *motions: Motion) -> TableFacts:
    return msgspec.structs.replace(table, motions=(*table.motions, *motions))


def _with_first(table: TableFacts, seat: Any) -> TableFacts:
    return msgspec.structs.replace(table, seats=(seat, *table.seats[1:]))


def words_of(locale: Locale, key: str, count: int = 1) -> str:
    """The longest words of a question between the names in it."""
    sentence = text(
        key,
        **dict.fromkeys(("who", "to", "people"), "\0"),
        count=count,
        since=Listing(("\0",)),
        until=Moment(DUE),
    )
    parts = [part.strip(" .") for part in said(locale, sentence).split("\0")]
    return max(parts, key=len).split("(")[0].strip()


def asking(letter: PublicLetter) -> PublicLetter:
    """The letter as one that only asks, if something is open at its table."""
    if not letter.table.has_open_question:
        return letter
    return msgspec.structs.replace(letter, view=None, notices=(ASKS, *letter.notices))


@every_language
@every_game
@pytest.mark.parametrize("kind", OPEN)
async def test_above_each_button_that_answers_stands_what_is_asked_and_who_has_answered(
    subject: Subject, locale: Locale, kind: str
) -> None:
    undone, *_ = told = events_of(subject)
    table, state = at_table(subject, locale)
    table = with_open(table, kind, undone)
    post = await posted(asking(public(subject, state, table, events=told)), locale)
    content = content_of(post)
    asked = {SENTENCES[each.name] for each in post.actions if each.name in SENTENCES}
    assert asked
    for key in asked:
        place = content.find(words_of(locale, key.format(kind=kind)))
        assert place >= 0, key
        others = (*post.news, *post.lines, post.hint or "")
        assert all(place > content.find(line) for line in others), "the picture stands below"
    names = {player: profile.name for player, profile in people(table, locale).items()}
    if kind not in ("substitute", "tended"):
        assert all(name in "\n".join(post.questions) for name in names.values()), "all are awaited"
    if kind == "undo":
        event = game_json.decode_event(subject.game, undone)
        (line,) = [line for line in post.questions if line.startswith("↩")]
        assert line != "↩"
        assert EVERY_GAME[subject.key].words.event_text(event).key
    letter = private(subject, state, table, "agree" if kind != "vote" else "turn", seat=1)
    by_letter = await posted(letter, locale)
    answers = {each.name for each in by_letter.actions} & {*SENTENCES}
    assert not answers or all(line in content_of(by_letter) for line in post.questions)


@every_language
@pytest.mark.parametrize("kind", PROPOSALS)
async def test_the_buttons_that_answer_name_what_they_answer(locale: Locale, kind: str) -> None:
    subject = WHOLE_GAMES[0]
    undone, *_ = events_of(subject)
    table, state = at_table(subject, locale)
    table = with_open(table, kind, undone)
    post = await posted(asking(public(subject, state, table)), locale)
    answers = {each.name: each.label for each in post.actions if each.name in ANSWERS}
    keys = (f"agree-{kind}-button", f"refuse-{kind}-button")
    assert [*answers.values()] == [said(locale, text(key)) for key in keys]


def test_no_two_buttons_that_answer_are_called_alike() -> None:
    for locale in LOCALES:
        keys = [f"{way}-{kind}-button" for kind in PROPOSALS for way in ("agree", "refuse")]
        assert len({said(locale, text(key)) for key in keys}) == len(keys)


# --- all at once ---------------------------------------------------------------------------------

LONGEST_NAME = 32
EVENTS = 30
MOST_MOVES = 4
"""Moves made with one press, which go back together."""


def crowded(subject: Subject, locale: Locale) -> tuple[TableFacts, Any]:
    """A table of as many as can play, with as much open at once as there may be; and its state."""
    games = (journey.stops[0].state for journey in journeys(subject.key))
    state = max(games, key=lambda state: len(subject.game.view_for(state, None).seats))
    asked = sorted(subject.game.to_act(state))
    table = table_of(subject, state, locale, asked)
    for kind in ("undo", "end", "substitute"):
        table = with_open(table, kind, events_of(subject)[0])
    return _also(table, *(asked_about(10 + seat, seat, 2) for seat in asked)), state


@every_language
@every_game
async def test_no_notice_is_cut_though_all_is_open_and_names_are_long_nor_hides_what_is_asked(
    subject: Subject, locale: Locale
) -> None:
    table, state = crowded(subject, locale)
    called = tuple(PlayerId(seat.seat + 1) for seat in table.seats[1:])
    profiles = {
        player: msgspec.structs.replace(one, name=one.name.ljust(LONGEST_NAME, "W"))
        for player, one in people(table, locale).items()
    }
    letter, speaker = public(subject, state, table, ping=called, agree=True), presenter()
    bare = await speaker.public(letter, profiles, drawn=False)
    first, told = content_of(bare).split("\n\n")[0], events_of(subject)[:EVENTS]
    for notice in notices():
        telling = (notice, _pictures_are_missing())
        letter = msgspec.structs.replace(letter, events=told, notices=telling)
        post = await speaker.public(letter, profiles, drawn=False)
        content = content_of(post)
        assert all(line in content for line in post.lines), notice.key
        kept = table_lines.public_notices(letter)
        left_out = {each.key for each in telling} - {each.key for each in kept}
        assert left_out <= {"table-gone-ask"}, "the vote says it"
        assert len(post.lines) >= len(bare.lines) + len(kept), notice.key
        assert content.split("\n\n")[0] == first, "what is asked stands first on a lock screen"
    for player, profile in profiles.items():
        assert profile.name not in content_of(bare), player
        assert profile.name[:9] in content_of(bare), "who it is can be told"


@every_language
@every_game
@pytest.mark.parametrize("kind", PROPOSALS)
async def test_what_is_proposed_and_to_whom_is_whole_whatever_else_is_cut(
    subject: Subject, locale: Locale, kind: str
) -> None:
    table, state = crowded(subject, locale)
    longest = max(events_of(subject), key=lambda told: len(bytes(told)))
    table = msgspec.structs.replace(table, motions=table.polls)
    table = _long_winded(with_open(table, kind, longest))
    others = tuple(PlayerId(seat.seat + 1) for seat in table.seats[1:])
    profiles = {
        player: msgspec.structs.replace(one, name=ASTRAL[player - 1] * LONGEST_NAME)
        for player, one in people(table, locale).items()
    }
    telling = {"events": events_of(subject)[:EVENTS], "notices": notices()}
    letter = public(subject, state, table, ping=others, agree=True, **telling)
    post = await presenter().public(asking(letter), profiles, drawn=False)
    _assert_asked(post, (post.call or "", *post.questions), kind, len(table.seats), locale)
    private_one = private(subject, state, table, "agree", seat=1, **telling)
    by_letter = await presenter().private(private_one, profiles, drawn=False)
    asked = (by_letter.call or "").split("\n")
    _assert_asked(by_letter, asked, kind, len(table.seats), locale)


@every_language
async def test_where_room_is_short_all_votes_share_a_line_with_the_first_deadline(
    locale: Locale,
) -> None:
    subject = max(WHOLE_GAMES, key=lambda one: one.game.manifest.most_seats)
    table, state = crowded(subject, locale)
    seats = tuple(
        msgspec.structs.replace(seat, deadline=DUE + 60_000 * (9 - seat.seat))
        for seat in table.seats
    )
    table = msgspec.structs.replace(table, seats=seats)
    known = [poll.about.seat for poll in table.polls]
    late = (asked_about(10 + n, n, 2) for n in range(len(seats)) if n not in known)
    table = _also(table, *late)
    post = await posted(public(subject, state, table, notices=notices()), locale)
    about = [line for line in post.questions if words_of(locale, "poll-open-several") in line]
    assert len(about) == 1
    assert f"<t:{min(seat.deadline or 0 for seat in seats) // 1000}:f>" in about[0]
    assert all(one.name in about[0] for one in people(table, locale).values())


ASTRAL = "🂡🂢🂣🂤🂥🂦"
"""Signs of two units each, which Discord allows in names; one for each of six people."""
LONG_ID = "<@1456074443980800002>"
"""A mention as long as they are."""


def _long_winded(table: TableFacts) -> TableFacts:
    """The table with a proposal that says as much as one can: agreed to by one, its deadline."""
    if table.proposal is None:
        return table
    pace = table.proposal.about.pace and Pace(167, "computer", 59, Bank(600, 45, 6000))
    seats = tuple(seat.seat for seat in table.seats[1:])
    since = seats if table.proposal.kind == "undo" else ()
    undoes = table.proposal.about.undoes * MOST_MOVES
    about = About(pace=pace, since=since, undoes=undoes, seen=True)
    wish = msgspec.structs.replace(table.proposal, about=about, until=DUE)
    return msgspec.structs.replace(table, motions=(wish,))


def _assert_asked(post: Post, asked: Sequence[str], kind: str, seats: int, locale: Locale) -> None:
    """What is asked stands whole in the message, with all who are asked, and its buttons."""
    call = re.sub(r"<@\d+>", LONG_ID, post.call or "")
    content = content_of(msgspec.structs.replace(post, call=call))
    assert utf16_length(content) <= CONTENT_BUDGET
    assert all(re.sub(r"<@\d+>", LONG_ID, line) in content for line in asked)
    named = [sign for sign in ASTRAL[:seats] if sign in "\n".join(asked)]
    assert len(named) == seats, "who asks, and each who is asked"
    answers = {"cancel" if kind == "end" else "accept", "refuse"}
    assert answers <= {action.name for action in post.actions}
    words = [words_of(locale, f"{key}-{kind}") for key in ("table-proposes", "call-agree")]
    assert sum(any(each in line for each in words) for line in asked) == 1, "said once"


def _pictures_are_missing() -> Text:
    """What is added to each post of a place that takes words alone."""
    return text("place-no-pictures", permission=text("permission-attach-files"))


# --- the end -------------------------------------------------------------------------------------


@every_language
@every_game
async def test_the_last_post_begins_with_who_has_won_and_asks_all_for_another_game(
    subject: Subject, locale: Locale
) -> None:
    table, state = at_table(subject, locale, status=Status.FINISHED)
    places = [Standing(seat.seat, len(table.seats) - seat.seat, 0, ()) for seat in table.seats]
    outcome = Outcome(tuple(reversed(places)), "resigned")
    table = msgspec.structs.replace(table, outcome=outcome)
    pressed_last, *others = [PlayerId(seat.seat + 1) for seat in table.seats]
    letter = public(
        subject, state, table, kind="final", ping=tuple(others), events=events_of(subject)
    )
    post = await posted(letter, locale)
    _, won, *_ = content_of(post).split("\n")
    winner = f"Person {len(table.seats)}"
    assert winner in won
    assert "🏆" in won
    assert post.news == (), "what happened is behind a button"
    assert "more" in [action.name for action in post.actions]
    asked = content_of(post).split("\n\n")[0].split("\n")[-1]
    assert all(f"<@{player}>" in asked for player in (pressed_last, *others))
    assert post.pings == tuple(others), "but whoever pressed last"
    for line, standing in zip(post.lines, outcome.standings, strict=False):
        assert f"Person {standing.seat + 1}" in line
    final = private(subject, state, table, "final", events=events_of(subject))
    by_letter = await posted(final, locale)
    assert winner in content_of(by_letter).split("\n")[1]
    assert by_letter.news == ()


@every_language
@every_game
async def test_an_end_by_resignation_is_told_once_in_a_line_below_the_points(
    subject: Subject, locale: Locale
) -> None:
    """Also with the longest names: they are shortened, so that all fits a phone."""
    game, (table, state) = subject.game, at_table(subject, locale, status=Status.FINISHED)
    step = None
    for seat in table.seats[:-1]:
        step = game.withdraw(state if step is None else step.state, seat.seat)
    assert step is not None
    outcome = game.outcome(step.state)
    assert outcome is not None
    seats = tuple(
        msgspec.structs.replace(seat, gave_up=seat is not table.seats[-1]) for seat in table.seats
    )
    table = msgspec.structs.replace(table, outcome=outcome, seats=seats)
    events = tuple(game_json.raw(t.event) for t in step.told if isinstance(t.to, Everyone))
    letter = public(subject, step.state, table, kind="final", events=events)
    profiles = {
        player: msgspec.structs.replace(profile, name=LONG_NAME)
        for player, profile in people(table, locale).items()
    }
    post = await presenter().public(letter, profiles, drawn=False)
    last = EVERY_GAME[subject.key].words.event_text(game_json.decode_event(game, events[-1]))
    assert said(locale, last) not in content_of(post)
    (line,) = post.lines
    assert utf16_length(line) <= MOST_IN_A_LINE


LONG_NAME = "Bartholomew of the Longest Names"
MOST_IN_A_LINE = 50


LINE, LONG = "Ada moved.", "x" * 50


@pytest.mark.parametrize(
    ("news", "notices", "least", "kept"),
    [
        ((LINE,) * 3, (), 1, 2),
        ((LINE,) * 3, (LINE,), 1, 1),
        ((LINE, LONG), (), 1, 1),
        ((LINE, LONG, LONG), (LINE,), 2, 2),
        ((), (LINE,), 0, 0),
    ],
)
def test_news_leave_room_for_a_heading_on_a_phone_but_for_what_no_post_has_told(
    news: tuple[str, ...], notices: tuple[str, ...], least: int, kept: int
) -> None:
    assert table_lines.fitting_news(news, notices, least) == news[len(news) - kept :]
