"""The buttons under a table's posts."""

from collections.abc import Mapping, Sequence
from typing import Any

from core.game import Seat
from core.texts import text
from i18n import Voice
from model import table_creation
from model.cup import CupCode
from model.game_json import AnyGame
from model.letters import PrivateLetter, TableFacts
from model.table import Choice, Human, Motion, PlayerId, Status
from tables.decisions import motions
from tables.history.moments import Moments
from workers.post_model import Action
from workers.sentences import SEAT_EMOJI

_PAST_STEPS = ("past-first", "past", "past-last")
_OPEN_STEPS = ("open-first", "open", "open-last")
"""Names of the buttons to the first moment, to a neighbour, and to the newest."""


def button(
    name: str,
    table: TableFacts,
    voice: Voice,
    style: Any = "secondary",
) -> Action:
    """Return a button with the label of its action."""
    return Action(name, table.code, voice.say(text(f"{name}-button")), style)


def begins(table: TableFacts, voice: Voice) -> Action:
    """Return the button that begins with those who sit."""
    label = voice.say(text("start-button", count=len(table.seats)))
    return Action("start", table.code, label, "primary")


def joining(
    table: TableFacts,
    game: AnyGame | None,
    voice: Voice,
    reader: PlayerId | None,
    label: str = "join",
) -> tuple[Action, ...]:
    """Return the button that takes a seat; in a game of teams one for each team with room.

    ``game``: None if it is not loaded. ``reader``: None for everybody. Whoever is invited to a side
    by a rematch accepts it.
    """
    expected = reader in dict(table.sides)
    sides = () if game is None or expected else sides_to_take(table, game, voice, reader)
    return sides or (Action("join", table.code, voice.say(text(f"{label}-button")), "success"),)


def sides_to_take(
    table: TableFacts, game: AnyGame, voice: Voice, reader: PlayerId | None
) -> tuple[Action, ...]:
    """Return a button for each team that the reader can join or change to; None: everybody."""
    seated = reader is not None and any(s.occupant == Human(reader) for s in table.seats)
    label = "change-side-button" if seated else "side-button"
    return tuple(
        Action("side", table.code, voice.say(text(label, team=side + 1)), "success", side)
        for side in table_creation.with_room(table, game, reader)
    )


def under_question(table: TableFacts, voice: Voice) -> tuple[Action, ...]:
    """Return the buttons for everybody in a running game that answer what is open, and the way to
    the board."""
    return (
        *_answers(table, table.motions, voice),
        *_resume(table, voice),
        *_seats_to_take(table, voice),
        *_ways_to_the_board(table, voice),
    )


def under_board(table: TableFacts, voice: Voice) -> tuple[Action, ...]:
    """Return the row of buttons for everybody under the board in a table's channel; *More* opens
    all others."""
    if table.status is Status.PLAYING:
        offered, ways = _seats_to_take(table, voice), _ways_to_the_board(table, voice)
        return (*offered, *ways, _more(table, voice))
    if table.status is Status.FINISHED:
        next_to_do = button("rematch", table, voice, "primary")
        if table.cup is not None:
            label = voice.say(text("cup-open-button"))
            next_to_do = Action("cup-open", CupCode(table.cup.cup), label, "primary")
        looking = (button(name, table, voice) for name in ("replay", "view", "more"))
        return (next_to_do, *looking)
    if table.status is Status.CANCELLED and table.again is not None:
        return (Action("rematch", table.again, voice.say(text("rematch-button")), "primary"),)
    if table.status is Status.CANCELLED and table.seal is None and table.cup is None:
        return (button("reopen", table, voice),)
    return ()


def _ways_to_the_board(table: TableFacts, voice: Voice) -> tuple[Action, ...]:
    view = button("view", table, voice)
    if table.is_frozen:
        return (view,)
    label, undo = voice.say(text("take-back-button")), table.undo
    back = () if undo is None else (Action("take-back", table.code, label, number=undo),)
    return (button("play", table, voice, "success"), view, *back)


def _more(table: TableFacts, voice: Voice) -> Action:
    """Return the button to all others; named after what is asked, if the others answer that."""
    label = "answer-button" if table.motions and not table.is_frozen else "more-button"
    return Action("more", table.code, voice.say(text(label)))


def with_page(actions: Sequence[Action], page: str | None, voice: Voice) -> tuple[Action, ...]:
    """Return the buttons with a link to the page beside *Play*, the same for everybody.

    ``page``: the address of the page; None without one.
    """
    linked = list[Action]()
    for action in actions:
        linked.append(action)
        if page is not None and action.name == "play":
            label, link = voice.say(text("page-button")), f"{page}/t/{action.code}"
            linked.append(Action("page", action.code, label, link=link))
    return tuple(linked)


