"""Steps that compare the registered commands with what was sent, and read the rate limits."""

from collections.abc import Mapping, Sequence
from typing import Any

from rehearsal.rehearsal_thread import NotSeen, Stage


async def commands(stage: Stage) -> None:
    """Compare the commands that Discord has, in every language, with those sent."""
    path, ids = (
        "/applications/{application_id}/commands",
        {"application_id": stage.asker.application},
    )
    known = await stage.ask("GET", path, ids, query={"with_localizations": "true"})
    wanted = stage.asker.commands
    if wanted is None:
        raise NotSeen("no-command")
    by_name = {str(one["name"]): one for one in known.body} if known.is_accepted else {}
    lacking = [one for one in wanted if not _holds(one, by_name.get(str(one["name"])))]
    stage.compare("command-translations-are-kept", "0 differ", f"{len(lacking)} differ", known)


async def rate_limits(stage: Stage) -> None:
    """Check that the answers so far contain rate limit headers."""
    limited = [answer for path, answer in stage.answers if path.startswith("POST /channels/{ch")]
    named = [answer for answer in limited if answer.rate_limit is not None]
    if not named:
        raise NotSeen("no-headers")
    stage.compare("rate-limits-are-named", "named", "named")


def _holds(sent: Any, known: Any) -> bool:
    """Whether Discord's answer contains all that was sent; it may omit empty values."""
    if isinstance(sent, Mapping):
        there = known if isinstance(known, Mapping) else {}
        return all(_holds(value, there.get(name)) for name, value in sent.items())
    if isinstance(sent, Sequence) and not isinstance(sent, str):
        return _holds_all(sent, known if isinstance(known, list) else [])
    return bool(sent == known or (not sent and not known))


def _holds_all(sent: Sequence[Any], known: Sequence[Any]) -> bool:
    """Whether this holds for lists; the order of plain values does not matter."""
    if sorted(map(str, sent)) == sorted(map(str, known)):
        return True
    return len(sent) == len(known) and all(map(_holds, sent, known))
