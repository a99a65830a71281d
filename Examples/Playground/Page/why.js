"use strict";

// MARK: Why a view is where it is

const whyPanel = find("#why");
const componentNames = ["x", "y", "width", "height"];

/** Fills the panel for the selected item. */
function showWhy() {
  const { item } = selection;
  const explanation = item > 0 && layout.mistakes.length === 0 ? ask("explain", item) : undefined;
  whyPanel.hidden = item <= 0 || !layout.items[item];
  if (whyPanel.hidden) return;
  const { name, kind, line } = layout.items[item];
  const frame = frameOf(item);
  const place = componentNames.map((side) => `${side} ${shown(frame[side])}`).join("   ");
  const drawn = JSON.stringify([item, name, place, explanation, field.value.length]);
  if (drawn === whyPanel.drawn) return;
  whyPanel.drawn = drawn;
  whyPanel.replaceChildren(
    make(
      "div",
      { class: "why-head" },
      make("h3", {}, name),
      makeButton({ "aria-label": "Select nothing" }, () => select(-1), "Close"),
    ),
    make(
      "p",
      { class: "place" },
      explanation?.title ?? `${kind}, ${place} in ${layout.items[0].name}`,
    ),
    line > 0 ? lineLink(line) : "",
    ...(explanation?.reasons ?? []).map(reasonBox),
  );
}

/** One component: its value, and the steps that it follows from, each with its line. */
function reasonBox({ text, isDetermined, steps }) {
  return make(
    "details",
    { class: "reason", open: true },
    make(
      "summary",
      {},
      text,
      isDetermined ? "" : make("span", { class: "undetermined" }, " not determined"),
    ),
    make("ol", {}, steps.map(stepLine)),
  );
}

function stepLine({ text, value, push, constraint }) {
  const line = layout.constraints[constraint]?.line;
  const note = push ? make("p", { class: "push" }, push) : "";
  const result = make("p", { class: "result" }, value);
  if (line === undefined) return make("li", {}, make("p", {}, text), result, note);
  return make("li", {}, lineLink(line, text), result, note);
}