def under_letter(letter: PrivateLetter, game: AnyGame | None, voice: Voice) -> tuple[Action, ...]:
    """Return the buttons under a direct message."""
    return (*_under_letter(letter, game, voice), *_drops_planned(letter, voice))


def _drops_planned(letter: PrivateLetter, voice: Voice) -> tuple[Action, ...]:
    """Return the button that drops what the reader has planned; none if that is nothing."""
    if letter.planned not in ("waits", "stands"):
        return ()
    label = voice.say(text("planned-drop-button"))
    return (Action("planned-drop", letter.table.code, label, number=letter.plan),)


def _under_letter(letter: PrivateLetter, game: AnyGame | None, voice: Voice) -> tuple[Action, ...]:
    table = letter.table
    if letter.kind == "invitation" and table.status is Status.PLAYING:
        return (*_seats_to_take(table, voice), button("decline", table, voice))
    if letter.kind == "invitation":
        accept = joining(table, game, voice, letter.to, "accept")
        others = ("decline", "decline-all", "block")
        return (*accept, *(button(name, table, voice) for name in others))
    if letter.lasts:
        return (button("view", table, voice),)
    if table.status is Status.PLAYING and letter.seat is not None:
        asked = _answers(table, motions.open_to(table, letter.to), voice)
        view = button("view", table, voice)
        if table.seats[letter.seat].asked is None or table.is_frozen:
            return (*asked, view)
        play = button("play", table, voice, "success")
        return (*asked, play, view, *_since(table, voice))
    return ()


def _resume(table: TableFacts, voice: Voice) -> tuple[Action, ...]:
    """Return the button that ends a pause or proposes to; none if that is already proposed."""
    is_proposed = table.proposal is not None and table.proposal.kind == "resume"
    if table.pause is None or table.is_frozen or is_proposed:
        return ()
    return (button("resume", table, voice),)


def _since(table: TableFacts, voice: Voice) -> tuple[Action, ...]:
    """Return the button *Since my last turn*, after the game *Last moves*; none before a move."""
    label = voice.say(text("last-moves-button" if table.status.is_over else "since-button"))
    return (Action("since", table.code, label),) if table.moves else ()


def steps(moments: Moments, place: int, voice: Voice) -> tuple[Action, ...]:
    """Return the buttons to the first, previous, next and newest moment, always in this order."""
    first, beside, newest = _OPEN_STEPS if moments.all_open else _PAST_STEPS
    code, is_first, is_last = moments.table.code, place == 0, place == moments.last

    def step(name: str, way: str, dead: bool, number: int | None = None) -> Action:
        label = voice.say(text(f"step-{way}-button"))
        return Action(name, code, label, number=number, dead=dead)

    return (
        step(first, "first", is_first),
        step(beside, "back", is_first, max(0, place - 1)),
        step(beside, "next", is_last, place + 1),
        step(newest, "last", is_last),
    )


def under_moment(
    moments: Moments, place: int, voice: Voice, other: Moments | None
) -> tuple[Action, ...]:
    """Return the other buttons under a past moment. ``other``: the same game in another view."""
    table = moments.table
    mine = moments.seat is not None and not moments.all_open
    why = voice.say(text("why-button"))
    explained = moments.is_of_computer(place) and not moments.all_open
    in_words = voice.say(text("text-button"))
    written = "open-text" if moments.all_open else "past-text"
    return (
        *((button("past-mine", table, voice),) if mine else ()),
        button("told", table, voice),
        Action(written, table.code, in_words, number=place),
        *((Action("why", table.code, why, number=place),) if explained else ()),
        *(() if other is None else (_otherwise(moments, place, voice, other),)),
    )


def _otherwise(moments: Moments, place: int, voice: Voice, other: Moments) -> Action:
    """Return the button that shows the same moment with all open, or from there the own view."""
    name = "open" if other.all_open else "past"
    label = voice.say(text(f"{name}-button"))
    return Action(name, moments.table.code, label, number=moments.corresponding(place, other))


def under_followed(table: TableFacts, voice: Voice) -> tuple[Action, ...]:
    """Return the buttons shown to a follower."""
    return () if table.status.is_over else (button("unfollow", table, voice),)


def quietly(letter: PrivateLetter, voice: Voice) -> tuple[Action, ...]:
    """Return the buttons of a letter that asks nothing: taking a seat back from a computer."""
    if letter.kind != "tended":
        return ()
    return (button("return", letter.table, voice, "success"),)


def under_look(
    table: TableFacts, voice: Voice, *, has_parts: bool, may_try: bool
) -> tuple[Action, ...]:
    """Return the buttons under a look.

    ``has_parts``: the board has parts to show enlarged. ``may_try``: a running game has moves that
    this person can try.
    """
    closer = (button("closer", table, voice),) if has_parts else ()
    if table.status is Status.FINISHED:
        stepping = Action("past-first", table.code, voice.say(text("over-steps")))
        named = (button(name, table, voice) for name in ("replay", "text", "export"))
        return (*closer, stepping, *named)
    if table.status is not Status.PLAYING:
        return closer
    tries = (button("try", table, voice),) if may_try else ()
    named = (button(name, table, voice) for name in ("text", "rules"))
    return (*closer, *tries, *named, *_why(table, voice))


