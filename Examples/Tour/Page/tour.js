"use strict";

// MARK: The beginning

// A touch of a picture, or the focus on something in it, makes its step live.
for (const element of document.querySelectorAll(".step")) {
  const step = new Step(element);
  placeHandle(step);
  new ResizeObserver(() => placeHandle(step)).observe(step.picture);
  for (const kind of ["pointerdown", "focusin"]) {
    element.addEventListener(kind, (event) => {
      if (!event.target.closest(".swift, summary")) step.start();
    });
  }
}
document.documentElement.dataset.ready = "yes";
