"""No secret leaks: every byte that the channel and each person receive is checked.

A whole game is searched for cards the recipient cannot know; and of two games that differ only in
what a viewer cannot know, the viewer must receive the same.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path

import pytest

import bot
from core.decktet import CARDS
from core.game import Seat
from core.rng import Rng
from games.ruta.game import RUTA
from games.ruta.moves import DrawPile, DrawSlot, Move
from games.ruta.state import State
from tests.e2e.conftest import the_translator
from tests.e2e.running_bot import SHORT, House, seed_number
from tests.e2e.ruta_game import Game, begin, draw, with_buttons, with_commands, with_letter
from tests.e2e.ruta_leaks import CHANNEL, LeakSearch
from tests.e2e.seen_by_one_person import Witness, hide_what_replays
from tests.e2e.simulated_people import PlayerHere
from tests.e2e.whole_games import put_down, wish_for_letters
from tests.games.ruta.subject import permute_hidden
from tests.games.seat_actions import Deed

# --- searching a whole game ----------------------------------------------------------------------


@pytest.mark.long
async def test_nobody_is_told_of_a_card_they_cannot_know_in_a_whole_game(house: House) -> None:
    await wish_for_letters(house, "bruno", "chloe")
    game = await begin(house, "bruno", "chloe", seed=seed_number(SHORT))
    dario = house.player("dario")
    search = LeakSearch(game, {"bruno": 0, "chloe": 1})
    await search.go_on()
    habits = cycle((with_commands, with_buttons, with_letter))
    while not await game.is_over():
        await next(habits)(game, await game.to_play())
        if not await game.is_over():
            await game.here(dario).press("My view", on=game.board)
            await game.here(dario).press(custom_id="tavolo:text:", on=await game.more(dario))
        await search.go_on()
    assert "\n".join(search.found) == ""
    assert search.searched > 500


async def test_the_net_catches_what_it_is_meant_to(house: House) -> None:
    game = await begin(house, "bruno", "chloe")
    search = LeakSearch(game, {"bruno": 0, "chloe": 1})
    await search.go_on()
    who = await game.to_play()
    hand = (await game.view_of(who)).hand
    leak = f"psst: {CARDS[hand[0]].key.replace('-', ' ').title()}"
    place = house.env.bot.get_partial_messageable(game.place.id)
    await place.send(leak)
    await search.go_on()
    assert [line.split(" ")[0] for line in search.found] == [CHANNEL]


# --- twins ---------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def nobody_looks_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide pages and undo in both worlds."""
    hide_what_replays(monkeypatch)


class RutaWitness(Witness[Game]):
    """A witness that records every suggestion and every refusal."""

    async def look_further(self, here: PlayerHere) -> None:
        await self._be_offered(here)

    async def try_everything(self) -> None:
        """Moves of all kinds, legal or not: only what the table answers counts."""
        for face in CARDS[::9]:
            for typed in (f"excuse {face.key}", f"claim harvest/consul: {face.key}"):
                self.note((await self._game.type(self._who, typed)).posts)

    async def _be_offered(self, here: PlayerHere) -> None:
        self.seen.append(str(await here.suggestions("table board", "table")))
        for typed in ("", "draw", "claim", "harvest", "mill", "excuse"):
            table = {"table": self._game.code}
            self.seen.append(str(await here.suggestions("ruta play", "move", typed, **table)))


@asynccontextmanager
async def a_world(folder: Path, moves: int) -> AsyncIterator[Game]:
    """A house of its own with a game that is the same every time."""
    house = await House.build(folder)
    game = await begin(house, "bruno", "chloe", seed=seed_number(7))
    await game.play_on(draw, until=moves)
    yield game
    await house.close()


async def twin_of(game: Game, viewer: Seat | None, move: Move) -> State:
    """The same game with everything exchanged that this viewer cannot know."""
    state = await game.house.state(game.code)
    deed = Deed[Move](Seat(state.turn), move)
    twin = permute_hidden(state, viewer, Rng(seed_number(99)), deed)
    assert twin.hands != state.hands
    assert RUTA.view_for(twin, viewer) == RUTA.view_for(state, viewer)
    return twin


MOVES: dict[str, Move] = {"2": DrawSlot(1), "pile": DrawPile()}
TWINS = (("dario", None, "2"), ("dario", None, "pile"), ("bruno", 0, "pile"), ("chloe", 1, "2"))


@pytest.mark.long
@pytest.mark.parametrize(("key", "viewer", "card"), TWINS)
async def test_twin_games_look_alike_to_whoever_cannot_tell_them_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, viewer: Seat | None, card: str
) -> None:
    monkeypatch.setattr(bot, "Translator", the_translator)
    seen: list[list[str]] = []
    for world in ("one", "other"):
        (tmp_path / world).mkdir()
        async with a_world(tmp_path / world, moves=10) as game:
            if (await game.to_play()) is game.house.player(key):
                await draw(game, await game.to_play())
            twin = await twin_of(game, viewer, MOVES[card])
            await put_down(game, await game.house.state(game.code) if world == "one" else twin)
            witness = RutaWitness(game, key)
            await witness.look_at_everything()
            await witness.try_everything()
            mover = await game.to_play()
            await game.type(mover, f"draw {card}")
            await witness.look_at_everything()
            seen.append(witness.seen)
    one, other = seen
    assert len(one) > 50
    assert one == other
