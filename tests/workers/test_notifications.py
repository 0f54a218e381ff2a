"""Lock screens: each notification says what is wanted and shows nothing private."""

import re
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, get_args

import msgspec
import pytest

from cogs.ui.messages import CONTENT_BUDGET, content_of, retired
from core.game import Seat
from core.texts import LOCALES, Locale, Text, text
from games.la_strada.board import MOST_DAYS
from model import game_json
from model.letters import (
    Letter,
    PrivateKind,
    PrivateLetter,
    PublicLetter,
    SeatFacts,
    TableFacts,
    TurnTold,
)
from model.table import (
    HOUR,
    GuildId,
    Human,
    Pace,
    PlaceId,
    PlayerId,
    PlayerProfile,
    ProposalKind,
    RoleId,
    Status,
    TableCode,
    TableId,
)
from rehearsal.discord_assumptions import belief, limit
from rendering.scene.shapes import Scene
from tables.paces import duration
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.hiding import twin_of
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.games.whole_games import Journey, Stop, journeys, some_stops
from tests.sample_motions import agreed_to, asked_about
from tests.tables.sample_tables import NOON, FixedClock
from workers.painting.render_queue import RenderQueue
from workers.post_model import Instead, Post, utf16_length
from workers.presenter import Presenter

CODE = TableCode("ABCD")
SPAN = 60 * HOUR
DUE = NOON + SPAN
READER = PlayerId(1)
CONTENT_ALONE = (belief("push-shows-content"), belief("push-shows-no-files"))
"""Why nothing but the words of a message is looked at here."""

MOMENTS = 12
"""So many moments of each game are looked at."""

every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)
every_language = pytest.mark.parametrize("locale", LOCALES)


class Draughtsman:
    """Paints nothing: a picture is not part of a notification."""

    async def render(self, scene: Scene) -> bytes:
        return b"picture"


def presenter() -> Presenter:
    render_queue, clock = RenderQueue(Draughtsman()), FixedClock(NOON)
    return Presenter(EVERY_GAME, texts(), render_queue, clock)


def table_of(
    subject: Subject, state: Any, locale: Locale, asked: Sequence[int], **changes: Any
) -> TableFacts:
    """A table where these seats are asked and have some days."""
    seats = tuple(
        SeatFacts(
            Seat(seat),
            Human(PlayerId(seat + 1)),
            1 if seat in asked else None,
            DUE if seat in asked else None,
        )
        for seat in range(len(subject.game.view_for(state, None).seats))
    )
    facts = TableFacts(
        id=TableId(1),
        code=CODE,
        game=subject.key,
        guild=GuildId(1),
        place=PlaceId(400000000000000001),
        locale=locale,
        status=Status.PLAYING,
        version=1,
        host=READER,
        size=len(seats),
        seats=seats,
        invited=(),
        options=msgspec.Raw(b"{}"),
        moves=7,
        outcome=None,
        pace=Pace(60),
    )
    return msgspec.structs.replace(facts, **changes)


def people(table: TableFacts, locale: Locale) -> dict[PlayerId, PlayerProfile]:
    seated = [PlayerId(seat.seat + 1) for seat in table.seats]
    return {player: PlayerProfile(player, f"Person {player}", locale) for player in seated}


async def post_of(letter: Letter, locale: Locale) -> Post:
    profiles = people(letter.table, locale)
    if isinstance(letter, PublicLetter):
        return await presenter().public(letter, profiles)
    return await presenter().private(letter, profiles)


def public(subject: Subject, state: Any, table: TableFacts, **how: Any) -> PublicLetter:
    view = game_json.raw(subject.game.view_for(state, None))
    letter = PublicLetter("board", table, view, (), (), ())
    return msgspec.structs.replace(letter, **how)


