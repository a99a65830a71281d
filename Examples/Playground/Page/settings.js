"use strict";

// MARK: Direction and colours

const directionButton = find("#direction-button");
const schemeButton = find("#scheme-button");
const schemes = ["Auto", "Light", "Dark"];

function showDirection() {
  directionButton.setAttribute("aria-pressed", String(isRightToLeft()));
}

directionButton.addEventListener("click", () => {
  const next = !isRightToLeft();
  direction.chosen = next === layout.isRightToLeftInText ? null : next ? "rtl" : "ltr";
  keep("direction", direction.chosen);
  showDirection();
  announce(next ? "From right to left" : "From left to right");
  sizeChanged();
});

function showScheme(name) {
  schemeButton.textContent = name;
  schemeButton.setAttribute("aria-label", `Colours: ${name}`);
  if (name === "Auto") delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = name.toLowerCase();
}

schemeButton.addEventListener("click", () => {
  const next = schemes[(schemes.indexOf(schemeButton.textContent) + 1) % schemes.length];
  keep("scheme", next);
  showScheme(next);
});

showScheme(kept("scheme", "Auto"));
