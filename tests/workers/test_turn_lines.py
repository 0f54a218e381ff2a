"""A letter tells each turn in one line, from what its reader was told."""

import msgspec
import pytest

from catalog import CATALOG
from core.commentary import Turn
from core.game import EVERYONE, Seat, Told, only
from core.texts import LOCALES, Listing, Locale, Player, Text, Verbatim, text
from games.la_strada.moves import LinkBuilt, TurnBegan, TurnEnded
from i18n import Translator
from model import game_json
from model.letters import PublicLetter, TurnTold, seat_name
from model.log import attributed, heard_by, records_of, turns_heard_by
from model.table import (
    Computer,
    EventRecord,
    Former,
    Human,
    MoveRecord,
    PlayerId,
    PlayerProfile,
)
from tests.workers.test_presenter import look_at
from workers.post_lines import names_then, turn_lines, with_move
from workers.post_lines import news as news_of
from workers.sentences import SpeakerNames

STRADA = CATALOG["la-strada"]
ADA, BRUNO = Seat(0), Seat(1)


def link(seat: Seat, cost: int) -> LinkBuilt:
    return LinkBuilt(seat, (3, 4), (), "hamlet", 1, 3, cost, 5)  # type: ignore[arg-type]


def line(seq: int, seat: Seat) -> MoveRecord:
    return MoveRecord(seq, seat, None, None, "build", "", 0)


@pytest.fixture
def news() -> list[EventRecord]:
    """Ada links twice, which ends her turn; Bruno links once."""
    told = [
        *records_of([Told(link(ADA, 2), EVERYONE)], 1),
        *records_of(
            [
                Told(link(ADA, 3), EVERYONE),
                Told(TurnEnded(ADA, 2, 1, by_itself=True), EVERYONE),
                Told(TurnBegan(BRUNO, 4, 6), EVERYONE),
            ],
            2,
        ),
        *records_of([Told(link(BRUNO, 4), EVERYONE)], 3),
    ]
    return attributed(told, [line(1, ADA), line(2, ADA), line(3, BRUNO)], ())


def letter(news: list[EventRecord]) -> PublicLetter:
    table = look_at("la-strada", None, 2).table
    events, turns = heard_by(None, news), turns_heard_by(None, news)
    return PublicLetter("board", table, None, events, (), (), turns=turns)


def who_and_days(lines: tuple[Text, ...]) -> list[tuple[object, object]]:
    return [(one.values["player"], one.values["days"]) for one in lines]


def test_moves_that_a_seat_made_in_a_row_are_one_line(news: list[EventRecord]) -> None:
    told = turn_lines(letter(news), STRADA, {})
    assert who_and_days(told) == [(Player(0), 5), (Player(1), 4)]


def test_a_letter_of_an_older_version_tells_each_event(news: list[EventRecord]) -> None:
    old = msgspec.structs.replace(letter(news), turns=())
    assert turn_lines(old, STRADA, {}) == tuple(
        STRADA.words.event_text(event)
        for event in (
            link(ADA, 2),
            link(ADA, 3),
            TurnEnded(ADA, 2, 1, by_itself=True),
            TurnBegan(BRUNO, 4, 6),
            link(BRUNO, 4),
        )
    )


def test_the_set_up_has_lines_only_until_somebody_has_moved(news: list[EventRecord]) -> None:
    post = letter(news)
    begun = msgspec.structs.replace(post, events=post.events[:1], turns=(TurnTold(None, 1),))
    assert len(turn_lines(begun, STRADA, {})) == 1
    events, turns = (*begun.events, *post.events), (*begun.turns, *post.turns)
    later = msgspec.structs.replace(post, events=events, turns=turns)
    assert turn_lines(later, STRADA, {}) == turn_lines(post, STRADA, {}) != ()


def test_turns_count_nothing_that_their_reader_was_not_told(news: list[EventRecord]) -> None:
    hidden = records_of([Told(link(BRUNO, 9), only(BRUNO))], 4)
    secret = attributed(hidden, [line(4, BRUNO)], ())
    later = [msgspec.structs.replace(record, seq=5, mover=ADA) for record in news[:1]]
    assert turns_heard_by(None, [*secret, *news]) == turns_heard_by(None, news)
    assert turns_heard_by(None, [*news[:1], *secret, *later]) == (TurnTold(ADA, 2, moves=2),)
    assert turns_heard_by(BRUNO, secret) == (TurnTold(BRUNO, 1, moves=1),)


def test_moves_of_before_a_seat_changed_hands_are_told_with_the_name_of_then(
    news: list[EventRecord],
) -> None:
    """Ada's first link is hers; after it Zoe took the seat over."""
    zoe, ada = PlayerId(9), PlayerId(1)
    table = letter(news).table
    taken = msgspec.structs.replace(
        table.seats[0], occupant=Human(zoe), former=(ada,), held=(Human(ada),)
    )
    table = msgspec.structs.replace(table, seats=(taken, *table.seats[1:]))
    events = heard_by(None, news)
    turns = (TurnTold(ADA, 1), TurnTold(ADA, 3, (1, 0)), TurnTold(BRUNO, 1, (1, 0)))
    post = PublicLetter("board", table, None, events, (), (), turns=turns)
    names = {ada: PlayerProfile(ada, "Ada"), zoe: PlayerProfile(zoe, "Zoe")}
    told = turn_lines(post, STRADA, names)
    players = [line.values["player"] for line in told]
    assert players == [Player(0, Verbatim("Ada")), Player(0), Player(1)]
    voice = SpeakerNames(Translator(strict=True)).marked(table, names, "en")
    assert [voice.say(line).split(":")[0] for line in told] == [
        "🔵 **Ada**",
        "🔵 **Zoe**",
        "🟧 **Player 2**",
    ]
    assert voice.say(told[0]) == "🔵 **Ada**: A5, 2 days"


