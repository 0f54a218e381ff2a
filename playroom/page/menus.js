// A menu of a message starts anew once something was chosen from it, or when it offers something
// else, as it does in Discord: what is offered by default shows, and the same can be chosen again.
// simcord would keep what was chosen, and not hear it chosen twice. Its own script asks here.

import { afterAsking } from "./requests.js";

const drawn = new Map();

afterAsking((path, response, options) => {
  if (path !== "/api/action" || !response.ok || typeof options?.body !== "string") return;
  const { kind, control_key: menu } = JSON.parse(options.body);
  if (kind === "select") drawn.set(menu, "");
});

/** Whether this menu, drawn before, starts anew. */
export function startsAnew(key, menu) {
  const before = drawn.get(key);
  const now = JSON.stringify([menu.custom_id, menu.placeholder, menu.options]);
  drawn.set(key, now);
  return before !== undefined && before !== now;
}
