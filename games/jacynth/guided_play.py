"""Guided play of Jacynth: choose a card, its place, and at last with which token or none."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

import msgspec

from core.decktet import CARD_BY_KEY, CARDS, Card, card_at, card_name, in_order, signed_suit
from core.game import Seat
from core.guided_play import Ask, Go, Menu, Option, Press, UnknownStep, Where
from core.spelling import words_of
from core.texts import Listing, Player, Text, Value, text
from games.jacynth.board import (
    NOBODY,
    PLACE_BY_NAME,
    PLACE_NAMES,
    District,
    Place,
    Tokens,
    districts_of,
    points,
    with_entry,
)
from games.jacynth.moves import Move, PlayCard
from games.jacynth.notation import FILLERS
from games.jacynth.texts import move_text, rank_name
from games.jacynth.view import Plan, View, grid_of, tokens_of

# What can be done in Jacynth, the most profitable first.


def cards_among(legal: Iterable[Move]) -> list[Card]:
    """Return the cards that can be played, each once, in the order of the deck."""
    return list(dict.fromkeys(move.card for move in legal))


def places_for(view: View, legal: Iterable[Move], card: Card) -> list[Place]:
    """Return the places for this card, the one that brings the viewer most points first."""
    places = dict.fromkeys(move.place for move in legal if move.card == card)
    return sorted(places, key=lambda place: -points_after(view, PlayCard(card, place)))


def claims_for(view: View, legal: Iterable[Move], card: Card, place: Place) -> list[Place]:
    """Return the places for a token after this card lies there, the most points first."""
    claims = [m for m in legal if (m.card, m.place) == (card, place) and m.influence is not None]
    ranked = sorted(claims, key=lambda move: -points_after(view, move))
    return [move.influence for move in ranked if move.influence is not None]


def points_after(view: View, move: Move) -> int:
    """Return the viewer's points after this move."""
    return points(districts_after(view, move), len(view.seats))[_viewer(view)]


def joined_districts(view: View, move: Move) -> Sequence[District]:
    """Return the districts of the laid card after this move."""
    return [d for d in districts_after(view, move) if move.place in d.places]


def districts_after(view: View, move: Move) -> tuple[District, ...]:
    """Return all districts after this move."""
    grid = with_entry(grid_of(view), move.place, move.card)
    return districts_of(grid, _tokens_after(view, move))


def _tokens_after(view: View, move: Move) -> Tokens:
    tokens = tokens_of(view)
    if move.influence is None or tokens[move.influence] != NOBODY:
        return tokens
    return with_entry(tokens, move.influence, _viewer(view))


def _viewer(view: View) -> Seat:
    assert view.viewer is not None, "only a player has choices"
    return view.viewer


# Labels of choices in Jacynth: cards, places and tokens with what they bring.

MOST_WITH_NAMES: Final = 2
"""The most districts of a card that a menu tells with the names of rivals, which may be long."""


def card_label(card: Card) -> Text:
    """Return a card with its rank, for a button."""
    if CARDS[card].rank in ("ace", "excuse"):
        return card_name(card)
    return text("jacynth-play-card", card=card_name(card), rank=rank_name(card))


def suits_named(card: Card) -> Text:
    """Return the suits of a card with their emoji: "🌙 Moons ☀️ Suns"."""
    suits = Listing(tuple(map(signed_suit, CARDS[card].suits)), "comma")
    return text("jacynth-play-suits", suits=suits)


def place_label(place: Place) -> Text:
    """Return a place, for a menu."""
    return text("jacynth-play-place", place=PLACE_NAMES[place])


def districts_label(view: View, card: Card, place: Place) -> Text:
    """Return the districts that the card would have there: how large, and whose."""
    districts = joined_districts(view, PlayCard(card, place))
    if not districts:
        return text("jacynth-play-no-district")
    return text("jacynth-play-districts", districts=_told(view, districts))


def _told(view: View, districts: Sequence[District]) -> Listing:
    """Return the districts, with the names of rivals where a menu has room for them."""
    is_short = len(districts) <= MOST_WITH_NAMES
    return Listing(tuple(_size(view, d, is_short=is_short) for d in districts), "comma")


def _size(view: View, district: District, *, is_short: bool) -> Text:
    values: dict[str, Value] = {"suit": signed_suit(district.suit), "size": len(district.places)}
    if district.owner is None:
        return Text("jacynth-play-size-free", values)
    if district.owner == view.viewer:
        return Text("jacynth-play-size-own", values)
    if is_short:
        return Text("jacynth-play-size-named", {**values, "owner": Player(district.owner)})
    return Text("jacynth-play-size-rival", values)


def claim_label(view: View, card: Card, place: Place, target: Place) -> Text:
    """Return the card that would get a token, with its place."""
    there = card if target == place else view.grid[target]
    assert there is not None, "a token lies on a card"
    return text("jacynth-laid", card=card_name(there), place=PLACE_NAMES[target])


