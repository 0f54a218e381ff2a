"""A game of the tests on Discord: everybody is asked at once, in secret, and all is shown together.

Nothing of the house knows Bidding: it comes in with the catalogue, and its texts with it.
"""

from collections.abc import AsyncIterator, Sequence
from copy import copy
from pathlib import Path

import pytest

import bot
import catalog
import i18n.commands
from i18n import Translator
from i18n.translator import WriteCommand
from playroom.people import PEOPLE
from tables.model import Human, Status
from tests.e2e.house import Complaints, House
from tests.e2e.player import Player, Reply
from tests.e2e.playing import sit_down
from tests.e2e.reading import Post
from tests.e2e.request_rules import broken_rules
from tests.e2e.requests import request_faults
from tests.games.catalogue import EVERY_GAME, texts

THREE = ("ada", "bruno", "chloe")
BYSTANDER = "dario"
CARDS = (5, 4, 3, 2, 1)


def _translator(*, command: WriteCommand) -> Translator:
    translator = copy(texts())
    translator._write_command = command
    return translator


@pytest.fixture(autouse=True)
def _bidding_is_in_the_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (bot, catalog):
        monkeypatch.setattr(module, "CATALOG", EVERY_GAME)
    monkeypatch.setattr(bot, "Translator", _translator)
    monkeypatch.setattr(i18n.commands, "_translator", texts)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """The real bot; at the end nothing may have gone wrong unnoticed."""
    complaints = Complaints()
    with complaints.heard():
        house = await House.build(tmp_path, people=PEOPLE)
        house.complaints = complaints
        yield house
        await house.close()
    assert house.take_complaints() == []
    assert request_faults(house.requests) == []
    assert broken_rules(house) == []


class Table:
    """A table of Bidding, seen from outside."""

    def __init__(self, house: House, code: str, keys: Sequence[str]) -> None:
        self.house = house
        self.code = code
        self.people = [house.player(key) for key in keys]
        self.place = house.channel("games")

    async def owing(self) -> list[Player]:
        """Who is asked now, in the order of seats."""
        asked = [seat.occupant for seat in (await self.house.table(self.code)).to_act]
        return [who for who in self.people if Human(who.id) in asked]  # type: ignore[arg-type]

    @property
    def posts(self) -> list[Post]:
        """What everybody reads of this table, oldest first."""
        posts = self.house.player(BYSTANDER).at(self.place).posts
        return [post for post in posts if not post.is_private and self.code in post.text]

    async def bid_with_buttons(self, who: Player, card: int) -> Reply:
        """Press Play under the board, the card, and yes."""
        here = who.at(self.place)
        view = await here.press(custom_id=f"tavolo:play:{self.code}", on=self.posts[-1])
        button = next(b for b in view.posts[-1].buttons if str(card) in b)
        page = await here.press(button, on=view.posts[-1])
        return await here.press(custom_id="bidding-go:", on=page.posts[-1])

    async def own_view(self, who: Player) -> Post:
        """What the button under the board shows to who presses it."""
        custom_id = f"tavolo:view:{self.code}"
        return (await who.at(self.place).press(custom_id=custom_id, on=self.posts[-1])).posts[-1]

    async def bid_with_command(self, who: Player, card: int) -> Reply:
        """Type the command, in one's own words."""
        return await who.at(self.place).slash("bidding bid", card=str(card), table=self.code)


async def begin(house: House, *keys: str, **options: object) -> Table:
    host, *guests = keys
    options = {"players": len(keys), **options}
    code, place = await sit_down(house, "bidding new", host, None, **options)
    for guest in guests:
        await house.player(guest).at(place).press(custom_id=f"tavolo:join:{code}")
    if guests:
        await house.player(host).at(place).press(custom_id=f"tavolo:start:{code}")
    return Table(house, code, keys)


