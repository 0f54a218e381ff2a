// Lets people dismiss private replies, as in Discord. (Notes that were read are hidden by frame.css.)

const messages = document.getElementById("channel-message-list");
const dismissed = new Set();

/** Add the buttons again; messages are redrawn with every change. */
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
