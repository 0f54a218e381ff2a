"""Serializes scenes for another process; shared parts are sent once.

A scene has some two hundred kilobytes, nearly all of it symbols and the base. Their keys identify
them, so each is sent with the first scene that needs it, and later referred to by number. Parcels
must be unpacked in the order in which they were packed.
"""

from typing import Final, TypeAlias

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


class _Known(msgspec.Struct, frozen=True, tag="known"):
    """A stamp of the symbol with this number."""

    symbol: int
    x: float
    y: float


_Part: TypeAlias = Rectangle | Circle | Polygon | Path | Lettering | Window | Stamp | _Known


class _Parcel(msgspec.Struct, frozen=True):
    """A serialized scene. ``base``: a known one's number, or a new one, which gets the next number.

    ``symbols``: new ones, which get the next numbers. ``anew``: earlier parcels are forgotten.
    """

    width: int
    height: int
    palette: str
    base: Base | int
    symbols: list[Symbol]
    live: list[_Part]
    anew: bool
    part: Box | None


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

    def _parcel(self, scene: Scene) -> _Parcel:
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
        self._decoder = msgspec.msgpack.Decoder(_Parcel)
        self._symbols: list[Symbol] = []
        self._bases: list[Base] = []

    def scene(self, packed: bytes) -> Scene:
        """Return the scene in the next parcel. Raises msgspec.DecodeError if it is malformed."""
        parcel = self._decoder.decode(packed)
        if parcel.anew:
            self._symbols, self._bases = [], []
        self._symbols += parcel.symbols
        live = tuple(map(self._shape, parcel.live))
        base, size = self._base(parcel.base), (parcel.width, parcel.height)
        return Scene(*size, base, live, parcel.palette, parcel.part)

    def _shape(self, part: _Part) -> Shape:
        if isinstance(part, _Known):
            return Stamp(self._symbols[part.symbol], part.x, part.y)
        return part

    def _base(self, base: Base | int) -> Base:
        if isinstance(base, int):
            return self._bases[base]
        if base.key:
            self._bases.append(base)
        return base
