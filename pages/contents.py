"""Everything that a page shows of a game, in one language."""

from collections.abc import Iterator, Sequence

import msgspec

from core.translatable_text import Locale, Say, Text, text
from i18n import Translator
from model import game_json
from pages.deduplicated_content import DeduplicatedContent
from pages.delta_encoding import Coded
from pages.page_game import PageGame
from pages.page_shapes import PageShapes
from pages.plain_text import plain
from pages.shown_game import ShownGame
from pages.table_contents import PageTable, TableComposer, names_of
from workers.sentences import agreed_by


class PageStory(msgspec.Struct, frozen=True):
    """What the script of the page reads.

    ``pictures``, ``descriptions``: coded lists of the numbers of shapes and of sentences
    (``delta_encoding.py``). ``shared``, ``shapes``: SVG, as in ``PageShapes``.
    """

    sentences: tuple[str, ...]
    pictures: tuple[Coded, ...]
    descriptions: tuple[Coded, ...]
    table: PageTable
    shared: str
    shapes: tuple[str, ...]


class PageContents(msgspec.Struct, frozen=True):
    """A whole page. ``about``: sentences below its heading; ``notes``: at its end.

    ``eyes``: what the choice of viewers calls each of its views.
    """

    locale: Locale
    heading: str
    about: tuple[str, ...]
    notes: tuple[str, ...]
    story: PageStory
    shapes: PageShapes
    eyes: tuple[str, ...]


def contents_of(
    shown: ShownGame, game: PageGame, translator: Translator, locale: Locale
) -> PageContents:
    """Return the contents of a game's page in one language."""
    content, say = DeduplicatedContent(), translator.voice(locale).say
    names = names_of(shown, translator, locale)
    voice = translator.voice(
        locale,
        people=names.__getitem__,
        guest=lambda _: say(text("somebody")),
        place=lambda _: say(text("another-channel")),
    )
    table = TableComposer(shown, game, voice, content, names).table()
    return PageContents(
        locale=locale,
        heading=plain(_heading(shown), say),
        about=tuple(plain(one, say) for one in _about(shown, game)),
        notes=tuple(plain(one, say) for one in _notes(shown)),
        story=PageStory(
            sentences=tuple(content.sentences),
            pictures=tuple(content.pictures.coded),
            descriptions=tuple(content.descriptions.coded),
            table=table,
            shared="".join(content.shapes.writer.definitions.values()),
            shapes=tuple(content.shapes.shapes),
        ),
        shapes=content.shapes,
        eyes=tuple(_eyes(shown, say, names)),
    )


def _eyes(shown: ShownGame, say: Say, names: Sequence[str]) -> Iterator[str]:
    """Yield what each viewer of a game is called; ``names``: of its seats."""
    for eyes in shown.perspectives:
        if eyes.seat is not None:
            yield names[eyes.seat]
        else:
            yield plain(text(f"page-sees-{eyes.sees}"), say)


# --- words ---------------------------------------------------------------------------------------


def _heading(shown: ShownGame) -> Text:
    name, first = text(f"{shown.game}-name"), shown.perspectives[0]
    if shown.seed is not None:
        return text("record-whole", game=name)
    if first.seat is None:
        return text("record-public", game=name)
    return text("page-own", game=name, number=first.seat + 1)


def _about(shown: ShownGame, game: PageGame) -> Iterator[Text]:
    yield text("record-seats", count=shown.seats)
    options = game_json.decode_options(game.game, shown.options)
    said = agreed_by(game.game.manifest, options, shown.seats)
    if said is not None:
        yield said


def _notes(shown: ShownGame) -> Iterator[Text]:
    if shown.without_seats:
        yield text("page-without-seats")
    if shown.seal is not None and shown.seed is not None:
        yield text("record-seal", seal=shown.seal)
        yield text("record-seed", seed=shown.seed)
