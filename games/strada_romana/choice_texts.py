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


def stop_name(view: View, run: RunWagon) -> Text:
    """Return where a run ends."""
    if run.arrives:
        return text("strada-romana-play-arrives", to=view.wagons[run.wagon].to)
    return text("strada-romana-play-at", square=SQUARE_NAMES[run.path[-1]])


def stop_label(view: View, run: RunWagon) -> Text:
    """Return where a run ends and its points: of ways there only these matter (``RunWagon``)."""
    place = stop_name(view, run)
    return text("strada-romana-play-stop", place=place, points=points_of(run))


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
