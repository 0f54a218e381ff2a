"""Consequences of actions: flags taken or left, sliders moved, pieces recruited.

Rules: R-6, R-7.
"""

from msgspec.structs import replace

from core.game import EVERYONE, NO_ONE, Seat, Told
from games.stratego4.board import TOP_OF_SLIDER, Rank, Space
from games.stratego4.moves import (
    Event,
    FlagLeft,
    FlagSource,
    FlagTaken,
    RecruitCause,
    RecruitDue,
    Recruited,
    RecruitLost,
    SliderMoved,
)
from games.stratego4.state import (
    NOBODY,
    TOLD,
    State,
    board_of,
    cell_of,
    changed,
    flag_borne_on,
    flags_lying_on,
    partners,
    seat_in,
    side_of,
    with_byte,
)


class Tale:
    """The events of an action so far, and the chances to recruit, in order."""

    def __init__(self) -> None:
        self.told: list[Told[Event]] = []
        self.chances: list[tuple[Seat, RecruitCause]] = []

    def tell(self, event: Event, *, shows: bool = False) -> None:
        """Tell an event to everybody. ``shows``: it reveals something hidden or random."""
        self.told.append(Told(event, EVERYONE, EVERYONE if shows else NO_ONE))


# -- Flags -------------------------------------------------------------------------------------


def left(state: State, space: Space, tale: Tale) -> State:
    """Lay down the flag of the piece there, if it bears one."""
    flag = flag_borne_on(state, space)
    if flag == NOBODY:
        return state
    tale.tell(FlagLeft(Seat(state.bearers[flag]), Seat(flag), space))
    return replace(state, bearers=changed(state.bearers, flag, NOBODY))


def flag_won(
    state: State, loser_on: Space, winner_on: Space, to: Space, seat: Seat, tale: Tale
) -> State:
    """Give a beaten bearer's flag to the winner (``seat``), who will stand on ``to``. R-6.5."""
    flag = flag_borne_on(state, loser_on)
    if flag == NOBODY:
        return state
    if flag_borne_on(state, winner_on) != NOBODY:
        return left(state, loser_on, tale)
    return _taken(state, flag, seat, to, "duel", tale)


def picked_up(state: State, space: Space, tale: Tale) -> State:
    """Let the piece there take a flag that lies there, unless it bears one. R-6.3, R-6.4."""
    lying = flags_lying_on(state, space)
    if not lying or flag_borne_on(state, space) != NOBODY:
        return state
    seat, seats = Seat(seat_in(state.cells[space])), len(state.flags)
    friends = partners(state, seat)
    flag = min(lying, key=lambda flag: (flag != seat, flag not in friends, (flag - seat) % seats))
    return _taken(state, flag, seat, space, "ground", tale)


def _taken(
    state: State, flag: int, seat: Seat, space: Space, source: FlagSource, tale: Tale
) -> State:
    """Let a piece of this seat bear a flag; may give a chance to recruit. Rule: R-7.4."""
    tale.tell(FlagTaken(seat, Seat(flag), space, source))
    is_rival = side_of(state.options, flag) != side_of(state.options, seat)
    if state.last_bearers[flag] == flag and is_rival:
        tale.chances.append((seat, "flag"))
    return replace(
        state,
        flags=changed(state.flags, flag, space),
        bearers=changed(state.bearers, flag, seat),
        last_bearers=changed(state.last_bearers, flag, seat),
    )


# -- Recruiting --------------------------------------------------------------------------------


def won(state: State, seat: Seat, tale: Tale) -> State:
    """Move the slider after a won duel. Rules: R-7.1, R-7.2."""
    value = state.sliders[seat] + 1
    tale.tell(SliderMoved(seat, value))
    if value == TOP_OF_SLIDER:
        tale.chances.append((seat, "slider"))
        value = 0
    return replace(state, sliders=changed(state.sliders, seat, value))


def chances_taken(state: State, tale: Tale) -> State:
    """Use the chances to recruit; a recruit may take a flag, for one more. R-7.3, R-7.5, R-7.6."""
    while tale.chances:
        seat, cause = tale.chances.pop(0)
        lost, space = state.lost[seat], board_of(state).recruitment[seat]
        if state.cells[space] or state.recruiter == seat:
            tale.tell(RecruitLost(seat, cause, "occupied"))
        elif not lost:
            tale.tell(RecruitLost(seat, cause, "nobody-lost"))
        elif len(set(lost)) == 1:
            state = brought_back(state, seat, Rank(lost[0]), tale)
        else:
            tale.tell(RecruitDue(seat, cause))
            state = replace(state, recruiter=seat, cause=cause)
    return state


def brought_back(state: State, seat: Seat, rank: Rank, tale: Tale) -> State:
    """Put a beaten piece on the recruitment space. Rule: R-7.7."""
    space, lost = board_of(state).recruitment[seat], list(state.lost[seat])
    lost.remove(rank)
    tale.tell(Recruited(seat, rank, space))
    after = replace(
        state,
        cells=with_byte(state.cells, space, cell_of(seat, rank)),
        proofs=with_byte(state.proofs, space, mark_of_told(state)),
        lost=(*state.lost[:seat], tuple(lost), *state.lost[seat + 1 :]),
    )
    return picked_up(after, space, tale)


def mark_of_told(state: State) -> int:
    """Return the bit for a publicly known rank; 0 in the memory game. Rules: R-4.8, R-9.2."""
    return 0 if state.options.memory else TOLD
