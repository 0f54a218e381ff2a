"""The lines of a table's posts: notices, results, rankings, open questions, agreed terms."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from core.commentary import Criterion
from core.game import Seat, Standing
from core.texts import Guest, Listing, Moment, Player, Text, Value, text
from i18n import Voice
from model import game_json
from model.game_json import AnyGame
from model.letters import (
    ASKS,
    PrivateLetter,
    PublicLetter,
    SeatFacts,
    TableFacts,
    at_level,
    person_name,
)
from model.log import ends, in_its_cup
from model.table import Computer, Human, Motion, MotionKind, PlayerId, Status
from model.table_creation import people_of, teams_of
from tables.decisions import motions
from tables.history.rated_games import FEWEST_MOVES_A_SEAT
from tables.history.results import who_vanished
from tables.paces import duration, pace_in_one
from tables.visibility import Look
from workers.post_model import Profiles, utf16_length
from workers.sentences import (
    agreed_by,
    lost_by_beginning,
    ranking,
    ranking_told,
    scores,
    timed,
    until,
    verdict,
)

if TYPE_CHECKING:
    from catalog import Entry


_RESIGNED: Final = "resigned"
"""The reason of an outcome, in a game that tells this one from others."""


def ties(table: TableFacts, title: "Entry", view: Any) -> tuple[Text, ...]:
    """Return a line for each criterion that ranked seats with equal points differently.

    A seat that resigned gives no line: that decides ranks before any criterion.
    """
    if table.outcome is None or view is None:
        return ()
    gave_up = _gave_up(table)
    decided = [
        (ahead, behind)
        for ahead, behind in pairwise(table.outcome.standings)
        if _by_tie_break(ahead, behind) and gave_up.isdisjoint((ahead.seat, behind.seat))
    ]
    if not decided:
        return ()
    criteria = title.commentary.tie_breaks(view)
    lines = [line for pair in decided for line in _decided(*pair, criteria)]
    return tuple(line for n, line in enumerate(lines) if line not in lines[:n])


def _by_tie_break(ahead: Standing, behind: Standing) -> bool:
    return ahead.points == behind.points and ahead.rank < behind.rank


def _decided(ahead: Standing, behind: Standing, criteria: Sequence[Criterion]) -> Iterator[Text]:
    for name, values in criteria:
        if not values:
            yield text("result-tie-last", what=name)
            return
        more, less = values[ahead.seat], values[behind.seat]
        if more != less:
            if more > less:
                counts = Listing((_count(ahead, more), _count(behind, less)))
                yield text("result-tie", what=name, counts=counts)
            return


def _count(one: Standing, count: int) -> Text:
    return text("result-count", who=Player(one.seat), count=count)


def resignations(table: TableFacts) -> tuple[Text, ...]:
    """Return who resigned, also by time, in few words if all but the winner did; that all of them
    are behind those who stayed if the points alone would not say so; apart who won with a partner
    all the same."""
    outcome = table.outcome
    if outcome is None:
        return ()
    gave_up = [one for one in outcome.standings if one.seat in _gave_up(table)]
    stayed = [one for one in outcome.standings if one not in gave_up]
    if len(gave_up) > 1 and tuple(one.seat for one in stayed) == outcome.winners:
        return (text("result-resigned-all"),)
    counts = scores(outcome) is not None
    is_untold = counts and any(o.points <= one.points for one in gave_up for o in stayed)
    behind = [one for one in gave_up if is_untold and all(o.rank < one.rank for o in stayed)]
    is_won = not counts and len(outcome.winners) < len(outcome.standings)
    won = [one for one in gave_up if is_won and one.rank == 1]
    others = [one for one in gave_up if one not in (*behind, *won)]
    lines = (
        ("result-resigned", others),
        ("result-resigned-behind", behind),
        ("result-resigned-won", won),
    )
    return tuple(
        text(key, people=Listing(tuple(Player(one.seat) for one in people)))
        for key, people in lines
        if people
    )


def ended_by_resigning(table: TableFacts) -> bool:
    """Whether a game is over because seats resigned, which ``resignations`` says with their
    names."""
    return table.outcome is not None and table.outcome.reason == _RESIGNED and bool(_gave_up(table))


def _gave_up(table: TableFacts) -> frozenset[Seat]:
    return frozenset(seat.seat for seat in table.seats if seat.gave_up)


def rating_remarks(table: TableFacts, profiles: Profiles) -> list[Text]:
    """Return who has lost by staying away, and for whom alone the game does not count, as far as
    the table shows: it does not show how many moves a substitute made. Why a game counts for nobody
    is a notice of its end."""
    vanished = {s.seat: who_vanished((*s.held, s.occupant), s.former) for s in table.seats}
    taken = [seat for seat in table.seats if seat.former]
    left_out = [seat for seat in taken if vanished[seat.seat] is None]
    alone = len(table.seats) - len(left_out) < 2  # nobody is left to be rated against
    if alone or table.moves < FEWEST_MOVES_A_SEAT * len(table.seats):
        return []
    people = [Player(s.seat) for s in taken if isinstance(s.occupant, Human)]
    said = [text("result-unrated-handed", people=Listing(tuple(people)))] if people else []
    names = [
        Player(seat.seat, person_name(player, seat.seat, profiles))
        for seat in table.seats
        if (player := vanished[seat.seat]) is not None
    ]
    if not names or len(names) == len(table.seats):
        return said
    return [text("result-vanished", people=Listing(tuple(names))), *said]


MOST_IN_POSTS = 3
"""Lines of news in a post or letter, so that a phone still shows the board below them. Notices of
the table count among them and are never left out."""

MOST_IN_VIEWS = 12
"""Lines of news in a private answer."""


_PHONE_LINE = 44
"""Units of a line on a phone, about."""

_MOST_ON_PHONE = 2
"""Lines of news on a phone beside which even a square board leaves its heading in view."""


_SAID_TO_READER: Mapping[str, str] = {
    "table-late-wait": "table-late-wait-you",
    "table-late-wait-still": "table-late-wait-still-you",
    "table-late-wait-silent": "table-late-wait-silent-you",
    "table-late-forgiven": "table-late-forgiven-you",
    "table-late-play": "table-late-play-you",
    "table-late-resign": "table-late-resign-you",
    "table-decided-wait": "table-decided-wait-you",
    "table-decided-tie": "table-decided-tie-you",
    "table-decided-end": "table-decided-end-you",
    "table-decided-claim": "table-decided-claim-you",
    "table-wanted": "table-wanted-you",
    "table-promised": "table-promised-you",
}
"""Keys of notices about a person, and of the same notices addressed to that person."""


_LATE = ("table-gone-ask",)
"""Keys of the notices that a vote is held, while ``decided_at`` and the call say the same."""

_UNRATED = "result-unrated"

_DECISIONS = frozenset(
    {
        "table-started",
        "table-undone-agreed",
        "table-resumed-agreed",
        "table-resumed",
        "table-pause-over",
        "table-decided-wait",
        "table-decided-tie",
        "table-decided-computer",
        "table-decided-split",
        "table-decided-end",
        "table-decided-claim",
        "table-vote-unanswered",
        "table-wanted",
        "table-takes-over",
        "table-paced",
    }
)
"""Keys of notices that tell how a question of an earlier post was decided."""


def decision(notices: Sequence[Text]) -> Text | None:
    """Return the notice that tells how the question of an earlier post was decided, if any."""
    return next((notice for notice in notices if notice.key in _DECISIONS), None)


def to_reader(letter: PrivateLetter) -> tuple[Text, ...]:
    """Return the notices of a letter, with those about its reader addressed to them."""
    here = None if letter.seat is None else Player(letter.seat)
    notices = (
        text(_SAID_TO_READER[notice.key], **_without_who(notice))
        if notice.key in _SAID_TO_READER and notice.values["who"] == here
        else notice
        for notice in letter.notices
        if notice.key != _UNRATED
    )
    return tuple(in_its_cup(notice, letter.table) for notice in notices)


def _without_who(notice: Text) -> dict[str, Value]:
    return {name: value for name, value in notice.values.items() if name != "who"}


def public_notices(letter: PublicLetter) -> tuple[Text, ...]:
    """Return the notices of a post but those that say what its open questions say."""
    table = letter.table
    said = (*_LATE * bool(table.polls), ASKS.key, _UNRATED)
    return tuple(in_its_cup(one, table) for one in letter.notices if one.key not in said)


def unrated(notices: Sequence[Text]) -> tuple[Text, ...]:
    """Return the notice that says why a game is rated for nobody, for below its ranking."""
    return tuple(notice for notice in notices if notice.key == _UNRATED)


def lines_on_phone(said: Sequence[str]) -> int:
    """Return how many lines these take on a phone, about."""
    return sum(-(-utf16_length(line.replace("*", "")) // _PHONE_LINE) for line in said)


def fitting_news(news: Sequence[str], notices: Sequence[str], least: int) -> tuple[str, ...]:
    """Return the newest news that fit a phone beside the notices, and the last ``least`` of them in
    any case."""
    first = max(0, len(news) - least)
    while first and lines_on_phone([*news[first - 1 :], *notices]) <= _MOST_ON_PHONE:
        first -= 1
    return tuple(news[first:])


def result(
    table: TableFacts, profiles: Profiles, voice: Voice, ties: Sequence[Text] = ()
) -> tuple[str, ...]:
    """Return who won and the final ranking; empty before the end."""
    if table.outcome is None:
        return ()
    ranked = (verdict(table.outcome), *ranking(table.game, table.outcome))
    return (*map(voice.say, ranked), *_below_ranking(table, profiles, voice, ties))


def standings(
    table: TableFacts,
    profiles: Profiles,
    voice: Voice,
    ties: Sequence[Text] = (),
    remarks: Sequence[Text] = (),
    *,
    brief: bool = False,
) -> tuple[str, ...]:
    """Return what is left to say of the final ranking below winners and points, and what stands
    below it; empty before the end. ``ties``: the lines about tie-breaks. ``remarks``: what else
    there is to say of the result. ``brief``: without the parts of which points are made up."""
    if table.outcome is None:
        return ()
    is_told = brief and scores(table.outcome) is not None
    ranked = () if is_told else ranking_told(table.game, table.outcome)
    return (*map(voice.say, ranked), *_below_ranking(table, profiles, voice, ties, remarks))


def _below_ranking(
    table: TableFacts,
    profiles: Profiles,
    voice: Voice,
    ties: Sequence[Text],
    remarks: Sequence[Text] = (),
) -> tuple[str, ...]:
    """Return the tie-breaks, a line each; in one paragraph, as most take half a line of a phone,
    who resigned, stand-ins, former players and for whom alone the game is not rated."""
    said = (
        *resignations(table),
        *(_stood_in(s, profiles) for s in table.seats if _shared(s)),
        *(_held_before(s, profiles) for s in table.seats if _held_by_others(s)),
        *rating_remarks(table, profiles),
        *remarks,
    )
    return (*map(voice.say, ties), *filter(None, [" ".join(map(voice.say, said))]))


def _is_person(seat: SeatFacts) -> bool:
    return isinstance(seat.occupant, Human)


def _held_by_others(seat: SeatFacts) -> tuple[PlayerId, ...]:
    """Return who held a seat before; whoever was banned in a cup still has theirs."""
    return tuple(player for player in seat.former if player != seat.owner)


def _held_before(seat: SeatFacts, profiles: Profiles) -> Text:
    """Return who held a seat before its present holder."""
    held = _held_by_others(seat)
    former = tuple(person_name(player, seat.seat, profiles) for player in held)
    return text("result-former", who=Player(seat.seat), former=Listing(former))


def _stood_in(seat: SeatFacts, profiles: Profiles) -> Text:
    """Return for whom a computer has stood in at a seat; the seat itself if that is not known."""
    held = (*seat.held, seat.occupant)
    people = [one.stands_for for one in held if isinstance(one, Computer)]
    names = [_by_name(seat, one, profiles) for one in dict.fromkeys(people) if one is not None]
    if not names:
        return text("result-tended-seat", who=Player(seat.seat))
    return text("result-tended", who=Listing(tuple(names)))


def _shared(seat: SeatFacts) -> bool:
    """Whether a person holds the seat and a computer has played for them for a while."""
    return seat.tended and _is_person(seat)


def paused(table: TableFacts, voice: Voice) -> tuple[str, ...]:
    """Return that a running game is paused or frozen, by whom and until when; else empty."""
    if table.pause is None or table.status is not Status.PLAYING:
        return ()
    until_then = Moment(table.pause.until)
    if table.pause.frozen:
        return (voice.say(text("frozen-until", until=until_then, ends=ends(table))),)
    alone = [] if table.pause.by is None else _seats_of(table, [table.pause.by])
    said = [text("paused-until-by", until=until_then, who=who) for who in alone]
    return tuple(map(voice.say, said or [text("paused-until", until=until_then)]))


def _overdue(table: TableFacts, asked: Sequence[Motion], now: int | None = None) -> Text:
    """Return which late seats the others decide about, and until when about the first."""
    late = [table.seats[poll.about.seat] for poll in asked]
    deadlines = [seat.deadline for seat in late if seat.deadline is not None]
    key = "poll-open" if len(late) == 1 else "poll-open-several"
    who = Listing(tuple(Player(seat.seat) for seat in late))
    first = min(deadlines, default=None)
    return until(key, first, who=who) if now is None else timed(text(key, who=who), first, now)


def how_decided(table: TableFacts, poll: Motion) -> Text:
    """Return how many answers decide a vote, and what a tie or no answer leads to."""
    voters = len(motions.voters(table, poll))
    if voters <= 1:
        return text("poll-rule-alone")
    again = int(motions.is_repeated(poll))
    return text("poll-rule", needed=motions.needed(table, poll), voters=voters, again=again)


def _answers(table: TableFacts, motion: Motion) -> Iterator[Text]:
    """Yield who has answered, and whose answer is awaited."""
    given = motions.answered(table, motion) if motion.kind == "late" else motion.agreed
    awaited = motions.awaited(table, motion)
    if given or awaited:
        yield text(
            "motion-answers",
            count=len(given),
            given=Listing(_seats_of(table, given)),
            open=len(awaited),
            awaited=Listing(_seats_of(table, awaited)),
        )


def seats_at(table: TableFacts, profiles: Profiles, voice: Voice) -> tuple[str, ...]:
    """Return which seats can be taken over or taken back from a computer; none if frozen."""
    if table.is_frozen:
        return ()
    wanted = [
        text("seat-wanted", who=Player(seat.seat))
        if seat.promised is None
        else _promised(seat, seat.promised, profiles)
        for seat in table.seats
        if seat.wanted
    ]
    tended = [
        text("seat-tended", who=_by_name(seat, seat.stood_for, profiles))
        for seat in table.seats
        if seat.stood_for is not None
    ]
    return tuple(map(voice.say, (*wanted, *tended)))


def _promised(seat: SeatFacts, promised: PlayerId, profiles: Profiles) -> Text:
    """Return who takes a seat over, and when."""
    known = profiles.get(promised)
    by = Guest(promised) if known is None else person_name(promised, seat.seat, profiles)
    return until("seat-promised", seat.deadline, who=Player(seat.seat), by=by)


def _by_name(seat: SeatFacts, player: PlayerId, profiles: Profiles) -> Player:
    """Return a person connected with a seat, to be shown with its colour and their own name."""
    return Player(seat.seat, person_name(player, seat.seat, profiles))


def begins(letter: PublicLetter, game: AnyGame, voice: Voice) -> tuple[str, ...]:
    """Return what the first post of a game says: its terms; empty in later posts."""
    return terms(letter.table, game, voice) if begins_game(letter) else ()


def pace(table: TableFacts, voice: Voice) -> str:
    """Return how much time a decision may take, and what happens after it."""
    return voice.say(pace_in_one(table.pace, motions.asks_nobody(table)))


def terms(table: TableFacts, game: AnyGame, voice: Voice) -> tuple[str, ...]:
    """Return the terms of the table: options, teams, and the pace with its rule for lateness;
    before the game also what would be lost by beginning now.
    """
    teams, lost = teams_at(table, game, voice), lost_at(table, game, voice)
    return (*agreed_at(table, game, voice), *teams, pace(table, voice), *lost)


def away(table: TableFacts, profiles: Profiles, now: int, voice: Voice) -> tuple[str, ...]:
    """Return who takes days off now, and until when."""
    return tuple(
        voice.say(text("table-away", who=Player(seat.seat), until=Moment(profile.away_until)))
        for seat in table.seats
        if isinstance(seat.occupant, Human)
        and (profile := profiles.get(seat.occupant.player)) is not None
        and profile.away_until > now
    )


def decided_at(
    table: TableFacts,
    asked: Sequence[Motion],
    undone: Sequence[Text],
    voice: Voice,
    told: Collection[int | None] = (),
    called: str = "",
    *,
    brief: bool = False,
    now: int | None = None,
) -> tuple[str, ...]:
    """Return these motions: what is asked, what follows, who has answered, who is awaited.

    ``undone``: the lines that told the move to be undone. ``told``: deadlines that the post says
    already. ``called``: the call above; what it asks is not said again. ``brief``: of late players
    only that they are late, in one line. ``now``: the time to decide about them is also in words.
    """
    late = [motion for motion in asked if motion.kind == "late"]
    said = list[Text]()
    for wish in asked:
        if wish.kind != "late":
            said += _proposal(table, wish, undone, _is_asked_in(called, table, wish, voice))
            said += _answers(table, wish)
            said += _not_yet(said, _open_until(table, wish, told))
    said += [_overdue(table, late)] if brief and late else []
    for poll in () if brief else late:
        is_told = table.seats[poll.about.seat].deadline in told
        said += [] if is_told else [_overdue(table, [poll], now)]
        said += _not_yet(said, [how_decided(table, poll), text("poll-rating")])
        said += _answers(table, poll)
    return tuple(map(voice.say, said))


def asked_of(look: Look, voice: Voice) -> Iterator[str]:
    """Yield each proposal that waits for the viewer's answer, and whether a move would decline it.

    A private view says it above all else: who plays from there may not have seen the post.
    """
    if look.seat is None or look.table.status is not Status.PLAYING:
        return
    owner = look.table.seats[look.seat].owner
    for wish in look.table.motions:
        if wish.kind != "late" and owner in motions.awaited(look.table, wish):
            who = Listing(_seats_of(look.table, [wish.by]))
            yield voice.say(text(f"table-proposes-{wish.kind}", who=who, to=Player(look.seat)))
            if wish.kind in ("undo", "draw"):
                yield voice.say(text("proposal-move-declines"))


def _not_yet(said: Sequence[Text], lines: Sequence[Text]) -> list[Text]:
    """Return those lines that are not among what is said: what holds for several is said once."""
    return [line for line in lines if line not in said]


def _proposal(
    table: TableFacts, wish: Motion, undone: Sequence[Text], is_asked: bool
) -> Iterator[Text]:
    """Yield what is proposed, unless the post has asked it, and what it means; nothing if whoever
    proposed it has no seat."""
    who = next(iter(_seats_of(table, [wish.by])), None)
    if who is None:
        return
    since = Listing(tuple(map(Player, wish.about.since)))
    others = [s.owner for s in table.seats if s.owner is not None and not s.is_out]
    to = Listing(_seats_of(table, [one for one in others if one not in wish.agreed]))
    if not is_asked:
        yield text(f"table-proposes-{wish.kind}", who=who, to=to)
    if wish.kind == "undo":
        yield from (text("proposal-undoes", told=one) for one in undone)
    if wish.kind in _EXPLAINED:
        means, count = f"proposal-means-{wish.kind}", len(wish.about.since)
        yield text(means, count=count, since=since, to=to, who=who, ends=ends(table))
    if wish.about.seen:
        yield text("proposal-seen", who=who)
    if wish.about.pace is not None:
        yield pace_in_one(wish.about.pace, motions.asks_nobody(table))


_EXPLAINED: tuple[MotionKind, ...] = ("pause", "undo", "draw", "end")
"""Proposals of which a sentence says what they do; of the others the question says it."""


def _is_asked_in(called: str, table: TableFacts, wish: Motion, voice: Voice) -> bool:
    """Return whether a post's call asks somebody for consent to this proposal."""
    who = Listing(_seats_of(table, [wish.by]))
    asked = voice.say(text(f"call-agree-{wish.kind}", people="\0", who=who))
    return asked.partition("\0")[2] in called


