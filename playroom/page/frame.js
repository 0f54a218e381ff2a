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
}, { passive: true });

function toBottom() {
  if (follows) timeline.scrollTop = timeline.scrollHeight;
}
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
    if (receipt.dispatched) follows = true;
  });
});
document.addEventListener("pointerdown", () => tell("tavolo:touched"));

// Nobody looks at a conversation that is not shown: it asks for news when it is.
beforeAsking((path) => (path === "/api/state" ? untilShown() : undefined));

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