async def test_three_people_bid_at_once_and_the_channel_learns_it_with_the_last(
    house: House,
) -> None:
    table = await begin(house, *THREE)
    ada, bruno, chloe = table.people
    assert await table.owing() == [ada, bruno, chloe]
    posts = len(table.posts)
    letters = [len(who.letters) for who in table.people]
    assert (await table.bid_with_buttons(chloe, 4)).is_private
    assert (await table.bid_with_command(ada, 2)).is_private
    assert await table.owing() == [bruno]
    assert len(table.posts) == posts
    assert [len(who.letters) for who in table.people] == letters
    await table.bid_with_buttons(bruno, 3)
    assert "**Ada** 2, 🟧 **Bruno** 3 and 🟡 **Chloé** 4." in table.posts[-1].text
    assert await table.owing() == [ada, bruno, chloe]


async def test_whoever_has_bid_sees_the_own_card_and_may_not_bid_again(house: House) -> None:
    table = await begin(house, *THREE)
    _, bruno, _ = table.people
    await table.bid_with_command(bruno, 3)
    again = await table.bid_with_command(bruno, 4)
    assert "La tua puntata è già sul tavolo." in again.text
    view = await table.own_view(bruno)
    assert "Il tuo 3 è coperto sul tavolo." in view.alts[0]
    assert len(await table.owing()) == 2


async def test_a_game_is_played_to_its_end_over_a_restart(house: House) -> None:
    table = await begin(house, "ada", "bruno")
    for card in CARDS:
        ada, bruno = await table.owing()
        await table.bid_with_buttons(bruno, card)
        await house.restart()
        await table.bid_with_command(ada, card)
    assert (await house.table(table.code)).status is Status.FINISHED
    final = table.posts[-1].text
    assert "so nobody takes the" in final, "they bid alike in every round"
    assert final.count("1\\.") == 2


async def test_computers_bid_beside_people(house: House) -> None:
    table = await begin(house, "ada", players=4, computer="normal", computers=3)
    for card in CARDS:
        await table.bid_with_command(table.people[0], card)
        await house.pass_time(hours=0.1)
    assert (await house.table(table.code)).status is Status.FINISHED


async def test_when_time_is_up_for_the_last_the_round_is_shown(house: House) -> None:
    table = await begin(house, *THREE, pace=24, late="resign")
    for who in table.people[1:]:
        await table.bid_with_command(who, 5)
    await house.pass_time(hours=25)
    assert "**Ada** has run out of time and resigns." in table.posts[-1].text
    assert "**Bruno** 5 and 🟡 **Chloé** 5." in table.posts[-1].text
    assert await table.owing() == table.people[1:]


async def _received(folder: Path, card: int) -> tuple[list[str], str]:
    """What all but Ada see and are offered while her card lies; and what she sees."""
    house = await House.build(folder)
    table = await begin(house, *THREE, pace=24, late="play")
    ada, bruno, chloe = table.people
    await table.bid_with_buttons(ada, card)
    await house.pass_time(hours=13)
    await table.bid_with_command(chloe, 3)
    await chloe.at(table.place).slash("table resign", table=table.code)
    seen: list[str] = []
    for who in (bruno, chloe, house.player(BYSTANDER)):
        here = who.at(table.place)
        for command in ("table board", "table history", "table status"):
            await here.slash(command, table=table.code)
        seen.append(str(await here.suggestions("bidding bid", "card", table=table.code)))
        seen += [_all_of(post) for post in (*here.posts, *who.letters)]
    own = await table.own_view(ada)
    assert await table.owing() == [bruno]
    await house.close()
    return seen, _all_of(own)


def _all_of(post: Post) -> str:
    controls = [part for part in post.parts if "custom_id" in part]
    return f"{post.text} {post.alts} {controls} {post.files}"


async def test_what_lies_cannot_be_told_by_anything_on_discord(tmp_path: Path) -> None:
    received = []
    for card in (2, 5):
        folder = tmp_path / str(card)
        folder.mkdir()
        received.append(await _received(folder, card))
    (one, own), (other, others_own) = received
    assert len(one) > 20
    assert one == other
    assert own != others_own
