"""Posts of the presenter in rare situations."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import product
from typing import Any, cast, get_args

import msgspec
import pytest

from core.game import Outcome, ScorePart, Seat, Standing
from core.texts import LOCALES, Listing, Locale, Moment, Player, Verbatim, text
from games.la_strada.board import Hex
from games.la_strada.moves import WorkshopPlaced
from i18n import Voice
from model import game_json
from model.letters import BoardPost, PrivateLetter, PublicLetter, SeatFacts, TableFacts
from model.refusals import refused
from model.table import (
    HOUR,
    About,
    Ballot,
    Computer,
    GuildId,
    Human,
    Pace,
    Pause,
    PlaceId,
    PlayerId,
    PlayerProfile,
    ProposalKind,
    Status,
    TableCode,
    TableId,
)
from model.thinking_ahead import PlannedTold
from rendering.scene.shapes import Scene
from tables.history.moments import Moments, Whose
from tables.visibility import Look
from tests.games.catalogue import EVERY_GAME, texts
from tests.rendering import ruta_positions, stratego4_positions
from tests.rendering.scenes import POSITIONS, ended_view, to_act, waiting_view
from tests.sample_motions import agreed_to, asked_about
from tests.tables.sample_tables import NOON, FixedClock
from workers import buttons, markup
from workers.painting.render_queue import RenderQueue
from workers.post_model import Instead, Post, Region
from workers.presenter import Presenter
from workers.sentences import ranking
from workers.table_lines import decided_at


class Forgetful:
    """Has no replayable game, as if it was dealt by other rules."""

    async def moments(self, code: TableCode, player: PlayerId, whose: Whose = "own") -> Moments:
        raise refused("history-refusal-other-rules", code=code)


class Draughtsman:
    """Writes a scene's size instead of painting it."""

    async def render(self, scene: Scene) -> bytes:
        return f"{scene.width}x{scene.height}".encode()


@pytest.fixture
def presenter() -> Presenter:
    render_queue, clock = RenderQueue(Draughtsman()), FixedClock(NOON)
    return Presenter(EVERY_GAME, texts(), render_queue, clock)


def look_at(game: str, view: object, seats: int) -> Look:
    occupied = tuple(SeatFacts(Seat(s), Human(PlayerId(s + 1)), None, None) for s in range(seats))
    table = TableFacts(
        id=TableId(1),
        code=TableCode("ABCD"),
        game=game,
        guild=GuildId(1),
        place=PlaceId(1),
        locale="en",
        status=Status.PLAYING,
        version=1,
        host=PlayerId(1),
        size=seats,
        seats=occupied,
        invited=(),
        options=msgspec.Raw(b"{}"),
        moves=7,
        outcome=None,
    )
    return Look(table, Seat(0), None, view, ())


def picture(post: Post) -> tuple[bytes, str]:
    assert post.picture is not None
    return post.picture.data, post.picture.alt


@pytest.mark.parametrize("region", [None, "last", "upperleft"])
async def test_a_part_that_is_not_there_is_the_first_one(
    presenter: Presenter, region: Region | None
) -> None:
    """A button of another board, or of an older one, still answers."""
    look = look_at("stratego4", stratego4_positions.MIDDLE_OWN, 4)
    post = await presenter.closer(look, {}, "en", region)
    assert picture(post)[1].startswith("A part of the board drawn larger (Last move).")
    assert [action.style for action in post.actions] == ["primary", *["secondary"] * 5]


async def test_a_part_of_a_board_that_has_none_is_the_whole_of_it(presenter: Presenter) -> None:
    look = look_at("ruta", ruta_positions.MIDDLE_OWN, 2)
    whole = await presenter.look(look, {}, "en")
    assert await presenter.closer(look, {}, "en", "upperleft") == whole
    assert "closer" not in [action.name for action in whole.actions]


async def test_whoever_acts_at_once_is_waited_for_in_one_line(presenter: Presenter) -> None:
    look = look_at("stratego4", stratego4_positions.DEPLOYING, 4)
    seats = tuple(
        msgspec.structs.replace(seat, asked=1, deadline=60_000 if seat.seat == 3 else None)
        for seat in look.table.seats
    )
    one = msgspec.structs.replace(look.table, seats=(*look.table.seats[:2], seats[2]))
    status = await presenter.status(msgspec.structs.replace(look, table=one), {}, "en")
    assert status.lines[0] == "🟪 **Player 3** is to play."
    several = msgspec.structs.replace(look.table, seats=(look.table.seats[0], *seats[1:]))
    status = await presenter.status(msgspec.structs.replace(look, table=several), {}, "en")
    waiting, awaited, *_ = status.lines
    assert waiting == "Still waiting for 🟧 **Player 2** and 🟪 **Player 3**."
    assert awaited.startswith("Still waiting for ⚫ **Player 4**. Deadline: ")


