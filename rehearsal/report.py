"""The report of a rehearsal: a few lines for the person who asked, and a file without any names."""

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import get_args

import msgspec

from core.translatable_text import Text, Verbatim, text
from rehearsal.discord_assumptions import BELIEFS
from rehearsal.rehearsal_thread import THREAD_NAME
from rehearsal.run import Finding, RehearsalFindings, Verdict
from rehearsal.steps import Group

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
