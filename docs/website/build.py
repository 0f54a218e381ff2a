"""Builds the site of the documentation: `make docs`, or `python -m docs.website.build`.

It ends with status 1 and says why if a link is dead, a page is behind no door, or a built page
would fetch something from elsewhere. It needs no network.
"""

import shutil
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Final

from docs.website.built_pages import faults_of
from docs.website.demos import PAGE, copy_demos, demo_page
from docs.website.rule_pages import MARK, RulePages
from docs.website.source_pages import (
    ROOT,
    UnfitPages,
    pages_of_the_repository,
    place_of,
    placed,
    with_navigation,
    write_pages,
)

SITE: Final = ROOT / "build" / "docs"
SOURCE: Final = ROOT / "build" / "docs-source"
SETTINGS: Final = Path(__file__).parent


def build(demos: Path | None) -> list[str]:
    """Build the site anew, and return its faults. ``demos``: a folder of games to step through."""
    for folder in (SITE, SOURCE):
        shutil.rmtree(folder, ignore_errors=True)
    try:
        write_source(demos)
    except UnfitPages as fault:
        return str(fault).splitlines()
    sphinx = (sys.executable, "-m", "sphinx", "--fail-on-warning", "--quiet", "--jobs", "auto")
    ways = ("--conf-dir", SETTINGS, "--doctree-dir", SOURCE / ".doctrees", SOURCE, SITE)
    if subprocess.run((*sphinx, *ways), cwd=ROOT, check=False).returncode:
        return ["Sphinx has found faults: see above"]
    if demos is not None:
        copy_demos(demos, SITE)
    return faults_of(SITE.resolve())


def write_source(demos: Path | None) -> None:
    """Write the pages that Sphinx reads, those of the repository and those made from texts."""
    made = RulePages(SOURCE)
    files: set[str] = set()
    pages = {place_of(path) or "": placed(path, files) for path in pages_of_the_repository()}
    shown = made.table()
    if demos is not None:
        pages[PAGE] = demo_page(demos)
        shown += f"\n- [Games to step through]({PAGE})"
    pages["players.md"] = pages["players.md"].replace(MARK, shown)
    pages |= made.pages()
    write_pages(with_navigation(pages), files, SOURCE)


def main() -> None:
    """Build the site, and say where it is or what is wrong."""
    parser = ArgumentParser(description="Build the site of the documentation.")
    parser.add_argument(
        "--demos", type=Path, help="a folder with <key>.html, games to step through"
    )
    faults = build(parser.parse_args().demos)
    if faults:
        sys.exit("\n".join(faults))
    sys.stdout.write(f"{SITE / 'index.html'}\n")


if __name__ == "__main__":
    main()
