"""What this bot assumes about Discord: the one table of beliefs.

Pure data. The numbers that the bot obeys are in ``core/discord_limits.py``; they are beliefs, too,
and stand first. The simulated Discord of the sandbox and of the tests takes its rules from this
table, and the rehearsal compares it with the real Discord's answers.

``#1234`` in a source is an issue or pull request of discord/discord-api-docs; an address without a
host is a page of docs.discord.com/developers.
"""

import msgspec

from core.discord_limits import LIMITS


class Belief(msgspec.Struct, frozen=True):
    """One assumption of this bot about Discord.

    ``says``: the belief in one sentence. ``source``: the public page, issue or pull request that
    says so, or the reason for a guess. ``relies``: the file that is to be changed if the belief is
    wrong. ``value``: the limit or error code in question, if there is one.
    """

    key: str
    says: str
    source: str
    relies: str
    value: int | None = None


_CHANNEL = "/resources/channel"
_CODES = "/topics/opcodes-and-status-codes"
_COMMANDS = "/interactions/application-commands"
_COMPONENTS = "/components/reference"
_MESSAGE = "/resources/message"
_RECEIVING = "/interactions/receiving-and-responding"
_THREADS = "/topics/threads"

BELIEFS = (
    *(Belief(one.key, one.says, one.source, "core/discord_limits.py", one.value) for one in LIMITS),
    Belief(
        "files-shown-by-components",
        "Files shown by components are left out of a message's attachments in every answer and"
        " event; the gallery's items carry media.attachment_id.",
        "#8277 (intended, says a staff member), documented by #8279",
        "cogs/ui/messages.py",
    ),
    Belief(
        "gallery-has-items",
        "A media gallery without items is refused (400, 50035).",
        f"{_COMPONENTS}#media-gallery and the OpenAPI document (minItems 1)",
        "cogs/ui/controls.py",
    ),
    Belief(
        "edit-keeps-files",
        "An edit that leaves out the key attachments keeps the files of the message.",
        f"{_MESSAGE}#edit-message",
        "cogs/discord/messenger.py",
    ),
    Belief(
        "edit-drops-unnamed-files",
        "An edit that names attachments removes every file that it does not name.",
        f"{_MESSAGE}#edit-message (since API v10)",
        "cogs/discord/messenger.py",
    ),
    Belief(
        "components-v2-stays",
        "The flag IS_COMPONENTS_V2 cannot be taken off a message (400, 50035).",
        f"{_COMPONENTS}, /components/using-message-components",
        "cogs/ui/messages.py",
    ),
    Belief(
        "components-v2-without-content",
        "A Components V2 message has neither content nor embeds (400, 50035).",
        _COMPONENTS,
        "cogs/ui/controls.py",
    ),
    Belief(
        "own-messages-are-readable",
        "The bot reads content, components and files of its own messages without the intent"
        " MESSAGE_CONTENT.",
        "/events/gateway#message-content-intent",
        "cogs/discord/messenger.py",
    ),
    Belief(
        "alt-text-is-kept",
        "The alt text sent with a file is returned with its attachment.",
        f"{_MESSAGE}#attachment-object",
        "cogs/ui/controls.py",
    ),
    Belief(
        "nonce-is-honoured",
        "A second message with an enforced nonce within minutes makes none: the first is returned.",
        f"{_MESSAGE}#create-message (enforce_nonce)",
        "workers/post_model.py",
    ),
    Belief(
        "nonce-outlives-its-message",
        "A nonce that is repeated within minutes makes no message either if the first one was"
        " deleted: it is refused like that message (404, 10008).",
        "#6647 (seen there as 'Unknown Message', and meant so, says the author at Discord); the"
        " status and the code are taken from this name. How long it lasts is stated nowhere:"
        " afterwards a message is made",
        "workers/message_updates.py",
    ),
    Belief(
        "history-is-newest-first",
        "The messages of a channel are returned with the newest first.",
        f"{_MESSAGE}#get-channel-messages, #7740",
        "cogs/discord/messenger.py",
    ),
    Belief(
        "history-is-empty-without-permission",
        "Without the permission READ_MESSAGE_HISTORY no messages are returned; nothing is refused.",
        f"{_MESSAGE}#get-channel-messages, #455",
        "cogs/discord/messenger.py",
    ),
    Belief(
        "answers-name-their-interaction",
        "A message that answers an interaction has the key interaction_metadata; one that the bot"
        " sends by itself has not.",
        f"{_MESSAGE}#message-object-message-structure; messages of before March 2024 lack it"
        " (#6779, closed without a change)",
        "cogs/ui/messages.py",
    ),
    Belief(
        "old-edit-age",
        "A message is old for the limit of edits after 3,600 seconds.",
        "discord-userdoccers#551",
        "cogs/discord/requests.py",
        3600,
    ),
    Belief(
        "old-edit-count",
        "Three edits of old messages are let through in one window, in one channel.",
        "discord-userdoccers#551",
        "cogs/discord/requests.py",
        3,
    ),
    Belief(
        "old-edit-window",
        "The window in which edits of old messages are counted lasts 6 seconds.",
        "discord-userdoccers#551",
        "cogs/discord/requests.py",
        6,
    ),
    Belief(
        "forum-post-is-a-thread",
        "Starting a thread in a forum with a message makes a post; the message has the thread's"
        " id.",
        f"{_THREADS}#creating-threads-in-thread-only-channels",
        "cogs/discord/forums.py",
    ),
    Belief(
        "thread-is-announced",
        "A public thread that is made without a message leaves a message of type 18 in its"
        " channel, by whoever made it, which refers to the thread. It stays when the thread is"
        " deleted, and its author may delete it.",
        f"#5256 (merged), {_MESSAGE}#message-object-message-types (18 can be deleted); {_THREADS}"
        " names threads from older messages alone. That it stays is documented nowhere; bots are"
        " to delete it (HandmadeNetwork/hmn#49). A rehearsal deletes it only where it finds it",
        "cogs/new_threads.py",
        18,
    ),
    Belief(
        "thread-archives",
        "A thread is archived after auto_archive_duration minutes without a message.",
        f"{_THREADS}#active-&-archived-threads",
        "cogs/discord/channels.py",
    ),
    Belief(
        "thread-reopens",
        "A message sent to an archived thread opens it again; a locked thread takes none from a"
        " bot that may not manage threads (400, 50083).",
        f"{_THREADS}#active-&-archived-threads, {_THREADS}#locked-threads",
        "cogs/discord/channels.py",
        50083,
    ),
    Belief(
        "locked-thread-refuses-answers",
        "An interaction in a locked thread cannot be answered by a bot that may not manage"
        " threads (50083; seen as 400 and as 403).",
        "#5517, #6884, #7707",
        "cogs/interaction/front_desk.py",
        50083,
    ),
    Belief(
        "thread-owner-edits",
        "Whoever began a thread may name, tag and close it; else that takes Manage Threads, and"
        " so does its deletion.",
        f"{_THREADS}#permissions, #5706",
        "cogs/discord/forums.py",
    ),
    Belief(
        "thread-opens",
        "An archived thread is opened by anybody who may write there; a locked one takes Manage"
        " Threads.",
        f"{_CHANNEL}#modify-channel, {_THREADS}#active-&-archived-threads",
        "cogs/discord/channels.py",
    ),
    Belief(
        "thread-renames",
        "A thread is renamed twice in ten minutes; the third time waits. No number is known for"
        " tags, so they are changed where nobody waits for it.",
        "#1900, #2760, discordjs/discord.js#6651",
        "cogs/discord/forums.py",
        2,
    ),
    Belief(
        "archived-posts-need-permission",
        "A press in an archived thread first has the person's own client open it; whoever may not"
        " send messages there is refused (403, 50013), and the press never reaches the bot.",
        "#8474 (July 2026)",
        "cogs/doctor.py",
    ),
    Belief(
        "push-shows-content",
        "A push notification shows the content that the message had when it was created, and"
        " nothing of its components.",
        "#7854 (open since September 2025), badBlackShark/shrkbot#187",
        "cogs/ui/messages.py",
    ),
    Belief(
        "push-shows-no-files",
        "A push notification shows neither the pictures of a message nor their alt text.",
        "cameroncros/OctoPrint-DiscordRemote#126 (of 2020: at most the file's name is shown)",
        "workers/presenter.py",
    ),
    Belief(
        "pictures-side-by-side-are-cropped",
        "Clients show several pictures of one message side by side, two of them cropped to"
        " squares; one alone is shown whole.",
        "Tanza3D/discord-no-mosaic#3 (of 2023); documented nowhere",
        "workers/replays.py",
    ),
    Belief(
        "message-parts-order",
        "A message without IS_COMPONENTS_V2 is shown in this order, whatever the bot sends first:"
        " content, files, embeds, and below all of them buttons and menus.",
        "vercel/chat#678 (text above embeds), skyra-project/discord-components#435 (files above"
        " embeds), mahtoid/DiscordChatExporterPy#44 (buttons below embeds); documented nowhere,"
        " and that buttons stand below files is a guess from these",
        "cogs/ui/messages.py",
    ),
    Belief(
        "menu-choice-is-kept",
        "A client keeps the chosen option of a menu and does not send the same choice twice in a"
        " row, unless the message was edited or its channel left in between.",
        "#4801 (closed as intended), #7765 (leaving the channel), discordjs/discord.js#10797 (an"
        " edit shows the menu as unused; #7536: on desktop not a menu of people); documented"
        " nowhere",
        "cogs/ui/controls.py",
    ),
    Belief(
        "push-length",
        "A lock screen shows at most the first 200 characters of a notification.",
        "a cautious guess: Discord states no number",
        "workers/post_lines.py",
        200,
    ),
    Belief(
        "push-hides-stamps",
        "A stamp <t:…> is shown as nothing on a lock screen.",
        "a cautious guess: no public thread says how it is shown",
        "cogs/ui/messages.py",
    ),
    Belief(
        "silent-counts",
        "SUPPRESS_NOTIFICATIONS takes the sound, not the number: the message counts like any"
        " other.",
        f"{_MESSAGE}#allowed-mentions-object ('only cause a notification badge'), #5910,"
        " agent-messenger/agent-messenger#320",
        "workers/table_messages.py",
    ),
    Belief(
        "deleted-counts",
        "A message that is deleted goes on being counted as unread.",
        "#4659, #2339",
        "workers/table_messages.py",
    ),
    Belief(
        "role-mention-notifies",
        "A role named in the content or components and in allowed_mentions.roles notifies its"
        " members if the role is mentionable or the bot has the permission MENTION_EVERYONE.",
        f"{_MESSAGE}#allowed-mentions-object",
        "cogs/opening.py",
    ),
    Belief(
        "edit-notifies-nobody",
        "An edit neither notifies nor counts, whatever it mentions.",
        "#1419, #1864, #2474",
        "cogs/discord/messenger.py",
    ),
    Belief(
        "late-press-is-refused",
        "A press on a control that an edit has taken away is refused by Discord itself (400,"
        " 50035, COMPONENT_VALIDATION_FAILED); one that came before the edit reaches the bot,"
        " whatever the message shows by then.",
        "#5943 (names the error; its cause is a guess), #3029 (announced that custom ids would be"
        " validated); documented nowhere",
        "cogs/buttons.py",
    ),
    Belief(
        "rows-in-forms-are-deprecated",
        "A text input in an action row of a form is deprecated in favour of the Label component.",
        f"{_COMPONENTS}#action-row",
        "cogs/ui/controls.py",
    ),
    Belief(
        "command-translations-are-kept",
        "The translated names and descriptions of commands are stored and returned.",
        f"{_COMMANDS}#localization",
        "cogs/discord/application.py",
    ),
    Belief(
        "a-session-can-go-deaf",
        "A gateway session can stop delivering interactions while heartbeats are answered and"
        " other events come; only a new session helps.",
        "#8162 (twice within a week of February 2026), DawnbrandBots/bastion-bot#199, #204, #212"
        " and #233 (six to ten hours each)",
        "workers/health.py",
    ),
    Belief(
        "built-in-commands",
        "Some commands are built into Discord's clients and take precedence while one types.",
        "#2406, EssentialsX/Essentials#5519, support.discord.com (Slash Commands FAQ)",
        "catalog.py",
    ),
    Belief(
        "equal-edit-is-marked",
        "A message that is edited to the words it had counts as edited (edited_timestamp), which"
        " everybody sees.",
        "#4506 (a staff member: an update with content is taken for new content); that clients"
        " show it as (edited) is documented nowhere",
        "workers/message_updates.py",
    ),
    Belief(
        "post-names-its-files",
        "A message without the flag IS_COMPONENTS_V2 lists its files among its attachments.",
        f"{_MESSAGE}#message-object",
        "cogs/discord/messenger.py",
    ),
    Belief(
        "post-mentions-whom-it-allows",
        "A new message mentions whom its allowed_mentions allow, and nobody else.",
        f"{_MESSAGE}#allowed-mentions-object",
        "cogs/discord/messenger.py",
    ),
    Belief(
        "edit-mentions-whom-it-allows",
        "An edited message mentions whom this edit's allowed_mentions allow, and nobody else.",
        f"{_MESSAGE}#edit-message, #1419, #1864, #2126, #2474",
        "cogs/discord/messenger.py",
    ),
    Belief(
        "buttons-come-off",
        "An edit with empty components takes all buttons off and leaves the files.",
        f"{_MESSAGE}#edit-message",
        "cogs/discord/messenger.py",
    ),
    Belief(
        "link-button-keeps-its-address",
        "A button with the style link has the address that was sent and no custom_id: a press opens"
        " it for whoever presses and sends no interaction.",
        f"{_COMPONENTS}#button",
        "cogs/ui/controls.py",
    ),
    Belief(
        "gif-stays-a-gif",
        "A GIF that is uploaded is an attachment of the type image/gif.",
        f"{_MESSAGE}#attachment-object",
        "workers/replays.py",
    ),
    Belief(
        "reply-takes-a-late-picture",
        "A private reply that was sent in words takes a picture by an edit.",
        f"{_RECEIVING}#edit-original-interaction-response",
        "cogs/interaction/front_desk.py",
    ),
    Belief(
        "reply-loses-its-picture",
        "An edit of a private reply that names no attachments takes its picture off.",
        f"{_RECEIVING}#edit-original-interaction-response",
        "cogs/interaction/front_desk.py",
    ),
    Belief(
        "silence-is-kept",
        "A message that was sent with SUPPRESS_NOTIFICATIONS has that flag.",
        f"{_MESSAGE}#message-object-message-flags",
        "cogs/discord/messenger.py",
    ),
    Belief(
        "direct-channel-stays",
        "Opening the direct messages with somebody again gives the same channel.",
        "/resources/user#create-dm",
        "cogs/discord/messenger.py",
    ),
    Belief(
        "direct-messages-can-be-edited",
        "A direct message of the bot can be edited and deleted by the bot.",
        f"{_MESSAGE}#edit-message, {_MESSAGE}#delete-message",
        "cogs/discord/messenger.py",
    ),
    Belief(
        "thread-may-stay-a-week",
        "A thread may be made with an auto_archive_duration of 10,080 minutes in any server.",
        f"{_CHANNEL}#thread-metadata-object; no boost is needed since 2022",
        "cogs/new_threads.py",
        10_080,
    ),
    Belief(
        "rate-limits-are-named",
        "Answers to requests for messages name the rate limit they were met under"
        " (X-RateLimit-Limit, -Reset-After, -Bucket).",
        "/topics/rate-limits#header-format",
        "cogs/discord/requests.py",
    ),
)
"""All beliefs. Keys are unique and must not change: reports and planted faults name them."""

_BY_KEY = {one.key: one for one in BELIEFS}


def belief(key: str) -> Belief:
    """Return the belief with this key. Raises KeyError if there is none."""
    return _BY_KEY[key]


def limit(key: str) -> int:
    """Return the number of a belief. Raises TypeError if it has none."""
    value = belief(key).value
    if value is None:
        raise TypeError(f"the belief {key!r} is about no number")
    return value
