// ---- keys: a badge on an answer is the key that chooses it
"use strict";
const root = document.documentElement;

// The key of an answer is printed on its piece; an answer without one has a number. Where anything has a printed key,
// numbers are in the list of the question alone, so that no piece seems to bear them.
function label() {
  const offers = $$("button.choice:not(.refused)").filter((it) => it.checkVisibility());
  const printed = new Set(offers.map((it) => it.dataset.key).filter(Boolean)), numbers = new Map();
  let last = 0;
  for (const it of $$("[data-badge]")) delete it.dataset.badge;
  // In a plan keys take pieces, which bear them.
  if (plan()) return;
  for (const it of offers) {
    let badge = it.dataset.key;
    if (!badge && (!printed.size || it.closest("#question"))) {
      while (!numbers.has(it.value)) if (!printed.has(String((last += 1)))) numbers.set(it.value, last);
      badge = numbers.get(it.value) < 10 ? String(numbers.get(it.value)) : "";
    }
    if (badge) it.dataset.badge = badge;
  }
}

// Enter confirms the answer in hand. On the board it does so from everywhere but another answer: what a place is,
// tells the key i.
function enter(on) {
  const own = on.closest("#board, #hand") ? "button.choice:not([aria-pressed=true])" : "a, summary, button:not(.choice[aria-pressed=true])";
  if (on.matches(own) || !$("#confirm")) return true;
  $("#confirm").click();
}

// Badges are for those who play by keys.
document.addEventListener("pointerdown", () => delete root.dataset.keys);
document.addEventListener("toggle", () => "keys" in root.dataset && label(), true);

document.addEventListener("keydown", (event) => {
  root.dataset.keys = "";
  label();
  const on = document.activeElement;
  if (event.ctrlKey || event.metaKey || event.altKey || on.matches("input, select, textarea")) return;
  const sheet = location.hash && location.hash !== "#live";
  const go = (hash) => (location.hash = hash);
  if (planKey(event.key)) return event.preventDefault();
  const actions = {
    Enter: () => enter(on),
    Escape: () => (told ? hush() : sheet ? go("#live") : (wanted || live().dataset.pick) && pick()),
    "?": () => go(`#${live().dataset.rule}`),
    i: askByKey,
    l: () => go("#log"),
    h: () => $("#hint")?.click(),
    u: () => $("#takeback")?.click(),
    n: () => location.assign(`/next?seen=${live().dataset.base.slice(3)}`),
  };
  const answer = event.key.length === 1 && $(`[data-badge="${CSS.escape(event.key)}"]`);
  const action = answer ? () => answer.click() : actions[event.key] || actions[event.key.toLowerCase()];
  if (action && action() !== true) event.preventDefault();
});
