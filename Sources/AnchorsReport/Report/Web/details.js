// MARK: The details

const details = find("#details");
const numberText = (value) => (value === null ? "∞" : String(value));

/** A constraint as code, in which the names of its items lead to them. */
function code(constraint) {
  const parts = [];
  let rest = constraint.text;
  for (const item of [constraint.first, constraint.second]) {
    const place = item === undefined ? -1 : rest.indexOf(`${items[item].name}.`);
    if (place < 0) continue;
    parts.push(rest.slice(0, place), linkTo(item));
    rest = rest.slice(place + items[item].name.length);
  }
  return make("code", {}, ...parts, rest);
}

function constraintLine(place) {
  const constraint = constraints[place];
  return make(
    "li",
    { "data-constraint": place, class: constraint.isOptional ? "optional" : undefined },
    make(
      "div",
      {},
      constraint.number
        ? make("span", { class: "number", title: "Its number in the conflict" }, constraint.number)
        : "",
      code(constraint),
    ),
    make("span", { class: "source" }, constraint.source ?? ""),
    constraint.note ? make("div", { class: "note" }, constraint.note) : "",
  );
}

const constraintList = (places) => make("ul", { class: "constraints" }, places.map(constraintLine));

function section(title, places) {
  return places.length === 0 ? [] : [make("h3", {}, title), constraintList(places)];
}

function pairs(className, entries, wrap = (pair) => pair) {
  return make(
    "dl",
    { class: className },
    entries.flatMap(([key, value]) => wrap([make("dt", {}, key), make("dd", {}, value)])),
  );
}

/** One step of a reason: a constraint or a text, and the value that follows from it. */
function stepLine([reason, item, attribute, value, push]) {
  const isConstraint = typeof reason === "number";
  return make(
    "li",
    { "data-constraint": isConstraint ? reason : undefined },
    isConstraint ? code(constraints[reason]) : make("span", {}, reason),
    make("span", { class: "result" }, item < 0 ? "" : linkTo(item), `.${attribute} = ${value}`),
    push ? make("div", { class: "note" }, push) : "",
  );
}

/** For each component, the steps back to fixed values. */
function reasonList(item) {
  return make(
    "div",
    { class: "reasons" },
    item.reasons.map((reason, side) =>
      make(
        "details",
        {},
        make(
          "summary",
          {},
          make("b", {}, ["x", "y", "width", "height"][side]),
          ` = ${reason.value}`,
          reason.isOpen ? make("span", { class: "open" }, " not determined") : "",
        ),
        make(
          "ol",
          {},
          reason.steps.map(stepLine),
          reason.leftOut ? make("li", { class: "left-out" }, `… ${reason.leftOut} more …`) : "",
          (reason.lastSteps ?? []).map(stepLine),
        ),
      ),
    ),
  );
}

function itemDetails(place) {
  const item = items[place];
  const tags = [
    item.isGuide && "guide",
    item.isHidden && "hidden",
    item.isRightToLeft && "right to left",
  ];
  const above = ancestors(place);
  // Of a long way down, the beginning and the end.
  const shown = above.length > 24 ? [...above.slice(0, 8), -1, ...above.slice(-12)] : above;
  const path = shown.flatMap((ancestor) => [
    ancestor < 0 ? `… ${above.length - 20} more …` : linkTo(ancestor),
    " › ",
  ]);
  const inRoot = item.seen.some((value, side) => value !== item.frame[side]);
  return [
    path.length > 0 ? make("p", { class: "crumbs" }, path.slice(0, -1)) : "",
    make("h2", { tabindex: "-1" }, item.name),
    make(
      "p",
      { class: "type" },
      item.type,
      tags.filter(Boolean).map((tag) => make("span", { class: "tag" }, tag)),
    ),
    pairs(
      "frame",
      ["x", "y", "width", "height"].map((key, side) => [key, numberText(item.frame[side])]),
      (pair) => [make("div", {}, ...pair)],
    ),
    pairs("facts", [
      ...(inRoot && place > 0
        ? [[`in ${items[0].name}`, `(${item.seen.map(numberText).join(", ")})`]]
        : []),
      ...Object.entries(item.facts ?? {}),
    ]),
    item.problems.length > 0 ? make("h3", {}, "Problems") : "",
    item.problems.map((problem) => problemBox(problem, false)),
    item.reasons && place > 0
      ? [make("h3", {}, `Why it is here, in ${items[0].name}`), reasonList(item)]
      : "",
    section("Constraints", item.own),
    section("Constraints of others with it", item.other),
    item.own.length + item.other.length === 0
      ? make(
          "p",
          { class: "type" },
          place === 0 ? "Its frame is fixed." : "No constraint mentions it.",
        )
      : "",
  ].flat(2);
}

const legend = [
  [
    `<path d="M4 4v12M40 4v12M4 10h36" class="s-dimension" stroke-width="1.5"/>`,
    "a distance or a size that a constraint asks for",
  ],
  [
    `<path d="M4 10h36" class="s-dimension" stroke-width="3"/>`,
    "edges that a constraint holds together",
  ],
  [
    `<path d="M4 10h36" class="s-open" stroke-width="2.5" stroke-dasharray="5 4"/>`,
    "an edge that is not determined",
  ],
  [`<path d="M4 10h36" class="s-open" stroke-width="1.5"/>`, "an unsatisfied constraint"],
  [
    `<path d="M4 10h36" class="s-conflict" stroke-width="1.5"/>`,
    "conflicting constraints, with their numbers",
  ],
  [`<path d="M4 10h36" class="s-guide" stroke-dasharray="1 3"/>`, "a guide"],
];

function overview() {
  const sample = (shape) => {
    const box = svgElement("svg", { width: 44, height: 20, "aria-hidden": "true" });
    box.innerHTML = shape;
    return box;
  };
  return [
    make("h2", {}, "Nothing selected"),
    make(
      "p",
      { class: "type" },
      "Choose an item in the tree or in the picture to see its frame, its " +
        "constraints and the lines they were written on.",
    ),
    make("h3", {}, "In the picture"),
    make(
      "ul",
      { class: "legend" },
      legend.map(([shape, text]) => make("li", {}, sample(shape), make("span", {}, text))),
    ),
  ];
}

const showDetails = (place) =>
  details.replaceChildren(
    ...(place < 0 ? overview() : itemDetails(place)).filter((child) => child !== ""),
  );

/** Draws the eye to a constraint in the details. */
function flash(place) {
  requestAnimationFrame(() => hover("constraint", place));
}

watchHover(details);
