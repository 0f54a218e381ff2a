"""What this bot assumes about Discord: one entry each, with its source and its tests.

Pure data. The simulated Discord of the sandbox and of the tests takes its rules and limits from
this list, and the rehearsal compares the list with the real Discord's answers.

``#1234`` in a source is an issue or pull request of discord/discord-api-docs; an address without a
host is a page of docs.discord.com/developers.
"""

from collections.abc import Mapping

import msgspec


class Belief(msgspec.Struct, frozen=True):
    """One assumption of this bot about Discord.

    ``says``: the belief in one sentence. ``source``: the public page, issue or pull request that
    says so, or the reason for a guess. ``tests``: node ids of tests that fail, or mean nothing, if
    the belief is wrong. ``value``: the limit, error code or list in question, if there is one.
    """

    key: str
    says: str
    source: str
    tests: tuple[str, ...]
    value: int | str | None = None


_RULES = "tests/playroom/test_discord_rules.py"
_REHEARSAL = "tests/e2e/test_rehearsal.py::test_a_wrong_belief_is_found"
_OBSERVED = f"{_RULES}::test_the_simulated_discord_behaves_as_believed"
_PHONES = "tests/playroom/test_notifications.py"
_LIMITS = "tests/e2e/test_openapi_checks.py::test_the_limits_find"
_ROLES = "tests/e2e/test_roles.py"
_MESSENGER = "tests/cogs/test_messenger.py"
_RETIRED = "tests/e2e/test_retired_posts.py"
_CALLS = "tests/workers/test_notifications.py"
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
        (
            f"{_OBSERVED}[content-length]",
            _LIMITS,
        ),
        2000,
    ),
    Belief(
        "alt-text-length",
        "Alt text has at most 1,024 characters, counted in UTF-16 units; more is refused (400,"
        " 50035).",
        f"{_MESSAGE}#attachment-object; the unit is not documented, UTF-16 is the cautious guess",
        (
            f"{_OBSERVED}[alt-text-length]",
            f"{_RULES}::test_alt_text_is_counted_in_utf_16_units",
            _LIMITS,
        ),
        1024,
    ),
    Belief(
        "files-shown-by-components",
        "Files shown by components are left out of a message's attachments in every answer and"
        " event; the gallery's items carry media.attachment_id.",
        "#8277 (intended, says a staff member), documented by #8279",
        (
            f"{_OBSERVED}[files-shown-by-components]",
            f"{_RULES}::test_events_leave_out_the_files_that_components_show",
            f"{_RULES}::test_a_kept_file_is_named_by_the_id_that_its_gallery_tells",
            f"{_RETIRED}::test_a_post_of_an_earlier_version_is_retired_as_well",
        ),
    ),
    Belief(
        "gallery-has-items",
        "A media gallery without items is refused (400, 50035).",
        f"{_COMPONENTS}#media-gallery and the OpenAPI document (minItems 1)",
        (f"{_OBSERVED}[gallery-has-items]",),
    ),
    Belief(
        "edit-keeps-files",
        "An edit that leaves out the key attachments keeps the files of the message.",
        f"{_MESSAGE}#edit-message",
        (
            f"{_OBSERVED}[edit-keeps-files]",
            f"{_RETIRED}"
            "::test_all_old_boards_of_a_game_lose_buttons_and_call_and_keep_their_pictures",
        ),
    ),
    Belief(
        "edit-drops-unnamed-files",
        "An edit that names attachments removes every file that it does not name.",
        f"{_MESSAGE}#edit-message (since API v10)",
        (f"{_OBSERVED}[edit-drops-unnamed-files]",),
    ),
    Belief(
        "components-v2-stays",
        "The flag IS_COMPONENTS_V2 cannot be taken off a message (400, 50035).",
        f"{_COMPONENTS}, /components/using-message-components",
        (
            f"{_OBSERVED}[components-v2-stays]",
            f"{_RETIRED}::test_a_post_of_an_earlier_version_is_not_rewritten_but_made_anew",
        ),
    ),
    Belief(
        "components-v2-without-content",
        "A Components V2 message has neither content nor embeds (400, 50035).",
        _COMPONENTS,
        (
            f"{_OBSERVED}[components-v2-without-content]",
            _LIMITS,
        ),
    ),
    Belief(
        "own-messages-are-readable",
        "The bot reads content, components and files of its own messages without the intent"
        " MESSAGE_CONTENT.",
        "/events/gateway#message-content-intent",
        (
            f"{_OBSERVED}[own-messages-are-readable]",
            f"{_MESSENGER}::test_after_a_restart_an_overtaken_post_is_asked_for_first",
        ),
    ),
    Belief(
        "alt-text-is-kept",
        "The alt text sent with a file is returned with its attachment.",
        f"{_MESSAGE}#attachment-object",
        (f"{_OBSERVED}[alt-text-is-kept]",),
    ),
    Belief(
        "deleted-message-is-gone",
        "A deleted message is gone: to read, edit or delete it is refused (404, 10008).",
        _CODES,
        (f"{_OBSERVED}[deleted-message-is-gone]",),
        10008,
    ),
    Belief(
        "nonce-is-honoured",
        "A second message with an enforced nonce within minutes makes none: the first is returned.",
        f"{_MESSAGE}#create-message (enforce_nonce)",
        (
            f"{_OBSERVED}[nonce-is-honoured]",
            f"{_RULES}::test_a_nonce_is_honoured_for_minutes_only",
        ),
    ),
    Belief(
        "nonce-lifetime",
        "An enforced nonce is remembered for some minutes; taken here for 120 seconds.",
        f"{_MESSAGE}#create-message ('in the past few minutes'; the number is a guess)",
        (
            f"{_RULES}::test_a_nonce_is_honoured_for_minutes_only",
            "tests/house/test_discord_assumptions.py::test_the_workers_own_limits_stay_within_what_is_believed",
        ),
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
        (f"{_OBSERVED}[upload-size]",),
        10 * 1024 * 1024,
    ),
    Belief(
        "old-edits-are-limited",
        "Messages older than an hour may be edited 3 times in 6 seconds per channel; more is"
        " refused with HTTP 429 and code 30046.",
        "discord-userdoccers#551, #4413, #4381, aikaterna/aikaterna-cogs#302",
        (
            f"{_OBSERVED}[old-edits-are-limited]",
            "tests/sockets/test_real_sockets.py"
            "::test_too_many_edits_of_old_messages_are_refused_as_a_rate_limit",
            f"{_RULES}::test_old_messages_can_be_edited_again_after_the_window",
            "tests/sockets/test_edit_limit.py"
            "::test_an_edit_that_is_refused_for_good_is_not_tried_again",
        ),
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
        (f"{_RULES}::test_old_messages_can_be_edited_again_after_the_window",),
        3,
    ),
    Belief(
        "old-edit-window",
        "The window in which edits of old messages are counted lasts 6 seconds.",
        "discord-userdoccers#551",
        (f"{_RULES}::test_a_refusal_for_too_many_edits_says_when_to_try_again",),
        6,
    ),
)

