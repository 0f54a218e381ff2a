"""Records what one person can see of a game, to compare it with a twin game."""

from collections.abc import Sequence
from typing import Generic, TypeVar

import pytest

from cogs import history
from core.texts import Text, text
from model.refusals import refused
from tables.decisions.undo import UndoForeseen
from tables.table_queries import TableQueries
from tests.e2e.shown_messages import Post, told_by
from tests.e2e.simulated_people import PlayerHere
from tests.e2e.whole_games import Game

G = TypeVar("G", bound=Game)


def hide_what_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let `/table export` hand out no page, and nothing be taken back: a twin that was put down
    cannot be replayed from its deal.

    ``tests/pages/test_running_games.py`` compares the pages of twins, ``tests/tables/test_secrecy``
    what undo tells.
    """

    async def no_page(*_: object) -> tuple[None, Text]:
        return None, text("page-refusal-not-now")

    def no_undo(*_: object) -> UndoForeseen:
        raise refused("undo-refusal-other-rules")

    monkeypatch.setattr(history, "_page", no_page)
    monkeypatch.setattr(TableQueries, "_foresee_undo", no_undo)


class Witness(Generic[G]):
    """Records everything that one person can see and try, in order."""

    def __init__(self, game: G, key: str) -> None:
        self.seen: list[str] = []
        self._game = game
        self._who = game.house.player(key)

    async def look_at_everything(self) -> None:
        """Every view and every list, and what there is to see of this game alone."""
        here, code = self._game.here(self._who), self._game.code
        self.note(self._game.posts)
        self.note(self._who.letters)
        self.note((await here.press("My view", on=self._game.board)).posts)
        more = await here.forge(f"tavolo:more:{code}", on=self._game.board)
        self.note([page := more.posts[-1]])
        for name in ("text", "rules"):
            self.note((await here.press(custom_id=f"tavolo:{name}:", on=page)).posts)
        for command in ("board", "mine", "status", "export"):
            self.note((await here.slash(f"table {command}", table=code)).posts)
        # A twin cannot be played again from the deal, but what was told can be read.
        self.note((await here.forge(f"tavolo:told:{code}", on=self._game.board)).posts)
        self.note((await here.forge(f"tavolo:try:{code}", on=self._game.board)).posts)
        self.note((await here.slash("table list")).posts)
        await self.look_further(here)

    async def look_further(self, here: PlayerHere) -> None:
        """What this game shows and offers besides."""
        raise NotImplementedError

    def note(self, posts: Sequence[Post]) -> None:
        """Write these down."""
        self.seen += map(told_by, posts)
