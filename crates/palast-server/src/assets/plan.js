// ---- a plan: pieces go into slots by dragging, by touching one and then the other, or by keys, in any order.
// Where a piece lies is the value of its list, as without script; the pictures follow.
"use strict";
let held_piece = null; // the piece that goes where the next touch says
let justPut = null; // the piece that was just touched and went to the first slot
let dragged = null; // a piece under way with the pointer
const placed = new Map(); // when pieces were placed: they are sent in that order

const plan = () => $("#plan");
const listOf = (piece) => $(`#plan select[data-of="${CSS.escape(piece)}"]`);
const slotOf = (piece) => listOf(piece).value.split(" ")[0];
const inSlot = (slot) => $$("#plan select").filter((list) => list.value.split(" ")[0] === slot).map((list) => list.dataset.of);
const fits = (piece, slot) => [...listOf(piece).options].some((it) => it.value === `${slot} ${piece}`);
const move = (node, to) => (to.moveBefore && node.isConnected ? to.moveBefore(node, null) : to.append(node));

// Puts every piece back where the server drew it, so that what comes next meets what it knows.
function disarrange() {
  for (const piece of $$("#plan .slot > .plan-piece")) {
    const row = listOf(piece.dataset.piece).closest(".piece-row");
    row.moveBefore ? row.moveBefore(piece, row.firstChild) : row.prepend(piece);
  }
}
// Shows every piece where its list says it is.
function arrange() {
  if (!plan()) return void (held_piece = justPut = null);
  plan().classList.add("live");
  if (held_piece && !listOf(held_piece)) held_piece = null;
  if (justPut && !listOf(justPut)) justPut = null;
  for (const list of $$("#plan select")) {
    const piece = $(`#plan .plan-piece[data-piece="${CSS.escape(list.dataset.of)}"]`), slot = slotOf(list.dataset.of);
    const home = slot ? $(`#plan .slot:has([data-slot="${CSS.escape(slot)}"])`) : list.closest(".piece-row");
    if (piece.parentNode !== home) move(piece, home);
    piece.setAttribute("aria-pressed", String(held_piece === list.dataset.of));
  }
  for (const slot of $$("[data-slot]")) {
    const { slot: id, most } = slot.dataset, count = inSlot(id).length;
    slot.classList.toggle("lit", held_piece !== null && fits(held_piece, id) && slotOf(held_piece) !== id);
    slot.classList.toggle("full", Boolean(most) && count >= Number(most));
    // What the pieces add up to, and what that number is called.
    const total = inSlot(id).reduce((sum, piece) => sum + Number($(`#plan [data-piece="${CSS.escape(piece)}"]`).dataset.key), 0);
    for (const sum of $$("[data-sum]", slot)) sum.textContent = total ? `${total} ${sum.dataset.sum.split("|")[total - 1] || ""}`.trim() : "";
    if ($(".room", slot)) $(".room", slot).textContent = Number(most) > 1 && !$("[data-goal]", slot) ? `${count}/${most}` : "";
  }
  // Where a sum has to be met, it is shown beside what it should be.
  for (const sum of $$("#plan [data-goal]")) {
    const worths = $$("[data-worth]", sum.closest(".slot")).map((it) => Number(it.dataset.worth));
    sum.textContent = `${worths.reduce((one, other) => one + other, 0)} / ${sum.dataset.goal}`;
  }
  for (const twin of $$("[data-piece]:not(.plan-piece)")) twin.classList.toggle("placed", Boolean(listOf(twin.dataset.piece) && slotOf(twin.dataset.piece)));
  const missing = $$("#plan [data-slot]").some((slot) => inSlot(slot.dataset.slot).length < Number(slot.dataset.least));
  $("#confirm")?.classList.toggle("early", missing);
}

// Puts a piece into a slot, or back with "". What no longer has room there goes back.
function place(piece, slot) {
  const list = listOf(piece);
  if (slot && !fits(piece, slot)) return false;
  const most = Number($(`#plan [data-slot="${CSS.escape(slot)}"]`)?.dataset.most || Infinity);
  const others = slot ? inSlot(slot).filter((it) => it !== piece) : [];
  if (slot && others.length >= most) listOf(others[0]).value = "";
  list.value = slot ? `${slot} ${piece}` : "";
  placed.set(piece, performance.now());
  held_piece = justPut = null;
  arrange();
  return true;
}
function take(piece) {
  held_piece = held_piece === piece ? null : piece;
  arrange();
}
// What is sent: the form in the order in which pieces were placed.
function planned(form) {
  const when = (list) => placed.get(list.dataset.of) || 0;
  const lists = $$("#plan select").filter((list) => list.value).sort((a, b) => when(a) - when(b));
  const fields = $$("input[type=hidden]", form).map((field) => [field.name, field.value]);
  return new URLSearchParams([...fields, ...lists.map((list) => ["place", list.value])]);
}

