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
// A choice is known by its answer: an element under a finger must never come to mean another one.
const key = (node) => (node.nodeType !== 1 ? "" : node.getAttribute("data-k") || node.id || (node.matches("button.choice") ? `=${node.value}` : ""));
const alike = (a, b) => a.nodeName === b.nodeName && key(a) === key(b);
// What people change by themselves (folds, fields, boxes) stays as they left it, until the server says something
// else than it last said, or asks something new.
const own = { open: "open", checked: "checked", selected: "selected", value: "value" };
const stated = new WeakMap();

function adopt(element, next, fresh) {
  // A form shows its buttons as properties: one named "open" is no fold.
  if (element.matches("form")) return;
  const before = stated.get(element) || {}, now = {};
  for (const [name, property] of Object.entries(own)) {
    if (!(property in element) || (name === "value" && !element.matches("input:not([type=hidden]), textarea"))) continue;
    now[name] = next.getAttribute(name);
    const changed = name in before ? before[name] !== now[name] : element !== next;
    if (!fresh && !changed) continue;
    const wanted = name === "value" ? now[name] || "" : now[name] !== null;
    // What is being typed is nobody else's to change.
    if (element[property] !== wanted && !(name === "value" && element === document.activeElement)) element[property] = wanted;
  }
  stated.set(element, now);
}
const settle = (node) => node.nodeType === 1 && [node, ...node.querySelectorAll("details, input, option, textarea")].forEach((it) => adopt(it, it, false));