def _open_until(table: TableFacts, wish: Motion, told: Collection[int | None]) -> list[Text]:
    """Return until when a proposal can be answered, unless that is ``told``, and what follows if it
    is not. The offer of a draw says it itself, and a pause when it ends by itself."""
    if wish.kind == "draw" or (wish.kind == "resume" and table.pause is not None):
        return []
    if not wish.until:
        return [text("proposal-open")]
    if wish.until in told:
        return [text("proposal-silence")]
    return [text("proposal-until", until=Moment(wish.until))]


def _seats_of(table: TableFacts, people: Collection[PlayerId | None]) -> tuple[Player, ...]:
    """Return the seats of these people."""
    return tuple(Player(seat.seat) for seat in table.seats if seat.owner in people)


def banks(table: TableFacts, now: int, voice: Voice) -> list[str]:
    """Return each person's remaining reserve; empty at a table without reserves."""
    if table.pace.bank is None or table.status is not Status.PLAYING:
        return []
    return [
        voice.say(text("bank-of", who=Player(seat.seat), time=duration(_reserve(seat, now))))
        for seat in table.seats
        if isinstance(seat.occupant, Human)
    ]


def _reserve(seat: SeatFacts, now: int) -> int:
    """Return a seat's remaining reserve in milliseconds, less what the open question has used."""
    if seat.asked is None or seat.deadline is None:
        return seat.bank
    return max(0, min(seat.bank, seat.deadline - now))


