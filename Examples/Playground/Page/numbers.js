"use strict";

// MARK: Numbers in the text

const stepper = find("#stepper");

/** What a step of one changes in a number as it is written: 1, or its last decimal. */
function stepOf(written) {
  const point = written.indexOf(".");
  return point < 0 ? 1 : 10 ** (point + 1 - written.length);
}

/**
 * A text in which a number has another value. After a plus or a minus a number below 0 turns the
 * sign; elsewhere it ends at 0.
 */
function textWithNumber(text, { start, end }, value) {
  const decimals = text.slice(start, end).split(".")[1]?.length ?? 0;
  const before = text.slice(0, start);
  const sign = value < 0 ? /([+-])(\s+)$/.exec(before) : null;
  const head = sign
    ? before.slice(0, sign.index) + (sign[1] === "+" ? "-" : "+") + sign[2]
    : before;
  const size = sign ? -value : Math.max(0, value);
  const written = size.toFixed(Math.max(decimals, 0));
  return { text: head + written + text.slice(end), end: head.length + written.length };
}

/** The number in the text at a place, with its value. */
function numberAt(place) {
  const line = lineAt(sheet.starts, place);
  const start = sheet.starts[line];
  const found = numbersOf(sheet.lines[line]).find(
    (number) => number.start <= place - start && place - start <= number.end,
  );
  if (!found) return null;
  const range = { start: start + found.start, end: start + found.end };
  return { ...range, value: Number(field.value.slice(range.start, range.end)) };
}

/** Changes the number at the caret by so many steps. */
function stepNumber(steps) {
  const number = numberAt(field.selectionStart);
  if (!number) return;
  const step = stepOf(field.value.slice(number.start, number.end));
  const changed = textWithNumber(field.value, number, number.value + steps * step);
  changeText(changed.text, `number ${lineAt(sheet.starts, number.start)}`);
  field.setSelectionRange(changed.end, changed.end);
  showCaret();
}

function showStepper() {
  const number = document.activeElement === field ? numberAt(field.selectionStart) : null;
  if (stepper.contains(document.activeElement)) return;
  stepper.hidden = !number;
  if (number) stepper.children[1].textContent = field.value.slice(number.start, number.end);
}

// The caret stays in the text, so that the number stays chosen.
stepper.addEventListener("pointerdown", (event) => event.preventDefault());
stepper.addEventListener("click", (event) => {
  const { step } = event.target.dataset;
  if (step) stepNumber(Number(step));
});
