"""Typed moves are understood in every language, and so is everything the help teaches."""

import re
from itertools import islice

import pytest

from core.errors import UnreadableMove
from core.game import Seat
from core.spelling import Spellings, with_keys
from core.texts import LOCALES, ORIGINAL, Locale
from i18n.grammar import listed
from tests.games.catalogue import texts
from tests.games.subjects import WHOLE_GAMES, Subject
from tests.games.whole_games import some_stops
from tests.i18n.texts_on_disk import OTHERS, language_of, plain, told_in

TRANSLATOR = texts()
EXAMPLE = re.compile('["«]\N{NO-BREAK SPACE}?([^"»]+?)\N{NO-BREAK SPACE}?["»]')
"""Words in quotes."""

WRITTEN = re.compile('["«].?\N{OBJECT REPLACEMENT CHARACTER}.?["»]')
"""What somebody wrote, in quotes."""

SEE = "(locales/README.md, Examples of typed moves)"

KEYBOARD = "Typed"
"""How lines about the keyboard begin in English; translations have them at the same place."""

every_game = pytest.mark.parametrize("subject", WHOLE_GAMES, ids=lambda subject: subject.key)


def names_of(subject: Subject) -> Spellings:
    return TRANSLATOR.spellings(subject.words.NAMES)


def read(subject: Subject, typed: str) -> object:
    """A move as it is typed by whoever has the first seat of a new game."""
    game = subject.game
    state = game.initial_state(subject.seat_counts[-1], subject.options[0], bytes(32)).state
    return game.parse(game.view_for(state, Seat(0)), with_keys(typed, names_of(subject)))


@every_game
def test_no_word_means_two_things(subject: Subject) -> None:
    meant: dict[tuple[str, ...], set[str]] = {}
    for name, key in subject.words.NAMES:
        for locale in LOCALES:
            for words, _ in Spellings([(TRANSLATOR.voice(locale).say(name), key)]):
                meant.setdefault(words, set()).add(key)
    assert {words: keys for words, keys in meant.items() if len(keys) > 1} == {}


@every_game
def test_what_is_written_in_notation_stays_what_it_is(subject: Subject) -> None:
    """Names of other languages hide no word of the notation."""
    names = names_of(subject)
    for _, stop in some_stops(subject.key, 300):
        view = subject.game.view_for(stop.state, stop.seat)
        moves = islice(subject.game.legal_moves(stop.state, stop.seat), 40)
        for move in (stop.move, *moves):
            written = with_keys(subject.game.notate(move), names)
            assert subject.game.parse(view, written) == move


@every_game
def test_every_example_of_a_refusal_is_understood(subject: Subject) -> None:
    found = _examples_of_refusals(subject, "en")
    wanted = f'quote four moves or more ("take 2") in the texts {subject.key}-refusal-… {SEE}'
    assert len(found) > 3, f"{wanted}; found: {found}"
    for example in found:
        assert read(subject, example), f"a refusal teaches {example}, which cannot be read"


@every_game
@pytest.mark.parametrize("locale", OTHERS)
def test_examples_are_the_same_moves_in_every_language(subject: Subject, locale: Locale) -> None:
    names = names_of(subject)
    for examples in (_examples_of_refusals, _examples_of_rules):
        here, there = examples(subject, locale), examples(subject, "en")
        meant = [with_keys(e, names) for e in there]
        assert [with_keys(e, names) for e in here] == meant, f"{locale}: {here}, English: {there}"


def _examples_of_refusals(subject: Subject, locale: Locale) -> list[str]:
    """Moves in the quotes of refusals; the name of a space is no move."""
    refusals = _told(subject, locale, "refusal")
    found = [e for words in refusals for e in EXAMPLE.findall(WRITTEN.sub("", words))]
    return [example for example in found if example not in ("f3", "ring", "turret")]


def _examples_of_rules(subject: Subject, locale: Locale) -> list[str]:
    """What is in bold type in the paragraphs about the keyboard."""
    english, here = (
        [line for words in _told(subject, each, "rules") for line in words.splitlines()]
        for each in (ORIGINAL, locale)
    )
    lines = [line for one, line in zip(english, here, strict=True) if one.startswith(KEYBOARD)]
    return [example for line in lines for example in re.findall(r"\*\*(.+?)\*\*", line)]


