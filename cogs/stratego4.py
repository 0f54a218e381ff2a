"""/stratego: open a table, deploy an army, move, fire, leave a flag behind, recruit."""

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands

from cogs.desk import Asking
from cogs.opening import Wishes, computers_wished, level_wished, open_table
from cogs.playing import Choices, GameCog, matching, with_verb
from cogs.stratego4_guide import Stratego4Guide, question_of
from cogs.ui import stratego4 as play
from cogs.ui import stratego4_deploying as deploying
from cogs.ui.layout import Rows
from cogs.ui.steps import Question, Say
from cogs.ui.stratego4 import GAME
from cogs.ui.stratego4_words import (
    Names,
    flags_words,
    key_of,
    own_pieces,
    piece_name,
    space_named,
    target_name,
    target_words,
)
from cogs.wording import command, options, said
from games.stratego4.board import Space
from games.stratego4.moves import Recruit
from games.stratego4.view import Options, PieceView, View
from tables.errors import refused
from tables.service import Look

FEWEST_SEATS = 3
MOST_SEATS = 4

_LEAVE = "leave"
_FLAG_CHOICES = [
    app_commands.Choice(name=said(f"choice-stratego4-flag-{choice}"), value=choice)
    for choice in ("take", _LEAVE)
]


class Stratego4(
    Stratego4Guide,
    name=GAME,
    group_name=said("command-stratego4-name"),
    group_description=said("command-stratego4-description"),
):
    """Commands and controls of Stratego 4."""

    GAME = GAME

    # --- what is offered while typing --------------------------------------------------------

    async def _formation_typed(self, interaction: Asking, current: str) -> Choices:
        look, say = await self._look_typed(interaction)
        if look is None or not _deploys(look):
            return []
        return _fitting({name: key for key, name, _ in deploying.formations(say)}, current)

    async def _swap_typed(self, interaction: Asking, current: str) -> Choices:
        look, say = await self._look_typed(interaction)
        if look is None or not _deploys(look):
            return []
        return _fitting(_named(own_pieces(look.view), say), current)

    async def _other_typed(self, interaction: Asking, current: str) -> Choices:
        """Pieces to change places with the one that was named."""
        look, say = await self._look_typed(interaction)
        if look is None or not _deploys(look):
            return []
        first = _space_typed(look.view, interaction, "swap")
        others = own_pieces(look.view) if first is None else deploying.others_for(look.view, first)
        return _fitting(_named(others, say), current)

    async def _start_typed(self, interaction: Asking, current: str) -> Choices:
        look, say = await self._look_typed(interaction)
        if look is None:
            return []
        return _fitting(_named(play.able_pieces(look), say), current)

    async def _to_typed(self, interaction: Asking, current: str) -> Choices:
        """Where the piece that was named can go."""
        look, say = await self._look_typed(interaction)
        start = None if look is None else _space_typed(look.view, interaction, "from")
        if look is None or start is None:
            return []
        return await self._targets(look, play.goals_of(look, start), say, current)

    async def _cannon_typed(self, interaction: Asking, current: str) -> Choices:
        look, say = await self._look_typed(interaction)
        if look is None:
            return []
        return _fitting(_named(play.loaded_cannons(look), say), current)

    async def _at_typed(self, interaction: Asking, current: str) -> Choices:
        """What the cannon that was named can fire at."""
        look, say = await self._look_typed(interaction)
        start = None if look is None else _space_typed(look.view, interaction, "from")
        if look is None or start is None:
            return []
        return await self._targets(look, play.shots_of(look, start), say, current)

    async def _targets(self, look: Look, found: Sequence[Space], say: Say, current: str) -> Choices:
        names = await self._desk.names_of(look.table)
        labels = {_line(look.view, to, names, say): key_of(to) for to in found}
        return _fitting(labels, current)

    async def _rank_typed(self, interaction: Asking, current: str) -> Choices:
        look, say = await self._look_typed(interaction)
        if look is None:
            return []
        ranks = [move.rank for move in play.moves_among(look, Recruit)]
        labels = {say(play.recruit_label(rank, look.view)): str(rank) for rank in ranks}
        return _fitting(labels, current)

    # --- commands ----------------------------------------------------------------------------

    @command("stratego4-new")
    @options(
        players="option-players",
        opponent="option-opponent",
        second="option-second-opponent",
        third="option-third-opponent",
        computer="option-computer",
        computers="option-computers",
        teams="option-stratego4-teams",
        memory="option-stratego4-memory",
        slow_start="option-stratego4-slow-start",
        quiet_rounds="option-stratego4-quiet-rounds",
        pace="option-pace",
        late="option-late",
        thread="option-thread",
        language="option-table-language",
    )
    @app_commands.choices(computer=Wishes.LEVELS)
    @app_commands.choices(pace=Wishes.PACES)
    @app_commands.choices(late=Wishes.LATE, language=Wishes.LANGUAGES)
    async def new(
        self,
        interaction: Asking,
        players: app_commands.Range[int, 3, 4] | None = None,
        opponent: discord.User | None = None,
        second: discord.User | None = None,
        third: discord.User | None = None,
        computer: app_commands.Choice[str] | None = None,
        computers: app_commands.Range[int, 1, 3] | None = None,
        teams: bool = False,
        memory: bool = False,
        slow_start: bool = False,
        quiet_rounds: app_commands.Range[int, 1, 200] | None = None,
        pace: app_commands.Choice[int] | None = None,
        late: app_commands.Choice[str] | None = None,
        thread: bool = False,
        language: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a table."""
        await self._desk.acknowledge(interaction)
        guests = tuple(guest for guest in (opponent, second, third) if guest is not None)
        fewest = MOST_SEATS if teams else FEWEST_SEATS
        level = level_wished(computer, computers)
        wanted = 0 if level is None else computers_wished(players or fewest, computers, len(guests))
        size = players or _seats_for(len(guests) + wanted, fewest)
        if teams and size != MOST_SEATS:
            raise refused("stratego4-play-refusal-teams")
        agreed = Options(teams, memory, slow_start)
        if quiet_rounds is not None:
            agreed = Options(teams, memory, slow_start, quiet_rounds)
        wishes = Wishes(
            game=GAME,
            size=size,
            guests=guests,
            options=agreed,
            pace=None if pace is None else pace.value,
            late=None if late is None else late.value,
            thread=thread,
            computer=level,
            computers=wanted,
            language=None if language is None else language.value,
        )
        await open_table(self._desk, interaction, wishes)

    @command("stratego4-deploy")
    @options(
        formation="option-stratego4-formation",
        swap="option-stratego4-swap",
        other="option-stratego4-with",
        ranks="option-stratego4-ranks",
        ready="option-stratego4-ready",
        table="option-table",
    )
    @app_commands.autocomplete(
        formation=_formation_typed, swap=_swap_typed, other=_other_typed, table=GameCog.table_typed
    )
    async def deploy(
        self,
        interaction: Asking,
        formation: str | None = None,
        swap: str | None = None,
        other: str | None = None,
        ranks: str | None = None,
        ready: bool = False,
        table: str | None = None,
    ) -> None:
        """Look at one's army, change it, be done with it."""
        visitor, code = await self._begin(interaction, table)
        say = self._controls.say(visitor.locale)
        orders = []
        if formation is not None:
            orders.append(deploying.formation_line(formation, say))
        if ranks is not None:
            orders.append(with_verb("arrange", ranks))
        if swap is not None and other is not None:
            orders.append(deploying.swap_line(swap, other))
        if orders and not await self._change_army(interaction, visitor, code, orders):
            return
        look = await self._look_at_game(visitor, code)
        if look.view.phase != "deploying" or look.asked is None:
            # It is not to be: whatever speaks against it is said.
            await self._play(interaction, visitor, code, "ready", None)
        elif ready:
            shown = deploying.sure(look, question_of(look), say)
            await self._show(interaction, visitor, look, shown)
        elif swap is not None and other is None:
            await self._show_swap(interaction, visitor, look, swap)
        else:
            await self._show_army(interaction, visitor, code)

    @command("stratego4-move")
    @options(
        start="option-stratego4-from",
        to="option-stratego4-to",
        flag="option-stratego4-flag",
        table="option-table",
    )
    @app_commands.choices(flag=_FLAG_CHOICES)
    @app_commands.autocomplete(start=_start_typed, to=_to_typed, table=GameCog.table_typed)
    async def move(
        self,
        interaction: Asking,
        start: str,
        to: str | None = None,
        flag: app_commands.Choice[str] | None = None,
        table: str | None = None,
    ) -> None:
        """Move a piece or attack with it; with a look at where it can go."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.look(code, visitor.id)
        if to is None and await self._show_piece_typed(interaction, visitor, look, start):
            return
        written = " ".join(part for part in (start, to) if part)
        if flag is not None and flag.value == _LEAVE:
            written = f"{written} {_LEAVE}"
        await self._play(interaction, visitor, code, with_verb("move", written), None)

    @command("stratego4-fire")
    @options(start="option-stratego4-cannon", at="option-stratego4-at", table="option-table")
    @app_commands.autocomplete(start=_cannon_typed, at=_at_typed, table=GameCog.table_typed)
    async def fire(
        self, interaction: Asking, start: str, at: str | None = None, table: str | None = None
    ) -> None:
        """Fire a cannon; with a look at what it can hit."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.look(code, visitor.id)
        if at is None and await self._show_piece_typed(interaction, visitor, look, start):
            return
        written = " ".join(part for part in (start, at) if part)
        await self._play(interaction, visitor, code, with_verb("fire", written), None)

    @command("stratego4-flag")
    @options(table="option-table")
    @app_commands.autocomplete(table=GameCog.table_typed)
    async def flag(self, interaction: Asking, table: str | None = None) -> None:
        """Where the flags are, and how to leave one behind."""
        visitor, code = await self._begin(interaction, table)
        look = await self._look_at_game(visitor, code)
        names = await self._desk.names_of(look.table)
        rows: Rows = ()
        if look.asked is not None:
            question = Question(code, look.asked)
            rows = self._controls.leaving(look, question, names, visitor.locale)
        words = flags_words(look.view, names)
        await self._desk.show_thought(interaction, visitor, look, words, rows)

    @command("stratego4-recruit")
    @options(rank="option-stratego4-rank", table="option-table")
    @app_commands.autocomplete(rank=_rank_typed, table=GameCog.table_typed)
    async def recruit(self, interaction: Asking, rank: str, table: str | None = None) -> None:
        """Bring a beaten piece back."""
        visitor, code = await self._begin(interaction, table)
        await self._play(interaction, visitor, code, with_verb("recruit", rank), None)

    @command("stratego4-army")
    @options(table="option-table")
    @app_commands.autocomplete(table=GameCog.table_typed)
    async def army(self, interaction: Asking, table: str | None = None) -> None:
        """One's own army: what stands where, and what was beaten."""
        visitor, code = await self._begin(interaction, table)
        await self._show_army(interaction, visitor, code)


def _deploys(look: Look) -> bool:
    """Whether this person is deploying an army."""
    return look.asked is not None and look.view.phase == "deploying"


def _seats_for(others: int, fewest: int) -> int:
    """The size of a table for which no number was named: for those named, else for all who come."""
    return min(MOST_SEATS, max(fewest, 1 + others)) if others else MOST_SEATS


def _named(pieces: Sequence[PieceView], say: Say) -> dict[str, str]:
    """Pieces of one's own, as they are offered while a command is typed."""
    return {say(piece_name(piece)): key_of(piece.space) for piece in pieces}


def _fitting(offered: Mapping[str, str], current: str) -> Choices:
    """Offered choices in which, or in whose notation, what is typed so far is found."""
    wanted = current.strip().casefold()
    return matching({k: v for k, v in offered.items() if wanted in f"{k} {v}".casefold()}, "")


def _space_typed(view: View, asking: Asking, option: str) -> Space | None:
    """The space that stands in another option of the command."""
    return space_named(view, str(getattr(asking.namespace, option, "") or ""))


def _line(view: View, to: Space, names: Names, say: Say) -> str:
    """A target in one line: the space, and what stands there."""
    return f"{say(target_name(view, to, names))} · {say(target_words(view, to, names))}"
