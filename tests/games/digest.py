"""A hash of some whole games; also runs as a program, to compare two processes."""

import json
import sys
from collections.abc import Iterable
from hashlib import sha256
from itertools import islice

from tests.games.subjects import EVERY_SUBJECT
from tests.games.whole_games import Journey, encoded, travels

GAMES_COMPARED = 6


def digest(journeys: Iterable[Journey]) -> str:
    """The SHA-256 of all that the first journeys gave: states, events, views and listed moves."""
    fingerprint = sha256()
    for journey in islice(journeys, GAMES_COMPARED):
        fingerprint.update(encoded(journey.start))
        for stop in journey.stops:
            fingerprint.update(encoded(stop.step))
            fingerprint.update(encoded(journey.subject.game.view_for(stop.state, stop.seat)))
    return fingerprint.hexdigest()


if __name__ == "__main__":
    json.dump({subject.key: digest(travels(subject.key)) for subject in EVERY_SUBJECT}, sys.stdout)
