"""/ruta: open a table, draw, use an Ace or the Excuse, claim a route, see one's hand."""

import discord
import msgspec
from discord import app_commands

from cogs.desk import AnyBot, Asking, Desk, Visitor
from cogs.opening import Wishes, level_of, open_table
from cogs.playing import Choices, GameCog, matching, with_verb
from cogs.ui import ruta as play
from cogs.ui.ruta import GAME, Payment, RutaControls
from cogs.ui.steps import Question, Say
from cogs.wording import command, options, said
from core.errors import Refusal, UnreadableMove
from core.text import text
from games.ruta.board import CARDS, ROUTES, Card, Route, card_name, route_name
from games.ruta.moves import ClaimRoute, DrawSlot, GiveAce, KeepAce, Move, PlayExcuse
from games.ruta.notation import notate, parse
from games.ruta.view import Options
from games.ruta.words import NAMES
from tables.errors import TableRefuses
from tables.service import Look

_SHORT = "="
"""Begins a payment that was chosen from the list rather than typed."""


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

    # --- what is offered while typing --------------------------------------------------------

    async def _draw_typed(self, interaction: Asking, current: str) -> Choices:
        look, say = await self._look_typed(interaction)
        if look is None:
            return []
        moves = play.takes(look.legal)
        return matching({play.move_label(m, look.view, say): _drawn(m) for m in moves}, current)

    async def _ace_typed(self, interaction: Asking, current: str) -> Choices:
        look, say = await self._look_typed(interaction)
        if look is None:
            return []
        moves = [m for m in look.legal if isinstance(m, GiveAce | KeepAce)]
        return matching({play.move_label(m, look.view, say): notate(m) for m in moves}, current)

    async def _fetch_typed(self, interaction: Asking, current: str) -> Choices:
        look, say = await self._look_typed(interaction)
        cards = [m.card for m in look.legal if isinstance(m, PlayExcuse)] if look else []
        return matching({_card_label(c, say): CARDS[c].key for c in cards}, current)

    async def _route_typed(self, interaction: Asking, current: str) -> Choices:
        look, say = await self._look_typed(interaction)
        routes = play.payable(look.legal) if look else []
        return matching({_route_label(r, say): ROUTES[r].key for r in routes}, current)

    async def _payment_typed(self, interaction: Asking, current: str) -> Choices:
        look, say = await self._look_typed(interaction)
        typed = str(getattr(interaction.namespace, "route", "") or "")
        route = self._route_meant(look, typed) if look else None
        ways = play.ways_to_pay(look.legal, route) if look and route is not None else []
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
    @app_commands.autocomplete(card=_draw_typed, table=GameCog.table_typed)
    async def draw(self, interaction: Asking, card: str, table: str | None = None) -> None:
        """Take a face-up card or the top of the pile."""
        await self._play_typed(interaction, table, "draw", card)

    @command("ruta-ace")
    @options(ace="option-ruta-ace", table="option-table")
    @app_commands.autocomplete(ace=_ace_typed, table=GameCog.table_typed)
    async def ace(self, interaction: Asking, ace: str, table: str | None = None) -> None:
        """Give a face-up Ace to the rival, or keep it; then draw."""
        visitor, code = await self._begin(interaction, table)
        await self._play(interaction, visitor, code, self.in_notation(ace), None)

    @command("ruta-excuse")
    @options(card="option-ruta-fetch", table="option-table")
    @app_commands.autocomplete(card=_fetch_typed, table=GameCog.table_typed)
    async def excuse(self, interaction: Asking, card: str, table: str | None = None) -> None:
        """Discard the Excuse for a card of the discard pile."""
        await self._play_typed(interaction, table, "excuse", card)

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
        if meant is None:
            typed = f"claim {self.in_notation(route)}"
            await self._play(interaction, visitor, code, typed, None)
        elif payment is not None:
            paid = self._paid(meant, payment)
            await self._play(interaction, visitor, code, paid, None)
        else:
            await self._choose_payment(interaction, visitor, look, meant)

    @command("ruta-pass")
    @options(table="option-table")
    @app_commands.autocomplete(table=GameCog.table_typed)
    async def do_nothing(self, interaction: Asking, table: str | None = None) -> None:
        """Pass, where nothing else is possible."""
        visitor, code = await self._begin(interaction, table)
        await self._play(interaction, visitor, code, "pass", None)

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
        notation = with_verb(verb, self.in_notation(typed))
        await self._play(asking, visitor, code, notation, None)

    def _paid(self, route: Route, typed: str) -> str:
        """A claim in notation, paid with what was chosen or typed."""
        chosen = _payment_chosen(typed)
        if chosen is not None:
            return notate(msgspec.structs.replace(chosen, route=route).move)
        return f"claim {ROUTES[route].key}: {self.in_notation(typed)}"

    def _route_meant(self, look: Look, typed: str) -> Route | None:
        """The route whose key, or whose two places in any of our languages, were typed."""
        if look.view is None or look.table.game != GAME:
            return None
        try:
            move = parse(look.view, f"claim {self.in_notation(typed)}")
        except UnreadableMove:
            return None
        return move.route if isinstance(move, ClaimRoute) and not move.payment else None


def _drawn(move: Move) -> str:
    """A move that brings a card, as it is typed after the command to draw."""
    return notate(DrawSlot(move.slot) if isinstance(move, KeepAce) else move)


def _payment_chosen(typed: str) -> Payment | None:
    """The payment behind an offered value, None where something else was typed."""
    if not typed.startswith(_SHORT):
        return None
    try:
        return Payment.read(typed.removeprefix(_SHORT))
    except ValueError:
        return None


def _route_label(route: Route, say: Say) -> str:
    face = ROUTES[route]
    named = text("ruta-play-route", route=route_name(route), price=face.price)
    return f"{say(named)} · {play.suits_line(face.suits, say)}"


def _card_label(card: Card, say: Say) -> str:
    face = CARDS[card]
    return f"{say(card_name(card))} · {face.value} · {play.suits_line(face.suits, say)}"


def _way_label(way: Payment, say: Say) -> str:
    """A payment in one line: its cards, and whether it is exact."""
    sign = "✨" if way.lost == 0 else f"+{way.lost}"
    return f"{play.cards_line(way, say)} · {way.worth} {sign}"


def _too_little(payment: Payment) -> Refusal:
    return Refusal(
        "ruta-refusal-payment-too-low",
        {
            "route": route_name(payment.route),
            "price": ROUTES[payment.route].price,
            "paid": payment.worth,
        },
    )
