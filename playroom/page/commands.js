// The input line for commands: shows their names in the reader's language and offers choices at once.

import { afterAsking } from "./requests.js";

const composer = document.getElementById("channel-composer");
const typed = document.getElementById("channel-composer-input");
const send = document.getElementById("send-message");
const listeners = [];
let entries = new Map(); // "id:path.of.names" -> the server's description of the command
let shown = new Map(); // "/path of names" -> "/names in the reader's language"

/** Call `hear()` when the commands have been loaded. */
export function onCatalog(hear) { listeners.push(hear); }

/** Return a command's name in the reader's language: "/ruta nouvelle" for "/ruta new". */
export function shownAs(command) { return shown.get(command); }

/** Whether the command with these registered names can be run. */
export function isRegistered(path) { return Boolean(entryAt(path)); }

function entryAt(path) {
  return [...entries.values()].find((entry) => entry.path.join(" ") === path.join(" "));
}

/** Set the text of an element if it differs. */
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

/** Type a command into the input line, and select it if it exists: the one of this key, or the first. */
export function type(command, key) {
  composer.querySelector(".command-context-close")?.click();
  typed.value = command;
  typed.dispatchEvent(new Event("input", { bubbles: true }));
  composer.querySelector(`.command-entry${key ? `[data-entry-key="${CSS.escape(key)}"]` : ""}`)?.click();
}

// ---------------------------------------------------------------- running a command

let heard = () => {};
afterAsking(async (path, response, options) => {
  if (path !== "/api/action" || !String(options.body).includes('"run_command"')) return;
  const receipt = response.ok ? await response.clone().json() : {};
  heard(receipt.settlement === "settled" && !receipt.rejected);
});

/** Type a command with these values, so that it is seen, and send it; resolves to whether it went well. */
export async function run(path, options) {
  await until(isReady);
  const entry = entryAt(path);
  type(`/${entry.invocation}`, entry.key);
  for (const [name, value] of Object.entries(options)) fillIn(name, value);
  const went = new Promise((resolve) => { heard = resolve; });
  send.click();
  return went;
}

/** Add an option to the command in the input line if it is not there, and type its value. */
function fillIn(name, value) {
  const field = () => composer.querySelector(`.command-option-input[data-option="${CSS.escape(name)}"]`);
  if (!field()) {
    composer.querySelector(".command-chip").click();
    composer.querySelector(`.command-suggestion[data-value="${CSS.escape(name)}"]`).click();
  }
  const input = field();
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.blur(); // its choices would cover the cards
}

/** Whether nothing is being carried out, so that something else can be. */
export function isReady() { return !send.disabled; }

/** Resolve as soon as this holds; looks at each frame that is drawn. */
export function until(holds) {
  return new Promise((resolve) => {
    const look = () => (holds() ? resolve() : requestAnimationFrame(look));
    look();
  });
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

// ---------------------------------------------------------------- choices of options

// Discord offers choices before a letter is typed. The preview waits for a letter, and says that
// nothing matches while its request is pending.
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