def private(
    subject: Subject, state: Any, table: TableFacts, kind: PrivateKind, seat: int = 0, **how: Any
) -> PrivateLetter:
    view = game_json.raw(subject.game.view_for(state, Seat(seat)))
    letter = PrivateLetter(kind, PlayerId(seat + 1), Seat(seat), table, view, (), ())
    return msgspec.structs.replace(letter, **how)


def lock_screen(post: Post) -> str:
    """What a locked phone shows of a post, at the least: see the beliefs about notifications."""
    without_stamps = re.sub(r"<t:\d+:\w>", "", content_of(post))
    named = re.sub(r"<@(\d+)>", lambda found: _with_name(int(found[1])), without_stamps)
    return named[: limit("push-length")]


def _with_name(player: int) -> str:
    """A name of usual length."""
    return f"Penelope {player}"


def said(locale: Locale, words: Text) -> str:
    return texts().voice(locale).say(words)


def _closing(locale: Locale, key: str, name: str) -> str:
    """How a call ends, behind the name of whom it is about."""
    return said(locale, text(key, people="", **{name: "\0"})).rpartition("\0")[2].strip(" .")


def some_states(subject: Subject) -> list[Any]:
    return [stop.state for _, stop in some_stops(subject.key, MOMENTS)]


# --- what a call says ----------------------------------------------------------------------------

NOBODY: tuple[PlayerId, ...] = ()
ALL_VOTE = (asked_about(1, 0, 1, ("wait", "end")),)
PAUSE = agreed_to(2, "pause", READER)
INVITED = (PlayerId(99),)
ROLE = RoleId(500)


def others(table: TableFacts) -> tuple[PlayerId, ...]:
    return tuple(PlayerId(seat.seat + 1) for seat in table.seats[1:])


Call = Callable[[Subject, Any, Locale], tuple[Letter, str | None, bool]]
"""A letter that calls; what it asks for, as far as it is the same words in each; has it a time."""


def turn(subject: Subject, state: Any, locale: Locale) -> tuple[Letter, str | None, bool]:
    table = table_of(subject, state, locale, sorted(subject.game.to_act(state)))
    ping = tuple(PlayerId(seat + 1) for seat in subject.game.to_act(state))
    return public(subject, state, table, ping=ping), None, True


def turn_of_all(subject: Subject, state: Any, locale: Locale) -> tuple[Letter, str | None, bool]:
    table = table_of(subject, state, locale, range(5))
    return public(subject, state, table, ping=(READER, *others(table))), None, True


def late_call(subject: Subject, state: Any, locale: Locale) -> tuple[Letter, str | None, bool]:
    table = table_of(subject, state, locale, [0])
    return public(subject, state, table, kind="call", view=None, ping=(READER,)), None, True


def reminder(subject: Subject, state: Any, locale: Locale) -> tuple[Letter, str | None, bool]:
    table = table_of(subject, state, locale, [0])
    letter = public(subject, state, table, kind="reminder", view=None, ping=(READER,))
    return letter, said(locale, text("call-reminder", people="")).strip(" ,.:"), True


def vote(subject: Subject, state: Any, locale: Locale) -> tuple[Letter, str | None, bool]:
    table = table_of(subject, state, locale, [0], motions=ALL_VOTE)
    asked = _closing(locale, "call-vote", "late")
    return public(subject, state, table, ping=others(table)), asked, True


def _agreeing_to(kind: str) -> Call:
    def agreement(subject: Subject, state: Any, locale: Locale) -> tuple[Letter, str | None, bool]:
        wish = msgspec.structs.replace(PAUSE, kind=kind, until=DUE if kind == "undo" else 0)
        table = table_of(subject, state, locale, [0], motions=(wish,))
        letter = public(subject, state, table, ping=others(table), agree=True)
        return letter, _closing(locale, f"call-agree-{kind}", "who"), False

    agreement.__name__ = f"agreement_to_{kind}"
    return agreement


