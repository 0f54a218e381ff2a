"""What checkgame prints: each law, whether it is kept, how often it was tried."""

from collections.abc import Iterator

from tests.laws.chapters import Chapter
from tests.laws.findings import Finding, Findings


def heading(name: str) -> str:
    """Return the first line about the game of this name."""
    return f"{name} under the laws of Tavolo"


def part(findings: Findings, chapter: Chapter) -> Iterator[str]:
    """Yield the lines of a chapter that has ended."""
    yield ""
    yield chapter.title
    for finding in findings.by_law.values():
        if finding.chapter is chapter:
            yield from _law(finding)


def end(findings: Findings) -> Iterator[str]:
    """Yield the lines below the last chapter."""
    if findings.unreadable:
        yield ""
        yield "Not tried, because their file cannot be loaded with this game"
        for file, reason in findings.unreadable.items():
            yield f"  FAILED  {file}"
            yield f"          {reason}"
    yield ""
    yield _sum(findings)


def _law(finding: Finding) -> Iterator[str]:
    kept = "FAILED" if finding.failed else "passed" if finding.cases else "no case"
    yield f"  {kept}  {finding.law} ({_tried(finding)})"
    if finding.left_out:
        yield f"          {finding.left_out}"
    if finding.failed:
        yield from (f"          {line}" for line in finding.fault)
        yield f"          docs/adding-a-game.md: {finding.chapter.step}"
        yield f"          {finding.place}"


def _tried(finding: Finding) -> str:
    cases = "1 case" if finding.cases == 1 else f"{finding.cases} cases"
    moves = f", {finding.moves:,} moves" if finding.moves else ""
    return f"{cases}{moves}, {finding.seconds:.1f} s"


def _sum(findings: Findings) -> str:
    laws = len(findings.by_law)
    if findings.passed:
        cases = sum(finding.cases for finding in findings.by_law.values())
        return f"All {laws} laws are kept, in {cases} cases."
    untried = sum(finding.untried for finding in findings.by_law.values())
    broken = len(findings.broken) - untried
    told = [f"{broken} of {laws} laws are not kept" if laws > untried else "No law was tried"]
    if 0 < untried < laws:
        told.append(f"{untried} were not tried")
    if unread := len(findings.unreadable):
        told.append(f"{unread} file{'s' * (unread > 1)} could not be loaded")
    return f"{', '.join(told)}."
