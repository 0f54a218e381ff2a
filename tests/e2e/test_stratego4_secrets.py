"""No rank leaks to people who may not know it: games that differ only in ranks look the same.

Two games differ only in ranks that one person cannot know. That person tries everything in both and
must receive the same bytes: posts, letters, pictures, suggestions, refusals.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import bot
from core.game import Seat
from core.rng import Rng
from core.texts import LOCALES
from games.stratego4.board import RANK_NAMES
from games.stratego4.game import STRATEGO4
from games.stratego4.moves import BeReady, Move, MovePiece
from games.stratego4.state import State
from model.table import PlayerId
from tests.e2e.conftest import the_translator
from tests.e2e.play_strategies import offered
from tests.e2e.running_bot import House, seed_number
from tests.e2e.seen_by_one_person import Witness, hide_what_replays
from tests.e2e.simulated_people import PlayerHere
from tests.e2e.stratego4_game import (
    Game,
    be_ready,
    begin,
    boldly,
    deploy,
    is_step,
    key_of,
    mark,
    open_table,
    to_battle,
    values_of,
    with_commands,
)
from tests.e2e.whole_games import put_down, say
from tests.games.seat_actions import Deed
from tests.games.stratego4.subject import permute_hidden

THREE = ("bruno", "chloe", "ada")
BYSTANDER = "dario"
MOVES = 7
"""So many moves into the battle some ranks have been told."""


@pytest.fixture(autouse=True)
def nothing_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hide undo and pages in both games: a twin cannot be replayed from its deal."""
    hide_what_replays(monkeypatch)


class StrategoWitness(Witness[Game]):
    """A witness that records every suggestion, and all of guided play."""

    async def look_further(self, here: PlayerHere) -> None:
        self.note((await here.act("marks", self._game.code)).posts)
        await self._look_closer(here)
        await self._open_menus(here)
        await self._be_offered(here)

    async def _look_closer(self, here: PlayerHere) -> None:
        """Every part of the board that is drawn larger."""
        view = (await here.press("My view", on=self._game.board)).posts[-1]
        part = (await here.press(custom_id="tavolo:closer:", on=view)).posts[-1]
        for label in part.buttons:
            self.note((await here.press(label, on=part)).posts)

    async def try_everything(self) -> None:
        """Moves of all kinds that are not legal: only what the table answers counts."""
        rivals = await self._rivals()
        lines = [
            *(f"{way} {space} turret" for space in rivals for way in ("move", "swap")),
            *(f"{way} {space}" for space in rivals for way in ("fire ring", "move turret", "")),
            *("recruit 1", "recruit 9", "recruit spy", "f3", "swap d3"),
        ]
        for line in lines:
            self.note((await self._game.type(self._who, line.strip())).posts)
        here = self._game.here(self._who)
        screen = (await here.act("marks", self._game.code)).posts[-1]
        for menu in screen.selects[:2]:
            await mark(self._game, self._who, values_of(menu)[0], "9")

    async def _rivals(self) -> list[str]:
        """Pieces of others, the same in twin games: many for who is to play, else a few."""
        table = await self._game.table()
        seat = table.seat_of(PlayerId(self._who.id))
        own = None if seat is None else seat.seat + 1
        cells = (await self._game.state()).cells
        found = [key_of(at) for at, cell in enumerate(cells) if cell and cell >> 4 != own]
        return found[:: 7 if seat is not None and seat.asked is not None else 16]

    async def _open_menus(self, here: PlayerHere) -> None:
        """What may be chosen of some pieces; there are none for who is not to play."""
        view = (await here.press("Play", on=self._game.board)).posts[-1]
        self.note((view,))
        for menu in view.selects:
            custom_id = str(menu["custom_id"])
            if custom_id.startswith("stratego4-swap:"):
                for option in menu["options"][::6]:
                    fresh = (await here.press("Play", on=self._game.board)).posts[-1]
                    page = await here.choose(option["value"], custom_id=custom_id, on=fresh)
                    self.note(page.posts)
        for piece in [part for part in view.pressable if is_step(part, "piece")][::6]:
            fresh = (await here.press("Play", on=self._game.board)).posts[-1]
            page = await here.press(custom_id=str(piece["custom_id"]), on=fresh)
            self.note(page.posts)

    async def _be_offered(self, here: PlayerHere) -> None:
        begun = ("", "move", "fire", "recruit", "swap", *await spaces_to_try(self._game))
        for typed in begun:
            self.seen.append(str(await offered(self._game, here, typed)))


# --- two worlds ----------------------------------------------------------------------------------


Between = Callable[[Game, Move], Awaitable[object]]
"""What happens while the witness looks on; the move is legal in both worlds."""


@asynccontextmanager
async def a_world(folder: Path, moves: int) -> AsyncIterator[Game]:
    """A house of its own with a game that is the same every time; so many moves into the battle."""
    house = await House.build(folder)
    seed = seed_number(7)
    if moves:
        game = await to_battle(house, *THREE, seed=seed)
        game.script = boldly
        await game.play_on(with_commands, until=moves + 3)
    else:
        game = await begin(house, *THREE, seed=seed)
    yield game
    await house.close()


async def twin_of(game: Game, viewer: Seat | None, move: Move) -> State:
    """The same game with other ranks wherever this viewer cannot know them."""
    state = await game.state()
    deed = Deed[Move](min(STRATEGO4.to_act(state)), move)
    twin = permute_hidden(state, viewer, Rng(seed_number(99)), deed)
    assert sum(one != other for one, other in zip(state.cells, twin.cells, strict=True)) > 10
    assert STRATEGO4.view_for(twin, viewer) == STRATEGO4.view_for(state, viewer)
    return twin


