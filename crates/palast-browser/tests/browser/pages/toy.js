// What the toy pages do; each part only where its page has the element.
const find = (id) => document.getElementById(id);
find("greet")?.addEventListener("click", () => { find("said").textContent = find("name").value; });
find("summon")?.addEventListener("click", () => setTimeout(() => {
  const late = document.createElement("button");
  late.id = "late";
  late.textContent = "Late";
  late.addEventListener("click", () => setTimeout(() => late.remove(), 100));
  find("said").after(late);
}, 200));
if (document.body.dataset.kind === "live") {
  const stream = new EventSource("/stream");
  const data = document.body.dataset;
  stream.onmessage = () => { data.seen = Number(data.seen) + 1; data.state = "open"; };
  stream.onerror = () => { data.state = "lost"; };
}
if (document.body.dataset.kind === "bad") {
  console.error("a console error");
  fetch("/missing").finally(() => { window.tried = true; });
  throw new Error("an uncaught error");
}
