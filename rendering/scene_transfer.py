"""Serializes scenes for another process; shared parts are sent once.

A scene has some two hundred kilobytes, nearly all of it symbols and the base. Their keys identify
them, so each is sent with the first scene that needs it, and later referred to by number. Parcels
must be unpacked in the order in which they were packed.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Generic, TypeAlias, TypeVar, overload

import msgspec

from rendering.scene.shapes import (
    Base,
    Box,
    Circle,
    Lettering,
    Path,
    Polygon,
    Rectangle,
    Scene,
    Shape,
    Stamp,
    Symbol,
    Window,
)

MOST_KNOWN: Final = 4_000
"""Symbols, or bases, that are numbered at most; beyond that both sides start anew."""


B = TypeVar("B")
S = TypeVar("S")


class _Known(msgspec.Struct, frozen=True, tag="known"):
    """A stamp of the symbol with this number."""

    symbol: int
    x: float
    y: float


_Part: TypeAlias = Rectangle | Circle | Polygon | Path | Lettering | Window | Stamp | _Known


class _PackedSymbol(msgspec.Struct, frozen=True):
    """A symbol whose shapes are still serialized."""

    key: str
    width: int
    height: int
    shapes: msgspec.Raw

    def symbol(self) -> Symbol:
        return Symbol(self.key, self.width, self.height, PackedShapes(bytes(self.shapes)))


class _PackedBase(msgspec.Struct, frozen=True):
    """A base whose shapes are still serialized."""

    key: str
    width: int
    height: int
    background: str
    shapes: msgspec.Raw

    def base(self) -> Base:
        shapes = PackedShapes(bytes(self.shapes))
        return Base(self.key, self.width, self.height, self.background, shapes)


class _Parcel(msgspec.Struct, Generic[B, S], frozen=True):
    """A serialized scene. ``base``: a known one's number, or a new one, which gets the next number.

    ``symbols``: new ones, which get the next numbers. ``anew``: earlier parcels are forgotten.
    """

    width: int
    height: int
    palette: str
    base: B | int
    symbols: list[S]
    live: list[_Part]
    anew: bool
    part: Box | None


class PackedShapes(Sequence[Shape]):
    """Shapes that are serialized, and unpacked each time somebody looks at them.

    A process that draws a symbol needs its shapes once, and then holds the drawing: as objects,
    the shapes of all games' bases and symbols take twenty megabytes, serialized four.
    """

    def __init__(self, packed: bytes) -> None:
        self._packed = packed

    @overload
    def __getitem__(self, index: int) -> Shape: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Shape]: ...

    def __getitem__(self, index: int | slice) -> Shape | Sequence[Shape]:
        return self._unpacked()[index]

    def __iter__(self) -> Iterator[Shape]:
        return iter(self._unpacked())

    def __len__(self) -> int:
        return len(self._unpacked())

    def __eq__(self, other: object) -> bool:
        """Whether the other shapes are equal, packed or not."""
        if isinstance(other, PackedShapes):
            return self._packed == other._packed
        return isinstance(other, Sequence) and self._packed == msgspec.msgpack.encode(tuple(other))

    def __hash__(self) -> int:
        return hash(self._packed)

    def _unpacked(self) -> tuple[Shape, ...]:
        return _SHAPES.decode(self._packed)


_SHAPES: Final = msgspec.msgpack.Decoder(tuple[Shape, ...])


class Packer:
    """Packs scenes, one after the other."""

    def __init__(self) -> None:
        self._encoder = msgspec.msgpack.Encoder()
        self._symbols: dict[str, int] = {}
        self._bases: dict[str, int] = {}

    def packed(self, scene: Scene) -> bytes:
        """Serialize a scene as the next parcel."""
        if max(len(self._symbols), len(self._bases)) >= MOST_KNOWN:
            self._forget()
        try:
            return self._encoder.encode(self._parcel(scene))
        except Exception:
            self._forget()  # its new parts were never sent
            raise

    def _parcel(self, scene: Scene) -> _Parcel[Base, Symbol]:
        anew = not self._symbols and not self._bases
        new: list[Symbol] = []
        live = [self._part(shape, new) for shape in scene.live]
        base = self._base(scene.base)
        size = scene.width, scene.height
        return _Parcel(*size, scene.palette, base, new, live, anew, scene.part)

    def _forget(self) -> None:
        """Start anew; the next parcel tells the other side to do the same."""
        self._symbols, self._bases = {}, {}

    def _part(self, shape: Shape, new: list[Symbol]) -> _Part:
        if not isinstance(shape, Stamp):
            return shape
        number = self._symbols.get(shape.symbol.key)
        if number is None:
            number = self._symbols[shape.symbol.key] = len(self._symbols)
            new.append(shape.symbol)
        return _Known(number, shape.x, shape.y)

    def _base(self, base: Base) -> Base | int:
        """Return the base's number, or a base to send; one without key is for one picture only."""
        if base.key in self._bases:
            return self._bases[base.key]
        if base.key:
            self._bases[base.key] = len(self._bases)
        return base


class Unpacker:
    """Unpacks what one packer has packed."""

    def __init__(self) -> None:
        self._decoder = msgspec.msgpack.Decoder(_Parcel[_PackedBase, _PackedSymbol])
        self._symbols: list[Symbol] = []
        self._bases: list[Base] = []

    def scene(self, packed: bytes) -> Scene:
        """Return the scene in the next parcel. Raises msgspec.DecodeError if it is malformed."""
        parcel = self._decoder.decode(packed)
        if parcel.anew:
            self._symbols, self._bases = [], []
        self._symbols += (packed.symbol() for packed in parcel.symbols)
        live = tuple(map(self._shape, parcel.live))
        base, size = self._base(parcel.base), (parcel.width, parcel.height)
        return Scene(*size, base, live, parcel.palette, parcel.part)

    def _shape(self, part: _Part) -> Shape:
        if isinstance(part, _Known):
            return Stamp(self._symbols[part.symbol], part.x, part.y)
        return part

    def _base(self, sent: _PackedBase | int) -> Base:
        if isinstance(sent, int):
            return self._bases[sent]
        base = sent.base()
        if base.key:
            self._bases.append(base)
        return base
