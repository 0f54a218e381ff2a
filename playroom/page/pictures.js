// Pictures come when they come near the view. Until then a box of their size stands in their place:
// that is what the server answers first, and the box says where the picture itself is.

import { beforeAsking, honestFetch } from "./requests.js";

const KEPT = 120;
const NEAR = "100% 0px";
const itself = new Map(); // address of a box -> address of the picture, the one seen last at the end
let headers = {};

beforeAsking((path, options) => {
  if (path.startsWith("/api/assets/")) headers = options.headers;
});

const nearView = new IntersectionObserver((entries) => {
  const near = entries.filter((entry) => entry.isIntersecting).map((entry) => entry.target);
  near.sort((one, other) => other.getBoundingClientRect().top - one.getBoundingClientRect().top);
  for (const image of near) {
    nearView.unobserve(image);
    fill(image);
  }
}, { root: document.getElementById("channel-timeline"), rootMargin: NEAR });

async function fill(image) {
  await image.decode(); // The preview waits for the box to be drawn.
  const address = image.src;
  const box = await (await honestFetch(address)).blob();
  if (box.type.startsWith("image/svg+xml")) {
    const drawn = new DOMParser().parseFromString(await box.text(), "image/svg+xml");
    const answer = await honestFetch(drawn.querySelector("desc").textContent, { headers });
    const picture = new Image();
    picture.src = URL.createObjectURL(await answer.blob());
    await picture.decode();
    keep(address, picture.src);
    if (image.src === address) image.src = address;
  }
  delete image.dataset.waits;
}

function keep(box, picture) {
  itself.set(box, picture);
  for (const [oldest, its] of [...itself].slice(0, -KEPT)) {
    URL.revokeObjectURL(its);
    itself.delete(oldest);
  }
}

// Whoever shows a box whose picture is known gets the picture at once.
const { get, set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
Object.defineProperty(HTMLImageElement.prototype, "src", {
  configurable: true,
  enumerable: true,
  get,
  set(address) {
    const picture = itself.get(address);
    set.call(this, picture ?? address);
    if (picture || !this.closest(".media-lightbox-trigger")) return;
    this.dataset.waits = "";
    nearView.observe(this);
  },
});
