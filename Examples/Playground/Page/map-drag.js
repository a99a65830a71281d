"use strict";

// MARK: Setting the window on the map

function windowUnder(event) {
  const { left, top, width, height } = mapView.getBoundingClientRect();
  const range = windowMap.to - windowMap.from;
  const length = (part) => Math.round(windowMap.from + clamp(part, 0, 1) * range);
  return [length((event.clientX - left) / width), length((event.clientY - top) / height)];
}

mapView.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  windowMap.pointer = event.pointerId;
  mapView.setPointerCapture(event.pointerId);
  resizeWindow(...windowUnder(event));
});
mapView.addEventListener("pointermove", (event) => {
  if (event.pointerId === windowMap.pointer) resizeWindow(...windowUnder(event));
});
for (const end of ["pointerup", "pointercancel"]) {
  mapView.addEventListener(end, (event) => {
    if (event.pointerId !== windowMap.pointer) return;
    windowMap.pointer = null;
    writeWindow();
    dragEnded();
  });
}

mapView.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    mapList.querySelector("button, summary")?.focus();
    return;
  }
  const step = event.shiftKey ? 10 : 1;
  const steps = {
    ArrowRight: [step, 0],
    ArrowLeft: [-step, 0],
    ArrowDown: [0, step],
    ArrowUp: [0, -step],
  }[event.key];
  if (!steps) return;
  event.preventDefault();
  const [width, height] = [layout.width + steps[0], layout.height + steps[1]].map((length) =>
    clamp(length, windowMap.from, windowMap.to),
  );
  resizeWindow(width, height);
  writeWindow("size by keys map");
});

// MARK: Tabs, where the map has no room beside the ruler

const sizeTabs = [...document.querySelectorAll(".size-tabs button")];

function chooseTab(chosen) {
  for (const tab of sizeTabs) {
    const isChosen = tab === chosen;
    setAttributes(tab, { "aria-selected": String(isChosen), tabindex: isChosen ? 0 : -1 });
  }
  find(".ruler-pane").dataset.tab = chosen.dataset.tab;
}

for (const tab of sizeTabs) {
  tab.addEventListener("click", () => chooseTab(tab));
  tab.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const other = sizeTabs.find((one) => one !== tab);
    chooseTab(other);
    other.focus();
  });
}

// The names of devices depend on the room.
new ResizeObserver(() => {
  if (windowMap.isComplete) drawDevices(windowMap.found.devices);
}).observe(mapView);
