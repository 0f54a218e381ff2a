"""Steps about the size of files: 50 kB, 1 MB, 8 MB, and one byte too many."""

from rehearsal.discord_assumptions import limit
from rehearsal.interface import ACCEPTED, Upload, refused
from rehearsal.rehearsal_thread import NotSeen, Stage
from rehearsal.samples import large_picture

_SIZES = {"50 kB": 50_000, "1 MB": 1_000_000, "8 MB": 8_000_000}


async def uploads(stage: Stage) -> None:
    """Upload pictures of three sizes."""
    for said, size in _SIZES.items():
        name = f"{said.replace(' ', '-')}.png".lower()
        post = await stage.post({"content": said}, [large_picture(name, size)])
        stage.compare("upload-size", f"{said}: {ACCEPTED}", f"{said}: {post.outcome}", post)


async def too_large(stage: Stage) -> None:
    """Upload a file one byte above what any server accepts; skipped if this server accepts more."""
    most = limit("upload-size")
    if stage.place.size_limit > most:
        raise NotSeen("more-granted")
    post = await stage.post({"content": "Too large."}, [Upload("large.bin", bytes(most + 1))])
    stage.compare("upload-size", refused(413, 40005), post.outcome, post)