@pytest.mark.parametrize("key", POSITIONS)
async def test_status_and_board_say_how_far_the_game_has_come(
    presenter: Presenter, key: str
) -> None:
    view = waiting_view(key)
    progress = EVERY_GAME[key].words.progress_text(view)
    assert progress is not None
    look = waiting_at(key, view, NOON)
    status = await presenter.status(look, {}, "en")
    raw = game_json.raw(view)
    letter = PublicLetter("board", look.table, raw, events=(), notices=(), ping=())
    board = await presenter.public(letter, {}, drawn=False)
    assert board.small is not None
    assert board.small in status.lines
    assert not board.small.startswith("Sealed")
    end = ended_view(key)
    over = msgspec.structs.replace(look_at(key, end, len(end.seats)).table, status=Status.FINISHED)
    ended = msgspec.structs.replace(letter, table=over, view=game_json.raw(end))
    assert (await presenter.public(ended, {}, drawn=False)).small is None


async def test_the_seal_is_said_in_small_letters(presenter: Presenter) -> None:
    look = look_at("ruta", ruta_positions.MIDDLE_OWN, 2)
    sealed = msgspec.structs.replace(look.table, seal="f00d" * 16)
    status = await presenter.status(msgspec.structs.replace(look, table=sealed), {}, "en")
    assert status.small is not None
    assert "f00d" in status.small
    assert "f00d" not in " ".join(status.lines)


@pytest.mark.parametrize(
    ("key", "locale"),
    [pair for pair in product(POSITIONS, LOCALES) if texts().has(f"{pair[0]}-name", pair[1])],
)
def test_a_board_as_text_says_once_who_is_to_play(
    presenter: Presenter, key: str, locale: Locale
) -> None:
    view = waiting_view(key)
    plain, dated = (
        presenter.as_text(waiting_at(key, view, due), {}, locale) for due in (None, NOON)
    )
    assert plain.call is not None
    assert dated.call is not None
    assert dated.call.startswith(plain.call)
    assert plain.lines == dated.lines
    assert plain.call not in plain.lines
    assert len(plain.lines) == len(EVERY_GAME[key].words.board_text(view)) - 1
    to_play = msgspec.structs.replace(waiting_at(key, view, NOON), seat=min(to_act(key, view)))
    own = presenter.as_text(to_play, {}, locale)
    assert own.lines == plain.lines
    assert own.call is not None
    yours = texts().voice(locale).say(text("your-turn", prompt=""))
    assert own.call.startswith(yours.strip())


def waiting_at(key: str, view: Any, due: int | None) -> Look:
    """What somebody looks at who waits for others to play, until ``due``."""
    look, asked = look_at(key, view, len(view.seats)), to_act(key, view)
    seats = [
        msgspec.structs.replace(seat, asked=1, deadline=due) if seat.seat in asked else seat
        for seat in look.table.seats
    ]
    table = msgspec.structs.replace(look.table, seats=tuple(seats))
    waits = next(seat.seat for seat in seats if seat.seat not in asked)
    return msgspec.structs.replace(look, table=table, seat=waits)


async def test_a_picture_is_described_with_the_move_the_turn_and_the_plan(
    presenter: Presenter,
) -> None:
    view = stratego4_positions.MIDDLE_OWN
    post = await presenter.look(
        look_at("stratego4", view, 4), {}, "it", plan=stratego4_positions.MIDDLE_PLAN
    )
    told = picture(post)[1]
    assert told.startswith(
        "Stratego 4 dopo 7 mosse. Giro 12. Tocca a Giocatore 3. Pezzo scelto: g9."
    )
    assert told.endswith("Il resto: «Tabellone a parole».")


@pytest.mark.parametrize(
    ("pause", "playable"), [(None, True), (Pause(NOON), True), (Pause(NOON, frozen=True), False)]
)
async def test_only_where_moves_are_possible_is_there_a_button_to_play(
    presenter: Presenter, pause: Pause | None, playable: bool
) -> None:
    """Moves go on while the clocks stand, but not in a frozen game."""
    table = in_the_middle_of_much(pause)
    post = await presenter.public(PublicLetter("board", table, None, (), (), ()), {})
    assert ("play" in [action.name for action in post.actions]) is playable