def claim_button(view: View, move: PlayCard, target: Place) -> Text:
    """Return where the token of this move would lie, and how many points it brings."""
    points = _gain(view, move)
    return text("jacynth-play-claim-short", place=PLACE_NAMES[target], points=points)


def gain_label(view: View, move: PlayCard) -> Text:
    """Return how many points the token of this move brings."""
    return text("jacynth-play-gain", points=_gain(view, move))


def _gain(view: View, move: PlayCard) -> int:
    without = points_after(view, PlayCard(move.card, move.place))
    return points_after(view, move) - without


MOST_OPTIONS: Final = 25
"""The most options of one menu; more are spread over several."""

QUICK_PLACES: Final = 10
"""So many places, those that bring most points, are buttons as well: they save opening the menu."""

QUICK_CLAIMS: Final = 9
"""So many cards for a token, those that bring most points, are buttons; others are in a menu."""

_BUTTONS_A_ROW: Final = 5

Screen: TypeAlias = Ask[Move]


# --- the screens ---------------------------------------------------------------------------------


def ask(view: View, legal: Sequence[Move], where: Where) -> Screen | Go[Move]:
    """Return what follows at a place. Raises UnknownStep.

    The number between the choices of a menu is that of the menu, of several with the same step.
    """
    match where:
        case Where(step=""):
            return Ask((tuple(map(_card_press, cards_among(legal))),))
        case Where(step="typed", chosen=(line,)):
            return _placing(view, legal, _card_alone(line))
        case Where(step="card", chosen=(key,)):
            return _placing(view, legal, _card(key))
        case Where(step="place", chosen=(key, _, place)):
            return _claiming(view, legal, _card(key), _place(place))
        case Where(step="token", chosen=(key, place, target)):
            return _with_token(view, legal, PlayCard(_card(key), _place(place), _place(target)))
        case Where(step="influence", chosen=(key, place, _, target)):
            return go(view, (PlayCard(_card(key), _place(place), _place(target)),))
    raise UnknownStep(where.step)


def _card_alone(line: str) -> Card:
    """Return the card that these words name, if they say nothing else. Raises UnknownStep."""
    words = words_of(line, FILLERS)
    found = card_at(words, 0)
    if found is None or found[1] != len(words):
        raise UnknownStep(line)
    return found[0]


def go(view: View, moves: tuple[Move, ...]) -> Go[Move]:
    """Return the ``Go`` for one move; it is confirmed, because the draw cannot be undone."""
    (move,) = moves
    if not _is_shown(view, move):
        raise UnknownStep(PLACE_NAMES[move.place])
    kind = "card" if move.influence is None else "influence"
    return Go(
        moves,
        text(f"jacynth-play-sure-{kind}"),
        tuple(_effects(view, move)),
        plan=Plan(move.card, move.place, move.influence),
        costly=True,
        seen=Plan(move.card),
    )


def _effects(view: View, move: Move) -> Iterator[Text]:
    """Iterate over what the page before the move says of it."""
    yield move_text(view, move)
    yield text("jacynth-play-points", points=points_after(view, move))
    if view.pile_count:
        yield text("jacynth-play-draw")


def _is_shown(view: View, move: Move) -> bool:
    """Whether the move can be shown on the board: an empty place, and a card for the token."""
    target = move.influence
    return view.grid[move.place] is None and (
        target in (None, move.place) or view.grid[target] is not None
    )


def instead(view: View, legal: Sequence[Move], typed: str) -> Screen | None:
    """Return the places for the card that was named, if it can be played; otherwise None."""
    words = words_of(typed)
    found = next(filter(None, (card_at(words, start) for start in range(len(words)))), None)
    if found is None or found[0] not in cards_among(legal):
        return None
    return _placing(view, legal, found[0])


def _card_press(card: Card) -> Press[Move]:
    key = CARDS[card].key
    to = Where("card", (key,))
    icon = "-".join(in_order(CARDS[card].suits))
    return Press(card_label(card), to, "primary", at=f"card {key}", icon=icon)


def _placing(view: View, legal: Sequence[Move], card: Card) -> Screen:
    """Return the screen of places for a card."""
    places = places_for(view, legal, card)
    if not places:
        raise UnknownStep(CARDS[card].key)
    options = [
        Option(
            PLACE_NAMES[place],
            place_label(place),
            districts_label(view, card, place),
            at=_at(place),
        )
        for place in places
    ]
    key = CARDS[card].key
    touches = tuple(
        Press[Move](place_label(place), _laid_at(card, place), at=_at(place)) for place in places
    )
    quick = touches[:QUICK_PLACES]
    menus = _menus("place", options, text("jacynth-play-where"), (key,))
    words = (card_label(card), suits_named(card))
    return Ask((*_in_rows(quick), *menus), words, plan=Plan(card), touches=touches)


