"""Guided play of La Strada: choose a settlement, and a road where there are several; or a turn of
several links at once.
"""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

import msgspec

from core.errors import PlayerError, Refusal
from core.guided_play import BEGINNING, Ask, Go, Menu, Option, Press, Style, UnknownStep, Where
from core.texts import Listing, Text, text
from games.la_strada.board import HEX_BY_NAME, HEX_NAMES, ROW_LETTERS, Hex, road_name
from games.la_strada.choices import (
    Goal,
    Plan,
    PlannedTurn,
    after_all,
    best_sites,
    goal_button,
    goal_label,
    goals,
    hexes_in,
    links,
    links_among,
    links_with,
    lost_by_ending,
    move_label,
    name_of,
    near_words,
    nearest,
    open_ways,
    own_days,
    plan_key,
    plan_of,
    plan_words,
    roads_named,
    settlement_at,
    sites_among,
    taken_within_reach,
    tiles_words,
    turn_hint,
    turn_label,
    turns,
    way_label,
    way_number_label,
    ways_label,
)
from games.la_strada.moves import BuildLink, EndTurn, Move, PlaceWorkshop
from games.la_strada.view import View, cost_of, most_days

MOST_WAY_BUTTONS: Final = 20
"""The most other ways with a button each; further ones are in a menu, one press more."""

MOST_GOALS: Final = 3
"""So many settlements have a button on the first screen, in one line of a phone with the end of the
turn; further ones are in a menu, or in a second line if a menu had nothing else."""

MOST_TURNED: Final = 6
"""So many of the cheapest roads to a settlement follow each other as it is touched again and again;
further ones are in a menu."""

MOST_LISTED: Final = 100
"""The most further settlements and turns of several links, in up to four menus."""

Screen: TypeAlias = Ask[Move]

_BUTTONS_A_ROW = 5
_ON_A_PHONE = 4
"""Buttons of settlements that stand in one line of a phone."""

_LONGEST_ON_BUTTON = 5
"""Hexes of a road whose names fit on a button; other ways have a number there."""

_ONE_MENU = 25

_ENDS = "end"
"""Follows the key of a plan whose last move ends the turn."""

BEST_SITES: Final = 25
"""The most places for a workshop offered at once; the others are found by their row."""


class NoRoad(PlayerError):
    """No road that can be paid for now leads there."""


def ask(view: View, legal: Sequence[Move], where: Where) -> Screen | Go[Move]:
    """Return what follows at a place. Raises UnknownStep, or NoRoad if no road leads there."""
    match where:
        case Where(step=""):
            return _beginning(view, legal)
        case Where(step="typed", chosen=(line,)) if view.phase == "roads":
            return _begun(view, legal, line)
        case Where(step="to", chosen=(name,)) if name in HEX_BY_NAME:
            return _reaching(view, _goal(view, legal, _hex(name)))
        case Where(step="to" | "turn" | "build", chosen=(key, *ends)) if ends in ([], [_ENDS]):
            plan = _possible(view, legal, plan_of(key))
            return _building(view, plan, ends=bool(ends))
        case Where(step="plan", chosen=(key,)):
            return _planning(view, _possible(view, legal, plan_of(key)))
        case Where(step="row", chosen=(row,)):
            return _row_of_sites(legal, row)
        case Where(step="site", chosen=(name,)) if _hex(name) in sites_among(legal):
            return go(view, (PlaceWorkshop(_hex(name)),))
    raise UnknownStep(where.step)


def go(view: View, moves: tuple[Move, ...]) -> Go[Move]:
    """Return the ``Go`` for one move, or for the links of a turn and its end."""
    plan = tuple(move.path for move in moves if isinstance(move, BuildLink))
    if plan:
        return _building(view, plan, ends=EndTurn() in moves)
    (move,) = moves
    if isinstance(move, PlaceWorkshop):
        sure = text("la-strada-play-site-sure", hex=HEX_NAMES[move.hex])
        words = (sure, near_words(view, move.hex))
        label = text("la-strada-play-site-button")
        return Go(moves, label, words, plan=((move.hex,),), costly=True)
    return _ending(view)


