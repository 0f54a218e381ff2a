"""What this bot takes for granted of Discord: one entry each, with its source and its tests.

Pure data. The simulated Discord of the sandbox and of the tests reads its rules and limits from
this list, and the rehearsal compares the list with what the real Discord answers.

``#1234`` in a source is an issue or pull request of discord/discord-api-docs; an address without
a host is a page of docs.discord.com/developers.
"""

from collections.abc import Mapping

import msgspec


class Belief(msgspec.Struct, frozen=True):
    """One thing this bot takes for granted of Discord.

    ``says``: the belief in one sentence. ``source``: the public page, issue or pull request that
    says so, or what the guess rests on. ``tests``: node ids of tests that fail, or mean nothing,
    if the belief is wrong. ``value``: the limit, error code or list it is about, if there is one.
    """

    key: str
    says: str
    source: str
    tests: tuple[str, ...]
    value: int | str | None = None


_RULES = "tests/playroom/test_discord_rules.py"
_PHONES = "tests/playroom/test_notifications.py"
_LIMITS = "tests/e2e/test_oracle.py::test_the_limits_find"
_MESSAGE = "/resources/message"
_COMPONENTS = "/components/reference"
_COMMANDS = "/interactions/application-commands"
_CODES = "/topics/opcodes-and-status-codes"
_THREADS = "/topics/threads"

_MESSAGES = (
    Belief(
        "content-length",
        "The content of a message has at most 2,000 characters; more is refused (400, 50035).",
        f"{_MESSAGE}#create-message",
        (f"{_RULES}::test_content_over_the_limit_is_refused", _LIMITS),
        2000,
    ),
    Belief(
        "alt-text-length",
        "Alt text has at most 1,024 characters, counted in UTF-16 units; more is refused (400,"
        " 50035).",
        f"{_MESSAGE}#attachment-object; the unit is not documented, UTF-16 is the cautious guess",
        (f"{_RULES}::test_alt_text_over_the_limit_is_refused", _LIMITS),
        1024,
    ),
    Belief(
        "files-shown-by-components",
        "Files shown by components are left out of a message's attachments in every answer and"
        " event; the gallery's items carry media.attachment_id.",
        "#8277 (intended, says a staff member), documented by #8279",
        (
            f"{_RULES}::test_files_shown_by_components_are_not_among_the_attachments",
            f"{_RULES}::test_a_gallery_item_names_its_attachment",
        ),
    ),
    Belief(
        "gallery-has-items",
        "A media gallery without items is refused (400, 50035).",
        f"{_COMPONENTS}#media-gallery and the OpenAPI document (minItems 1)",
        (f"{_RULES}::test_a_gallery_without_items_is_refused",),
    ),
    Belief(
        "edit-keeps-files",
        "An edit that leaves out the key attachments keeps the files of the message.",
        f"{_MESSAGE}#edit-message",
        (f"{_RULES}::test_an_edit_without_the_key_attachments_keeps_the_files",),
    ),
    Belief(
        "edit-drops-unnamed-files",
        "An edit that names attachments removes every file that it does not name.",
        f"{_MESSAGE}#edit-message (since API v10)",
        (f"{_RULES}::test_an_edit_drops_the_files_it_does_not_name",),
    ),
    Belief(
        "components-v2-stays",
        "The flag IS_COMPONENTS_V2 cannot be taken off a message (400, 50035).",
        f"{_COMPONENTS}, /components/using-message-components",
        (f"{_RULES}::test_the_components_v2_flag_cannot_be_taken_off",),
    ),
    Belief(
        "components-v2-without-content",
        "A Components V2 message has neither content nor embeds (400, 50035).",
        _COMPONENTS,
        (f"{_RULES}::test_a_components_v2_message_has_no_content", _LIMITS),
    ),
    Belief(
        "nonce-is-honoured",
        "A second message with an enforced nonce within minutes makes none: the first is returned.",
        f"{_MESSAGE}#create-message (enforce_nonce)",
        (f"{_RULES}::test_a_nonce_is_honoured_for_minutes_only",),
    ),
    Belief(
        "nonce-lifetime",
        "An enforced nonce is remembered for some minutes; taken here for 120 seconds.",
        f"{_MESSAGE}#create-message ('in the past few minutes'; the number is a guess)",
        (f"{_RULES}::test_a_nonce_is_honoured_for_minutes_only",),
        120,
    ),
    Belief(
        "nonce-length",
        "A nonce has at most 25 characters.",
        f"{_MESSAGE}#create-message",
        (_LIMITS,),
        25,
    ),
    Belief(
        "upload-size",
        "A file has at most 10 MiB (10,485,760 bytes) unless the server or interaction grants"
        " more; a larger one is refused (413, 40005).",
        f"/reference#uploading-files, {_CODES}",
        (f"{_RULES}::test_a_file_over_the_limit_is_refused",),
        10 * 1024 * 1024,
    ),
    Belief(
        "old-edits-are-limited",
        "Messages older than an hour may be edited 3 times in 6 seconds per channel; more is"
        " refused with HTTP 429 and code 30046.",
        "discord-userdoccers#551, #4413, #4381, aikaterna/aikaterna-cogs#302",
        (f"{_RULES}::test_too_many_edits_of_old_messages_are_refused_with_429_and_30046",),
        30046,
    ),
    Belief(
        "old-edit-age",
        "A message is old for the limit of edits after 3,600 seconds.",
        "discord-userdoccers#551",
        (f"{_RULES}::test_edits_of_messages_younger_than_an_hour_are_not_counted",),
        3600,
    ),
    Belief(
        "old-edit-count",
        "Three edits of old messages are let through in one window, in one channel.",
        "discord-userdoccers#551",
        (f"{_RULES}::test_too_many_edits_of_old_messages_are_refused_with_429_and_30046",),
        3,
    ),
    Belief(
        "old-edit-window",
        "The window in which edits of old messages are counted lasts 6 seconds.",
        "discord-userdoccers#551",
        (f"{_RULES}::test_too_many_edits_of_old_messages_are_refused_with_429_and_30046",),
        6,
    ),
)

