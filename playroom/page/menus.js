// Resets a message's menu after a choice, and when its options change, as Discord does: it shows its
// default, and the same option can be chosen again. simcord would keep the choice and ignore the same
// option the second time. simcord's own script calls this file.

import { afterAsking } from "./requests.js";

const drawn = new Map();

afterAsking((path, response, options) => {
  if (path !== "/api/action" || !response.ok || typeof options?.body !== "string") return;
  const { kind, control_key: menu } = JSON.parse(options.body);
  if (kind === "select") drawn.set(menu, "");
});

/** Whether this menu was drawn before and must be reset. */
export function startsAnew(key, menu) {
  const before = drawn.get(key);
  const now = JSON.stringify([menu.custom_id, menu.placeholder, menu.options]);
  drawn.set(key, now);
  return before !== undefined && before !== now;
}