_PLACES = (
    Belief(
        "forum-takes-no-messages",
        "A message sent to a forum or media channel itself is refused (400, 50008).",
        f"{_THREADS}#thread-only-channels, {_CODES}, #4533",
        (f"{_OBSERVED}[forum-takes-no-messages]",),
        50008,
    ),
    Belief(
        "forum-post-is-a-thread",
        "Starting a thread in a forum with a message makes a post; the message has the thread's"
        " id.",
        f"{_THREADS}#creating-threads-in-thread-only-channels",
        (
            f"{_OBSERVED}[forum-post-is-a-thread]",
            f"{_RULES}::test_a_thread_started_in_a_forum_is_a_post_with_its_message",
        ),
    ),
    Belief(
        "forum-may-require-a-tag",
        "Where the forum requires a tag (flag REQUIRE_TAG), a post without one is refused (400,"
        " 40067).",
        f"{_CODES}; /resources/channel#channel-object-channel-flags",
        (
            f"{_OBSERVED}[forum-may-require-a-tag]",
            f"{_RULES}::test_a_forum_that_requires_a_tag_takes_a_post_with_one",
        ),
        40067,
    ),
    Belief(
        "thread-in-wrong-place",
        "What a kind of channel cannot do is refused (400, 50024), as starting a thread in a"
        " category, a voice channel or another thread.",
        _CODES,
        (f"{_OBSERVED}[thread-in-wrong-place]",),
        50024,
    ),
    Belief(
        "thread-is-announced",
        "A public thread that is made without a message leaves a message of type 18 in its channel,"
        " by whoever made it, which refers to the thread. It stays when the thread is deleted, and"
        " its author may delete it.",
        f"#5256 (merged), {_MESSAGE}#message-object-message-types (18 can be deleted); {_THREADS}"
        " names threads from older messages alone. That it stays is documented nowhere; bots are to"
        " delete it (HandmadeNetwork/hmn#49). A rehearsal deletes it only where it finds it",
        (
            f"{_OBSERVED}[thread-is-announced]",
            f"{_REHEARSAL}[thread-is-announced]",
            "tests/rehearsal/test_cleaning_up.py::test_nothing_is_left_when_all_went_well",
        ),
        18,
    ),
    Belief(
        "thread-archives",
        "A thread is archived after auto_archive_duration minutes without a message.",
        f"{_THREADS}#active-&-archived-threads",
        (
            f"{_OBSERVED}[thread-archives]",
            f"{_RULES}::test_a_message_keeps_a_thread_open",
        ),
    ),
    Belief(
        "thread-reopens",
        "A message sent to an archived thread opens it again; a locked thread takes none from a bot"
        " that may not manage threads (400, 50083).",
        f"{_THREADS}#active-&-archived-threads, {_THREADS}#locked-threads",
        (
            f"{_OBSERVED}[thread-reopens]",
            f"{_RULES}::test_a_message_to_a_locked_thread_is_refused",
        ),
        50083,
    ),
    Belief(
        "locked-thread-refuses-answers",
        "An interaction in a locked thread cannot be answered by a bot that may not manage threads"
        " (50083; seen as 400 and as 403).",
        "#5517, #6884, #7707",
        (
            f"{_OBSERVED}[locked-thread-refuses-answers]",
            f"{_RULES}::test_whoever_manages_threads_may_answer_in_a_locked_one",
        ),
        50083,
    ),
    Belief(
        "archived-thread-refuses-edits",
        "A message of an archived or locked thread cannot be edited (400, 50083); deleting it is"
        " allowed.",
        f"{_THREADS}#active-&-archived-threads, {_THREADS}#locked-threads, {_CODES}",
        (
            f"{_OBSERVED}[archived-thread-refuses-edits]",
            f"{_RULES}::test_a_message_of_an_archived_thread_can_be_deleted",
        ),
        50083,
    ),
    Belief(
        "private-thread-needs-member",
        "In a private thread that the bot is not in, every request is refused (403, 50001),"
        " whatever app_permissions say.",
        f"{_THREADS}#permissions, Crownicles/Crownicles#4509, Crownicles/Crownicles#4575",
        (f"{_OBSERVED}[private-thread-needs-member]",),
        50001,
    ),
)

