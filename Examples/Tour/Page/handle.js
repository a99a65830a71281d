"use strict";

// MARK: The window's edge

const narrowest = 120;
const widest = 480;

/** Follows a drag of an element: `begin` gives what is done with the pixels that it has moved across. */
function dragAcross(element, begin) {
  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const from = event.clientX;
    const move = begin();
    const controller = new AbortController();
    const { signal } = controller;
    element.setPointerCapture(event.pointerId);
    element.addEventListener("pointermove", (moved) => move(moved.clientX - from), { signal });
    for (const end of ["pointerup", "pointercancel"]) {
      element.addEventListener(end, () => controller.abort(), { signal });
    }
  });
}

/** The handle at the window's right edge. */
function makeHandle(step) {
  const handle = document.createElement("div");
  handle.className = "handle";
  handle.tabIndex = 0;
  const attributes = {
    role: "slider",
    "aria-label": "Width of the window",
    "aria-valuemin": narrowest,
    "aria-valuemax": widest,
  };
  for (const [name, value] of Object.entries(attributes)) handle.setAttribute(name, value);
  step.picture.append(handle);
  const resize = (width) => {
    step.width = Math.min(Math.max(Math.round(width), narrowest), widest);
    step.text = step.text.replace(/^window [\d.]+/m, `window ${step.width}`);
    placeHandle(step);
    step.change();
  };
  dragAcross(handle, () => {
    const { width } = step;
    const scale = scaleOf(step);
    return (across) => resize(width + across / scale);
  });
  handle.addEventListener("keydown", (event) => {
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    resize(step.width + direction * (event.shiftKey ? 1 : 10));
  });
  return handle;
}

/** How many pixels a point of the picture is. */
function scaleOf(step) {
  const svg = step.picture.querySelector("svg");
  return svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
}

/** Puts the handle where the window's edge is in the picture. */
function placeHandle(step) {
  const svg = step.picture.querySelector("svg");
  const box = svg.viewBox.baseVal;
  const scale = scaleOf(step);
  const frame = step.picture.getBoundingClientRect();
  const place = svg.getBoundingClientRect();
  step.handle.style.left = `${place.left - frame.left + (step.width - box.x) * scale}px`;
  step.handle.style.top = `${place.top - frame.top + (step.height * 0.8 - box.y) * scale}px`;
  step.handle.setAttribute("aria-valuenow", step.width);
}
