"use strict";

// MARK: Setting the width on the ruler

function goToWidth(width) {
  resizeWindow(width, layout.height);
  writeWindow();
  dragEnded();
}

function widthUnder(event) {
  const { left, width } = ruler.getBoundingClientRect();
  const part = clamp((event.clientX - left) / width, 0, 1);
  return Math.round(rulerState.from + part * (rulerState.to - rulerState.from));
}

ruler.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  rulerState.pointer = event.pointerId;
  ruler.setPointerCapture(event.pointerId);
  resizeWindow(widthUnder(event), layout.height);
});
ruler.addEventListener("pointermove", (event) => {
  if (event.pointerId === rulerState.pointer) resizeWindow(widthUnder(event), layout.height);
});
for (const end of ["pointerup", "pointercancel"]) {
  ruler.addEventListener(end, (event) => {
    if (event.pointerId !== rulerState.pointer) return;
    rulerState.pointer = null;
    writeWindow();
    dragEnded();
  });
}
ruler.addEventListener("keydown", (event) => {
  const step = event.shiftKey ? 10 : 1;
  const width = {
    ArrowRight: layout.width + step,
    ArrowUp: layout.width + step,
    ArrowLeft: layout.width - step,
    ArrowDown: layout.width - step,
    PageUp: layout.width + 50,
    PageDown: layout.width - 50,
    Home: rulerState.from,
    End: rulerState.to,
  }[event.key];
  if (width === undefined) return;
  event.preventDefault();
  resizeWindow(width, layout.height);
  writeWindow("size by keys width");
});
