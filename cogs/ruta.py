"""/ruta: open a table, draw, use an Ace or the Excuse, claim a route, see one's hand."""

from typing import TypeAlias

import discord
from discord import app_commands

from cogs.desk import AnyBot, Asking, Desk, NamedTable, Visitor
from cogs.opening import Wishes, level_of, open_table
from cogs.playing import GameCog, Offers
from cogs.ui import ruta as play
from cogs.ui import ruta_offers as offers
from cogs.ui.ruta import GAME, Payment, RutaControls
from cogs.ui.steps import Question
from cogs.wording import command, options, said
from core.errors import Refusal
from core.text import text
from games.ruta.board import ROUTES, Card, Route, route_name
from games.ruta.moves import PlayExcuse
from games.ruta.notation import notate
from games.ruta.view import Options
from games.ruta.words import NAMES
from tables.errors import TableRefuses
from tables.service import Look

Draw: TypeAlias = app_commands.Transform[str, Offers(offers.draws)]
Ace: TypeAlias = app_commands.Transform[str, Offers(offers.aces)]
Fetched: TypeAlias = app_commands.Transform[str, Offers(offers.discarded)]
_ROUTE = Offers(offers.routes)
Claimed: TypeAlias = app_commands.Transform[str, _ROUTE]
Paid: TypeAlias = app_commands.Transform[str, Offers(offers.payments, beside=("route", _ROUTE))]


class Ruta(
    GameCog,
    name=GAME,
    group_name=said("command-ruta-name"),
    group_description=said("command-ruta-description"),
):
    """Commands and controls of Ruta."""

    GAME = GAME
    NAMES = NAMES

    def __init__(self, bot: AnyBot, desk: Desk) -> None:
        self._controls = RutaControls(desk.translator)
        super().__init__(bot, desk, self._controls)

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
            game=GAME,
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
    async def draw(self, interaction: Asking, card: Draw, table: NamedTable | None = None) -> None:
        """Take a face-up card or the top of the pile."""
        await self._play_typed(interaction, table, "draw", card)

    @command("ruta-ace")
    @options(ace="option-ruta-ace", table="option-table")
    async def ace(self, interaction: Asking, ace: Ace, table: NamedTable | None = None) -> None:
        """Give a face-up Ace to the rival, or keep it; then draw."""
        visitor, code = await self._begin(interaction, table)
        await self._play(interaction, visitor, code, self.in_notation(ace), None)

    @command("ruta-excuse")
    @options(card="option-ruta-fetch", table="option-table")
    async def excuse(
        self, interaction: Asking, card: Fetched, table: NamedTable | None = None
    ) -> None:
        """Discard the Excuse for a card of the discard pile."""
        await self._play_typed(interaction, table, "excuse", card)

    @command("ruta-claim")
    @options(route="option-ruta-route", payment="option-ruta-payment", table="option-table")
    async def claim(
        self,
        interaction: Asking,
        route: Claimed,
        payment: Paid | None = None,
        table: NamedTable | None = None,
    ) -> None:
        """Pay for a route; without a payment, choose among the sensible ones."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.look(code, visitor.id)
        meant = self._route_meant(look, route)
        if meant is None:
            await self._play(interaction, visitor, code, self._line("claim", route), None)
        elif payment is not None:
            paid = f"claim {ROUTES[meant].key}: {self.in_notation(payment)}"
            await self._play(interaction, visitor, code, paid, None)
        else:
            await self._choose_payment(interaction, visitor, look, meant)

    @command("ruta-pass")
    @options(table="option-table")
    async def do_nothing(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """Pass, where nothing else is possible."""
        visitor, code = await self._begin(interaction, table)
        await self._play(interaction, visitor, code, "pass", None)

    @command("ruta-hand")
    @options(table="option-table")
    async def hand(self, interaction: Asking, table: NamedTable | None = None) -> None:
        """One's own hand and what can be done with it."""
        visitor, code = await self._begin(interaction, table)
        look = await self._desk.service.look(code, visitor.id)
        if look.view is None:
            await self._desk.tell(interaction, visitor.locale, text("status-lobby"))
        else:
            await self._desk.show_look(interaction, visitor, look)

    # --- controls ----------------------------------------------------------------------------

    async def _take_step(
        self, asking: Asking, visitor: Visitor, step: str, question: Question, chosen: str
    ) -> None:
        match step:
            case "go":
                await self._play(asking, visitor, question.code, chosen, question.asked)
            case "sure":
                await self._pay(asking, visitor, question, Payment.read(chosen))
            case "fetch":
                notation = notate(PlayExcuse(Card(int(chosen))))
                await self._play(asking, visitor, question.code, notation, question.asked)
            case "back":
                look = await self._fresh_look(visitor, question)
                await self._desk.show_look(asking, visitor, look)
            case "route":
                look = await self._fresh_look(visitor, question)
                await self._choose_payment(asking, visitor, look, Route(int(chosen)))
            case "pay":
                await self._pay_or_confirm(asking, visitor, question, Payment.read(chosen))
            case "cards":
                look = await self._fresh_look(visitor, question)
                payment = play.picked(look.view, chosen)
                await self._pay_or_confirm(asking, visitor, question, payment)

    async def _choose_payment(
        self, asking: Asking, visitor: Visitor, look: Look, route: Route
    ) -> None:
        """The ways to pay for a route; where there is but one, only whether to take it."""
        ways = play.ways_to_pay(look.legal, route)
        if look.asked is None or not ways:
            bare = notate(Payment(route, (), None).move)
            await self._play(asking, visitor, look.table.code, bare, None)
            return
        question = Question(look.table.code, look.asked)
        if len(ways) == 1:
            await self._ask_to_confirm(asking, visitor, question, ways[0])
            return
        post, rows = self._controls.payments(look, question, route, visitor.locale)
        await self._desk.show(asking, post, rows)

    async def _pay_or_confirm(
        self, asking: Asking, visitor: Visitor, question: Question, payment: Payment
    ) -> None:
        """Nobody need be asked twice where nothing is given away."""
        if payment.is_plain:
            await self._pay(asking, visitor, question, payment)
            return
        if payment.lost < 0:
            raise TableRefuses(_too_little(payment))
        await self._fresh_look(visitor, question)
        await self._ask_to_confirm(asking, visitor, question, payment)

    async def _ask_to_confirm(
        self, asking: Asking, visitor: Visitor, question: Question, payment: Payment
    ) -> None:
        post, rows = self._controls.confirmation(question, payment, visitor.locale)
        await self._desk.show(asking, post, rows)

    async def _pay(
        self, asking: Asking, visitor: Visitor, question: Question, payment: Payment
    ) -> None:
        await self._play(asking, visitor, question.code, notate(payment.move), question.asked)

    # --- the parts ---------------------------------------------------------------------------

    async def _play_typed(self, asking: Asking, table: str | None, verb: str, typed: str) -> None:
        """What was typed, with or without the verb in front."""
        visitor, code = await self._begin(asking, table)
        await self._play(asking, visitor, code, self._line(verb, typed), None)

    def _route_meant(self, look: Look, typed: str) -> Route | None:
        """The route whose key, or whose two places in any of our languages, were typed."""
        if not self._is_played(look):
            return None
        return offers.route_meant(look.view, self.in_notation(typed))


def _too_little(payment: Payment) -> Refusal:
    return Refusal(
        "ruta-refusal-payment-too-low",
        {
            "route": route_name(payment.route),
            "price": ROUTES[payment.route].price,
            "paid": payment.worth,
        },
    )
