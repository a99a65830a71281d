"use strict";

// MARK: The texts of labels

const textLayer = world.querySelector(".texts");
// By item, a group with its lines, and how far it was moved since they were drawn.
const texts = { groups: new Map() };

function forgetTexts() {
  textLayer.replaceChildren();
  texts.groups.clear();
}

/** Draws the lines of all labels, each with the width that the engine measured. */
function drawTexts() {
  const labels = ask("texts");
  if (!labels) return;
  const seen = new Set();
  for (const label of labels) {
    seen.add(label.item);
    let group = texts.groups.get(label.item);
    if (!group) {
      group = { element: shape("g"), x: 0, y: 0, drawn: "", boxes: [] };
      texts.groups.set(label.item, group);
      textLayer.append(group.element);
    }
    if (group.x !== 0 || group.y !== 0) group.element.removeAttribute("transform");
    group.x = group.y = 0;
    const drawn = JSON.stringify(label);
    if (drawn === group.drawn) continue;
    group.drawn = drawn;
    group.boxes = label.lines.map(({ x, baseline, width }) => ({
      x,
      y: baseline - label.size * 0.91,
      width,
      height: label.size * 1.12,
    }));
    setAttributes(group.element, {
      "font-size": label.size,
      "font-weight": label.weight === "bold" ? "bold" : undefined,
    });
    group.element.replaceChildren(...label.lines.filter(({ text }) => text !== "").map(textLine));
  }
  for (const [item, group] of texts.groups) {
    if (seen.has(item)) continue;
    group.element.remove();
    texts.groups.delete(item);
  }
}

/** Returns the rectangles of all lines of text, where they are drawn. */
const textBoxes = () =>
  [...texts.groups.values()].flatMap(({ boxes, x, y }) =>
    boxes.map((box) => ({ ...box, x: box.x + x, y: box.y + y })),
  );

/** A line; from right to left it begins at its right end. */
function textLine({ text, x, baseline, width, isRightToLeft: isBackwards }) {
  return shape(
    "text",
    {
      x: isBackwards ? x + width : x,
      y: baseline,
      textLength: width > 0 ? width : undefined,
      lengthAdjust: "spacingAndGlyphs",
      direction: isBackwards ? "rtl" : undefined,
    },
    text,
  );
}

/** Moves the lines of a label with its frame. */
function moveText(item, x, y) {
  const group = texts.groups.get(item);
  if (!group || !Number.isFinite(x) || !Number.isFinite(y)) return;
  group.x += x;
  group.y += y;
  group.element.setAttribute("transform", `translate(${group.x} ${group.y})`);
}
