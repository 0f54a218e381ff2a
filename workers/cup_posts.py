"""The posts of a cup, and the lines about it."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

import msgspec

from core.game import Seat
from core.texts import Listing, Moment, Say, Text, Value, Verbatim, text
from cups.pairing import rounds_planned
from cups.standings import Row, standings
from i18n import Translator
from model.cup import DAY, FEWEST_ENTRANTS, Cup, CupStatus, Pairing
from model.letters import BoardPost, TableFacts, person_name
from model.table import PlayerId, Status, TableId
from tables.paces import duration, pace_in_one
from workers import markup
from workers.guided_play import Guide
from workers.post_model import Action, Instead, Picture, Post, Profiles, utf16_length

_FRACTIONS = {Fraction(n, 8): sign for n, sign in enumerate("⅛¼⅜½⅝¾⅞", 1)}
"""The fractions for which the typeface of pictures, too, has a sign."""

_DUEL = 2
"""Seats of a table at which somebody wins, loses or draws."""

_MOST_WINNERS = 5
"""So many of those who share the first place are named."""


class CupShown(msgspec.Struct, frozen=True):
    """A cup as a post or page shows it. ``posts``: the newest posts of its tables, if known."""

    cup: Cup
    profiles: Profiles
    posts: Mapping[TableId, BoardPost] = {}

    @property
    def rows(self) -> tuple[Row, ...]:
        """The standings, best first."""
        return standings(self.cup)

    @property
    def winners(self) -> tuple[int, ...]:
        """The people with the best rank of all people, once the cup is over."""
        if self.cup.status is not CupStatus.FINISHED:
            return ()
        people = {e.number for e in self.cup.entrants if e.player is not None}
        ranks = {row.entrant: row.rank for row in self.rows if row.entrant in people}
        return tuple(n for n, rank in ranks.items() if rank == min(ranks.values()))

    def name(self, number: int) -> Text | Verbatim:
        """Return the name of an entrant; only old cups have computers."""
        entrant = self.cup.entrant(number)
        if entrant is None or entrant.player is None:
            return text("cup-computer")
        return person_name(entrant.player, Seat(number - 1), self.profiles)

    def plain_name(self, number: int, say: Say) -> str:
        """Return the name of an entrant without markup."""
        name = self.name(number)
        return name.words if isinstance(name, Verbatim) else say(name)

    def named(self, numbers: Sequence[int], most: int) -> Listing:
        """Return the names of these entrants, at most so many, and how many more there are."""
        named: list[Value] = [self.name(number) for number in numbers[:most]]
        if len(numbers) > most:
            named.append(text("cup-more", count=len(numbers) - most))
        return Listing(tuple(named), "comma")


def score_words(points: Fraction) -> str:
    """Return points as people write them: "3½", "2 7⁄12"."""
    whole, part = divmod(points, 1)
    if part in _FRACTIONS or not part:
        return f"{whole or (not part and '0') or ''}{_FRACTIONS.get(part, '')}"
    return f"{whole or ''} {part.numerator}⁄{part.denominator}".strip()


# --- what is asked, its state --------------------------------------------------------------------


def title(cup: Cup, game: Text) -> Text:
    """Return what a cup is called: as its opener chose, else as its game and format."""
    if cup.name:
        return text("cup-title-named", name=Verbatim(cup.name), game=game)
    return text("cup-title", game=game, format=cup.format)


def heading_of(cup: Cup, game: Text) -> Text:
    """Return the heading of a cup's post and page."""
    return text("cup-heading", cup=title(cup, game), code=cup.code)


def listed(cup: Cup, game: Text) -> Text:
    """Return one line that identifies a cup: its code, its name, how far it is."""
    status, count = str(cup.status), len(cup.active)
    state = text("cup-state", status=status, count=count, most=cup.most, round=len(cup.rounds))
    return text("cup-list-line", code=cup.code, cup=title(cup, game), state=state)


