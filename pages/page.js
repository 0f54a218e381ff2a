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
  const shapes = parsed(story.shapes);
  byId("shared").append(...parsed(story.shared));
  const [board, drawn, told, moves, described, place, eyes] =
    ["board", "drawn", "told", "moves", "described", "place", "eyes"].map(byId);
  const SWIPE = 40; // pixels that a finger moves at least
  const LABEL = 700; // characters of a description that is read out in one go

  /* Reads lists that are written as differences (frames.py). */
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
  const views = story.views.map(({ steps }) =>
    steps.map(([when, picture, lines, title, sentences]) => ({
      when,
      picture: pictures[picture],
      lines: descriptions[lines].map((n) => story.sentences[n]),
      title: story.sentences[title],
      told: sentences.map((n) => story.sentences[n]),
    })));
  let steps = views[0];
  let at = 0;

  const element = (name, words) => {
    const made = document.createElement(name);
    made.textContent = words;
    return made;
  };

  /* Joins the most important lines, each whole; the first ones are (contents.py). */
  const label = (lines) => {
    const kept = [];
    let room = LABEL;
    for (const line of lines) {
      if (line.length < room) {
        kept.push(line);
        room -= line.length + 1;
      }
    }
    return [...kept, ...(kept.length < lines.length ? [board.dataset.more] : [])].join(" ");
  };

  const draw = (numbers) => {
    const used = new Set();
    drawn.replaceChildren(...numbers.map((n) => {
      if (used.has(n)) return shapes[n].cloneNode(true);
      used.add(n);
      return shapes[n];
    }));
  };

  const mark = () => {
    for (const item of moves.querySelectorAll("[aria-current]")) item.removeAttribute("aria-current");
    const item = moves.children[at];
    item.setAttribute("aria-current", "step");
    const above = item.offsetTop;
    if (above < moves.scrollTop || above + item.offsetHeight > moves.scrollTop + moves.clientHeight)
      moves.scrollTop = above - moves.clientHeight / 2;
  };

  const show = (wanted) => {
    at = Math.max(0, Math.min(wanted, steps.length - 1));
    const step = steps[at];
    draw(step.picture);
    board.setAttribute("aria-label", label([`${step.title}.`, ...step.lines]));
    told.replaceChildren(element("h2", step.title), ...step.told.map((words) => element("p", words)));
    described.replaceChildren(...step.lines.map((words) => element("li", words)));
    place.max = steps.length - 1;
    place.value = at;
    place.setAttribute("aria-valuetext", step.title);
    for (const id of ["first", "back"]) byId(id).setAttribute("aria-disabled", at === 0);
    for (const id of ["on", "last"]) byId(id).setAttribute("aria-disabled", at === steps.length - 1);
    mark();
  };

  const look = (view) => {
    const when = steps[at].when;
    const { width, height } = story.views[view];
    board.setAttribute("viewBox", `0 0 ${width} ${height}`);
    steps = views[view];
    moves.replaceChildren(...steps.map(({ title, told }) => {
      const item = element("li", "");
      item.append(element("b", title), " ", told.join(" "));
      return item;
    }));
    show(steps.findLastIndex((step) => step.when <= when));
  };

  const ways = {
    first: () => show(0),
    back: () => show(at - 1),
    on: () => show(at + 1),
    last: () => show(steps.length - 1),
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
  moves.addEventListener("click", (event) => {
    const item = event.target.closest("li");
    if (item) show([...moves.children].indexOf(item));
  });

  let touched = null;
  board.addEventListener("pointerdown", (event) => {
    touched = event.pointerType === "mouse" ? null : event;
  });
  board.addEventListener("pointercancel", () => { touched = null; });
  board.addEventListener("pointerup", (event) => {
    if (!touched) return;
    const across = event.clientX - touched.clientX;
    const down = event.clientY - touched.clientY;
    touched = null;
    if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(down)) return;
    (across < 0 ? ways.on : ways.back)();
  });

  byId("theme").addEventListener("click", () => {
    const root = document.documentElement;
    const isDark = root.dataset.theme
      ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
  });

  for (const { width, height, drawing, words } of story.charts) {
    const [chart] = parsed(`<svg class="board" role="img" viewBox="0 0 ${width} ${height}"><g aria-hidden="true">${drawing}</g></svg>`);
    chart.setAttribute("aria-label", words);
    byId("charts").append(chart);
  }

  byId("needs").remove();
  byId("page").hidden = false;
  look(0);
  show(Number(location.hash.slice(1)) || 0);
})();
