"""The lines about a cup: who is in, how a reader stands, standings, rounds."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final, Literal

import msgspec

from club.decisions.default_cup_names import default_name
from club.decisions.progress import FAILING_FOR, LOST_FOR, has_had_last_pairing, was_in
from club.decisions.public_cup import PublicCup
from club.decisions.resignation_effects import ResignedGame
from club.model.cup import CupFacts, CupStatus, ListedCup, Pairing, Round
from club.standings.standings import Row
from core.game import Level, Seat
from core.translatable_text import Listing, Moment, Say, Text, Verbatim, text
from tables.model.letters import BoardPost, SeatFacts, TableFacts
from tables.model.seat_names import at_level, numbered_name, person_name
from tables.model.table import Computer, PlayerId, Status, TableCode, TableId
from workers.post_model import Markup, Profiles
from workers.wording.sentences import until

_FRACTIONS: Final[Mapping[Fraction, str]] = {
    Fraction(n, d): sign
    for n, d, sign in (
        (1, 2, "½"),
        (1, 3, "⅓"),
        (2, 3, "⅔"),
        (1, 4, "¼"),
        (3, 4, "¾"),
        (1, 6, "⅙"),
        (5, 6, "⅚"),
        (1, 8, "⅛"),
        (3, 8, "⅜"),
        (5, 8, "⅝"),
        (7, 8, "⅞"),
    )
}
"""The fractions of a point that have a sign of their own."""


_MOST_EQUAL: Final = 3
"""So many are named from whom only the lot parts the champion."""


class CupShown(msgspec.Struct, frozen=True):
    """A cup as a post or page shows it. ``posts``: the newest posts of its tables, if known."""

    public: PublicCup
    profiles: Profiles
    posts: Mapping[TableId, BoardPost] = {}

    @property
    def facts(self) -> CupFacts:
        """The cup."""
        return self.public.facts

    def name(self, number: int) -> Text | Verbatim:
        """Return the name of an entrant."""
        return entrant_name(self.facts, number, self.profiles)


# --- names ---------------------------------------------------------------------------------------


def entrant_name(facts: CupFacts, number: int, profiles: Profiles) -> Text | Verbatim:
    """Return the name of an entrant; a computer is called at its tables as here.

    Its level follows if the computers of the cup have different ones.
    """
    entrant = facts.entrant(number)
    if entrant is None:
        return text("former-player")
    if entrant.player is not None:
        return person_name(entrant.player, Seat(number - 1), profiles)
    named = numbered_name(facts.name_number(entrant))
    if len(levels_of(facts)) == 1:
        return named
    return at_level(Computer(facts.game, entrant.level or "normal"), named)


def levels_of(facts: CupFacts) -> frozenset[Level]:
    """Return the levels of the computers of a cup."""
    return frozenset(one.level or "normal" for one in facts.entrants if one.is_computer)


def cup_name(cup: CupFacts | ListedCup, game: Text) -> Text | Verbatim:
    """Return what a cup is called: as its opener chose, else as its game and format."""
    if cup.name:
        return Verbatim(cup.name)
    return default_name("cup-named", cup, game)


def score_said(score: Fraction) -> Verbatim:
    """Return a score in digits and signs, the same in every language: 2½."""
    whole, rest = divmod(score, 1)
    if not rest:
        return Verbatim(str(whole))
    part = _FRACTIONS.get(rest)
    shown = f"{whole or ''}{part}" if part else f"{f'{whole} ' if whole else ''}{rest}"
    return Verbatim(shown.replace("/", "⁄"))


# --- what is asked, its state --------------------------------------------------------------------


def heading(facts: CupFacts, game: Text) -> Text:
    """Return the heading of a cup's post and page."""
    if facts.name:
        return text("cup-heading-named", name=Verbatim(facts.name), game=game, code=facts.code)
    return text("cup-heading", cup=cup_name(facts, game), code=facts.code)


