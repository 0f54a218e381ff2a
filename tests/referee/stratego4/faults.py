"""Faults planted into the engine of Stratego 4, each with the checks that catch it."""

from core.errors import PlayerError
from tests.referee.planted_faults import Engine, Fault
from tests.referee.quick_checks import Net
from tests.referee.stratego4.quick_checks import lockstep

ENGINE = Engine(
    "games.stratego4",
    ("moves", "state", "legality", "flags_and_recruits", "rules", "redact", "notation", "game"),
    "STRATEGO4",
)

_FAULTS = (
    Fault(
        "a captain steps over flags",
        "legality",
        "    free.difference_update(lying(state))\n",
        "",
    ),
    Fault(
        "a scout runs through the ring to the turret",
        "moves",
        "line = line[: line.index(board.ring) + 1]",
        "line = line[: line.index(board.ring) + 2]",
    ),
    Fault(
        "a flag may be carried far, when nobody listed it",
        "legality",
        "    if carries:\n        return Refusal(",
        "    if carries and rank not in (CAPTAIN, SCOUT):\n        return Refusal(",
    ),
    Fault(
        "a sixth return is listed",
        "legality",
        "    if state.returns[start] == MOST_RETURNS:\n",
        "    if state.returns[start] > MOST_RETURNS:\n",
    ),
    Fault(
        "an attack back is refused as a sixth return",
        "legality",
        "        and not state.cells[move.to]\n",
        "",
    ),
    Fault(
        "who attacked may be said to return",
        "rules",
        "came_from=with_byte(state.came_from, start, 0),\n"
        "        returns=with_byte(state.returns, start, 0),\n        flags",
        "came_from=carried(state.came_from, start, to, start + 1),\n"
        "        returns=with_byte(state.returns, start, 0),\n        flags",
    ),
    Fault(
        "a spy beats the marshal that attacks it",
        "rules",
        'return "attacker" if wins else "defender"',
        'return "attacker" if wins and (attacker, defender) != (MARSHAL, SPY) else "defender"',
    ),
    Fault(
        "a tie moves a slider",
        "rules",
        "return _beaten(_beaten(state, start), to)\n",
        "return won(_beaten(_beaten(state, start), to), seat, tale)\n",
    ),
    Fault(
        "a shot passes over a piece on its second space",
        "legality",
        " and not cells[one] and not cells[two]",
        " and not cells[one]",
    ),
    Fault(
        "a shot is no duel",
        "rules",
        "return _settled(won(state, seat, tale), tale)",
        "return _settled(state, tale)",
    ),
    Fault(
        "a cannon takes its flag along",
        "rules",
        "state = left(left(state, start, tale), target, tale)\n",
        "state = left(state, target, tale)\n",
    ),
    Fault(
        "of several flags that of the first seat is taken",
        "flags_and_recruits",
        "(flag - seat) % seats))",
        "flag))",
    ),
    Fault(
        "a partner's flag brings a piece back",
        "flags_and_recruits",
        "state.last_bearers[flag] == flag and is_rival",
        "state.last_bearers[flag] == flag and flag != seat",
    ),
    Fault(
        "a flag at second hand brings a piece back",
        "flags_and_recruits",
        "state.last_bearers[flag] == flag and is_rival",
        "is_rival",
    ),
    Fault(
        "the slider stays at the top",
        "flags_and_recruits",
        "        value = 0\n",
        "        value = 5\n",
    ),
    Fault(
        "both chances bring a piece",
        "flags_and_recruits",
        "if state.cells[space] or state.recruiter == seat:",
        "if state.cells[space]:",
    ),
    Fault(
        "a piece that comes back walks past a flag",
        "flags_and_recruits",
        "return picked_up(after, space, tale)",
        "return after",
    ),
    Fault(
        "the memory game shows what was told",
        "flags_and_recruits",
        "return 0 if state.options.memory else TOLD",
        "return TOLD",
    ),
    Fault(
        "a piece that comes back is a secret",
        "flags_and_recruits",
        "proofs=with_byte(state.proofs, space, mark_of_told(state)),",
        "proofs=with_byte(state.proofs, space, 0),",
    ),
    Fault(
        "a bearer takes a second flag",
        "flags_and_recruits",
        "        return left(state, loser_on, tale)\n",
        '        return _taken(state, flag, seat, to, "duel", tale)\n',
    ),
    Fault(
        "only the own flag wins",
        "rules",
        "team if flies",
        "(owner,) if flies",
    ),
    Fault(
        "the slow start is over a round early",
        "legality",
        "state.round <= SLOW_ROUNDS",
        "state.round < SLOW_ROUNDS",
    ),
    Fault(
        "a bearer may attack its own",
        "legality",
        "if not friends[to] and to != closed",
        "if to != closed",
    ),
    Fault(
        "a quiet game goes on a turn longer",
        "rules",
        "if state.quiet >= quiet_turns_to_end(state):",
        "if state.quiet > quiet_turns_to_end(state):",
    ),
    Fault(
        "who gives up takes the flags along",
        "rules",
        "        state = left(state, Space(state.flags[flag]), tale)\n",
        "        pass\n",
    ),
    Fault(
        "partners see each other's ranks",
        "redact",
        "cell if is_open or",
        "cell if is_open or (state.options.teams and seat_in(cell) == 2 and viewer == 0) or",
    ),
    Fault(
        "deployment is watched",
        "redact",
        "if not state.round and not is_open:",
        "if not state.round and viewer is None and not all_open:",
    ),
    Fault(
        "rounds are counted from the first seat",
        "rules",
        "number += turn == state.first",
        "number += turn == 0",
    ),
    Fault(
        "a captain over the ring is shown as a scout",
        "moves",
        "len(between) + 1 if over is None else STRIDE",
        "len(between) + 1",
    ),
    Fault(
        "who can do nothing any more is waited for",
        "rules",
        "    if after.recruiter == NOBODY and not can_move(after, after.turn):\n",
        "    if not after.round:\n",
    ),
    Fault(
        "who has no piece is out before the recruit comes",
        "rules",
        "if not pieces_of(state, seat) and seat not in due:",
        "if not pieces_of(state, seat):",
    ),
    Fault(
        "who gave up shares the place when nobody is left",
        "rules",
        "for seat in range(len(state.flags)) if seat not in state.resigned]",
        "for seat in range(len(state.flags))]",
    ),
)

FAULTS: tuple[tuple[Fault, tuple[Net, ...]], ...] = tuple((fault, (lockstep,)) for fault in _FAULTS)

CAUGHT: tuple[type[Exception], ...] = (AssertionError, PlayerError, LookupError, ValueError)
"""A wrong answer, a listed move refused, a piece that is not there, a choice among no moves."""
