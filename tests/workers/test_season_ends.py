"""The end of a season is told once, where it can be, unless the server does not want it."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, cast

import pytest

from club.seasons.calendar import Season
from club.seasons.interfaces import ClosedSeason, HeldTitle
from club.seasons.season_table import SeasonScore, SeasonTables
from cogs.ui.markup_and_escaping import DiscordMarkup
from core.languages import LOCALES
from core.translatable_text import Locale, Text, text
from i18n import Translator
from tables.model.table import GuildId, PlaceId, PlayerId, PlayerProfile
from tables.server_settings import ServerWishes
from tests.tables.sample_tables import FixedClock
from tests.workers.running_dispatcher import Arrived, FakeMessenger
from workers.chat_platform import TryLater, Undeliverable
from workers.delivery.season_ends import LOOK_AGAIN, SeasonEnds, WriteSeasonEnd
from workers.delivery.send_retries import NONCE_LASTS
from workers.post_model import Picture, Post
from workers.posts.season_post import SeasonPresenter
from workers.wording.season_lines import SeasonShown, champions

AUTUMN, CLUB = Season(2026, 4), GuildId(301)
HALL, TAVERN = PlaceId(1), PlaceId(2)
ADA, BO, CLEO = (PlayerId(n) for n in (1, 2, 3))


def rows(*players: PlayerId) -> tuple[SeasonScore, ...]:
    return tuple(
        SeasonScore(player, rank, round(400 * Fraction(1, rank)), 4, 5 - rank)
        for rank, player in enumerate(players, 1)
    )


TABLES = SeasonTables(
    rows(ADA, BO, CLEO), {"ruta": rows(ADA, BO, CLEO), "jacynth": rows(BO, CLEO, ADA)}
)
TITLES = tuple(
    HeldTitle(CLUB, AUTUMN, game, player)
    for game, player in ((None, ADA), ("ruta", ADA), ("jacynth", BO))
)


class Club:
    """The seasons of a server, its settings, its people and its games' names."""

    def __init__(self, closed_at: int) -> None:
        self.open = [ClosedSeason(7, CLUB, AUTUMN, closed_at, TAVERN, "it")]
        self.tables, self.titles, self.wishes = TABLES, TITLES, ServerWishes()
        self.queries = self

    async def close_due(self) -> int:
        return 10**15

    async def untold(self) -> list[ClosedSeason]:
        return list(self.open)

    async def claim(self, closed: ClosedSeason, _owner: str, _lease: int) -> bool:
        return closed in self.open

    async def note_told(self, closed: ClosedSeason, _owner: str) -> None:
        self.open.remove(closed)

    async def tables_of(self, guild: GuildId, season: Season) -> SeasonTables:
        assert (guild, season) == (CLUB, AUTUMN)
        return self.tables

    async def titles_in(self, guild: GuildId) -> list[HeldTitle]:
        assert guild == CLUB
        return [*self.titles, HeldTitle(CLUB, AUTUMN.previous, "ruta", CLEO)]

    async def wishes_of(self, _guild: GuildId) -> ServerWishes:
        return self.wishes

    async def profiles(self, people: list[PlayerId]) -> dict[PlayerId, PlayerProfile]:
        return {p: PlayerProfile(p, f"Person {p}") for p in people}

    def game_name(self, game: str) -> Text:
        return text(f"{game}-name")


async def language_of(_shown: SeasonShown, locale: Locale) -> Post:
    """Write the language of a post."""
    return Post(heading=locale)


class Office:
    """The worker with its surroundings."""

    def __init__(self) -> None:
        self.clock, self.messenger = FixedClock(), FakeMessenger()
        self.club_closed_at = self.clock.now()
        self.club = Club(self.club_closed_at)
        self.worker = self.another()

    def another(self, write: WriteSeasonEnd = language_of) -> SeasonEnds:
        club = cast(Any, self.club)
        return SeasonEnds(club, club, club, write, self.club.game_name, self.messenger, self.clock)


@pytest.fixture
def office() -> Office:
    return Office()


