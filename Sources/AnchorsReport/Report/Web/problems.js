// MARK: Problems

function problemBox(place, isOpen) {
  const problem = problems[place];
  const list = problem.constraints.length > 0 ? constraintList(problem.constraints) : "";
  return make(
    "details",
    { class: "problem", open: isOpen },
    make(
      "summary",
      {},
      make("span", { class: `kind ${problem.kind}` }, kinds[problem.kind]),
      make("span", { class: "problem-title" }, problem.title),
      make("span", { class: "items" }, problem.items.slice(0, 6).map(linkTo)),
    ),
    make(
      "div",
      { class: "body" },
      list,
      make(
        "div",
        {},
        (problem.lines ?? []).map((line) => make("p", {}, line)),
        problem.sum ? make("p", { class: "sum" }, problem.sum) : "",
        problem.setAside === undefined
          ? ""
          : make(
              "p",
              {},
              "Set aside, so that the rest could be laid out: ",
              code(constraints[problem.setAside]),
            ),
        problem.repairs
          ? [
              make(
                "h4",
                {},
                problem.kind === "conflict" ? "To repair it, one of these" : "To settle it",
              ),
              make(
                "ul",
                { class: "repairs" },
                problem.repairs.map((repair) => make("li", {}, repair)),
              ),
            ]
          : "",
      ),
    ),
  );
}

/** What gave way to something stronger, which is what priorities are for: one line for all of it. */
function wishBox(wishes) {
  const title =
    wishes.length === 1
      ? "1 wish gave way to what is stronger"
      : `${wishes.length} wishes gave way to what is stronger`;
  const box = make(
    "details",
    { class: "problem" },
    make(
      "summary",
      {},
      make("span", { class: "kind unheld" }, kinds.unheld),
      make("span", { class: "problem-title" }, title),
      make("span"),
    ),
  );
  box.addEventListener("toggle", () => {
    if (box.lastElementChild.className === "body") return;
    box.append(
      make(
        "div",
        { class: "body" },
        wishes.map((place) => problemBox(place, false)),
      ),
    );
  });
  return box;
}

function showProblems() {
  const panel = find("#problems");
  const places = problems.map((_, place) => place);
  const wishes = places.filter((place) => problems[place].kind === "unheld");
  const rest = places.filter((place) => problems[place].kind !== "unheld");
  const isGood = rest.every((place) => problems[place].kind === "lint");
  if (isGood) {
    panel.append(make("p", { class: "verdict" }, "No conflicts, nothing ambiguous"));
  }
  const count = rest.length <= 8 ? 8 : 6;
  panel.append(...rest.slice(0, count).map((place) => problemBox(place, false)));
  if (rest.length > count) {
    const more = make(
      "button",
      { type: "button", class: "more" },
      `Show ${rest.length - count} more`,
    );
    more.addEventListener("click", () => {
      more.replaceWith(...rest.slice(count).map((place) => problemBox(place, false)));
    });
    panel.append(more);
  }
  if (wishes.length > 0) panel.append(wishBox(wishes));
  watchHover(panel);
}
