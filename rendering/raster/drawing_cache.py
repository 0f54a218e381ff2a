"""Keeps what pictures are made of: in use as pixels, within a bound in bytes, and deflated.

A base takes seven megabytes as pixels and a third of a second to draw; deflated it takes a
twentieth of the memory and a few milliseconds to unpack. So what all pictures share is drawn once
and kept deflated, in memory and in a file, and only what recent pictures showed is kept as pixels.
"""

import mmap
import struct
import sys
import threading
from collections.abc import Callable, Hashable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec
from PIL import Image, __version__, features

from core.game_places import package_folders
from rendering.raster import png
from rendering.raster.canvas import (
    CanvasGround,
    CanvasPart,
    Core,
    Corners,
    Sprite,
    bytes_of,
    size_of,
)
from rendering.raster.enlarged import Tile

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

_DIGEST: Final = 16
_COUNT: Final = struct.Struct(">I")
_ROOT: Final = Path(__file__).parents[2]


class Packing(NamedTuple, Generic[V]):
    """Converts a kind of drawings to bytes and back, and tells what they take in memory."""

    size: Callable[[V], int]
    packed: Callable[[V], bytes]
    unpacked: Callable[[bytes], V]


class _Pixels(msgspec.Struct, frozen=True, array_like=True):
    """An image as bytes."""

    mode: str
    width: int
    height: int
    data: bytes

    @classmethod
    def of(cls, image: Image.Image) -> "_Pixels":
        return cls(image.mode, image.width, image.height, image.tobytes())

    def image(self) -> Image.Image:
        return Image.frombytes(self.mode, (self.width, self.height), self.data)


class _PackedGround(msgspec.Struct, frozen=True, array_like=True):
    drawn: _Pixels
    places: _Pixels
    palette: bytes
    background: str
    background_place: int


def _size_of_ground(ground: CanvasGround) -> int:
    return bytes_of(ground.drawn.im) + bytes_of(ground.places.im)


def _packed_ground(ground: CanvasGround) -> bytes:
    palette = bytes(ground.places.getpalette() or ())
    whole = _Pixels.of(ground.drawn), _Pixels.of(ground.places)
    background = ground.background, ground.background_place
    return msgspec.msgpack.encode(_PackedGround(*whole, palette, *background))


def _unpacked_ground(told: bytes) -> CanvasGround:
    packed = msgspec.msgpack.decode(told, type=_PackedGround)
    places = packed.places.image()
    places.putpalette(packed.palette)
    places.load()
    background = packed.background, packed.background_place
    return CanvasGround.known(packed.drawn.image(), places, *background)


GROUNDS: Final = Packing(_size_of_ground, _packed_ground, _unpacked_ground)


class _PackedPart(msgspec.Struct, frozen=True, array_like=True):
    ink: _Pixels
    mask_or_places: _Pixels
    is_solid: bool
    box: Corners


class _PackedSprite(msgspec.Struct, frozen=True, array_like=True):
    parts: tuple[_PackedPart, ...]
    box: Corners


def _packed_sprite(sprite: Sprite) -> bytes:
    parts = tuple(
        _PackedPart(_of_core(part.ink), _of_core(part.mask_or_places), part.is_solid, part.box)
        for part in sprite.parts
    )
    return msgspec.msgpack.encode(_PackedSprite(parts, sprite.box))


def _unpacked_sprite(told: bytes) -> Sprite:
    packed = msgspec.msgpack.decode(told, type=_PackedSprite)
    parts = tuple(
        CanvasPart(part.ink.image().im, part.mask_or_places.image().im, part.is_solid, part.box)
        for part in packed.parts
    )
    return Sprite(parts, packed.box)


SPRITES: Final = Packing(size_of, _packed_sprite, _unpacked_sprite)


def _size_of_tile(tile: Tile) -> int:
    return len(tile.colours) + len(tile.places)


TILES: Final[Packing[Tile]] = Packing(
    _size_of_tile, msgspec.msgpack.encode, msgspec.msgpack.Decoder(Tile).decode
)


def _of_core(core: Core) -> _Pixels:
    return _Pixels.of(Image.Image()._new(core))


