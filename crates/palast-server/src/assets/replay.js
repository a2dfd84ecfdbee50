
// ---- going through a match: steps without loading the page, and playing them like a film
{
  let rolling = 0, going = 0;
  const PAUSE = 1100;

  // Shows a ply; false if it could not be had or something else was wanted meanwhile.
  async function go(ply) {
    const number = ++going, { base } = live().dataset;
    const answer = await fetch(`${base}/part?at=${ply}`, { headers: { "X-Palast": "1" } }).catch(() => null);
    if (!answer?.ok || number !== going) return false;
    const text = await answer.text();
    if (number !== going) return false;
    show(parse(text).firstElementChild);
    history.replaceState(null, "", $("#past") ? `${base}?at=${ply}` : base);
    // At the newest ply the page is the table again.
    if (!$("#past")) roll(false), listen();
    return true;
  }

  function roll(on) {
    clearTimeout(rolling);
    rolling = 0;
    if (on) {
      const step = async () => {
        const next = $("#later")?.dataset.at;
        if (next === undefined || !(await go(next)) || !rolling) return roll(false);
        rolling = setTimeout(step, PAUSE);
      };
      rolling = setTimeout(step, 250);
    }
    rollButton();
  }

  function rollButton() {
    const button = $("#roll");
    if (!button) return;
    button.hidden = false;
    button.setAttribute("aria-pressed", rolling ? "true" : "false");
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest("#past a[data-at], #log a[href*='?at=']"), open = $("#past");
    if (event.target.closest("#roll")) return roll(!rolling);
    if (!link || !open || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    roll(false);
    go(link.dataset.at ?? new URL(link.href).searchParams.get("at"));
  });
  document.addEventListener("input", (event) => {
    if (event.target.id !== "seek-at") return;
    roll(false);
    go(event.target.value);
  });
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "seek") return;
    event.preventDefault();
    go($("#seek-at").value);
  });
  document.addEventListener("keydown", (event) => {
    const on = document.activeElement;
    if (!$("#past") || event.ctrlKey || event.metaKey || event.altKey || on.matches("input, select, textarea")) return;
    const press = { ArrowLeft: event.shiftKey ? "#mine-back" : "#earlier", ArrowRight: event.shiftKey ? "#mine-on" : "#later", PageUp: "#round-back", PageDown: "#round-on" }[event.key];
    if (press) $(press)?.click();
    else if (event.key === " " && !on.matches("a, button, summary")) roll(!rolling);
    else if (event.key === "Home") go(0);
    else if (event.key === "End") go($("#seek-at").max);
    else return;
    event.preventDefault();
  });
  document.addEventListener("shown", rollButton);
  rollButton();
}
