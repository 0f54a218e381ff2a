"""The pieces on a board of Stratego 4, and where each can go."""

from collections.abc import Iterator

from tests.referee.stratego4.printed_board import CAPTAIN, RING, SCOUT, TURRET, Space, board_for

Path = tuple[Space, ...]


class Piece:
    """A piece on the board, with what was publicly told of it and how it was seen to move."""

    def __init__(self, seat: int, rank: int, at: Space) -> None:
        self.seat = seat
        self.rank = rank
        self.at = at
        self.flag: int | None = None
        self.told = False
        self.moved = False
        self.longest = 0
        self.turned = False
        self.came_from: Space | None = None
        self.returns = 0


class Field:
    """A board with its pieces and the flags on the ground."""

    def __init__(self, seats: int, *, teams: bool) -> None:
        assert seats == 4 or (seats == 3 and not teams)
        self.seats = seats
        self.teams = teams
        self.board = board_for(seats)
        self.pieces: list[Piece] = []
        self.lying: list[tuple[Space, int]] = []

    # ------------------------------------------------------------------ what stands where

    def at(self, space: Space) -> Piece | None:
        """The piece that stands there."""
        return next((piece for piece in self.pieces if piece.at == space), None)

    def army(self, seat: int) -> list[Piece]:
        return [piece for piece in self.pieces if piece.seat == seat]

    def flags_on(self, space: Space) -> list[int]:
        """Whose flags lie there."""
        return [flag for where, flag in self.lying if where == space]

    def friends(self, one: int, other: int) -> bool:
        """Whether they win together."""
        return one == other or (self.teams and (one - other) % 2 == 0)

    # ------------------------------------------------------------------ where a piece can go

    def free(self, space: Space) -> bool:
        return space not in self.board.ponds and self.at(space) is None

    def ways(self, piece: Piece, bears: bool) -> Iterator[Path]:
        """Every walk it could make, to free spaces and to those where another stands."""
        for space in self.board.near(piece.at):
            yield (piece.at, space)
        if bears:
            return
        if piece.rank == CAPTAIN:
            yield from self._two_steps(piece)
        if piece.rank == SCOUT:
            for line in self.board.lines[piece.at]:
                yield from self._straight(piece, line)

    def _two_steps(self, piece: Piece) -> Iterator[Path]:
        for between in self.board.near(piece.at):
            if self.free(between) and not self.flags_on(between):
                for space in self.board.near(between):
                    if space != piece.at:
                        yield (piece.at, between, space)

    def _straight(self, piece: Piece, line: list[Space]) -> Iterator[Path]:
        """R-3.10, R-3.11."""
        for steps, space in enumerate(line, start=1):
            if space in self.board.ponds:
                return
            yield (piece.at, *line[:steps])
            if space in (RING, TURRET) or self.at(space) is not None:
                return

    def paths(self, start: Space, to: Space, bears: bool) -> list[Path]:
        """The ways the piece on ``start`` could go there, those first that prove least of it."""
        piece = self.at(start)
        assert piece is not None
        ways = [way for way in self.ways(piece, bears) if way[-1] == to]
        return sorted(ways, key=len)

    def seen_paths(self, start: Space, to: Space, bears: bool) -> list[Path]:
        """The ways any piece could go there: what others see of a move is only its two ends."""
        piece = self.at(start)
        assert piece is not None
        seen: list[Path] = [(start, space) for space in self.board.near(start) if space == to]
        if not bears:
            seen += [way for way in self._two_steps(piece) if way[-1] == to]
            for line in self.board.lines[start]:
                seen += [way for way in self._straight(piece, line) if way[-1] == to]
        return seen

    def shots(self, start: Space) -> Iterator[Path]:
        """Every line a cannon could fire along from there, victim or not. R-5."""
        for line in self.board.lines[start]:
            if len(line) < 3 or start == TURRET:
                continue
            one, two, three = line[:3]
            castle = [RING, TURRET]
            if one in castle or (two in castle and (two, three) != (RING, TURRET)):
                continue
            if self.at(one) is None and self.at(two) is None:
                yield (start, one, two, three)
