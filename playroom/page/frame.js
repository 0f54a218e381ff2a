// Inside the frame: stay at the newest message, and tell the page round it what it must know. What
// else is added to the preview stands in files of its own.

import { house, onWord, tell, untilShown } from "./house.js";
import { afterAsking, beforeAsking } from "./requests.js";
import "./commands.js";
import "./names.js";
import "./pictures.js";
import "./private.js";

const FOLLOWING_DISTANCE = 120;
const USER_SCROLLS_FOR_MILLISECONDS = 1200;
const timeline = document.getElementById("channel-timeline");
const messages = document.getElementById("channel-message-list");

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

// Discord shows a private answer below all else. Here a table that is opened with computers posts its
// board after it: so the answer to what was done last stays in view until this person scrolls, does
// something else or is called.
let answer = null;
let newest;

function toBottom() {
  if (!follows) return;
  const held = answer && messages.querySelector(`[data-message-id="${answer}"]:has(> .message-ephemeral-note)`);
  if (held?.offsetHeight) {
    timeline.scrollTop += held.getBoundingClientRect().bottom - timeline.getBoundingClientRect().bottom;
  } else timeline.scrollTop = timeline.scrollHeight;
}

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

// ---------------------------------------------------------------- what the page must know

afterAsking((path, response) => {
  if (response.status === 401 || response.status === 410) tell("tavolo:lost");
  if (path !== "/api/action" || !response.ok) return;
  response.clone().json().then((receipt) => {
    if (["failed", "timeout"].includes(receipt.settlement)) tell("tavolo:failed");
    if (!receipt.dispatched) return;
    follows = true;
    answer = receipt.outcomes.findLast((outcome) => outcome.messageId)?.messageId ?? null;
    toBottom();
  });
});
document.addEventListener("pointerdown", () => tell("tavolo:touched"));

// The preview asks for its state twice a second: that is most of what an idle page costs. Here it asks
// when something was done or has happened, and while it is shown.
let wanted = 1; // how often a state was wanted: at first, and after each action
let had = 0; // which of these the last state answered
let seen; // which news it had
let wakeUp = () => {};

async function worthAsking(signal) {
  await untilShown();
  while (had === wanted && house.news === seen && !signal?.aborted) {
    await new Promise((resolve) => {
      wakeUp = resolve;
      signal?.addEventListener("abort", resolve, { once: true });
    });
  }
}
onWord(() => wakeUp());
beforeAsking((path, options) => {
  if (path !== "/api/state") return undefined;
  return worthAsking(options.signal).then(() => Object.assign(options, { news: house.news, wanted }));
});
afterAsking((path, response, options) => {
  if (path === "/api/state" && response.ok) [seen, had] = [options.news, options.wanted];
  if (path !== "/api/action") return;
  // Counted only once the preview has read the whole answer, too: until then it throws away any state
  // that it is given, and would wait for ever for the one that it asks for afterwards.
  response.clone().text().catch(() => {}).finally(() => setTimeout(() => {
    wanted += 1;
    wakeUp();
  }));
});

// ---------------------------------------------------------------- what is worth saying

// The preview reports every step it takes; a player wants to know of work and of trouble.
const status = document.getElementById("action-status");
const WORTH_SAYING = /^(?!Updating viewport).*…$|not |uncertain|interrupted|ended|unavailable/;
function weighStatus() {
  status.classList.toggle("is-quiet", !WORTH_SAYING.test(status.textContent));
}
new MutationObserver(weighStatus).observe(status, { childList: true, characterData: true, subtree: true });
weighStatus();

// ---------------------------------------------------------------- where nothing has been said yet

const empty = document.getElementById("channel-empty");
onWord(() => {
  if (empty.dataset.kind === house.kind) return;
  empty.dataset.kind = house.kind;
  if (house.kind === "mailbox") empty.textContent = "What the bot writes to you alone comes here.";
  else empty.replaceChildren(document.importNode(parent.document.querySelector(".steps"), true));
});