def test_a_frozen_game_asks_for_nothing_that_would_be_refused() -> None:
    voice = texts().voice("en")
    letter = PrivateLetter("agree", PlayerId(1), Seat(0), in_the_middle_of_much(None), None, (), ())

    def offered(pause: Pause | None) -> list[set[str]]:
        table = in_the_middle_of_much(pause)
        to_anna = msgspec.structs.replace(letter, table=table)
        return [
            {action.name for action in under}
            for under in (
                buttons.under_board(table, voice),
                buttons.under_question(table, voice),
                buttons.under_more(table, Seat(0), voice, may_try=False),
                buttons.under_letter(to_anna, None, voice),
                buttons.under_status(table, Seat(0), voice),
            )
        ]

    vote, answer = {"vote-wait", "vote-end"}, {"accept", "refuse"}
    board, question, more, by_letter, status = offered(None)
    assert board == {"take", "return", "play", "view", "more"}
    assert question >= vote | answer | {"take", "return"}
    assert by_letter >= vote
    assert all(one >= vote | answer for one in (more, status))
    looking = {"since", "text", "rules", "why"}
    frozen = [{"view", "more"}, {"view"}, looking, {"view"}, {"why"}]
    assert offered(Pause(NOON, frozen=True)) == frozen


def in_the_middle_of_much(pause: Pause | None) -> TableFacts:
    """A table at which there is a vote, a proposal, and seats that can be taken (back)."""
    table = look_at("ruta", ruta_positions.MIDDLE_OWN, 2).table
    first, late = table.seats
    wanted = msgspec.structs.replace(first, seat=Seat(2), occupant=Human(PlayerId(3)), wanted=True)
    tended = Computer("ruta", "normal", PlayerId(4))
    for_dino = msgspec.structs.replace(first, seat=Seat(3), occupant=tended, explains=True)
    return msgspec.structs.replace(
        table,
        seats=(first, late, wanted, for_dino),
        pause=pause,
        motions=(
            asked_about(1, late.seat, 1, ("wait", "end")),
            agreed_to(2, "pause", PlayerId(3)),
        ),
    )


YOURS = {
    "en": "Your time has run out. The table keeps waiting.",
    "fr": "Tu n’as plus de temps. La table attend encore.",
    "it": "Hai esaurito il tempo. Il tavolo aspetta ancora.",
}


@pytest.mark.parametrize("locale", YOURS)
async def test_a_letter_speaks_to_its_reader_and_not_of_them(
    presenter: Presenter, locale: Locale
) -> None:
    look = look_at("ruta", ruta_positions.MIDDLE_OWN, 2)
    view = game_json.raw(ruta_positions.MIDDLE_OWN)
    told = [text("table-late-wait", who=Player(seat)) for seat in (0, 1)]
    letter = PrivateLetter("turn", PlayerId(1), Seat(0), look.table, view, (), tuple(told))
    people = {
        PlayerId(1): PlayerProfile(PlayerId(1), "Ada", locale),
        PlayerId(2): PlayerProfile(PlayerId(2), "Bruno"),
    }
    mine, theirs, *_ = (await presenter.private(letter, people, drawn=False)).lines
    assert mine == YOURS[locale]
    assert "Bruno" in theirs


IN_THEIR_HOURS = {
    "America/New_York": "By Monday 16:00.",
    "Asia/Tokyo": "By Tuesday 05:00.",
    None: "By Monday 21:00, Rome time.",
}


