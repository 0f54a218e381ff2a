"""What entrants are told of their cup by direct message, each time once. Pure."""

from collections.abc import Iterable, Mapping

from club.decisions.default_cup_names import default_name
from club.decisions.public_cup import public_cup
from club.model.cup import Cup, Entrant
from core.translatable_text import Text, Verbatim, text
from tables.model.letters import Letter
from tables.model.table import FORMER_PLAYER, PlayerId, PlayerProfile
from tables.notifications.cup_letters import CupConcerned, cup_letter


def letters_to_all(cup: Cup, key: str, game: Text) -> tuple[Letter, ...]:
    """Return a letter to each person who is in. ``key``: of its text; ``game``: its name."""
    return _to_all(cup, cup.people, Text(key, {"cup": _the_cup(cup, game)}))


def letters_of_end(
    cup: Cup, people: Mapping[PlayerId, PlayerProfile], game: Text
) -> tuple[Letter, ...]:
    """Return the letters that tell who has won, to all who have had their last pairing.

    ``people``: those who have been in the cup and are known. Who is being forgotten is neither
    written to nor named.
    """
    public = public_cup(cup)
    forgotten = {player for player, known in people.items() if known.forgetting is not None}
    readers = [
        e.player
        for e in cup.entrants
        if e.player is not None and e.number not in public.gone and e.player not in forgotten
    ]
    won = None if public.champion is None else cup.entrant(public.champion)
    named = None if won is None or won.player not in readers else people.get(won.player)
    the_cup = _the_cup(cup, game)
    if named is None:
        return _to_all(cup, readers, text("club-told-ended", cup=the_cup))
    key = "club-told-won" if public.computer_ahead is None else "club-told-best"
    lot = (text("club-told-lot"),) if public.equal_to_champion else ()
    return _to_all(cup, readers, text(key, cup=the_cup, who=Verbatim(named.name)), *lot)


def letter_of_removal(
    cup: Cup, entrant: Entrant, reason: str | None, game: Text
) -> tuple[Letter, ...]:
    """Return the letter to somebody who was removed.

    ``reason``: the organiser's words, None for somebody who wants none of theirs.
    """
    if entrant.player is None or entrant.player == FORMER_PLAYER:
        return ()
    told = text("club-told-removed", cup=_the_cup(cup, game))
    why = () if reason is None else (text("club-told-reason", reason=Verbatim(reason)),)
    return (_letter(cup, entrant.player, told, *why),)


def _to_all(cup: Cup, readers: Iterable[PlayerId], *told: Text) -> tuple[Letter, ...]:
    return tuple(_letter(cup, player, *told) for player in readers if player != FORMER_PLAYER)


def _letter(cup: Cup, player: PlayerId, *told: Text) -> Letter:
    about = CupConcerned(cup.code, cup.game, cup.guild, cup.place, cup.locale)
    return cup_letter(about, player, *told)


def _the_cup(cup: Cup, game: Text) -> Text:
    """Return what a sentence about a cup begins with: its name, else its game and format."""
    if cup.name:
        return text("cup-the-named", name=Verbatim(cup.name))
    return default_name("cup-the-unnamed", cup, game)
