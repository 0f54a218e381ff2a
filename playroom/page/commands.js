// Where commands are typed: by the names the reader's own Discord has for them, and with what can be
// chosen offered at once.

import { afterAsking } from "./requests.js";

const composer = document.getElementById("channel-composer");
const typed = document.getElementById("channel-composer-input");
const listeners = [];
let entries = new Map(); // "id:path.of.names" -> what the server says of the command
let shown = new Map(); // "/path of names" -> "/names of the reader"

/** `hear()` is called when the commands are known. */
export function onCatalog(hear) { listeners.push(hear); }

/** How the reader calls a command: "/ruta new" is "/ruta nouvelle". */
export function shownAs(command) { return shown.get(command); }

/** Write a text into an element that does not have it yet. */
export function put(element, text) {
  if (element && text && element.textContent !== text) element.textContent = text;
}

afterAsking(async (path, response) => {
  if (path !== "/api/commands" || !response.ok) return;
  const catalog = await response.clone().json();
  entries = new Map(catalog.entries.map((entry) => [entry.key, entry]));
  shown = new Map(catalog.entries.map((entry) => [`/${entry.path.join(" ")}`, `/${entry.invocation}`]));
  for (const hear of listeners) hear();
});

/** Put a command where commands are typed, chosen if there is one of this name. */
export function type(command) {
  composer.querySelector(".command-context-close")?.click();
  typed.value = command;
  typed.dispatchEvent(new Event("input", { bubbles: true }));
  composer.querySelector(".command-entry")?.click();
}

// ---------------------------------------------------------------- names of options

function nameOptions() {
  const chip = composer.querySelector(".command-chip");
  const entry = chip && entries.get(chip.dataset.controlKey.replace(/^command:|:chip$/g, ""));
  if (!entry) return;
  const labels = new Map(entry.options.map((option) => [option.name, option.label]));
  for (const pill of composer.querySelectorAll(".command-pill")) {
    put(pill.querySelector(".command-pill-label"), labels.get(pill.dataset.option));
  }
  for (const offered of composer.querySelectorAll(".command-suggestion:has(.command-suggestion-ellipsis)")) {
    put(offered.querySelector(".command-suggestion-label"), labels.get(offered.dataset.value));
  }
  const title = composer.querySelector(".command-context-name");
  put(title, labels.get(title?.textContent));
}
new MutationObserver(nameOptions).observe(composer, { childList: true, subtree: true });

// ---------------------------------------------------------------- what can be chosen

// Discord offers what can be chosen before a letter is typed; the preview waits for one, and says
// that nothing matches while it asks.
function isAsked() {
  const heading = composer.querySelector(".command-popup:not([hidden]) .command-popup-heading");
  return heading?.textContent.startsWith("OPTIONS MATCHING") ?? false;
}
document.addEventListener("focusin", ({ target }) => {
  const isNew = !target.value && target.matches(".command-option-input:not([aria-invalid])");
  if (isNew && isAsked() && composer.querySelector(".command-empty")) {
    target.dispatchEvent(new Event("input", { bubbles: true }));
  }
});
document.addEventListener("input", ({ target }) => {
  if (target.matches(".command-option-input")) composer.toggleAttribute("data-asking", isAsked());
});
afterAsking((path, _response, options) => {
  if (path === "/api/action" && String(options.body).includes('"autocomplete_command"')) {
    composer.removeAttribute("data-asking");
  }
});
