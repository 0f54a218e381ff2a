/* The page on which one plays: it shows a table and sends what is touched. It knows no rules. */

import { Drawing, element, parsed } from "./board.js";
import { Places } from "./places.js";
import { Server, nonce } from "./requests.js";

/**
 * @typedef {{step: string, chosen: string[]}} Where
 * @typedef {object} Choice what can be touched: on the board (`at`), in the foot, or in a list
 * @property {string} label
 * @property {string} [hint]
 * @property {"primary"|"secondary"|"success"|"danger"} [style]
 * @property {string} [at] the place on the board
 * @property {string} [icon] the name of the drawing beside the label
 * @property {Where} [to] where it leads
 * @property {boolean} [go] it makes moves
 * @property {string} [do] what else it does
 * @property {number} [number] the question that it answers
 * @property {boolean} [sure] it answers a question that was asked again
 * @property {object} [menu] the menu of several from which it is chosen
 * @property {string} [value] its value there
 * @property {() => void} [press] what the page does itself
 */

/** @type {Where} */
const BEGINNING = { step: "", chosen: [] };
const STILL = 400; // milliseconds for which what is new takes no press: fingers press twice
const IN_FOOT = 3; // actions that the foot has room for

/** @returns {any} an element of the page */
const byId = (id) => document.getElementById(id);
const code = location.pathname.match(/^\/t\/(\w+)$/)?.[1] ?? "";
const table = `/api/t/${code}`;

const server = new Server((isLost) => { document.body.classList.toggle("lost", isLost); });
const places = new Places(byId("places"));
let drawing = new Drawing(byId("drawn"), {});

let page = { id: null, known: 0 }; // as the server numbers the shapes of this open page
let words = {}; // fixed labels
/** @type {any} */
let view = null; // the last answer (see web/answers.py)
let icons = {}; // the numbers of their shapes, by name
let boxes = {}; // of the places of the screen, and of the last touched
let sum = null; // several at once: the menu, its screen, what is chosen, what this would do
let which = null; // the choices at one place, of which one is to be chosen
let touched = ""; // the last place
let panel = ""; // what stands instead of the lists: menu, moves, text
let tables = []; // of the menu
let part = 0; // of the board, which is shown closer; 0: all
let late = false; // news came meanwhile
let refused = ""; // why this device is not signed in, or whose it was
let written = {}; // what was typed into forms, by step and field
let born = new Map(); // when each choice appeared

// --- asking --------------------------------------------------------------------------------------

/** Keeps the shapes of an answer. */
const take = (answer) => {
  if (answer.page !== page.id) {
    byId("shared").replaceChildren();
    drawing = new Drawing(byId("drawn"), {});
    icons = {};
  }
  page = { id: answer.page, known: answer.known };
  words = { ...words, ...answer.words };
  if (answer.drawing) {
    byId("shared").append(...parsed(answer.drawing.defs));
    Object.assign(drawing.source, answer.drawing.new);
    Object.assign(icons, answer.drawing.icons);
  }
};

/** Asks for the table; without an answer of use, it stays as it is, with the reason. */
const asked = async (path, more) => {
  const { status, answer } = await server.ask(path, () =>
    ({ page: page.id, known: page.known, asked: view?.asked ?? null, ...more }));
  if (status === 401) return { ...(await asked(table, { at: BEGINNING })), said: [words.ended] };
  if (status !== 200 && status !== 409) return { ...view, said: [answer.error] };
  take(answer);
  const isOnWay = answer.screen?.back && answer.screen.kind !== "refused";
  return { ...answer, at: isOnWay ? more.at ?? { step: more.step, chosen: more.chosen } : BEGINNING };
};

/** Asks for what a person wants; meanwhile no other touch counts. */
const wanted = async (path, more) => {
  document.body.classList.add("busy");
  const answer = await asked(path, more);
  document.body.classList.remove("busy");
  return answer;
};
const isBusy = () => document.body.classList.contains("busy");

const look = async (at) => settle(await wanted(table, { at }));
const act = async (what) => settle(await wanted(`${table}/do`, { nonce: nonce(), ...what }));