def call_of(shown: CupShown) -> Text:
    """Return what is asked of whom now, or how the cup ended."""
    cup, played = shown.cup, shown.cup.round
    if cup.status is CupStatus.CALLED_OFF:
        return text("cup-call-called-off")
    if cup.status is CupStatus.FINISHED:
        won = shown.winners
        return text("cup-call-won", count=len(won), people=shown.named(won, _MOST_WINNERS))
    if played is not None:
        ends_at, rounds = Moment(played.ends_at), max(cup.planned_rounds or 0, len(cup.rounds))
        return text("cup-call-round", round=len(cup.rounds), rounds=rounds, until=ends_at)
    if cup.status is CupStatus.PLAYING or cup.is_full:
        return text("cup-call-next", round=len(cup.rounds) + 1)
    return text("cup-call-entry", until=Moment(cup.closes_at))


def decision_of(shown: CupShown) -> Text | None:
    """Return which tie-break put the winners before the next entrant, None if it was points."""
    rows = shown.rows
    first = next((row for row in rows if row.entrant in shown.winners), None)
    behind = None if first is None else next((row for row in rows if row.rank > first.rank), None)
    if first is None or behind is None or behind.points != first.points:
        return None
    by = next(
        name
        for name, one, other in (
            ("games", first.meetings, behind.meetings),
            ("met", first.buchholz, behind.buchholz),
            ("beaten", first.sonneborn_berger, behind.sonneborn_berger),
        )
        if one != other
    )
    return text("cup-decided", who=shown.name(behind.entrant), by=by)


def entrants(shown: CupShown, most: int) -> Text:
    """Return who is in, at most so many by name."""
    numbers = [entrant.number for entrant in shown.cup.active]
    people = shown.named(numbers, most)
    return text("cup-entrants", count=len(numbers), most=shown.cup.most, people=people)


def once_knock_out(cup: Cup) -> Iterator[Text]:
    """Yield that the cup was to be a knock-out, which there are no more."""
    if cup.was_knock_out:
        yield text("cup-was-knock-out", begun="yes" if cup.rounds else "no")


# --- terms and rules -----------------------------------------------------------------------------


def terms(cup: Cup, options: Text | None, fewest: int | None) -> Iterator[Text]:
    """Yield what somebody agrees to by entering.

    ``options``: those of the game that are not the usual ones. ``fewest``: the fewest seats that
    the game allows, None while it is not loaded.
    """
    kind, seats = text("cup-kind", format=cup.format), text("cup-seats", count=cup.size)
    rounds = () if fewest is None else tuple(_rounds(cup, fewest))
    yield text("sentences", first=kind, then=rounds[0]) if rounds else kind
    yield text("sentences", first=seats, then=pace_in_one(cup.pace, alone=False))
    if options is not None:
        yield options
    yield text("cup-consent")


def _rounds(cup: Cup, fewest: int) -> Iterator[Text]:
    """Yield how many rounds there are, or can be while people enter, and how long they last."""
    counts = range(max(FEWEST_ENTRANTS, len(cup.active)), cup.most + 1)
    planned = [rounds_planned(cup.format, n, cup.size, fewest) for n in counts]
    possible = [cup.planned_rounds] if cup.planned_rounds else [n for n in planned if n]
    days = cup.round_days * DAY
    spans = {"span": duration(days), "total": duration(days * max(possible, default=0))}
    if possible and min(possible) < max(possible):
        yield text("cup-rounds-between", fewest=min(possible), most=max(possible), **spans)
    elif possible:
        yield text("cup-rounds", count=possible[0], **spans)


def rules(cup: Cup) -> Iterator[Text]:
    """Yield what the terms leave out: points, ties, late and away, who begins, blocks."""
    yield text("cup-scoring-two" if cup.size == _DUEL else "cup-scoring")
    yield text("cup-ties-in-full")
    yield text("cup-unfinished", span=duration(cup.round_days * DAY))
    yield text("cup-away")
    yield text("cup-begins")
    yield text("cup-blocks")


# --- standings and tables ------------------------------------------------------------------------


def standing(shown: CupShown, row: Row) -> Text:
    """Return the line of an entrant in the standings."""
    entrant, who = shown.cup.entrant(row.entrant), shown.name(row.entrant)
    if entrant is not None and not entrant.plays:
        who = text("cup-left", who=who)
    points = Verbatim(score_words(row.points))
    return text("cup-standing", rank=row.rank, who=who, points=points)


