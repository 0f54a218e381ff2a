"""Guided play of Strada Romana: choose a wagon, its run, what to take, and what follows."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias, TypeVar

from core.guided_play import Ask, Go, Menu, Option, Press, Style, UnknownStep, Where
from core.texts import Listing, Text, text
from games.strada_romana.board import (
    GOODS,
    SQUARE_NAMES,
    WAGONS,
    Destination,
    Wagon,
    coins_text,
    short_name,
    wagon_name,
)
from games.strada_romana.choices import (
    Take,
    good_of,
    left_words,
    own_coins,
    own_points,
    plan_words,
    points_of,
    price_of,
    ready_name,
    run_and_take_label,
    stop_label,
    stop_name,
    take_label,
    takes_at,
    takes_words,
    wagon_named,
)
from games.strada_romana.moves import (
    BuySpecial,
    ChooseWagonTile,
    EndTurn,
    LookAtStack,
    Move,
    Pass,
    RunWagon,
    TakeCube,
    TakeTile,
)
from games.strada_romana.notation import notate
from games.strada_romana.view import View

Screen: TypeAlias = Ask[Move]
Presses: TypeAlias = tuple[Press[Move], ...]

AnyMove = TypeVar("AnyMove", bound=Move)

_ONE_MENU = 25
"""The most runs in one menu; more are split by points of movement."""

_BUTTONS_A_ROW = 5

_TOWARDS: Final[dict[Destination, Style]] = {"rome": "primary", "ostia": "secondary"}
"""The rows of wagons, from above, and their colour: dark and light as on the board."""

_ON_A_PHONE = 4
"""The most buttons with names of wagons or squares in one row on a phone."""

_MOST_BUTTONS = 4 * _ON_A_PHONE
"""The most runs of a wagon shown as buttons; more are listed in menus."""


def ask(view: View, legal: Sequence[Move], where: Where) -> Screen | Go[Move]:
    """Return what follows at a place. Raises UnknownStep."""
    match where:
        case Where(step=""):
            return _stack(view, legal) if view.looking else _beginning(view, legal)
        case Where(step="wagon", chosen=(key,)):
            return _wagon(view, legal, _wagon_of(key))
        case Where(step="to", chosen=(_, notation)):
            return _run(view, _run_of(legal, notation))
        case Where(step="buy", chosen=(special,)):
            return go(view, (_one(legal, BuySpecial, "special", special),))
        case Where(step="look", chosen=()) | Where(step="typed", chosen=("look",)) if (
            LookAtStack() in legal
        ):
            return go(view, (LookAtStack(),))
        case Where(step="keep", chosen=(key,)):
            return go(view, (_one(legal, ChooseWagonTile, "wagon", _wagon_of(key)),))
    raise UnknownStep(where.step)


def go(view: View, moves: tuple[Move, ...]) -> Go[Move]:
    """Return the ``Go`` for these moves; the first determines words and label."""
    move = moves[0]
    match move:
        case RunWagon():
            takes = takes_at(view, move)
            words = (*plan_words(view, move, takes), left_words(view))
            return Go(moves, text("strada-romana-play-run-button"), words, plan=move, costly=True)
        case BuySpecial():
            return _buying(view, moves, move)
        case LookAtStack():
            return _looking(view, moves)
        case ChooseWagonTile():
            words = (text("strada-romana-play-keep-sure", wagon=wagon_name(move.wagon)),)
            return Go(moves, text("strada-romana-play-keep-button"), words, costly=True)
        case Pass():
            label = text("strada-romana-play-pass-button")
        case EndTurn():
            label = _end_label(view)
        case _:
            label = take_label(view, move)
    return Go(moves, label)


def instead(view: View, legal: Sequence[Move], typed: str) -> Screen | None:
    """Return a screen with what is left of the turn, and the runs of the wagon that was named."""
    words = (left_words(view),)
    wagon = wagon_named(typed)
    if wagon is None or view.looking:
        return Ask((), words)
    menus = _run_menus(view, legal, wagon)
    return Ask(menus, words, plan=_standing(wagon) if menus else None)


# --- the screens ---------------------------------------------------------------------------------


def _beginning(view: View, legal: Sequence[Move]) -> Screen:
    """Return the first screen: the wagons' runs, and everything else that may be done now."""
    goods = tuple(_at_once(view, move, "success") for move in legal if isinstance(move, Take))
    looks: Presses = (Press(text("strada-romana-play-look-button"), Where("look")),)
    others = (
        *(looks if LookAtStack() in legal else ()),
        *(_at_once(view, move) for move in legal if isinstance(move, Pass | EndTurn)),
    )
    runs = _wagon_rows(view, {run.wagon for run in among(legal, RunWagon)})
    words = _blocked_words(view, legal)
    between: tuple[Presses | Menu, ...] = (*runs, *_buy_menu(legal))
    together = not between and len(goods) + len(others) <= _BUTTONS_A_ROW
    above, below = ((*goods, *others), ()) if together else (goods, others)
    return Ask((*filter(None, (above,)), *between, *filter(None, (below,))), words)


