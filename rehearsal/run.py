"""Runs a rehearsal: all steps in order, then the cleanup."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from rehearsal.discord_assumptions import BELIEFS, Belief
from rehearsal.interface import Discord, DiscordAnswer, NoAnswer
from rehearsal.rehearsal_thread import Asker, NotSeen, RehearsalPlace, SeenAnswer, Stage
from rehearsal.steps import SCENES, UNSEEN, Group, RehearsalScene

_log = logging.getLogger(__name__)

Verdict: TypeAlias = Literal["as-believed", "differs", "not-seen"]

_ODD = SeenAnswer("", "an answer of the documented form", "an answer of another form")


class Finding(msgspec.Struct, frozen=True):
    """The result for a belief. ``observed``: all comparisons; ``why``: why there are none."""

    belief: Belief
    group: Group | None
    observed: tuple[SeenAnswer, ...] = ()
    why: str | None = None

    @property
    def differing(self) -> tuple[SeenAnswer, ...]:
        """The observations that differ from the belief."""
        return tuple(one for one in self.observed if one.believed != one.seen)

    @property
    def verdict(self) -> Verdict:
        """The result in a word."""
        if self.differing:
            return "differs"
        return "as-believed" if self.observed else "not-seen"


class LimitMet(msgspec.Struct, frozen=True):
    """A rate limit from an answer. ``bucket``: a letter; requests with the same letter share it."""

    request: str
    limit: int
    reset_after: float
    bucket: str


class RehearsalFindings(msgspec.Struct, frozen=True):
    """All results of a rehearsal.

    ``waits``: answers that asked to wait (429). ``is_whole``: every step was tried. ``is_clean``:
    everything it made has been deleted.
    """

    found: tuple[Finding, ...]
    limits: tuple[LimitMet, ...]
    requests: int
    waits: int
    is_whole: bool
    is_clean: bool

    def having(self, verdict: Verdict) -> tuple[Finding, ...]:
        """Return the findings with this verdict."""
        return tuple(one for one in self.found if one.verdict == verdict)


async def rehearse(
    discord: Discord, place: RehearsalPlace, asker: Asker, scenes: Sequence[RehearsalScene] = SCENES
) -> RehearsalFindings:
    """Rehearse, and delete all that was made, even when cancelled.

    Raises CannotBegin when Discord refuses the thread, NoAnswer when it cannot be reached.
    """
    stage = Stage(discord, place, asker)
    reasons: dict[str, str] = dict(UNSEEN)
    try:
        await stage.open()
        is_whole = await _go_through(stage, scenes, reasons)
    finally:
        await _to_its_end(stage)
    return _findings(stage, reasons | stage.passed_over, is_whole=is_whole)


async def _to_its_end(stage: Stage) -> None:
    """Clean up, even if cancelled meanwhile."""
    closing = asyncio.ensure_future(stage.close())
    try:
        await asyncio.shield(closing)
    except asyncio.CancelledError:
        await closing
        raise


async def _go_through(
    stage: Stage, scenes: Sequence[RehearsalScene], reasons: dict[str, str]
) -> bool:
    """Try every step; return False if Discord became unreachable before the last."""
    for number, scene in enumerate(scenes):
        try:
            await _play(stage, scene, reasons)
        except NoAnswer:
            for left in scenes[number:]:
                reasons.update(dict.fromkeys(left.beliefs, "no-answer"))
            return False
    return True


async def _play(stage: Stage, scene: RehearsalScene, reasons: dict[str, str]) -> None:
    try:
        await scene.step(stage)
    except NotSeen as unseen:
        reasons.update(dict.fromkeys(scene.beliefs, unseen.why))
    except (LookupError, TypeError, ValueError, AttributeError):
        _log.exception("an answer of Discord's was not understood")
        looked_at = {seen.key for seen in stage.observed}
        left = [key for key in scene.beliefs if key not in looked_at]
        for key in left or scene.beliefs[-1:]:
            stage.compare(key, _ODD.believed, _ODD.seen)


def _findings(stage: Stage, reasons: Mapping[str, str], *, is_whole: bool) -> RehearsalFindings:
    groups = {key: scene.group for scene in reversed(SCENES) for key in scene.beliefs}
    found = []
    for one in BELIEFS:
        observed = tuple(seen for seen in stage.observed if seen.key == one.key)
        why = None if observed else reasons.get(one.key, "not-sent")
        found.append(Finding(one, groups.get(one.key), observed, why))
    return RehearsalFindings(
        found=tuple(found),
        limits=_limits_met(stage.answers),
        requests=len(stage.answers),
        waits=sum(answer.waits for _, answer in stage.answers),
        is_whole=is_whole,
        is_clean=stage.is_clean,
    )


def _limits_met(answers: Sequence[tuple[str, DiscordAnswer]]) -> tuple[LimitMet, ...]:
    """Return the rate limit of each kind of request, with the longest window seen."""
    letters: dict[str, str] = {}
    met: dict[str, LimitMet] = {}
    for request, answer in answers:
        named = answer.rate_limit
        if named is None:
            continue
        letter = letters.setdefault(named.bucket, _letter(len(letters)))
        longest = max(named.reset_after, met[request].reset_after if request in met else 0.0)
        met[request] = LimitMet(request, named.limit, round(longest, 1), letter)
    return tuple(met.values())


def _letter(number: int) -> str:
    return chr(ord("A") + number % 26) + (str(number // 26) if number >= 26 else "")
