"use strict";

// MARK: Dragging numbers in the text

/** The number under the pointer: where its mark is. */
function numberUnder(event) {
  const { top, height } = marked.getBoundingClientRect();
  if (event.clientY < top || event.clientY > top + height || sheet.rows.length === 0) return null;
  const { top: first, height: rowHeight } = sheet.rows[0].getBoundingClientRect();
  const line = Math.floor((event.clientY - first) / rowHeight);
  const row = sheet.rows[line];
  if (!row) return null;
  const spans = [...row.querySelectorAll(".token-number, .token-priority")];
  const isUnder = ({ left, right }) => left - 1 <= event.clientX && event.clientX <= right + 1;
  const span = spans.find((other) => isUnder(other.getBoundingClientRect()));
  if (!span) return null;
  const range = document.createRange();
  range.setStart(row, 0);
  range.setEndBefore(span);
  const end = sheet.starts[line] + range.toString().length + span.textContent.length;
  const number = numberAt(end);
  return number && { ...number, span };
}

const numberDrag = { number: null, pointer: null, from: 0, text: "", isMoving: false, key: "" };

function showHot(number) {
  field.classList.toggle("on-number", number !== null);
  if (numberDrag.hot !== number?.span) {
    numberDrag.hot?.classList.remove("hot");
    number?.span.classList.add("hot");
    numberDrag.hot = number?.span;
  }
}

field.addEventListener("pointerdown", (event) => {
  if (event.button !== 0 || event.pointerType === "touch" || event.shiftKey) return;
  const number = numberUnder(event);
  if (!number) return;
  const key = `drag ${performance.now()}`;
  const { clientX: from, pointerId: pointer } = event;
  Object.assign(numberDrag, { number, pointer, from, text: field.value, isMoving: false, key });
});

field.addEventListener("pointermove", (event) => {
  const { number, from, text, key } = numberDrag;
  if (!number) return showHot(event.buttons === 0 ? numberUnder(event) : null);
  if (event.pointerId !== numberDrag.pointer) return;
  const moved = event.clientX - from;
  if (!numberDrag.isMoving) {
    if (Math.abs(moved) < 4) return;
    numberDrag.isMoving = true;
    field.setPointerCapture(event.pointerId);
    document.documentElement.classList.add("dragging-number");
  }
  const step = stepOf(text.slice(number.start, number.end)) * (event.altKey ? 10 : 1);
  const changed = textWithNumber(text, number, number.value + Math.round(moved / 2) * step);
  changeText(changed.text, key);
  field.setSelectionRange(changed.end, changed.end);
});

// The browser would begin to select text; a click without a drag places the caret here instead. A
// second click selects the number as the browser does it.
field.addEventListener("mousedown", (event) => {
  if (!numberDrag.number) return;
  if (event.detail > 1) numberDrag.number = null;
  else event.preventDefault();
});

for (const end of ["pointerup", "pointercancel"]) {
  field.addEventListener(end, (event) => {
    const { number, isMoving } = numberDrag;
    if (!number) return;
    numberDrag.number = null;
    document.documentElement.classList.remove("dragging-number");
    field.focus({ preventScroll: true });
    if (isMoving) {
      dragEnded();
    } else {
      const { left, width } = number.span.getBoundingClientRect();
      const length = number.span.textContent.length;
      const passed = clamp(Math.round(((event.clientX - left) / width) * length), 0, length);
      field.setSelectionRange(number.end - length + passed, number.end - length + passed);
    }
    showCaret();
  });
}
field.addEventListener("pointerleave", () => {
  if (!numberDrag.number) showHot(null);
});
