"""Posts of the presenter in rare situations."""

from collections.abc import Sequence
from typing import Any, get_args

import msgspec
import pytest

from core.game import Seat
from core.texts import LOCALES, Listing, Locale, Moment, Player, Verbatim, text
from i18n import Voice
from model import game_json
from model.letters import PrivateLetter, PublicLetter, SeatFacts, TableFacts
from model.table import (
    HOUR,
    Computer,
    GuildId,
    Human,
    Pause,
    PlaceId,
    PlayerId,
    PlayerProfile,
    Status,
    TableCode,
    TableId,
)
from model.thinking_ahead import PlannedTold
from rendering.scene.shapes import Scene
from tables.visibility import Look
from tests.games.catalogue import EVERY_GAME, texts
from tests.rendering import ruta_positions, stratego4_positions
from tests.rendering.scenes import POSITIONS
from tests.sample_motions import agreed_to, asked_about
from tests.tables.sample_tables import NOON, FixedClock
from workers import buttons
from workers.painting.render_queue import RenderQueue
from workers.post_model import Post
from workers.presenter import Presenter
from workers.table_lines import decided_at


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
def test_under_each_of_two_proposals_stands_who_has_answered(locale: Locale) -> None:
    by = PlayerId(2)
    table = table_where(
        3, locale=locale, motions=(agreed_to(2, "pause", by), agreed_to(3, "end", by))
    )
    voice = texts().voice(locale)
    lines = decided_at(table, table.motions, (), voice)
    assert lines.count(_answered_so(voice, given=(1,), awaited=(0, 2))) == 2
    assert lines.count(voice.say(text("proposal-open"))) == 1, "what holds for both is said once"


def _answered_so(voice: Voice, given: Sequence[int], awaited: Sequence[int]) -> str:
    """The line that says who has answered; seats."""
    who, others = (Listing(tuple(map(Player, seats))) for seats in (given, awaited))
    return voice.say(
        text("motion-answers", count=len(given), given=who, open=len(awaited), awaited=others)
    )


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


# --- equal points, rematches, whose turn it is ---------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ["la-strada", "ruta"])
def test_every_game_of_points_names_what_decides(key: str, locale: Locale) -> None:
    title, view = EVERY_GAME[key], POSITIONS[key].MIDDLE
    voice = texts().voice(locale)
    for name, values in title.commentary.tie_breaks(view):
        assert voice.say(name)
        assert len(values) == len(view.seats)


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