_PLACES = (
    Belief(
        "forum-takes-no-messages",
        "A message sent to a forum or media channel itself is refused (400, 50008).",
        f"{_THREADS}#thread-only-channels, {_CODES}, #4533",
        (f"{_RULES}::test_a_forum_takes_no_messages",),
        50008,
    ),
    Belief(
        "forum-post-is-a-thread",
        "Starting a thread in a forum with a message makes a post; the message has the thread's"
        " id.",
        f"{_THREADS}#creating-threads-in-thread-only-channels",
        (f"{_RULES}::test_a_thread_started_in_a_forum_is_a_post_with_its_message",),
    ),
    Belief(
        "forum-may-require-a-tag",
        "Where the forum requires a tag (flag REQUIRE_TAG), a post without one is refused (400,"
        " 40067).",
        f"{_CODES}; /resources/channel#channel-object-channel-flags",
        (f"{_RULES}::test_a_forum_that_requires_a_tag_refuses_a_post_without_one",),
        40067,
    ),
    Belief(
        "thread-in-wrong-place",
        "What a kind of channel cannot do is refused (400, 50024), as starting a thread in a"
        " category, a voice channel or another thread.",
        _CODES,
        (f"{_RULES}::test_a_thread_cannot_be_started_in_a_thread",),
        50024,
    ),
    Belief(
        "thread-archives",
        "A thread is archived after auto_archive_duration minutes without a message.",
        f"{_THREADS}#active-&-archived-threads",
        (f"{_RULES}::test_a_thread_is_archived_after_its_time_without_a_message",),
    ),
    Belief(
        "thread-reopens",
        "A message sent to an archived thread opens it again, unless it is locked (400, 50083).",
        f"{_THREADS}#active-&-archived-threads",
        (
            f"{_RULES}::test_a_message_opens_an_archived_thread_again",
            f"{_RULES}::test_a_message_to_a_locked_archived_thread_is_refused",
        ),
        50083,
    ),
    Belief(
        "locked-thread-refuses-answers",
        "An interaction in a locked or archived thread cannot be answered (400, 50083).",
        "#5517, #6884",
        (f"{_RULES}::test_an_interaction_in_a_locked_thread_cannot_be_answered",),
        50083,
    ),
    Belief(
        "private-thread-needs-member",
        "In a private thread that the bot is not in, every request is refused (403, 50001),"
        " whatever app_permissions say.",
        f"{_THREADS}#permissions, Crownicles/Crownicles#4509, Crownicles/Crownicles#4575",
        (f"{_RULES}::test_a_private_thread_is_closed_to_a_bot_that_is_not_in_it",),
        50001,
    ),
)

