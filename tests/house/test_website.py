"""The site of the documentation: what becomes of its pages before Sphinx, and of its files after.

`make docs` builds it, which takes longer than a test may.
"""

from pathlib import Path

import pytest

from docs.website.built_pages import faults_of
from docs.website.demos import copy_demos, demo_page, games_in
from docs.website.rule_pages import paragraphs
from docs.website.source_pages import (
    UnfitPages,
    pages_of_the_repository,
    place_of,
    placed,
    with_navigation,
)

PATHS = list(pages_of_the_repository())


def test_no_two_pages_have_the_same_place() -> None:
    places = [place_of(path) for path in PATHS]
    assert None not in places
    assert len(set(places)) == len(places) > 50


def test_links_lead_to_the_places_in_the_site() -> None:
    files: set[str] = set()
    assert "](known-packages.md)" in placed("docs/adding-a-game.md", files)
    assert "](../architecture.md#where-a-feature-lives)" in placed("CONTRIBUTING.md", files)
    assert "](project/contributing.md#your-first-change)" in placed("docs/architecture.md", files)
    assert "](rehearsal/discord_assumptions.py)" not in placed("docs/operations.md", files)
    assert "compose.yaml" in files
    assert "](files/compose.yaml)" in placed("docs/operations.md", files)


def test_every_page_is_behind_a_door() -> None:
    files: set[str] = set()
    pages = {place_of(path) or "": placed(path, files) for path in PATHS}
    led = with_navigation(pages)
    assert "\nplayers.md\nhosts.md\nauthors.md\n" in led["index.md"]
    lists = [page for page, words in led.items() if "{toctree}" in words]
    assert {"players.md", "hosts.md", "authors.md", "decisions/index.md"} <= set(lists)
    with pytest.raises(UnfitPages, match=r"no door leads to lost\.md"):
        with_navigation(pages | {"lost.md": "# Nobody lists this"})


def test_lines_of_a_chapter_become_paragraphs_and_lists() -> None:
    words = "Suits:\n🌙 one\n☀️ two\n**Draw** a card.\nÀ toi."
    assert list(paragraphs(words)) == ["Suits:", "🌙 one\\\n☀️ two", "**Draw** a card.", "À toi."]


# --- the built files ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("html", "fault"),
    [
        ('<a href="b.html">', "a.html: nothing is at b.html"),
        ('<a href="#there">', "a.html: nothing is at #there"),
        ('<img src="../up.png">', "a.html: nothing is at ../up.png"),
        ('<link href="https://afar/x.woff">', "a.html: fetches https://afar/x.woff"),
        ('<script src="//afar/x.js"></script>', "a.html: fetches //afar/x.js"),
    ],
)
def test_a_fault_of_a_built_page_is_found(tmp_path: Path, html: str, fault: str) -> None:
    (tmp_path / "a.html").write_text(f'<p id="here"></p>{html}')
    assert faults_of(tmp_path) == [fault]


def test_a_style_that_fetches_from_elsewhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<p id="here"><a href="#here"></a><a href="https://afar/">')
    assert faults_of(tmp_path) == []
    (tmp_path / "a.css").write_text('@import "https://afar/fonts.css"; a { color: red }')
    assert faults_of(tmp_path) == ["a.css: fetches https://afar/fonts.css"]


def test_a_site_without_a_page_is_a_fault(tmp_path: Path) -> None:
    assert faults_of(tmp_path) == [f"{tmp_path} has no page"]


def test_demos_are_shown_in_frames_and_copied(tmp_path: Path) -> None:
    made, site = tmp_path / "made", tmp_path / "site"
    made.mkdir()
    site.mkdir()
    assert games_in(made) == []
    (made / "ruta.html").write_text("<p>a game</p>")
    copy_demos(made, site)
    (site / "demo" / "index.html").write_text(demo_page(made))
    assert 'src="ruta.html"' in demo_page(made)
    assert faults_of(site) == []