_REFUSALS = (
    Belief(
        "door-is-closed",
        "A direct message to somebody who takes none is refused (403, 50007).",
        _CODES,
        (
            "tests/e2e/test_simulated_server.py"
            "::test_a_closed_mailbox_answers_50007_until_it_is_opened",
        ),
        50007,
    ),
    Belief(
        "no-server-in-common",
        "A direct message to somebody with whom the bot shares no server is refused (403, 50278).",
        _CODES,
        (
            "tests/e2e/test_absent_players.py"
            "::test_a_letter_that_reaches_no_server_in_common_is_a_sign_of_absence",
        ),
        50278,
    ),
    Belief(
        "words-are-refused",
        "A message whose words a filter forbids is refused (200000), as 400 or as 403.",
        _CODES,
        (f"{_MESSENGER}::test_what_will_never_arrive_is_told_by_its_code",),
        200000,
    ),
    Belief(
        "threads-are-limited",
        "Where a server has as many active threads as it may, a new one is refused (400, 160006).",
        _CODES,
        (
            "tests/e2e/test_discord_failures.py"
            "::test_where_no_more_threads_can_be_open_a_table_can_be_without",
        ),
        160006,
    ),
)

_FORUM_RULES = "tests/playroom/test_forum_rules.py"

_FORUMS = (
    Belief(
        "forum-tag-count",
        "A forum has at most 20 tags, of different names.",
        "#5559; /resources/channel#modify-channel",
        (f"{_FORUM_RULES}::test_a_forum_has_at_most_so_many_tags_of_different_names",),
        20,
    ),
    Belief(
        "applied-tag-count",
        "A post has at most 5 tags.",
        "#5559; /resources/channel#modify-channel",
        (f"{_FORUM_RULES}::test_a_post_has_at_most_so_many_tags",),
        5,
    ),
    Belief(
        "tag-name-length",
        "The name of a tag has at most 20 characters.",
        "/resources/channel#forum-tag-object",
        (
            f"{_FORUM_RULES}::test_a_forum_has_at_most_so_many_tags_of_different_names",
            "tests/i18n/test_tag_names.py::test_the_name_of_a_tag_fits_into_it",
        ),
        20,
    ),
    Belief(
        "thread-owner-edits",
        "Whoever began a thread may name, tag and close it; else that takes Manage Threads, and so"
        " does its deletion.",
        f"{_THREADS}#permissions, #5706",
        (
            f"{_FORUM_RULES}::test_whoever_began_a_post_sets_its_tags",
            f"{_FORUM_RULES}::test_the_posts_of_others_are_left_to_who_manages_threads",
            f"{_FORUM_RULES}::test_a_thread_is_deleted_by_who_manages_threads_alone",
        ),
    ),
    Belief(
        "thread-opens",
        "An archived thread is opened by anybody who may write there; a locked one takes Manage"
        " Threads.",
        f"/resources/channel#modify-channel, {_THREADS}#active-&-archived-threads",
        (f"{_FORUM_RULES}::test_a_locked_thread_is_opened_by_who_manages_threads_alone",),
    ),
    Belief(
        "thread-stays-open",
        "A thread stays open for at most 10,080 minutes (a week) without a message.",
        "/resources/channel#start-thread-from-message",
        ("tests/e2e/test_archived_channels.py::test_the_thread_of_a_table_stays_open_for_a_week",),
        10_080,
    ),
    Belief(
        "thread-renames",
        "A thread is renamed twice in ten minutes; the third time waits. No number is known for"
        " tags, so they are changed where nobody waits for it.",
        "#1900, #2760, discordjs/discord.js#6651",
        (
            f"{_FORUM_RULES}::test_a_thread_is_renamed_so_often_in_ten_minutes",
            "tests/e2e/test_forums.py::test_a_game_goes_on_while_its_tags_wait",
        ),
        2,
    ),
)

