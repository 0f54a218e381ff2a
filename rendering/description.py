"""What a picture shows, in sentences no longer than a description may be."""

from collections.abc import Callable, Iterable

from core.text import Text
from rendering.scene import ALT_LIMIT


def described(sentences: Iterable[Text], say: Callable[[Text], str]) -> str:
    """The sentences, the more important ones first, cut where the limit is reached."""
    return shortened_to(ALT_LIMIT, " ".join(say(sentence) for sentence in sentences))


def shortened_to(most: int, told: str) -> str:
    """What is told, cut between two words where it is longer than so many characters."""
    if len(told) <= most:
        return told
    kept = told[: most - 1]
    return kept[: kept.rfind(" ")].rstrip(" ,;:") + "…"