def computers(table: TableFacts, voice: Voice) -> tuple[str, ...]:
    """Return the level of each computer at the table; empty without computers."""
    seated = [seated_at(s) for s in table.seats if isinstance(s.occupant, Computer)]
    if not seated:
        return ()
    return (voice.say(text("status-computers", computers=Listing(tuple(seated)))),)


def seated_at(seat: SeatFacts) -> Value:
    """Return the name of a seat, with the level if a computer sits there."""
    who = Player(seat.seat)
    return at_level(seat.occupant, who) if isinstance(seat.occupant, Computer) else who


def agreed_at(table: TableFacts, game: AnyGame, voice: Voice) -> tuple[str, ...]:
    """Return the agreed options that differ from the defaults; empty if none does.

    Those that so few players cannot use are not among them.
    """
    options = game_json.decode_options(game, table.options)
    seats = table.size if table.status is Status.LOBBY else len(table.seats)
    said = agreed_by(game.manifest, options, seats)
    return () if said is None else (voice.say(said),)


def teams_at(table: TableFacts, game: AnyGame, voice: Voice) -> tuple[str, ...]:
    """Return the teams; empty where each plays alone.

    Before the game they are the people who have gathered on each side; computers fill what is left.
    """
    gathers = table.status is Status.LOBBY
    teams = teams_of(table, game, table.size if gathers else len(table.seats))
    if not teams:
        return ()
    if not gathers:
        first, second = (Listing(tuple(map(Player, team))) for team in teams)
        return (voice.say(text("teams-are", one=first, other=second)),)
    seat_of = {s.occupant.player: s.seat for s in table.seats if isinstance(s.occupant, Human)}
    people = people_of(table, teams)
    named = [[Player(seat_of[one]) for one in team if one in seat_of] for team in people]
    one, other = (Listing(tuple(team)) if team else text("teams-nobody") for team in named)
    said = [text("teams-gather", one=one, other=other)]
    if any(isinstance(seat.occupant, Computer) for seat in table.seats):
        said.append(text("teams-computers"))
    return tuple(map(voice.say, said))