/** Asks what all that is chosen would do. */
const weigh = async () => {
  const { menu, chosen } = sum;
  const at = chosen.length ? { step: menu.step, chosen: [...menu.of, ...chosen] } : sum.at;
  const answer = await wanted(table, { at });
  if (answer.asked !== view.asked) return settle(answer);
  const isRefused = answer.said.length > 0;
  sum.found = isRefused || !chosen.length ? null : answer.screen;
  sum.said = sum.found ? sum.found.words : answer.said;
  Object.assign(boxes, answer.places);
  view = { ...answer, screen: sum.screen, drawing: isRefused ? view.drawing : answer.drawing, said: [] };
  return show();
};

/** Looks again because of news, without taking away what a person is doing. */
const refresh = async () => {
  late = isBusy() || view.screen?.kind === "form";
  if (late) return;
  const answer = await asked(table, { at: view.at });
  if (isBusy()) return; // a touch was quicker; its answer is newer
  const isSame = answer.asked === view.asked;
  const hasMoved = String(answer.moves) !== String(view.moves);
  const isFree = !(sum || which || view.at.step);
  if (!isSame || (isFree && hasMoved)) settle(answer, false);
  else if (isFree) settle({ ...answer, said: view.said }, false);
  else {
    view = { ...answer, screen: view.screen, drawing: sum ? view.drawing : answer.drawing,
      said: hasMoved ? [words.news] : view.said };
    show();
  }
};

// --- what can be touched -------------------------------------------------------------------------

/** @returns {Choice[]} the choices of a screen: those on the board alone, buttons, options */
const choicesOf = (screen) => [
  ...screen.touches,
  ...screen.rows.flatMap((row) => Array.isArray(row) ? row : row.options.map((option) =>
    ({ ...option, menu: row, to: { step: row.step, chosen: [...row.of, option.value] } }))),
];
const isOnBoard = (choice) => Boolean(choice.at && boxes[choice.at]);
const isSeveral = (choice) => choice.menu?.most > 1;
const isChosen = (choice) => isSeveral(choice) && sum.chosen.includes(choice.value);
const isMove = (choice) => choice.go || choice.style === "success" || choice.style === "danger";
const keyOf = ({ label, at, to, do: done, number }) =>
  JSON.stringify([view.asked, label, at, to, done, number]);

/** @returns {Choice[]} all choices now, apart from those between several at one place */
const choices = () => [
  ...(view.screen ? choicesOf(view.screen) : []),
  ...(sum?.found ? choicesOf(sum.found).filter((choice) => !isOnBoard(choice)) : []),
  ...(view.question?.answers ?? []),
];

/** @returns {Choice[]} buttons that have no place on the board */
const free = () => which ?? choices().filter((choice) => !isOnBoard(choice) && !choice.menu);

/** @returns {string} the place whose second touch makes the move that is asked about */
const framed = () => {
  const isAsked = view.screen && (view.screen.kind === "sure" || view.screen.is_last);
  return isAsked && boxes[touched] && !choices().some(({ at }) => at === touched) ? touched : "";
};

const follow = (choice) => {
  if (isBusy() || performance.now() - born.get(keyOf(choice)) < STILL) return;
  if (isSeveral(choice)) toggle(choice);
  else if (choice.do) act({ do: choice.do, number: choice.number, sure: choice.sure });
  else if (choice.style === "danger" && isOnBoard(choice)) look(choice.to);
  else act({ do: "go", ...choice.to });
};

const toggle = ({ menu, value }) => {
  const others = sum.chosen.filter((one) => one !== value);
  sum.chosen = isChosen({ menu, value }) ? others : [...others, value].slice(-menu.most);
  weigh();
};

/** @returns {Choice[]} what a touch of a place can mean */
const meaningsOf = (at) =>
  at === framed() ? free().filter(isMove) : choices().filter((choice) => choice.at === at);

const touch = (at) => {
  const here = at ? meaningsOf(at) : [];
  if (!here.length) {
    if (canGoBack()) back();
    return;
  }
  touched = at;
  which = here.length > 1 ? here : null;
  if (which) show();
  else follow(here[0]);
};

