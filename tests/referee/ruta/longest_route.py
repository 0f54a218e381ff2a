"""Finds the longest route of R-11.2 by trying every walk."""

from collections.abc import Iterator

_FOUND: dict[tuple[str, ...], tuple[list[str], int]] = {}


def longest_trail(places: list[str], routes: list[str]) -> tuple[list[str], int]:
    """The routes of the longest walk in walking order, and how many different places it links.

    Of several the one with the fewest routes, then the one that starts at the first place and
    goes on over the first route (R-11.6); ``places`` and ``routes`` come in that order. The
    answer for the same routes is kept, for every position of a game asks again.
    """
    key = tuple(routes)
    if key not in _FOUND:
        _FOUND[key] = _walk_them_all(places, routes)
    return _FOUND[key]


def _walk_them_all(places: list[str], routes: list[str]) -> tuple[list[str], int]:
    best: list[str] = []
    most = 0
    for start in places:
        for walk in walks(start, routes):
            linked = len({place for route in walk for place in route.split("/")})
            if linked > most or (linked == most and len(walk) < len(best)):
                best, most = walk, linked
    return best, most


def walks(start: str, routes: list[str]) -> Iterator[list[str]]:
    """Every walk from this place that uses no route twice, the empty one too; first ones first."""
    yield []
    for route in routes:
        ends = route.split("/")
        if start in ends:
            other = ends[1] if ends[0] == start else ends[0]
            unused = [each for each in routes if each != route]
            yield from ([route, *rest] for rest in walks(other, unused))
