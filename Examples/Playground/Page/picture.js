"use strict";

// MARK: The picture

const stage = find(".stage");
const world = stage.querySelector(".world");
const windowShape = world.querySelector(".window");
// The same over what reaches beyond it.
const windowEdge = world.querySelector(".window-edge");
const frameLayer = world.querySelector(".frames");
const nameLayer = world.querySelector(".names");
// The shapes of the items, which live as long as the engine's list of items; and the pixels for a
// point, where the window's corner is on the stage, and what they were chosen for.
const picture = { shapes: [], names: [], nameBoxes: [], scale: 1, x: 0, y: 0, fitted: "" };
const nameSize = 11;

const classOfKind = (kind) => (["label", "stack", "scroll", "guide"].includes(kind) ? kind : "");

/** Makes the shapes of all items anew. The window has one that stays. */
function drawItems() {
  let leaves = 0;
  picture.shapes = layout.items.map((item, number) => {
    if (number === 0) return windowShape;
    const isHolder = layout.children[number] > 0;
    const hue = isHolder || item.kind !== "view" ? "" : `leaf hue-${leaves++ % 6}`;
    const classes = ["frame", classOfKind(item.kind), isHolder ? "holder" : hue];
    const radius = item.kind === "view" ? (isHolder ? 10 : 6) : undefined;
    return shape("rect", {
      class: classes.filter(Boolean).join(" "),
      "data-item": number,
      rx: radius,
      visibility: item.isHidden ? "hidden" : undefined,
    });
  });
  frameLayer.replaceChildren(...picture.shapes.slice(1));
  layout.frames = new Float64Array(layout.items.length * 4).fill(NaN);
  nameLayer.replaceChildren();
  picture.names = [];
  picture.nameBoxes = [];
  forgetTexts();
}

/** Moves the shapes whose frames changed. Nothing else is done at each frame of a drag. */
function showFrames(frames) {
  const before = layout.frames;
  for (let item = 0; item < picture.shapes.length; item += 1) {
    const place = item * 4;
    const target = picture.shapes[item];
    const [x, y, width, height] = [
      frames[place],
      frames[place + 1],
      frames[place + 2],
      frames[place + 3],
    ];
    const isMoved = x !== before[place] || y !== before[place + 1];
    if (x !== before[place]) target.setAttribute("x", x);
    if (y !== before[place + 1]) target.setAttribute("y", y);
    if (width !== before[place + 2]) target.setAttribute("width", Math.max(0, width));
    if (height !== before[place + 3]) target.setAttribute("height", Math.max(0, height));
    if (isMoved) moveWith(item, x - before[place], y - before[place + 1]);
  }
  layout.frames = Float64Array.from(frames);
  setAttributes(windowEdge, frameOf(0));
  showSelectionMark();
  placeHandles();
}

/** Moves what is drawn at an item, until it is drawn anew. */
function moveWith(item, x, y) {
  const name = picture.names[item];
  if (name) {
    name.setAttribute("x", Number(name.getAttribute("x")) + x);
    name.setAttribute("y", Number(name.getAttribute("y")) + y);
  }
  moveText(item, x, y);
}

// MARK: Names

/** Writes names where there is room: in the middle of a view, at the top of one that has others in it. */
function drawNames() {
  const size = nameSize / picture.scale;
  const boxes = new Map();
  const names = [];
  layout.items.forEach((item, number) => {
    // A guide that a view has anyway is in no line, and known by its place.
    const isNamed = item.kind !== "label" && item.line !== undefined;
    if (number === 0 || !isNamed || item.isHidden) return;
    const frame = frameOf(number);
    const width = item.name.length * size * 0.62;
    const isHolder = layout.children[number] > 0 || item.kind === "guide";
    if (frame.width < width + size * 0.6 || frame.height < size * 1.3) return;
    const x = isHolder ? frame.x + size * 0.6 : frame.x + (frame.width - width) / 2;
    const y = isHolder ? frame.y + size * 0.3 : frame.y + (frame.height - size * 1.3) / 2;
    boxes.set(number, { x, y, width, height: size * 1.3, isHolder });
  });
  for (const [number, box] of boxes) {
    if (box.isHolder && isCovered(number, box)) continue;
    const attributes = { x: box.x, y: box.y + size, class: box.isHolder ? "of-holder" : undefined };
    names[number] = shape("text", attributes, layout.items[number].name);
  }
  nameLayer.setAttribute("font-size", size);
  nameLayer.replaceChildren(...names.filter(Boolean));
  picture.names = names;
  picture.nameBoxes = [...boxes].filter(([number]) => names[number]).map(([, box]) => box);
}

/** Whether something that is drawn later lies over the place of a name. */
function isCovered(number, box) {
  for (let other = number + 1; other < layout.items.length; other += 1) {
    const frame = frameOf(other);
    const isApart =
      frame.x >= box.x + box.width ||
      frame.x + frame.width <= box.x ||
      frame.y >= box.y + box.height ||
      frame.y + frame.height <= box.y;
    if (!isApart && !layout.items[other].isHidden) return true;
  }
  return false;
}

find("#show-names").addEventListener("change", (event) => {
  stage.dataset.names = event.target.checked ? "on" : "off";
});

// MARK: The scale

/** Places the window in the middle of the stage, as large as the room below the sums allows. */
function fit() {
  const { width, height } = stage.getBoundingClientRect();
  if (width === 0 || layout.width <= 0 || layout.height <= 0) return;
  const top = Math.max(36, sums.offsetHeight + 2);
  const room = { x: Math.max(40, width - 72), y: Math.max(40, height - top - 48) };
  picture.scale = clamp(Math.min(room.x / layout.width, room.y / layout.height), 0.02, 1.6);
  picture.x = Math.round((width - layout.width * picture.scale) / 2);
  const middle = Math.round((height - 12 - layout.height * picture.scale) / 2);
  picture.y = Math.max(top, middle);
  picture.fitted = fittedFor();
  showScale();
}

/** Returns what the scale depends on besides the size of the stage. */
const fittedFor = () => `${layout.width} × ${layout.height} below ${sums.offsetHeight}`;

/** Calls `fit` if the window or the sums have another size, but not in a drag: the pointer holds the edge. */
function fitNewSize() {
  if (!isDragging() && picture.fitted !== fittedFor()) fit();
}

function showScale() {
  const { x, y, scale } = picture;
  world.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
  placeHandles();
}
