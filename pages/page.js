"use strict";
(async () => {
  const byId = (id) => document.getElementById(id);

  /* The story is deflated and written in base 64 (html.py). */
  const unpacked = (packed) => {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
    return new Response(stream).json();
  };
  /* Parses elements of SVG; a document of its own, in which no script runs. */
  const parsed = (elements) => {
    const page = new DOMParser().parseFromString(`<svg>${elements}</svg>`, "text/html");
    return [...document.importNode(page.querySelector("svg"), true).children];
  };

  const story = await unpacked(byId("story").textContent);
  byId("shared").append(...parsed(story.shared));
  const [page, place, eyes] = ["page", "place", "eyes"].map(byId);
  const choice = byId("choice"); // which tables are shown; only where there are several
  const wide = matchMedia("(min-width: 60rem)"); // as in page.css: tables stand side by side
  const SWIPE = 40; // pixels that a finger moves at least
  const LABEL = 700; // characters of a description that is read out in one go
  const AT_FIRST = 6; // tables shown side by side before anybody chooses

  /* Reads lists that are written as differences (delta_encoding.py). */
  const decoded = (coded) => {
    const lists = [];
    for (const [base, ...code] of coded) {
      const before = base ? lists[base - 1] : [];
      const list = [];
      for (let at = 0; at < code.length; at++) {
        if (code[at] < 0) list.push(-1 - code[at]);
        else {
          const start = code[at++];
          for (let n = 0; n < code[at]; n++) list.push(before[start + n]);
        }
      }
      lists.push(list);
    }
    return lists;
  };

  const pictures = decoded(story.pictures);
  const descriptions = decoded(story.descriptions);
  const sentence = (n) => story.sentences[n];

  /* Shapes are parsed when they are first drawn: most positions need few of them. */
  const shapes = [];
  const parse = (numbers) => {
    const missing = [...new Set(numbers)].filter((n) => story.shapes[n] && !shapes[n]);
    const elements = parsed(missing.map((n) => story.shapes[n]).join(""));
    missing.forEach((n, at) => { shapes[n] = elements[at]; });
  };

  const element = (name, words, style = "") => {
    const made = document.createElement(name);
    made.textContent = words;
    if (style) made.className = style;
    return made;
  };

  /* One table: its board, words, chart and list of moves. */
  class Table {
    constructor(root, { views, charts, over }) {
      this.root = root;
      this.name = root.dataset.name;
      this.over = over;
      this.sizes = views;
      this.views = views.map(({ steps }) =>
        steps.map(([when, moves, picture, lines, title, told]) => ({
          when,
          moves,
          picture: pictures[picture],
          lines: descriptions[lines].map(sentence),
          title: sentence(title),
          told: told.map(sentence),
        })));
      this.steps = this.views[0];
      this.nodes = new Map(); // the elements of this board, by the numbers of their shapes
      [this.board, this.drawn, this.told, this.moves, this.described] =
        [".board", ".drawn", ".told", ".moves", ".described"].map((part) => root.querySelector(part));
      this.marks = charts.map((chart) => this.chart(chart));
      this.swiped();
    }

    get last() {
      return this.steps[this.steps.length - 1];
    }

    /* Looks with other eyes; a game that was not finished has those of everybody alone. */
    look(view) {
      const eyes = Math.min(view, this.views.length - 1);
      const { width, height } = this.sizes[eyes];
      this.board.setAttribute("viewBox", `0 0 ${width} ${height}`);
      this.steps = this.views[eyes];
      this.moves.replaceChildren(...this.steps.map(({ title, told }) => {
        const item = element("li", "");
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
      const isOver = when > this.last.when;
      this.draw(step.picture);
      const named = this.name ? [`${this.name}.`] : [];
      this.board.setAttribute("aria-label", this.label([...named, `${step.title}.`, ...step.lines]));
      this.tell(step, isOver);
      this.described.replaceChildren(...step.lines.map((words) => element("li", words)));
      this.mark(step);
    }

    tell(step, isOver) {
      const title = element(this.name ? "h3" : "h2", step.title);
      if (this.name) title.prepend(element("span", `${this.name}: `, "only-heard"));
      const told = isOver ? [this.over, ...step.told] : step.told;
      this.told.replaceChildren(title, ...told.map((words) => element("p", words)));
    }

    /* Joins the most important lines, each whole; the first ones are (table_contents.py). */
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

    draw(numbers) {
      parse(numbers);
      const used = new Set();
      this.drawn.replaceChildren(...numbers.filter((n) => shapes[n]).map((n) => {
        if (used.has(n)) return shapes[n].cloneNode(true);
        used.add(n);
        if (!this.nodes.has(n)) this.nodes.set(n, shapes[n].cloneNode(true));
        return this.nodes.get(n);
      }));
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
        const across = left + (right - left) * Math.min(1, step.moves / last);
        line.setAttribute("x1", across);
        line.setAttribute("x2", across);
      }
    }

    /* Draws a chart with a line that marks the present move. */
    chart({ width, height, drawing, words, frame, last }) {
      const [chart] = parsed(
        `<svg class="board" role="img" viewBox="0 0 ${width} ${height}"><g aria-hidden="true">` +
        `${drawing}<line class="present" y1="${frame[2]}" y2="${frame[3]}"/></g></svg>`);
      chart.setAttribute("aria-label", this.name ? `${this.name}. ${words}` : words);
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

  const tables = [...document.querySelectorAll(".table")].map((root, n) => new Table(root, story.tables[n]));
  let positions = [0]; // what the slider goes through: every place at which some table has a moment
  let at = 0;

  const show = (wanted) => {
    at = Math.max(0, Math.min(wanted, positions.length - 1));
    const when = positions[at];
    for (const table of tables) if (!table.root.hidden) table.show(when);
    const steps = tables.map((table) => table.step(when));
    const furthest = steps.reduce((one, other) => (other.when > one.when ? other : one));
    place.max = positions.length - 1;
    place.value = at;
    place.setAttribute("aria-valuetext", furthest.title);
    for (const id of ["first", "back"]) byId(id).setAttribute("aria-disabled", at === 0);
    for (const id of ["on", "last"]) byId(id).setAttribute("aria-disabled", at === positions.length - 1);
  };

  const look = (view) => {
    const when = positions[at];
    for (const table of tables) table.look(view);
    const whens = tables.flatMap((table) => table.steps.map((step) => step.when));
    positions = [...new Set(whens)].sort((one, other) => one - other);
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
  for (const table of tables) {
    table.root.querySelector(".story-list").addEventListener("toggle", () => show(at));
    table.moves.addEventListener("click", (event) => {
      const item = event.target.closest("li");
      if (item) show(positions.indexOf(table.steps[[...table.moves.children].indexOf(item)].when));
    });
  }

  look(0);

  /* On a narrow screen one table is shown, on a wide one all that are chosen. */
  if (choice) {
    const buttons = [...choice.children];
    const chosen = new Set([...buttons.keys()].slice(0, AT_FIRST));
    let newest = 0;
    const choose = () => {
      buttons.forEach((button, n) => {
        const isShown = wide.matches ? chosen.has(n) : n === newest;
        button.setAttribute("aria-pressed", isShown);
        tables[n].root.hidden = !isShown;
      });
      show(at);
    };
    buttons.forEach((button, n) => button.addEventListener("click", () => {
      if (wide.matches && chosen.has(n) && chosen.size > 1) chosen.delete(n);
      else chosen.add(n);
      newest = n;
      choose();
    }));
    wide.addEventListener("change", choose);
    choose();
  }

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
})();