_CLIENTS = (
    Belief(
        "archived-posts-need-permission",
        "A press in an archived thread first has the person's own client open it; whoever may not"
        " send messages there is refused (403, 50013), and the press never reaches the bot.",
        "#8474 (July 2026)",
        ("tests/e2e/test_forums.py::test_the_doctor_says_where_posts_go_dead_for_players",),
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
            f"{_CALLS}::test_a_call_says_on_a_lock_screen_which_table_wants_what_of_whom_and_until_when",
        ),
    ),
    Belief(
        "push-shows-no-files",
        "A push notification shows neither the pictures of a message nor their alt text.",
        "cameroncros/OctoPrint-DiscordRemote#126 (of 2020: at most the file's name is shown)",
        (f"{_CALLS}::test_the_words_of_a_letter_are_the_same_whatever_the_public_does_not_know",),
    ),
    Belief(
        "pictures-side-by-side-are-cropped",
        "Clients show several pictures of one message side by side, two of them cropped to squares;"
        " one alone is shown whole.",
        "Tanza3D/discord-no-mosaic#3 (of 2023); documented nowhere",
        (
            "tests/e2e/test_replays.py"
            "::test_the_last_post_shows_how_the_game_went_and_offers_private_replays",
        ),
    ),
    Belief(
        "message-parts-order",
        "A message without IS_COMPONENTS_V2 is shown in this order, whatever the bot sends first:"
        " content, files, embeds, and below all of them buttons and menus.",
        "vercel/chat#678 (text above embeds), skyra-project/discord-components#435 (files above"
        " embeds), mahtoid/DiscordChatExporterPy#44 (buttons below embeds); documented nowhere,"
        " and that buttons stand below files is a guess from these",
        (
            "tests/workers/test_posts.py"
            "::test_above_each_button_that_answers_stands_what_is_asked_and_who_has_answered",
        ),
    ),
    Belief(
        "menu-choice-is-kept",
        "A client keeps the chosen option of a menu and does not send the same choice twice in a"
        " row, unless the message was edited or its channel left in between.",
        "#4801 (closed as intended), #7765 (leaving the channel), discordjs/discord.js#10797 (an"
        " edit shows the menu as unused; #7536: on desktop not a menu of people); documented"
        " nowhere",
        (
            "tests/cogs/test_component_message.py"
            "::test_one_row_holds_the_first_buttons_and_more_stands_for_all_others",
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
        f"{_MESSAGE}#allowed-mentions-object ('only cause a notification badge'), #5910,"
        " agent-messenger/agent-messenger#320",
        (f"{_PHONES}::test_a_silent_message_counts_and_does_not_notify",),
    ),
    Belief(
        "deleted-counts",
        "A message that is deleted goes on being counted as unread.",
        "#4659, #2339",
        (f"{_PHONES}::test_a_deletion_takes_nothing_off_the_number",),
    ),
    Belief(
        "role-mention-notifies",
        "A role named in the content or components and in allowed_mentions.roles notifies its"
        " members if the role is mentionable or the bot has the permission MENTION_EVERYONE.",
        f"{_MESSAGE}#allowed-mentions-object",
        (
            f"{_ROLES}::test_an_open_table_calls_the_role_once_and_nobody_else",
            f"{_ROLES}::test_a_role_that_would_not_be_notified_is_told_of_and_not_called",
        ),
    ),
    Belief(
        "edit-notifies-nobody",
        "An edit neither notifies nor counts, whatever it mentions.",
        "#1419, #1864, #2474",
        (
            f"{_PHONES}::test_an_edit_notifies_nobody_and_counts_for_nothing",
            f"{_MESSENGER}::test_a_post_that_is_rewritten_keeps_marked_whom_it_calls",
        ),
    ),
)

