"""Sample motions, and answers to those that are open."""

from model.commands import Answer, Person
from model.letters import TableFacts
from model.table import About, Ballot, Choice, Motion, PlayerId, ProposalKind, Table
from tables.decisions import motions

NOTHING = About()


def agreed_to(
    number: int, kind: ProposalKind, *people: PlayerId, about: About = NOTHING, until: int = 0
) -> Motion:
    """A proposal of the first of these people, to which all of them agree."""
    ballots = tuple(Ballot(player, "yes") for player in people)
    return Motion(number, kind, people[0], about, ("yes", "no"), ballots, until)


def asked_about(
    number: int,
    seat: int,
    asked: int,
    choices: tuple[Choice, ...] = motions.USUAL,
    ballots: tuple[Ballot, ...] = (),
    lapse: int = 1,
) -> Motion:
    """A motion about the late player in this seat."""
    about = About(seat, asked, lapse)  # type: ignore[arg-type]
    return Motion(number, "late", None, about, choices, ballots, needs="most")


def answer(table: Table | TableFacts, by: Person, choice: Choice) -> Answer:
    """A person's answer to the first motion that offers it and awaits them, or else offers it."""
    offering = [motion for motion in table.motions if choice in motion.choices]
    awaiting = [each for each in offering if by.id in motions.awaited(table, each)]
    found = [*awaiting, *offering]
    return Answer(by, found[0].number if found else 0, choice)
