// Entry script inside the frame: scrolls to the newest message and reports events to the parent page.
// The other additions to the preview are in files of their own.

import { house, onWord, tell, untilShown } from "./house.js";
import { afterAsking, beforeAsking } from "./requests.js";
import "./commands.js";
import "./games.js";
import "./names.js";
import "./pictures.js";
import "./private.js";

const FOLLOWING_DISTANCE = 120;
const USER_SCROLLS_FOR_MILLISECONDS = 1200;
const timeline = document.getElementById("channel-timeline");
const messages = document.getElementById("channel-message-list");
const status = document.getElementById("action-status");
const PENDING = /…$|uncertain/; // the status texts of work whose end is not known yet

// ---------------------------------------------------------------- staying at the bottom

let follows = true;
let userScrolledAt = -Infinity;

function userScrolls() { userScrolledAt = performance.now(); }
const SCROLLING_KEYS = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);
timeline.addEventListener("wheel", userScrolls, { passive: true });
timeline.addEventListener("touchmove", userScrolls, { passive: true });
timeline.addEventListener("keydown", (event) => { if (SCROLLING_KEYS.has(event.key)) userScrolls(); });
timeline.addEventListener("pointerdown", (event) => { if (event.target === timeline) userScrolls(); });
timeline.addEventListener("scroll", () => {
  if (performance.now() - userScrolledAt > USER_SCROLLS_FOR_MILLISECONDS) return;
  const below = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight;
  follows = below < FOLLOWING_DISTANCE;
  answer = null;
}, { passive: true });

// Discord shows a private reply below all other messages. Here a table opened with computers posts its
// board after the reply, so the reply to the last action stays in view until this person scrolls,
// acts again, is mentioned, or goes away and comes back. So does a private message in which a control
// was used above newer messages: it is edited in place.
let answer = null;
let newest;
let newestAsked;
beforeAsking((path) => {
  if (path === "/api/action") newestAsked = messages.lastElementChild?.dataset.messageId;
});

function toBottom() {
  if (!follows || messages.querySelector(".preview-select.is-open")) return;
  const held = answer && messages.querySelector(`[data-message-id="${answer}"]:has(> .message-ephemeral-note)`);
  if (held?.offsetHeight) {
    timeline.scrollTop += held.getBoundingClientRect().bottom - timeline.getBoundingClientRect().bottom;
  } else timeline.scrollTop = timeline.scrollHeight;
}

// A link to a post leads there, as in Discord, and not out of the sandbox.
document.addEventListener("click", (event) => {
  const link = event.target.closest('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  const [place, message] = link.href.split("/").slice(-2);
  const post = messages.querySelector(`[data-message-id="${message}"]`);
  if (post) {
    userScrolls();
    post.scrollIntoView({ block: "end" });
  } else if (house.places[place]) tell(`tavolo:go ${house.places[place]}`);
});

// The link to a board that one touches signs the reader in: the people here share a browser.
document.addEventListener("click", (event) => {
  const link = event.target.closest("a.link-button");
  const code = link?.href.match(/^http:\/\/127\.0\.0\.1:\d+\/t\/(\w+)$/)?.[1];
  if (code) link.href = `/tavolo/touch/${code}?person=${house.person}`;
});

// Whoever comes back to a conversation sees what is newest, such as the board of a game that began
// meanwhile, and not an answer that says it has not begun.
let wasShown = true;
onWord(() => {
  if (house.shown && !wasShown) {
    answer = null;
    requestAnimationFrame(toBottom);
  }
  wasShown = house.shown;
});

function hearWhoIsCalled() {
  const last = messages.lastElementChild;
  if (!last || last.dataset.messageId === newest) return;
  newest = last.dataset.messageId;
  const called = [...last.querySelectorAll(".mention")].map((mention) => mention.textContent);
  if (called.includes(`@${house.name}`)) answer = null;
}
new MutationObserver(hearWhoIsCalled).observe(messages, { childList: true });
new ResizeObserver(toBottom).observe(messages);
new ResizeObserver(toBottom).observe(timeline);
new MutationObserver(() => requestAnimationFrame(toBottom)).observe(messages, { childList: true });
new MutationObserver(toBottom).observe(document.getElementById("preview-app"), { attributeFilter: ["aria-busy"] });

// ---------------------------------------------------------------- events for the parent page, and polling

afterAsking((path, response) => {
  if (response.status === 401 || response.status === 410) tell("tavolo:lost");
  if (path !== "/api/action" || !response.ok) return;
  response.clone().json().then((receipt) => {
    if (["failed", "timeout"].includes(receipt.settlement)) tell("tavolo:failed");
    if (!receipt.dispatched) return;
    follows = true;
    const used = receipt.target?.messageId;
    const reply = receipt.outcomes.findLast((outcome) => outcome.messageId)?.messageId;
    answer = reply ?? (used === newestAsked ? null : used) ?? null;
    toBottom();
  });
});
document.addEventListener("pointerdown", () => tell("tavolo:touched"));

// The preview polls its state twice a second, which is most of the load of an idle page. Here a poll
// waits until there is news or the status tells of pending work, and until the frame is shown. A state
// from before the last action leaves the work pending: the preview must be able to ask again.
let seen; // number of the news that the last state included
let wakeUp = () => {};

async function worthAsking(signal) {
  await untilShown();
  while (!PENDING.test(status.textContent) && house.news === seen && !signal?.aborted) {
    await new Promise((resolve) => {
      wakeUp = resolve;
      signal?.addEventListener("abort", resolve, { once: true });
    });
  }
}
onWord(() => wakeUp());
beforeAsking((path, options) => {
  if (path !== "/api/state") return undefined;
  return worthAsking(options.signal).then(() => Object.assign(options, { news: house.news }));
});
afterAsking((path, response, options) => {
  if (path === "/api/state" && response.ok) seen = options.news;
});

// ---------------------------------------------------------------- which status texts are shown

// The preview reports each of its steps; a player needs to see pending work and errors only.
const WORTH_SAYING = /^(?!Updating viewport).*…$|not |uncertain|interrupted|ended|unavailable/;
function weighStatus() {
  status.classList.toggle("is-quiet", !WORTH_SAYING.test(status.textContent));
  wakeUp();
}
new MutationObserver(weighStatus).observe(status, { childList: true, characterData: true, subtree: true });
weighStatus();