_INTERACTIONS = (
    Belief(
        "late-press-is-refused",
        "A press on a control that an edit has taken away is refused by Discord itself (400,"
        " 50035, COMPONENT_VALIDATION_FAILED); one that came before the edit reaches the bot,"
        " whatever the message shows by then.",
        "#5943 (names the error; its cause is a guess), #3029 (announced that custom ids would be"
        " validated); documented nowhere",
        (
            "tests/playroom/test_late_presses.py"
            "::test_a_press_on_a_board_that_was_just_replaced_is_answered_with_how_things_stand",
            "tests/playroom/test_page_server.py"
            "::test_a_press_on_a_post_that_lost_its_buttons_meanwhile_is_answered_by_the_bot",
            "tests/e2e/test_every_game.py::test_an_old_control_shows_how_things_stand_now",
        ),
        50035,
    ),
    Belief(
        "rows-in-forms-are-deprecated",
        "A text input in an action row of a form is deprecated in favour of the Label component.",
        f"{_COMPONENTS}#action-row",
        (
            f"{_OBSERVED}[rows-in-forms-are-deprecated]",
            f"{_RULES}::test_a_form_with_a_row_is_noted_as_deprecated",
        ),
    ),
    Belief(
        "command-translations-are-kept",
        "The translated names and descriptions of commands are stored and returned.",
        f"{_COMMANDS}#localization",
        (f"{_OBSERVED}[command-translations-are-kept]",),
    ),
    Belief(
        "a-session-can-go-deaf",
        "A gateway session can stop delivering interactions while heartbeats are answered and other"
        " events come; only a new session helps.",
        "#8162 (twice within a week of February 2026), DawnbrandBots/bastion-bot#199, #204, #212"
        " and #233 (six to ten hours each)",
        (
            "tests/sockets/test_deaf_gateway.py"
            "::test_after_hours_without_a_press_a_new_session_is_begun",
            "tests/sockets/test_deaf_gateway.py::test_an_unusual_silence_is_ended_and_given_back",
        ),
    ),
    Belief(
        "built-in-commands",
        "These commands are built into Discord's clients and take precedence while one types.",
        "#2406, EssentialsX/Essentials#5519, support.discord.com (Slash Commands FAQ)",
        ("tests/e2e/test_command_names.py::test_no_command_has_the_name_of_a_built_in_one",),
        "gif giphy kick ban leave me msg nick reply shrug spoiler tableflip tenor thread timeout"
        " tts unflip",
    ),
)

