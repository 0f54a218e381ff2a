// The parent page: choice of person and channel, unread marks, the clock. Each conversation is an
// iframe with the preview of one channel for one person; the FRAMES_KEPT last shown ones are cached
// (LRU), so that switching between players is instant.

import { showHint } from "./hints.js";

const POLL_MILLISECONDS = 500;
const HIDDEN_POLL_MILLISECONDS = 3000;
const TOAST_MILLISECONDS = 7000;
const FRAMES_KEPT = 5;
const LANGUAGES = new Intl.DisplayNames(["en"], { type: "language" });
const SIGNS = { channel: "#", thread: "⤷", mailbox: "✉" };
const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

const room = document.getElementById("room");
const peopleList = document.getElementById("people");
const placesList = document.getElementById("places");
const stepsLists = document.querySelectorAll("[data-commands]");
const clock = document.getElementById("clock");
const leap = document.getElementById("leap");
const toast = document.getElementById("toast");
const gone = document.getElementById("gone");
const more = document.getElementById("more");

const frames = new Map(); // "person/place" -> iframe, most recently shown last
let person = null;
let place = null;
let overview = null;
let toastTimer = null;
let drawn = "";

async function ask(path, body) {
  const options = body === undefined
    ? { cache: "no-store" }
    : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, options);
  if (!response.ok) throw Object.assign(new Error(path), { status: response.status });
  return response.json();
}

// ---------------------------------------------------------------- the shown conversation

function address() {
  const [key, id] = decodeURIComponent(location.hash.slice(1)).split("/");
  return { key: key || remembered() || "ada", id: id || null };
}

function remembered() {
  try { return localStorage.getItem("tavolo-person"); } catch { return null; }
}

function remember(key) {
  try { localStorage.setItem("tavolo-person", key); } catch { /* private browsing: not stored */ }
}

async function go(key, id) {
  person = key;
  place = id;
  remember(key);
  await refresh();
  const known = overview.places;
  if (!known.some((one) => one.id === place)) place = known[0].id;
  history.replaceState(null, "", `#${person}/${place}`);
  draw();
  await showFrame();
}

/** Switch to another person, in the same channel or, from a mailbox, in their own mailbox. */
async function become(key) {
  const here = overview?.places.find((one) => one.id === place);
  if (here?.kind !== "mailbox") return go(key, place);
  const theirs = await ask(`/tavolo/overview?person=${encodeURIComponent(key)}`);
  return go(key, theirs.places.find((one) => one.kind === "mailbox").id);
}

async function showFrame() {
  const key = `${person}/${place}`;
  let frame = frames.get(key);
  if (!frame) {
    frame = document.createElement("iframe");
    frame.title = `${nameOf(person)} in ${placeName(place)}`;
    frame.addEventListener("load", () => welcome(key, frame));
    frames.set(key, frame);
    room.append(frame);
    showOne();
    try {
      frame.src = (await ask("/tavolo/window", { person, place, timezone })).frame;
    } catch (error) {
      drop(key);
      if (error.status === 404) return;
      throw error;
    }
  }
  frames.delete(key);
  frames.set(key, frame);
  showOne();
  for (const other of [...frames.keys()].slice(0, -FRAMES_KEPT)) drop(other);
  tellFrames();
}

/** Show the frame of this person and place, even before it has loaded: nobody presses for another. */
function showOne() {
  for (const [other, one] of frames) one.classList.toggle("is-shown", other === `${person}/${place}`);
}

/** Mark a loaded frame; drop it, so that it is reopened, if its scripts failed to load (sandbox was killed). */
function welcome(key, frame) {
  if (!frame.src) return;
  let works = false;
  try { works = Boolean(frame.contentWindow.simcordPreview); } catch { /* the browser's error page */ }
  if (!works) { drop(key); return; }
  frame.classList.add("is-loaded");
  tellFrames();
}

/** Send the frames their state: which is shown, channel names, the time. */
function tellFrames() {
  const places = Object.fromEntries(overview.places.map((one) => [one.id, one.name]));
  const kind = overview.places.find((one) => one.id === place)?.kind;
  const locale = overview.people.find((one) => one.key === person)?.language;
  for (const [key, frame] of frames) {
    const shown = key === `${person}/${place}`;
    const { news, time } = overview;
    const name = nameOf(person);
    const house = shown
      ? { shown, kind, places, locale, name, person, news, now: Date.parse(time) } : { shown };
    frame.contentWindow.postMessage({ house }, location.origin);
  }
}

function drop(key) {
  frames.get(key)?.remove();
  frames.delete(key);
}

// ---------------------------------------------------------------- people and places

function draw() {
  keep(peopleList, overview.people, (one) => one.key, drawPerson);
  keep(placesList, overview.places, (one) => one.id, drawPlace);
  const calls = overview.people.reduce((sum, one) => sum + one.calls, 0);
  document.title = calls ? `(${calls}) Tavolo sandbox` : "Tavolo sandbox";
  const now = new Date(overview.time);
  clock.dateTime = overview.time;
  clock.textContent = told(now);
  const { goal, trouble } = overview.leap;
  leap.hidden = !goal && !trouble;
  leap.textContent = [goal && `On the way to ${told(new Date(goal))} …`, trouble].filter(Boolean).join(" ");
  const { language } = overview.people.find((one) => one.key === person);
  for (const list of stepsLists) list.hidden = !language.startsWith(list.dataset.commands);
  showHint(overview.hint, (step) => (step.become ? become(step.become) : letPass(step.leap)).catch(failed));
  tellFrames();
}

function told(time) { return time.toLocaleString("en-GB", { dateStyle: "full", timeStyle: "short" }); }

