// What the preview asks the server goes through here: it can be made to wait, and answers be read.

import { tell } from "./house.js";

export const honestFetch = window.fetch;
const before = [];
const after = [];

/** Before each request: `wait(path, options)`; the request is sent when that is over. */
export function beforeAsking(wait) { before.push(wait); }

/** With each answer: `read(path, response, options)`; whoever reads its body reads a clone. */
export function afterAsking(read) { after.push(read); }

window.fetch = async (address, options) => {
  const [path] = String(address).split("?");
  for (const wait of before) await wait(path, options);
  const response = await honestFetch(address, options).catch((error) => {
    if (path === "/api/pages") tell("tavolo:lost"); // what opens a conversation is not asked twice
    throw error;
  });
  for (const read of after) read(path, response, options);
  return response;
};
