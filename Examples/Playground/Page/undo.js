"use strict";

// MARK: Undo

// Texts with the selection in them. The browser's own undo knows nothing of drags and repairs, and
// would take back a drag in as many steps as it had frames.
const undo = { past: [], future: [], now: null, key: null, time: 0 };
const undoButton = find("#undo-button");
const redoButton = find("#redo-button");
const longestPast = 300;

const snapshot = () => ({
  text: field.value,
  start: field.selectionStart,
  end: field.selectionEnd,
});

/** Begins anew with the text that is there. */
function forgetUndo() {
  Object.assign(undo, { past: [], future: [], now: snapshot(), key: null });
  showUndo();
}

/**
 * Remembers the text that is there. Changes with the same key are one step: all of a drag, and
 * typing without a pause.
 */
function record(key) {
  const next = snapshot();
  if (next.text === undo.now.text) {
    undo.now = next;
    return;
  }
  const isPause = performance.now() - undo.time > 1000;
  const isTyping = key === "typing" || key === "deleting";
  const isSameStep = key !== null && key === undo.key && !(isTyping && isPause);
  if (!isSameStep) undo.past.push(undo.now);
  if (undo.past.length > longestPast) undo.past.shift();
  Object.assign(undo, { future: [], now: next, key, time: performance.now() });
  showUndo();
}

function goTo(from, to) {
  const target = from.pop();
  if (!target) return;
  to.push(undo.now);
  undo.now = target;
  undo.key = null;
  putText(target.text);
  field.setSelectionRange(target.start, target.end);
  showUndo();
  textChanged();
  showCaret();
}

const takeBack = () => goTo(undo.past, undo.future);
const doAgain = () => goTo(undo.future, undo.past);

function showUndo() {
  undoButton.disabled = undo.past.length === 0;
  redoButton.disabled = undo.future.length === 0;
}

undoButton.addEventListener("click", takeBack);
redoButton.addEventListener("click", doAgain);

document.addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector("dialog[open]")) {
    return;
  }
  const key = event.key.toLowerCase();
  const isRedo = (key === "z" && event.shiftKey) || (key === "y" && !event.shiftKey);
  if (!isRedo && key !== "z") return;
  event.preventDefault();
  if (isRedo) doAgain();
  else takeBack();
});

// The same from the browser's menus.
field.addEventListener("beforeinput", (event) => {
  if (event.inputType !== "historyUndo" && event.inputType !== "historyRedo") return;
  event.preventDefault();
  if (event.inputType === "historyUndo") takeBack();
  else doAgain();
});
