"""The lines about a cup: what is asked, its terms and rules, who is in, standings, tables."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

import msgspec

from core.game import Seat
from core.translatable_text import Listing, Moment, Say, Text, Value, Verbatim, text
from cups.pairing import rounds_planned
from cups.standings import Row, standings
from model.cup import DAY, FEWEST_ENTRANTS, Cup, CupStatus, Pairing
from model.letters import BoardPost, TableFacts
from model.seat_names import person_name
from model.table import PlayerId, Status, TableId
from tables.time.paces import duration, pace_in_one
from workers.post_model import Markup, Profiles

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


def heading(cup: Cup, game: Text) -> Text:
    """Return the heading of a cup's post and page."""
    return text("cup-heading", cup=title(cup, game), code=cup.code)


def listed(cup: Cup, game: Text) -> Text:
    """Return one line that identifies a cup: its code, its name, how far it is."""
    status, count = str(cup.status), len(cup.active)
    state = text("cup-state", status=status, count=count, most=cup.most, round=len(cup.rounds))
    return text("cup-list-line", code=cup.code, cup=title(cup, game), state=state)


def call(shown: CupShown) -> Text:
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


def decided(shown: CupShown) -> Text | None:
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


def pairing(shown: CupShown, paired: Pairing, markup: Markup) -> Text:
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


def about_reader(
    shown: CupShown, player: PlayerId, table: TableFacts | None, markup: Markup
) -> Iterator[Text]:
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
        yield _own_table(shown, paired, table, player, markup)
    elif cup.round is not None and entrant.plays:
        yield text("cup-you-sit-out")


def _own_table(
    shown: CupShown, paired: Pairing, table: TableFacts | None, player: PlayerId, markup: Markup
) -> Text:
    """Return the line of a person's own table, and whether it waits for them."""
    if paired.is_bye:
        return text("cup-your-bye")
    if paired.table is None:
        return pairing(shown, paired, markup)
    if table is None or table.status is not Status.PLAYING:
        state = "over"
    else:
        asked = (seat.occupant for seat in table.seats if seat.asked is not None)
        mine = any(getattr(occupant, "player", None) == player for occupant in asked)
        state = "waits" if mine and table.pause is None else "runs"
    return text("cup-your-table", state=state, pairing=pairing(shown, paired, markup))