def pairing(shown: CupShown, paired: Pairing) -> Text:
    """Return the line of a table, best first once it is counted, or of a bye."""
    if paired.table is None or paired.code is None:
        return text("cup-bye", who=shown.name(paired.places[0].entrant))
    ordered = sorted(paired.places, key=lambda place: place.rank or 0)
    names: list[Value] = [shown.name(place.entrant) for place in ordered]
    if paired.is_counted:
        ranked = zip(ordered, names, strict=True)
        names = [text("cup-place", rank=place.rank or 0, who=who) for place, who in ranked]
    stands, people = shown.posts.get(paired.table), Listing(tuple(names), "comma")
    if stands is None:
        return text("cup-table", table=paired.code, people=people)
    link = markup.post(stands, shown.cup.guild)
    return text("cup-table-linked", table=paired.code, link=link, people=people)


def without_table(shown: CupShown) -> Text | None:
    """Return who is in but plays at no table of the running round; None if all do."""
    played = shown.cup.round
    seated = {place.entrant for p in played.pairings for place in p.places} if played else set()
    idle = [entrant.number for entrant in shown.cup.active if entrant.number not in seated]
    if played is None or not idle:
        return None
    return text("cup-without-table", people=shown.named(idle, len(idle)))


# --- how a reader stands -------------------------------------------------------------------------


def pairing_of(cup: Cup, player: PlayerId) -> Pairing | None:
    """Return where a person plays in the round being played; None if nowhere."""
    own = {entrant.number for entrant in cup.entrants if entrant.player == player}
    paired = () if cup.round is None else cup.round.pairings
    return next((p for p in paired if any(place.entrant in own for place in p.places)), None)


def about_reader(shown: CupShown, player: PlayerId, table: TableFacts | None) -> Iterator[Text]:
    """Yield how a person stands in a cup, and where they play in the round being played.

    ``table``: what the person may know of their table of this round; None if there is none.
    """
    cup = shown.cup
    own = [entrant for entrant in cup.entrants if entrant.player == player]
    if not own:
        return
    entrant, paired = own[-1], pairing_of(cup, player)
    row = next(row for row in shown.rows if row.entrant == entrant.number)
    if not (entrant.plays and cup.status.is_over):
        yield text("cup-you", because=entrant.left_because or "plays")
    if any(played.ended_at is not None for played in cup.rounds):
        yield text("cup-your-place", rank=row.rank, points=Verbatim(score_words(row.points)))
    if paired is not None:
        yield _own_table(shown, paired, table, player)
    elif cup.round is not None and entrant.plays:
        yield text("cup-you-sit-out")


def _own_table(
    shown: CupShown, paired: Pairing, table: TableFacts | None, player: PlayerId
) -> Text:
    """Return the line of a person's own table, and whether it waits for them."""
    if paired.is_bye:
        return text("cup-your-bye")
    if paired.table is None:
        return pairing(shown, paired)
    if table is None or table.status is not Status.PLAYING:
        state = "over"
    else:
        asked = (seat.occupant for seat in table.seats if seat.asked is not None)
        mine = any(getattr(occupant, "player", None) == player for occupant in asked)
        state = "waits" if mine and table.pause is None else "runs"
    return text("cup-your-table", state=state, pairing=pairing(shown, paired))


MOST_IN_STANDINGS: Final = 10
"""Lines of the standings in a post; the private page has them all."""

_OVERTAKEN: Final = text("cup-overtaken")

_ROOM: Final = 1_850
"""Units (see ``workers.post_model``) of all a post says, less than Discord accepts."""

_ROOM_FOR_NAMES: Final = 400
"""Units of the line that says who is in."""

_ROOM_FOR_IDLE: Final = 200
"""Units of the line that says who is at no table of a round; a longer one is left out."""


