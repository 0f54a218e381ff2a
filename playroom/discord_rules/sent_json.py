"""What arrives of a request's body when it is sent as JSON."""

from typing import Any

import msgspec


def as_sent(value: Any) -> Any:
    """Return what arrives if this is sent as JSON. Raises TypeError for what is no JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
