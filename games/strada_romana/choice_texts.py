"""Texts for the choices of Strada Romana: runs, goods and what they bring."""

from collections.abc import Sequence

from core.translatable_text import Listing, Text, text
from games.strada_romana.best_choices import (
    Take,
    coins_for,
    good_of,
    own_coins,
    own_points,
    points_of,
)
from games.strada_romana.board import (
    AREAS,
    MARKETS,
    SPECIALS,
    SQUARE_NAMES,
    Square,
    good_name,
    wagon_name,
)
from games.strada_romana.moves import RunWagon, TakeCube
from games.strada_romana.rule_numbers import ARRIVALS_TO_END
from games.strada_romana.view import View


def left_words(view: View) -> Text:
    """Return the viewer's points of movement and coins, and the special movement bought."""
    bought = view.running.special if view.running else None
    return text(
        "strada-romana-play-left",
        points=own_points(view),
        coins=own_coins(view),
        special=bought or SPECIALS[0],
    )


def _route(squares: Sequence[Square]) -> str:
    return "-".join(SQUARE_NAMES[square] for square in squares)


def stop_label(view: View, run: RunWagon) -> Text:
    """Return where a run ends, its way and its points."""
    points, route = points_of(run), _route(run.path[:-1])
    if run.arrives:
        to = view.wagons[run.wagon].to
        return text("strada-romana-play-stop-arrives", to=to, points=points)
    stop = SQUARE_NAMES[run.path[-1]]
    if not route:
        return text("strada-romana-play-stop", square=stop, points=points)
    return text("strada-romana-play-stop-by", square=stop, route=route, points=points)


def stop_name(view: View, run: RunWagon, *, by_route: bool) -> Text:
    """Return a short name of a run's end; ``by_route``: with the squares it crosses."""
    if run.arrives:
        place = text("strada-romana-play-arrives", to=view.wagons[run.wagon].to)
    else:
        place = text("strada-romana-play-at", square=SQUARE_NAMES[run.path[-1]])
    route = _route(run.path if run.arrives else run.path[:-1])
    if not by_route or not route:
        return place
    return text("strada-romana-play-by", place=place, route=route)


def take_name(view: View, take: Take) -> Text:
    """Return a good that may be taken, and what it brings."""
    return _told_of(view, take)


def ready_name(view: View, take: Take) -> Text:
    """Return a good that may be taken by its area or square, in as few words as possible."""
    return _told_of(view, take, "ready-")


def take_label(view: View, take: Take) -> Text:
    """Return the label of a button that takes a good."""
    return _told_of(view, take, "take-")


def run_and_take_label(view: View, take: Take) -> Text:
    """Return the label of a button that runs and then takes a good."""
    return _told_of(view, take, "run-and-")


def _told_of(view: View, take: Take, deed: str = "") -> Text:
    good = good_of(view, take)
    assert good is not None, "only what lies there is offered"
    if isinstance(take, TakeCube):
        square = SQUARE_NAMES[MARKETS[take.market]]
        return text(f"strada-romana-play-{deed}cube", good=good_name(good), square=square)
    area, coins = AREAS[take.area], coins_for(view, good)
    return text(f"strada-romana-play-{deed}tile", good=good_name(good), area=area, coins=coins)


def takes_words(view: View, takes: Sequence[Take]) -> Text:
    """Return the goods ready, or a text for none, or for no more after something was taken."""
    if not takes:
        running = view.running
        fresh = running is None or (running.may_take_tile and running.may_take_cube)
        return text("strada-romana-play-nothing" if fresh else "strada-romana-play-nothing-more")
    names = Listing(tuple(take_name(view, take) for take in takes))
    return text("strada-romana-play-ready", takes=names)


def plan_words(view: View, run: RunWagon, takes: Sequence[Take]) -> tuple[Text, ...]:
    """Return the texts of a planned run, what may be taken after it, and if it ends the game."""
    wagon, points, route = wagon_name(run.wagon), points_of(run), _route(run.path)
    if run.arrives:
        to = view.wagons[run.wagon].to
        plan = text("strada-romana-play-plan-arrives", wagon=wagon, to=to, points=points)
        ends = len(view.arrivals) + 1 == ARRIVALS_TO_END
        return (plan, text("strada-romana-play-ends")) if ends else (plan,)
    plan = text("strada-romana-play-plan", wagon=wagon, route=route, points=points)
    return plan, takes_words(view, takes)
