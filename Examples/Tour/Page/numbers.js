"use strict";

// MARK: Numbers in the text

/** How much a number changes at once: its last decimal counts. */
const stepOf = (text) => 10 ** -(text.split(".")[1]?.length ?? 0);

/** Shows the text of a step, with the numbers that can be changed. */
function showNumbers(step) {
  const shown = step.text.slice(step.head.length);
  const places = step.literals
    .map(([start, end]) => [start - step.head.length, end - step.head.length])
    .filter(([start], index, all) => all.findIndex(([other]) => other === start) === index)
    .toSorted(([one], [other]) => one - other);
  const known = [...step.code.querySelectorAll(".number")];
  if (known.length === places.length && known.length > 0) {
    refreshNumbers(step, known, shown, places);
    return;
  }
  const parts = [];
  let last = 0;
  for (const [start, end] of places) {
    parts.push(shown.slice(last, start), numberElement(step, shown.slice(start, end)));
    last = end;
  }
  parts.push(shown.slice(last));
  step.code.replaceChildren(...parts);
}

/** Changes the texts around and in the numbers that are there: one of them may have the focus. */
function refreshNumbers(step, elements, shown, places) {
  let last = 0;
  for (const [index, [start, end]] of places.entries()) {
    const element = elements[index];
    const text = shown.slice(start, end);
    setText(element.previousSibling, shown.slice(last, start));
    if (element.textContent !== text) element.textContent = text;
    element.setAttribute("aria-valuenow", text);
    last = end;
  }
  setText(elements.at(-1).nextSibling, shown.slice(last));
}

function setText(node, text) {
  if (node && node.data !== text) node.data = text;
}

function numberElement(step, text) {
  const element = document.createElement("span");
  element.className = "number";
  element.tabIndex = 0;
  element.setAttribute("role", "spinbutton");
  element.setAttribute("aria-label", "Number");
  element.setAttribute("aria-valuenow", text);
  element.title = "Drag it from side to side, or press the arrow keys";
  element.textContent = text;
  const index = () => [...step.code.querySelectorAll(".number")].indexOf(element);
  element.addEventListener("keydown", (event) => {
    const direction = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    changeNumber(step, index(), Number(element.textContent), direction * (event.shiftKey ? 10 : 1));
  });
  dragAcross(element, () => {
    const value = Number(element.textContent);
    return (across) => changeNumber(step, index(), value, Math.round(across / 2));
  });
  return element;
}

/** Writes a number that is so many steps from a value. */
function changeNumber(step, index, value, count) {
  const starts = [...new Set(step.literals.map(([start]) => start))].toSorted((a, b) => a - b);
  const literal = step.literals.find(([start]) => start === starts[index]);
  if (!literal) return;
  const [start, end] = literal;
  const size = stepOf(step.text.slice(start, end));
  const decimals = Math.round(-Math.log10(size));
  const text = Math.max(0, value + count * size).toFixed(decimals);
  step.edit([{ start, end, text }]);
}
