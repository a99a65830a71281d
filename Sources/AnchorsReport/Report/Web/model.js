// MARK: The data

const { items, constraints, problems } = JSON.parse(document.getElementById("data").textContent);
for (const item of items) Object.assign(item, { children: [], own: [], other: [], problems: [] });
items.forEach((item, number) => {
  if (item.parent >= 0) items[item.parent].children.push(number);
});
constraints.forEach((constraint, number) => {
  if (constraint.first !== undefined) items[constraint.first].own.push(number);
  if (constraint.second !== undefined && constraint.second !== constraint.first) {
    items[constraint.second].other.push(number);
  }
});
problems.forEach((problem, number) => {
  for (const item of problem.items) items[item].problems.push(number);
});

const kinds = {
  conflict: "Conflict",
  nonconverging: "Nonconverging",
  ambiguous: "Ambiguous",
  compressed: "No room",
  unsatisfied: "Unsatisfied",
  lint: "Note",
};
const inConflict = constraints.flatMap((constraint, number) =>
  constraint.standing === "conflict" ? [number] : [],
);

// MARK: Elements

const find = (selector) => document.querySelector(selector);

/** An element with attributes and children; texts are texts, never markup. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === undefined) continue;
    element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== undefined && child !== ""));
  return element;
}

const linkTo = (number) => make("a", { href: `#item-${number}` }, items[number].name);

function ancestors(number) {
  const path = [];
  for (let parent = items[number].parent; parent >= 0; parent = items[parent].parent) {
    path.push(parent);
  }
  return path.reverse();
}

// MARK: What is selected, and what the pointer is over

let selected = -1;

function select(number, { quietly = false } = {}) {
  const fragment = number < 0 ? "#" : `#item-${number}`;
  if (quietly) {
    history.replaceState(null, "", fragment);
    show(number);
  } else if (location.hash === fragment) {
    show(number);
  } else {
    location.hash = fragment;
  }
}

function numberInAddress() {
  const match = /^#item-(\d+)$/.exec(location.hash);
  return match && Number(match[1]) < items.length ? Number(match[1]) : -1;
}

function hover(kind, number) {
  for (const element of document.querySelectorAll(".hovered")) element.classList.remove("hovered");
  showHover(kind === "item" ? number : -1);
  if (number < 0) return;
  if (kind === "constraint") {
    lineOf(number);
    for (const element of document.querySelectorAll(`[data-constraint="${number}"]`)) {
      element.classList.add("hovered");
    }
  } else {
    rowOf(number)?.firstElementChild.classList.add("hovered");
  }
}

/** Calls hover with what the pointer is over, among an element's children that say so. */
function watchHover(element) {
  element.addEventListener("pointerover", (event) => {
    const target = event.target.closest("[data-constraint], [data-item], a[href^='#item-']");
    if (!target || !element.contains(target)) return hover("item", -1);
    if (target.dataset.item) return hover("item", Number(target.dataset.item));
    if (target.dataset.constraint) return hover("constraint", Number(target.dataset.constraint));
    hover("item", Number(target.hash.slice(6)));
  });
  element.addEventListener("pointerleave", () => hover("item", -1));
}
