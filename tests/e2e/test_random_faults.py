"""Whole games while Discord fails at random: in the end all is right, and nothing is lost.

Right is: one post with buttons and one call at a running table, no question at a finished one; one
sound a question and person; every move told, in order.
"""

from collections.abc import Callable
from random import Random

import pytest

from cogs.discord.messenger import DiscordMessenger
from core.decktet import ACES, card_name
from rehearsal.discord_assumptions import limit
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, say
from tests.e2e.seen_messages import asking, calling, heard
from tests.e2e.shown_messages import Post
from tests.e2e.simulated_people import Player
from tests.e2e.test_message_promises import messages, resign
from tests.e2e.whole_games import ids, marked

pytestmark = pytest.mark.long

DEALS = 24
TURNS = 10
WAITS = (0, 1, 20, 300, 4000)
"""Seconds between two turns."""

ANSWERS = (
    (429, 0),
    (429, 30046),
    (403, 50001),
    (403, 50013),
    (400, limit("thread-reopens")),
    (404, 10003),
    (500, 0),
)


class Weather:
    """What goes wrong at one table's place and in its people's mailboxes, by chance."""

    def __init__(self, game: Game, people: list[Player], chance: Random) -> None:
        self._house, self._chance = game.house, chance
        self._place = messages(game)
        self._mailboxes = [f"/channels/{who.mailbox.place.id}/messages" for who in people]
        self._is_dying = False

    async def turn_bad(self) -> None:
        """Let one thing go wrong, at once or with the next requests."""
        mishaps: tuple[Callable[[], object], ...] = (
            self._lose_an_answer,
            self._be_unwell,
            self._be_unwell_and_forget,
            self._refuse_edits,
            self._cut_an_edit,
            self._die_in_the_midst,
        )
        if self._chance.random() < 0.2:
            await self._chance.choice((self._house.restart, self._house.crash))()
        else:
            self._chance.choice(mishaps)()

    async def after_a_turn(self) -> None:
        """Kill the bot while it waits for an answer, if that is to be."""
        if self._is_dying:
            self._is_dying = False
            await self._house.crash()

    async def clear(self) -> None:
        """Let all go well from now on, and for long enough to make up for everything."""
        self._house.env.backend.faults.clear()
        self._house.mend_line()
        await self._house.pass_time(hours=2)

    def _lose_an_answer(self) -> None:
        path = self._chance.choice((self._place, *self._mailboxes))
        self._house.lose_reply("POST", path)

    def _be_unwell(self) -> None:
        path = self._chance.choice((self._place, *self._mailboxes))
        self._house.fail("POST", path, status=503, times=self._chance.randint(1, 6))

    def _be_unwell_and_forget(self) -> None:
        self._lose_an_answer()
        self._house.forget_nonces()
        self._be_unwell()
        self._house.fail("GET", self._place, status=503, times=2)

    def _die_in_the_midst(self) -> None:
        self._is_dying = True
        asked = (("POST", self._place), ("PATCH", f"{self._place}/*"))
        self._house.hang(*self._chance.choice(asked))

    def _refuse_edits(self) -> None:
        status, code = self._chance.choice(ANSWERS)
        times = self._chance.randint(1, 3)
        self._house.fail("PATCH", f"{self._place}/*", status=status, code=code, times=times)

    def _cut_an_edit(self) -> None:
        self._chance.choice((self._house.cut, self._house.lose_reply))("PATCH", f"{self._place}/*")


