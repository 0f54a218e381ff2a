"""Who enters a cup, leaves it and is removed from it. Pure."""

import msgspec

from club.model.cup import Cup, CupDetails, CupStatus, Entrant, LeftBecause
from tables.model.refusals import refused
from tables.model.table import PlayerId


def entered(cup: Cup, player: PlayerId, now: int) -> Cup:
    """Return the cup with one more entrant. Raises TableRefuses if they may not enter.

    Whoever enters again after leaving keeps their number.
    """
    if cup.status is not CupStatus.ENTRY:
        raise refused("club-refusal-entries-closed")
    if cup.entrant_of(player) is not None:
        raise refused("club-refusal-entered")
    if any(e.player == player and e.left_because == "removed" for e in cup.entrants):
        raise refused("club-refusal-removed")
    if is_full(cup):
        raise refused("club-refusal-full")
    if all(e.player != player for e in cup.entrants):
        return changed(cup, entrants=(*cup.entrants, Entrant(_next_number(cup), player, None, now)))
    back = (
        msgspec.structs.replace(e, left_at=None, left_because=None) if e.player == player else e
        for e in cup.entrants
    )
    return changed(cup, entrants=tuple(back))


def is_full(cup: Cup) -> bool:
    """Return whether nobody more can enter."""
    return not has_room(cup)


def has_room(cup: CupDetails) -> bool:
    """Return whether one more could enter, as long as the cup gathers."""
    return len(cup.active) < cup.most


def must_know_options(cup: Cup, seen: int | None) -> None:
    """Raise TableRefuses if somebody who enters was shown other options than those of now.

    ``seen``: the mark of the options that they were shown, None if that is not known.
    """
    if seen is not None and seen != cup.options_mark:
        raise refused("club-refusal-options-changed")


def with_options(cup: Cup, options: bytes, by: PlayerId) -> Cup:
    """Return the cup with these options of its game (JSON), chosen by one of its organisers."""
    must_have_open_options(cup, by)
    return cup if options == cup.options else changed(cup, options=options)


def must_have_open_options(cup: CupDetails, by: PlayerId) -> None:
    """Raise TableRefuses once anybody besides this organiser has entered.

    Nobody plays by terms that they have not agreed to.
    """
    if cup.status is not CupStatus.ENTRY:
        raise refused("club-refusal-entries-closed")
    if not options_are_open(cup, by):
        raise refused("club-refusal-options-agreed")


def options_are_open(cup: CupDetails, by: PlayerId) -> bool:
    """Return whether this organiser may still change the options: nobody else has entered."""
    return cup.status is CupStatus.ENTRY and set(cup.people) <= {by}


def has_left(cup: Cup, player: PlayerId, now: int) -> Cup:
    """Return the cup without this person. Raises TableRefuses if they are none of its entrants.

    A game of theirs that runs goes on; they are paired no more.
    """
    must_go_on(cup)
    entrant = cup.entrant_of(player)
    if entrant is None:
        raise refused("club-refusal-not-entered")
    return without(cup, (entrant.number,), "left", now)


def removed(cup: Cup, number: int, now: int) -> Cup:
    """Return the cup without this entrant, who cannot enter it again."""
    must_go_on(cup)
    entrant = cup.entrant(number)
    if entrant is None or not entrant.plays:
        raise refused("club-refusal-nobody")
    return without(cup, (number,), "removed", now)


def must_give_reason(reason: str) -> None:
    """Raise TableRefuses for a reason in which nothing can be read."""
    if not any(sign.isprintable() and not sign.isspace() for sign in reason):
        raise refused("club-refusal-no-reason")


def without(cup: Cup, numbers: tuple[int, ...], because: LeftBecause, now: int) -> Cup:
    """Return the cup after these entrants have left it; it waits for nobody any more.

    Whoever leaves after the first round has begun gets a later time than it, even in the same
    millisecond.
    """
    left_at = max(now, cup.rounds[0].began_at + 1) if cup.rounds else now
    entrants = tuple(
        msgspec.structs.replace(e, left_at=left_at, left_because=because)
        if e.number in numbers and e.plays
        else e
        for e in cup.entrants
    )
    return cup if entrants == cup.entrants else changed(cup, entrants=entrants, waits_until=None)


def changed(cup: Cup, **fields: object) -> Cup:
    """Return the next version of a cup, with these fields changed."""
    return msgspec.structs.replace(cup, version=cup.version + 1, **fields)


def must_go_on(cup: Cup) -> None:
    """Raise TableRefuses if the cup is over."""
    if cup.status.is_over:
        raise refused("club-refusal-over")


def must_organise(cup: Cup, by: PlayerId, *, manages: bool) -> None:
    """Raise TableRefuses for somebody who neither opened the cup nor manages its server."""
    if by != cup.opened_by and not manages:
        raise refused("club-refusal-not-organiser")


def _next_number(cup: Cup) -> int:
    return 1 + max((e.number for e in cup.entrants), default=0)
