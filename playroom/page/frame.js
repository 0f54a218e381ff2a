// Inside the frame: stay at the newest message, and tell the page round it what it must know.

const FOLLOWING_DISTANCE = 120;
const USER_SCROLLS_FOR_MILLISECONDS = 1200;
const timeline = document.getElementById("channel-timeline");
const messages = document.getElementById("channel-message-list");

function tell(what) { parent.postMessage(what, location.origin); }

// ---------------------------------------------------------------- staying at the bottom

let follows = true;
let userScrolledAt = 0;

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

// ---------------------------------------------------------------- what the page must know

const honestFetch = window.fetch;
window.fetch = async (...request) => {
  const response = await honestFetch(...request);
  if (response.status === 401 || response.status === 410) tell("tavolo:lost");
  if (String(request[0]) === "/api/action" && response.ok) {
    response.clone().json().then((receipt) => {
      if (["failed", "timeout"].includes(receipt.settlement)) tell("tavolo:failed");
      if (receipt.dispatched) follows = true;
    });
  }
  return response;
};
document.addEventListener("pointerdown", () => tell("tavolo:touched"));

// A channel or thread that is mentioned can be gone to, as in Discord.
document.addEventListener("click", (event) => {
  const mention = event.target instanceof Element && event.target.closest(".mention");
  if (mention && mention.textContent.startsWith("#")) tell(`tavolo:go ${mention.textContent.slice(1)}`);
});

// ---------------------------------------------------------------- what is worth saying

// The preview reports every step it takes; a player wants to know of work and of trouble.
const status = document.getElementById("action-status");
const WORTH_SAYING = /…$|not |uncertain|interrupted|ended|unavailable/;
function weighStatus() {
  status.classList.toggle("is-quiet", !WORTH_SAYING.test(status.textContent));
}
new MutationObserver(weighStatus).observe(status, { childList: true, characterData: true, subtree: true });
weighStatus();