@pytest.mark.parametrize("zone", IN_THEIR_HOURS)
async def test_a_letter_says_the_hour_of_a_deadline_by_its_readers_clocks(
    presenter: Presenter, zone: str | None
) -> None:
    look = look_at("ruta", ruta_positions.MIDDLE_OWN, 2)
    due = (
        int(datetime(2026, 10, 26, 20, tzinfo=UTC).timestamp()) * 1000
    )  # Rome has winter time, New York not yet
    pace = Pace(hour=21 * 60, zone="Europe/Rome")
    asked = tuple(msgspec.structs.replace(s, deadline=due, asked=1) for s in look.table.seats)
    table = msgspec.structs.replace(look.table, pace=pace, seats=asked)
    view = game_json.raw(ruta_positions.MIDDLE_OWN)
    reader = PlayerProfile(PlayerId(1), "Ada", zone=zone)
    letter = PrivateLetter("turn", PlayerId(1), Seat(0), table, view, (), ())
    post = await presenter.private(letter, {PlayerId(1): reader}, drawn=False)
    assert post.call is not None
    assert IN_THEIR_HOURS[zone] in post.call
    told = await presenter.public(PublicLetter("board", table, view, (), (), (PlayerId(1),)), {})
    assert told.call is not None
    assert IN_THEIR_HOURS[None] in told.call


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_a_place_reads_of_a_pause_and_a_vote_is_true_when_it_is_past(
    presenter: Presenter, locale: str
) -> None:
    look = look_at("ruta", ruta_positions.MIDDLE_OWN, 2)
    seats = tuple(msgspec.structs.replace(seat, deadline=NOON) for seat in look.table.seats)
    table = msgspec.structs.replace(
        look.table,
        locale=locale,
        seats=seats,
        pause=Pause(NOON),
        motions=(asked_about(1, 1, 1, ()),),
    )
    away = text("table-away", who=Verbatim("Ada"), until=Moment(NOON))
    post = await presenter.public(PublicLetter("board", table, None, (), (away,), ()), {})
    told = "\n".join((*post.lines, *post.questions))
    assert told.count(f"<t:{NOON // 1000}:f>") == 3
    assert ":R>" not in told


async def test_a_table_whose_language_has_left_the_house_is_told_in_english(
    presenter: Presenter,
) -> None:
    look = look_at("ruta", ruta_positions.MIDDLE_OWN, 2)
    gone, english = (
        PublicLetter("board", msgspec.structs.replace(look.table, locale=locale), None, (), (), ())
        for locale in ("eo", "en")
    )
    assert await presenter.public(gone, {}) == await presenter.public(english, {})


class Unasked:
    """Fails if asked about any game."""

    async def moments(self, code: TableCode, player: PlayerId, whose: Whose = "own") -> Moments:
        raise AssertionError(code)


async def test_a_game_that_ended_before_the_first_move_has_no_chart() -> None:
    render_queue, clock = RenderQueue(Draughtsman()), FixedClock(NOON)
    presenter = Presenter(EVERY_GAME, texts(), render_queue, clock, cast(Any, Unasked()))
    view = ruta_positions.FINISHED
    table = msgspec.structs.replace(
        look_at("ruta", view, 2).table, status=Status.FINISHED, outcome=view.outcome, moves=0
    )
    post = await presenter.public(PublicLetter("board", table, game_json.raw(view), (), (), ()), {})
    assert "(Moves 0 to" not in picture(post)[1]


@pytest.mark.parametrize(
    ("moves", "absent", "told"),
    [
        (3, False, "Not rated: too few moves."),
        (40, True, "Last for the rating, having stayed away"),
        (40, False, None),
    ],
)
async def test_the_last_post_says_whether_the_game_counts_and_who_has_lost_it_by_staying_away(
    presenter: Presenter, moves: int, absent: bool, told: str | None
) -> None:
    view = ruta_positions.FINISHED
    table = look_at("ruta", view, 2).table
    first, second = table.seats
    assert first.owner is not None
    if absent:
        stands_in = Computer("ruta", "normal", first.owner)
        held = (first.occupant,)
        first = msgspec.structs.replace(first, tended=True, occupant=stands_in, held=held)
    seats = (first, second)
    over = msgspec.structs.replace(
        table, status=Status.FINISHED, outcome=view.outcome, moves=moves, seats=seats
    )
    unrated = (text("result-unrated", why=text("over-short")),) * (moves < 4)
    letter = PublicLetter("board", over, game_json.raw(view), (), unrated, ())
    lines = (await presenter.public(letter, {}, drawn=False)).lines
    said = " ".join(lines)
    assert not unrated or said.endswith(str(told)), "below the ranking, once"
    if told is None:
        assert "rat" not in said.replace("**Player", "")
    else:
        assert told in said


async def test_a_last_board_of_which_nobody_remembers_the_game_has_no_chart() -> None:
    render_queue, clock = RenderQueue(Draughtsman()), FixedClock(NOON)
    forgetful = Presenter(EVERY_GAME, texts(), render_queue, clock, cast(Any, Forgetful()))
    view = ruta_positions.FINISHED
    table = msgspec.structs.replace(
        look_at("ruta", view, 2).table, status=Status.FINISHED, outcome=view.outcome
    )
    post = await forgetful.public(PublicLetter("board", table, game_json.raw(view), (), (), ()), {})
    assert "(Moves 0 to" not in picture(post)[1]


