// ---- moments: what just happened as a short scene over the board, once. The line above the board stays.
"use strict";
const scenes = []; // those still to come
let scene = null; // the animation of the one that is shown
// What was shown at this table already, as long as the tab is open.
const shown = { keys: new Set(), ply: Infinity };
const memory = () => `moments ${live().dataset.base}`;

function recall() {
  try {
    const stored = JSON.parse(sessionStorage.getItem(memory()));
    if (stored) [shown.keys, shown.ply] = [new Set(stored.keys), stored.ply];
  } catch {
    // Without a memory each page begins with what comes next.
  }
}

// Takes note of the moments on the page, and shows those that are newer than what was seen before.
function stage() {
  const all = $$("#moments .moment");
  const fresh = all.filter((it) => Number(it.dataset.ply) > shown.ply && !shown.keys.has(key(it)));
  shown.ply = Math.max(0, ...all.map((it) => Number(it.dataset.ply)), ...log().map((line) => Number(line.dataset.ply)));
  for (const it of all) shown.keys.add(key(it));
  try {
    sessionStorage.setItem(memory(), JSON.stringify({ ply: shown.ply, keys: [...shown.keys].slice(-100) }));
  } catch {
    // See above.
  }
  if ($("#past")) return;
  // After an absence the last ones will do; the history has the rest.
  scenes.push(...fresh.map((it) => it.cloneNode(true)));
  scenes.splice(0, scenes.length - 3);
  if (!scene) nextScene();
}

function nextScene() {
  const place = $("#scene"), moment = scenes.shift();
  scene = null;
  place.hidden = !moment;
  if (!moment) return;
  place.className = `${moment.className} ${still.matches ? "quiet" : ""}`;
  place.replaceChildren($(".headline", moment), ...$(".why", moment).children);
  // Over the board, wherever that is.
  const { left, top, width, height } = $(".middle").getBoundingClientRect();
  Object.assign(place.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const lines = $$("li", place), length = 1600 + 350 * Math.min(lines.length, 6);
  const shape = still.matches ? { opacity: [1, 1] } : { opacity: [0, 1, 1, 0], offset: [0, 0.08, 0.9, 1] };
  scene = place.animate(shape, { duration: length });
  scene.onfinish = nextScene;
  if (still.matches) return;
  lines.forEach((line, index) => {
    line.animate({ opacity: [0, 1], translate: ["0 .6rem", "0 0"] }, { duration: 250, delay: 250 + 300 * index, fill: "backwards" });
    setTimeout(() => line.isConnected && fly(line), 650 + 300 * index);
  });
  $$(".pieces > *", place).forEach((piece, index) => {
    piece.animate({ opacity: [0, 1], rotate: ["y 90deg", "y 0deg"] }, { duration: 300, delay: 120 + 120 * index, fill: "backwards" });
  });
}

// Points travel from their line to the score they belong to.
function fly(line) {
  const gain = $(".gain", line), score = $(`[data-score="${line.dataset.seat}"]`);
  if (!gain || !score?.checkVisibility()) return;
  const from = gain.getBoundingClientRect(), to = score.getBoundingClientRect(), flying = gain.cloneNode(true);
  flying.classList.add("flying");
  Object.assign(flying.style, { left: `${from.left}px`, top: `${from.top}px` });
  main.append(flying);
  const way = `${to.left + to.width / 2 - from.left - from.width / 2}px ${to.top + to.height / 2 - from.top - from.height / 2}px`;
  flying.animate({ translate: ["0 0", way], scale: [1, 1.25, 1] }, { duration: 600, easing: "cubic-bezier(.3,0,.3,1)" }).onfinish = () => {
    flying.remove();
    score.animate({ scale: [1, 1.35, 1] }, { duration: 300 });
  };
}

// Ends the scene that is shown and those that wait; says whether there was one.
function skipScenes() {
  if (!scene) return false;
  scenes.length = 0;
  scene.onfinish = null;
  scene.cancel();
  nextScene();
  return true;
}
document.addEventListener("pointerdown", skipScenes, true);
document.addEventListener("keydown", (event) => {
  if (skipScenes() && (event.key === "Escape" || event.key === " ")) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}, true);
