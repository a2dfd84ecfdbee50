
// ---- the end: the sheet counts up line by line before it names the winner; once, and never in the way
{
  let counting = null;

  function countUp() {
    const sheet = $("#score"), { base, viewer } = live().dataset, seen = `end ${base}`;
    if (!sheet || counting || $("#past")) return;
    if (still.matches || viewer === "spectator" || sessionStorage.getItem(seen)) return;
    sessionStorage.setItem(seen, "1");
    counting = { sheet, timers: [], values: new Map() };
    sheet.classList.add("counting");
    $("#skip").hidden = false;
    begin();
  }

  // The last scene on the board comes first.
  function begin() {
    const rows = $$("tbody tr", counting.sheet), later = (call, when) => counting.timers.push(setTimeout(call, when));
    if (scene || scenes.length) return later(begin, 200);
    rows.forEach((row, index) => later(() => tell(row), 300 + index * 450));
    later(finishCount, 300 + rows.length * 450 + 500);
  }

  // One line: its numbers run up to what they are.
  function tell(row) {
    row.classList.add("told");
    const cells = $$("td", row), start = performance.now();
    for (const cell of cells) counting.values.set(cell, cell.textContent);
    const run = (now) => {
      if (!counting) return;
      const part = Math.min(1, (now - start) / 350);
      for (const cell of cells) {
        const full = Number(counting.values.get(cell));
        if (counting.values.get(cell).trim() !== "" && Number.isFinite(full)) cell.textContent = Math.round(full * part);
      }
      if (part < 1) requestAnimationFrame(run);
    };
    requestAnimationFrame(run);
  }

  function finishCount() {
    if (!counting) return;
    const { sheet, timers, values } = counting;
    counting = null;
    timers.forEach(clearTimeout);
    for (const [cell, text] of values) cell.textContent = text;
    sheet.classList.remove("counting");
    $("#skip").hidden = true;
    $("#announce").textContent = $("#score-title").textContent;
  }
  document.addEventListener("click", (event) => counting && event.target.closest("#score") && finishCount());
  document.addEventListener("keydown", () => scene || finishCount());

  document.addEventListener("click", (event) => {
    const share = event.target.closest("#share");
    if (!share) return;
    const address = location.origin + live().dataset.base;
    if (navigator.share) navigator.share({ title: document.title, url: address }).catch(() => {});
    else navigator.clipboard?.writeText(address).then(() => (share.textContent = share.dataset.done));
  });

  function atEnd() {
    // What the page shows is new: what was being counted is gone, and the whole sheet is there.
    if (counting && !counting.sheet.classList.contains("counting")) finishCount();
    for (const share of $$("#share")) share.hidden = false;
    countUp();
  }
  document.addEventListener("shown", atEnd);
  atEnd();
}
