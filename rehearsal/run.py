"""Runs a rehearsal: all steps in order, then the cleanup."""

import logging
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from rehearsal.discord_assumptions import BELIEFS, Belief
from rehearsal.interface import Ask, DiscordAnswer, NoAnswer, RateLimit
from rehearsal.rehearsal_thread import (
    Asker,
    NotSeen,
    RehearsalPlace,
    SeenAnswer,
    Stage,
    to_its_end,
)
from rehearsal.steps import SCENES, UNSEEN, Group, RehearsalScene

_log = logging.getLogger(__name__)

Verdict: TypeAlias = Literal["as-believed", "differs", "not-seen"]


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


class RehearsalFindings(msgspec.Struct, frozen=True):
    """All results of a rehearsal.

    ``limits``: the rate limit that each kind of request met, with the longest window seen; kinds
    whose buckets have the same letter share it. ``waits``: answers that asked to wait (429).
    ``is_whole``: every step was tried. ``is_clean``: everything it made has been deleted.
    """

    found: tuple[Finding, ...]
    limits: Mapping[str, RateLimit]
    requests: int
    waits: int
    is_whole: bool
    is_clean: bool

    def having(self, verdict: Verdict) -> tuple[Finding, ...]:
        """Return the findings with this verdict."""
        return tuple(one for one in self.found if one.verdict == verdict)


async def rehearse(
    ask: Ask, place: RehearsalPlace, asker: Asker, scenes: Sequence[RehearsalScene] = SCENES
) -> RehearsalFindings:
    """Rehearse, and delete all that was made, even when cancelled.

    Raises CannotBegin when Discord refuses the thread, NoAnswer when it cannot be reached.
    """
    stage = Stage(ask, place, asker)
    try:
        await stage.open()
        is_whole = await _go_through(stage, scenes)
    finally:
        await to_its_end(stage.close())
    return _findings(stage, is_whole=is_whole)


async def _go_through(stage: Stage, scenes: Sequence[RehearsalScene]) -> bool:
    """Try every step; return False if Discord became unreachable before the last."""
    for number, scene in enumerate(scenes):
        try:
            await _play(stage, scene)
        except NoAnswer:
            for left in scenes[number:]:
                _pass_over(stage, left, "no-answer")
            return False
    return True


def _pass_over(stage: Stage, scene: RehearsalScene, why: str) -> None:
    for key in scene.beliefs:
        stage.reasons.setdefault(key, why)


async def _play(stage: Stage, scene: RehearsalScene) -> None:
    try:
        await scene.step(stage)
    except NotSeen as unseen:
        _pass_over(stage, scene, unseen.why)
    except (LookupError, TypeError, ValueError, AttributeError):
        _log.exception("an answer of Discord's was not understood")
        looked_at = {seen.key for seen in stage.observed}
        left = [key for key in scene.beliefs if key not in looked_at]
        for key in left or scene.beliefs[-1:]:
            stage.compare(key, "an answer of the documented form", "an answer of another form")


def _findings(stage: Stage, *, is_whole: bool) -> RehearsalFindings:
    reasons = {**UNSEEN, **stage.reasons}
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


def _limits_met(answers: Sequence[tuple[str, DiscordAnswer]]) -> Mapping[str, RateLimit]:
    """Return the rate limit of each kind of request, with a letter as its bucket."""
    letters: dict[str, str] = {}
    met: dict[str, RateLimit] = {}
    for request, answer in answers:
        if (named := answer.rate_limit) is None:
            continue
        letter = letters.setdefault(named.bucket, chr(ord("A") + len(letters)))
        longest = max(named.reset_after, met[request].reset_after if request in met else 0.0)
        met[request] = RateLimit(named.limit, round(longest, 1), letter)
    return met
