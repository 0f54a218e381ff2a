"""The steps of a rehearsal as data, each with its beliefs; and the beliefs that no step checks.

Every belief occurs at least once: in a step, or with the reason why no step checks it.
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from rehearsal import (
    component_steps,
    limit_steps,
    post_steps,
    private_steps,
    registration_steps,
    thread_steps,
    upload_steps,
)
from rehearsal.rehearsal_thread import Step

Group: TypeAlias = Literal[
    "posts", "limits", "components", "private", "places", "uploads", "discord"
]
"""Groups of beliefs in the report."""

Unseen: TypeAlias = Literal[
    "client", "press", "time", "registration", "permission", "circumstances", "unused"
]
"""Why no rehearsal can check a belief: only a client shows it; a person would have to press; it
takes minutes or hours; commands would have to be registered again; it needs a bot with fewer
permissions, or another person or server; nothing this bot does depends on it."""


class RehearsalScene(msgspec.Struct, frozen=True):
    """One step. ``beliefs``: the keys of those it checks; other steps may check them, too."""

    group: Group
    beliefs: tuple[str, ...]
    step: Step


SCENES: tuple[RehearsalScene, ...] = (
    RehearsalScene(
        "private", ("reply-takes-a-late-picture", "reply-loses-its-picture"), private_steps.replies
    ),
    RehearsalScene(
        "posts",
        (
            "post-names-its-files",
            "alt-text-is-kept",
            "edit-drops-unnamed-files",
            "equal-edit-is-marked",
            "edit-keeps-files",
            "post-mentions-whom-it-allows",
            "edit-mentions-whom-it-allows",
            "buttons-come-off",
        ),
        post_steps.posts,
    ),
    RehearsalScene(
        "posts", ("own-messages-are-readable", "deleted-message-is-gone"), post_steps.history
    ),
    RehearsalScene("posts", ("nonce-is-honoured", "nonce-length"), post_steps.nonces),
    RehearsalScene("posts", ("gif-stays-a-gif",), post_steps.animations),
    RehearsalScene(
        "components",
        (
            "files-shown-by-components",
            "components-v2-stays",
            "components-v2-without-content",
            "gallery-has-items",
        ),
        component_steps.components,
    ),
    *(
        RehearsalScene("limits", (edge.key,), limit_steps.at_the_edge(edge))
        for edge in limit_steps.EDGES
    ),
    RehearsalScene("limits", ("alt-text-length",), limit_steps.alt_texts),
    RehearsalScene("uploads", ("upload-size",), upload_steps.uploads),
    RehearsalScene("uploads", ("upload-size",), upload_steps.too_large),
    RehearsalScene("places", ("thread-is-announced",), thread_steps.announcement),
    RehearsalScene(
        "places", ("thread-in-wrong-place", "thread-name-length"), thread_steps.other_threads
    ),
    RehearsalScene(
        "places", ("forum-post-is-a-thread", "forum-takes-no-messages"), thread_steps.forums
    ),
    RehearsalScene("places", ("forum-may-require-a-tag",), thread_steps.forum_tags),
    RehearsalScene(
        "places",
        (
            "thread-may-stay-a-week",
            "archived-thread-refuses-edits",
            "thread-reopens",
        ),
        thread_steps.threads,
    ),
    RehearsalScene(
        "private",
        (
            "direct-channel-stays",
            "direct-messages-can-be-edited",
            "nonce-is-honoured",
            "silence-is-kept",
            "door-is-closed",
        ),
        private_steps.letters,
    ),
    RehearsalScene("discord", ("command-translations-are-kept",), registration_steps.commands),
    RehearsalScene("discord", ("rate-limits-are-named",), registration_steps.rate_limits),
)

UNSEEN: Mapping[str, Unseen] = {
    "push-shows-content": "client",
    "push-length": "client",
    "push-hides-stamps": "client",
    "silent-counts": "client",
    "deleted-counts": "client",
    "edit-notifies-nobody": "client",
    "pictures-side-by-side-are-cropped": "client",
    "message-parts-order": "client",
    "menu-choice-is-kept": "client",
    "built-in-commands": "client",
    "archived-posts-need-permission": "client",
    "late-press-is-refused": "press",
    "locked-thread-refuses-answers": "press",
    "rows-in-forms-are-deprecated": "press",
    "form-title-length": "press",
    "form-field-count": "press",
    "nonce-lifetime": "time",
    "a-session-can-go-deaf": "time",
    "old-edits-are-limited": "time",
    "old-edit-age": "time",
    "old-edit-count": "time",
    "old-edit-window": "time",
    "thread-archives": "time",
    "command-count": "registration",
    "command-size": "registration",
    "command-option-count": "registration",
    "command-name-length": "registration",
    "command-description-length": "registration",
    "choice-count": "press",
    "choice-name-length": "press",
    "private-thread-needs-member": "permission",
    "audit-log-reason-length": "unused",
    "no-server-in-common": "circumstances",
    "threads-are-limited": "circumstances",
    "thread-opens": "permission",
    "thread-owner-edits": "permission",
    "thread-renames": "time",
    "thread-stays-open": "time",
    "forum-tag-count": "unused",
    "applied-tag-count": "unused",
    "tag-name-length": "unused",
    "role-mention-notifies": "client",
    "push-shows-no-files": "client",
    "words-are-refused": "circumstances",
    "form-label-length": "press",
    "form-label-description-length": "press",
    "user-command-count": "registration",
    "application-emoji-count": "unused",
    "emoji-size": "unused",
    "emoji-name-length": "unused",
    "unknown-emoji-is-refused": "circumstances",
}