def call(shown: CupShown, reader: PlayerId | None = None) -> Text:
    """Return what is asked of whom now, or how the cup ended.

    ``reader``: the only one who reads it, and who is not asked to enter again; None for everybody.
    """
    facts, current = shown.facts, shown.facts.round
    if facts.lost_at is not None and current is None and not facts.status.is_over:
        return text("cup-call-lost", until=Moment(facts.lost_at + LOST_FOR))
    if facts.failing_since is not None and not facts.status.is_over:
        return text("cup-call-failing", until=Moment(facts.failing_since + FAILING_FOR))
    if facts.status is CupStatus.ENTRY:
        left = max(0, facts.most - len(facts.active))
        is_in = reader is not None and facts.entrant_of(reader) is not None
        return until("cup-waits" if is_in else "cup-call-entry", facts.closes_at, count=left)
    if facts.status is CupStatus.CALLED_OFF:
        return text("cup-call-called-off")
    if facts.status is CupStatus.FINISHED:
        return _won(shown)
    if current is None:
        return _between_rounds(facts)
    return until("cup-call-round", current.ends_at, round=current.number)


def _between_rounds(facts: CupFacts) -> Text:
    """Return that the next round is about to begin, or for how long it waits."""
    if facts.waits_until is not None:
        until = Moment(facts.waits_until)
        return text("cup-call-waits", round=len(facts.rounds) + 1, until=until)
    return text("cup-call-between" if facts.rounds else "cup-call-begins")


def _won(shown: CupShown) -> Text:
    """Return who has won a cup that is over, which computer came before them, and who was equal."""
    best, computer = shown.public.champion, shown.public.computer_ahead
    if best is None:
        return text("cup-call-over")
    if computer is None:
        won = text("cup-call-won", who=shown.name(best))
    else:
        won = text("cup-call-best", who=shown.name(best), first=shown.name(computer))
    equal = shown.public.equal_to_champion
    if not equal:
        return won
    lot = text("cup-call-lot", people=_named(shown, equal, _MOST_EQUAL, "and"))
    return text("sentences", first=won, then=lot)


def _named(
    shown: CupShown, numbers: Sequence[int], most: int, joined: Literal["and", "comma"]
) -> Listing:
    """Return the names of these entrants, at most so many, and how many more there are."""
    people = [shown.name(number) for number in numbers[:most]]
    if len(numbers) > most:
        people.append(text("cup-more", count=len(numbers) - most))
        joined = "comma"
    return Listing(tuple(people), joined)


def in_one(cup: ListedCup, game: Text, ended: CupShown | None = None) -> Text:
    """Return one line that identifies a cup: its code, its name, how far it is.

    ``ended``: the cup that is over, for the line to name its champion.
    """
    name = cup_name(cup, game) if cup.readable else Verbatim(cup.name) if cup.name else game
    return text("cup-list-line", code=cup.code, cup=name, state=_state(cup, ended))


def _state(cup: ListedCup, ended: CupShown | None) -> Text:
    """Return in few words how far a cup is."""
    if not cup.readable:
        return text("label-unreadable")
    if cup.status is CupStatus.ENTRY:
        return text("cup-state-entry", count=cup.entrants, most=cup.most)
    if cup.status is CupStatus.PLAYING:
        return text("cup-state-playing", round=max(1, cup.rounds))
    best = None if ended is None else ended.public.champion
    if ended is not None and best is not None:
        key = "cup-state-finished" if ended.public.computer_ahead is None else "cup-state-best"
        return text(key, who=ended.name(best))
    over = cup.status is CupStatus.FINISHED
    return text("cup-state-over" if over else "cup-state-called-off")


# --- who is in -----------------------------------------------------------------------------------


def entrants(shown: CupShown, most: int) -> Text:
    """Return who is in, at most so many by name."""
    active = [entrant.number for entrant in shown.facts.active]
    listed = _named(shown, active, most, "comma")
    return text("cup-entrants", count=len(active), most=shown.facts.most, people=listed)


