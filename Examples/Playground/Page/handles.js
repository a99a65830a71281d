"use strict";

// MARK: The window's edges

const handles = Object.fromEntries(
  [...stage.querySelectorAll(".handle")].map((handle) => [handle.dataset.edge, handle]),
);
const sizeLabel = stage.querySelector(".size");
// The drag of an edge: the pointer, where it began, and the size then.
const windowDrag = { pointer: null, x: 0, y: 0, width: 0, height: 0 };
const smallest = 20;
const largest = 4000;

function placeHandles() {
  const { x, y, scale } = picture;
  const [right, bottom] = [x + layout.width * scale, y + layout.height * scale];
  const place = (element, left, top) => {
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  };
  place(handles.width, right, y + (layout.height * scale) / 2);
  place(handles.height, x + (layout.width * scale) / 2, bottom);
  place(handles.both, right, bottom);
  place(sizeLabel, x + (layout.width * scale) / 2, bottom + 20);
  const text = `${shown(layout.width)} × ${shown(layout.height)}`;
  if (sizeLabel.textContent === text) return;
  sizeLabel.textContent = text;
  handles.width.setAttribute("aria-valuenow", Math.round(layout.width));
  handles.height.setAttribute("aria-valuenow", Math.round(layout.height));
  handles.both.setAttribute("aria-valuenow", Math.round(layout.width));
  handles.both.setAttribute("aria-valuetext", text);
  showThumb();
  showPoint();
}

/** Gives the window a size: the layout follows at the next frame, the text when it stays so. */
function resizeWindow(width, height) {
  layout.width = clamp(Math.round(width), smallest, largest);
  layout.height = clamp(Math.round(height), smallest, largest);
  sizeChanged();
}

/** Writes the window's size into the text, as one step to undo or a part of the one with that key. */
function writeWindow(key = null) {
  const text = textWithWindow(field.value, layout.width, layout.height);
  if (text !== field.value) changeText(text, key);
}

for (const [edge, handle] of Object.entries(handles)) {
  handle.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const { width, height } = layout;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    Object.assign(windowDrag, { pointer, x, y, width, height });
    handle.setPointerCapture(pointer);
    handle.classList.add("dragged");
  });
  handle.addEventListener("pointermove", (event) => {
    if (event.pointerId !== windowDrag.pointer) return;
    const across = (event.clientX - windowDrag.x) / picture.scale;
    const down = (event.clientY - windowDrag.y) / picture.scale;
    resizeWindow(
      windowDrag.width + (edge === "height" ? 0 : across),
      windowDrag.height + (edge === "width" ? 0 : down),
    );
  });
  for (const end of ["pointerup", "pointercancel"]) {
    handle.addEventListener(end, (event) => {
      if (event.pointerId !== windowDrag.pointer) return;
      windowDrag.pointer = null;
      handle.classList.remove("dragged");
      writeWindow();
      dragEnded();
    });
  }
  handle.addEventListener("keydown", (event) => {
    const step = event.shiftKey ? 10 : 1;
    const steps = {
      ArrowRight: [step, 0],
      ArrowLeft: [-step, 0],
      ArrowDown: [0, step],
      ArrowUp: [0, -step],
    }[event.key];
    const isAcross = steps && steps[0] !== 0;
    if (!steps || (edge === "width" && !isAcross) || (edge === "height" && isAcross)) return;
    event.preventDefault();
    event.stopPropagation();
    resizeWindow(layout.width + steps[0], layout.height + steps[1]);
    writeWindow(`size by keys ${edge}`);
  });
}
