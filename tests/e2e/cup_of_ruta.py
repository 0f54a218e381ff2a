"""A cup of Ruta between simulated people: opened, entered, played by resigning, and looked at."""

import re
from typing import Any

from core.texts import Locale
from model.cup import Cup, CupCode, CupStatus
from model.table import Status, TableCode
from tests.e2e.running_bot import House
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import PlayerHere, Reply

SPEAKERS: tuple[tuple[str, Locale], ...] = (("ada", "en"), ("bruno", "it"), ("chloe", "fr"))
"""People, each with their language."""

_MOST_ROUNDS = 8


class CupPlay:
    """One cup in the channel *games*, as its people see it."""

    def __init__(self, house: House, code: str) -> None:
        self.house = house
        self.code = code

    def here(self, who: str) -> PlayerHere:
        """This person in the cup's channel."""
        return self.house.player(who).at(self.house.channel("games"))

    @property
    def posts(self) -> list[Post]:
        """The public posts of the cup, oldest first."""
        seen = self.here("elena").posts
        return [p for p in seen if not p.is_private and self.heads(p.text)]

    def heads(self, said: str) -> bool:
        """Whether the first line of a message names this cup, as in its own posts."""
        first, _, _ = said.partition("\n")
        return "🏆" in first and self.code in first

    @property
    def post(self) -> Post:
        """The one post of the cup, or the one at its end."""
        return self.posts[-1]

    async def stored(self) -> Cup:
        """The cup as it stands on disk."""
        cup = await self.house.store.read(lambda reader: reader.cups.by_code(CupCode(self.code)))
        assert cup is not None, f"there is no cup {self.code}"
        return cup

    async def press(self, who: str, name: str, on: Post | None = None) -> Reply:
        """Press a button of the cup's post, or of a page."""
        return await self.here(who).press(
            custom_id=f"tavolo:{name}:{self.code}", on=on or self.post
        )

    async def enter(self, *people: str) -> None:
        """These people enter, each by one press."""
        for who in people:
            await self.press(who, "cup-enter")

    async def begin(self, who: str = "ada") -> Reply:
        """Whoever organises the cup closes its entries."""
        page = await self.press(who, "cup-open")
        reply = await self.press(who, "cup-begin", on=page.posts[-1])
        await self.settle()
        return reply

    async def settle(self) -> None:
        """Let the cup go on: its changes are looked for every two seconds at most."""
        await self.house.pass_time(seconds=3)

    async def tables(self) -> list[TableCode]:
        """The tables of the newest round that are being played."""
        newest = (await self.stored()).rounds[-1]
        codes = [pairing.code for pairing in newest.pairings if pairing.code is not None]
        return [c for c in codes if (await self.house.table(c)).status is Status.PLAYING]

    async def boards(self, code: TableCode) -> list[Post]:
        """The public posts of this table where it stands, oldest first."""
        place = (await self.house.table(code)).place
        channels = (self.house.channel("games"), *self.house.threads("games"))
        there = next(channel for channel in channels if channel.id == place)
        posts = self.house.player("elena").at(there).posts
        return [post for post in posts if f"table {code}" in post.text]

    async def at(self, code: TableCode) -> list[str]:
        """Who sits at this table, by their key, in seat order."""
        seated = [seat.owner for seat in (await self.house.table(code)).seats]
        players = self.house.players.items()
        return [key for player in seated for key, who in players if who.id == player]

    async def give_up(self, code: TableCode) -> None:
        """The last person at this table resigns."""
        here = self.here((await self.at(code))[-1])
        await here.slash("table end", table=code)
        await here.press(custom_id=f"tavolo:resign:{code}")

    async def play_round(self) -> None:
        """At each table of the round somebody gives up."""
        for code in await self.tables():
            await self.give_up(code)
        await self.settle()

    async def play_to_the_end(self) -> int:
        """Play all rounds; return how many there were."""
        for _ in range(_MOST_ROUNDS):
            if (await self.stored()).status is CupStatus.FINISHED:
                break
            await self.play_round()
        return len((await self.stored()).rounds)


async def open_cup(house: House, who: str = "ada", **options: Any) -> CupPlay:
    """Somebody opens a cup, which gathers until it is begun; nobody has entered yet."""
    here = house.player(who).at(house.channel("games"))
    reply = await here.slash("cup open", **{"game": "ruta", "closes": 1440, **options})
    heading, *_ = reply.posts[-1].text.splitlines()
    found = re.search(r"🏆 .*\b([A-Z0-9]{4})$", heading)
    assert found, reply.text
    return CupPlay(house, found[1])
