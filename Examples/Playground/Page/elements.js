"use strict";

// MARK: Elements

const find = (selector) => document.querySelector(selector);

/** Sets attributes: `true` is the attribute without a value, `false` and `undefined` leave it out. */
function setAttributes(element, attributes) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === undefined) element.removeAttribute(key);
    else element.setAttribute(key, value === true ? "" : value);
  }
}

/** An element with attributes and children; texts are texts, never markup. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  setAttributes(element, attributes);
  element.append(...children.flat(2).filter((child) => child !== undefined && child !== ""));
  return element;
}

/** A button that does something. */
function makeButton(attributes, action, ...children) {
  const button = make("button", { type: "button", ...attributes }, ...children);
  button.addEventListener("click", action);
  return button;
}

/** An element of a picture. */
function shape(name, attributes = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  setAttributes(element, attributes);
  element.append(...children);
  return element;
}

// MARK: Numbers

const clamp = (value, low, high) => Math.min(Math.max(value, low), Math.max(low, high));

/** A number as it is shown: at most two decimals. */
const shown = (value) => String(Math.round(value * 100) / 100 || 0);

// MARK: Time

/** A function that does something once it was not called for so many milliseconds. */
function debounced(milliseconds, action) {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(action, milliseconds);
  };
}

/** A function that does something at the next frame, once for all its calls. */
function onceAFrame(action) {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      action();
    });
  };
}

// MARK: What the browser keeps

// Where storage is refused, what would be kept lasts as long as the page.
const unkept = new Map();

function kept(key, otherwise) {
  try {
    const text = localStorage.getItem(`anchors.${key}`);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return unkept.get(key) ?? otherwise;
  }
}

function keep(key, value) {
  unkept.set(key, value);
  try {
    localStorage.setItem(`anchors.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

// MARK: Messages

const notice = find("#notice");
const announcer = find("#announcer");
const toast = find("#toast");

/** Says something above the page until it is closed. */
function notify(text) {
  notice.firstElementChild.textContent = text;
  notice.hidden = text === "";
}

notice.lastElementChild.addEventListener("click", () => notify(""));

/** Says something to screen readers, once. */
function announce(text) {
  if (announcer.textContent !== text) announcer.textContent = text;
}

const hideToast = debounced(2200, () => {
  toast.hidden = true;
});

/** Says for a moment that something was done. */
function confirmDone(text) {
  announce(text);
  toast.textContent = text;
  toast.hidden = false;
  hideToast();
}