_REHEARSED = (
    Belief(
        "equal-edit-is-marked",
        "A message that is edited to the words it had counts as edited (edited_timestamp), which"
        " everybody sees.",
        "#4506 (a staff member: an update with content is taken for new content); that clients show"
        " it as (edited) is documented nowhere",
        (f"{_REHEARSAL}[equal-edit-is-marked]",),
    ),
    Belief(
        "post-names-its-files",
        "A message without the flag IS_COMPONENTS_V2 lists its files among its attachments.",
        f"{_MESSAGE}#message-object",
        (f"{_REHEARSAL}[post-names-its-files]",),
    ),
    Belief(
        "post-mentions-whom-it-allows",
        "A new message mentions whom its allowed_mentions allow, and nobody else.",
        f"{_MESSAGE}#allowed-mentions-object",
        (f"{_REHEARSAL}[post-mentions-whom-it-allows]",),
    ),
    Belief(
        "edit-mentions-whom-it-allows",
        "An edited message mentions whom this edit's allowed_mentions allow, and nobody else.",
        f"{_MESSAGE}#edit-message, #1419, #1864, #2126, #2474",
        (f"{_REHEARSAL}[edit-mentions-whom-it-allows]",),
    ),
    Belief(
        "buttons-come-off",
        "An edit with empty components takes all buttons off and leaves the files.",
        f"{_MESSAGE}#edit-message",
        (f"{_REHEARSAL}[buttons-come-off]",),
    ),
    Belief(
        "gif-stays-a-gif",
        "A GIF that is uploaded is an attachment of the type image/gif.",
        f"{_MESSAGE}#attachment-object",
        (
            f"{_REHEARSAL}[gif-stays-a-gif]",
            "tests/e2e/test_replays.py"
            "::test_a_running_game_is_replayed_as_one_saw_it_and_as_everybody_did",
        ),
    ),
    Belief(
        "reply-takes-a-late-picture",
        "A private reply that was sent in words takes a picture by an edit.",
        "/interactions/receiving-and-responding#edit-original-interaction-response",
        (
            f"{_REHEARSAL}[reply-takes-a-late-picture]",
            "tests/cogs/test_late_pictures.py::test_the_picture_is_added_to_the_same_words",
        ),
    ),
    Belief(
        "reply-loses-its-picture",
        "An edit of a private reply that names no attachments takes its picture off.",
        "/interactions/receiving-and-responding#edit-original-interaction-response",
        (f"{_REHEARSAL}[reply-loses-its-picture]",),
    ),
    Belief(
        "silence-is-kept",
        "A message that was sent with SUPPRESS_NOTIFICATIONS has that flag.",
        f"{_MESSAGE}#message-object-message-flags",
        (f"{_REHEARSAL}[silence-is-kept]",),
    ),
    Belief(
        "direct-channel-stays",
        "Opening the direct messages with somebody again gives the same channel.",
        "/resources/user#create-dm",
        (f"{_REHEARSAL}[direct-channel-stays]",),
    ),
    Belief(
        "direct-messages-can-be-edited",
        "A direct message of the bot can be edited and deleted by the bot.",
        f"{_MESSAGE}#edit-message, {_MESSAGE}#delete-message",
        (f"{_REHEARSAL}[direct-messages-can-be-edited]",),
    ),
    Belief(
        "thread-may-stay-a-week",
        "A thread may be made with an auto_archive_duration of 10,080 minutes in any server.",
        "/resources/channel#thread-metadata-object; no boost is needed since 2022",
        (f"{_REHEARSAL}[thread-may-stay-a-week]",),
        10_080,
    ),
    Belief(
        "rate-limits-are-named",
        "Answers to requests for messages name the rate limit they were met under"
        " (X-RateLimit-Limit, -Reset-After, -Bucket).",
        "/topics/rate-limits#header-format",
        ("tests/sockets/test_rehearsal.py::test_the_rate_limits_met_are_in_the_report",),
    ),
)

