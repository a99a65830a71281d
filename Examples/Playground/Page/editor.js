"use strict";

// MARK: Changing the text

/** Puts a text in the place of the one that is there, and leaves alone what both have. */
function putText(text) {
  const before = field.value;
  const limit = Math.min(text.length, before.length);
  let start = 0;
  while (start < limit && text[start] === before[start]) start += 1;
  let end = 0;
  while (end < limit - start && text.at(-1 - end) === before.at(-1 - end)) end += 1;
  if (start + end === text.length && text.length === before.length) return;
  const inserted = text.slice(start, text.length - end);
  field.setRangeText(inserted, start, before.length - end, "preserve");
}

/** Changes the text, as one step to undo or as a part of the one with that key. */
function changeText(text, key = null) {
  putText(text);
  record(key);
  draftChanged();
  textChanged();
}

/** Makes edits that do not overlap, as one step to undo, and goes to the first. */
function applyEdits(edits) {
  const inOrder = edits.toSorted((one, other) => other.start - one.start);
  let text = field.value;
  for (const edit of inOrder) {
    text = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
  }
  const first = inOrder.at(-1);
  if (!first) return;
  changeText(text);
  const place = Math.min(first.start + first.text.length, field.value.length);
  field.setSelectionRange(place, place);
  showCaret();
  revealLine(lineAt(sheet.starts, place) + 1);
}

/** Opens another text in the place of this one. */
function replaceText(text) {
  field.value = text;
  field.setSelectionRange(0, 0);
  code.scrollTop = 0;
  code.scrollLeft = 0;
  forgetUndo();
  select(-1, { quietly: true });
  textChanged();
}

const typingKeys = {
  insertText: "typing",
  insertCompositionText: "typing",
  deleteContentBackward: "deleting",
};

field.addEventListener("input", (event) => {
  const isOneLetter = (event.data?.length ?? 0) <= 2;
  record((isOneLetter && typingKeys[event.inputType]) || null);
  draftChanged();
  textChanged();
  showCaret();
});

// MARK: Keys

// After Escape, Tab goes to the next control; until then it indents.
let tabLeaves = false;

field.addEventListener("keydown", (event) => {
  if (event.key === "Escape") {
    tabLeaves = true;
    announce("Tab leaves the text now.");
    return;
  }
  if (event.key === "Tab" && !tabLeaves && !event.ctrlKey && !event.altKey && !event.metaKey) {
    event.preventDefault();
    indent(event.shiftKey);
  } else if (event.key === "Enter" && !event.isComposing && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    insertLine();
  } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
    event.preventDefault();
    stepNumber((event.key === "ArrowUp" ? 1 : -1) * (event.shiftKey ? 10 : 1));
  }
  if (!["Shift", "Tab"].includes(event.key)) tabLeaves = false;
});
field.addEventListener("blur", () => {
  tabLeaves = false;
});

/** Indents by two spaces at the caret, or all lines that are selected; or takes two away. */
function indent(isBack) {
  const { selectionStart: start, selectionEnd: end, value } = field;
  if (!isBack && start === end) {
    changeText(`${value.slice(0, start)}  ${value.slice(end)}`, "typing");
    field.setSelectionRange(start + 2, start + 2);
    return showCaret();
  }
  const first = value.lastIndexOf("\n", start - 1) + 1;
  const block = value.slice(first, end);
  const changed = isBack ? block.replace(/^ {1,2}/gm, "") : block.replace(/^(?=.)/gm, "  ");
  changeText(value.slice(0, first) + changed + value.slice(end));
  field.setSelectionRange(Math.max(first, start + (isBack ? -2 : 2)), first + changed.length);
  showCaret();
}

/** A new line, indented like the one that the caret is in. */
function insertLine() {
  const { selectionStart: start, selectionEnd: end, value } = field;
  const line = value.slice(value.lastIndexOf("\n", start - 1) + 1, start);
  const inserted = `\n${/^[ \t]*/.exec(line)[0]}`;
  changeText(value.slice(0, start) + inserted + value.slice(end));
  field.setSelectionRange(start + inserted.length, start + inserted.length);
  showCaret();
  revealLine(lineAt(sheet.starts, field.selectionStart) + 1);
}

// MARK: The caret

/** Lights the line of the caret, and in the picture what it is about. */
function showCaret() {
  const line = lineAt(sheet.starts, field.selectionStart) + 1;
  markLines("lit", document.activeElement === field ? [line] : []);
  showStepper();
  lightLine(document.activeElement === field && layout.mistakes.length === 0 ? line : 0);
}

document.addEventListener("selectionchange", () => {
  if (document.activeElement === field) showCaret();
});
field.addEventListener("focus", showCaret);
field.addEventListener("blur", showCaret);

/** Goes to a place in the text. */
function goToPlace(start, end = start) {
  const line = lineAt(sheet.starts, Math.min(start, field.value.length)) + 1;
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  revealLine(line);
  code.scrollIntoView({ block: "nearest" });
  showCaret();
}

/** Goes to a line, counted from 1. */
function goToLine(line) {
  const start = sheet.starts[line - 1] ?? 0;
  const indentation = /^\s*/.exec(lineText(line))[0].length;
  goToPlace(start + indentation, start + lineText(line).length);
}
