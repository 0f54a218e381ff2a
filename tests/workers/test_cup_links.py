"""The way from a table of a cup to the post of its cup."""

from typing import Any

import msgspec
import pytest

from club.model.cup import CupAtTable, CupCode, CupPost, Format
from cogs.ui.markup_and_escaping import DiscordMarkup
from cogs.ui.plain_message import CONTENT_BUDGET, content_of
from core.game import Outcome, Seat, Standing
from core.translatable_text import Locale, text
from tables.model.letters import TableFacts
from tables.model.table import CupGame, PlaceId, PlayerId, Status
from tables.visibility.table_view import Look
from tests.games.catalogue import EVERY_GAME, texts
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.tables.sample_tables import NOON, FixedClock
from tests.workers.test_notifications import Draughtsman, people, private, public
from tests.workers.test_posts import (
    ASTRAL,
    LONGEST_NAME,
    at_table,
    events_of,
    every_game,
    every_language,
    notices,
    with_open,
)
from workers.painting.render_queue import RenderQueue
from workers.posts.presenter import Presenter
from workers.utf16_length import length

OF_CUP = CupGame("CVPA", 2)
STANDS = CupPost(*(PlaceId(1456074443980800001 + n) for n in range(3)))  # type: ignore[arg-type]
LINK = "[Cup CVPA](https://discord.com/channels/{}/{}/{})".format(*msgspec.structs.astuple(STANDS))
ANYWHERE = WHOLE_GAMES[0]
IN_A_CUP = ("undo", "pause", "resume", "draw")
"""What can be proposed at the table of a cup."""


def presenter(stands: CupPost | None, rounds: int | None = 5, form: Format = "swiss") -> Presenter:
    """One that finds the post of the cup there, and its number of rounds."""

    async def find(code: CupCode) -> CupAtTable | None:
        return CupAtTable(stands, form, 2, rounds) if code == OF_CUP.cup else None

    return Presenter(
        EVERY_GAME,
        texts(),
        DiscordMarkup(),
        RenderQueue(Draughtsman()),
        FixedClock(NOON),
        find_cup=find,
    )


def in_cup(subject: Subject, locale: Locale = "en") -> tuple[TableFacts, Any]:
    """A table of a cup in the middle of its game, and the state of it."""
    table, state = at_table(subject, locale)
    return msgspec.structs.replace(table, cup=OF_CUP), state


def over(table: TableFacts) -> TableFacts:
    places = tuple(Standing(seat.seat, seat.seat + 1, 0, ()) for seat in table.seats)
    outcome = Outcome(places, "resigned")
    return msgspec.structs.replace(table, status=Status.FINISHED, outcome=outcome)


@pytest.mark.parametrize("ended", [False, True], ids=["running", "over"])
async def test_post_letter_and_own_view_lead_to_the_post_of_the_cup(ended: bool) -> None:
    table, state = in_cup(ANYWHERE)
    table = over(table) if ended else table
    kind = "final" if ended else "board"
    profiles, speaker = people(table, "en"), presenter(STANDS)
    letter = public(ANYWHERE, state, table, kind=kind)
    by_letter = private(ANYWHERE, state, table, "final" if ended else "turn")
    view = ANYWHERE.game.view_for(state, Seat(0))
    look = Look(table, Seat(0), None, view, ())
    for post in (
        await speaker.public(letter, profiles, drawn=False),
        await speaker.private(by_letter, profiles, drawn=False),
        await speaker.look(look, profiles, "en"),
    ):
        assert f"🏆 {LINK}, round 2" in (post.small or "")


async def test_a_cup_without_a_post_is_named_without_a_link() -> None:
    table, state = in_cup(ANYWHERE)
    letter = public(ANYWHERE, state, table)
    post = await presenter(None).public(letter, people(table, "en"), drawn=False)
    assert post.small is not None
    assert post.small.startswith("🏆 Cup CVPA, round 2")


@every_language
@pytest.mark.parametrize(
    ("form", "rounds", "is_last"),
    [("swiss", 2, True), ("swiss", 3, False), ("knock-out", 2, False), ("all-play-all", 2, False)],
)
async def test_a_table_of_the_last_round_promises_no_further_one(
    locale: Locale, form: Format, rounds: int, is_last: bool
) -> None:
    table, state = in_cup(ANYWHERE, locale)
    letter = public(ANYWHERE, state, over(table), kind="final")
    speaker = presenter(STANDS, rounds, form)
    post = await speaker.public(letter, people(table, locale), drawn=False)
    key = "call-finished-in-last-round" if is_last else "call-finished-in-cup"
    assert texts().voice(locale).say(text(key, code="CVPA", round=2)) in (post.call or "")


@every_language
@every_game
@pytest.mark.parametrize("kind", IN_A_CUP)
async def test_the_link_cuts_nothing_of_what_is_asked(
    subject: Subject, locale: Locale, kind: str
) -> None:
    table, state = in_cup(subject, locale)
    told = events_of(subject)
    table = with_open(table, kind, max(told, key=lambda each: len(bytes(each))))
    others = tuple(PlayerId(seat.seat + 1) for seat in table.seats[1:])
    profiles = {
        player: msgspec.structs.replace(one, name=ASTRAL[player - 1] * LONGEST_NAME)
        for player, one in people(table, locale).items()
    }
    letter = public(subject, state, table, ping=others, agree=True, events=told, notices=notices())
    linked = content_of(await presenter(STANDS).public(letter, profiles, drawn=False))
    bare = await presenter(None).public(letter, profiles, drawn=False)
    assert length(linked) <= CONTENT_BUDGET
    assert all(line in linked for line in bare.questions)
    assert linked.split("\n\n")[0] == content_of(bare).split("\n\n")[0]
    assert f"/{STANDS.place}/{STANDS.message})" in linked
