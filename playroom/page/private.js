// A private answer can be taken away, as in Discord. (Notes that have been read hide themselves:
// frame.css.)

const messages = document.getElementById("channel-message-list");
const dismissed = new Set();

/** Messages are drawn anew with every change. */
function offerToDismiss() {
  for (const note of messages.querySelectorAll(".message-ephemeral-note")) {
    const message = note.closest(".channel-message");
    message.classList.toggle("is-dismissed", dismissed.has(message.dataset.messageId));
    if (note.firstElementChild) continue;
    const dismiss = document.createElement("button");
    dismiss.type = "button";
    dismiss.className = "message-dismiss";
    dismiss.textContent = "Dismiss message";
    dismiss.addEventListener("click", () => {
      dismissed.add(message.dataset.messageId);
      offerToDismiss();
    });
    note.append(dismiss);
  }
}
new MutationObserver(offerToDismiss).observe(messages, { childList: true, subtree: true });
