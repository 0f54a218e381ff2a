"""What an open page is answered: a table as its reader sees it, and what follows their touches.

A view comes from ``look`` of the reader's person, or is the public one.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import msgspec

from core.errors import PlayerError
from core.guided_play import BEGINNING, Ask, Form, Where
from core.spelling import Spellings, with_keys
from core.texts import Text, text
from i18n import Translator
from model.commands import Answer, Order, Person, Play, Undo
from model.game_json import raw
from model.letters import TableFacts
from model.log import is_of_the_table, request_of_page, request_of_part
from model.refusals import StaleQuestion, stale, unknown
from model.table import LIVING, Choice, Human, PlayerId, Status, TableCode
from rendering.scene.shapes import Box, Symbol
from tables.decisions.undo import UndoForeseen
from tables.service import TableService
from tables.visibility import Look
from web.drawings import OpenPages
from web.limits import PressesFirst
from web.news import Whose
from web.screens import Json, Kind, ScreenWriter, found_at, icons_on
from web.sessions import NotSignedIn, Reader
from web.words import ANSWERS as ON_PAGES
from web.words import TableWords, fixed_words, owes
from workers import markup
from workers.buttons import ANSWERS
from workers.guided_play import Answers, Guide, Opened, Played, Player, Shown
from workers.painting.table_pictures import Scenes, Sight
from workers.post_model import Profiles
from workers.sentences import SpeakerNames

if TYPE_CHECKING:
    from catalog import Entry

Sees: TypeAlias = Callable[[TableFacts, PlayerId | None], Awaitable[bool]]
"""Whether a person who has no part in a table, or anybody (None), can see its channel."""

MOST_MOVES: Final = 12
"""Lines of the last moves on a page."""

MOST_MARKS: Final = 1_000
"""Kept of readers of tables; with more all are made anew."""

_Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


class Wish(msgspec.Struct, frozen=True):
    """What a page asks to see: a place, as long as the question ``asked`` is open.

    ``page``, ``known``: its name and how many shapes it has; None: it is new.
    """

    page: str | None = None
    known: _Number | None = None
    at: Where | None = None
    asked: _Number | None = None


class Touch(Wish, frozen=True, kw_only=True):
    """What a page asks to do: ``do`` names it, ``nonce`` makes it the same when it is repeated."""

    nonce: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
    do: str
    step: str = ""
    chosen: tuple[str, ...] = ()
    text: Annotated[str, msgspec.Meta(max_length=2_000)] = ""
    number: _Number | None = None
    sure: bool = False


class View(msgspec.Struct):
    """What a page is to show: a screen, if the reader may choose, and what has just happened.

    ``is_stale``: it asked about something that is over.
    """

    look: Look
    screen: Ask[Any] | Form | None = None
    kind: Kind = "choices"
    said: tuple[Text, ...] = ()
    question: Callable[[TableWords], Json | None] | None = None
    is_stale: bool = False


class TableAnswers:
    """Answers pages about tables."""

    def __init__(
        self,
        service: TableService,
        titles: Mapping[str, "Entry"],
        guide: Guide,
        translator: Translator,
        sees: Sees,
        pages: OpenPages,
        presses: PressesFirst,
    ) -> None:
        """``sees``: whether somebody without a part in a table can see its channel."""
        self._service = service
        self._titles = titles
        self._guide = guide
        self._translator = translator
        self._sees = sees
        self._pages = pages
        self._presses = presses
        self._answers = Answers(guide)
        self._speaker_names = SpeakerNames(translator)
        self._scenes = Scenes(titles, self._speaker_names)
        self._icons: dict[str, Mapping[str, Symbol]] = {}
        self._spellings: dict[str, Spellings] = {}
        self._marks: dict[Whose, tuple[int, bytes]] = {}
        self._turn = asyncio.Lock()

    # --- what is asked -----------------------------------------------------------------------

    async def shown(self, reader: Reader, code: TableCode, wish: Wish) -> Json:
        """Return a table at a place of guided play; changes nothing. Raises PlayerError."""
        look = await self._look(reader, code)
        async with self._turn:
            await self._presses.pause()
            view = self._view_at(look, wish.at or BEGINNING, wish.asked)
            return await self._made(reader, view, wish.page, wish.known)

    async def done(self, reader: Reader, code: TableCode, touch: Touch) -> Json:
        """Follow a touch, once; return the table then. Raises PlayerError, NotSignedIn."""
        look = await self._look(reader, code)
        if reader.person is None:
            raise NotSignedIn
        try:
            view = await self._follow(reader, reader.person, look, touch)
        except StaleQuestion as fault:
            view = await self._as_it_is(reader, code, fault.refusal.text)
            view.is_stale = True
        except PlayerError as fault:
            view = await self._as_it_is(reader, code, fault.refusal.text)
        async with self._turn:
            return await self._made(reader, view, touch.page, touch.known)

    async def tables(self, reader: Reader) -> Json:
        """Return the tables of a person, those that wait for them first; none for an onlooker."""
        mine = await self._tables_of(reader)
        people = sorted({person for table in mine for person in table.people})
        profiles = await self._service.queries.profiles(people)
        told = []
        for table in mine:
            words = self._words(table, profiles, reader)
            seat = _seat_of(table, reader.player)
            turn = " ".join((words.turn(seat), words.time_left(seat, self._service.now())))
            game, waits = words.say(text(f"{table.game}-name")), owes(table, reader.player)
            told.append({"code": table.code, "game": game, "words": turn.strip(), "mine": waits})
        return {
            "me": None if reader.profile is None else reader.profile.name,
            "lang": reader.locale,
            "tables": told,
            "mine": sum(owes(table, reader.player) for table in mine),
            "words": fixed_words(self._translator, reader.locale),
        }

    async def whose(self, reader: Reader, code: TableCode) -> Whose:
        """Return whose view of a table this is. Raises TableRefuses alike for a missing one."""
        return Whose((await self._facts(reader, code)).id, code, reader.player)

    async def marks(self, whose: Sequence[Whose]) -> Mapping[Whose, bytes]:
        """Return for each reader of a table something that differs when their view does."""
        found = await self._service.queries.facts_of(sorted({one.table for one in whose}))
        versions = {table.id: table.version for table in found}
        kept = self._marks if len(self._marks) < MOST_MARKS else {}
        for one in whose:
            version = versions.get(one.table, -1)
            if one not in kept or kept[one][0] != version:
                kept[one] = version, await self._mark(one)
        self._marks = kept
        return {one: kept[one][1] for one in whose}

    async def _mark(self, whose: Whose) -> bytes:
        try:
            return mark_of(await self._seen(whose.player, whose.code))
        except PlayerError:
            return b""

    # --- the table ---------------------------------------------------------------------------

    async def _facts(self, reader: Reader, code: TableCode) -> TableFacts:
        """Return a table. Raises TableRefuses alike for a missing and for a hidden one."""
        table = await self._service.queries.facts(code)
        player = reader.player
        takes_part = player is not None and (
            player in table.invited or any(seat.owner == player for seat in table.seats)
        )
        if not takes_part and not await self._sees(table, player):
            raise unknown()
        return table

    async def _look(self, reader: Reader, code: TableCode) -> Look:
        await self._facts(reader, code)
        return await self._seen(reader.player, code)

    async def _seen(self, player: PlayerId | None, code: TableCode) -> Look:
        queries = self._service.queries
        return await (queries.watch(code) if player is None else queries.look(code, player))

    async def _tables_of(self, reader: Reader) -> list[TableFacts]:
        """Return the tables of a person, those that wait for them first; none for an onlooker."""
        if (player := reader.player) is None:
            return []
        tables = await self._service.queries.tables_of(player, LIVING)
        readable = (table for table in tables if table.readable)
        return sorted(readable, key=lambda table: not owes(table, player))

    async def _beside(self, reader: Reader, look: Look) -> tuple[Profiles, UndoForeseen | None]:
        """Return a table's people, and what a free undo of the reader would take."""
        table, queries = look.table, self._service.queries
        is_on = table.status is Status.PLAYING and not table.is_frozen
        if look.seat is None or reader.person is None or not is_on:
            return await queries.profiles(sorted(table.people)), None
        beside, foreseen = await queries.beside_player(table, reader.person)
        return beside.people, None if foreseen is None or foreseen.awaited else foreseen

    # --- what follows ------------------------------------------------------------------------

    def _view_at(self, look: Look, where: Where, asked: int | None) -> View:
        """Return a table at a place; as it is, if that is about something that is over."""
        try:
            if asked not in (None, look.asked):
                raise stale(look.table.code)
            screen, kind = found_at(self._guide, look, where)
        except StaleQuestion as fault:
            first = self._guide.beginning(look)
            return View(look, first, said=(fault.refusal.text,), is_stale=True)
        except PlayerError as fault:
            return View(look, Ask(()), "refused", (fault.refusal.text,))
        return View(look, screen, kind)

    async def _as_it_is(self, reader: Reader, code: TableCode, *said: Text) -> View:
        look = await self._seen(reader.player, code)
        return View(look, self._guide.beginning(look), said=said)

    async def _follow(self, reader: Reader, by: Person, look: Look, touch: Touch) -> View:
        code = look.table.code
        if touch.do in ("go", "type"):
            return await self._lead(reader, by, look, touch)
        wish = look.table.proposal
        if touch.do == "accept" and wish is not None and wish.kind == "draw" and not touch.sure:
            return View(look, self._guide.beginning(look), question=TableWords.sure_of_draw)
        if touch.do == "undo":
            order: Order = Undo(by, touch.number)
            foreseen = await self._service.queries.foresee_undo(code, Undo(by, touch.number))
            said = text("undo-done", count=foreseen.moves)
        else:
            order, said = _ordered(by, look.table, touch)
        await self._carry_out(by, code, order, touch.nonce)
        return await self._as_it_is(reader, code, said)

    async def _lead(self, reader: Reader, by: Person, look: Look, touch: Touch) -> View:
        """Follow a control of guided play, or a typed line."""
        assert reader.profile is not None, "an onlooker has no controls"
        code = look.table.code

        async def play(notation: str, asked: int | None, part: int) -> Any:
            return await self._carry_out(by, code, Play(by, notation, asked), touch.nonce, part)

        player = Player(
            code,
            reader.profile.confirm,
            lambda: look,
            partial(self._service.queries.look, code, by.id),
            play,
            partial(self._in_notation, look.table.game),
        )
        if touch.do == "type":
            answer = await self._answers.typed(player, touch.text)
        elif touch.asked is None:
            raise stale(code)
        else:
            answer = await self._answers.follow(
                player, Where(touch.step, touch.chosen), touch.asked
            )
        if isinstance(answer, Shown):
            kind = answer.kind
            return View(answer.look, answer.screen, "refused" if kind == "stopped" else kind)
        if isinstance(answer, Opened):
            return View(answer.look, answer.form, "form")
        if not isinstance(answer, Played):
            return View(answer.look, self._guide.beginning(answer.look))
        words = self._titles[look.table.game].words
        said = tuple(words.event_text(event) for event in answer.events)
        return View(answer.done.look, self._guide.beginning(answer.done.look), said=said)

    async def _carry_out(
        self, by: Person, code: TableCode, order: Order, nonce: str, part: int = 0
    ) -> Any:
        request = request_of_part(request_of_page(by.id, nonce), part)
        return await self._service.carry_out(request, code, order)

    def _in_notation(self, game: str, typed: str) -> str:
        if game not in self._spellings:
            self._spellings[game] = self._translator.spellings(self._guide.names(game))
        return with_keys(typed, self._spellings[game])

    # --- the answer --------------------------------------------------------------------------

    async def _made(
        self, reader: Reader, view: View, page_name: str | None, known: int | None
    ) -> Json:
        """Return a view as a page shows it.

        One is made after the other, with pauses between its parts: people on Discord go first.
        """
        look = view.look
        await self._presses.pause()
        people, foreseen = await self._beside(reader, look)
        await self._presses.pause()
        table, seat = look.table, look.seat
        words = self._words(table, people, reader)
        others = (one for one in await self._tables_of(reader) if one.code != table.code)
        waiting = [one for one in others if owes(one, reader.player)]
        question = (view.question or (lambda said: said.question(seat)))(words)
        post = await self._service.delivery.board_post(table.id)
        page, number, drawn = await self._drawn(reader, view, people, page_name, known)
        await self._presses.pause()
        moves = await self._moves(reader, look, words)
        await self._presses.pause()
        answer = {
            "page": page,
            "known": number,
            "lang": reader.locale,
            "me": None if reader.profile is None else reader.profile.name,
            "board_of": words.board_of(seat),
            "code": table.code,
            "game": words.say(text(f"{table.game}-name")),
            "post": None if post is None else markup.post(post, table.guild),
            "turn": words.turn(seat),
            "left": words.time_left(seat, self._service.now()),
            "mine": look.asked is not None,
            "others": len(waiting),
            "next": self._next(waiting, words),
            "asked": look.asked,
            "seats": words.seats(),
            **drawn,
            "screen": self._screen(reader, view, words),
            "said": [words.say(said) for said in view.said],
            "undo": words.undo(foreseen),
            "moves": moves,
            "text": words.board(look),
            "question": question,
            "stale": view.is_stale,
        }
        if page != page_name:
            answer["words"] = fixed_words(self._translator, reader.locale)
        return answer

    async def _drawn(
        self, reader: Reader, view: View, people: Profiles, name: str | None, known: int | None
    ) -> tuple[str, int, Json]:
        """Return a page's name, how many shapes it has now, and its board with the places."""
        look = view.look
        key = f"{reader.key} {look.seat}"
        page, had = self._pages.page(name, known, key, look.table.code, reader.locale)
        if look.view is None:
            return page.name, had, {"drawing": None, "places": {}, "regions": {}}
        screen = view.screen if isinstance(view.screen, Ask) else None
        named = () if screen is None else screen.places
        plan = None if screen is None else screen.plan
        sight = Sight(look.table, look.view, people, reader.locale, plan, named)
        scene = self._scenes.scene(sight)
        await self._presses.pause()
        number, drawing = page.draw(scene, had, self._icons_of(look.table.game, screen))
        painter = self._titles[look.table.game].painter
        boxes = painter.places(look.view)
        places = {place: _box(boxes[place]) for place in named if place in boxes}
        regions = {region: _box(box) for region, box in painter.regions(look.view).items()}
        return page.name, number, {"drawing": drawing, "places": places, "regions": regions}

    def _icons_of(self, game: str, screen: Ask[Any] | None) -> Mapping[str, Symbol]:
        """Return the icons of the choices on a screen, by their names."""
        icons = self._titles[game].icons
        if screen is None or icons is None:
            return {}
        if game not in self._icons:
            self._icons[game] = icons()
        return {name: self._icons[game][name] for name in icons_on(screen) if name}

    def _screen(self, reader: Reader, view: View, words: TableWords) -> Json | None:
        if view.screen is None or reader.profile is None:
            return None
        look = view.look
        said = self._titles[look.table.game].words
        prompt = () if look.asked is None else (said.prompt_text(look.view),)
        writer = ScreenWriter(self._guide, look, reader.profile.confirm, words.say, prompt)
        return writer.written(view.screen, view.kind)

    async def _moves(self, reader: Reader, look: Look, words: TableWords) -> list[str]:
        """Return the last moves, and what was last told of the table, oldest first."""
        if look.view is None:
            return []
        player = PlayerId(0) if reader.player is None else reader.player
        heard = await self._service.past.history(look.table.code, player)
        of_the_table = [n for n, (_, events, _) in enumerate(heard) if is_of_the_table(events)]
        moves = sorted({*range(len(heard))}.difference(of_the_table))
        last = sorted((*moves[-MOST_MOVES:], *of_the_table[-MOST_MOVES:]))
        return list(words.moves([heard[n] for n in last]))

    def _words(self, table: TableFacts, people: Profiles, reader: Reader) -> TableWords:
        title = self._titles[table.game]
        translator, names = self._translator, self._speaker_names
        return TableWords(translator, names, title, table, people, reader.locale)

    def _next(self, waiting: Sequence[TableFacts], words: TableWords) -> Json | None:
        if not waiting:
            return None
        game = text(f"{waiting[0].game}-name")
        return {"code": waiting[0].code, "label": words.say(text("web-next", game=game))}