def under_more(
    table: TableFacts, seat: Seat | None, voice: Voice, *, may_try: bool
) -> tuple[Action, ...]:
    """Return the buttons that have no room in the row under a post or a view: first those with
    which the person in this seat answers what is open, last the way to resign."""
    return (
        *_answers_of(table, seat, voice),
        *_since(table, voice),
        *under_look(table, voice, has_parts=False, may_try=may_try),
        *_ways_to_stop(table, seat, voice),
    )


def _ways_to_stop(table: TableFacts, seat: Seat | None, voice: Voice) -> tuple[Action, ...]:
    """Return the buttons to the pages where this player can pause, and resign; both ask first."""
    if table.status is not Status.PLAYING or table.is_frozen:
        return ()
    plays = seat is not None and not table.seats[seat].is_out
    pauses = (button("pause", table, voice),) if plays and table.pause is None else ()
    return (*pauses, button("ways-to-end", table, voice)) if plays else ()


def under_try_board(table: TableFacts, voice: Voice) -> tuple[Action, ...]:
    """Return the buttons under a try board that are the same in every line."""
    in_words = Action("try-text", table.code, voice.say(text("text-button")))
    return button("view", table, voice), in_words


def _why(table: TableFacts, voice: Voice) -> tuple[Action, ...]:
    """Return the button that explains computers' last moves; none if there are none to explain."""
    return (button("why", table, voice),) if any(s.explains for s in table.seats) else ()


def _seats_to_take(table: TableFacts, voice: Voice) -> tuple[Action, ...]:
    """Return the buttons to take over or take back a seat of a running game; none if frozen."""
    if table.is_frozen:
        return ()
    wanted = [seat for seat in table.seats if seat.wanted and seat.promised is None]
    take, several = voice.say(text("take-button")), len(wanted) > 1
    offered = [
        Action("take", table.code, _about(seat.seat, take, several), number=seat.seat)
        for seat in wanted
    ]
    if any(seat.stood_for for seat in table.seats):
        offered.append(button("return", table, voice))
    elif any(seat.promised for seat in table.seats):
        offered.append(Action("return", table.code, voice.say(text("keep-button"))))
    return tuple(offered)


ANSWERS: Mapping[Choice, str] = {
    "yes": "accept",
    "no": "refuse",
    "wait": "vote-wait",
    "computer": "vote-computer",
    "substitute": "vote-substitute",
    "end": "vote-end",
    "claim": "vote-claim",
}
"""The buttons that answer motions."""


def _answers(table: TableFacts, asked: Sequence[Motion], voice: Voice) -> tuple[Action, ...]:
    """Return the buttons that answer these motions; if frozen, only those about its end."""
    several = sum(motion.kind == "late" for motion in asked) > 1
    return tuple(
        _answer(table, motion, choice, voice, several)
        for motion in asked
        for choice in motion.choices
        if motion.kind == "end" or not table.is_frozen
    )


def _answer(
    table: TableFacts, motion: Motion, choice: Choice, voice: Voice, several: bool
) -> Action:
    """Return the button that gives this answer; to end a game, the one that asks again."""
    name = ANSWERS[choice]
    if motion.kind == "late":
        label = _about(motion.about.seat, voice.say(text(f"{name}-button")), several)
        return Action(name, table.code, label, number=motion.number)
    if choice == "no":
        label = voice.say(text(f"refuse-{motion.kind}-button"))
        return Action(name, table.code, label, number=motion.number)
    label = voice.say(text(f"agree-{motion.kind}-button"))
    if motion.kind == "end":
        return Action("cancel", table.code, label)
    return Action(name, table.code, label, "primary", motion.number)


def _about(seat: Seat, label: str, several: bool) -> str:
    """Return the label of a button, with the seat's colour if ``several`` seats have one."""
    return f"{SEAT_EMOJI[seat]} {label}" if several else label


def under_status(table: TableFacts, seat: Seat, voice: Voice) -> tuple[Action, ...]:
    """Return the buttons with which the person in this seat answers open questions, and the
    reasons of computers."""
    if table.status is not Status.PLAYING or table.seats[seat].consulted is None:
        return ()
    return (*_answers_of(table, seat, voice), *_why(table, voice))


def _answers_of(table: TableFacts, seat: Seat | None, voice: Voice) -> tuple[Action, ...]:
    """Return the buttons with which the person in this seat answers open questions."""
    player = None if seat is None else table.seats[seat].consulted
    if table.status is not Status.PLAYING or player is None:
        return ()
    return (*_answers(table, motions.open_to(table, player), voice), *_resume(table, voice))