# --- votes, pauses, proposals --------------------------------------------------------------------


def table_where(count: int = 4, **changes: Any) -> TableFacts:
    """A table of La Strada where the first seat is to act."""
    table = look_at("la-strada", None, count).table
    seats = (
        msgspec.structs.replace(table.seats[0], asked=1, deadline=NOON + HOUR),
        *table.seats[1:],
    )
    return msgspec.structs.replace(table, seats=seats, **changes)


async def status_of(presenter: Presenter, table: TableFacts, locale: Locale = "en") -> Post:
    return await presenter.status(Look(table, Seat(1), None, None, ()), {}, locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "lapse"), [(2, 1), (2, 2), (4, 1), (4, 2)])
async def test_a_vote_says_how_many_decide_and_what_becomes_of_a_tie_and_of_silence(
    presenter: Presenter, locale: Locale, seats: int, lapse: int
) -> None:
    poll = asked_about(1, 0, 1, ("wait", "computer"), lapse=lapse)
    table = table_where(seats, locale=locale, motions=(poll,))
    voice = texts().voice(locale)
    rule = text("poll-rule-alone")
    if seats == 4:
        rule = text("poll-rule", needed=2, voters=3, again=lapse - 1)
    post = await presenter.public(PublicLetter("board", table, None, (), (), ()), {})
    assert voice.say(rule) in post.questions
    assert voice.say(text("poll-rating")) in post.questions
    assert voice.say(rule) in (await status_of(presenter, table, locale)).lines
    letter = PrivateLetter("agree", PlayerId(2), Seat(1), table, None, (), ())
    by_letter = await presenter.private(letter, {}, drawn=False)
    assert by_letter.call is not None
    assert texts().voice(locale).say(rule) in by_letter.call or locale != "en"


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_paused_game_says_so_wherever_it_is_looked_at_and_has_a_button_that_ends_it(
    presenter: Presenter, locale: Locale
) -> None:
    view = game_json.raw(POSITIONS["la-strada"].MIDDLE)
    table = table_where(3, locale=locale, pause=Pause(NOON + HOUR, PlayerId(2)))
    paused = texts().voice(locale).say(text("paused-for-now"))
    letter = PublicLetter("board", table, view, (), (), (PlayerId(1),))
    post = await presenter.public(letter, {}, drawn=False)
    assert post.call is not None
    assert paused not in post.call, "the questions say it, once"
    somebody = texts().voice(locale).say(text("player-number", number=2))
    assert any(somebody in line for line in post.questions)
    look = Look(table, Seat(0), 1, POSITIONS["la-strada"].MIDDLE, ())
    assert "more" in [action.name for action in post.actions]
    opened = presenter.more(look, {}, locale)
    assert any(somebody in line for line in opened.lines)
    assert "resume" in [action.name for action in opened.actions]
    for shown in (await presenter.look(look, {}, locale), presenter.as_text(look, {}, locale)):
        assert shown.call is not None
        assert shown.call.startswith(paused)
    assert "resume" in [
        action.name for action in (await status_of(presenter, table, locale)).actions
    ]
    frozen = msgspec.structs.replace(table, pause=Pause(NOON, frozen=True))
    wished = msgspec.structs.replace(table, motions=(agreed_to(3, "resume", PlayerId(1)),))
    for other in (frozen, wished):
        named = [action.name for action in (await status_of(presenter, other, locale)).actions]
        assert "resume" not in named


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_pause_that_ends_by_itself_has_no_proposal_without_a_deadline(
    presenter: Presenter, locale: Locale
) -> None:
    wish = agreed_to(2, "resume", PlayerId(2))
    table = table_where(3, locale=locale, pause=Pause(NOON + HOUR, PlayerId(2)), motions=(wish,))
    voice = texts().voice(locale, moment=markup.moment)
    assert voice.say(text("proposal-open")) not in (await status_of(presenter, table, locale)).lines


