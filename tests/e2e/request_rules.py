"""Rules that every request of the bot must obey, checked in every test."""

import re
from collections.abc import Iterable, Iterator

import msgspec
from simcord import HttpLogEntry

from tests.e2e.running_bot import House
from tests.e2e.shown_messages import walk

EPHEMERAL = 1 << 6
_ANSWERS = (4, 5)
_ONLY_MENTIONS = re.compile(r"(<@\d+>\s*)+")
_MAY_HOLD_SEEDS = re.compile(r"[0-9a-f]{64,}")
_RANKING = re.compile("🏆|🤝")
_CALLBACK = re.compile(r"/interactions/\d+/[^/]+/callback$")
_MESSAGE = re.compile(r"/channels/\d+/messages(/\d+)?$")
_REPLY = re.compile(r"/webhooks/\d+/[^/]+(/messages/[^/]+)?$")


def broken_rules(house: House) -> list[str]:
    """Answers others can see, mentions nobody chose or explains, and secrets, each in one line."""
    return [*faults_of(house.requests), *_early_seeds(house)]


def faults_of(requests: Iterable[HttpLogEntry]) -> list[str]:
    """The same of these requests, but for secrets, which depend on what was sent before."""
    return [
        f"{request.method} {request.path}: {fault}"
        for request in requests
        for fault in (*_open_answers(request), *_loud_mentions(request), *_lone_mentions(request))
    ]


def _open_answers(request: HttpLogEntry) -> Iterator[str]:
    body = request.json or {}
    if not _CALLBACK.match(request.path) or body.get("type") not in _ANSWERS:
        return
    if not (body.get("data") or {}).get("flags", 0) & EPHEMERAL:
        yield "an answer that everybody sees"


def _loud_mentions(request: HttpLogEntry) -> Iterator[str]:
    if not isinstance(request.json, dict) or request.method not in ("POST", "PATCH"):
        return
    if not _MESSAGE.match(request.path) and not _REPLY.match(request.path):
        return
    if request.method == "PATCH" and _MESSAGE.match(request.path):
        return  # an edit notifies nobody
    allowed = request.json.get("allowed_mentions")
    if allowed is None:
        yield "nothing says who may be notified"
    elif allowed.get("parse"):
        yield f"whoever is named may be notified: {allowed['parse']}"


def _lone_mentions(request: HttpLogEntry) -> Iterator[str]:
    """Whoever is called by name is told what for; and nobody is notified without a name."""
    body = request.json
    if not isinstance(body, dict) or not _MESSAGE.match(request.path):
        return
    shown = [str(part["content"]) for part in walk(body.get("components")) if "content" in part]
    said = [*str(body.get("content") or "").splitlines(), *shown]
    if any(_ONLY_MENTIONS.fullmatch(words) for words in said):
        yield "a line of nothing but names"
    for user in (body.get("allowed_mentions") or {}).get("users", []):
        if not any(f"<@{user}>" in words for words in said):
            yield f"{user} is to be notified, but is not named"


def _early_seeds(house: House) -> Iterator[str]:
    """A seed is told to nobody before a post that ranks players, which need not tell it."""
    untold, ranked = {seed.hex() for seed in house.dice.given}, False
    for request in house.requests:
        words = msgspec.json.encode(request.json).decode()
        runs = _MAY_HOLD_SEEDS.findall(words)
        told = {seed for seed in untold if any(seed in run for run in runs)}
        untold -= told
        ranked = ranked or bool(_RANKING.search(words))
        if told and not ranked:
            yield f"{request.method} {request.path}: a seed"