const canGoBack = () => !isBusy() && Boolean(which || panel || view.screen?.back);
const back = () => {
  if (which || panel) {
    which = null;
    panel = "";
    show();
  } else look(view.screen.back);
};

/** Sends a form; if it is refused, it stays open with what was typed. */
const send = async () => {
  const { screen } = view;
  const { step, of, fields } = screen.form;
  const chosen = [...of, ...fields.map(({ key }) => written[step + key])];
  const answer = await wanted(`${table}/do`, { nonce: nonce(), do: "go", step, chosen });
  const refusal = answer.screen?.kind === "refused" ? answer.screen.words : answer.said;
  if (answer.asked !== view.asked || !refusal.length) return settle(answer);
  view = { ...answer, screen, said: refusal };
  return show();
};

// --- showing -------------------------------------------------------------------------------------

/** Shows an answer from its beginning: nothing is chosen yet. */
const settle = (answer, isOwn = true) => {
  view = answer;
  boxes = { [touched]: boxes[touched], ...view.places };
  written = {};
  which = null;
  panel = "";
  byId("words").scrollTop = 0;
  if (!view.code) return showTables();
  const menu = view.screen?.rows.find((row) => row.most > 1);
  sum = menu ? { menu, screen: view.screen, at: view.at, chosen: [...menu.chosen], found: null, said: [] } : null;
  show(isOwn);
  if (sum?.chosen.length) return weigh();
  return late ? refresh() : undefined;
};

/** Shows how everything stands; the focus follows what a person did (`isOwn`). */
const show = (isOwn = true) => {
  const { key, at } = /** @type {HTMLElement} */ (document.activeElement).dataset;
  showHeader();
  showBoard();
  showWords();
  showLists();
  showFoot();
  showTools();
  noteWhatIsNew();
  const keyed = [...document.querySelectorAll("button")].find((one) => one.getAttribute("data-key") === key);
  const next = (isOwn && (byId("lists").querySelector("input, textarea") ?? byId("foot").querySelector(".go"))) || keyed;
  if (next) next.focus({ preventScroll: true });
  else if (isOwn || at) places.focus(at ?? touched) || places.focus(places.boxes.keys().next().value);
};

const noteWhatIsNew = () => {
  const offered = [...choices(), ...free(), ...(view.undo ? [undo()] : [])].map(keyOf);
  born = new Map(offered.map((key) => [key, born.get(key) ?? performance.now()]));
};

/** Writes instants (`<t:seconds>`) as local time. */
const local = (said) => said.replace(/<t:(\d+)(:\w)?>/g, (_, seconds) =>
  new Date(seconds * 1000).toLocaleString(view?.lang, { dateStyle: "medium", timeStyle: "short" }));

const lines = (name, all) => all.map((line) => element(name, local(line)));

const showHeader = () => {
  const waiting = view.others + Number(view.mine);
  document.documentElement.lang = view.lang;
  document.title = `${view.mine ? "● " : ""}${view.game} · ${view.code}`;
  document.body.classList.toggle("mine", view.mine);
  byId("title").textContent = `${view.game} · ${view.code}`;
  for (const id of ["turn", "board_of", "left"]) byId(id).textContent = local(view[id]);
  byId("waiting").textContent = waiting || ""; // hidden while it is empty
  byId("menu").setAttribute("aria-label", `${words.menu} (${waiting})`);
  byId("menu").setAttribute("aria-expanded", panel === "menu");
  const seats = view.seats.map(({ name }) => element("li", name));
  view.seats.forEach(({ acts }, at) => { seats[at].setAttribute("aria-current", acts); });
  byId("seats").replaceChildren(...seats);
};

/** @returns {number[][]} the parts of the board in which something can be touched */
const regions = () => Object.values(view.regions).filter((region) => places.areIn(region, shown()));

/** @returns {Object<string, import("./places.js").Box>} the boxes of the places that can be touched */
const shown = () => {
  const at = [...choices().map((choice) => choice.at), framed()];
  return Object.fromEntries(Object.entries(boxes).filter(([name, box]) => box && at.includes(name)));
};

