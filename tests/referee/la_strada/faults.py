"""Faults planted into the engine of La Strada, each with the checks that catch it."""

from core.errors import PlayerError
from tests.referee.la_strada.quick_checks import (
    counted_lines,
    hidden,
    laws,
    lockstep,
    recorded_games,
)
from tests.referee.planted_faults import Engine, Fault
from tests.referee.quick_checks import Net

ENGINE = Engine(
    "games.la_strada", ("state", "legality", "rules", "redact", "notation", "game"), "LA_STRADA"
)

FAULTS: tuple[tuple[Fault, tuple[Net, ...]], ...] = (
    (
        Fault(
            "sharp bends are laid",
            "legality",
            "_steps(at, ((way - 1) % 6, way, (way + 1) % 6))",
            "_steps(at, ((way - 1) % 6, way, (way + 1) % 6, (way + 2) % 6))",
        ),
        (lockstep, laws, hidden, counted_lines, recorded_games),
    ),
    (
        Fault(
            "a sharp bend is not refused",
            "legality",
            'path[place + 1]) == "sharp"',
            'path[place + 1]) == "round"',
        ),
        (lockstep,),
    ),
    (
        Fault(
            "income goes over ten",
            "rules",
            "days = min(most, state.days[seat] + INCOME)",
            "days = state.days[seat] + INCOME",
        ),
        (lockstep, laws, hidden, counted_lines, recorded_games),
    ),
    (
        Fault(
            "roads cross those of rivals",
            "legality",
            "    for road in state.roads:\n        for at in road.path:\n",
            "    for road in (each for each in state.roads if each.seat == seat):\n"
            "        for at in road.path:\n",
        ),
        (lockstep, laws, hidden, counted_lines, recorded_games),
    ),
    (
        Fault(
            "a road runs over rival workshops",
            "legality",
            "    for shops in state.workshops:\n",
            "    for shops in state.workshops[seat : seat + 1]:\n",
        ),
        (lockstep, laws, counted_lines),
    ),
    (
        Fault(
            "a hill costs three days",
            "rules",
            "zip(wanted, COSTS, strict=True)",
            "zip(wanted, (2, 3, 3), strict=True)",
        ),
        (lockstep, laws, counted_lines, recorded_games),
    ),
    (
        Fault(
            "tiles never run out",
            "legality",
            "any(left < days // cost for left, cost in zip(tiles, COSTS, strict=True))",
            "False",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "a cube is optional",
            "legality",
            "if days < COSTS[0] or not cubes_left(state, seat):",
            "if days < COSTS[0]:",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "a settlement is linked twice",
            "legality",
            "        if linked >> number & 1:\n",
            "        if linked >> number & 1 and for_two(state):\n",
        ),
        (lockstep, laws, hidden, counted_lines, recorded_games),
    ),
    (
        Fault(
            "transit leaves a cube, which scores",
            "rules",
            "state.cubes[seat] | 1 << reached",
            "state.cubes[seat] | 1 << reached | passed",
        ),
        (lockstep, laws, recorded_games),
    ),
    (
        Fault(
            "no road starts where transit led through",
            "rules",
            "state.linked[seat] | 1 << reached | passed",
            "state.linked[seat] | 1 << reached",
        ),
        (lockstep, laws),
    ),
    (
        Fault(
            "three pass through each other as two do",
            "legality",
            "occupied(state) if for_two(state) else 0",
            "occupied(state) if len(state.order) < 4 else 0",
        ),
        (lockstep, counted_lines, recorded_games),
    ),
    (
        Fault(
            "a road in transit crosses itself",
            "legality",
            "        for at in path:\n            self.price[at] = BLOCKED\n",
            "",
        ),
        (lockstep, laws, counted_lines),
    ),
    (
        Fault(
            "the end test sees a road that would cross itself",
            "legality",
            "    for at in path:\n        beyond[at] = BLOCKED\n",
            "",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "the end test asks for the days in hand",
            "rules",
            "if has_link(begun, seat, most):",
            "if has_link(begun, seat, days):",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "the end test sees roads of eleven days",
            "rules",
            "if has_link(begun, seat, most):",
            "if has_link(begun, seat, most + 1):",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "of two, one who is cut off ends the game for a rival without days",
            "rules",
            "has_link(begun, 1 - seat, most)",
            "has_link(begun, 1 - seat, begun.days[1 - seat])",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "the game of two ends with one settlement free",
            "rules",
            "occupied(after).bit_count() == len(spots)",
            "occupied(after).bit_count() == len(spots) - 1",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "one round without a link ends the game",
            "rules",
            "if idle >= idle_turns_to_end(ended):",
            "if 2 * idle >= idle_turns_to_end(ended):",
        ),
        (lockstep, counted_lines, recorded_games),
    ),
    (
        Fault(
            "a turn given up counts as one without a link",
            "rules",
            "        return _begin_turn(left, seat, told)\n",
            "        return _next_turn(left, told)\n",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "a tie goes to whom has fewer days",
            "rules",
            "state.days[seat]\n",
            "-state.days[seat]\n",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "who resigned is ranked by gold",
            "rules",
            "return stayed, sum",
            "return 0, sum",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "a balanced start places in the order of turns",
            "state",
            "return backwards if options.balanced_start else order",
            "return order",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "of two, the first to place has the first turn",
            "state",
            "return backwards * 2",
            "return order * 2",
        ),
        (lockstep, recorded_games),
    ),
    (
        Fault(
            "workshops stand side by side",
            "legality",
            "and at not in near",
            "and at not in ()",
        ),
        (lockstep, laws, counted_lines),
    ),
    (
        Fault(
            "a workshop stands where no road leads away",
            "legality",
            "if is_open and reaches(price, Hex(at), most):",
            "if is_open:",
        ),
        (lockstep,),
    ),
    (
        Fault(
            "settlements face down are seen",
            "redact",
            "state.kinds if state.revealed else (None,) * len(state.kinds)",
            "state.kinds if state.revealed else (state.kinds[0],) + (None,) * len(state.kinds)",
        ),
        (lockstep, hidden),
    ),
)

CAUGHT: tuple[type[Exception], ...] = (AssertionError, PlayerError)
"""A wrong answer, or a listed or recorded move refused."""