_NOTIFICATIONS = (
    Belief(
        "push-shows-content",
        "A push notification shows the content that the message had when it was created, and"
        " nothing of its components.",
        "#7854 (open since September 2025), badBlackShark/shrkbot#187",
        (
            f"{_PHONES}::test_a_lock_screen_shows_the_content_at_creation",
            f"{_PHONES}::test_a_components_v2_message_shows_nothing",
        ),
    ),
    Belief(
        "push-length",
        "A lock screen shows at most the first 200 characters of a notification.",
        "a cautious guess: Discord states no number",
        (f"{_PHONES}::test_a_lock_screen_cuts_after_its_length",),
        200,
    ),
    Belief(
        "push-hides-stamps",
        "A stamp <t:…> is shown as nothing on a lock screen.",
        "a cautious guess: no public thread says how it is shown",
        (f"{_PHONES}::test_a_lock_screen_shows_no_stamps",),
    ),
    Belief(
        "silent-counts",
        "SUPPRESS_NOTIFICATIONS takes the sound, not the number: the message counts like any"
        " other.",
        "#5910, agent-messenger/agent-messenger#320",
        (f"{_PHONES}::test_a_silent_message_counts_and_does_not_notify",),
    ),
    Belief(
        "deleted-counts",
        "A message that is deleted goes on being counted as unread.",
        "#4659, #2339",
        (f"{_PHONES}::test_a_deletion_takes_nothing_off_the_number",),
    ),
    Belief(
        "edit-notifies-nobody",
        "An edit neither notifies nor counts, whatever it mentions.",
        "#1419, #1864, #2474",
        (f"{_PHONES}::test_an_edit_notifies_nobody_and_counts_for_nothing",),
    ),
)

_INTERACTIONS = (
    Belief(
        "rows-in-forms-are-deprecated",
        "A text input in an action row of a form is deprecated in favour of the Label component.",
        f"{_COMPONENTS}#action-row",
        (f"{_RULES}::test_a_form_with_a_row_is_noted_as_deprecated",),
    ),
    Belief(
        "built-in-commands",
        "These commands are built into Discord's clients and take precedence while one types.",
        "#2406, EssentialsX/Essentials#5519, support.discord.com (Slash Commands FAQ)",
        (f"{_RULES}::test_no_command_has_the_name_of_a_built_in_one",),
        "gif giphy kick ban leave me msg nick reply shrug spoiler tableflip tenor thread timeout"
        " tts unflip",
    ),
)