def instead(view: View, legal: Sequence[Move], typed: str) -> Screen | None:
    """Return a screen with the legal move nearest to a refused one; None if no hex was named."""
    move = nearest(view, legal, typed)
    if isinstance(move, BuildLink):
        name = name_of(settlement_at(view, move.path[-1]))
        road, cost = road_name(move.path), cost_of(view, move.path)
        words = text("la-strada-play-nearest", settlement=name, road=road, cost=cost)
        press = _said_press(move_label(move), go(view, (move,)))
        return Ask(((press,),), (words,), plan=(move.path,))
    if isinstance(move, PlaceWorkshop):
        words = text("la-strada-play-nearest-site", hex=HEX_NAMES[move.hex])
        press = _said_press(move_label(move), go(view, (move,)))
        return Ask(((press,),), (words,), plan=((move.hex,),))
    return None


def _said_press(label: Text, going: Go[Move]) -> Press[Move]:
    """Return the button that makes moves of which its screen shows what they do and cost."""
    return Press(label, msgspec.structs.replace(going, said=True), going.style)


def _begun(view: View, legal: Sequence[Move], line: str) -> Screen | Go[Move]:
    """Return the ways to a settlement that was typed alone. Raises NoRoad if none leads there."""
    named = hexes_in(line)
    if len(named) != 1 or line.startswith(("workshop", "place")):
        raise UnknownStep(line)
    return ask(view, legal, Where("to", (HEX_NAMES[named[0]],)))


# --- the screens ---------------------------------------------------------------------------------


def _beginning(view: View, legal: Sequence[Move]) -> Screen:
    """Return the first screen: settlements within reach, turns of several links, the turn's end.

    Before the first turn: places for a workshop.
    """
    if view.phase == "workshops":
        return _sites(view, legal)
    ways = links_among(legal)
    found = goals(view, ways)
    ending = (_end_press(view),) if EndTurn() in legal else ()
    several = turns(view, ways)
    most = MOST_GOALS if several else 2 * MOST_GOALS
    near = _in_rows((*map(_goal_press, found[:most]), *ending), _ON_A_PHONE)
    menus = _link_menus(view, several, found[most:])
    touches = tuple(_planned_touch((), goal) for goal in found)
    return Ask((*near, *menus), _taken_words(view), touches=touches)


def _goal_press(goal: Goal) -> Press[Move]:
    """Return the button of a settlement: it builds the only road there, or shows all of them."""
    name, icon = HEX_NAMES[goal.hex], goal.settlement.kind or ""
    return Press(goal_button(goal), Where("to", (name,)), "primary", at=f"hex {name}", icon=icon)


def _link_menus(
    view: View, several: Sequence[PlannedTurn], further: Sequence[Goal]
) -> tuple[Menu, ...]:
    """Return menus of further settlements, then turns of several links, best first.

    Each further menu says for how much gold its turns are.
    """
    several = several[: MOST_LISTED - len(further)]
    beside = _ONE_MENU - len(further)
    options = (*(_goal_option(goal, view) for goal in further), *_turn_options(view, several))
    if not options:
        return ()
    starts = range(beside, len(several), _ONE_MENU)
    hints = (
        text("la-strada-play-to" if further else "la-strada-play-to-several"),
        *(_gold_hint(several[start : start + _ONE_MENU]) for start in starts),
    )
    return tuple(
        Menu("turn" if n else "to", options[n * _ONE_MENU : (n + 1) * _ONE_MENU], hint)
        for n, hint in enumerate(hints)
    )


def _gold_hint(several: Sequence[PlannedTurn]) -> Text:
    """Return what distinguishes a menu of turns: how much gold they bring."""
    most, least = several[0].gold, several[-1].gold
    return text("la-strada-play-turns", most=most, least=least, same=str(most == least).lower())


def _taken_words(view: View) -> tuple[Text, ...]:
    """Name the settlements within reach that are taken in a game for two. Rule: R-10.3."""
    taken = taken_within_reach(view)
    names = Listing(tuple(map(name_of, taken)))
    return (text("la-strada-play-taken", settlements=names),) if taken else ()


def _ending(view: View) -> Go[Move]:
    lost = lost_by_ending(view)
    label = text("la-strada-play-end-anyway-button" if lost else "la-strada-play-end-button")
    style: Style = "danger" if lost else "success"
    return Go((EndTurn(),), label, _parting(view), style=style, costly=lost > 0)


def _end_press(view: View) -> Press[Move]:
    return Press(text("la-strada-play-end-button"), _ending(view))


def _parting(view: View) -> tuple[Text, ...]:
    """Return the confirmation text for the end of a turn."""
    days, lost, most = own_days(view), lost_by_ending(view), most_days(view.options)
    return (text("la-strada-play-end-sure", days=days, lost=lost, most=most),)