def _buy_menu(legal: Sequence[Move]) -> tuple[Menu, ...]:
    """All special movement that can be paid for, with what each allows and costs."""
    options = tuple(
        Option(
            buy.special,
            text("strada-romana-play-buy", special=buy.special, price=price_of(buy)),
            text("strada-romana-play-buy-hint", special=buy.special),
        )
        for buy in among(legal, BuySpecial)
    )
    return (Menu("buy", options, text("strada-romana-play-buys")),) if options else ()


def _blocked_words(view: View, legal: Sequence[Move]) -> tuple[Text, ...]:
    """Name the wagons missing from the menu because others block them."""
    if not own_points(view):
        return ()
    gone = {*view.arrivals, *(view.running.finished if view.running else ())}
    free = {run.wagon for run in among(legal, RunWagon)}
    blocked = [Wagon(wagon) for wagon in range(len(WAGONS)) if wagon not in gone | free]
    names = Listing(tuple(map(short_name, blocked)), "comma")
    return (text("strada-romana-play-blocked", wagons=names),) if blocked else ()


def _at_once(view: View, move: Move, style: Style = "secondary") -> Press[Move]:
    going = go(view, (move,))
    icon = _icon_of(view, (move,)) if isinstance(move, Take) else ""
    return Press(going.label, going, style, icon=icon)


def in_rows(presses: Sequence[Press[Move]]) -> tuple[Presses, ...]:
    """Split the buttons into as few rows as fit on a phone."""
    starts = range(0, len(presses), _ON_A_PHONE)
    return tuple(tuple(presses[start : start + _ON_A_PHONE]) for start in starts)


def _wagon_rows(view: View, wagons: Iterable[Wagon], step: str = "wagon") -> tuple[Presses, ...]:
    """Return a button for each wagon, a row for each destination, in the order of the boxes; it
    leads to the step with the wagon.
    """
    ordered = sorted(wagons, key=lambda wagon: view.wagons[wagon].box)
    rows = (
        tuple(_wagon_press(wagon, style, step) for wagon in ordered if view.wagons[wagon].to == to)
        for to, style in _TOWARDS.items()
    )
    return tuple(filter(None, rows))


def _wagon_press(wagon: Wagon, style: Style, step: str) -> Press[Move]:
    key, label = WAGONS[wagon], text("strada-romana-play-wagon", wagon=short_name(wagon))
    return Press(label, Where(step, (key,)), style, at=f"wagon {key}")


def _wagon(view: View, legal: Sequence[Move], wagon: Wagon) -> Screen:
    """Return where a wagon can run: a button for each place, or menus if there are many."""
    runs = [run for run in among(legal, RunWagon) if run.wagon == wagon]
    if not runs:
        raise UnknownStep(WAGONS[wagon])
    asked = text("strada-romana-play-where", wagon=wagon_name(wagon))
    words: tuple[Text, ...] = (asked, left_words(view))
    if len(runs) > _MOST_BUTTONS:
        return Ask(_run_menus(view, legal, wagon), words, plan=_standing(wagon))
    words = (*words, *_ready_words(view, runs))
    stops = Counter(_stop(view, run) for run in runs)
    presses = [_run_press(view, run, alone=stops[_stop(view, run)] == 1) for run in runs]
    return Ask(in_rows(presses), words, plan=_standing(wagon))


def _ready_words(view: View, runs: Sequence[RunWagon]) -> tuple[Text, ...]:
    """Return the tiles and the cubes at the ends of these runs, each once, a short line for each
    kind; empty if there are none.
    """
    takes = {take for run in runs for take in takes_at(view, run)}
    tiles = sorted((t for t in takes if isinstance(t, TakeTile)), key=lambda take: take.area)
    cubes = sorted((t for t in takes if isinstance(t, TakeCube)), key=lambda take: take.market)
    return (*_ready_line(view, "tiles", tiles), *_ready_line(view, "cubes", cubes))


def _ready_line(view: View, kind: str, takes: Sequence[Take]) -> tuple[Text, ...]:
    """Return one line with these goods by their places; empty if there are none."""
    goods = Listing(tuple(ready_name(view, take) for take in takes))
    return (text(f"strada-romana-play-ready-{kind}", goods=goods),) if takes else ()


def _run_press(view: View, run: RunWagon, *, alone: bool) -> Press[Move]:
    """Return the button that shows a run; ``alone``: no other run ends at the same place."""
    where = Where("to", (WAGONS[run.wagon], notate(run)))
    icon = _icon_of(view, takes_at(view, run))
    label = stop_name(view, run) if alone else stop_label(view, run)
    return Press(label, where, at=_stop(view, run), icon=icon)


def _standing(wagon: Wagon) -> RunWagon:
    """Return the plan of a wagon whose target is not chosen yet."""
    return RunWagon(wagon, ())


