/* The drawing of a board, for the replay of a game (replay.js) and the page one plays on (live.js).
   A board is a list of numbers of shapes; only what differs from the last drawing is changed. */

/**
 * Parses elements of SVG, in a document of its own, in which no script runs.
 * @param {string} elements
 * @returns {Element[]}
 */
export const parsed = (elements) => {
  const page = new DOMParser().parseFromString(`<svg>${elements}</svg>`, "text/html");
  return [...document.importNode(page.querySelector("svg"), true).children];
};

/**
 * Makes an element with words in it.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} [words]
 * @returns {HTMLElementTagNameMap[Name]}
 */
export const element = (name, words = "") => {
  const made = document.createElement(name);
  made.textContent = words;
  return made;
};

/** Draws shapes, which it parses when they are first drawn: most positions need few of them. */
export class Drawing {
  /**
   * @param {Element} root takes the elements
   * @param {Object<number, string>} source the SVG of each shape, empty if nothing of it is seen
   */
  constructor(root, source) {
    this.root = root;
    this.source = source;
    this.nodes = new Map(); // the first element of each shape, by its number
  }

  /** @param {number[]} numbers shapes in the order in which they lie on each other */
  draw(numbers) {
    this.parse(numbers);
    const used = new Set();
    this.root.replaceChildren(...numbers.filter((n) => this.nodes.has(n)).map((n) => {
      const node = this.nodes.get(n);
      if (used.has(n)) return node.cloneNode(true);
      used.add(n);
      return node;
    }));
  }

  /** @param {number[]} numbers */
  parse(numbers) {
    const missing = [...new Set(numbers)].filter((n) => this.source[n] && !this.nodes.has(n));
    const elements = parsed(missing.map((n) => this.source[n]).join(""));
    missing.forEach((n, at) => { this.nodes.set(n, elements[at]); });
  }
}
