"""Taking a face-up Ace always includes the draw it earns, by every command and control."""

from itertools import count

import msgspec
import pytest

from core.decktet import ACES, Card, card_name
from games.ruta.game import RUTA
from games.ruta.view import Options
from tests.e2e.running_bot import House
from tests.e2e.ruta_game import Game, begin, say, tongue
from tests.e2e.simulated_people import Player


def _deal_with_an_ace() -> bytes:
    """A seed that turns up an Ace and another card."""

    def aces(seed: bytes) -> int:
        draft = RUTA.initial_state(2, Options(), seed).state.supply.draft
        return sum(card in ACES for card in draft)

    return next(seed for n in count() if aces(seed := n.to_bytes(32, "big")) == 1)


class Chance(msgspec.Struct):
    """A table where the player to act sees an Ace: who, its slot, and all face-up cards."""

    game: Game
    who: Player
    slot: int
    draft: tuple[Card, ...]

    @property
    def ace(self) -> Card:
        return self.draft[self.slot]

    def label(self, move: str, card: Card) -> str:
        """A button as whoever is to act reads it."""
        return say(tongue(self.game.house, self.who), f"ruta-play-{move}", card=card_name(card))

    async def assert_taken_with_the_draw(self) -> None:
        view = await self.game.view_of(self.who)
        assert self.ace in (view.hand or ())
        assert view.draw_owed
        assert await self.game.to_play() is self.who


@pytest.fixture
async def chance(house: House) -> Chance:
    game = await begin(house, seed=_deal_with_an_ace())
    who = await game.to_play()
    draft = tuple(card for card in (await game.view_of(who)).draft if card is not None)
    return Chance(game, who, next(s for s, card in enumerate(draft) if card in ACES), draft)


async def test_the_buttons_say_that_a_draw_follows_and_stand_as_the_cards_lie(
    chance: Chance,
) -> None:
    here, game = chance.game.here(chance.who), chance.game
    opened = await here.press(custom_id=f"tavolo:play:{game.code}", on=game.board)
    takes = [chance.label("keep" if card in ACES else "take", card) for card in chance.draft]
    others = [chance.label("pile", chance.ace), chance.label("give", chance.ace)]
    assert list(opened.posts[-1].buttons[:4]) == [*takes, *others]
    await here.press(takes[chance.slot], on=opened.posts[-1])
    await chance.assert_taken_with_the_draw()


@pytest.mark.parametrize("way", ["slot", "name", "offered"])
async def test_typing_for_an_ace_takes_it_with_the_draw(chance: Chance, way: str) -> None:
    here, extra = chance.game.here(chance.who), chance.game.extra
    offered = await here.suggestions("ruta play", "move", **extra)
    assert chance.label("take", chance.ace) not in offered
    words = {
        "slot": f"draw {chance.slot + 1}",
        "name": f"draw {say(tongue(chance.game.house, chance.who), card_name(chance.ace).key)}",
        "offered": offered[chance.label("keep", chance.ace)],
    }
    await chance.game.type(chance.who, words[way])
    await chance.assert_taken_with_the_draw()
