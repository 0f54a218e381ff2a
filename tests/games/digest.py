"""A fingerprint of some whole games; also run as a program, to compare two processes."""

import sys
from hashlib import sha256

from tests.games.journeys import encoded, journeys

GAMES_COMPARED = 6


def digest(key: str) -> str:
    """The SHA-256 of all that the first journeys gave: states, events, views and listed moves."""
    fingerprint = sha256()
    for journey in journeys(key)[:GAMES_COMPARED]:
        fingerprint.update(encoded(journey.start))
        for stop in journey.stops:
            fingerprint.update(encoded(stop.step))
            fingerprint.update(encoded(journey.subject.game.view_for(stop.state, stop.seat)))
    return fingerprint.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(digest(sys.argv[1]))
