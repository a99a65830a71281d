// MARK: Pointing at the picture

const pointers = new Map();
let travelled = 0;

const placeOf = (event) => {
  const { left, top } = stage.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
};

stage.addEventListener("pointerdown", (event) => {
  if (event.button !== 0) return;
  if (pointers.size === 0) travelled = 0;
  pointers.set(event.pointerId, placeOf(event));
});

stage.addEventListener("pointermove", (event) => {
  const before = pointers.get(event.pointerId);
  if (!before) return;
  const now = placeOf(event);
  const others = [...pointers].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
  pointers.set(event.pointerId, now);
  travelled += Math.hypot(now.x - before.x, now.y - before.y);
  if (travelled < 4) return;
  // From here on it is a drag, wherever it goes.
  stage.setPointerCapture(event.pointerId);
  stage.classList.add("dragged");
  stage.dataset.moved = "yes";
  if (others.length === 0) return pan(before.x - now.x, before.y - now.y);
  const distance = (place) => Math.hypot(place.x - others[0].x, place.y - others[0].y);
  zoom(distance(now) / Math.max(1, distance(before)), others[0]);
});

for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
  stage.addEventListener(end, (event) => {
    if (end === "pointerleave" && stage.hasPointerCapture(event.pointerId)) return;
    pointers.delete(event.pointerId);
    if (pointers.size === 0) stage.classList.remove("dragged");
  });
}

stage.addEventListener("click", (event) => {
  if (travelled >= 4) return;
  const mark = event.target.closest("[data-constraint]");
  if (mark) {
    const { first } = constraints[mark.dataset.constraint];
    if (first !== undefined) select(first);
    return flash(Number(mark.dataset.constraint));
  }
  const item = event.target.closest("[data-item]");
  select(item ? Number(item.dataset.item) : -1);
});

stage.addEventListener(
  "wheel",
  (event) => {
    event.preventDefault();
    stage.dataset.moved = "yes";
    if (event.ctrlKey || event.metaKey) {
      zoom(Math.exp(-event.deltaY * 0.01), placeOf(event));
    } else {
      pan(event.deltaX, event.deltaY);
    }
  },
  { passive: false },
);

stage.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const keys = {
    ArrowLeft: () => pan(-40, 0),
    ArrowRight: () => pan(40, 0),
    ArrowUp: () => pan(0, -40),
    ArrowDown: () => pan(0, 40),
    "+": () => zoom(1.25),
    "=": () => zoom(1.25),
    "-": () => zoom(0.8),
    0: fit,
    Escape: () => select(-1),
  };
  if (!keys[event.key]) return;
  event.preventDefault();
  stage.dataset.moved = "yes";
  keys[event.key]();
});

for (const button of document.querySelectorAll("[data-zoom]")) {
  button.addEventListener("click", () => {
    if (button.dataset.zoom === "fit") {
      delete stage.dataset.moved;
      fit();
    } else {
      stage.dataset.moved = "yes";
      zoom(button.dataset.zoom === "in" ? 1.25 : 0.8);
    }
  });
}
for (const radio of document.querySelectorAll("[name=lines]")) {
  radio.addEventListener("change", () => {
    stage.dataset.lines = radio.value;
    if (radio.value === "all") drawAllLines();
  });
}
find("#names").addEventListener("change", (event) => {
  stage.dataset.names = event.target.checked ? "on" : "off";
});
watchHover(svg);