def substitute(subject: Subject, state: Any, locale: Locale) -> tuple[Letter, str | None, bool]:
    table = table_of(subject, state, locale, [0], invited=INVITED)
    seats = (msgspec.structs.replace(table.seats[0], wanted=True), *table.seats[1:])
    table = msgspec.structs.replace(table, seats=seats)
    letter = public(subject, state, table, kind="call", view=None, ping=INVITED, agree=True)
    return letter, _closing(locale, "call-seat", "whose"), False


def lobby(subject: Subject, state: Any, locale: Locale) -> tuple[Letter, str | None, bool]:
    facts = table_of(subject, state, locale, [], status=Status.LOBBY, invited=INVITED, moves=0)
    table = msgspec.structs.replace(facts, seats=facts.seats[:1])
    letter = public(subject, state, table, kind="lobby", view=None, ping=INVITED)
    return letter, said(locale, text("call-lobby", people="")).strip(" :"), False


def open_to_a_role(subject: Subject, state: Any, locale: Locale) -> tuple[Letter, str | None, bool]:
    facts = table_of(subject, state, locale, [], status=Status.LOBBY, moves=0)
    free, table = facts.size - 1, msgspec.structs.replace(facts, seats=facts.seats[:1])
    letter = public(subject, state, table, kind="lobby", view=None, role=ROLE)
    return letter, said(locale, text("lobby-free", count=free)), False


def ending(subject: Subject, state: Any, locale: Locale) -> tuple[Letter, str | None, bool]:
    table = table_of(subject, state, locale, [], status=Status.FINISHED)
    letter = public(subject, state, table, kind="final", ping=others(table))
    return letter, said(locale, text("call-rematch", people="")).strip(" :"), False


def turn_letter(subject: Subject, state: Any, locale: Locale) -> tuple[Letter, str | None, bool]:
    table = table_of(subject, state, locale, [0])
    return private(subject, state, table, "turn"), said(locale, text("call-you")).strip("*"), True


def reminder_letter(
    subject: Subject, state: Any, locale: Locale
) -> tuple[Letter, str | None, bool]:
    table = table_of(subject, state, locale, [0])
    return private(subject, state, table, "reminder"), None, True


def vote_letter(subject: Subject, state: Any, locale: Locale) -> tuple[Letter, str | None, bool]:
    table = table_of(subject, state, locale, [0], motions=ALL_VOTE)
    about = said(locale, text("poll-open", who="\0")).partition("\0")[2].strip()
    return private(subject, state, table, "agree", seat=1), about, True


def agreement_letter(
    subject: Subject, state: Any, locale: Locale
) -> tuple[Letter, str | None, bool]:
    table = table_of(subject, state, locale, [0], motions=(PAUSE,))
    asked = said(locale, text("table-proposes-pause", who="\0")).partition("\0")[2].strip(" .")
    return private(subject, state, table, "agree", seat=1), asked[:20], False


def final_letter(subject: Subject, state: Any, locale: Locale) -> tuple[Letter, str | None, bool]:
    table = table_of(subject, state, locale, [], status=Status.FINISHED)
    return private(subject, state, table, "final"), None, False


def notice_letter(subject: Subject, state: Any, locale: Locale) -> tuple[Letter, str | None, bool]:
    table, notice = table_of(subject, state, locale, [0]), text("place-gone")
    letter = private(subject, state, table, "notice", notices=(notice,), view=None)
    return letter, said(locale, notice)[:20], False


def invitation(subject: Subject, state: Any, locale: Locale) -> tuple[Letter, str | None, bool]:
    facts = table_of(subject, state, locale, [], status=Status.LOBBY, invited=INVITED)
    table = msgspec.structs.replace(facts, seats=facts.seats[:1])
    letter = private(subject, state, table, "invitation", to=READER, seat=0, view=None)
    return msgspec.structs.replace(letter, seat=None), None, False