def lost_at(table: TableFacts, game: AnyGame, voice: Voice) -> tuple[str, ...]:
    """Return the agreed options that would be lost if the game began with the present players.

    Empty while they are too few to begin, and once it has begun.
    """
    if table.status is not Status.LOBBY or len(table.seats) < game.manifest.fewest_seats:
        return ()
    options = game_json.decode_options(game, table.options)
    lost = lost_by_beginning(game.manifest, options, len(table.seats))
    return () if lost is None else (voice.say(lost),)


def cup(table: TableFacts, voice: Voice) -> str | None:
    """Return the cup and the round that the game belongs to; None if it belongs to none."""
    if table.cup is None:
        return None
    return voice.say(text("table-cup", code=table.cup.cup, round=table.cup.round))


_SEAL_IN_POSTS = 8
"""Digits of the seal under the first board; the alt text of its picture has them all."""


def seal_begun(letter: PublicLetter, voice: Voice) -> str | None:
    """Return the first digits of the seal under the first board; else None."""
    seal = letter.table.seal
    if seal is None or not begins_game(letter):
        return None
    return voice.say(text("seed-sealed", seal=seal[:_SEAL_IN_POSTS]))


def begins_game(letter: PublicLetter) -> bool:
    """Whether a post is the first of its game."""
    return any(notice.key == "table-started" for notice in letter.notices)


def seal(table: TableFacts, voice: Voice) -> str | None:
    """Return the seal of the shuffle (the hash of the seed) and when it can be verified.

    None if there is none.
    """
    if table.seal is None:
        return None
    return voice.say(text("seed-sealed", seal=table.seal))