const showBoard = () => {
  byId("stage").hidden = !view.drawing;
  if (!view.drawing) return;
  const whole = [0, 0, view.drawing.width, view.drawing.height];
  const seen = part ? regions()[part - 1] ?? whole : whole;
  byId("stage").style.setProperty("--ratio", seen[2] / seen[3]);
  byId("drawn").parentElement.setAttribute("viewBox", seen.join(" "));
  byId("ground").setAttribute("fill", view.drawing.background ?? "none");
  drawing.draw(view.drawing.draw);
  byId("places").setAttribute("aria-label", words.board);
  places.lay(shown(), seen, dress);
};

/** Gives the button of a place its words and its frame. */
const dress = (at, button) => {
  const here = meaningsOf(at);
  button.setAttribute("aria-label", here.map(({ label }) => local(label)).join(", "));
  button.setAttribute("aria-description", here.map(({ hint }) => local(hint ?? "")).join(" ").trim());
  if (here.some(isSeveral)) button.setAttribute("aria-pressed", here.some(isChosen));
  button.classList.toggle("framed", at === framed());
};

/** @returns {string[]} what is asked: by the sum, by the screen, by its menus, else just that one may touch */
const asks = () => {
  if (which) return [words.which];
  if (sum?.said.length) return sum.said;
  if (view.screen?.words.length) return view.screen.words;
  const menus = (view.screen?.rows ?? []).filter((row) => row.options?.some(isOnBoard));
  if (menus.length) return menus.map(({ hint }) => hint);
  return Object.keys(shown()).length ? [words.touch] : [];
};

const showWords = () => {
  const isFirst = !view.said.length && !view.screen?.back && !which;
  const told = isFirst ? view.moves.slice(-1) : view.said;
  const all = [...told, ...asks(), ...(view.question ? [view.question.words] : []), ...(view.me ? [] : [refused, words.signin])];
  byId("words").dataset.lost = words.lost;
  byId("words").replaceChildren(...lines("p", all.filter(Boolean)));
};

const pressed = (choice) => {
  const button = element("button", local(choice.label));
  button.type = "button";
  button.dataset.key = keyOf(choice);
  const icon = drawing.source[icons[choice.icon]];
  if (icon) button.prepend(...parsed(icon));
  if (choice.hint) button.append(element("small", local(choice.hint)));
  if (isSeveral(choice)) button.setAttribute("aria-pressed", isChosen(choice));
  if (isMove(choice)) button.classList.add(choice.style === "danger" ? "danger" : "go");
  button.addEventListener("click", choice.press ?? (() => follow(choice)));
  return button;
};

const folded = (title, options, isOpen) => {
  const list = element("details");
  list.open = isOpen;
  list.append(element("summary", `${title} (${options.length})`), ...options.map(pressed));
  return list;
};

const showLists = () => {
  const moves = element("div"); // on wide screens
  moves.id = "story";
  moves.append(element("h2", words.moves), ...lines("p", view.moves));
  const own = panel ? PANELS[panel]() : view.screen?.kind === "form" ? form() : [...lists(), moves];
  byId("lists").replaceChildren(...own);
};

const lists = () => {
  const isOpen = [...byId("lists").querySelectorAll("details[open] > summary")].map((one) => one.textContent);
  const menus = (view.screen?.rows ?? []).filter((row) => row.options);
  const all = [
    [words.others, actions().more, Boolean(which)],
    ...menus.map((menu) => [menu.hint, choices().filter((one) => one.menu === menu && !isOnBoard(one))]),
  ];
  return all.filter(([, options]) => options.length).map(([title, options, open]) =>
    folded(title, options, open || isOpen.includes(`${title} (${options.length})`)));
};

const form = () => {
  const { step, title, fields } = view.screen.form;
  return [element("h2", title), ...fields.map((field) => {
    const label = element("label", field.label);
    const input = element(field.many_lines ? "textarea" : "input");
    input.value = written[step + field.key] ??= field.written;
    input.maxLength = field.longest;
    input.addEventListener("input", () => { written[step + field.key] = input.value; });
    label.append(input, ...(field.hint ? [element("small", field.hint)] : []));
    return label;
  })];
};