def _goal_option(goal: Goal, view: View) -> Option:
    hint = text(
        "la-strada-play-goal-hint",
        road=road_name(goal.ways[0]),
        ways=len(goal.ways),
        left=own_days(view) - goal.cost,
    )
    name = HEX_NAMES[goal.hex]
    icon = settlement_at(view, goal.hex).kind or ""
    return Option(name, goal_label(goal), hint, at=f"hex {name}", icon=icon)


def _turn_options(view: View, several: Sequence[PlannedTurn]) -> Iterator[Option]:
    """Return the turns of several links."""
    for turn in several:
        yield Option(plan_key(turn.plan), turn_label(view, turn), turn_hint(view, turn))


def _reaching(view: View, goal: Goal) -> Screen | Go[Move]:
    """Return the only road to a settlement, built at once, or the screen with the best and others.

    If something could still be linked after the best, a button builds it and ends the turn.
    """
    best, *others = ((way,) for way in goal.ways)
    if not others:
        return _building(view, best)
    near, further = others[:MOST_WAY_BUTTONS], others[MOST_WAY_BUTTONS:]
    long = [other for other in near if not _is_short(other)]
    words = (*plan_words(view, best), *_ways_told(long))
    ways = _in_rows(tuple(_way_press(view, other, long) for other in near))
    building = _building_presses(view, best)
    return Ask((building, *_ways_menu(view, further), *ways), words, best, is_last=True)


def _building_presses(view: View, plan: Plan) -> tuple[Press[Move], ...]:
    """Return the button that builds a plan, and the one that ends the turn too if more could be
    linked.
    """
    goes = (_building(view, plan, ends=ends) for ends in _endings(view, plan))
    return tuple(_said_press(going.label, going) for going in goes)


def _way_press(view: View, other: Plan, long: Sequence[Plan]) -> Press[Move]:
    """Return the button that builds another way: its road, or its number on the page."""
    label = ways_label(view, other)
    if other in long:
        label = way_number_label(view, long.index(other) + 1, other)
    return Press(label, Where("turn", (plan_key(other),)))


def _ways_told(long: Sequence[Plan]) -> Iterator[Text]:
    """Return the roads of the ways that have a number on their buttons."""
    for number, other in enumerate(long, 1):
        yield text("la-strada-play-way-told", number=number, roads=roads_named(other))


def _ways_menu(view: View, others: Sequence[Plan]) -> tuple[Menu, ...]:
    """Return the ways without a button."""
    options = tuple(
        Option(plan_key(other), ways_label(view, other), tiles_words(other, view))
        for other in others
    )
    return (Menu("turn", options, text("la-strada-play-ways")),) if options else ()


def _is_short(other: Plan) -> bool:
    """Whether a road fits on a button: of few hexes."""
    return len(other[0]) <= _LONGEST_ON_BUTTON


def _endings(view: View, plan: Plan) -> tuple[bool, ...]:
    """Return the values of ``ends`` to offer: both if something can follow the plan, else False."""
    after = after_all(view, plan)
    return (False, True) if after is not None and open_ways(after) else (False,)


def _building(view: View, plan: Plan, *, ends: bool = False) -> Go[Move]:
    """Return the ``Go`` that builds a plan."""
    label = text("la-strada-play-build-end-button" if ends else "la-strada-play-build-button")
    ended = (EndTurn(),) if ends else ()
    words, moves = tuple(plan_words(view, plan)), (*links(plan), *ended)
    place = Where("build", (plan_key(plan), *((_ENDS,) if ends else ()))) if moves[1:] else None
    style: Style = "primary" if ends else "success"
    return Go(moves, label, words, plan, style, costly=True, by=place)


def _planning(view: View, plan: Plan) -> Screen:
    """Return the screen of a plan that was laid out by touches: build it, exchange its last road
    for the next of the cheapest by touching its settlement again, or go on to another settlement.
    """
    *earlier, last = plan
    before, after = after_all(view, tuple(earlier)), after_all(view, plan)
    assert before is not None, "a plan is possible link by link"
    assert after is not None, "the plan is possible"
    ways = next(goal for goal in goals(before, open_ways(before)) if goal.hex == last[-1]).ways
    turned, further = ways[:MOST_TURNED], ways[MOST_TURNED:]
    following = turned[(turned.index(last) + 1) % len(turned)] if last in turned else turned[0]
    again = _laid_touch((*earlier, following), way_label(following, view))
    others = (_planned_touch(plan, goal) for goal in goals(after, open_ways(after)))
    touches = (*((again,) if following != last else ()), *others)
    menu = _ways_menu(view, [(*earlier, way) for way in further])
    back = Where("plan", (plan_key(tuple(earlier)),)) if earlier else BEGINNING
    building = _building_presses(view, plan)
    return Ask((building, *menu), tuple(plan_words(view, plan)), plan, back, touches=touches)