_LIMITS_OF_COMPONENTS = (
    Belief(
        "component-count",
        "A Components V2 message has at most 40 components, nested ones included.",
        _COMPONENTS,
        (_LIMITS,),
        40,
    ),
    Belief(
        "component-text-length",
        "The texts of a Components V2 message have at most 4,000 characters together.",
        f"{_COMPONENTS}#text-display",
        (_LIMITS,),
        4000,
    ),
    Belief(
        "row-count",
        "A message without the flag IS_COMPONENTS_V2 has at most 5 action rows.",
        f"{_COMPONENTS}#legacy-message-component-behavior",
        (_LIMITS,),
        5,
    ),
    Belief(
        "row-button-count",
        "An action row has at most 5 buttons.",
        f"{_COMPONENTS}#action-row",
        (_LIMITS,),
        5,
    ),
    Belief(
        "select-option-count",
        "A select menu has at most 25 options.",
        f"{_COMPONENTS}#string-select",
        (_LIMITS,),
        25,
    ),
    Belief(
        "option-text-length",
        "Label, value and description of an option have at most 100 characters each.",
        f"{_COMPONENTS}#string-select",
        (_LIMITS,),
        100,
    ),
    Belief(
        "placeholder-length",
        "The placeholder of a select menu has at most 150 characters.",
        f"{_COMPONENTS}#string-select",
        (_LIMITS,),
        150,
    ),
    Belief(
        "button-label-length",
        "The label of a button has at most 80 characters.",
        f"{_COMPONENTS}#button",
        (_LIMITS,),
        80,
    ),
    Belief(
        "custom-id-length",
        "A custom id has at most 100 characters.",
        f"{_COMPONENTS}#custom-id",
        (_LIMITS,),
        100,
    ),
    Belief(
        "form-title-length",
        "The title of a form has at most 45 characters.",
        "/interactions/receiving-and-responding#modal",
        (_LIMITS,),
        45,
    ),
    Belief(
        "form-field-count",
        "A form has at most 5 components at its top level.",
        "/interactions/receiving-and-responding#modal",
        (_LIMITS,),
        5,
    ),
)

_LIMITS_OF_COMMANDS = (
    Belief(
        "command-count",
        "A bot has at most 100 global chat commands.",
        f"{_COMMANDS}#registering-a-command",
        (_LIMITS,),
        100,
    ),
    Belief(
        "command-size",
        "Names, descriptions and values of a command with all below it have at most 8,000"
        " characters, the longest language counted.",
        f"{_COMMANDS}#slash-commands",
        (_LIMITS,),
        8000,
    ),
    Belief(
        "command-option-count",
        "A command, group or subcommand has at most 25 options.",
        f"{_COMMANDS}#application-command-object",
        (_LIMITS,),
        25,
    ),
    Belief(
        "command-name-length",
        "The name of a command or option has at most 32 characters.",
        f"{_COMMANDS}#application-command-object-application-command-naming",
        (_LIMITS,),
        32,
    ),
    Belief(
        "command-description-length",
        "The description of a command or option has at most 100 characters.",
        f"{_COMMANDS}#application-command-object",
        (_LIMITS,),
        100,
    ),
    Belief(
        "choice-count",
        "At most 25 choices or suggestions are taken.",
        f"{_COMMANDS}#application-command-object",
        (_LIMITS,),
        25,
    ),
    Belief(
        "choice-name-length",
        "Name and text value of a choice or suggestion have at most 100 characters.",
        f"{_COMMANDS}#application-command-object",
        (_LIMITS,),
        100,
    ),
    Belief(
        "thread-name-length",
        "The name of a thread has at most 100 characters.",
        "/resources/channel#start-thread-without-message",
        (_LIMITS,),
        100,
    ),
    Belief(
        "audit-log-reason-length",
        "A reason for the audit log has at most 512 characters.",
        "/resources/audit-log",
        (_LIMITS,),
        512,
    ),
)

BELIEFS: tuple[Belief, ...] = (
    *_MESSAGES,
    *_PLACES,
    *_NOTIFICATIONS,
    *_INTERACTIONS,
    *_LIMITS_OF_COMPONENTS,
    *_LIMITS_OF_COMMANDS,
)
"""All of them. Keys are unique and stay: reports and planted faults name them."""

_BY_KEY: Mapping[str, Belief] = {one.key: one for one in BELIEFS}


def belief(key: str) -> Belief:
    """The belief of this key. Raises KeyError where there is none."""
    return _BY_KEY[key]


def limit(key: str) -> int:
    """The number a belief is about. Raises TypeError where it is about none."""
    value = belief(key).value
    if not isinstance(value, int):
        raise TypeError(f"the belief {key!r} is about no number")
    return value
