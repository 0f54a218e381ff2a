"""/ruta: open a table, draw, use an Ace or the Excuse, claim a route, see one's hand."""

import discord
from discord import app_commands

from cogs.desk import Asking
from cogs.guided import GuidedCog
from cogs.opening import Wishes, level_of, open_table
from cogs.playing import Choices, GameCog, matching
from cogs.wording import command, options, said
from core.asking import UnknownStep, Where
from core.errors import UnreadableMove
from core.text import Say, text
from games.ruta.asking import (
    Claim,
    cards_named,
    move_label,
    payable,
    suits_named,
    takes,
    ways_to_pay,
)
from games.ruta.board import CARDS, ROUTES, Card, Route, card_name, route_name
from games.ruta.moves import ClaimRoute, DrawSlot, GiveAce, KeepAce, Move, PlayExcuse
from games.ruta.notation import notate, parse
from games.ruta.view import Options
from tables.service import Look

_SHORT = "="
"""Begins a payment that was chosen from the list rather than typed."""


class Ruta(
    GuidedCog,
    name="ruta",
    group_name=said("command-ruta-name"),
    group_description=said("command-ruta-description"),
):
    """Commands of Ruta."""

    GAME = "ruta"

    # --- what is offered while typing --------------------------------------------------------

    async def _draw_typed(self, interaction: Asking, current: str) -> Choices:
        look, say = await self._look_typed(interaction)
        if look is None:
            return []
        moves = takes(look.legal)
        return matching({say(move_label(look.view, m)): _drawn(m) for m in moves}, current)

    async def _ace_typed(self, interaction: Asking, current: str) -> Choices:
        look, say = await self._look_typed(interaction)
        if look is None:
            return []
        moves = [m for m in look.legal if isinstance(m, GiveAce | KeepAce)]
        return matching({say(move_label(look.view, m)): notate(m) for m in moves}, current)

    async def _fetch_typed(self, interaction: Asking, current: str) -> Choices:
        look, say = await self._look_typed(interaction)
        cards = [m.card for m in look.legal if isinstance(m, PlayExcuse)] if look else []
        return matching({_card_label(c, say): CARDS[c].key for c in cards}, current)

    async def _route_typed(self, interaction: Asking, current: str) -> Choices:
        look, say = await self._look_typed(interaction)
        routes = payable(look.legal) if look else []
        return matching({_route_label(r, say): ROUTES[r].key for r in routes}, current)

    async def _payment_typed(self, interaction: Asking, current: str) -> Choices:
        look, say = await self._look_typed(interaction)
        typed = str(getattr(interaction.namespace, "route", "") or "")
        route = self._route_meant(look, typed) if look else None
        ways = ways_to_pay(look.legal, route) if look and route is not None else []
        return matching({_way_label(way, say): f"{_SHORT}{way}" for way in ways}, current)

    # --- commands ----------------------------------------------------------------------------

    @command("ruta-new")
    @options(
        opponent="option-opponent",
        computer="option-computer",
        excuse="option-ruta-excuse",
        joker_aces="option-ruta-joker-aces",
        each_scores_longest="option-ruta-each-scores-longest",
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
        opponent: discord.User | None = None,
        computer: app_commands.Choice[str] | None = None,
        excuse: bool = True,
        joker_aces: bool = False,
        each_scores_longest: bool = False,
        pace: app_commands.Choice[int] | None = None,
        late: app_commands.Choice[str] | None = None,
        thread: bool = False,
        language: app_commands.Choice[str] | None = None,
    ) -> None:
        """Open a table."""
        wishes = Wishes(
            game=self.GAME,
            size=2,
            guests=() if opponent is None else (opponent,),
            options=Options(excuse, joker_aces, each_scores_longest),
            pace=None if pace is None else pace.value,
            late=None if late is None else late.value,
            thread=thread,
            computer=None if computer is None else level_of(computer),
            language=None if language is None else language.value,
        )
        await open_table(self._desk, interaction, wishes)

    @command("ruta-draw")
    @options(card="option-ruta-draw", table="option-table")
    @app_commands.autocomplete(card=_draw_typed, table=GameCog.table_typed)
    async def draw(self, interaction: Asking, card: str, table: str | None = None) -> None:
        """Take a face-up card or the top of the pile."""
        await self._play_typed(interaction, table, card, "draw")

    @command("ruta-ace")
    @options(ace="option-ruta-ace", table="option-table")
    @app_commands.autocomplete(ace=_ace_typed, table=GameCog.table_typed)
    async def ace(self, interaction: Asking, ace: str, table: str | None = None) -> None:
        """Give a face-up Ace to the rival, or keep it; then draw."""
        await self._play_typed(interaction, table, ace)

    @command("ruta-excuse")
    @options(card="option-ruta-fetch", table="option-table")
    @app_commands.autocomplete(card=_fetch_typed, table=GameCog.table_typed)
    async def excuse(self, interaction: Asking, card: str, table: str | None = None) -> None:
        """Discard the Excuse for a card of the discard pile."""
        await self._play_typed(interaction, table, card, "excuse")

    @command("ruta-claim")
    @options(route="option-ruta-route", payment="option-ruta-payment", table="option-table")
    @app_commands.autocomplete(
        route=_route_typed, payment=_payment_typed, table=GameCog.table_typed
    )
    async def claim(
        self,
        interaction: Asking,
        route: str,
        payment: str | None = None,
        table: str | None = None,
    ) -> None:
        """Pay for a route; without a payment, choose among the sensible ones."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.look(code, visitor.id)
        meant = self._route_meant(look, route)
        if meant is not None and payment is None and meant in payable(look.legal):
            await self._lead(interaction, visitor, look, Where("route", (ROUTES[meant].key,)))
        else:
            line = f"claim {route}" if meant is None else _paid(meant, payment or "")
            await self._play(interaction, visitor, code, line, None)

    @command("ruta-pass")
    @options(table="option-table")
    @app_commands.autocomplete(table=GameCog.table_typed)
    async def do_nothing(self, interaction: Asking, table: str | None = None) -> None:
        """Pass, where nothing else is possible."""
        await self._play_typed(interaction, table, "pass")

    @command("ruta-hand")
    @options(table="option-table")
    @app_commands.autocomplete(table=GameCog.table_typed)
    async def hand(self, interaction: Asking, table: str | None = None) -> None:
        """One's own hand and what can be done with it."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.look(code, visitor.id)
        if look.view is None:
            await self._desk.tell(interaction, visitor.locale, text("status-lobby"))
        else:
            await self._desk.show_look(interaction, visitor, look)

    # --- the parts ---------------------------------------------------------------------------

    def _route_meant(self, look: Look, typed: str) -> Route | None:
        """The route whose key, or whose two places in any of our languages, were typed."""
        if look.view is None or look.table.game != self.GAME:
            return None
        try:
            move = parse(look.view, f"claim {self.in_notation(typed)}")
        except UnreadableMove:
            return None
        return move.route if isinstance(move, ClaimRoute) and not move.payment else None


def _drawn(move: Move) -> str:
    """A move that brings a card, as it is typed after the command to draw."""
    return notate(DrawSlot(move.slot) if isinstance(move, KeepAce) else move)


def _paid(route: Route, typed: str) -> str:
    """A claim in notation, paid with what was chosen or typed."""
    if typed.startswith(_SHORT):
        try:
            chosen = Claim.read(typed.removeprefix(_SHORT))
        except UnknownStep:
            return f"claim {ROUTES[route].key}: {typed}"
        return notate(ClaimRoute(route, chosen.cards, chosen.joker))
    return f"claim {ROUTES[route].key}: {typed}"


def _route_label(route: Route, say: Say) -> str:
    face = ROUTES[route]
    named = text("ruta-play-route", route=route_name(route), price=face.price)
    return f"{say(named)} · {say(suits_named(face.suits))}"


def _card_label(card: Card, say: Say) -> str:
    face = CARDS[card]
    return f"{say(card_name(card))} · {face.value} · {say(suits_named(face.suits))}"


def _way_label(way: Claim, say: Say) -> str:
    """A payment in one line: its cards, and whether it is exact."""
    sign = "+" + str(way.lost) if way.lost else "✨"
    return f"{say(cards_named(way))} · {way.worth} {sign}"