/** @returns {HTMLElement} a link to a table; `isMain`: as the main action */
const link = ({ code: other, label, words: said = "", mine = false, isMain = false }) => {
  const made = element("a", label);
  made.href = `/t/${other}`;
  made.classList.toggle("mine", mine);
  made.classList.toggle("go", isMain);
  made.append(...(said ? lines("small", [said]) : []));
  return made;
};

const PANELS = {
  menu: () => tables.map((each) => link({ ...each, label: `${each.game} · ${each.code}` })),
  moves: () => lines("p", view.moves),
  text: () => lines("p", view.text),
};

/** @returns {{foot: Choice[], more: Choice[]}} what stands in the foot, what moves last, and the rest */
const actions = () => {
  const all = free();
  const main = all.find(isMove);
  const others = all.filter((choice) => choice !== main);
  const room = IN_FOOT - Number(canGoBack()) - Number(Boolean(main));
  const fits = others.length <= room;
  return { foot: [...(fits ? others : []), ...(main ? [main] : [])], more: fits ? [] : others };
};

const showFoot = () => {
  const isForm = view.screen?.kind === "form";
  const all = isForm ? [{ label: words.send, style: "success", press: send }] : actions().foot;
  /** @type {HTMLElement[]} */
  const made = all.map(pressed);
  if (view.next && !all.length && !choices().length) made.push(link({ ...view.next, isMain: true }));
  if (canGoBack()) made.unshift(pressed({ label: words.back, press: back }));
  byId("foot").replaceChildren(...made);
};

const undo = () => ({ ...view.undo, do: "undo" });

const showTools = () => {
  byId("tools").hidden = false;
  for (const name of ["undo", "moves", "text", "closer", "post"])
    byId(name).querySelector("span").textContent = words[name];
  for (const name of ["moves", "text"]) byId(name).setAttribute("aria-pressed", panel === name);
  byId("closer").setAttribute("aria-pressed", part > 0);
  byId("undo").disabled = !view.undo;
  byId("closer").disabled = !view.drawing || !part && !(places.areTight && regions().length);
  byId("post").hidden = !view.post;
  byId("post").href = view.post;
};

// --- the menu, tools and keys --------------------------------------------------------------------

const open = (name) => {
  panel = panel === name ? "" : name;
  show(false);
};

const askTables = async () => {
  const { answer } = await server.ask("/api/tables", () => ({}));
  words = { ...words, ...answer.words };
  tables = answer.tables;
  return answer;
};

/** Shows my tables where there is no table to show. */
const showTables = async (said = view?.said ?? []) => {
  const answer = await askTables();
  document.documentElement.lang = answer.lang;
  byId("board_of").textContent = answer.me ?? "";
  byId("words").replaceChildren(
    ...lines("p", [...said, answer.me ? (tables.length ? words.yours : words.none) : words.signin]));
  byId("lists").replaceChildren(...PANELS.menu());
};

byId("menu").addEventListener("click", async () => {
  if (!view?.code) return;
  await askTables();
  open("menu");
});
for (const name of ["moves", "text"]) byId(name).addEventListener("click", () => open(name));
byId("undo").addEventListener("click", () => follow(undo()));
byId("closer").addEventListener("click", () => {
  part = (part + 1) % (regions().length + 1);
  show(false);
});
byId("board").addEventListener("click", (event) => touch(places.meant(event)));

document.addEventListener("keydown", (event) => {
  const { target } = /** @type {{target: any}} */ (event);
  if (!view?.code || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "Escape" && canGoBack()) back();
  else if (target.closest("#lists, input, textarea")) return;
  else if (places.step(event.key, target.dataset.at)) event.preventDefault();
});

refused = await server.signIn();
if (code) {
  const first = await asked(table, { at: BEGINNING });
  settle(first.me && refused ? { ...first, said: [refused] } : first, false);
  if (view.code) {
    new ResizeObserver(() => showBoard()).observe(byId("places"));
    server.listen(`${table}/stream`, refresh);
  }
} else showTables(refused ? [refused] : []);
