/* The places of a board: buttons over the drawing, and which one a finger or a key means. */

import { element } from "./board.js";

const REACH = 24; // CSS pixels that a finger may miss a place by
const ASIDE = 2; // how much more a step to the side counts than one ahead

/** @typedef {[number, number, number, number]} Box left, top, width and height */

/** @type {Object<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {(box: number[]) => number[]} */
const middle = ([x, y, width, height]) => [x + width / 2, y + height / 2];
/** @type {(one: number[], other: number[]) => number} */
const between = ([x, y], [left, top]) => Math.hypot(x - left, y - top);

/** @type {(point: number[], box: number[]) => number} how far a point lies outside a box */
const outside = ([x, y], [left, top, width, height]) =>
  Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));

/** The places that can be touched now, with their boxes in CSS pixels. */
export class Places {
  /** @param {HTMLElement} root lies over the drawing and takes the buttons */
  constructor(root) {
    this.root = root;
    /** @type {Map<string, number[]>} */
    this.boxes = new Map(); // of each place
  }

  /** Lays a button over each place, as far as it is seen.
   * @param {Object<string, Box>} places in units of the drawing
   * @param {number[]} seen the part of the drawing that is shown
   * @param {(at: string, button: HTMLElement) => void} dress gives a button its words
   */
  lay(places, seen, dress) {
    const scale = this.root.clientWidth / seen[2];
    this.boxes.clear();
    for (const [at, [x, y, width, height]] of Object.entries(places)) {
      const [across, down] = middle([x - seen[0], y - seen[1], width, height]);
      if (across < 0 || down < 0 || across > seen[2] || down > seen[3]) continue;
      this.boxes.set(at, [x - seen[0], y - seen[1], width, height].map((n) => n * scale));
    }
    this.root.replaceChildren(...[...this.boxes].map(([at, box]) => {
      const button = element("button");
      button.dataset.at = at;
      ["left", "top", "width", "height"].forEach((side, n) => { button.style[side] = `${box[n]}px`; });
      dress(at, button);
      return button;
    }));
  }

  /** @returns {string} the place that a click means; "" beside all */
  meant(event) {
    if (event.detail === 0) return event.target.dataset.at ?? ""; // made by a key or a screen reader
    const { left, top } = this.root.getBoundingClientRect();
    const point = [event.clientX - left, event.clientY - top];
    const near = [...this.boxes].map(([at, box]) =>
      ({ at, miss: outside(point, box), off: between(point, middle(box)) }));
    near.sort((one, other) => one.miss - other.miss || one.off - other.off);
    return near.length && near[0].miss <= REACH ? near[0].at : "";
  }

  /** Moves the focus to the nearest place in the direction of an arrow key.
   * @returns {boolean} whether this key is one
   */
  step(key, from) {
    const way = WAYS[key];
    if (!way) return false;
    const here = this.boxes.get(from);
    const [ahead] = here ? this.ahead(middle(here), way, from) : this.boxes.keys();
    this.focus(ahead);
    return true;
  }

  ahead(here, [across, down], from) {
    const far = (at) => {
      const [x, y] = middle(this.boxes.get(at));
      const on = (x - here[0]) * across + (y - here[1]) * down;
      const aside = Math.abs((x - here[0]) * down) + Math.abs((y - here[1]) * across);
      return on > 1 ? on + ASIDE * aside : Infinity;
    };
    const others = [...this.boxes.keys()].filter((at) => at !== from && far(at) < Infinity);
    return others.sort((one, other) => far(one) - far(other));
  }

  /** @returns {boolean} whether this place takes the focus */
  focus(at) {
    const button = this.boxes.has(at) && [...this.root.querySelectorAll("button")].find((one) => one.dataset.at === at);
    if (button) button.focus({ preventScroll: true });
    return Boolean(button);
  }

  /** @returns {boolean} whether some of these places begin in a part of the board */
  areIn(part, boxes) {
    return Object.values(boxes).some(([x, y]) => !outside([x, y], part));
  }

  /** @returns {boolean} whether neighbours lie nearer to each other than a finger can tell */
  get areTight() {
    const middles = [...this.boxes.values()].map(middle);
    return middles.some((one, n) => middles.slice(n + 1).some((other) => between(one, other) < REACH));
  }
}