@pytest.mark.parametrize("locale", LOCALES)
async def test_an_undo_that_is_asked_for_says_what_silence_means(locale: Locale) -> None:
    wish = agreed_to(2, "undo", PlayerId(2), until=NOON + HOUR)
    table, voice = table_where(3, locale=locale, motions=(wish,)), texts().voice(locale)
    assert voice.say(text("proposal-silence")) in decided_at(
        table, table.motions, (), voice, [NOON + HOUR]
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_under_each_of_two_proposals_stands_who_has_answered(locale: Locale) -> None:
    by = PlayerId(2)
    table = table_where(
        3, locale=locale, motions=(agreed_to(2, "pause", by), agreed_to(3, "end", by))
    )
    voice = texts().voice(locale)
    lines = decided_at(table, table.motions, (), voice)
    assert lines.count(_answered_so(voice, given=(1,), awaited=(0, 2))) == 2
    assert lines.count(voice.say(text("proposal-open"))) == 1, "what holds for both is said once"


@pytest.mark.parametrize("locale", LOCALES)
def test_under_each_of_two_late_players_stands_who_has_answered(locale: Locale) -> None:
    polls = tuple(
        asked_about(2 + seat, seat, 1, ballots=(Ballot(PlayerId(3), "wait"),)) for seat in (0, 1)
    )
    table = table_where(4, locale=locale, motions=polls)
    voice = texts().voice(locale)
    lines = decided_at(table, table.motions, (), voice)
    assert lines.count(_answered_so(voice, given=(2,), awaited=(3,))) == 2
    rule = text("poll-rule", needed=2, voters=2, again=0)
    for once in (rule, text("poll-rating")):
        assert lines.count(voice.say(once)) == 1, "what holds for both is said once"


def _answered_so(voice: Voice, given: Sequence[int], awaited: Sequence[int]) -> str:
    """The line that says who has answered; seats."""
    who, others = (Listing(tuple(map(Player, seats))) for seats in (given, awaited))
    return voice.say(
        text("motion-answers", count=len(given), given=who, open=len(awaited), awaited=others)
    )


@pytest.mark.parametrize("kind", ["pause", "resume", "pace", "undo", "draw", "end"])
def test_a_proposal_of_somebody_without_a_seat_breaks_no_post(kind: ProposalKind) -> None:
    table = table_where(3, motions=(agreed_to(2, kind, PlayerId(99)),))
    lines = decided_at(table, table.motions, (), texts().voice("en"))
    assert any("Awaited" in line for line in lines)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", ["pause", "pace", "undo", "end"])
async def test_a_proposal_says_until_when_it_can_be_answered(
    presenter: Presenter, locale: Locale, kind: Any
) -> None:
    until = NOON + HOUR if kind == "undo" else 0
    about = About(pace=Pace(12)) if kind == "pace" else About()
    wish = agreed_to(2, kind, PlayerId(2), about=about, until=until)
    table = table_where(3, locale=locale, motions=(wish,))
    voice = texts().voice(locale, moment=markup.moment)
    open_ended = text("proposal-open") if not until else text("proposal-until", until=Moment(until))
    lines = (await status_of(presenter, table, locale)).lines
    assert voice.say(open_ended) in lines


@pytest.mark.parametrize("locale", LOCALES)
async def test_of_a_computer_that_stands_in_is_said_for_whom_and_who_may_come_back(
    presenter: Presenter, locale: Locale
) -> None:
    table = table_where(3, locale=locale)
    tended = msgspec.structs.replace(
        table.seats[0], occupant=Computer("la-strada", "normal", PlayerId(1)), tended=True
    )
    table = msgspec.structs.replace(table, seats=(tended, *table.seats[1:]))
    people = {PlayerId(1): PlayerProfile(PlayerId(1), "Bruno")}
    post = await presenter.public(PublicLetter("board", table, None, (), (), ()), people)
    (line,) = [line for line in post.questions if "Bruno" in line]
    assert line.startswith("🔵 **Bruno** ")
    status = await presenter.status(Look(table, Seat(1), None, None, ()), people, locale)
    first, *_ = status.lines
    assert "🔵 **Bruno (🤖)**" in first


async def test_whoever_waits_for_a_seat_is_named_once_with_what_keeps_it(
    presenter: Presenter,
) -> None:
    table = table_where(3)
    promised = msgspec.structs.replace(table.seats[0], wanted=True, promised=PlayerId(9))
    table = msgspec.structs.replace(table, seats=(promised, *table.seats[1:]))
    people = {PlayerId(9): PlayerProfile(PlayerId(9), "Chloé")}
    for known, name in ((people, "Chloé"), ({}, "<@9>")):
        post = await presenter.public(PublicLetter("board", table, None, (), (), ()), known)
        (line,) = [line for line in post.questions if name in line]
        assert line.startswith(f"{name} takes over for 🔵 **Player 1** (")
    assert "Keep my seat" in [action.label for action in post.actions]


async def test_at_the_end_is_said_for_whom_a_computer_stood_in(presenter: Presenter) -> None:
    """Not for whoever took the seat over later."""
    view = ruta_positions.FINISHED
    table = look_at("ruta", view, 2).table
    stood_in = Computer("ruta", "normal", PlayerId(8))
    seat = msgspec.structs.replace(
        table.seats[0], tended=True, held=(Human(PlayerId(8)), stood_in), former=(PlayerId(8),)
    )
    over = msgspec.structs.replace(
        table, status=Status.FINISHED, outcome=view.outcome, seats=(seat, table.seats[1])
    )
    people = {
        PlayerId(1): PlayerProfile(PlayerId(1), "Dario"),
        PlayerId(8): PlayerProfile(PlayerId(8), "Bruno"),
    }
    letter = PublicLetter("board", over, game_json.raw(view), (), (), ())
    (remarks,) = (await presenter.public(letter, people, drawn=False)).lines
    assert "A computer stood in for 🔵 **Bruno**." in remarks


@pytest.mark.parametrize("locale", LOCALES)
def test_an_overtaken_post_tells_what_was_decided(presenter: Presenter, locale: Locale) -> None:
    table = table_where(3, locale=locale)
    newest = BoardPost(table.id, table.place, 77, NOON)
    resumed = text("table-resumed-agreed")
    decided = PublicLetter("board", table, None, (), (text("table-back", who="x"), resumed), ())
    plain = msgspec.structs.replace(decided, notices=())
    said, bare = (presenter.overtaken(each, newest, {}) for each in (decided, plain))
    assert said.call.startswith(texts().voice(locale).say(resumed))
    assert said.call.endswith(bare.call)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_post_of_an_open_table_says_in_its_heading_that_the_game_has_begun(
    presenter: Presenter, locale: Locale
) -> None:
    voice = texts().voice(locale)
    begun = table_where(3, locale=locale, moves=0)
    newest = BoardPost(begun.id, begun.place, 77, NOON)
    lobby_heading, *others = (
        voice.say(text(f"heading-{key}", game=text("la-strada-name"), code=begun.code))
        for key in ("lobby", "begun", "cancelled")
    )
    headings = dict(zip(("begun", "cancelled"), others, strict=True))
    for status, key in (("playing", "begun"), ("finished", "begun"), ("cancelled", "cancelled")):
        table = msgspec.structs.replace(begun, status=Status(status))
        instead = presenter.overtaken(PublicLetter("board", table, None, (), (), ()), newest, {})
        assert instead.heading == (lobby_heading, headings[key])
    lobby = msgspec.structs.replace(begun, status=Status.LOBBY)
    assert presenter.overtaken(PublicLetter("board", lobby, None, (), (), ()), newest, {}) == (
        Instead(instead.call)
    )


# --- equal points, rematches, whose turn it is ---------------------------------------------------


def outcome_of(*points_and_ranks: tuple[int, int]) -> Outcome:
    """An outcome in which the seats, in their order, have these points and ranks."""
    pairs = enumerate(points_and_ranks)
    standings = [
        Standing(Seat(n), rank, points, (ScorePart("points", points),))
        for n, (points, rank) in pairs
    ]
    return Outcome(tuple(sorted(standings, key=lambda one: one.rank)), "wagons")


def with_coins(*coins: int) -> Any:
    """A view of Strada Romana in which the seats have so many coins."""
    view = POSITIONS["strada-romana"].MIDDLE
    held = (*coins, 0, 0, 0)
    pairs = zip(view.seats, held, strict=True)
    seats = tuple(msgspec.structs.replace(seat, coins=count) for seat, count in pairs)
    return msgspec.structs.replace(view, seats=seats)


@pytest.mark.parametrize(
    ("outcome", "coins", "told"),
    [
        (outcome_of((0, 2), (0, 1)), (3, 4), "coins (🟧 **Player 2** 4 and 🔵 **Player 1** 3)"),
        (outcome_of((0, 1), (0, 2)), (4, 4), "the earlier last turn"),
        (outcome_of((0, 1), (0, 2)), (3, 4), None),
        (outcome_of((2, 1), (0, 2)), (3, 4), None),
        (outcome_of((0, 1), (0, 1)), (4, 4), None),
    ],
)
async def test_a_ranking_with_equal_points_says_what_decided(
    presenter: Presenter, outcome: Outcome, coins: tuple[int, int], told: str | None
) -> None:
    """Unless a resignation did: then whoever is ahead may have less."""
    view = with_coins(*coins)
    table = msgspec.structs.replace(
        look_at("strada-romana", view, 5).table,
        status=Status.FINISHED,
        outcome=outcome,
        moves=40,
    )
    final = PublicLetter("final", table, game_json.raw(view), (), (), ())
    look = Look(table, Seat(0), None, view, ())
    shown = (
        await presenter.public(final, {}, drawn=False),
        await presenter.look(look, {}, "en"),
        presenter.as_text(look, {}, "en"),
        await presenter.status(look, {}, "en"),
    )
    for post in shown:
        found = [line for line in post.lines if line.startswith("Equal points")]
        decided = [line.removeprefix("Equal points, decided by ") for line in found]
        assert decided == ([] if told is None else [told])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ["la-strada", "ruta"])