CALLS: tuple[Call, ...] = (
    turn,
    turn_of_all,
    late_call,
    reminder,
    vote,
    *map(_agreeing_to, (*get_args(ProposalKind), "end")),
    substitute,
    lobby,
    open_to_a_role,
    ending,
    turn_letter,
    reminder_letter,
    vote_letter,
    agreement_letter,
    final_letter,
    notice_letter,
    invitation,
)


@every_language
@every_game
@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.__name__)
async def test_a_call_says_on_a_lock_screen_which_table_wants_what_of_whom_and_until_when(
    subject: Subject, locale: Locale, call: Call
) -> None:
    letter, asked, has_time = call(subject, some_states(subject)[1], locale)
    post = await post_of(letter, locale)
    assert utf16_length(content_of(post)) <= CONTENT_BUDGET
    shown = lock_screen(post)
    assert said(locale, text(f"{subject.key}-name")) in shown
    assert CODE in shown
    for player in post.pings:
        assert _with_name(player) in shown, "whoever is called is named"
    assert asked is None or asked in shown
    if has_time:
        assert said(locale, duration(SPAN)) in shown


@every_language
async def test_the_daily_message_says_on_a_lock_screen_which_table_waits_and_how_long(
    locale: Locale,
) -> None:
    subject = WHOLE_GAMES[0]
    table = table_of(subject, some_states(subject)[1], locale, [0])
    post = presenter().digest(PlayerProfile(READER, "Ada", locale), [table])
    shown = lock_screen(post)
    assert said(locale, text(f"{subject.key}-name")) in shown
    assert CODE in shown
    assert said(locale, duration(SPAN)) in shown


# --- what none says ------------------------------------------------------------------------------

LETTERS: tuple[PrivateKind, ...] = ("start", "turn", "hand", "reminder", "agree", "notice")


@every_game
async def test_the_words_of_a_letter_are_the_same_whatever_the_public_does_not_know(
    subject: Subject,
) -> None:
    """Not the first lines alone: nobody knows how much a phone shows."""
    hidden = differing = 0
    for number, state in enumerate(some_states(subject)):
        twin = twin_of(subject, state, None, number)
        for seat in range(len(subject.game.view_for(state, None).seats)):
            table = table_of(subject, state, "en", sorted(subject.game.to_act(state)))
            kind = LETTERS[number % len(LETTERS)]
            one = await post_of(private(subject, state, table, kind, seat), "en")
            other = await post_of(private(subject, twin, table, kind, seat), "en")
            assert content_of(one) == content_of(other), kind
            hidden += subject.hides(state, None) and subject.seats_have_secrets
            differing += one.picture != other.picture
    assert not hidden or differing, "the twins prove nothing"


@every_language
@every_game
async def test_a_letter_says_where_its_reader_finds_what_it_does_not_say(
    subject: Subject, locale: Locale
) -> None:
    state = some_states(subject)[1]
    table = table_of(subject, state, locale, [0])
    holds = bool(EVERY_GAME[subject.key].words.hand_text(subject.game.view_for(state, Seat(0))))
    letter, profiles = private(subject, state, table, "turn"), people(table, locale)
    for drawn, key in ((True, "letter-hidden-shown"), (False, "letter-hidden")):
        post = await presenter().private(letter, profiles, drawn=drawn)
        assert (said(locale, text(key)) in post.lines) is holds
    label = said(locale, text("view-button"))
    assert all(label in said(locale, text(f"letter-hidden{how}")) for how in ("", "-shown"))


# --- what of the news it shows -------------------------------------------------------------------


def turns_of(journey: Journey) -> list[tuple[Seat, tuple[Stop, ...]]]:
    """The turns of a game: what each seat did in a row."""
    parts = groupby(journey.stops, key=lambda stop: stop.seat)
    return [(seat, tuple(stops)) for seat, stops in parts]


