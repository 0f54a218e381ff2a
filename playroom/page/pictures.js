// Lazy loading of pictures: the server first answers with an SVG placeholder of the same size, which
// holds the picture's address; the picture is fetched once it is near the viewport.

import { beforeAsking, honestFetch } from "./requests.js";

const KEPT = 120;
const NEAR = "100% 0px";
const itself = new Map(); // placeholder's address -> picture's address, the latest last
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

// An edited message is redrawn; its old picture stays as background until the new one has loaded.

const stood = new Map(); // "message/index of picture" -> the picture shown there last

function spot(image) {
  const message = image.closest(".channel-message");
  const all = [...(message?.querySelectorAll(".media-lightbox-trigger img") ?? [])];
  return message && `${message.dataset.messageId}/${all.indexOf(image)}`;
}

function keepTheOld(image) {
  const old = stood.get(spot(image));
  if (!old || image.style.backgroundImage) return;
  image.style.background = `url("${old.picture}") center / 100% 100% no-repeat`;
  image.style.aspectRatio = old.shape;
}

async function stand(image) {
  await image.decode().catch(() => {});
  const picture = get.call(image);
  if (!image.naturalWidth || ![...itself.values()].includes(picture)) return;
  stood.set(spot(image), { picture, shape: `${image.naturalWidth} / ${image.naturalHeight}` });
  image.style.removeProperty("background");
  image.style.removeProperty("aspect-ratio");
}

new MutationObserver((changes) => {
  const drawn = changes.flatMap((change) => [...change.addedNodes]);
  for (const node of drawn) {
    if (node.nodeType !== Node.ELEMENT_NODE) continue;
    for (const image of node.querySelectorAll(".media-lightbox-trigger img:not([src])")) keepTheOld(image);
  }
}).observe(document.getElementById("channel-message-list"), { childList: true, subtree: true });

async function fill(image) {
  await image.decode(); // The preview waits for the placeholder to be drawn.
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
  await stand(image);
  delete image.dataset.waits;
}

function keep(box, picture) {
  itself.set(box, picture);
  for (const [oldest, its] of [...itself].slice(0, -KEPT)) {
    URL.revokeObjectURL(its);
    itself.delete(oldest);
  }
}

// Setting `src` to a placeholder whose picture is already loaded shows the picture at once.
const { get, set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, "src");
Object.defineProperty(HTMLImageElement.prototype, "src", {
  configurable: true,
  enumerable: true,
  get,
  set(address) {
    const picture = itself.get(address);
    set.call(this, picture ?? address);
    if (!this.closest(".media-lightbox-trigger")) return;
    if (picture) { stand(this); return; }
    keepTheOld(this);
    this.dataset.waits = "";
    nearView.observe(this);
  },
});
