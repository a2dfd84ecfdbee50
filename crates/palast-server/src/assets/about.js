// ---- everything can be asked: a card about the thing that is hovered over, touched for long, or has the focus
"use strict";
const cards = new Map(); // what the server said, until something happens
let asking = null; // the timer of a question that is about to be asked
let told = null; // the thing the card is about
let held = false; // a long touch is no click

const thingAt = (node) => node?.closest?.("[data-about]");

async function tell(thing, aloud) {
  const id = thing.dataset.about;
  if (!cards.has(id)) {
    const answer = await fetch(url(`about/${encodeURIComponent(id)}`), { headers: { "X-Palast": "1" } }).catch(() => null);
    if (!answer?.ok) return;
    cards.set(id, await answer.text());
  }
  if (!thing.isConnected) return;
  const card = $("#card"), box = thing.getBoundingClientRect();
  told = thing;
  card.innerHTML = cards.get(id);
  card.hidden = false;
  const { width, height } = card.getBoundingClientRect(), gap = 8;
  const left = Math.max(gap, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - gap));
  const below = box.bottom + gap, above = box.top - gap - height;
  const top = below + height < innerHeight ? below : Math.max(gap, above);
  Object.assign(card.style, { left: `${left}px`, top: `${top}px` });
  if (aloud) $("#announce").textContent = [...card.children].slice(0, -1).map((it) => it.textContent).join(" ");
}

function hush() {
  clearTimeout(asking);
  told = null;
  $("#card").hidden = true;
}
// The page has changed: what was said may not be true any more.
function doubt() {
  cards.clear();
  if (told && !told.isConnected) hush();
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const thing = thingAt(event.target);
  clearTimeout(asking);
  if (event.target.closest("#card") || (thing && thing === told)) return;
  // Time to reach the card, which has a link.
  asking = setTimeout(() => (thing ? tell(thing) : told && hush()), thing ? 500 : 250);
});
document.addEventListener("pointerdown", (event) => {
  held = false;
  if (event.target.closest("#card")) return;
  hush();
  const thing = event.pointerType !== "mouse" && thingAt(event.target);
  if (thing) asking = setTimeout(() => ((held = true), release(), tell(thing)), 500);
});
for (const end of ["pointerup", "pointercancel", "scroll"]) document.addEventListener(end, () => clearTimeout(asking), true);
addEventListener("click", (event) => {
  if (held) event.preventDefault(), event.stopImmediatePropagation();
  held = false;
}, true);
document.addEventListener("contextmenu", (event) => held && event.preventDefault());

// By keys: about what has the focus, or holds it, or is under the mouse.
function askByKey() {
  const on = document.activeElement;
  const thing = thingAt(on) || (on !== document.body && $("[data-about]", on)) || $$("[data-about]:hover").pop();
  if (thing && thing !== told) return void tell(thing, true);
  hush();
}
