// Shows commands, channels and times in messages as the reader's own Discord would.

import { onCatalog, put, shownAs, type } from "./commands.js";
import { house, onWord, tell } from "./house.js";

const messages = document.getElementById("channel-message-list");

function nameAll() {
  for (const named of messages.querySelectorAll("span.command-mention, .message-interaction-header strong")) {
    named.dataset.registered ??= named.textContent;
    put(named, shownAs(named.dataset.registered));
  }
  const words = new Intl.RelativeTimeFormat(house.locale, { numeric: "auto" });
  for (const time of messages.querySelectorAll("time.discord-timestamp")) tellTime(time, words);
  namePlaces();
}

/** Replace channel ids by names, also outside their server, where simcord does not know them. */
function namePlaces() {
  if (!messages.textContent.includes("<#")) return;
  const texts = document.createTreeWalker(messages, NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) if (/<#\d+>/.test(texts.currentNode.data)) found.push(texts.currentNode);
  for (const text of found) {
    const parts = text.data.split(/<#(\d+)>/); // every second part is an id
    if (parts.some((part, index) => index % 2 && !house.places[part])) continue;
    text.replaceWith(...parts.map((part, index) => (index % 2 ? mention(house.places[part]) : part)));
  }
}

function mention(name) {
  return Object.assign(document.createElement("span"), { className: "mention", textContent: `#${name}` });
}

const UNITS = [["second", 1], ["minute", 60], ["hour", 3600], ["day", 86400], ["week", 604800]];

/** Update a relative time to the simulated time. */
function tellTime(time, words) {
  time.dataset.relative ??= String(!/\d{4}|\d:\d\d/.test(time.textContent));
  if (time.dataset.relative !== "true") return;
  const seconds = (Date.parse(time.dateTime) - house.now) / 1000;
  const [unit, length] = UNITS.findLast(([, length]) => Math.abs(seconds) >= length) ?? UNITS[0];
  put(time, words.format(Math.round(seconds / length), unit));
}

new MutationObserver(nameAll).observe(messages, { childList: true, subtree: true });
onWord(nameAll);
onCatalog(nameAll);

// As in Discord: clicking a channel opens it, clicking a command types it.
document.addEventListener("click", ({ target }) => {
  const named = target.closest("span.mention, span.command-mention");
  if (!named) return;
  if (named.matches(".command-mention")) type(named.textContent);
  else if (named.textContent.startsWith("#")) tell(`tavolo:go ${named.textContent.slice(1)}`);
});