async def spaces_to_try(game: Game) -> list[str]:
    """A piece of each seat, the same in twin games."""
    cells = (await game.state()).cells
    return [key_of(max(at for at, c in enumerate(cells) if c >> 4 == seat)) for seat in (1, 2, 3)]


async def both_worlds(
    folder: Path, key: str, moves: int, choose: Callable[[State], Move], between: Between
) -> list[list[str]]:
    """What this person sees in either world, before and after what happens in between."""
    seen: list[list[str]] = []
    for world in ("one", "other"):
        (folder / world).mkdir()
        async with a_world(folder / world, moves) as game:
            viewer = None if key == BYSTANDER else await game.seat_of(game.house.player(key))
            state = await game.state()
            move = choose(state)
            twin = await twin_of(game, viewer, move)
            await put_down(game, state if world == "one" else twin)
            witness = StrategoWitness(game, key)
            await witness.look_at_everything()
            await witness.try_everything()
            await between(game, move)
            await witness.look_at_everything()
            seen.append(witness.seen)
    return seen


def a_step(state: State) -> Move:
    """A move of whoever is to play that attacks nobody."""
    moves = STRATEGO4.legal_moves(state, Seat(state.turn))
    return next(move for move in moves if isinstance(move, MovePiece) and not state.cells[move.to])


def an_attack(state: State) -> Move:
    """A duel, or as near to one as whoever is to play can come."""
    return boldly(state, Seat(state.turn))


def being_ready(_state: State) -> Move:
    """The end of deploying."""
    return BeReady()


async def play(game: Game, move: Move) -> None:
    """Whoever is to play makes this move."""
    reply = await game.type(await game.to_play(), STRATEGO4.notate(move))
    assert reply.is_private


async def rearrange(game: Game, _move: Move) -> None:
    """Somebody else swaps two pieces, writes an army anew, and is ready."""
    ada = game.house.player("ada")
    seat = await game.seat_of(ada)
    await swap_first_two(game, 1)
    await deploy(game, ada, "oak")
    await be_ready(game, "ada")
    assert (await game.state()).ready[seat]


async def swap_first_two(game: Game, times: int) -> None:
    """Ada swaps the first two pieces of her army, in secret, so many times."""
    ada = game.house.player("ada")
    first, second, *_ = await zone_of(game, await game.seat_of(ada))
    for _ in range(times):
        await game.type(ada, f"swap {first} {second}")


async def zone_of(game: Game, seat: int) -> list[str]:
    """Where a seat's pieces stand."""
    cells = (await game.state()).cells
    return [key_of(at) for at, cell in enumerate(cells) if cell >> 4 == seat + 1]


@pytest.fixture(autouse=True)
def _one_translator(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "Translator", the_translator)


@pytest.mark.long
@pytest.mark.parametrize("key", [BYSTANDER, "chloe"])
async def test_how_others_deploy_cannot_be_told(tmp_path: Path, key: str) -> None:
    one, other = await both_worlds(tmp_path, key, 0, being_ready, rearrange)
    assert len(one) > 40
    assert one == other


@pytest.mark.long
async def test_how_often_somebody_rearranged_cannot_be_told(tmp_path: Path) -> None:
    """Neither by numbers, file names and buttons, nor by deadlines, reminders and lists."""
    seen = []
    for times in (0, 3):
        (tmp_path / str(times)).mkdir()
        async with a_world(tmp_path / str(times), 0) as game:
            witnesses = [StrategoWitness(game, key) for key in (BYSTANDER, "chloe")]
            await open_table(game.house, "dario")
            await game.house.pass_time(hours=1)
            await swap_first_two(game, times)
            await be_ready(game, "bruno")
            for witness in witnesses:
                await witness.look_at_everything()
            await swap_first_two(game, times)
            await game.house.pass_time(hours=70)
            for witness in witnesses:
                await witness.look_at_everything()
            await be_ready(game, "ada", "chloe")
            for witness in witnesses:
                await witness.look_at_everything()
            seen.append([witness.seen for witness in witnesses])
    one, other = seen
    assert all(len(told) > 60 for told in one)
    assert one == other


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "choose"),
    [(BYSTANDER, a_step), ("ada", an_attack), ("chloe", a_step)],
)
async def test_twin_battles_look_alike_to_whoever_cannot_tell_them_apart(
    tmp_path: Path, key: str, choose: Callable[[State], Move]
) -> None:
    one, other = await both_worlds(tmp_path, key, MOVES, choose, play)
    assert len(one) > 70
    assert one == other


@pytest.mark.long
async def test_a_rank_that_is_let_slip_is_found_out(tmp_path: Path) -> None:
    async def gossip(game: Game, _move: Move) -> None:
        state = await game.state()
        ranks = "".join(str(cell & 15) for cell in state.cells if cell)
        place = game.house.player("chloe").mailbox.place
        await game.house.env.bot.get_partial_messageable(place.id).send(f"psst: {ranks}")

    one, other = await both_worlds(tmp_path, "chloe", 0, being_ready, gossip)
    assert len(one) == len(other)
    assert one != other


# --- words of ranks ------------------------------------------------------------------------------


async def test_nothing_in_the_channel_names_a_rank_before_the_first_duel(house: House) -> None:
    game = await begin(house, *THREE)
    await rearrange(game, BeReady())
    for person in ("bruno", "chloe"):
        await with_commands(game, house.player(person))
    await play(game, a_step(await game.state()))
    ranks = {say(locale, f"stratego4-rank-{name}") for locale in LOCALES for name in RANK_NAMES}
    for post in game.posts:
        words = f"{post.text} {post.alts}".casefold()
        assert not any(f" {rank} " in words.replace("(", " ") for rank in ranks), post
