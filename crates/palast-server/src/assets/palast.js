// Keeps a table's page current. Everything here can also be done without script; this only does it
// without loading the page again, and lets pieces glide to where they went.
"use strict";
const $ = (css, within = document) => within.querySelector(css);
const $$ = (css, within = document) => [...within.querySelectorAll(css)];
const main = $("#main"), title = document.title.replace(/^● /, "");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const live = () => $("#live");
const url = (path, query = {}) => {
  const all = new URLSearchParams(live().dataset.query);
  for (const [name, value] of Object.entries(query)) all.set(name, value);
  return `${live().dataset.base}/${path}?${all}`;
};

// ---- the newest markup into the page, keeping every element that stays
const key = (node) => (node.nodeType === 1 ? node.getAttribute("data-k") || node.id : "");
const alike = (a, b) => a.nodeName === b.nodeName && key(a) === key(b);

function morph(old, next) {
  if (old.nodeType !== 1) {
    if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
    return;
  }
  for (const { name } of [...old.attributes])
    if (!next.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (name !== "open" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  const wanted = new Set([...next.children].map(key).filter(Boolean));
  const kept = new Map();
  // First drop what is not wanted, so that what stays need not move and keeps the focus.
  for (const child of [...old.children])
    if (key(child)) wanted.has(key(child)) ? kept.set(key(child), child) : child.remove();
  let at = old.firstChild;
  for (const want of [...next.childNodes]) {
    let have = key(want) ? kept.get(key(want)) : at;
    if (!key(want)) while (have && key(have)) have = have.nextSibling;
    if (have && alike(have, want)) {
      if (have === at) at = at.nextSibling;
      else old.moveBefore ? old.moveBefore(have, at) : old.insertBefore(have, at);
      morph(have, want);
    } else old.insertBefore(want, at);
  }
  while (at) {
    const rest = at;
    at = at.nextSibling;
    rest.remove();
  }
}

// ---- pieces glide from where they were to where they are
const pieces = () => $$("#board [data-k], #hand [data-k]");
const boxes = () => new Map(pieces().map((el) => [key(el), el.getBoundingClientRect()]));
let gliding = [];

function glide(before) {
  const now = pieces().map((el) => {
    const box = el.getBoundingClientRect(), from = el.getAttribute("data-from");
    const was = before.get(key(el)) || (from && before.get(from));
    const scale = el.ownerSVGElement ? el.parentNode.getScreenCTM() : { a: 1, d: 1 };
    const path = was && was.width ? [was.x + was.width / 2 - box.x - box.width / 2, was.y + was.height / 2 - box.y - box.height / 2] : null;
    return { el, path, scale };
  });
  const paths = new Map(now.map((piece) => [piece.el, piece.path]));
  let late = 0;
  for (const { el, path, scale } of now) {
    const carrier = paths.get(el.parentNode.closest("[data-k]")) || [0, 0];
    if (!path) {
      gliding.push(el.animate({ opacity: [0, 1] }, { duration: 250 }));
      continue;
    }
    const [x, y] = [(path[0] - carrier[0]) / scale.a, (path[1] - carrier[1]) / scale.d];
    if (Math.abs(x) + Math.abs(y) < 1) continue;
    const timing = { duration: 350, easing: "cubic-bezier(.2,.7,.2,1)", delay: late, fill: "backwards" };
    gliding.push(el.animate({ translate: [`${x}px ${y}px`, "0 0"] }, timing));
    late = Math.min(late + 25, 150);
    // Nothing on the way may cut a travelling piece off; what is being scrolled stays as it is.
    for (let box = el.parentNode; box && box.id !== "answer"; box = box.parentNode)
      if (box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1) box.classList.add("gliding");
  }
  setTimeout(() => $$(".gliding").forEach((box) => box.classList.remove("gliding")), 550);
}

function show(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  const next = template.content.firstElementChild, old = live();
  if (!next || next.id !== "live") return location.reload();
  // The page around a lobby has neither the rules nor the name of the table that it becomes.
  if (old.dataset.status === "lobby" && next.dataset.status !== "lobby") return location.reload();
  const [situation, over, { ask, pick: picked }] = [$("#situation")?.textContent, $("#score"), { ...old.dataset }];
  const told = Math.max(0, ...log().map((line) => Number(line.dataset.ply)));
  const consequence = $("#consequence")?.textContent;
  const before = still.matches ? null : boxes();
  for (const animation of gliding.splice(0)) animation.cancel();
  const focus = document.activeElement, form = focus?.form;
  morph(old, next);
  // Somebody at the keyboard is put to what matters next, not back to the top of the page.
  if (focus && focus !== document.body && !focus.isConnected) {
    const seen = (css) => [...document.querySelectorAll(css)].find((it) => it.checkVisibility());
    ($("#confirm") || seen("#question .choice") || seen("#hand .choice:not(.refused)") || seen("#board .choice:not(.refused)") || form)?.focus();
  }
  if (before) glide(before);
  ready();
  wind();
  const fresh = log().filter((line) => Number(line.dataset.ply) > told).map((line) => line.textContent);
  if ($("#situation")?.textContent !== situation) fresh.push($("#situation").textContent);
  const said = $("#consequence")?.textContent;
  if (said && said !== consequence) fresh.push(said);
  if (fresh.length) $("#announce").textContent = fresh.join(" ");
  const asked = live().dataset.ask && live().dataset.ask !== ask;
  if (asked) $("#alert").textContent = $("#question-text").textContent;
  if (asked || (!over && $("#score"))) here();
  if (live().dataset.pick && live().dataset.pick !== picked) reveal("#board [aria-pressed=true]");
}
// What a new question is about, what is picked, and the end come into sight, wherever the board was scrolled to.
function reveal(css) {
  const area = $(".middle"), box = $(css)?.getBoundingClientRect(), { top, bottom } = area?.getBoundingClientRect() || {};
  if (!box?.height) return;
  const [up, down] = [box.top - top - 8, box.bottom - bottom + 8];
  if (up < 0 || down > 0) area.scrollTop += Math.min(up, Math.max(down, 0));
}
const here = () => reveal("#score, #board [data-here]");
const log = () => $$("#log [data-ply]");

// ---- the time that is left, counted from when the house said it; the house alone judges
let beat, warned;

function timeLeft(seconds, say) {
  const [day, days, hours, minutes, last] = live().dataset.time.split("|");
  const d = Math.floor(seconds / 86400), h = Math.floor(seconds / 3600), m = Math.floor(seconds / 60);
  const fill = (words, gaps) => words.replace(/\{(.)\}/g, (_, gap) => gaps[gap]);
  if (d) return fill(d === 1 ? day : days, { d, h: h % 24 });
  if (h) return fill(hours, { h, m: m % 60 });
  return m || !say ? fill(minutes, { m, s: String(seconds % 60).padStart(2, "0") }) : fill(last, { s: seconds });
}

function wind() {
  for (const clock of $$(".clock")) clock.until = Date.now() + Number(clock.dataset.left);
  tick();
}

function tick() {
  clearTimeout(beat);
  const clocks = $$(".clock"), { warn, warning, ask } = live().dataset;
  for (const clock of clocks) {
    const seconds = Math.max(0, Math.ceil((clock.until - Date.now()) / 1000));
    const late = seconds * 1000 <= warn, words = clock.lastElementChild, text = timeLeft(seconds);
    clock.classList.toggle("late", late);
    if (words.textContent !== text) words.textContent = text;
    // Read out once, and only to whom it concerns.
    if (late && ask && ask !== warned && clock.closest("#question")) {
      warned = ask;
      $("#alert").textContent = warning.replace("{left}", timeLeft(seconds, true));
    }
  }
  // Again when the next second begins.
  const left = clocks[0]?.until - Date.now();
  if (clocks.length) beat = setTimeout(tick, left > 0 ? (left % 1000) + 5 : 1000);
}

function ready(turn = live().dataset.turn) {
  document.title = (turn === "you" ? "● " : "") + title;
  for (const help of $$("[data-copy], [data-png]")) help.hidden = false;
}
const why = (text) => {
  const place = $("#why") || $("#alert");
  place.textContent = "";
  place.textContent = text;
  const sheet = place.closest("#question");
  if (sheet) sheet.scrollTop = sheet.scrollHeight;
};

// ---- asking the house
let heard = 0; // how often the stream has spoken

async function load(address, options = {}) {
  const before = heard;
  try {
    const answer = await fetch(address, { ...options, headers: { "X-Palast": "1" } });
    if (answer.redirected) return location.assign(answer.url);
    const text = await answer.text();
    // The stream spoke while this was under way: what we hold may be older than what is shown.
    if (answer.ok) return heard === before ? show(text) : load(options.method ? url("part") : address);
    // Too late or twice: nothing to say, the newest page says it all.
    if (answer.status === 409 && options.method) await load(url("part"));
    if (answer.status !== 409 || !live().dataset.ask) why(text);
  } catch {
    offline(true);
  }
}
const offline = (lost) => ($("#offline").hidden = !lost);
const pick = (notation) => load(url("part", notation ? { pick: notation } : {}));

document.addEventListener("submit", (event) => {
  const form = event.target, by = event.submitter;
  if (form.id === "answer") pick(by?.value);
  else if (form.id === "sure" || form.id === "act")
    load(`${by?.hasAttribute("formaction") ? by.formAction : form.action}?${live().dataset.query || ""}`, { method: "POST", body: new URLSearchParams(new FormData(form, by)) });
  else return;
  event.preventDefault();
});

document.addEventListener("click", (event) => {
  const at = event.target.closest("[data-why], [data-a], [data-copy], [data-png], #cancel");
  if (!at) return;
  if (at.dataset.why) why(at.dataset.why);
  else if (at.dataset.a) $(`button.choice[value="${CSS.escape(at.dataset.a)}"]`)?.click();
  else if (at.id === "cancel") event.preventDefault(), pick();
  else if (at.dataset.png) savePng(at.dataset.png);
  else {
    const field = $(at.dataset.copy);
    field.select();
    navigator.clipboard?.writeText(field.value).then(() => (at.textContent = at.dataset.done));
  }
});

// A drawing as a PNG, twice as large as it says it is.
function savePng(address) {
  const drawing = new Image(), canvas = document.createElement("canvas"), link = document.createElement("a");
  drawing.onload = () => {
    canvas.width = 2 * drawing.naturalWidth;
    canvas.height = 2 * drawing.naturalHeight;
    canvas.getContext("2d").drawImage(drawing, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((png) => {
      link.href = URL.createObjectURL(png);
      link.download = `${document.body.className.replace("room-", "")}-${address.match(/(\d)\.svg$/)[1]}.png`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    }, "image/png");
  };
  drawing.src = address;
}

// Numbers on choices are for those who play by keys.
const root = document.documentElement;
document.addEventListener("pointerdown", () => delete root.dataset.keys);

document.addEventListener("keydown", (event) => {
  root.dataset.keys = "";
  const on = document.activeElement;
  if (event.ctrlKey || event.metaKey || event.altKey || on.matches("input, select, textarea")) return;
  const sheet = location.hash && location.hash !== "#live";
  const go = (hash) => (location.hash = hash);
  const deeds = {
    Enter: () => on.matches("a, summary, button:not([aria-pressed=true])") || $("#confirm")?.click(),
    Escape: () => (sheet ? go("#live") : live().dataset.pick && pick()),
    "?": () => go(`#${live().dataset.rule}`),
    l: () => go("#log"),
    u: () => $("#takeback")?.click(),
    n: () => location.assign(`/next?seen=${live().dataset.base.slice(3)}`),
  };
  const number = Number(event.key);
  const deed = number ? () => $$("button.choice:not(.refused)").filter((it) => it.checkVisibility())[number - 1]?.click() : deeds[event.key] || deeds[event.key.toLowerCase()];
  if (deed && deed() !== true) event.preventDefault();
});

// ---- hearing from the house: a stream while somebody looks, a word now and then while nobody does
let stream, timer, seen = main.dataset.seen || "";

function listen() {
  clearTimeout(timer);
  stream?.close();
  stream = null;
  if ($("#past")) return;
  if (document.hidden) {
    timer = setTimeout(async () => {
      const answer = await fetch(url("turn")).catch(() => null);
      if (answer?.ok) ready(await answer.text());
      if (document.hidden) listen();
    }, 10000);
    return;
  }
  stream = new EventSource(url("live", { seen }));
  stream.addEventListener("open", () => offline(false));
  stream.addEventListener("part", (event) => {
    seen = event.lastEventId;
    heard += 1;
    const { ask, pick: picked } = live().dataset;
    // Somebody is considering an answer and is still asked the same: leave the preview.
    if (picked && event.data.includes(` data-ask="${ask}"`)) pick(picked);
    else show(event.data);
  });
  stream.addEventListener("error", () => {
    offline(true);
    // After a refusal a stream does not come back by itself.
    if (stream?.readyState === EventSource.CLOSED) timer = setTimeout(listen, 3000);
  });
}
document.addEventListener("visibilitychange", listen);
addEventListener("pageshow", listen);
addEventListener("pagehide", () => (stream?.close(), clearTimeout(timer)));
ready();
wind();
here();