/** Update a list, reusing the item of each thing by key, so that focus and scroll position survive. */
function keep(list, things, keyOf, drawOne) {
  const before = new Map([...list.children].map((item) => [item.dataset.key, item]));
  const items = things.map((thing) => {
    const item = before.get(keyOf(thing)) || document.createElement("li");
    item.dataset.key = keyOf(thing);
    drawOne(item, thing);
    return item;
  });
  if (items.some((item, index) => list.children[index] !== item)
      || list.children.length !== items.length) list.replaceChildren(...items);
}

function button(item, kind, pressed) {
  if (!item.firstChild) {
    const made = document.createElement("button");
    made.type = "button";
    made.addEventListener("click", pressed);
    item.append(made);
  }
  item.firstChild.className = kind;
  return item.firstChild;
}

function part(name, text) {
  const made = document.createElement("span");
  made.className = name;
  made.textContent = text;
  return made;
}

function drawPerson(item, one) {
  const made = button(item, "person", () => become(one.key).catch(failed));
  const who = part("who", one.name);
  who.append(Object.assign(document.createElement("small"), { textContent: LANGUAGES.of(one.language) }));
  const face = part("face", one.name[0]);
  face.style.setProperty("--colour", one.colour);
  made.replaceChildren(face, who, ...badge(one.calls));
  made.setAttribute("aria-pressed", String(one.key === person));
  made.setAttribute("aria-label", one.calls ? `${one.name}, called ${one.calls === 1 ? "once" : `${one.calls} times`}` : one.name);
}

function drawPlace(item, one) {
  const made = button(item, `place is-${one.kind}`, () => go(person, one.id).catch(failed));
  const here = one.id === place;
  made.classList.toggle("is-new", one.unread > 0 && !here);
  made.classList.toggle("is-closed", one.closed);
  const name = one.kind === "mailbox" ? `${one.name} (private)` : one.name;
  const marks = here ? [] : one.calls ? badge(one.calls) : one.unread ? [part("dot", "")] : [];
  made.replaceChildren(part("sign", SIGNS[one.kind]), part("what", name), ...marks);
  made.setAttribute("aria-current", here ? "page" : "false");
  made.setAttribute("aria-label", `${name}${one.unread && !here ? `, ${one.unread} new` : ""}`);
  if (here && !item.dataset.here) item.scrollIntoView({ block: "nearest", inline: "nearest" });
  item.dataset.here = here ? "yes" : "";
}

function badge(calls) {
  return calls ? [part("badge", calls > 99 ? "99+" : String(calls))] : [];
}

function nameOf(key) {
  return overview.people.find((one) => one.key === key)?.name || key;
}

function placeName(id) {
  return overview.places.find((one) => one.id === id)?.name || "";
}

// ---------------------------------------------------------------- polling

async function refresh() {
  const looking = place
    ? `&place=${encodeURIComponent(place)}${document.hidden ? "" : "&looking"}` : "";
  const asked = person;
  const there = place;
  const answer = await ask(`/tavolo/overview?person=${encodeURIComponent(asked)}${looking}`);
  if (asked === person && there === place) overview = answer;
}

async function poll() {
  const before = overview?.started;
  try {
    await refresh();
    if (!gone.hidden || (before && before !== overview.started)) { location.reload(); return; }
    if (!overview.places.some((one) => one.id === place)) await go(person, null);
    else if (!frames.has(`${person}/${place}`)) await showFrame();
    if (somethingChanged()) draw();
  } catch (error) {
    if (error instanceof TypeError) gone.hidden = false;
  }
  setTimeout(poll, document.hidden ? HIDDEN_POLL_MILLISECONDS : POLL_MILLISECONDS);
}

/** Whether the overview changed since the last call; time alone counts every ten seconds only. */
function somethingChanged() {
  const now = JSON.stringify({ ...overview, time: Math.floor(Date.parse(overview.time) / 10_000) });
  const changed = now !== drawn;
  drawn = now;
  return changed;
}

function say(text) {
  toast.textContent = text;
  toast.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { toast.hidden = true; }, TOAST_MILLISECONDS);
}

function failed(error) {
  if (error instanceof TypeError) gone.hidden = false;
  else say("That did not work. Please try again.");
}

// Messages from the frames.
window.addEventListener("message", (event) => {
  if (event.origin !== location.origin) return;
  const entry = [...frames].find(([, frame]) => frame.contentWindow === event.source);
  if (!entry) return;
  if (event.data === "tavolo:lost") {
    drop(entry[0]);
    if (entry[0] === `${person}/${place}`) showFrame().catch(failed);
  }
  if (event.data === "tavolo:failed") say("The bot stumbled over that. The terminal says why.");
  const mentioned = /^tavolo:go (.+)$/.exec(event.data)?.[1];
  const goal = mentioned && overview.places.findLast((one) => one.name === mentioned);
  if (goal) go(person, goal.id).catch(failed);
  if (event.data === "tavolo:touched") more.open = more.open && isWide();
});

function isWide() { return matchMedia("(min-width: 761px)").matches; }

async function letPass(seconds) {
  await ask("/tavolo/time", { seconds });
  await refresh();
  draw();
}

for (const later of document.querySelectorAll("[data-leap]")) {
  later.addEventListener("click", () => letPass(Number(later.dataset.leap)).catch(failed));
}

window.addEventListener("hashchange", () => {
  const asked = address();
  if (asked.key !== person || (asked.id && asked.id !== place)) go(asked.key, asked.id).catch(failed);
});

more.open = isWide();
matchMedia("(min-width: 761px)").addEventListener("change", (event) => { more.open = event.matches; });

const start = address();
go(start.key, start.id)
  .catch((error) => (error.status === 404 ? go("ada", null) : Promise.reject(error)))
  .catch(failed)
  .finally(poll);
