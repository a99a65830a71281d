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
        problem.removed === undefined
          ? ""
          : make(
              "p",
              {},
              "Removed so that the rest can be laid out: ",
              code(constraints[problem.removed]),
            ),
        problem.repairs
          ? [
              make(
                "h4",
                {},
                problem.kind === "conflict" ? "To fix it, do one of these" : "To determine it",
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

/** One line for all unsatisfied optional constraints, because priorities exist so that some are unsatisfied. */
function unsatisfiedBox(unsatisfied) {
  const title =
    unsatisfied.length === 1
      ? "1 unsatisfied optional constraint"
      : `${unsatisfied.length} unsatisfied optional constraints`;
  const box = make(
    "details",
    { class: "problem" },
    make(
      "summary",
      {},
      make("span", { class: "kind unsatisfied" }, kinds.unsatisfied),
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
        unsatisfied.map((place) => problemBox(place, false)),
      ),
    );
  });
  return box;
}

function showProblems() {
  const panel = find("#problems");
  const places = problems.map((_, place) => place);
  const unsatisfied = places.filter((place) => problems[place].kind === "unsatisfied");
  const rest = places.filter((place) => problems[place].kind !== "unsatisfied");
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
  if (unsatisfied.length > 0) panel.append(unsatisfiedBox(unsatisfied));
  watchHover(panel);
}
