"""What an action brings: flags that are taken or left, sliders that move, pieces that come back.

Rules: R-6, R-7.
"""

from msgspec.structs import replace

from core.game import EVERYONE, NO_ONE, Seat, Told
from games.stratego4.board import TOP_OF_SLIDER, Rank, Space
from games.stratego4.events import (
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
from games.stratego4.scoring import partners
from games.stratego4.state import (
    NOBODY,
    TOLD,
    State,
    board_of,
    cell_of,
    changed,
    flag_borne_on,
    flags_lying_on,
    seat_in,
    side_of,
    with_byte,
)


class Tale:
    """What an action led to so far: what was told, and the chances to recruit, first one first."""

    def __init__(self) -> None:
        self.told: list[Told[Event]] = []
        self.chances: list[tuple[Seat, RecruitCause]] = []

    def tell(self, event: Event, *, shows: bool = False) -> None:
        """Tell it to everybody. ``shows``: it brings to light what was hidden, or is chance."""
        self.told.append(Told(event, EVERYONE, EVERYONE if shows else NO_ONE))


# -- Flags -------------------------------------------------------------------------------------


def left(state: State, space: Space, tale: Tale) -> State:
    """The flag of the piece there, if it bears one, lies there now."""
    flag = flag_borne_on(state, space)
    if flag == NOBODY:
        return state
    tale.tell(FlagLeft(Seat(state.bearers[flag]), Seat(flag), space))
    return replace(state, bearers=changed(state.bearers, flag, NOBODY))


def flag_won(
    state: State, loser_on: Space, winner_on: Space, to: Space, seat: Seat, tale: Tale
) -> State:
    """The flag of a beaten bearer. ``to``: where the winner, of this seat, will stand. R-6.5."""
    flag = flag_borne_on(state, loser_on)
    if flag == NOBODY:
        return state
    if flag_borne_on(state, winner_on) != NOBODY:
        return left(state, loser_on, tale)
    return _taken(state, flag, seat, to, "duel", tale)


def picked_up(state: State, space: Space, tale: Tale) -> State:
    """The piece there takes a flag that lies there, unless it bears one. Rules: R-6.3, R-6.4."""
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
    """A piece of this seat bears a flag now. Rule: R-7.4."""
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
    """A duel won. Rules: R-7.1, R-7.2."""
    value = state.sliders[seat] + 1
    tale.tell(SliderMoved(seat, value))
    if value == TOP_OF_SLIDER:
        tale.chances.append((seat, "slider"))
        value = 0
    return replace(state, sliders=changed(state.sliders, seat, value))


def chances_taken(state: State, tale: Tale) -> State:
    """Rules: R-7.3, R-7.5, R-7.6. A piece that comes back may pick up a flag, for one more."""
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
    """Rule: R-7.7."""
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
    """The mark of a piece whose rank everybody was told. Rules: R-4.8, R-9.2."""
    return 0 if state.options.memory else TOLD
