// Messages between the frame and its parent page.

/** The reader's key, name and locale, whether the frame is shown, a counter of news, channel names by id, the simulated time (Unix ms). */
export const house = { person: "", name: "", shown: true, news: 0, kind: "channel", places: {}, now: Date.now(), locale: "en-GB" };
const listeners = [];
let turnUp = [];

/** Call `hear()` whenever the parent page has sent a message. */
export function onWord(hear) { listeners.push(hear); }

/** Send a message to the parent page. */
export function tell(what) { parent.postMessage(what, location.origin); }

/** Resolve as soon as the frame is shown. */
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
