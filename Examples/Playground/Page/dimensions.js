"use strict";

// MARK: Dragging dimension lines

// The drag of a line: the text that it began with, the number in it, and how the number goes with
// the pointer.
const dimensionDrag = { pointer: null, wasMoved: false };

const near = (one, other) => Math.abs(one - other) < 1;

/**
 * Which way a line grows, 1 or -1: with the pointer at the end that the constraint's first item is
 * at. The line of a width or a height grows at the half that the pointer is in.
 */
function growthOf(mark, isHorizontal, place) {
  const [x1, y1, x2, y2] = mark.segments[0];
  const ends = isHorizontal ? [x1, x2] : [y1, y2];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const { first, second } = layout.constraints[mark.constraint];
  if (second === undefined || second < 0 || second === first) {
    return place < (low + high) / 2 ? -1 : 1;
  }
  const { x, y, width, height } = frameOf(first);
  const edges = isHorizontal ? [x, x + width] : [y, y + height];
  const isAt = (end) => edges.some((edge) => near(edge, end));
  if (isAt(high) !== isAt(low)) return isAt(high) ? 1 : -1;
  // Both ends are at its edges, or none: what lies beyond the end belongs to the first item.
  return (edges[0] + edges[1]) / 2 >= (low + high) / 2 ? 1 : -1;
}

/** Where an event is, in points of the window. */
function pointOf(event) {
  const { left, top } = stage.getBoundingClientRect();
  return {
    x: (event.clientX - left - picture.x) / picture.scale,
    y: (event.clientY - top - picture.y) / picture.scale,
  };
}

stage.addEventListener("pointerdown", (event) => {
  dimensionDrag.wasMoved = false;
  const constraint = event.button === 0 ? constraintUnder(event) : -1;
  const mark = marks.list.find((other) => other.constraint === constraint);
  if (!mark || layout.mistakes.length > 0) return;
  const { isHorizontal, isMovable } = natureOf(mark);
  if (!isMovable) return;
  const [start, end, value, factor] = layout.literals[constraint];
  const from = pointOf(event);
  const growth = growthOf(mark, isHorizontal, isHorizontal ? from.x : from.y);
  Object.assign(dimensionDrag, {
    pointer: event.pointerId,
    number: { start, end, value },
    text: field.value,
    rate: (growth * (value < 0 ? -1 : 1)) / (Math.abs(factor) || 1),
    key: `drag ${performance.now()}`,
    isHorizontal,
    from,
    constraint,
  });
});

stage.addEventListener("pointermove", (event) => {
  const { pointer, number, text, rate, key, isHorizontal, from } = dimensionDrag;
  if (event.pointerId !== pointer) return;
  const now = pointOf(event);
  const moved = isHorizontal ? now.x - from.x : now.y - from.y;
  if (!dimensionDrag.wasMoved) {
    if (Math.abs(moved) * picture.scale < 3) return;
    dimensionDrag.wasMoved = true;
    stage.setPointerCapture(pointer);
    chooseLine(layout.constraints[dimensionDrag.constraint].line);
    revealLine(layout.constraints[dimensionDrag.constraint].line);
  }
  const step = stepOf(text.slice(number.start, number.end));
  const value = number.value + Math.round((moved * rate) / step) * step;
  changeText(textWithNumber(text, number, value).text, key);
});

for (const end of ["pointerup", "pointercancel"]) {
  stage.addEventListener(end, (event) => {
    if (event.pointerId !== dimensionDrag.pointer) return;
    dimensionDrag.pointer = null;
    if (dimensionDrag.wasMoved) dragEnded();
  });
}
