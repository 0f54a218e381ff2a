// An empty channel shows the games on offer. A card's button runs commands in the input line, where
// they are seen, exactly as if they were typed; so it needs nothing of the bot that players lack.

import { isReady, isRegistered, onCatalog, run, until } from "./commands.js";
import { house, onWord } from "./house.js";

const empty = document.getElementById("channel-empty");
const messages = document.getElementById("channel-message-list");
let asked = false;
let shown = null; // the cards, in the reader's language, once they have come

async function offer() {
  if (house.kind === "mailbox") {
    empty.textContent = "What the bot writes to you alone comes here.";
    return;
  }
  if (asked || !house.person) return;
  asked = true;
  const answer = await fetch(`/tavolo/games?person=${encodeURIComponent(house.person)}`);
  if (answer.ok) shown = await answer.json();
  draw();
}
onWord(offer);
onCatalog(draw);

function draw() {
  if (!shown || empty.querySelector(".games") || house.kind === "mailbox") return;
  const games = shown.games.map(card).filter(Boolean);
  if (!games.length) return; // the commands have not come yet, or this bot has none of them
  empty.replaceChildren(
    made("h2", "", shown.title),
    made("p", "games-how", shown.how),
    made("ul", "games", ...games),
    made("ul", "games-know", ...shown.good_to_know.map((line) => made("li", "", ...marked(line)))),
  );
}

function card(game) {
  const buttons = game.buttons.filter(({ steps }) => steps.every(canRun));
  if (!buttons.length) return null;
  const board = Object.assign(made("img", "games-board"), {
    src: `/tavolo/board/${game.key}.png`, alt: "", loading: "lazy", decoding: "async",
  });
  const heading = made("h3", "", game.name);
  heading.id = `game-${game.key}`;
  const item = made("li", "games-card", board, made("div", "games-words", heading, made("p", "", game.about)),
    made("div", "games-buttons", ...buttons.map(button)));
  item.setAttribute("aria-labelledby", heading.id);
  return item;
}

function canRun(step) { return "press" in step || isRegistered(step.path); }

function button({ name, label, title, steps }) {
  const pressed = made("button", `games-${name}`, label);
  pressed.type = "button";
  pressed.setAttribute("aria-label", title);
  pressed.addEventListener("click", async () => {
    for (const one of empty.querySelectorAll("button")) one.disabled = true;
    try {
      for (const step of steps) if (!await take(step)) break;
    } finally {
      for (const one of empty.querySelectorAll("button")) one.disabled = false;
    }
  });
  return pressed;
}

/** Carry out a step; whether it went well. */
async function take(step) {
  return "press" in step ? press(step.press, step.below) : run(step.path, step.options);
}

/** Press a button as soon as it is there, unless the reader presses something first. */
async function press(labels, below) {
  let goesOn = true;
  const stop = () => { goesOn = false; };
  messages.addEventListener("pointerdown", stop, { once: true });
  const found = () => [...(messageWith[below]()?.querySelectorAll("button:enabled") ?? [])]
    .find((one) => labels.includes(one.textContent.trim()));
  await until(() => !goesOn || (isReady() && found()));
  messages.removeEventListener("pointerdown", stop);
  if (goesOn) found().click();
  return goesOn;
}

const PRIVATE = ":has(> .message-ephemeral-note)";
const messageWith = {
  answer: () => [...messages.querySelectorAll(`.channel-message${PRIVATE}`)].at(-1),
  post: () => {
    const newest = [...messages.querySelectorAll(`.channel-message:not(${PRIVATE})`)].at(-1);
    const called = [...(newest?.querySelectorAll(".mention") ?? [])].map((one) => one.textContent);
    return called.includes(`@${house.name}`) ? newest : null;
  },
};

function made(tag, name, ...content) {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...content);
  return element;
}

/** Turn **bold** and *names of buttons* into elements. */
function marked(line) {
  return line.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map((part) => {
    if (part.startsWith("**")) return made("strong", "", part.slice(2, -2));
    return part.startsWith("*") ? made("em", "", part.slice(1, -1)) : part;
  });
}