def _planned_touch(before: Plan, goal: Goal) -> Press[Move]:
    """Return the touch of a settlement that adds the best road there to a plan."""
    return _laid_touch((*before, goal.ways[0]), goal_label(goal))


def _laid_touch(plan: Plan, label: Text) -> Press[Move]:
    """Return the touch that lays out a plan, at the settlement that its last road reaches."""
    return Press(label, Where("plan", (plan_key(plan),)), at=f"hex {HEX_NAMES[plan[-1][-1]]}")


def _sites(view: View, legal: Sequence[Move]) -> Screen:
    """Return the best places for a workshop, and a menu of the map rows with other places."""
    found = best_sites(view, sites_among(legal))
    best = _site_menu(view, found[:BEST_SITES])
    rows = tuple(
        Option(row, text("la-strada-play-row", row=row))
        for row in ROW_LETTERS
        if any(HEX_NAMES[at][0] == row for at in found)
    )
    by_row = Menu("row", rows, text("la-strada-play-rows"), shortcut=True)
    return Ask((best, by_row), touches=tuple(map(_site_press, found)))


def _row_of_sites(legal: Sequence[Move], row: str) -> Screen:
    """Return the places for a workshop in one row of the map, as buttons. Raises UnknownStep."""
    found = sorted(at for at in sites_among(legal) if HEX_NAMES[at][0] == row)
    if not found:
        raise UnknownStep(row)
    presses = tuple(_site_press(at) for at in found)
    return Ask(_in_rows(presses), (text("la-strada-play-row", row=row),))


def _site_press(at: Hex) -> Press[Move]:
    name = HEX_NAMES[at]
    return Press(text("la-strada-play-hex", hex=name), Where("site", (name,)), at=f"hex {name}")


def _in_rows(
    presses: tuple[Press[Move], ...], most: int = _BUTTONS_A_ROW
) -> tuple[tuple[Press[Move], ...], ...]:
    """Split the buttons into rows of at most so many."""
    starts = range(0, len(presses), most)
    return tuple(presses[start : start + most] for start in starts)


def _site_menu(view: View, found: Sequence[Hex]) -> Menu:
    options = tuple(
        Option(name, text("la-strada-play-hex", hex=name), near_words(view, at), at=f"hex {name}")
        for at in found
        for name in (HEX_NAMES[at],)
    )
    return Menu("site", options, text("la-strada-play-sites"))


# --- the parts -----------------------------------------------------------------------------------


def _hex(name: str) -> Hex:
    if name not in HEX_BY_NAME:
        raise UnknownStep(name)
    return HEX_BY_NAME[name]


def _goal(view: View, legal: Sequence[Move], at: Hex) -> Goal:
    """Return the settlement on this hex if a road can be built there now; raises NoRoad."""
    found = next((g for g in goals(view, links_among(legal)) if g.hex == at), None)
    if found is None:
        raise NoRoad(_why_not(view, at))
    return found


def _why_not(view: View, at: Hex) -> Refusal:
    """Return why no road to a hex can be paid for now."""
    assert view.viewer is not None, "only a player builds"
    own = view.seats[view.viewer]
    found = next((s for s in view.settlements if s.hex == at), None)
    if found is None:
        return Refusal("la-strada-play-no-settlement", {"hex": HEX_NAMES[at]})
    name = name_of(found)
    if at in own.starts:
        return Refusal("la-strada-refusal-already-linked", {"settlement": name})
    if len(view.seats) == 2 and found.cubes:
        return Refusal("la-strada-refusal-occupied", {"settlement": name})
    most = most_days(view.options)
    ahead = goals(view, links_with(view, view.viewer, most))
    goal = next((goal for goal in ahead if goal.hex == at), None)
    if goal is None:
        return Refusal("la-strada-play-out-of-reach", {"settlement": name, "most": most})
    return Refusal(
        "la-strada-play-too-dear", {"settlement": name, "cost": goal.cost, "days": own.days}
    )


def _possible(view: View, legal: Sequence[Move], plan: Plan) -> Plan:
    """Return the plan if it can be built now; raises UnknownStep if it cannot."""
    if plan[0] not in links_among(legal) or after_all(view, plan) is None:
        raise UnknownStep(plan_key(plan))
    return plan