function morph(old, next, fresh) {
  if (old.nodeType !== 1) {
    if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
    return;
  }
  adopt(old, next, fresh);
  for (const { name } of [...old.attributes])
    if (!next.hasAttribute(name) && name !== "open") old.removeAttribute(name);
  for (const { name, value } of next.attributes)
    if (name !== "open" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  const wanted = new Set([...next.children].map(key).filter(Boolean));
  const kept = new Map();
  // First drop what is not wanted, so that what stays need not move and keeps the focus.
  for (const child of [...old.children]) {
    const name = key(child);
    if (!name) continue;
    if (!wanted.has(name)) child.remove();
    else if (kept.has(name)) kept.get(name).push(child);
    else kept.set(name, [child]);
  }
  let at = old.firstChild;
  for (const want of [...next.childNodes]) {
    let have = key(want) ? kept.get(key(want))?.shift() : at;
    // Without a name: the next one of its kind, so that one more before it makes none anew.
    if (!key(want)) while (have && !alike(have, want)) have = have.nextSibling;
    if (have && alike(have, want)) {
      if (have === at) at = at.nextSibling;
      else old.moveBefore ? old.moveBefore(have, at) : old.insertBefore(have, at);
      morph(have, want, fresh);
    } else {
      old.insertBefore(want, at);
      settle(want);
    }
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

// ---- what is to be shown: the table as the stream tells it, or with an answer that is being considered
const parse = (markup) => {
  const template = document.createElement("template");
  template.innerHTML = markup;
  // The time that is left counts from when it arrived.
  for (const clock of $$(".clock", template.content)) clock.dataset.until = Date.now() + Number(clock.dataset.left);
  return template.content;
};
// The newest table without anything picked, as a tree of its own.
let table = null;

// The pieces of each section, as the stream has told them. Of a section that changed it tells the new ones, and which
// ranges of the earlier ones lie between them.
const kept_pieces = new Map();
function piece_together(name, news) {
  const had = kept_pieces.get(name) || [];
  const now = news.split("\uE014").flatMap((piece) => {
    if (piece[0] !== "\uE012") return [piece];
    const [from, to] = piece.slice(1).split("-").map(Number);
    return to <= had.length ? had.slice(from, to) : [null];
  });
  kept_pieces.set(name, now);
  return now.includes(null) ? null : now.join("");
}

// Puts the sections that changed into it; false if something is missing.
function update(news) {
  for (const [, name, pieces] of news.matchAll(/<template data-section="([^"]*)">([^]*?)<\/template>/g)) {
    const markup = piece_together(name, pieces);
    if (markup === null) return false;
    const content = parse(markup);
    if (name === "frame") {
      const frame = content.firstElementChild;
      for (const place of $$("[data-section]", frame)) {
        const before = table && $(`[data-section="${place.dataset.section}"]`, table);
        if (before) place.replaceChildren(...before.childNodes);
      }
      table = frame;
    } else {
      const place = table && $(`[data-section="${name}"]`, table);
      if (!place) return false;
      place.replaceChildren(...content.childNodes);
    }
  }
  return table !== null;
}

// ---- a press that has begun counts, whatever arrives before it ends
let pressed = null, waiting = null;
const pressable = "button, summary, a[href], label, [data-a]";
function press(event) {
  if (!event.isPrimary || event.button) return;
  const on = event.target.closest?.(pressable);
  if (!on) return;
  clearTimeout(pressed?.timer);
  const { clientX: x, clientY: y } = event;
  pressed = { on, x, y, ask: live().dataset.ask, timer: setTimeout(release, 3000) };
}
function lift(event) {
  if (!pressed || !event.isPrimary) return;
  clearTimeout(pressed.timer);
  const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 12;
  if (event.type === "pointercancel" || far) return release();
  // The click follows at once, if the browser still finds its element where it was pressed. A piece that was
  // gliding may have left the finger: then the choice is made all the same.
  pressed.timer = setTimeout(() => {
    const { on, ask } = pressed;
    release();
    if (on.matches("button.choice, [data-a]") && on.isConnected && live().dataset.ask === ask) on.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  }, 80);
}
function release() {
  clearTimeout(pressed?.timer);
  pressed = null;
  const next = waiting;
  waiting = null;
  if (next) show(next);
}
document.addEventListener("pointerdown", press, true);
document.addEventListener("pointerup", lift, true);
document.addEventListener("pointercancel", lift, true);
// After everything that listens to the click. One that met another element is none of the pressed one.
addEventListener("click", (event) => pressed?.on.contains(event.target) && setTimeout(release));

// Shows a tree, which becomes part of the page. While a finger is down the newest one waits.
function show(next) {
  const old = live();
  if (!next || next.id !== "live") return location.reload();
  // The page around a lobby has neither the rules nor the name of the table that it becomes.
  if (old.dataset.status === "lobby" && next.dataset.status !== "lobby") return location.reload();
  if (pressed) return void (waiting = next);
  const [situation, over, { ask, pick: picked }] = [$("#situation")?.textContent, $("#score"), { ...old.dataset }];
  const heardOf = Math.max(0, ...log().map((line) => Number(line.dataset.ply)));
  const consequence = $("#consequence")?.textContent;
  const before = still.matches ? null : boxes();
  for (const animation of gliding.splice(0)) animation.cancel();
  const focus = document.activeElement;
  disarrange();
  morph(old, next, (next.dataset.ask || "") !== (ask || ""));
  // Somebody at the keyboard is put to what matters next, not back to the top of the page.
  if (focus && focus !== document.body && !focus.isConnected) {
    const seen = (css) => [...document.querySelectorAll(css)].find((it) => it.checkVisibility());
    ($("#confirm") || seen("#question .choice") || seen("#hand .choice:not(.refused)") || seen("#board .choice:not(.refused)") || $("#question") || $(".middle"))?.focus();
  }
  if (before) glide(before);
  doubt();
  ready();
  wind();
  const fresh = log().filter((line) => Number(line.dataset.ply) > heardOf).map((line) => line.textContent);
  if ($("#situation")?.textContent !== situation) fresh.push($("#situation").textContent);
  const said = $("#consequence")?.textContent;
  if (said && said !== consequence) fresh.push(said);
  if (fresh.length) $("#announce").textContent = fresh.join(" ");
  stage();
  const asked = live().dataset.ask && live().dataset.ask !== ask;
  if (asked) asking_since = performance.now();
  if (asked) $("#alert").textContent = $("#question-text").textContent;
  if (asked || (!over && $("#score"))) here();
  if (live().dataset.pick && live().dataset.pick !== picked) reveal("#board [aria-pressed=true]");
  document.dispatchEvent(new Event("shown"));
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

// ---- the time that is left, counted from when the server said it; the server alone judges
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
  tick();
}

function tick() {
  clearTimeout(beat);
  const clocks = $$(".clock"), { warn, warning, ask } = live().dataset;
  for (const clock of clocks) {
    const seconds = Math.max(0, Math.ceil((clock.dataset.until - Date.now()) / 1000));
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
  const left = clocks[0]?.dataset.until - Date.now();
  if (clocks.length) beat = setTimeout(tick, left > 0 ? (left % 1000) + 5 : 1000);
}

function ready(turn = live().dataset.turn) {
  document.title = (turn === "you" ? "● " : "") + title;
  for (const help of $$("[data-copy], [data-png]")) help.hidden = false;
  arrange();
  if ("keys" in root.dataset) label();
}
const why = (text) => {
  const place = $("#why") || $("#alert");
  place.textContent = "";
  place.textContent = text;
  const sheet = place.closest("#question");
  if (sheet) sheet.scrollTop = sheet.scrollHeight;
};

// ---- asking the server
let wanted = null; // the answer that is being considered, shown or on its way
let asked = 0; // counts requests: of several answers under way only the last one is shown
let heard = 0; // counts what the stream has brought
let asking_since = 0; // when the question appeared
let hinted = null; // the question for which a hint is shown or on its way

async function load(address, options = {}) {
  const [before, number] = [heard, ++asked];
  const listens = stream?.readyState === EventSource.OPEN;
  try {
    const answer = await fetch(address, { ...options, headers: { "X-Palast": listens ? "stream" : "1" } });
    if (answer.redirected) return location.assign(answer.url);
    // The stream brings what came of it; should it have died unnoticed, the page asks.
    if (answer.status === 204) return void setTimeout(() => heard === before && refresh(), 1500);
    const text = await answer.text();
    if (answer.ok) {
      if (options.method) wanted = null;
      if (number !== asked) return;
      // The stream spoke while this was under way: what we hold may be older than what is shown.
      return heard === before ? show(parse(text).firstElementChild) : refresh();
    }
    // Too late or twice: nothing to say, the newest page says it all.
    if (answer.status === 409 && options.method) {
      wanted = null;
      await refresh();
    }
    if (answer.status !== 409 || !live().dataset.ask) why(text);
  } catch {
    offline(true);
  }
}
const hinting = (ask) => hinted !== null && hinted === ask;
const refresh = () => load(url("part", { ...(wanted && { pick: wanted }), ...(hinting(live().dataset.ask) && { hint: 1 }) }));
const offline = (lost) => ($("#offline").hidden = !lost);
const pick = (notation) => {
  wanted = notation || null;
  return refresh();
};
// Whoever does not want to confirm everything is taken at their word, unless the question has only just appeared: the
// second half of a double click answers nothing.
async function decide(notation) {
  const { confirm } = root.dataset, settled = performance.now() - asking_since > 500;
  const send = () => {
    const body = new URLSearchParams(new FormData($("#sure")));
    body.set("answer", notation);
    return load(`${$("#sure").action}?${live().dataset.query || ""}`, { method: "POST", body });
  };
  if (confirm === "never" && settled) return send();
  await pick(notation);
  const button = $("#confirm");
  if (confirm === "needed" && settled && button?.value === notation && "free" in button.dataset) return send();
}

// A search takes a second; meanwhile everything else goes on.
async function advise(button) {
  hinted = live().dataset.ask;
  button.disabled = true;
  if ($("#thinking")) $("#thinking").hidden = false;
  await refresh();
  button.disabled = false;
  if ($("#thinking")) $("#thinking").hidden = true;
  if (!$("#hints")) return void (hinted = null);
  $("#hints").scrollIntoView({ block: "nearest" });
  $("#announce").textContent = $("#hints").textContent;
}

document.addEventListener("submit", (event) => {
  const form = event.target, by = event.submitter;
  if (form.id === "answer") by?.name === "hint" ? advise(by) : decide(by?.value);
  else if (form.id === "planning") load(`${form.action}?${live().dataset.query || ""}`, { method: "POST", body: planned(form) });
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

// ---- hearing from the server: a stream while somebody looks, a word now and then while nobody does
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
  stream.addEventListener("sections", (event) => {
    if (!update(event.data)) return location.reload();
    seen = event.lastEventId;
    heard += 1;
    // Somebody is considering an answer and is still asked the same: leave the preview.
    if ((wanted || hinting(table.dataset.ask)) && table.dataset.ask && table.dataset.ask === live().dataset.ask) return refresh();
    wanted = null;
    asked += 1;
    show(table.cloneNode(true));
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
for (const clock of $$(".clock")) clock.dataset.until = Date.now() + Number(clock.dataset.left);
settle(live());
wanted = new URLSearchParams(location.search).get("pick");
table = live().cloneNode(true);
ready();
wind();
here();
recall();
stage();