def test_a_former_player_of_then_has_no_name(news: list[EventRecord]) -> None:
    table = letter(news).table
    taken = msgspec.structs.replace(table.seats[0], held=(Former(),))
    table = msgspec.structs.replace(table, seats=(taken, *table.seats[1:]))
    assert names_then(table, (), {}) == {0: text("former-player")}
    assert names_then(table, (1, 0), {}) == {}


def test_a_computer_of_then_keeps_the_name_it_had(news: list[EventRecord]) -> None:
    """It sat there for nobody; somebody took the seat over, and left it again."""
    table = letter(news).table
    computer = Computer("search", "normal")
    taken = msgspec.structs.replace(
        table.seats[0], held=(computer, Human(PlayerId(7))), former=(PlayerId(7),)
    )
    table = msgspec.structs.replace(table, seats=(taken, *table.seats[1:]))
    at_first = msgspec.structs.replace(taken, occupant=computer, former=())
    then = names_then(table, (), {})
    assert then == {0: seat_name((at_first, *table.seats[1:]), ADA, {})}


# --- what was taken back, in its place among the turns -------------------------------------------


def taken_back(seat: Seat, after: int, *events: LinkBuilt, since: tuple[int, ...] = ()) -> Text:
    """What is told of a move that is gone, as of when so many moves stood."""
    undone = game_json.encode([msgspec.Raw(game_json.encode(event)) for event in events]).decode()
    since_then = Listing(tuple(map(Player, since)))
    return text(
        "table-undone",
        who=Player(seat),
        undone=undone,
        count=len(since),
        since=since_then,
        after=after,
    )


def told_in_post(told: PublicLetter) -> list[str]:
    """The keys of what a post tells, in the order in which it is read."""
    above, below = news_of(told, told.notices, STRADA, {}, 3)
    return [line.key for line in (*above, *below)]


@pytest.mark.parametrize(
    ("after", "order"),
    [
        (3, ["la-strada-turn-links", "la-strada-turn-links", "table-undone-move"]),
        (2, ["la-strada-turn-links", "table-undone-move", "la-strada-turn-links"]),
        (1, ["table-undone-move", "la-strada-turn-links", "la-strada-turn-links"]),
    ],
)
def test_what_was_taken_back_is_told_where_it_happened(
    news: list[EventRecord], after: int, order: list[str]
) -> None:
    told = letter(news)
    table = msgspec.structs.replace(told.table, moves=3)
    notices = (taken_back(BRUNO, after, link(BRUNO, 4)),)
    assert told_in_post(msgspec.structs.replace(told, table=table, notices=notices)) == order
    begun = (text("table-started"), *notices)
    in_the_first_post = msgspec.structs.replace(told, table=table, notices=begun)
    assert told_in_post(in_the_first_post) == ["table-started", *order]


def test_of_two_that_were_taken_back_one_after_the_other_the_moves_since_come_last(
    news: list[EventRecord],
) -> None:
    told = letter(news)
    table = msgspec.structs.replace(told.table, moves=3)
    notices = (taken_back(BRUNO, 3, link(BRUNO, 4)), taken_back(ADA, 2, link(ADA, 2)))
    told = msgspec.structs.replace(told, table=table, notices=notices)
    above, below = news_of(told, notices, STRADA, {}, 3)
    assert [line.key for line in (*above, *below)] == [
        "la-strada-turn-links",
        "table-undone-move",
        "table-undone-move",
        "la-strada-turn-links",
    ]


def test_what_was_taken_back_is_named_as_it_was_told() -> None:
    named = with_move(taken_back(BRUNO, 2, link(BRUNO, 4)), STRADA)
    (line,) = STRADA.commentary.turn_lines([Turn(BRUNO, (link(BRUNO, 4),))])
    assert named.values["told"] == line
    unseen = taken_back(BRUNO, 2)
    assert with_move(unseen, STRADA) == unseen


@pytest.mark.parametrize("locale", LOCALES)
def test_what_was_taken_back_is_said_in_every_language(locale: Locale) -> None:
    table = look_at("la-strada", None, 3).table
    voice = SpeakerNames(Translator(strict=True)).marked(table, {}, locale)
    for since in ((), (0,), (0, 2)):
        notice = taken_back(BRUNO, 2, link(BRUNO, 4), since=since)
        for key in ("table-undone", "table-undone-agreed"):
            said = voice.say(with_move(Text(key, notice.values), STRADA))
            assert said.startswith("↩ ")
            assert said.count("🟧") == 1
            assert said.count("🔵") == bool(since)