def news_of_turn(
    subject: Subject, seat: Seat, stops: Sequence[Stop], locale: Locale
) -> PublicLetter:
    """The post that calls the reader after this turn, and tells it."""
    events = [
        game_json.raw(told.event) for stop in stops for told in stop.step.told if told.reaches(None)
    ]
    state = stops[-1].step.state
    table = table_of(subject, state, locale, [0])
    turn = TurnTold(seat, len(events), moves=len(stops))
    return public(subject, state, table, ping=(READER,), events=tuple(events), turns=(turn,))


@every_language
@every_game
async def test_the_last_turn_of_a_rival_stands_whole_on_a_lock_screen(
    subject: Subject, locale: Locale
) -> None:
    """But for one in a hundred, such as a piece brought back and a duel in French."""
    told, cut = 0, list[str]()
    for seat, stops in turns_of(journeys(subject.key)[0]):
        letter = news_of_turn(subject, seat, stops, locale)
        is_over = not subject.game.to_act(stops[-1].step.state)
        if seat == 0 or not letter.events or is_over:
            continue
        post = await post_of(letter, locale)
        told += len(post.news[:1])
        cut += [line for line in post.news[:1] if line not in lock_screen(post)]
    assert told
    assert len(cut) * 100 <= told, (told, cut)


@every_language
@every_game
async def test_the_first_post_of_a_game_says_what_may_be_done_before_the_set_up(
    subject: Subject, locale: Locale
) -> None:
    start = journeys(subject.key)[0].start
    events = tuple(game_json.raw(told.event) for told in start.told if told.reaches(None))
    table = table_of(subject, start.state, locale, [0])
    begun = (TurnTold(None, len(events)),)
    letter = public(subject, start.state, table, ping=(READER,), events=events, turns=begun)
    post = await post_of(letter, locale)
    assert post.hint is not None
    assert post.news
    assert lock_screen(post).find(post.hint) < content_of(post).index(post.news[0])
    assert post.hint in lock_screen(post)
    assert post.hint not in retired(content_of(post), Instead("It went on."))


@every_language
@every_game
async def test_what_may_be_done_stands_below_the_news_and_goes_with_the_call(
    subject: Subject, locale: Locale
) -> None:
    state = some_states(subject)[1]
    table = table_of(subject, state, locale, [0])
    hint = said(
        locale, EVERY_GAME[subject.key].words.prompt_text(subject.game.view_for(state, None))
    )
    notice = text("place-gone")
    for letter in (
        public(subject, state, table, ping=(READER,), notices=(notice,)),
        private(subject, state, table, "turn", notices=(notice,)),
    ):
        content = content_of(await post_of(letter, locale))
        assert content.count(hint) == 1
        assert content.index(said(locale, notice)) < content.index(hint)
        assert hint not in retired(content, Instead("It went on."))


@every_language
async def test_the_end_calls_everybody_by_their_points(locale: Locale) -> None:
    subject = next(one for one in WHOLE_GAMES if one.key == "la-strada")
    end = journeys(subject.key)[0].end
    outcome = subject.game.outcome(end)
    assert outcome is not None
    table = table_of(subject, end, locale, [], status=Status.FINISHED, outcome=outcome)
    ping = tuple(PlayerId(seat.seat + 1) for seat in table.seats)
    shown = lock_screen(await post_of(public(subject, end, table, kind="final", ping=ping), locale))
    assert shown.splitlines()[1].startswith("🏆")
    for one in outcome.standings:
        assert shown.count(f"{_with_name(one.seat + 1)} {one.points}") == 1


@every_language
async def test_la_strada_says_how_many_days_a_turn_can_have(locale: Locale) -> None:
    subject = next(one for one in WHOLE_GAMES if one.key == "la-strada")
    views = (subject.game.view_for(state, None) for state in journeys(subject.key)[0].states)
    prompt = EVERY_GAME[subject.key].words.prompt_text(next(v for v in views if v.phase == "roads"))
    assert str(MOST_DAYS) in said(locale, prompt)
