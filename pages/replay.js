/* A game that is read, position by position (html.py writes it into one file, with board.js). */
import { Drawing, element, parsed } from "./board.js";

/** @returns {any} an element of the page */
const byId = (id) => document.getElementById(id);

/* The story is deflated and written in base 64 (html.py). */
const unpacked = (packed) => {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
};

const story = await unpacked(byId("story").textContent);
byId("shared").append(...parsed(story.shared));
const [page, place, eyes] = ["page", "place", "eyes"].map(byId);
const SWIPE = 40; // pixels that a finger moves at least
const LABEL = 700; // characters of a description that is read out in one go

const sentence = (n) => story.sentences[n];

/* The table: its board, words, chart and list of moves. */
class Table {
  constructor(root, { views, charts }) {
    this.root = root;
    this.sizes = views;
    this.views = views.map(({ steps }) =>
      steps.map(([when, moves, picture, lines, title, told]) => ({
        when,
        moves,
        picture: story.pictures[picture],
        lines: story.descriptions[lines].map(sentence),
        title: sentence(title),
        told: told.map(sentence),
      })));
    this.steps = this.views[0];
    this.board = root.querySelector(".board");
    this.told = root.querySelector(".told");
    this.moves = root.querySelector(".moves");
    this.described = root.querySelector(".described");
    this.drawing = new Drawing(root.querySelector(".drawn"), story.shapes);
    this.marks = charts.map((chart) => this.chart(chart));
    this.swiped();
  }

  /* Looks with other eyes. */
  look(eyes) {
    const { width, height } = this.sizes[eyes];
    this.board.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.steps = this.views[eyes];
    this.moves.replaceChildren(...this.steps.map(({ title, told }) => {
      const item = element("li");
      item.append(element("b", title), " ", told.join(" "));
      return item;
    }));
  }

  /* Returns how things stood then; before a viewer saw anything, what they saw first. */
  step(when) {
    return this.steps.findLast((step) => step.when <= when) ?? this.steps[0];
  }

  show(when) {
    const step = this.step(when);
    this.drawing.draw(step.picture);
    this.board.setAttribute("aria-label", this.label([`${step.title}.`, ...step.lines]));
    this.told.replaceChildren(
      element("h2", step.title), ...step.told.map((words) => element("p", words)));
    this.described.replaceChildren(...step.lines.map((words) => element("li", words)));
    this.mark(step);
  }

  /* Joins the most important lines, each whole; the first ones are (contents.py). */
  label(lines) {
    const kept = [];
    let room = LABEL;
    for (const line of lines) {
      if (line.length < room) {
        kept.push(line);
        room -= line.length + 1;
      }
    }
    return [...kept, ...(kept.length < lines.length ? [this.board.dataset.more] : [])].join(" ");
  }

  /* Marks the present move in the list and in the charts. */
  mark(step) {
    for (const item of this.moves.querySelectorAll("[aria-current]")) item.removeAttribute("aria-current");
    const item = this.moves.children[this.steps.indexOf(step)];
    item.setAttribute("aria-current", "step");
    const above = item.offsetTop;
    if (above < this.moves.scrollTop || above + item.offsetHeight > this.moves.scrollTop + this.moves.clientHeight)
      this.moves.scrollTop = above - this.moves.clientHeight / 2;
    for (const { line, last, frame: [left, right] } of this.marks) {
      const across = left + (right - left) * (step.moves / last);
      line.setAttribute("x1", across);
      line.setAttribute("x2", across);
    }
  }

  /* Draws a chart with a line that marks the present move. */
  chart({ width, height, drawing, words, frame, last }) {
    const [chart] = parsed(
      `<svg class="board" role="img" viewBox="0 0 ${width} ${height}"><g aria-hidden="true">` +
      `${drawing}<line class="present" y1="${frame[2]}" y2="${frame[3]}"/></g></svg>`);
    chart.setAttribute("aria-label", words);
    this.root.querySelector(".charts").append(chart);
    return { line: chart.querySelector(".present"), last, frame };
  }

  swiped() {
    let touched = null;
    this.board.addEventListener("pointerdown", (event) => {
      touched = event.pointerType === "mouse" ? null : event;
    });
    this.board.addEventListener("pointercancel", () => { touched = null; });
    this.board.addEventListener("pointerup", (event) => {
      if (!touched) return;
      const across = event.clientX - touched.clientX;
      const down = event.clientY - touched.clientY;
      touched = null;
      if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(down)) return;
      (across < 0 ? ways.on : ways.back)();
    });
  }
}

const table = new Table(document.querySelector(".table"), story);
let positions = [0]; // what the slider goes through: every place at which the table has a moment
let at = 0;

const show = (wanted) => {
  at = Math.max(0, Math.min(wanted, positions.length - 1));
  const when = positions[at];
  table.show(when);
  place.max = positions.length - 1;
  place.value = at;
  place.setAttribute("aria-valuetext", table.step(when).title);
  for (const id of ["first", "back"]) byId(id).setAttribute("aria-disabled", at === 0);
  for (const id of ["on", "last"]) byId(id).setAttribute("aria-disabled", at === positions.length - 1);
};

const look = (view) => {
  const when = positions[at];
  table.look(view);
  positions = table.steps.map((step) => step.when);
  show(positions.findLastIndex((one) => one <= when));
};

const ways = {
  first: () => show(0),
  back: () => show(at - 1),
  on: () => show(at + 1),
  last: () => show(positions.length - 1),
};
const keys = { Home: "first", ArrowLeft: "back", ArrowRight: "on", End: "last" };
for (const [id, go] of Object.entries(ways)) byId(id).addEventListener("click", go);

document.addEventListener("keydown", (event) => {
  const way = keys[event.key];
  if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target === place) return; // a slider has these keys itself
  if (event.target === eyes && !event.key.startsWith("Arrow")) return; // Up and Down choose
  event.preventDefault();
  ways[way]();
});
place.addEventListener("input", () => show(Number(place.value)));
eyes.addEventListener("change", () => look(eyes.selectedIndex));
table.moves.addEventListener("click", (event) => {
  const item = event.target.closest("li");
  if (item) show([...table.moves.children].indexOf(item));
});

look(0);

byId("theme").addEventListener("click", () => {
  const root = document.documentElement;
  const isDark = root.dataset.theme
    ? root.dataset.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
});

byId("needs").remove();
page.hidden = false;
show(Number(location.hash.slice(1)) || 0);
