"""Cups are carried on when their time comes, and their letters reach their readers once."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from club.channel_checks import Whereabouts
from cogs.ui.markup_and_escaping import DiscordMarkup
from core.languages import Locale
from core.translatable_text import Verbatim, text
from tables.model.shards import EVERYBODY
from tables.model.table import HOUR, GuildId, PlaceId, PlayerId, PlayerProfile
from tables.notifications.cup_letters import CupConcerned, cup_letter
from tests.club.running_club import PLAYERS, Club, there
from tests.games.catalogue import EVERY_GAME, texts
from tests.tables.sample_tables import NOON, FixedClock
from tests.workers.running_dispatcher import Office, make_office
from tests.workers.test_presenter import Draughtsman
from workers.chat_platform import DoorClosed, TryLater
from workers.painting.render_queue import RenderQueue
from workers.posts.presenter import Presenter
from workers.upkeep.cup_rounds import LOOK_AGAIN, CupRounds

ONE, TWO = PLAYERS[:2]


@pytest.fixture
async def office(tmp_path: Path) -> AsyncIterator[Office]:
    async with make_office(tmp_path) as made:
        await made.house.remember(ONE, TWO)
        yield made


async def call_one_off(office: Office) -> Club:
    """A cup of two people is called off."""
    club = Club(office.house)
    await club.call_off(await club.open(ONE, TWO))
    return club


async def test_it_looks_again_when_a_cup_is_due_and_every_few_minutes(office: Office) -> None:
    club, clock = Club(office.house), office.house.clock
    rounds = CupRounds(club.service, clock, there, office.service.outages, lambda: EVERYBODY)
    assert await rounds.work() == clock.now() + LOOK_AGAIN
    await club.open(ONE, closes_at=clock.now() + 7)
    assert await rounds.work() == clock.now() + 7
    clock.pass_by(7)
    await rounds.work()
    assert await club.told() == [("club-told-too-few", ONE.id)]


async def test_channels_are_looked_at_once_an_hour_and_when_one_may_be_gone(
    office: Office,
) -> None:
    club, clock, looked = Club(office.house), office.house.clock, list[int]()

    async def noted(_guild: object, _place: object) -> Whereabouts:
        looked.append(clock.now())
        return "there"

    await club.open(ONE)
    rounds = CupRounds(club.service, clock, noted, office.service.outages, lambda: EVERYBODY)
    began = clock.now()
    for pause in (0, HOUR - 1, 1, 1):
        clock.pass_by(pause)
        await rounds.work()
    assert looked == [began, began + HOUR]
    rounds.doubt_places()
    await rounds.work()
    assert looked[2:] == [clock.now()]


async def test_each_entrant_gets_one_letter_of_which_nothing_is_stored(office: Office) -> None:
    await call_one_off(office)
    assert await office.work() == [("call", ONE.id, "cup 0"), ("call", TWO.id, "cup 0")]
    assert await office.work() == []
    assert await office.house.queued() == []


async def test_a_letter_that_failed_is_tried_again_and_found_if_it_has_arrived(
    office: Office,
) -> None:
    await call_one_off(office)

    def unwell(_: object) -> None:
        raise TryLater(None)

    office.messenger.mishap = unwell
    assert await office.work() == []
    office.messenger.mishap = lambda _: None
    office.house.clock.pass_by(3_600_000)
    office.messenger.whispered = office.house.clock.now()
    assert await office.work() == [], "both have arrived"
    assert await office.house.queued() == []


async def test_nobody_is_written_to_who_takes_no_letters(office: Office) -> None:
    shut = PlayerProfile(ONE.id, ONE.name, letters="off")
    await office.service.remember(shut)
    await call_one_off(office)

    def closed(_: object) -> None:
        raise DoorClosed

    office.messenger.mishap = closed
    assert await office.work() == []
    assert await office.house.queued() == []
    two = await office.service.queries.profile(TWO.id)
    assert two is not None
    assert two.dms_closed


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (
            "en",
            "The cup “Spring”: whoever opened it, or somebody who manages the server, has",
        ),
        (
            "fr",
            "La coupe «\u00a0Spring\u00a0»\u00a0: la personne qui l’a ouverte, ou",
        ),
        (
            "it",
            "La coppa «Spring»: chi l’ha aperta, o chi gestisce il server, ti",
        ),
    ],
)
async def test_a_letter_about_a_cup_is_written_in_its_readers_language(
    locale: Locale, said: str
) -> None:
    about = CupConcerned("CVPA", "ruta", GuildId(1), PlaceId(2), "en")
    reader = PlayerProfile(PlayerId(3), "Anna", locale)
    called = text("cup-the-named", name=Verbatim("Spring"))
    told = text("club-told-removed", cup=called)
    why = text("club-told-reason", reason=Verbatim("twice in"))
    clock = FixedClock(NOON)
    queue = RenderQueue(Draughtsman())
    presenter = Presenter(EVERY_GAME, texts(), DiscordMarkup(), queue, clock)
    post = await presenter.private(cup_letter(about, reader.id, told, why), {reader.id: reader})
    assert "CVPA" in post.heading
    assert post.lines[0].startswith(said)
    assert post.lines[1].endswith("twice in")
    assert "<#2>" in (post.small or "")
    assert post.picture is None
