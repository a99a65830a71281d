// MARK: The picture

const stage = find(".stage");
const svg = stage.querySelector("svg");
const whole = svg.viewBox.baseVal;
const extent = { x: whole.x, y: whole.y, width: whole.width, height: whole.height };
// What is seen: a point of the picture in the top left corner, and pixels for a point.
const view = { x: 0, y: 0, scale: 1 };
svg.setAttribute("preserveAspectRatio", "none");

const svgElement = (name, attributes) => {
  const element = document.createElementNS(svg.namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};
// Over the frames, and under names and lines.
const overlay = svg.insertBefore(
  svgElement("g", { class: "overlay" }),
  svg.querySelector(".names"),
);
const hoverMark = overlay.appendChild(svgElement("rect", { class: "hover", visibility: "hidden" }));
const selectionMark = overlay.appendChild(
  svgElement("rect", { class: "selection", visibility: "hidden" }),
);

function frameMark(mark, number) {
  mark.setAttribute("visibility", number < 0 ? "hidden" : "visible");
  if (number < 0) return;
  ["x", "y", "width", "height"].forEach((key, place) =>
    mark.setAttribute(key, items[number].seen[place]),
  );
}

const showHover = (number) => frameMark(hoverMark, number);

// Constraints are drawn when they are first asked for; all of them from back to front.
const lines = svg.appendChild(svgElement("g", { class: "lines" }));
const drawings = new Map(JSON.parse(find("#marks").textContent));
let areAllDrawn = false;

function lineOf(number) {
  const drawn = () => lines.querySelector(`[data-constraint="${number}"]`);
  if (drawn() || !drawings.has(number)) return drawn();
  const holder = svgElement("g", {});
  holder.innerHTML = drawings.get(number);
  lines.append(...holder.childNodes);
  return drawn();
}

function drawAllLines() {
  if (areAllDrawn) return;
  areAllDrawn = true;
  lines.innerHTML = [...drawings.values()].join("");
  showInPicture(selected);
}

function applyView() {
  const { width, height } = stage.getBoundingClientRect();
  if (width === 0 || height === 0) return;
  svg.setAttribute("viewBox", [view.x, view.y, width / view.scale, height / view.scale].join(" "));
}

/** Shows all of it; of a long list, the beginning at its width. */
function fit() {
  const { width, height } = stage.getBoundingClientRect();
  const [byWidth, byHeight] = [width / extent.width, height / extent.height];
  const isLong = byHeight < byWidth / 4;
  view.scale = Math.min(isLong ? byWidth : Math.min(byWidth, byHeight), 3);
  view.x = extent.x - (width / view.scale - extent.width) / 2;
  view.y = isLong ? extent.y : extent.y - (height / view.scale - extent.height) / 2;
  applyView();
}

/** Zooms around a place on the stage, in pixels; its middle by default. */
function zoom(factor, place) {
  const { width, height } = stage.getBoundingClientRect();
  const { x, y } = place ?? { x: width / 2, y: height / 2 };
  const scale = Math.min(Math.max(view.scale * factor, 0.02), 40);
  view.x += x / view.scale - x / scale;
  view.y += y / view.scale - y / scale;
  view.scale = scale;
  applyView();
}

function pan(x, y) {
  view.x += x / view.scale;
  view.y += y / view.scale;
  applyView();
}

/** Moves an item into view if it is not, and makes it large enough to be seen. */
function reveal(number) {
  const { width, height } = stage.getBoundingClientRect();
  const [x, y, itemWidth, itemHeight] = items[number].seen;
  const size = Math.max(itemWidth, itemHeight);
  const isTiny = size > 0 && size * view.scale < 14;
  if (isTiny) view.scale = Math.min(28 / size, 4);
  const isIn = (start, length, origin, room) =>
    start + length > origin && start < origin + room / view.scale;
  if (isTiny || !isIn(x, itemWidth, view.x, width))
    view.x = x + itemWidth / 2 - width / view.scale / 2;
  if (isTiny || !isIn(y, itemHeight, view.y, height))
    view.y = y + itemHeight / 2 - height / view.scale / 2;
  applyView();
}

function showInPicture(number) {
  frameMark(selectionMark, number);
  for (const mark of lines.querySelectorAll(".on")) mark.classList.remove("on");
  const shown = number < 0 ? inConflict : [...items[number].own, ...items[number].other];
  for (const constraint of shown) lineOf(constraint)?.classList.add("on");
  stage.classList.toggle("focused", number >= 0);
  if (number >= 0) reveal(number);
}

// As long as nobody has moved it, it is fitted to its room.
new ResizeObserver(() => {
  if (stage.dataset.moved) return applyView();
  fit();
  if (selected >= 0) reveal(selected);
}).observe(stage);
stage.style.setProperty("--ratio", extent.width / Math.max(1, extent.height));