def _run_menus(view: View, legal: Sequence[Move], wagon: Wagon) -> tuple[Menu, ...]:
    """Return a wagon's runs: one menu, or one per number of points if there are many."""
    runs = [run for run in among(legal, RunWagon) if run.wagon == wagon]
    told = _brings_some(view, runs)
    if len(runs) <= _ONE_MENU:
        return (_run_menu(view, runs, 0, told=told),) if runs else ()
    lengths = sorted({points_of(run) for run in runs})
    return tuple(
        _run_menu(view, [run for run in runs if points_of(run) == points], points, told=told)
        for points in lengths
    )


def _brings_some(view: View, runs: Sequence[RunWagon]) -> bool:
    """Return whether something can be taken after any of these runs; if not, none says so."""
    return any(takes_at(view, run) for run in runs)


def _run_menu(view: View, runs: Sequence[RunWagon], points: int, *, told: bool) -> Menu:
    """Runs of one wagon, each with what lies ready at its end if ``told``."""
    options = tuple(
        Option(
            notate(run),
            stop_label(view, run),
            takes_words(view, takes_at(view, run)) if told else None,
            at=_stop(view, run),
            icon=_icon_of(view, takes_at(view, run)),
        )
        for run in runs
    )
    return Menu("to", options, text("strada-romana-play-squares", points=points), (str(points),))


def _icon_of(view: View, takes: Sequence[Take]) -> str:
    """Return the icon of the good that may be taken; "" for none or several."""
    goods = {good for take in takes if (good := good_of(view, take)) is not None}
    return GOODS[goods.pop()] if len(goods) == 1 else ""


def _stop(view: View, run: RunWagon) -> str:
    """Return the painter's name of the place where a run ends: a square, or the city."""
    to = view.wagons[run.wagon].to
    return f"city {to}" if run.arrives else f"square {SQUARE_NAMES[run.path[-1]]}"


def _run(view: View, run: RunWagon) -> Screen | Go[Move]:
    """Return the run; where goods lie at its end, the screen to run and take one, or none."""
    takes = takes_at(view, run)
    if not takes:
        return go(view, (run,))
    words = (*plan_words(view, run, takes), left_words(view))

    def said(label: Text, *moves: Move) -> Go[Move]:
        return Go(moves, label, words, plan=run, said=True)

    label = text("strada-romana-play-run-button")
    presses = [Press(label, said(label, run), "success")]
    for take in takes:
        label = run_and_take_label(view, take)
        icon = _icon_of(view, (take,))
        presses.append(Press(label, said(label, run, take), "primary", icon=icon))
    return Ask((tuple(presses),), words, plan=run, is_last=True)


def _buying(view: View, moves: tuple[Move, ...], buy: BuySpecial) -> Go[Move]:
    """Return the confirmation of a special movement, with what it allows."""
    price, coins = coins_text(price_of(buy)), own_coins(view)
    words = (
        text("strada-romana-play-buy-sure", special=buy.special, price=price, coins=coins),
        text("strada-romana-play-buy-ladder"),
    )
    return Go(moves, text("strada-romana-play-buy-button"), words, costly=True)


def _looking(view: View, moves: tuple[Move, ...]) -> Go[Move]:
    """Return the confirmation of looking through the stack: one of its tiles must be kept."""
    kept = len(view.hand or ())
    words = (text("strada-romana-play-look-sure", kept=kept, count=view.stack_count),)
    label = text("strada-romana-play-look-sure-button")
    return Go(moves, label, words, style="danger", costly=True)


def _stack(view: View, legal: Sequence[Move]) -> Screen:
    """Return the wagons whose tiles are in the stack."""
    wagons = {move.wagon for move in among(legal, ChooseWagonTile)}
    return Ask(_wagon_rows(view, wagons, "keep"), (text("strada-romana-play-keep"),))


def _end_label(view: View) -> Text:
    return text("strada-romana-play-end", points=own_points(view))


# --- the parts -----------------------------------------------------------------------------------


def among(legal: Sequence[Move], kind: type[AnyMove]) -> list[AnyMove]:
    """Return the moves of one kind, in their order."""
    return [move for move in legal if isinstance(move, kind)]


def _one(legal: Sequence[Move], kind: type[AnyMove], field: str, value: object) -> AnyMove:
    """Return the legal move of this kind whose field has this value. Raises UnknownStep."""
    found = next((m for m in among(legal, kind) if getattr(m, field) == value), None)
    if found is None:
        raise UnknownStep(str(value))
    return found


def _wagon_of(key: str) -> Wagon:
    """Return the wagon with this key. Raises UnknownStep."""
    if key not in WAGONS:
        raise UnknownStep(key)
    return Wagon(WAGONS.index(key))


def _run_of(legal: Sequence[Move], notation: str) -> RunWagon:
    found = next((run for run in among(legal, RunWagon) if notate(run) == notation), None)
    if found is None:
        raise UnknownStep(notation)
    return found