def test_every_game_of_points_names_what_decides(key: str, locale: Locale) -> None:
    title, view = EVERY_GAME[key], POSITIONS[key].MIDDLE
    voice = texts().voice(locale)
    for name, values in title.commentary.tie_breaks(view):
        assert voice.say(name)
        assert len(values) == len(view.seats)


@pytest.mark.parametrize(("locale", "word"), [("en", "bonus"), ("fr", "bonus"), ("it", "bonus")])
def test_no_points_for_the_longest_chain_do_not_read_as_a_chain_of_length_zero(
    locale: Locale, word: str
) -> None:
    parts = (ScorePart("tokens", 6), ScorePart("longest", 0))
    ended = Outcome((Standing(Seat(1), 1, 6, parts),), "over")
    line = texts().voice(locale).say(ranking("ruta", ended)[-1])
    assert re.search(rf"{word}[^,]* \(0\)", line)


async def test_a_rematch_is_called_one_and_names_each_once(presenter: Presenter) -> None:
    table = look_at("ruta", None, 2).table
    lobby = msgspec.structs.replace(
        table, status=Status.LOBBY, seats=table.seats[:1], invited=(PlayerId(2),)
    )
    notices = (text("table-rematch", who=Verbatim("Ada")),)
    first = PublicLetter("lobby", lobby, None, (), notices, (PlayerId(2),))
    post = await presenter.public(first, {})
    assert post.call is not None
    assert post.call.startswith("<@2>: rematch?")
    assert "<@2>" not in "\n".join(post.lines)
    later = await presenter.public(msgspec.structs.replace(first, notices=(), ping=()), {})
    assert "<@2>" in "\n".join(later.lines)


