// The line above the conversation that says what to do next. Each kind of hint is shown until it has
// been of use twice; one press hides all of them.

const OFTEN_ENOUGH = 2;
const line = document.getElementById("hint");
const again = document.getElementById("hints-again");
const learned = JSON.parse(read("tavolo-hints") ?? "{}"); // kind of hint -> how often it was of use
let shown = null;

function read(name) {
  try { return localStorage.getItem(name); } catch { return null; }
}

function write() {
  try { localStorage.setItem("tavolo-hints", JSON.stringify(learned)); } catch { /* private browsing: not stored */ }
}

/** Show a hint, or none; `take(step)` carries out what one of its buttons offers. */
export function showHint(hint, take) {
  again.hidden = !Object.keys(learned).length;
  const wanted = hint && !learned.hidden && (learned[hint.kind] ?? 0) < OFTEN_ENOUGH ? hint : null;
  const drawn = wanted && JSON.stringify(wanted);
  if (drawn === (shown && JSON.stringify(shown))) return;
  if (shown && shown.kind !== wanted?.kind) count(shown.kind);
  shown = wanted;
  line.hidden = !wanted;
  line.replaceChildren(...(wanted ? parts(wanted, take) : []));
}

function count(kind) {
  learned[kind] = (learned[kind] ?? 0) + 1;
  write();
}

function parts(hint, take) {
  const words = Object.assign(document.createElement("p"), { className: "hint-words" });
  words.append(...hint.text.split(/(\*[^*]+\*)/).map((part) => (part.startsWith("*")
    ? Object.assign(document.createElement("strong"), { textContent: part.slice(1, -1) }) : part)));
  const steps = hint.steps.map((step) => button("hint-step", step.label, () => take(step)));
  const hide = button("hint-hide", "×", () => {
    learned.hidden = true;
    write();
    showHint(null);
  });
  hide.setAttribute("aria-label", hint.hide);
  return [words, ...steps, hide];
}

function button(name, label, pressed) {
  const made = Object.assign(document.createElement("button"), { type: "button", className: name, textContent: label });
  made.addEventListener("click", pressed);
  return made;
}

again.addEventListener("click", () => {
  for (const kind of Object.keys(learned)) delete learned[kind];
  write();
  again.hidden = true;
});
