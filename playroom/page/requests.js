// Wraps `fetch`, so that other scripts can delay the preview's requests and read the responses.

import { tell } from "./house.js";

export const honestFetch = window.fetch;
const before = [];
const after = [];

/** Await `wait(path, options)` before each request is sent. */
export function beforeAsking(wait) { before.push(wait); }

/** Call `read(path, response, options)` with each response; it must clone the response to read its body. */
export function afterAsking(read) { after.push(read); }

window.fetch = async (address, options) => {
  const [path] = String(address).split("?");
  for (const wait of before) await wait(path, options);
  const response = await honestFetch(address, options).catch((error) => {
    if (path === "/api/pages") tell("tavolo:lost"); // the request that opens a conversation is not retried
    throw error;
  });
  for (const read of after) read(path, response, options);
  return response;
};
