// What the page round the frame says, and what it must know.

/** Who reads this conversation, is it shown, what changes with any news of it, the names of places by their numbers, the simulated time. */
export const house = { name: "", shown: true, news: 0, kind: "channel", places: {}, now: Date.now(), locale: "en-GB" };
const listeners = [];
let turnUp = [];

/** `hear()` is called whenever the page has said something. */
export function onWord(hear) { listeners.push(hear); }

/** Tell the page something. */
export function tell(what) { parent.postMessage(what, location.origin); }

/** Over as soon as the conversation is shown. */
export function untilShown() {
  return house.shown ? undefined : new Promise((resolve) => { turnUp.push(resolve); });
}

window.addEventListener("message", (event) => {
  if (event.origin !== location.origin || event.source !== parent || !event.data.house) return;
  Object.assign(house, event.data.house);
  if (house.shown) {
    for (const resolve of turnUp) resolve();
    turnUp = [];
  }
  for (const hear of listeners) hear();
});