def mark_of(look: Look) -> bytes:
    """Return something that differs when what a reader may know of a table does, and only then."""
    table = look.table
    seats = tuple(
        msgspec.structs.replace(seat, asked=None if seat.asked is None else 0)
        for seat in table.seats
    )
    facts = msgspec.structs.replace(table, version=0, seats=seats)
    shown = msgspec.json.encode((facts, look.seat, look.asked))
    view = b"" if look.view is None else raw(look.view)
    return sha256(shown + bytes(view)).digest()


def _seat_of(table: TableFacts, player: PlayerId | None) -> Any:
    return next((s.seat for s in table.seats if player and s.occupant == Human(player)), None)


def _ordered(by: Person, table: TableFacts, touch: Touch) -> tuple[Order, Text]:
    """Return the order of a touch that is no move, and what is said when it is carried out.

    Raises StaleQuestion for what no page offers.
    """
    code, (choice, number) = table.code, _answered(table, touch)
    if choice is None or number is None:
        raise stale(code)
    said = {"yes": "web-agreed", "no": "done-refused"}.get(choice, "done-voted")
    return Answer(by, number, choice), text(said, code=code)


def _answered(table: TableFacts, touch: Touch) -> tuple[Choice | None, int | None]:
    """Return the answer of a touch and the number of its motion; None for what no page offers, such
    as consent to end the game."""
    wish = None if table.ending is None else table.ending.number
    if touch.do == "decline-end":  # of a page opened before, which names no motion
        return "no", wish
    if touch.do not in ON_PAGES or (touch.do == ANSWERS["yes"] and touch.number == wish):
        return None, None
    return next(choice for choice, name in ANSWERS.items() if name == touch.do), touch.number


def _box(box: Box) -> list[int]:
    return [box.x, box.y, box.width, box.height]
