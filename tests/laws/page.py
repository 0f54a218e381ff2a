"""The page that checkgame prints: each law, whether it is kept, how often it was tried."""

from collections.abc import Iterator
from itertools import groupby

from tests.laws.findings import Finding, Findings


def page(findings: Findings, name: str) -> Iterator[str]:
    """Yield the lines of the page about the game of this name."""
    yield f"{name} under the laws of Tavolo"
    for chapter, laws in groupby(findings.by_law.values(), key=lambda finding: finding.chapter):
        yield ""
        yield chapter.title
        for finding in laws:
            yield from _law(finding)
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
    laws, broken = len(findings.by_law), len(findings.broken)
    cases = sum(finding.cases for finding in findings.by_law.values())
    if findings.passed:
        return f"All {laws} laws are kept, in {cases} cases."
    unread = f", and {len(findings.unreadable)} files were not tried" if findings.unreadable else ""
    return f"{broken} of {laws} laws are not kept{unread}."