def _told(subject: Subject, locale: Locale, part: str) -> list[str]:
    """The texts of this kind, in the same order in every language."""
    begin, found = f"{subject.key}-{part}-", told_in(locale)
    return [plain(found[key]) for key in sorted(found) if key.startswith(begin)]


@every_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_verb_that_is_taught_begins_a_move(subject: Subject, locale: Locale) -> None:
    key = f"{subject.key}-refusal-unknown-verb"
    verbs = _listed_before_what_was_written(plain(told_in(locale)[key]), language_of(key, locale))
    assert len(verbs) >= 3, f"{key} names three words or more {SEE}; found: {verbs}"
    for verb in set(verbs) - NOUNS:
        assert _why_not(subject, verb) != key, f"{key} teaches {verb}, which begins no move"


def _listed_before_what_was_written(said: str, locale: Locale) -> list[str]:
    """The words of "begins with a wagon, buy or pass, not with …": the last of each part."""
    written = WRITTEN.search(said)
    assert written is not None, f"it quotes what was written, unlike: {said}"
    joint = listed(("", ""), locale, "or")
    parts = re.split(f",|{joint}", said[: written.start()])
    return [part.split()[-1] for part in parts[:-1]]


NOUNS = {"space", "case", "casella", "wagon", "chariot", "carro"}
"""What a move may begin with in place of a verb."""


def _why_not(subject: Subject, typed: str) -> str | None:
    try:
        read(subject, typed)
    except UnreadableMove as fault:
        return fault.refusal.code
    return None


@pytest.mark.parametrize(
    ("key", "typed", "written"),
    [
        ("ruta", "pioche", "pile"),
        ("ruta", "la pioche", "pile"),
        ("ruta", "prendre le dessus de la pioche", "draw pile"),
        ("ruta", "piocher 1", "draw 1"),
        ("ruta", "as 1", "ace 1"),
        ("ruta", "donner as 1", "give ace 1"),
        ("ruta", "donner l’As de lune", "give ace moons"),
        ("ruta", "As de Lunes", "ace-moons"),
        ("ruta", "mazzo", "pile"),
        ("ruta", "pesca dal mazzo", "draw pile"),
        ("ruta", "cedi asso 1", "give ace 1"),
        ("ruta", "tieni l’asso di luna", "keep ace moons"),
        ("ruta", "top of the pile", "pile"),
        ("ruta", "face up 2", "2"),
        ("ruta", "carte visible 2", "2"),
        ("ruta", "carta scoperta 2", "2"),
        ("ruta", "la Scoperta", "discovery"),
        (
            "ruta",
            "moisson/consul: chasseresse rite avec as de soleil",
            "harvest consul huntress rite with ace suns",
        ),
        ("ruta", "route Raccolto – Console", "claim harvest consul"),
        ("la-strada", "construire de la ferme C3 à D4", "build c3 à d4"),
        ("la-strada", "poser un atelier en D7", "workshop d7"),
        ("la-strada", "finisci il turno", "end"),
        ("strada-romana", "tuile III", "tile iii"),
        ("strada-romana", "la tessera I", "tile i"),
        ("strada-romana", "Ballio 3H jusqu’à Rome", "ballio 3h rome"),
        ("strada-romana", "acheter mouvement latéral", "buy lateral"),
        ("strada-romana", "prendi il cubo 5H", "cube 5h"),
        ("strada-romana", "Sosia arriva", "sosia arrives"),
        ("stratego4", "bouger f3 à l’enceinte", "move f3 ring"),
        ("stratego4", "f3 ring sans le drapeau", "f3 ring leave"),
        ("stratego4", "repêcher le capitaine", "recruit captain"),
        ("stratego4", "pronto!", "ready"),
    ],
)
def test_words_of_french_and_italian_become_notation(key: str, typed: str, written: str) -> None:
    (subject,) = (subject for subject in WHOLE_GAMES if subject.key == key)
    assert with_keys(typed, names_of(subject)) == written