class Drawings:
    """Deflated drawings by key; perhaps in a file, from where a later process takes them."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._packed: dict[bytes, bytes | memoryview] = {} if file is None else _read(file)
        self._are_saved = bool(self._packed)

    @property
    def are_complete(self) -> bool:
        """Whether they come from a file, written when all were drawn."""
        return self._are_saved

    def find(self, key: Hashable) -> bytes | None:
        """Return what was kept under this key."""
        deflated = self._packed.get(_key(key)) if self._packed else None
        return None if deflated is None else png.inflated(deflated)

    def keep(self, key: Hashable, packed: bytes) -> None:
        """Keep a drawing."""
        self._packed[_key(key)] = png.deflated(packed)

    def has(self, key: Hashable) -> bool:
        """Whether something is kept under this key."""
        return _key(key) in self._packed

    def save(self) -> None:
        """Write all to the file, if there is one. Raises OSError."""
        if self._file is None:
            return
        draft = self._file.with_name(f"{self._file.name}.new")
        with draft.open("wb") as opened:
            opened.write(bytes(_DIGEST))
            known = blake2b(digest_size=_DIGEST)
            for piece in self._written():
                known.update(piece)
                opened.write(piece)
            opened.seek(0)
            opened.write(known.digest())
        draft.replace(self._file)
        self._packed = _read(self._file)
        self._are_saved = True

    def _written(self) -> Iterator[bytes]:
        """Yield what a file says after its digest, piece by piece: together it takes as much as all
        drawings. An array of two: who has drawn, and a map (MessagePack: "fixarray", "map 32").
        """
        encode = msgspec.msgpack.encode
        yield b"\x92" + encode(drawn_by()) + b"\xdf" + _COUNT.pack(len(self._packed))
        for key, deflated in self._packed.items():
            yield encode(key) + encode(deflated)


def _key(key: Hashable) -> bytes:
    return blake2b(msgspec.msgpack.encode(key), digest_size=_DIGEST).digest()


def _read(file: Path) -> dict[bytes, bytes | memoryview]:
    """Return the drawings in a file; none if it is missing, damaged or by another version.

    They stay in the file: the system reads what is asked for, and drops it when memory is short.
    """
    try:
        with file.open("rb") as opened:
            written = mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ)
    except (OSError, ValueError):  # none, or an empty one
        return {}
    told = memoryview(written)[_DIGEST:]
    if blake2b(told, digest_size=_DIGEST).digest() != written[:_DIGEST]:
        return {}
    try:
        by, drawings = msgspec.msgpack.decode(told, type=tuple[str, dict[bytes, memoryview]])
    except msgspec.MsgspecError:
        return {}
    if sys.platform == "linux":
        written.madvise(mmap.MADV_DONTNEED)  # all of it was read for the digest
    return {**drawings} if by == drawn_by() else {}


def drawn_by() -> str:
    """Return a name for all that decides how drawings look: this code, fonts, Pillow."""
    known = blake2b(digest_size=_DIGEST)
    for library in (__version__, features.version("freetype2")):
        known.update(f"{library}\n".encode())
    for path in sorted(_sources()):
        known.update(f"{path.parent.name}/{path.name}\n".encode())
        known.update(path.read_bytes())
    return known.hexdigest()


def _sources() -> Iterator[Path]:
    for kind in ("*.py", "*.rgb", "*.ttf"):
        yield from (_ROOT / "rendering").rglob(kind)
    yield from (_ROOT / "games").rglob("*.py")
    for folder in package_folders():
        for kind in ("*.py", "*.rgb"):
            yield from Path(folder).rglob(kind)


class Held(NamedTuple, Generic[V]):
    """A cached value and its bytes."""

    value: V
    size: int


class DrawingCache(Generic[K, V]):
    """Thread-safe LRU cache, bounded in bytes; a value that two threads want at once is made once.

    What is not in it is unpacked from the drawings, or made.
    """

    def __init__(self, most: int, packing: Packing[V], drawings: Drawings | None = None) -> None:
        """``most``: bytes; the value used last is kept even if it is larger."""
        self._most = most
        self._packing = packing
        self._drawings = Drawings() if drawings is None else drawings
        self._kept: dict[K, Held[V]] = {}
        self._bytes = 0
        self._making: dict[K, threading.Lock] = {}
        self._lock = threading.Lock()

    @property
    def bytes(self) -> int:
        """Return what the cached values take."""
        return self._bytes

    def get(self, key: K, make: Callable[..., V], *of: object) -> V:
        """Return the value of this key; call ``make(*of)`` if it is neither cached nor kept."""
        with self._lock:
            if (held := self._found(key)) is not None:
                return held.value
            making = self._making.setdefault(key, threading.Lock())
        with making:
            with self._lock:
                if (held := self._found(key)) is not None:
                    return held.value
            try:
                packed = self._drawings.find(key)
                value = make(*of) if packed is None else self._packing.unpacked(packed)
                with self._lock:
                    self._keep(key, value)
            finally:
                with self._lock:
                    self._making.pop(key, None)
        return value

    def rehearse(self, key: K, make: Callable[..., V], *of: object) -> V:
        """Return the value of this key, and keep it deflated for later."""
        value = self.get(key, make, *of)
        if not self._drawings.has(key):
            self._drawings.keep(key, self._packing.packed(value))
        return value

    def clear(self) -> None:
        """Forget the cached values; those kept deflated are unpacked when they are wanted."""
        with self._lock:
            self._kept.clear()
            self._bytes = 0

    def _found(self, key: K) -> Held[V] | None:
        if (held := self._kept.pop(key, None)) is not None:
            self._kept[key] = held
        return held

    def _keep(self, key: K, value: V) -> None:
        held = self._kept[key] = Held(value, self._packing.size(value))
        self._bytes += held.size
        while self._bytes > self._most and len(self._kept) > 1:
            self._bytes -= self._kept.pop(next(iter(self._kept))).size