_LIMITS_OF_COMPONENTS = (
    Belief(
        "component-count",
        "A Components V2 message has at most 40 components, nested ones included.",
        _COMPONENTS,
        (
            f"{_OBSERVED}[component-count]",
            _LIMITS,
        ),
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
        (
            f"{_OBSERVED}[row-button-count]",
            _LIMITS,
        ),
        5,
    ),
    Belief(
        "select-option-count",
        "A select menu has at most 25 options.",
        f"{_COMPONENTS}#string-select",
        (
            f"{_OBSERVED}[select-option-count]",
            _LIMITS,
        ),
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
        (
            f"{_OBSERVED}[custom-id-length]",
            _LIMITS,
        ),
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

_ICONS = "tests/e2e/test_icons.py"

_FORMS_AND_ICONS = (
    Belief(
        "form-label-length",
        "The label of a form's field has at most 45 characters.",
        f"{_COMPONENTS}#label and the OpenAPI document (maxLength 45)",
        (
            _LIMITS,
            "tests/e2e/test_forms.py::test_every_field_of_every_form_stands_in_a_label_and_never_in_a_row",
        ),
        45,
    ),
    Belief(
        "form-label-description-length",
        "The description below the label of a form's field has at most 100 characters.",
        f"{_COMPONENTS}#label and the OpenAPI document (maxLength 100)",
        (
            _LIMITS,
            "tests/e2e/test_forms.py::test_every_field_of_every_form_stands_in_a_label_and_never_in_a_row",
        ),
        100,
    ),
    Belief(
        "user-command-count",
        "An application has up to 15 commands about people (5 until March 2026); discord.py 2.7"
        " takes 5.",
        "/change-log#march-3-2026, Rapptz/discord.py#10503",
        (_LIMITS,),
        5,
    ),
    Belief(
        "application-emoji-count",
        "An application owns at most 2,000 emoji, which its messages show in any server.",
        "/resources/emoji#application-owned-emoji",
        (
            "tests/rendering/test_icons.py::test_every_icon_has_a_name_of_its_own_and_there_is_room_for_all",
        ),
        2000,
    ),
    Belief(
        "emoji-size",
        "An emoji is a file of at most 256 KiB and is kept at 128 by 128 pixels.",
        "/resources/emoji#emoji-formats",
        ("tests/rendering/test_icons.py::test_an_icon_is_a_small_picture_with_clear_edges",),
        256 * 1024,
    ),
    Belief(
        "emoji-name-length",
        "The name of an emoji has 2 to 32 letters, digits and underscores.",
        "the OpenAPI document (maxLength 32)",
        (
            "tests/workers/test_icons.py::test_a_name_is_what_discord_takes_however_long_the_game_is_called",
        ),
        32,
    ),
    Belief(
        "unknown-emoji-is-refused",
        "A message whose controls name an emoji that is gone is refused (400, 50035); now and then"
        " one is refused whose emoji are all there.",
        "HuyaneMatsu/Koishi#25, #7128 (open)",
        (f"{_ICONS}::test_an_answer_that_is_refused_for_its_icons_comes_without_them",),
        50035,
    ),
)

BELIEFS: tuple[Belief, ...] = (
    *_MESSAGES,
    *_PLACES,
    *_FORUMS,
    *_REFUSALS,
    *_CLIENTS,
    *_NOTIFICATIONS,
    *_INTERACTIONS,
    *_REHEARSED,
    *_LIMITS_OF_COMPONENTS,
    *_LIMITS_OF_COMMANDS,
    *_FORMS_AND_ICONS,
)
"""All beliefs. Keys are unique and must not change: reports and planted faults name them."""

_BY_KEY: Mapping[str, Belief] = {one.key: one for one in BELIEFS}


def belief(key: str) -> Belief:
    """Return the belief with this key. Raises KeyError if there is none."""
    return _BY_KEY[key]


def limit(key: str) -> int:
    """Return the number of a belief. Raises TypeError if it has none."""
    value = belief(key).value
    if not isinstance(value, int):
        raise TypeError(f"the belief {key!r} is about no number")
    return value
