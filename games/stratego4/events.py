"""The events of Stratego 4. All are public except secret deployments."""

from typing import Literal, TypeAlias

import msgspec

from core.game import Seat
from games.stratego4.board import Rank, Space

Winner = Literal["attacker", "defender", "nobody"]
FlagSource = Literal["ground", "duel"]
RecruitCause = Literal["slider", "flag"]
RecruitLoss = Literal["occupied", "nobody-lost"]
Reason = Literal["turret", "last", "quiet", "blocked", "nobody", "resigned"]


class DeploymentBegan(msgspec.Struct, frozen=True, tag="deployment-began"):
    """Every seat has an army and deploys it now."""


class ArmyArranged(msgspec.Struct, frozen=True, tag="army-arranged"):
    """A seat deployed anew, or swapped two pieces. Told to that seat only."""

    seat: Seat


class ArmyReady(msgspec.Struct, frozen=True, tag="army-ready"):
    """A seat has finished deploying. ``waiting``: how many have not."""

    seat: Seat
    waiting: int


class BattleBegan(msgspec.Struct, frozen=True, tag="battle-began"):
    """All seats have deployed; this seat was drawn to begin."""

    first: Seat


class PieceMoved(msgspec.Struct, frozen=True, tag="piece-moved"):
    """A piece moved to a free space. ``flag``: the army whose flag it took along, if any."""

    seat: Seat
    start: Space
    to: Space
    flag: Seat | None


class DuelFought(msgspec.Struct, frozen=True, tag="duel-fought"):
    """A piece of ``seat`` attacked from ``start`` the piece of ``rival`` on ``to``."""

    seat: Seat
    start: Space
    to: Space
    attacker: Rank
    rival: Seat
    defender: Rank
    winner: Winner


class CannonFired(msgspec.Struct, frozen=True, tag="cannon-fired"):
    """A cannon beat the piece of ``rival`` on ``target`` and left the board."""

    seat: Seat
    start: Space
    target: Space
    rival: Seat
    victim: Rank


class FlagLeft(msgspec.Struct, frozen=True, tag="flag-left"):
    """The flag of army ``flag`` lies on ``space`` now; a piece of ``seat`` bore it before."""

    seat: Seat
    flag: Seat
    space: Space


class FlagTaken(msgspec.Struct, frozen=True, tag="flag-taken"):
    """A piece of ``seat`` on ``space`` bears the flag of the army ``flag`` now."""

    seat: Seat
    flag: Seat
    space: Space
    source: FlagSource


class SliderMoved(msgspec.Struct, frozen=True, tag="slider-moved"):
    """A won duel moved the slider; ``value``: 1..6; after 6 it goes back to 0."""

    seat: Seat
    value: int


class RecruitDue(msgspec.Struct, frozen=True, tag="recruit-due"):
    """A seat must choose a beaten piece to bring back; the game waits for it."""

    seat: Seat
    cause: RecruitCause


class RecruitLost(msgspec.Struct, frozen=True, tag="recruit-lost"):
    """A seat lost a chance to recruit. Rule: R-7.3."""

    seat: Seat
    cause: RecruitCause
    why: RecruitLoss


class Recruited(msgspec.Struct, frozen=True, tag="recruited"):
    """A seat brought a beaten piece back."""

    seat: Seat
    rank: Rank
    space: Space


class TurnSkipped(msgspec.Struct, frozen=True, tag="turn-skipped"):
    """A seat was skipped, because none of its pieces can move. Rule: R-3.14."""

    seat: Seat


class ArmyLost(msgspec.Struct, frozen=True, tag="army-lost"):
    """A seat has no piece left and is out. Rule: R-8.3."""

    seat: Seat


class Resigned(msgspec.Struct, frozen=True, tag="resigned"):
    """A seat resigned; its pieces left the board. Rule: R-8.7."""

    seat: Seat


class GameEnded(msgspec.Struct, frozen=True, tag="game-ended"):
    """The game is over. ``winners``: ascending; empty in a draw.

    ``reason``: "turret" (a flag stands on the turret), "last" (no rival has pieces), "quiet" (no
    piece beaten for too long), "blocked" (nobody can move), "nobody" (no piece is left), "resigned"
    (all others resigned).
    """

    reason: Reason
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    DeploymentBegan
    | ArmyArranged
    | ArmyReady
    | BattleBegan
    | PieceMoved
    | DuelFought
    | CannonFired
    | FlagLeft
    | FlagTaken
    | SliderMoved
    | RecruitDue
    | RecruitLost
    | Recruited
    | TurnSkipped
    | ArmyLost
    | Resigned
    | GameEnded
)