def _laid_at(card: Card, place: Place) -> Where:
    """Return where a card that lies at this place leads: to the choice of a token."""
    return Where("place", (CARDS[card].key, "0", PLACE_NAMES[place]))


def _claiming(view: View, legal: Sequence[Move], card: Card, place: Place) -> Screen | Go[Move]:
    """Return the screen that lays the card, with a token or without; if none may be placed, the
    move. It says what the move does, so no confirmation follows.
    """
    if PlayCard(card, place) not in legal:
        raise UnknownStep(PLACE_NAMES[place])
    without = go(view, (PlayCard(card, place),))
    claims = claims_for(view, legal, card, place)
    if not claims:
        return without
    key = CARDS[card].key
    moves = [PlayCard(card, place, target) for target in claims]
    presses = (
        Press(without.label, msgspec.structs.replace(without, said=True), "success"),
        *(_claim_press(view, move) for move in moves[:QUICK_CLAIMS]),
    )
    further = [_claim_option(view, move) for move in moves[QUICK_CLAIMS:]]
    of = (key, PLACE_NAMES[place])
    menus = _menus("influence", further, text("jacynth-play-influence"), of)
    how = text("jacynth-play-influence-how", tokens=_tokens_left(view))
    rows: tuple[tuple[Press[Move], ...] | Menu, ...] = (*_in_rows(presses), *menus)
    back = Where("card", (key,))
    return Ask(
        rows,
        (*without.words, how),
        Plan(card, place),
        back,
        is_last=True,
        seen=Plan(card),
        touches=tuple(_token_touch(view, move) for move in moves),
    )


def _token_touch(view: View, move: PlayCard) -> Press[Move]:
    """Return the touch that lays a token out with the card, to be confirmed."""
    target = _claimed(move)
    chosen = (CARDS[move.card].key, PLACE_NAMES[move.place], PLACE_NAMES[target])
    return Press(claim_button(view, move, target), Where("token", chosen), at=_at(target))


def _with_token(view: View, legal: Sequence[Move], move: PlayCard) -> Screen:
    """Return the screen that lays the card with this token. Touches move the token to another card,
    or take it back by touching the same again.
    """
    if move not in legal:
        raise UnknownStep(PLACE_NAMES[move.place])
    going, back = go(view, (move,)), _laid_at(move.card, move.place)
    lay = Press(going.label, msgspec.structs.replace(going, said=True), "success")
    claims = claims_for(view, legal, move.card, move.place)
    others = (PlayCard(move.card, move.place, at) for at in claims if at != move.influence)
    none = Press[Move](text("jacynth-play-sure-card"), back, at=_at(_claimed(move)))
    touches = (none, *(_token_touch(view, other) for other in others))
    return Ask(((lay,),), going.words, going.plan, back, touches=touches)


def _claim_press(view: View, move: PlayCard) -> Press[Move]:
    """Return the button that makes a move with its token."""
    going = msgspec.structs.replace(go(view, (move,)), said=True)
    target = _claimed(move)
    return Press(claim_button(view, move, target), going, at=_at(target))


def _claimed(move: PlayCard) -> Place:
    assert move.influence is not None, "only of moves with a token"
    return move.influence


def _in_rows(presses: Sequence[Press[Move]]) -> tuple[tuple[Press[Move], ...], ...]:
    starts = range(0, len(presses), _BUTTONS_A_ROW)
    return tuple(tuple(presses[start : start + _BUTTONS_A_ROW]) for start in starts)


def _claim_option(view: View, move: PlayCard) -> Option:
    target = _claimed(move)
    return Option(
        PLACE_NAMES[target],
        claim_label(view, move.card, move.place, target),
        gain_label(view, move),
        at=_at(target),
    )


def _tokens_left(view: View) -> int:
    return 0 if view.viewer is None else view.seats[view.viewer].tokens_left


def _menus(
    step: str, options: Sequence[Option], hint: Text, of: tuple[str, ...]
) -> tuple[Menu, ...]:
    """Return as many menus as the options need, each with its number among the choices."""
    starts = range(0, len(options), MOST_OPTIONS)
    return tuple(
        Menu(step, tuple(options[start : start + MOST_OPTIONS]), hint, (*of, str(number)))
        for number, start in enumerate(starts)
    )


# --- places and cards by their names --------------------------------------------------------------


def _at(place: Place) -> str:
    """Return the painter's name of a place."""
    return f"place {PLACE_NAMES[place]}"


def _card(key: str) -> Card:
    if key not in CARD_BY_KEY:
        raise UnknownStep(key)
    return CARD_BY_KEY[key]


def _place(name: str) -> Place:
    if name not in PLACE_BY_NAME:
        raise UnknownStep(name)
    return PLACE_BY_NAME[name]
