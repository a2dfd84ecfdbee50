
// ---- explanations: which one is due, as the page changes. The server keeps the list in a cookie.
{
  let explained = main.dataset.known === undefined ? null : new Set(main.dataset.known.split(" "));

  function explain() {
    const lesson = $("#question .lesson")?.dataset.id;
    // The welcome stays until it is answered.
    if (explained && $("#welcome")) return void (main.dataset.explain = "welcome");
    if (explained && lesson && !explained.has(lesson)) main.dataset.explain = lesson;
    else delete main.dataset.explain;
  }

  document.addEventListener("submit", (event) => {
    const by = event.submitter, told = by?.name === "told" ? by.value : null;
    if (event.target.id === "sure" && !event.submitter?.disabled) {
      // Answered is understood.
      const lesson = main.dataset.explain;
      if (lesson && lesson !== "welcome") explained?.add(lesson);
    } else if (told === "welcome") $("#welcome")?.remove();
    else if (told) explained?.add(told);
    else if (by?.name === "explain" && by.form?.id === "act") {
      if (by.value === "yes") return; // the page is loaded again
      explained = null;
      $("#welcome")?.remove();
      $("#explain-switch")?.remove();
    } else return;
    explain();
  });
  document.addEventListener("shown", explain);
  explain();
}