async def test_status_speaks_to_whoever_is_to_act(presenter: Presenter) -> None:
    look = Look(table_where(3), Seat(0), 1, None, ())
    first, *_ = (await presenter.status(look, {}, "en")).lines
    assert first.startswith("**Your turn.** Deadline: ")
    assert (
        (await status_of(presenter, table_where(3)))
        .lines[0]
        .startswith("🔵 **Player 1** is to play.")
    )


async def test_the_first_post_tells_in_order_that_the_game_begins(presenter: Presenter) -> None:
    view = game_json.raw(POSITIONS["la-strada"].MIDDLE)
    told = (game_json.raw(WorkshopPlaced(Seat(0), Hex(3))),)
    notices = (text("table-joined", who="x"), text("table-started"))
    letter = PublicLetter("board", table_where(3), view, told, notices, ())
    post = await presenter.public(letter, {}, drawn=False)
    assert post.news == ()
    assert post.lines[1] == "The game begins!"
    assert "Player 1" in post.lines[2]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("said", get_args(PlannedTold))
async def test_a_letter_says_that_something_is_planned_and_never_what(
    presenter: Presenter, locale: str, said: PlannedTold
) -> None:
    look = look_at("ruta", ruta_positions.MIDDLE_OWN, 2)
    view = game_json.raw(ruta_positions.MIDDLE_OWN)
    letter = PrivateLetter(
        "turn", PlayerId(1), Seat(0), look.table, view, (), (), planned=said, plan=77
    )
    people = {PlayerId(1): PlayerProfile(PlayerId(1), "Ada", locale)}
    post = await presenter.private(letter, people, drawn=False)
    voice = texts().voice(locale)
    assert voice.say(text(f"planned-letter-{said}")) in post.lines
    drops = [action.number for action in post.actions if action.name == "planned-drop"]
    assert drops == ([77] if said in ("waits", "stands") else [])
