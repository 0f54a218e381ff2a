"""Makes the pictures of the README: `make pictures`, or `python -m docs.make_pictures <key>`.

`<game>.png` is the public board with all seats taken, `<game>-own.png` what one player sees at the
smallest table; they are made if the README or a page of the docs names them. `boards.webp` has all
public boards side by side. `a-move.webp` is the film of a move (`docs.make_film`), which needs a
Chromium on this machine. The games are always the same; only the browser's text rendering and the
time may differ.
"""

from argparse import ArgumentParser
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFont, ImageOps

from ai.base import unhurried
from catalog import CATALOG, GAMES
from core.game import Seat
from core.rng import Rng
from core.texts import ORIGINAL, text
from docs.make_film import FONT
from docs.make_film import main as film
from i18n import Translator
from rendering.rasterizer import Raster
from rendering.scene.shapes import SeatLabel

ROOT = Path(__file__).parents[1]
PAGES = (ROOT / "README.md", *ROOT.glob("docs/*.md"))
PICTURES = Path(__file__).parent / "pictures"
SEED = b"a seed for pictures, no secret.."
PEOPLE = tuple(SeatLabel(name) for name in ("Ada", "Bruno", "Cleo", "Dimitri", "Elena"))
PLAYED = 0.6
"""How much of a game has been played where its picture is taken."""

BOARD_WIDTH, GAP, NAME_HEIGHT, LETTERS = 480, 20, 64, 40
BACKGROUND = "#2b2d31"
"""Of the strip, as that of a board. Lengths are in pixels; it is shown at about a third."""


def middle_of_a_game(key: str, seats: int) -> Any:
    """A state of a game between computers that weigh their moves."""
    game, player = CATALOG[key].game, CATALOG[key].agents["normal"]
    states = [game.initial_state(seats, game.manifest.options(), SEED).state]
    while acting := game.to_act(states[-1]):
        seat, state = min(acting), states[-1]
        view, legal = game.view_for(state, seat), list(game.legal_moves(state, seat))
        move = player.choose(game, view, legal, Rng(SEED), unhurried(0))
        states.append(game.apply(state, seat, move).state)
    return states[int(len(states) * PLAYED)]


def paint_boards(games: Iterable[str]) -> None:
    """Every picture of these games that a page names."""
    raster, shown = Raster(), "".join(page.read_text(encoding="utf-8") for page in PAGES)
    say = Translator().voice(ORIGINAL, people=lambda seat: PEOPLE[seat].name).say
    for key in games:
        entry, manifest = CATALOG[key], CATALOG[key].game.manifest
        for name, seats, viewer in (
            (f"{key}.png", manifest.most_seats, None),
            (f"{key}-own.png", manifest.fewest_seats, Seat(0)),
        ):
            if f"pictures/{name}" in shown:
                view = entry.game.view_for(middle_of_a_game(key, seats), viewer)
                scene = entry.painter.compose(view, PEOPLE[:seats], say)
                (PICTURES / name).write_bytes(raster.render(scene))


def set_side_by_side() -> None:
    """All public boards in one strip, each with its name below."""
    boards = [Image.open(PICTURES / f"{key}.png").convert("RGB") for key in GAMES]
    boards = [ImageOps.contain(board, (BOARD_WIDTH, BOARD_WIDTH)) for board in boards]
    strip = Image.new("RGB", (len(boards) * (BOARD_WIDTH + GAP) - GAP, BOARD_WIDTH + NAME_HEIGHT))
    strip.paste(BACKGROUND, (0, 0, *strip.size))
    pen, font = ImageDraw.Draw(strip), ImageFont.truetype(FONT, LETTERS)
    say = Translator().voice(ORIGINAL).say
    for number, (key, board) in enumerate(zip(GAMES, boards, strict=True)):
        left = number * (BOARD_WIDTH + GAP)
        strip.paste(board, (left + (BOARD_WIDTH - board.width) // 2, BOARD_WIDTH - board.height))
        middle = (left + BOARD_WIDTH // 2, BOARD_WIDTH + NAME_HEIGHT // 2)
        pen.text(middle, say(text(f"{key}-name")), "#f2f3f5", font, anchor="mm")
    strip.save(PICTURES / "boards.webp", quality=82, method=6)


def main() -> None:
    """Make the pictures of the game named on the command line; else all, and the film."""
    parser = ArgumentParser(description="Make the pictures of the README.")
    parser.add_argument("game", nargs="?", choices=list(CATALOG))
    game = parser.parse_args().game
    PICTURES.mkdir(exist_ok=True)
    paint_boards([game] if game else list(CATALOG))
    set_side_by_side()
    if game is None:
        film()


if __name__ == "__main__":
    main()