def standing(shown: CupShown, row: Row) -> Text:
    """Return the line of an entrant in the standings."""
    entrant = shown.facts.entrant(row.entrant)
    who = shown.name(row.entrant)
    is_gone = row.entrant in shown.public.gone
    if entrant is not None and is_gone:
        because = "vanished" if entrant.left_because == "vanished" else "left"
        who = text("cup-left", who=who, because=because)
    line = text("cup-standing", rank=row.rank, who=who, score=score_said(row.score))
    if shown.public.equal_to(row.entrant):
        line = text("cup-standing-lot", standing=line)
    if row.lives is None or is_gone:
        return line
    return text("cup-standing-life", standing=line, lives=row.lives)


# --- how a reader stands --------------------------------------------------------------------------


def about_reader(
    shown: CupShown, player: PlayerId, table: TableFacts | None, markup: Markup
) -> Iterator[Text]:
    """Yield how a person stands in a cup, and where they play in the round being played.

    ``table``: what the person may know of their table of this round; None if there is none.
    """
    facts = shown.facts
    entrant = facts.entrant_of(player)
    if facts.status.is_over:
        return
    if entrant is None:
        yield text("cup-you-are-out", because=_left_because(facts, player))
        return
    lives = next((r.lives for r in shown.public.standings if r.entrant == entrant.number), None)
    yield text("cup-you-are-in") if lives is None else text("cup-your-lives", lives=lives)
    pairing = pairing_of(facts, player)
    if pairing is not None:
        yield _own(shown, pairing, table, player, markup)
    elif facts.round is not None and lives != 0:
        yield text("cup-you-sit-out")


def _left_because(facts: CupFacts, player: PlayerId) -> str:
    """Return why a person is in no more, as of their last entry; "never" if they never were in."""
    reasons = [one.left_because for one in facts.entrants if one.player == player]
    return (reasons[-1] if reasons else None) or "never"


def pairing_of(facts: CupFacts, player: PlayerId) -> Pairing | None:
    """Return where a person who is in plays in the round being played; None if nowhere."""
    entrant, current = facts.entrant_of(player), facts.round
    if entrant is None or current is None:
        return None
    own = (p for p in current.pairings if any(q.entrant == entrant.number for q in p.places))
    return next(own, None)


def _own(
    shown: CupShown, pairing: Pairing, table: TableFacts | None, player: PlayerId, markup: Markup
) -> Text:
    """Return the line of a person's own table, and whether it waits for them."""
    if pairing.is_sat_out:
        return text("cup-you-lose-a-life")
    if pairing.is_bye or pairing.code is None:
        return text("cup-you-have-a-bye")
    line = _at_table(shown, pairing, pairing.code, markup)
    if table is None or table.status is not Status.PLAYING:
        return text("cup-your-game-is-over", pairing=line)
    waits = table.pause is None and any(_asks(seat, player) for seat in table.seats)
    return text("cup-your-table-waits" if waits else "cup-your-table", pairing=line)


def _asks(seat: SeatFacts, player: PlayerId) -> bool:
    return seat.asked is not None and getattr(seat.occupant, "player", None) == player


def resigned(game: ResignedGame, code: str) -> Iterator[Text]:
    """Yield what it means for a cup if its reader resigns one of its games. ``code``: the cup's."""
    if not game.counts:
        yield text("club-resign-uncounted", code=code, round=game.round)
        return
    key = "club-resign-lost" if game.lost else "club-resign-counts"
    yield text(key, code=code, round=game.round)
    if game.lives:
        yield text("club-resign-life" if game.lost else "club-resign-risk", lives=game.lives)


