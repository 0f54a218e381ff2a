"""Runs a rehearsal: all steps in order, then the cleanup."""

import logging
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Literal, TypeAlias, get_args

import msgspec

from core.texts import Text, Verbatim, text
from rehearsal.discord_assumptions import BELIEFS, Belief
from rehearsal.interface import Ask, DiscordAnswer, NoAnswer, RateLimit
from rehearsal.rehearsal_thread import (
    THREAD_NAME,
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


# The report of a rehearsal: a few lines for the person who asked, and a file without any names.

FILE_NAME = "rehearsal.txt"

_FORMAT = 2
_MOST_DIFFERENCES = 8
"""How many differences the message shows; the file has them all."""

_TITLES: dict[Verdict, str] = {
    "differs": "DISCORD DIFFERS FROM THE BELIEF",
    "as-believed": "AS BELIEVED",
    "not-seen": "NOT LOOKED AT",
}


def told(findings: RehearsalFindings) -> Iterator[Text]:
    """Yield the report in a few lines, most urgent first."""
    differing = findings.having("differs")
    if not findings.is_whole:
        yield text("rehearsal-broke-off")
    if not findings.is_clean:
        yield text("rehearsal-left-behind", name=Verbatim(THREAD_NAME))
    for finding in differing[:_MOST_DIFFERENCES]:
        yield _difference(finding)
    if len(differing) > _MOST_DIFFERENCES:
        yield text("rehearsal-more", count=len(differing) - _MOST_DIFFERENCES)
    yield from _groups(findings)
    yield from _not_seen(findings)


def heading(findings: RehearsalFindings) -> Text:
    """Return the report in one line."""
    differing = len(findings.having("differs"))
    return text("rehearsal-heading", count=differing)


def _difference(finding: Finding) -> Text:
    first = finding.differing[0]
    return text(
        "rehearsal-differs",
        key=Verbatim(finding.belief.key),
        believed=Verbatim(first.believed),
        seen=Verbatim(first.seen),
        file=Verbatim(finding.belief.relies),
    )


def _groups(findings: RehearsalFindings) -> Iterator[Text]:
    for group in get_args(Group):
        seen = [one for one in findings.found if one.group == group and one.observed]
        well = sum(one.verdict == "as-believed" for one in seen)
        if seen:
            name = text(f"rehearsal-group-{group}")
            state = "well" if well == len(seen) else "ill"
            yield text("rehearsal-group", state=state, group=name, well=well, count=len(seen))


def _not_seen(findings: RehearsalFindings) -> Iterator[Text]:
    """Yield how many beliefs were not checked, for each reason."""
    reasons = Counter(one.why for one in findings.having("not-seen"))
    for why, count in reasons.items():
        reason = text(f"rehearsal-unseen-{why}")
        yield text("rehearsal-not-seen", count=count, reason=reason)


class About(msgspec.Struct, frozen=True):
    """Circumstances stated in the file. ``place``: the kind of channel, never its name."""

    asked_by: str
    place: str
    versions: Sequence[str]


def file_of(findings: RehearsalFindings, about: About) -> str:
    """Return the whole report as text. It contains no name, no id and no token."""
    return "\n".join((*_head(findings, about), *_body(findings), *_limits(findings), ""))


def _head(findings: RehearsalFindings, about: About) -> Iterator[str]:
    counts = {verdict: len(findings.having(verdict)) for verdict in get_args(Verdict)}
    yield f"Rehearsal of Tavolo on Discord (report format {_FORMAT}). It names nobody."
    yield ""
    yield f"asked by {about.asked_by}, in a {about.place}; {', '.join(about.versions)}"
    yield f"list of beliefs: {_fingerprint()}"
    yield (
        f"as believed: {counts['as-believed']} · different: {counts['differs']} · "
        f"not looked at: {counts['not-seen']}"
    )
    yield (
        f"requests: {findings.requests} · asked to wait (429): {findings.waits} · "
        f"went to the end: {_yes(findings.is_whole)} · all deleted: {_yes(findings.is_clean)}"
    )


def _body(findings: RehearsalFindings) -> Iterator[str]:
    verdicts: tuple[Verdict, ...] = ("differs", "as-believed", "not-seen")
    for verdict in verdicts:
        chosen = findings.having(verdict)
        if chosen:
            yield ""
            yield _TITLES[verdict]
        for finding in chosen:
            yield from _lines_of(finding)


def _lines_of(finding: Finding) -> Iterator[str]:
    if not finding.observed:
        yield f"{finding.belief.key}: {WHY_NOT.get(finding.why or '', finding.why)}"
        return
    yield finding.belief.key
    if finding.differing:
        yield f"    {finding.belief.says}"
    for seen in finding.observed:
        mark = " " if seen.believed == seen.seen else "!"
        faults = f" [{', '.join(seen.faults)}]" if seen.faults else ""
        yield f"  {mark} believed {seen.believed} | seen {seen.seen}{faults}"
    if finding.differing:
        yield f"    source: {finding.belief.source}"
        yield f"    relies on it: {finding.belief.relies}"


def _limits(findings: RehearsalFindings) -> Iterator[str]:
    yield ""
    yield "RATE LIMITS MET (the same letter: one limit for all of these)"
    if not findings.limits:
        yield "no answer named one"
    for request, met in findings.limits.items():
        yield f"{met.bucket}  {met.limit} in {met.reset_after} s  {request}"


WHY_NOT = {
    "client": "only a person's app shows it",
    "press": "somebody would have to press or type",
    "time": "it takes longer than a rehearsal",
    "registration": "commands would have to be registered anew",
    "permission": "it shows itself only to a bot that may do less",
    "circumstances": "it takes another person, or another server",
    "unused": "nothing that this bot does reaches it",
    "no-command": "needs /tavolo rehearse; this was the command line",
    "no-forum": "only where the place is a forum (that requires a tag)",
    "forum": "only where the place is no forum",
    "nobody": "nobody to write to is known",
    "door-open": "this person takes direct messages from the bot",
    "door-closed": "this person takes no direct messages from the bot",
    "more-granted": "this server takes larger files",
    "no-headers": "no answer named a limit",
    "no-answer": "Discord could not be reached any more",
    "not-sent": "what it rests on was refused before",
}
"""Why a belief was not checked, for the file."""


def _fingerprint() -> str:
    """Return a short hash that identifies this list of beliefs."""
    return sha256(msgspec.json.encode(BELIEFS)).hexdigest()[:8]


def _yes(value: bool) -> str:
    return "yes" if value else "no"
