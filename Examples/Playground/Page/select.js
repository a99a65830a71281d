"use strict";

// MARK: What is selected

const selection = { item: -1 };
const hoverMark = world.querySelector(".hover");
const selectionMark = world.querySelector(".selection");

function placeMark(mark, item) {
  const isShown = item > 0 && item < layout.items.length;
  mark.setAttribute("visibility", isShown ? "visible" : "hidden");
  if (isShown) setAttributes(mark, frameOf(item));
}

const showSelectionMark = () => placeMark(selectionMark, selection.item);

/** Selects an item: the picture marks it, the panel says why it is there, the text shows its line. */
function select(item, { quietly = false } = {}) {
  selection.item = item;
  placeMark(hoverMark, -1);
  showSelectionMark();
  showWhy();
  if (layout.items.length > 0) drawMarks();
  // The guides that a view has anyway are not declared in any line.
  const line = (item >= 0 && layout.items[item].line) || 0;
  chooseLine(line);
  if (item < 0 || quietly) return;
  announce(layout.items[item].name + (line > 0 ? `, line ${line}` : ""));
  if (line > 0) revealLine(line);
}

/** Marks a line as the chosen one. */
const chooseLine = (line) => markLines("chosen", line > 0 ? [line] : []);

/** The item of the same name is selected in the new list. */
function keepSelection(before) {
  const name = before[selection.item]?.name;
  const same = name === undefined ? -1 : layout.items.findIndex((item) => item.name === name);
  if (same !== selection.item) selection.item = same;
  marks.lit = [];
}

// MARK: Pointing at the picture

const constraintUnder = (event) => {
  const mark = event.target.closest?.("[data-constraint]");
  return mark && stage.contains(mark) ? Number(mark.dataset.constraint) : -1;
};
const itemUnder = (event) => {
  const target = event.target.closest?.("[data-item]");
  return target && stage.contains(target) ? Number(target.dataset.item) : -1;
};

stage.addEventListener("click", (event) => {
  if (dimensionDrag.wasMoved || event.target.closest(".handle")) return;
  const constraint = constraintUnder(event);
  if (constraint >= 0) return selectConstraint(constraint);
  const item = itemUnder(event);
  select(item > 0 ? item : -1);
});

/** Shows the line of a constraint. */
function selectConstraint(number) {
  const { line } = layout.constraints[number];
  announce(`line ${line}: ${lineText(line).trim()}`);
  chooseLine(line);
  revealLine(line);
  lightLine(line);
}

stage.addEventListener("pointerover", (event) => {
  const constraint = constraintUnder(event);
  for (const mark of markLayer.children) {
    mark.classList.toggle("hovered", Number(mark.dataset.constraint) === constraint);
  }
  placeMark(hoverMark, constraint < 0 && event.pointerType === "mouse" ? itemUnder(event) : -1);
});
stage.addEventListener("pointerleave", () => placeMark(hoverMark, -1));

stage.addEventListener("keydown", (event) => {
  if (event.target !== stage || event.ctrlKey || event.metaKey || event.altKey) return;
  const count = layout.items.length;
  const next = (step) => (count < 2 ? -1 : clamp(selection.item + step, 1, count - 1));
  const keys = {
    ArrowDown: () => select(selection.item < 1 ? Math.min(1, count - 1) : next(1)),
    ArrowUp: () => select(next(-1)),
    Enter: () => selection.item > 0 && goToLine(layout.items[selection.item].line ?? 1),
    Escape: () => select(-1),
  };
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});