def quitting(facts: CupFacts, player: PlayerId, table: TableFacts | None) -> Iterator[Text]:
    """Yield what it means to leave a cup that is being played.

    ``table``: what the person may know of their table of this round; None if there is none.
    """
    entrant = facts.entrant_of(player)
    played_all = entrant is not None and has_had_last_pairing(facts, entrant)
    yield text("cup-quit-done" if played_all else "cup-quit-said")
    played = facts.round
    if played is not None and table is not None and _plays_on(table, player):
        yield text("cup-quit-game", table=table.code, round=played.number)


def _plays_on(table: TableFacts, player: PlayerId) -> bool:
    """Return whether this person is still in the game of a table."""
    is_in = any(seat.owner == player and not seat.is_out for seat in table.seats)
    return table.status is Status.PLAYING and is_in


# --- rounds --------------------------------------------------------------------------------------


def pairings(shown: CupShown, played: Round, markup: Markup | None) -> Iterator[Text]:
    """Yield a line for each table of a round, each bye and each who sits it out.

    ``markup``: links the tables.
    """
    for pairing in played.pairings:
        yield _pairing(shown, pairing, markup)


def at_no_table(shown: CupShown, played: Round) -> Text | None:
    """Return who was in the cup but in no pairing of a round; None if all were.

    In a knock-out these are out, which the standings tell.
    """
    paired = {place.entrant for pairing in played.pairings for place in pairing.places}
    idle = [e.number for e in shown.facts.entrants if e.number not in paired and was_in(e, played)]
    if not idle or shown.facts.format == "knock-out":
        return None
    return text("cup-without-table", people=Listing(tuple(map(shown.name, idle)), "comma"))


def _pairing(shown: CupShown, pairing: Pairing, markup: Markup | None) -> Text:
    if pairing.is_alone or pairing.code is None:
        key = "cup-sits-out" if pairing.is_sat_out else "cup-bye"
        return text(key, who=shown.name(pairing.places[0].entrant))
    line = _at_table(shown, pairing, pairing.code, markup)
    slow = next((place for place in pairing.places if place.slow), None)
    if slow is not None:
        return text("cup-judged-slow", pairing=line, who=shown.name(slow.entrant))
    if not any(place.judged for place in pairing.places):
        return line
    by_lot = shown.facts.format == "knock-out"
    return text("cup-judged-lot" if by_lot else "cup-judged", pairing=line)


def _at_table(shown: CupShown, pairing: Pairing, code: TableCode, markup: Markup | None) -> Text:
    people = _placed(shown, pairing)
    stands = None if pairing.table is None else shown.posts.get(pairing.table)
    if markup is None or stands is None:
        return text("cup-table", table=code, people=people)
    link = markup.post(stands, shown.facts.guild)
    return text("cup-table-linked", table=code, link=link, people=people)


def _placed(shown: CupShown, pairing: Pairing) -> Listing:
    """Return who sits at a table; once it is counted, the best first and each with their rank."""
    if not pairing.is_counted:
        return Listing(tuple(shown.name(place.entrant) for place in pairing.places))
    ranked = sorted((place.rank or 0, place.entrant) for place in pairing.places)
    places = (text("cup-place", rank=rank, who=shown.name(who)) for rank, who in ranked)
    return Listing(tuple(places), "comma")


def round_heading(played: Round) -> Text:
    """Return the heading of a round in a cup's post."""
    ended = played.ended_at is not None
    return text("cup-round-ended" if ended else "cup-round", round=played.number)


def people_of(looks: Iterable[PublicCup]) -> list[PlayerId]:
    """Return the ids of all people who have ever entered these cups, sorted."""
    return sorted(
        {e.player for public in looks for e in public.facts.entrants if e.player is not None}
    )


def names_of(shown: CupShown, say: Say) -> dict[int, str]:
    """Return the names of all entrants by number, for a picture; ``say``: without markup."""
    named = ((one.number, shown.name(one.number)) for one in shown.facts.entrants)
    return {
        number: name.words if isinstance(name, Verbatim) else say(name) for number, name in named
    }
