"use strict";

// MARK: The layout

// What the engine made of the text: its lists as the protocol says, and the frames, four numbers an
// item. While the text has mistakes, everything but `mistakes` is of the last text without.
const layout = {
  items: [],
  constraints: [],
  literals: [],
  mistakes: [],
  frames: new Float64Array(0),
  width: 390,
  height: 300,
  isRightToLeftInText: false,
  findings: { conflicts: [], ambiguities: [], compressed: [], unsatisfied: [], lint: [] },
};

// The direction that the viewer chose; by default that of the text.
const direction = { chosen: kept("direction", null) };
const isRightToLeft = () =>
  direction.chosen === null ? layout.isRightToLeftInText : direction.chosen === "rtl";

const windowLine = /^[ \t]*window[ \t]+(\d+(?:\.\d+)?)[ \t]*[x×][ \t]*(\d+(?:\.\d+)?)/m;

/** Opens a text. Returns whether it has no mistakes. */
function readText(text) {
  if (text === host.refusedText) return false;
  const answer = ask("open", text);
  if (!answer) return false;
  layout.mistakes = answer.mistakes ?? [];
  if (layout.mistakes.length > 0) return false;
  if (host.refusedText !== null) {
    host.refusedText = null;
    notify("");
  }
  layout.literals = answer.literals ?? layout.literals;
  if (answer.window) {
    layout.isRightToLeftInText = answer.window.isRightToLeft;
    layout.width = answer.window.width;
    layout.height = answer.window.height;
  } else {
    const match = windowLine.exec(text);
    if (match) [layout.width, layout.height] = [Number(match[1]), Number(match[2])];
  }
  if (answer.same) return true;
  const before = layout.items;
  layout.items = answer.items;
  layout.constraints = answer.constraints;
  layout.children = layout.items.map(() => 0);
  for (const item of layout.items) if (item.parent >= 0) layout.children[item.parent] += 1;
  keepSelection(before);
  drawItems();
  return true;
}

/** Lays out, and shows the frames. */
function layOut() {
  const frames = ask("layout", layout.width, layout.height, isRightToLeft());
  if (!frames) return false;
  showFrames(frames);
  return true;
}

/** The frame of an item. */
function frameOf(item) {
  const [x, y, width, height] = layout.frames.subarray(item * 4, item * 4 + 4);
  return { x, y, width, height };
}

/** The line that the window's size stands in, with another size. */
function textWithWindow(text, width, height) {
  const size = `${shown(width)} x ${shown(height)}`;
  if (windowLine.test(text)) {
    return text.replace(windowLine, (line) => line.replace(/\d.*$/, size));
  }
  const end = text.indexOf("\n") + 1 || text.length;
  return `${text.slice(0, end)}window ${size}\n${text.slice(end)}`;
}