// The piece that a touch on a slot means where none is held: the next one, if all that are left are alike.
function nextPiece() {
  const left = $$("#plan .tray .plan-piece");
  return new Set(left.map((piece) => piece.getAttribute("aria-label"))).size === 1 ? left[0].dataset.piece : null;
}
const hasRoom = (slot) => inSlot(slot).length < Number($(`#plan [data-slot="${CSS.escape(slot)}"]`).dataset.most);
// A touched piece goes to the first slot that waits for one; a touch on another slot then moves it there.
function putDown(piece) {
  const open = $$("#plan [data-slot]").filter((slot) => fits(piece, slot.dataset.slot) && hasRoom(slot.dataset.slot));
  const waits = open.find((slot) => inSlot(slot.dataset.slot).length < Number(slot.dataset.least)) || open[0];
  if (!waits) return take(piece);
  place(piece, waits.dataset.slot);
  justPut = piece;
}
// The only slot, if there is no other: touching a piece puts it there, touching it again takes it back.
function onlySlot() {
  const slots = $$("#plan [data-slot]");
  return slots.length === 1 ? slots[0].dataset.slot : null;
}
document.addEventListener("click", (event) => {
  if (!plan()) return;
  const piece = event.target.closest("[data-piece]"), slot = event.target.closest("[data-slot], .slot");
  const id = slot && (slot.dataset.slot ?? $("[data-slot]", slot).dataset.slot), only = onlySlot();
  if (piece && only) place(piece.dataset.piece, slotOf(piece.dataset.piece) ? "" : only);
  else if (piece && !slot && !held_piece) putDown(piece.dataset.piece);
  else if (slot && !piece && !held_piece) {
    if (!hasRoom(id)) return;
    if (justPut && slotOf(justPut)) place(justPut, id);
    else if (nextPiece()) place(nextPiece(), id);
    else return;
  } else if (piece && !(held_piece && slot && held_piece !== piece.dataset.piece)) take(piece.dataset.piece);
  else if (slot && held_piece) place(held_piece, id);
  else if (event.target.closest("#plan .tray") && held_piece) place(held_piece, "");
  else return;
  event.preventDefault();
});

document.addEventListener("pointerdown", (event) => {
  const piece = plan() && event.isPrimary && !event.button && event.target.closest(".plan-piece");
  if (piece) dragged = { piece, id: piece.dataset.piece, x: event.clientX, y: event.clientY, ghost: null };
});
document.addEventListener("pointermove", (event) => {
  if (!dragged) return;
  const [x, y] = [event.clientX - dragged.x, event.clientY - dragged.y];
  if (!dragged.ghost && Math.hypot(x, y) < 8) return;
  if (!dragged.ghost) {
    const box = dragged.piece.getBoundingClientRect();
    dragged.ghost = dragged.piece.cloneNode(true);
    dragged.ghost.className = "ghost";
    for (const name of ["data-piece", "data-k", "data-key"]) dragged.ghost.removeAttribute(name);
    Object.assign(dragged.ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    main.append(dragged.ghost);
    held_piece = dragged.id;
    arrange();
  }
  dragged.ghost.style.translate = `${x}px ${y}px`;
});
function drop(event) {
  if (!dragged) return;
  const { ghost, id } = dragged;
  dragged = null;
  if (!ghost) return;
  ghost.remove();
  const under = event.type === "pointerup" && document.elementFromPoint(event.clientX, event.clientY);
  const slot = under && (under.closest("[data-slot]") || $("[data-slot]", under.closest(".slot") || document.createElement("i")));
  held_piece = null;
  // A drag is no click.
  const swallow = (click) => (click.preventDefault(), click.stopImmediatePropagation());
  addEventListener("click", swallow, true);
  setTimeout(() => (removeEventListener("click", swallow, true), release()), 30);
  if (slot) place(id, slot.dataset.slot);
  else if (under?.closest("#plan .tray")) place(id, "");
  arrange();
}
document.addEventListener("pointerup", drop);
document.addEventListener("pointercancel", drop);
// A drag must not scroll the page or select text.
document.addEventListener("touchmove", (event) => dragged && event.cancelable && event.preventDefault(), { passive: false });
document.addEventListener("dragstart", (event) => plan() && event.preventDefault());

// By keys: the key of a piece takes it, arrows go from slot to slot, Enter puts it down.
function planKey(pressed) {
  if (!plan()) return false;
  const slots = $$("#plan [data-slot]"), at = slots.indexOf(document.activeElement);
  const piece = $(`#plan [data-piece][data-key="${CSS.escape(pressed)}"]`);
  if (piece) {
    take(piece.dataset.piece);
    const free = slots.find((slot) => slot.matches(".lit:not(.full)")) || slots.find((slot) => slot.matches(".lit"));
    if (held_piece) free?.focus();
    return true;
  }
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[pressed];
  if (step && at >= 0) {
    slots[(at + step + slots.length) % slots.length].focus();
    return true;
  }
  if (pressed === "Escape" && held_piece) {
    take(held_piece);
    return true;
  }
  if (pressed === "Enter" && held_piece && at >= 0) {
    place(held_piece, slots[at].dataset.slot);
    return true;
  }
  return false;
}
