"use strict";

// MARK: Dimension lines

const markLayer = world.querySelector(".marks");
const litLayer = world.querySelector(".lit");
const openLayer = world.querySelector(".open-edges");
const allLines = find("#all-lines");
// The constraints of the caret's line, and the conflict that the pointer is over.
const marks = { lit: [], list: [] };

/** What of the constraints is drawn: conflicts always, then what is selected or lit. */
function wantedMarks() {
  const wanted = new Map();
  const add = (what, isOn) => {
    for (const mark of ask("marks", what) ?? []) {
      const known = wanted.get(mark.constraint);
      wanted.set(mark.constraint, { ...mark, isOn: isOn || known?.isOn });
    }
  };
  if (allLines.checked) add("all", false);
  if (layout.findings.conflicts.length > 0) add("conflicts", false);
  if (selection.item > 0) add(`item ${selection.item}`, true);
  for (const constraint of marks.lit.slice(0, 24)) add(`constraint ${constraint}`, true);
  return [...wanted.values()].toSorted((one, other) => Number(one.isOn) - Number(other.isOn));
}

const pathOf = ([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`;

/** Returns the parts of a line that cover no box, as the library's pictures leave gaps in lines. */
function uncovered([x1, y1, x2, y2], boxes) {
  const isUpright = x1 === x2;
  if (!isUpright && y1 !== y2) return [[x1, y1, x2, y2]];
  let parts = [isUpright ? [y1, y2] : [x1, x2]];
  for (const { x, y, width, height } of boxes) {
    const [across, breadth] = isUpright ? [x, width] : [y, height];
    const [start, length] = isUpright ? [y, height] : [x, width];
    const place = isUpright ? x1 : y1;
    if (place <= across || place >= across + breadth) continue;
    parts = parts.flatMap(([from, to]) => {
      const [low, high] = [Math.min(from, to), Math.max(from, to)];
      if (high <= start || low >= start + length) return [[from, to]];
      const rest = [
        [low, start],
        [start + length, high],
      ];
      return rest.filter(([first, last]) => last - first > 0.5);
    });
  }
  return parts.map(([from, to]) => (isUpright ? [x1, from, x1, to] : [from, y1, to, y1]));
}

/** Whether a dimension line runs across, and whether a drag of it changes a number. */
function natureOf(mark) {
  const [x1, y1, x2, y2] = mark.segments[0] ?? [0, 0, 0, 0];
  const isHorizontal = Math.abs(x2 - x1) >= Math.abs(y2 - y1);
  const isMovable = mark.kind === "distance" && Boolean(layout.literals[mark.constraint]);
  return { isHorizontal, isMovable };
}

function markShape(mark, boxes) {
  const { isHorizontal, isMovable } = natureOf(mark);
  const classes = [
    "mark",
    mark.kind,
    mark.standing,
    isHorizontal ? "horizontal" : "vertical",
    mark.isCenterLine && "center-line",
    mark.isOptional && "optional",
    mark.isOn && "on",
    isMovable && "movable",
  ];
  const group = shape("g", {
    class: classes.filter(Boolean).join(" "),
    "data-constraint": mark.constraint,
  });
  const lines = mark.segments.flatMap((segment) => uncovered(segment, boxes));
  group.append(shape("path", { d: lines.map(pathOf).join("") }));
  if (mark.segments.length > 0) {
    group.append(shape("path", { class: "grip", d: pathOf(mark.segments[0]) }));
  }
  return group;
}

/** Draws the lines anew. */
function drawMarks() {
  marks.list = wantedMarks();
  const isCrowd = marks.list.length > mostPillsPlaced;
  const boxes = isCrowd ? [] : [...textBoxes(), ...picture.nameBoxes];
  const shapes = marks.list.map((mark) => markShape(mark, boxes));
  addPills(shapes);
  markLayer.replaceChildren(...shapes);
  stage.dataset.lines = allLines.checked ? "all" : "some";
  stage.dataset.focus = selection.item > 0 || marks.lit.length > 0 ? "yes" : "no";
}

/** Draws the edges that nothing determines, dashed. */
function drawOpenEdges() {
  const edges = layout.findings.ambiguities.flatMap(({ item, components }) => {
    const { x, y, width, height } = frameOf(item);
    const [right, bottom] = [x + width, y + height];
    const down = (at) => pathOf([at, y, at, bottom]);
    const across = (at) => pathOf([x, at, right, at]);
    const leading = isRightToLeft() ? right : x;
    return [
      components.includes("x") ? down(leading) : "",
      components.includes("x") || components.includes("width") ? down(x + right - leading) : "",
      components.includes("y") ? across(y) : "",
      components.includes("y") || components.includes("height") ? across(bottom) : "",
    ].filter(Boolean);
  });
  openLayer.replaceChildren(...edges.map((d) => shape("path", { d })));
}

/** The constraints of a line of the text, and what they are about, marked in the picture. */
function lightLine(line) {
  const isOn = (part) => line > 0 && part.line === line;
  const lit = layout.constraints.flatMap((constraint, number) =>
    isOn(constraint) ? [number] : [],
  );
  const declared = layout.items.flatMap((item, number) =>
    isOn(item) && number > 0 ? [number] : [],
  );
  const about = lit.flatMap((number) => [
    layout.constraints[number].first,
    layout.constraints[number].second,
  ]);
  const items = [...new Set([...about, ...declared])].filter((item) => item > 0);
  const isSame = lit.join() === marks.lit.join();
  marks.lit = lit;
  litLayer.replaceChildren(...items.map((item) => shape("rect", frameOf(item))));
  if (!isSame) drawMarks();
}

allLines.addEventListener("change", drawMarks);
