"""Discord's limits and error codes: the numbers that this bot obeys, each with its source.

A rehearsal compares them with the real Discord, and the simulated Discords enforce them; both
read them from the list of all beliefs (``rehearsal/discord_assumptions.py``).

``#1234`` in a source is an issue or pull request of discord/discord-api-docs; an address without a
host is a page of docs.discord.com/developers.
"""

from typing import Final

import msgspec


class Limit(msgspec.Struct, frozen=True):
    """A number of Discord's. ``says``: what it is about, in one sentence.

    ``source``: the public page, issue or pull request that says so, or the reason for a guess.
    """

    key: str
    value: int
    says: str
    source: str


_CHANNEL = "/resources/channel"
_CODES = "/topics/opcodes-and-status-codes"
_COMMANDS = "/interactions/application-commands"
_COMPONENTS = "/components/reference"
_MESSAGE = "/resources/message"
_RECEIVING = "/interactions/receiving-and-responding"
_THREADS = "/topics/threads"

ARCHIVED_AFTER: Final = 10_080
"""Minutes without a message after which Discord archives a thread; it offers no more.

A name of its own, since a type checker must read the number."""

LIMITS = (
    # --- messages
    Limit(
        "content-length",
        2000,
        "The content of a message has at most 2,000 characters; more is refused (400, 50035).",
        f"{_MESSAGE}#create-message",
    ),
    Limit(
        "alt-text-length",
        1024,
        "Alt text has at most 1,024 characters, counted in UTF-16 units; more is refused (400,"
        " 50035).",
        f"{_MESSAGE}#attachment-object; the unit is not documented, UTF-16 is the cautious guess",
    ),
    Limit(
        "upload-size",
        10 * 1024 * 1024,
        "A file has at most 10 MiB (10,485,760 bytes) unless the server or interaction grants"
        " more; a larger one is refused (413, 40005).",
        f"/reference#uploading-files, {_CODES}",
    ),
    Limit("nonce-length", 25, "A nonce has at most 25 characters.", f"{_MESSAGE}#create-message"),
    Limit(
        "nonce-lifetime",
        120,
        "An enforced nonce is remembered for some minutes; taken here for 120 seconds.",
        f"{_MESSAGE}#create-message ('in the past few minutes'; the number is a guess)",
    ),
    Limit(
        "row-count",
        5,
        "A message without the flag IS_COMPONENTS_V2 has at most 5 action rows.",
        f"{_COMPONENTS}#legacy-message-component-behavior",
    ),
    Limit(
        "row-button-count", 5, "An action row has at most 5 buttons.", f"{_COMPONENTS}#action-row"
    ),
    Limit(
        "button-label-length",
        80,
        "The label of a button has at most 80 characters.",
        f"{_COMPONENTS}#button",
    ),
    Limit(
        "custom-id-length",
        100,
        "A custom id has at most 100 characters.",
        f"{_COMPONENTS}#custom-id",
    ),
    Limit(
        "select-option-count",
        25,
        "A select menu has at most 25 options.",
        f"{_COMPONENTS}#string-select",
    ),
    Limit(
        "option-text-length",
        100,
        "Label, value and description of an option have at most 100 characters each.",
        f"{_COMPONENTS}#string-select",
    ),
    Limit(
        "placeholder-length",
        150,
        "The placeholder of a select menu has at most 150 characters.",
        f"{_COMPONENTS}#string-select",
    ),
    Limit(
        "component-count",
        40,
        "A Components V2 message has at most 40 components, nested ones included.",
        _COMPONENTS,
    ),
    Limit(
        "component-text-length",
        4000,
        "The texts of a Components V2 message have at most 4,000 characters together.",
        f"{_COMPONENTS}#text-display",
    ),
    # --- forms
    Limit(
        "form-title-length",
        45,
        "The title of a form has at most 45 characters.",
        f"{_RECEIVING}#modal",
    ),
    Limit(
        "form-field-count",
        5,
        "A form has at most 5 components at its top level.",
        f"{_RECEIVING}#modal",
    ),
    Limit(
        "form-label-length",
        45,
        "The label of a form's field has at most 45 characters.",
        f"{_COMPONENTS}#label and the OpenAPI document (maxLength 45)",
    ),
    Limit(
        "form-label-description-length",
        100,
        "The description below the label of a form's field has at most 100 characters.",
        f"{_COMPONENTS}#label and the OpenAPI document (maxLength 100)",
    ),
    # --- commands
    Limit(
        "command-count",
        100,
        "A bot has at most 100 global chat commands.",
        f"{_COMMANDS}#registering-a-command",
    ),
    Limit(
        "user-command-count",
        5,
        "An application has up to 15 commands about people (5 until March 2026); discord.py 2.7"
        " takes 5.",
        "/change-log#march-3-2026, Rapptz/discord.py#10503",
    ),
    Limit(
        "command-size",
        8000,
        "Names, descriptions and values of a command with all below it have at most 8,000"
        " characters, the longest language counted.",
        f"{_COMMANDS}#slash-commands",
    ),
    Limit(
        "command-option-count",
        25,
        "A command, group or subcommand has at most 25 options.",
        f"{_COMMANDS}#application-command-object",
    ),
    Limit(
        "command-name-length",
        32,
        "The name of a command or option has at most 32 characters.",
        f"{_COMMANDS}#application-command-object-application-command-naming",
    ),
    Limit(
        "command-description-length",
        100,
        "The description of a command or option has at most 100 characters.",
        f"{_COMMANDS}#application-command-object",
    ),
    Limit(
        "choice-count",
        25,
        "At most 25 choices or suggestions are taken.",
        f"{_COMMANDS}#application-command-object",
    ),
    Limit(
        "choice-name-length",
        100,
        "Name and text value of a choice or suggestion have at most 100 characters.",
        f"{_COMMANDS}#application-command-object",
    ),
    # --- channels and threads
    Limit(
        "thread-name-length",
        100,
        "The name of a thread has at most 100 characters.",
        f"{_CHANNEL}#start-thread-without-message",
    ),
    Limit(
        "thread-stays-open",
        ARCHIVED_AFTER,
        "A thread stays open for at most 10,080 minutes (a week) without a message.",
        f"{_CHANNEL}#start-thread-from-message",
    ),
    Limit(
        "forum-tag-count",
        20,
        "A forum has at most 20 tags, of different names.",
        f"#5559; {_CHANNEL}#modify-channel",
    ),
    Limit(
        "applied-tag-count", 5, "A post has at most 5 tags.", f"#5559; {_CHANNEL}#modify-channel"
    ),
    Limit(
        "tag-name-length",
        20,
        "The name of a tag has at most 20 characters.",
        f"{_CHANNEL}#forum-tag-object",
    ),
    Limit(
        "audit-log-reason-length",
        512,
        "A reason for the audit log has at most 512 characters.",
        "/resources/audit-log",
    ),
    # --- emoji
    Limit(
        "application-emoji-count",
        2000,
        "An application owns at most 2,000 emoji, which its messages show in any server.",
        "/resources/emoji#application-owned-emoji",
    ),
    Limit(
        "emoji-size",
        256 * 1024,
        "An emoji is a file of at most 256 KiB and is kept at 128 by 128 pixels.",
        "/resources/emoji#emoji-formats",
    ),
    Limit(
        "emoji-name-length",
        32,
        "The name of an emoji has 2 to 32 letters, digits and underscores.",
        "the OpenAPI document (maxLength 32)",
    ),
    # --- error codes
    Limit(
        "deleted-message-is-gone",
        10008,
        "A deleted message is gone: to read, edit or delete it is refused (404, 10008).",
        _CODES,
    ),
    Limit(
        "old-edits-are-limited",
        30046,
        "Messages older than an hour may be edited 3 times in 6 seconds per channel; more is"
        " refused with HTTP 429 and code 30046.",
        "discord-userdoccers#551, #4413, #4381, aikaterna/aikaterna-cogs#302",
    ),
    Limit(
        "forum-takes-no-messages",
        50008,
        "A message sent to a forum or media channel itself is refused (400, 50008).",
        f"{_THREADS}#thread-only-channels, {_CODES}, #4533",
    ),
    Limit(
        "forum-may-require-a-tag",
        40067,
        "Where the forum requires a tag (flag REQUIRE_TAG), a post without one is refused (400,"
        " 40067).",
        f"{_CODES}; {_CHANNEL}#channel-object-channel-flags",
    ),
    Limit(
        "thread-in-wrong-place",
        50024,
        "What a kind of channel cannot do is refused (400, 50024), as starting a thread in a"
        " category, a voice channel or another thread.",
        _CODES,
    ),
    Limit(
        "archived-thread-refuses-edits",
        50083,
        "A message of an archived or locked thread cannot be edited (400, 50083); deleting it is"
        " allowed.",
        f"{_THREADS}#active-&-archived-threads, {_THREADS}#locked-threads, {_CODES}",
    ),
    Limit(
        "threads-are-limited",
        160006,
        "Where a server has as many active threads as it may, a new one is refused (400, 160006).",
        _CODES,
    ),
    Limit(
        "private-thread-needs-member",
        50001,
        "In a private thread that the bot is not in, every request is refused (403, 50001),"
        " whatever app_permissions say.",
        f"{_THREADS}#permissions, Crownicles/Crownicles#4509, Crownicles/Crownicles#4575",
    ),
    Limit(
        "door-is-closed",
        50007,
        "A direct message to somebody who takes none is refused (403, 50007).",
        _CODES,
    ),
    Limit(
        "no-server-in-common",
        50278,
        "A direct message to somebody with whom the bot shares no server is refused (403, 50278).",
        _CODES,
    ),
    Limit(
        "words-are-refused",
        200000,
        "A message whose words a filter forbids is refused (200000), as 400 or as 403.",
        _CODES,
    ),
    Limit(
        "unknown-emoji-is-refused",
        50035,
        "A message whose controls name an emoji that is gone is refused (400, 50035); now and"
        " then one is refused whose emoji are all there.",
        "HuyaneMatsu/Koishi#25, #7128 (open)",
    ),
)
"""All limits. Keys are unique and must not change: reports and planted faults name them."""

BUILT_IN_COMMANDS = (
    "gif",
    "giphy",
    "kick",
    "ban",
    "leave",
    "me",
    "msg",
    "nick",
    "reply",
    "shrug",
    "spoiler",
    "tableflip",
    "tenor",
    "thread",
    "timeout",
    "tts",
    "unflip",
)
"""Commands of Discord's clients, which take precedence while one types.

Sources: #2406, EssentialsX/Essentials#5519, support.discord.com (Slash Commands FAQ).
"""

_VALUES = {one.key: one.value for one in LIMITS}


def limit(key: str) -> int:
    """Return a limit or an error code. Raises KeyError for an unknown one."""
    return _VALUES[key]