class CupPresenter:
    """Makes the posts of cups, in the language of each cup."""

    def __init__(
        self,
        translator: Translator,
        guide: Guide,
        draw: Callable[[CupShown], Awaitable[Picture | None]],
    ) -> None:
        """``draw``: returns the picture of the standings, None if drawing fails."""
        self._translator = translator
        self._guide = guide
        self._draw = draw

    def post(self, shown: CupShown, *, silent: bool = False) -> Post:
        """Return the post of a cup that is not over, as it stands now."""
        cup, say = shown.cup, self._say(shown)
        key = f"{cup.game}-name"
        game = text(key if self._translator.has(key) else "game-unknown")
        heading, call = say(heading_of(cup, game)), say(call_of(shown))
        told = tuple(map(say, once_knock_out(cup)))
        room = _ROOM - sum(map(utf16_length, (heading, call, *told)))
        return Post(
            heading=heading,
            call=call,
            lines=(*told, *self._lines(shown, say, room)),
            actions=tuple(action(cup, name, say) for name in _actions(cup)),
            silent=silent,
        )

    async def end(self, shown: CupShown) -> Post:
        """Return the post at the end of a cup: who has won, and the final standings."""
        picture = await self._draw(shown)
        return msgspec.structs.replace(self.post(shown, silent=True), picture=picture)

    def overtaken(self, shown: CupShown) -> Instead:
        """Return what an earlier post of a cup says once a newer one stands: how it ended."""
        is_over = shown.cup.status is CupStatus.FINISHED
        return Instead(self._say(shown)(call_of(shown) if is_over else _OVERTAKEN))

    def _lines(self, shown: CupShown, say: Say, room: int) -> Iterator[str]:
        if shown.cup.status is CupStatus.ENTRY:
            yield named(shown, say)
            yield from map(say, agreed(shown.cup, self._guide))
            yield say(text("cup-ties"))
        else:
            decided = decision_of(shown)
            told = () if decided is None else (say(decided),)
            yield from told
            left = room - sum(utf16_length(line) + 1 for line in told)
            yield from course(shown, say, left, MOST_IN_STANDINGS)

    def _say(self, shown: CupShown) -> Say:
        return self._translator.voice(shown.cup.locale, quote=markup.quote, moment=markup.date).say


def agreed(cup: Cup, guide: Guide) -> Iterator[Text]:
    """Yield the terms of a cup, with the options of its game that are not the usual ones."""
    options, fewest = guide.agreed(cup.game, cup.options), guide.fewest_seats(cup.game, cup.options)
    return terms(cup, options, fewest)


def named(shown: CupShown, say: Say) -> str:
    """Return the line that says who is in, with as many names as have room."""
    lines = (say(entrants(shown, n)) for n in range(len(shown.cup.active), 0, -1))
    fitting = (line for line in lines if utf16_length(line) <= _ROOM_FOR_NAMES)
    return next(fitting, say(entrants(shown, 0)))


def course(shown: CupShown, say: Say, room: int, most: int | None = None) -> tuple[str, ...]:
    """Return the standings, and the tables of the running round, as many as have room.

    ``most``: lines of the standings, None: as many as have half the room. Nothing stands in them
    before the first round has ended.
    """
    cup, above, below = shown.cup, tuple[str, ...](), tuple[str, ...]()
    if any(played.ended_at is not None for played in cup.rounds):
        lines = [say(standing(shown, row)) for row in shown.rows]
        best = within(lines, room // 2, say, most)
        above = (f"**{say(text('cup-standings'))}**", *best)
    if cup.round is not None and cup.status is CupStatus.PLAYING:
        lines = [say(pairing(shown, one)) for one in cup.round.pairings]
        without = without_table(shown)
        idle = [] if without is None else [say(without)]
        idle = [line for line in idle if utf16_length(line) <= _ROOM_FOR_IDLE]
        heading = f"**{say(text('cup-round', round=len(cup.rounds)))}**"
        left = room - sum(utf16_length(line) + 1 for line in (*above, heading, *idle))
        below = (heading, *within(lines, left, say), *idle)
    return (*above, *below)


def within(lines: Sequence[str], room: int, say: Say, most: int | None = None) -> Iterator[str]:
    """Yield as many of the lines as have room, at most so many, and how many are left out."""
    used, reserve = 0, utf16_length(say(text("cup-more", count=len(lines)))) + 1
    for index, line in enumerate(lines):
        used += utf16_length(line) + 1
        last = index == len(lines) - 1
        if index == most or used + (0 if last else reserve) > room:
            yield say(text("cup-more", count=len(lines) - index))
            return
        yield line


def action(cup: Cup, name: str, say: Say) -> Action:
    """Return the button of this name about a cup."""
    asks = name in ("cup-enter", "cup-begin")
    return Action(name, cup.code, say(text(f"{name}-button")), "success" if asks else "secondary")


def _actions(cup: Cup) -> tuple[str, ...]:
    """Return the buttons under the post; those for some people only are on the private page."""
    gathers = cup.status is CupStatus.ENTRY and not cup.is_full
    enters = ("cup-enter",) if gathers else ()
    return (*enters, "cup-open", "cup-rules")