class Played:
    """A game of two by this seed, with what must have been seen and heard of it."""

    def __init__(self, game: Game, people: list[Player]) -> None:
        self.game, self.people = game, people
        self.told: list[tuple[str, str]] = []
        """Of each move that took a card: who, and the words for it."""
        self.wrong: list[str] = []
        self._heard_before = dict.fromkeys(people, 0)
        """How much each had heard when their present question was asked."""

    async def take_turn(self) -> None:
        """Whoever is to play takes a card; they have heard of their turn once at most."""
        game, who = self.game, await self.game.to_play()
        (rival,) = (one for one in self.people if one is not who)
        if self._new(who) > 1:
            self.wrong.append("two sounds for one question")
        self._heard_before[rival] = len(heard(game, rival))
        while await game.to_play() is who:
            await self._take_card(who)

    async def _take_card(self, who: Player) -> None:
        draft = (await self.game.view_of(who)).draft
        slots = [n for n, card in enumerate(draft) if card is not None and card not in ACES]
        await self.game.type(who, f"draw {slots[0] + 1}" if slots else "draw pile")
        if slots:
            words = say("en", "ruta-turn-took", card=card_name(draft[slots[0]]))
            self.told.append((marked(self.game, await self.game.table(), who), words))

    def _new(self, who: Player) -> int:
        return len(heard(self.game, who)) - self._heard_before[who]

    async def faults(self) -> list[str]:
        """What is wrong in the end."""
        return [
            *await self.heard_wrongly(),
            *await self._asked_wrongly(),
            *self._told_wrongly(),
        ]

    async def _asked_wrongly(self) -> list[str]:
        game, newest, is_over = self.game, self.game.board, await self.game.is_over()
        letters = [letter for who in self.people for letter in who.letters if self._plays(letter)]
        wrong = {
            "buttons on an old post": any(_is_other(post, newest) for post in asking(game)),
            "a call by an old post": any(_is_other(post, newest) for post in calling(game)),
            "no buttons": not newest.pressable,
            "Play at the wrong time": self._plays(newest) is is_over,
            "more letters than one to play": len(letters) > (0 if is_over else 1),
        }
        return [fault for fault, is_there in wrong.items() if is_there]

    async def heard_wrongly(self) -> list[str]:
        """What is wrong with the sounds of all questions so far."""
        sounds = 1 if await self.game.is_over() else self._new(await self.game.to_play())
        return [*self.wrong, *([] if sounds == 1 else [f"{sounds} sounds for the last question"])]

    def _plays(self, post: Post) -> bool:
        return f"tavolo:play:{self.game.code}" in ids(post)

    def _told_wrongly(self) -> list[str]:
        lines = [line for post in self.game.posts for line in post.text.splitlines()]
        found = [
            next((n for n, line in enumerate(lines) if who in line and words in line), None)
            for who, words in self.told
        ]
        seen = [n for n in found if n is not None]
        lost = ["a move is not told"] if len(seen) < len(found) else []
        return lost + (["moves are told out of order"] if seen != sorted(seen) else [])


def _is_other(post: Post, newest: Post) -> bool:
    return post.message.id != newest.message.id


async def play(house: House, seed: int, *, fair: bool = False) -> list[str]:
    """Play one game by this seed, ``fair``: in fair weather; what is wrong in the end."""
    chance = Random(seed)
    people = [house.player("ada"), house.player("bruno")]
    place = house.server.guild.create_text_channel(f"room-{seed}")
    for who in people:
        await who.at(place).wish(calls=chance.choice(("channel", "channel", "direct")))
    game = await begin(house, place=place)
    played, weather = Played(game, people), Weather(game, people, chance)
    for _ in range(chance.randint(4, TURNS)):
        if not fair and chance.random() < 0.6:
            await weather.turn_bad()
        await played.take_turn()
        await weather.after_a_turn()
        await house.pass_time(seconds=chance.choice(WAITS))
    if chance.random() < 0.5:
        await resign(game)
    await weather.clear()
    wrong = await played.faults()
    if not await game.is_over():
        await resign(game)  # nobody sits at more than so many tables
    return wrong


async def wrong_in(house: House, deals: int, *, fair: bool = False) -> dict[int, list[str]]:
    """What is wrong in the end, by seed; games that end right are left out."""
    wrong = {seed: await play(house, seed, fair=fair) for seed in range(deals)}
    return {seed: found for seed, found in wrong.items() if found}


async def _nothing_found(*_: object, **__: object) -> list[object]:
    return []


async def test_in_fair_weather_all_is_right_in_the_end(house: House) -> None:
    assert await wrong_in(house, 4, fair=True) == {}


async def test_whatever_fails_all_is_right_in_the_end(house: House) -> None:
    assert await wrong_in(house, DEALS) == {}


async def test_a_sound_too_many_and_a_move_that_is_not_told_are_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DiscordMessenger, "find_about", _nothing_found)
    house.server.rules.wrong = frozenset({"nonce-is-honoured"})
    game = await begin(house)
    played = Played(game, [house.player("ada"), house.player("bruno")])
    await played.take_turn()
    house.lose_reply("POST", messages(game))
    await played.take_turn()
    await house.pass_time(seconds=60)
    assert await played.faults() != []
    await played.take_turn()
    assert played.wrong == ["two sounds for one question"]
    played.told.reverse()
    assert "moves are told out of order" in await played.faults()
    for post in game.posts:
        house.env.backend.delete_message(game.place.id, post.message.id)
    await played.take_turn()
    assert "a move is not told" in await played.faults()
