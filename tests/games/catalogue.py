"""The catalogue for tests: the product's games and Bidding, a game of the tests only.

Bidding is added as any game is, with its own texts, painter, commands and computers; no line of the
product knows it.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

import pytest

import i18n.slash_commands
from catalog import CATALOG, Entry
from cogs.play.guided_play_cog import GuidedCog
from core.game_texts import Words
from core.guided_play import Asking
from core.lessons import Lesson
from core.move_reasons import Reasons
from core.turn_summaries import TurnLines
from i18n import Translator
from i18n.translator import FOLDER
from tables.history.ratings import USUAL_STRENGTHS
from tests.games.bidding import guided_play, move_reasons, turn_summaries
from tests.games.bidding import texts as bidding_texts
from tests.games.bidding.game import BIDDING
from tests.games.bidding.house import agents, painter

FOLDERS: Final = (FOLDER, Path(__file__).parent / "bidding" / "locales")
"""Where the texts of all these games stand."""


@cache
def texts() -> Translator:
    """All of them; a fault in one is an error."""
    return Translator(*FOLDERS, strict=True)


def _commands() -> type[GuidedCog]:
    """The commands of Bidding, whose names are said when they are made."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(i18n.slash_commands, "_translator", texts)
        from tests.games.bidding.house.cog import BiddingCog
    return BiddingCog


EVERY_GAME: Final[Mapping[str, Entry]] = {
    **CATALOG,
    BIDDING.manifest.key: Entry(
        game=BIDDING,
        words=cast("Words[Any, Any, Any]", bidding_texts),
        painter=painter,
        cog=_commands(),
        load_agents=lambda: agents.AGENTS,
        strengths={level: USUAL_STRENGTHS[level] for level in agents.AGENTS},
        asking=cast("Asking[Any, Any]", guided_play),
        lesson=Lesson((), {}),
        reasons=cast("Reasons[Any, Any]", move_reasons),
        turns=cast("TurnLines[Any]", turn_summaries),
    ),
}