async def test_it_is_told_once_in_the_language_and_place_of_its_newest_game(
    office: Office,
) -> None:
    again = await office.worker.work()
    assert office.messenger.deeds() == [("post", TAVERN, "it")]
    assert again == office.clock.now() + LOOK_AGAIN
    await office.worker.work()
    await office.another().work()
    assert office.messenger.deeds() == []


async def test_a_server_has_it_where_its_tables_open_or_not_at_all(office: Office) -> None:
    office.club.wishes = ServerWishes(place=HALL, locale="fr")
    await office.worker.work()
    assert office.messenger.deeds() == [("post", HALL, "fr")]
    other = Office()
    other.club.wishes = ServerWishes(season_posts=False)
    await other.worker.work()
    assert (other.messenger.deeds(), other.club.open) == ([], [])


async def test_without_a_champion_nothing_is_said(office: Office) -> None:
    office.club.titles = ()
    await office.worker.work()
    assert (office.messenger.deeds(), office.club.open) == ([], [])


def refusing(*places: PlaceId) -> Callable[[Arrived], None]:
    def mishap(deed: Arrived) -> None:
        if deed.where in places:
            raise Undeliverable(text("trouble-channel-gone"))

    return mishap


async def test_where_the_channel_refuses_it_goes_to_the_newest_game_or_nowhere(
    office: Office,
) -> None:
    office.club.wishes = ServerWishes(place=HALL)
    office.messenger.mishap = refusing(HALL)
    await office.worker.work()
    assert office.messenger.deeds() == [("post", TAVERN, "it")]
    other = Office()
    other.messenger.mishap = refusing(TAVERN)
    await other.worker.work()
    assert other.club.open == [], "it is not tried again"


async def test_what_fails_is_tried_again_and_what_has_arrived_is_not_repeated(
    office: Office,
) -> None:
    def later(_: Arrived) -> None:
        raise TryLater

    office.messenger.mishap = later
    again = await office.worker.work()
    assert office.club.open
    assert office.clock.now() < again < office.clock.now() + LOOK_AGAIN
    office.messenger.mishap = lambda _: None
    office.clock.pass_by(NONCE_LASTS + 1)
    await office.worker.work()
    (arrived,) = office.messenger.take()
    assert office.messenger.looked_since == office.club_closed_at
    assert arrived.nonce < 0


async def test_champions_are_those_stored_whoever_has_gone_from_the_tables_since(
    office: Office,
) -> None:
    """Somebody hides after the season's end: nobody else becomes champion by it."""
    told = list[SeasonShown]()

    async def written(shown: SeasonShown, locale: Locale) -> Post:
        told.append(shown)
        return await language_of(shown, locale)

    office.club.tables = SeasonTables(rows(CLEO, BO), {"jacynth": rows(CLEO, BO)})
    office.worker = office.another(written)
    await office.worker.work()
    (shown,) = told
    assert shown.titles == TITLES
    assert {*shown.profiles} == {ADA, BO, CLEO}
    assert {*shown.games} == {"ruta", "jacynth"}


class Draws:
    """Draws nothing and keeps what it was to draw."""

    async def season_end(self, end: Any, _locale: Locale) -> Picture | None:
        self.end = end
        return None


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_post_names_the_champions_and_the_best(locale: Locale) -> None:
    translator, pictures = Translator(), Draws()
    say = translator.voice(locale).say
    profiles = {p: PlayerProfile(p, f"Person {p}") for p in (ADA, BO)}
    games = {game: text(f"{game}-name") for game in TABLES.by_game}
    shown = SeasonShown(AUTUMN, TABLES, TITLES, profiles, games)
    post = await SeasonPresenter(translator, DiscordMarkup(), pictures.season_end).end(
        shown, locale
    )
    said = [say(line) for line in champions(shown)]
    assert list(post.lines[:3]) == said
    assert ["Person 1" in said[0], "Person 1" in said[1], "Person 2" in said[2]] == [True] * 3
    assert say(text("former-player")) in post.lines[-1], "Cleo is forgotten"
    assert pictures.end.champion.name == "Person 1"
    assert [title.label.name for title in pictures.end.titles] == ["Person 1", "Person 2"]
    assert [row.value for row in pictures.end.rows] == [400, 200, 133]
    assert "2026" in post.heading
    assert post.pings == ()
