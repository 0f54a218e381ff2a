"""A page that lists each person's phone notifications and red numbers."""

import html
from datetime import UTC, datetime

from playroom.discord_rules.notifications import Notification
from playroom.invented_people import Persona
from playroom.server import SimulatedServer

_HEAD = """<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Phones · Tavolo sandbox</title>
  <link rel="stylesheet" href="/tavolo/phones.css">
</head>
<body>
<h1>What their phones would show</h1>
<p>Newest first; reload to see what is new. A red number counts mentions and direct messages that
the person has not looked at.</p>
"""


def phone_page(server: SimulatedServer) -> str:
    """Return the page as HTML."""
    lists = "".join(_phone(server, person) for person in server.people.values())
    return f"{_HEAD}{lists}</body>\n</html>\n"


def _phone(server: SimulatedServer, person: Persona) -> str:
    identity = server.members[person.key].id
    phones = server.rules.notifications
    calls = phones.unread(identity).calls
    shown = "".join(map(_item, reversed(phones.lock_screen(identity))))
    return (
        f"<section><h2>{html.escape(person.name)} <small>red number: {calls}</small></h2>\n"
        f"{f'<ol>{shown}</ol>' if shown else '<p>No notifications.</p>'}</section>\n"
    )


def _item(one: Notification) -> str:
    at = datetime.fromtimestamp(one.at / 1000, UTC)
    text = html.escape(one.text) or "<em>no text</em>"
    return (
        f"<li><time>{at:%d %b %H:%M}</time> <b>{html.escape(one.title)}</b>"
        f"<p>{text.replace(chr(10), '<br>')}</p></li>\n"
    )
