"""Everything that a page shows, in one language: of one game, or of several of the same deal."""

from collections.abc import Iterator, Sequence

import msgspec

from core.translatable_text import Locale, Say, Text, text
from i18n import Translator
from pages.deduplicated_content import DeduplicatedContent
from pages.delta_encoding import Coded
from pages.page_game import PageGame
from pages.page_shapes import PageShapes
from pages.plain_text import plain
from pages.same_deal import ShownDeal, ShownTable
from pages.shown_game import ShownGame
from pages.table_contents import PageTable, TableComposer, names_of
from pages.table_results import PageResults, results_of
from rendering import charts
from tables.model import game_json
from workers.wording.sentences import agreed_by


class PageStory(msgspec.Struct, frozen=True):
    """What the script of the page reads.

    ``pictures``, ``descriptions``: coded lists of the numbers of shapes and of sentences
    (``delta_encoding.py``). ``shared``, ``shapes``: SVG, as in ``PageShapes``.
    """

    sentences: tuple[str, ...]
    pictures: tuple[Coded, ...]
    descriptions: tuple[Coded, ...]
    tables: tuple[PageTable, ...]
    shared: str
    shapes: tuple[str, ...]


class TableHeading(msgspec.Struct, frozen=True):
    """What stands above a table on a page of several; ``remark`` may be empty."""

    name: str
    remark: str


class PageContents(msgspec.Struct, frozen=True):
    """A whole page. ``about``: sentences below its heading; ``notes``: at its end.

    ``eyes``: what the choice of viewers calls each view of a table. ``headings``, ``results``: of a
    page of several tables, otherwise none.
    """

    locale: Locale
    heading: str
    about: tuple[str, ...]
    notes: tuple[str, ...]
    story: PageStory
    shapes: PageShapes
    eyes: tuple[str, ...]
    headings: tuple[TableHeading, ...] = ()
    results: PageResults | None = None


def contents_of(
    shown: ShownGame, game: PageGame, translator: Translator, locale: Locale
) -> PageContents:
    """Return the contents of a game's page in one language."""
    content, say = DeduplicatedContent(), translator.voice(locale).say
    table = _composer(shown, game, translator, locale, content).table()
    return PageContents(
        locale=locale,
        heading=plain(_heading(shown), say),
        about=tuple(plain(one, say) for one in _about(shown, game)),
        notes=tuple(plain(one, say) for one in _notes(shown)),
        story=_story(content, (table,)),
        shapes=content.shapes,
        eyes=tuple(_eyes(shown, say, names_of(shown, translator, locale))),
    )


def contents_side_by_side(
    deal: ShownDeal, game: PageGame, translator: Translator, locale: Locale
) -> PageContents:
    """Return the contents of the page of several tables of the same deal."""
    content, say = DeduplicatedContent(), translator.voice(locale).say
    first = deal.tables[0].shown
    composers = [_composer(t.shown, game, translator, locale, content) for t in deal.tables]
    plots = [found for composer in composers if (found := composer.plots())]
    extents = [charts.extent_of(same) for same in zip(*plots, strict=True)]
    composed = tuple(
        composer.table(_said_over(table, say), extents)
        for composer, table in zip(composers, deal.tables, strict=True)
    )
    return PageContents(
        locale=locale,
        heading=plain(_heading_of(deal), say),
        about=tuple(plain(one, say) for one in (*_about_cup(deal), *_about(first, game))),
        notes=tuple(plain(one, say) for one in _notes_of(deal)),
        story=_story(content, composed),
        shapes=content.shapes,
        eyes=tuple(_eyes_of(deal, translator, locale)),
        headings=tuple(_heading_of_table(table, say) for table in deal.tables),
        results=results_of(deal.tables, say),
    )


def _composer(
    shown: ShownGame,
    game: PageGame,
    translator: Translator,
    locale: Locale,
    content: DeduplicatedContent,
) -> TableComposer:
    names = names_of(shown, translator, locale)
    voice = translator.voice(locale, people=names.__getitem__)
    return TableComposer(shown, game, voice, content, names)


def _story(content: DeduplicatedContent, tables: tuple[PageTable, ...]) -> PageStory:
    return PageStory(
        sentences=tuple(content.sentences),
        pictures=tuple(content.pictures.coded),
        descriptions=tuple(content.descriptions.coded),
        tables=tables,
        shared="".join(content.shapes.writer.definitions),
        shapes=tuple(content.shapes.shapes),
    )


def _eyes(shown: ShownGame, say: Say, names: Sequence[str]) -> Iterator[str]:
    """Yield what each viewer of a game is called; ``names``: of its seats."""
    for eyes in shown.perspectives:
        if eyes.seat is not None:
            yield names[eyes.seat]
        else:
            yield plain(text(f"page-sees-{eyes.sees}"), say)


def _eyes_of(deal: ShownDeal, translator: Translator, locale: Locale) -> Iterator[str]:
    """Yield what the viewers of the table with the most of them are called, seats by number."""
    shown = max((table.shown for table in deal.tables), key=lambda one: len(one.perspectives))
    nameless = msgspec.structs.replace(shown, names=())
    names = names_of(nameless, translator, locale)
    yield from _eyes(shown, translator.voice(locale).say, names)


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


# --- words of several tables ---------------------------------------------------------------------


def _heading_of(deal: ShownDeal) -> Text:
    name = text(f"{deal.tables[0].shown.game}-name")
    return text("page-tables-heading", game=name, count=len(deal.tables))


def _about_cup(deal: ShownDeal) -> Iterator[Text]:
    if deal.cup is not None:
        yield text("page-tables-cup", code=deal.cup, round=deal.round)


def _notes_of(deal: ShownDeal) -> Iterator[Text]:
    yield text("page-tables-keys")
    if not deal.has_all_eyes:
        yield text("page-tables-fewer-eyes")
    if deal.left_out:
        yield text("page-tables-left-out", count=deal.left_out)
    whole = (table.shown for table in deal.tables if table.shown.seed is not None)
    for shown in (*whole,)[:1]:
        yield from _notes(shown)


def _heading_of_table(table: ShownTable, say: Say) -> TableHeading:
    remark = _remark(table)
    return TableHeading(plain(table.name, say), "" if remark is None else plain(remark, say))


def _remark(table: ShownTable) -> Text | None:
    """Return what must be known of a game that did not end within its round; None otherwise."""
    if table.shown.outcome is None:
        return text("page-table-unfinished")
    return text("page-table-judged") if table.judged else None


def _said_over(table: ShownTable, say: Say) -> str:
    is_over = table.shown.outcome is not None
    return plain(text("page-table-over" if is_over else "page-table-no-further"), say)
