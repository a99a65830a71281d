"use strict";

// MARK: What follows a change

// What changed since the last frame. At each frame the engine reads the text, if it changed, and
// lays out; the rest follows when nothing changes for a moment, or at once where it takes little.
const changes = { text: false, size: false };

const isDragging = () =>
  windowDrag.pointer !== null ||
  numberDrag.number !== null ||
  dimensionDrag.pointer !== null ||
  rulerState.pointer !== null;

const nextFrame = onceAFrame(() => {
  const { text } = changes;
  if (!host.engine) return;
  changes.text = changes.size = false;
  if (text) {
    const isGood = readText(field.value);
    drawMistakes();
    if (!isGood) return showFindings();
  }
  mapSoon();
  if (!layOut()) return;
  fitNewSize();
  if (isQuick("texts")) drawTexts();
  if (isQuick("findings", "marks")) {
    readFindings();
    drawSums();
    drawFindings();
  }
});

/** What needs more than a frame may have. */
function refreshNow() {
  if (!host.engine || layout.items.length === 0) return;
  const hasMistakes = layout.mistakes.length > 0;
  drawTexts();
  if (!hasMistakes) readFindings();
  drawSums();
  drawNames();
  if (!hasMistakes) {
    drawFindings();
    if (host.engine && host.refusedText === null) {
      host.survivedText = field.value;
      host.restarts = 0;
    }
  }
  showDirection();
  showFindings();
  showWhy();
  if (document.activeElement === field) showCaret();
}

const refreshAtRest = debounced(140, () => {
  if (changes.text || changes.size) return refreshAtRest();
  refreshNow();
});
const rangesAtRest = debounced(420, () => {
  if (!isDragging() && windowMap.pointer === null) showRanges();
});

/** The text is another. */
function textChanged() {
  drawSheet();
  ruler.classList.add("unknown");
  changes.text = true;
  mapChanged();
  nextFrame();
  refreshAtRest();
  rangesAtRest();
}

/** The window has another size. */
function sizeChanged() {
  changes.size = true;
  nextFrame();
  refreshAtRest();
  rangesAtRest();
}

/** A drag has ended. */
function dragEnded() {
  refreshAtRest();
  rangesAtRest();
}
