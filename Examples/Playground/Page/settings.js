"use strict";

// MARK: Direction and colours

const directionButton = find("#direction-button");
const schemeButton = find("#scheme-button");
const schemes = ["Auto", "Light", "Dark"];
let scheme = kept("scheme", "Auto");

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

function showScheme() {
  const name = scheme.toLowerCase();
  schemeButton.textContent = `Colours: ${name}`;
  if (name === "auto") delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = name;
}

schemeButton.addEventListener("click", () => {
  scheme = schemes[(schemes.indexOf(scheme) + 1) % schemes.length];
  keep("scheme", scheme);
  showScheme();
});

showScheme();
