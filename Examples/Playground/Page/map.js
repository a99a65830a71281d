"use strict";

// MARK: The map of windows

const mapPane = find("#windows-panel");
const mapView = find("#map");
const mapWords = find("#map-words");
const mapList = find("#map-list");
const mapShapes = mapView.querySelector(".regions");
const mapFrontier = mapView.querySelector(".frontier");
const mapDevices = mapView.querySelector(".devices");
const mapPoint = mapView.querySelector(".point");
// The engine's map, whether it is complete, the pointer of a drag, the region of the window, and
// the problem whose windows are shown alone.
const windowMap = {
  from: 240,
  to: 1400,
  found: null,
  isComplete: false,
  pointer: null,
  region: -1,
  lit: -1,
  drawn: "",
};

/** A place on the map, as a share of its side. */
const shareOnMap = (length) =>
  clamp((length - windowMap.from) / (windowMap.to - windowMap.from), 0, 1);

function placeOnMap(element, [width, height]) {
  element.style.left = `${shareOnMap(width) * 100}%`;
  element.style.top = `${shareOnMap(height) * 100}%`;
}

/** Returns the region of a window; -1 if it has none yet. */
function regionOf(width, height) {
  const column = windowMap.found?.runs[Math.floor(width) - windowMap.from] ?? [];
  const row = Math.floor(height);
  return column.find(([low, high]) => low <= row && row <= high)?.[2] ?? -1;
}

/** Returns the places of the problems of a region, worst first. */
const problemsOf = (region) => windowMap.found?.regions[region] ?? [];

const classOfProblem = (problem) => windowMap.found.problems[problem]?.kind ?? "works";

// MARK: Drawing

/** Makes a path of each region: rectangles of neighbouring widths with the same heights. */
function regionPaths({ runs, regions }) {
  const paths = regions.map(() => "");
  let open = new Map();
  const close = ({ x, low, high, region }, end) => {
    const width = end - x;
    paths[region] += `M${x} ${low - windowMap.from}h${width}v${high - low + 1}h${-width}z`;
  };
  runs.forEach((column, x) => {
    const next = new Map();
    for (const [low, high, region] of column) {
      const key = `${low} ${high} ${region}`;
      next.set(key, open.get(key) ?? { x, low, high, region });
      open.delete(key);
    }
    for (const rect of open.values()) close(rect, x);
    open = next;
  });
  for (const rect of open.values()) close(rect, runs.length);
  return paths;
}

/** Returns the line that joins the smallest windows that work, from the narrowest to the widest. */
function frontierPath(windows) {
  if (windows.length === 0) return "";
  const size = windowMap.to - windowMap.from + 1;
  const steps = windows.map(
    ([width, height]) => `H${width - windowMap.from}V${height - windowMap.from}`,
  );
  return `M${windows[0][0] - windowMap.from} ${size}${steps.join("")}H${size}`;
}

/** Draws the map that was found, as far as it is complete. */
function drawMap() {
  const { found, isComplete } = windowMap;
  windowMap.lit = -1;
  mapShapes.replaceChildren(
    ...regionPaths(found).map((d, region) =>
      shape("path", { d, class: `region ${classOfProblem(problemsOf(region)[0])}` }),
    ),
  );
  mapFrontier.setAttribute("d", isComplete ? frontierPath(found.smallestWindows) : "");
  drawDevices(isComplete ? found.devices : []);
  mapPane.classList.toggle("unknown", !isComplete);
  windowMap.drawn = "";
  showPoint();
}

// A smaller map has no room for the names of devices.
const leastForNames = 260;

/** Draws the devices as dots, with their names where there is room. */
function drawDevices(devices) {
  const side = mapView.clientWidth;
  const taken = [];
  mapDevices.replaceChildren(
    ...devices.map(({ name, size, problems }) => {
      const dot = make("span", { class: problems.length > 0 ? "bad" : false, title: name });
      placeOnMap(dot, size);
      const box = { x: shareOnMap(size[0]) * side, y: shareOnMap(size[1]) * side };
      box.end = box.x + 14 + name.length * 5.2;
      const isFree = taken.every(
        (other) => Math.abs(other.y - box.y) > 12 || other.end < box.x || box.end < other.x,
      );
      if (side >= leastForNames && isFree && box.end < side) {
        taken.push(box);
        dot.append(make("i", {}, name));
      }
      return dot;
    }),
  );
}

// MARK: The window's place

/** Shows where the window is on the map, and what is wrong there. */
function showPoint() {
  const { width, height } = layout;
  placeOnMap(mapPoint, [width, height]);
  const region = regionOf(width, height);
  const isOther = region !== windowMap.region;
  windowMap.region = region;
  const words = windowWords();
  setAttributes(mapView, {
    "aria-valuemin": windowMap.from,
    "aria-valuemax": windowMap.to,
    "aria-valuenow": Math.round(width),
    "aria-valuetext": words,
  });
  mapWords.textContent = words;
  showMapFindings();
  if (isOther && (windowMap.pointer !== null || document.activeElement === mapView))
    announceRegion();
}

/** Returns the window's size, the device that has it, and how many problems there are. */
function windowWords() {
  const { width, height } = layout;
  const size = `${shown(width)} × ${shown(height)}`;
  if (!windowMap.found) return size;
  const device = windowMap.found.devices.find(
    (other) => other.size[0] === width && other.size[1] === height,
  );
  const name = device ? `, ${device.name}` : "";
  if (windowMap.region < 0) return `${size}${name}`;
  const count = problemsOf(windowMap.region).length;
  return `${size}${name}: ${count > 0 ? counted(count, "problem") : "nothing wrong"}`;
}

const announceRegion = debounced(250, () => {
  const problems = problemsOf(windowMap.region).map((problem) => problemText(problem));
  announce([windowWords(), ...problems].join(". "));
});

/** Returns a problem and its windows in words, which are those of a complete map. */
function problemText(problem) {
  const { text, summary } = windowMap.found.problems[problem];
  return windowMap.isComplete ? text : summary;
}

// MARK: What is wrong

/** Lists the problems of the window, and then those of other windows. */
function showMapFindings() {
  const { found, region, isComplete } = windowMap;
  const drawn = `${region} ${found !== null}`;
  if (drawn === windowMap.drawn) return;
  windowMap.drawn = drawn;
  if (!found) return mapList.replaceChildren();
  const here = problemsOf(region);
  const others = [...found.problems.keys()].filter((problem) => !here.includes(problem));
  const list = (problems) =>
    make(
      "ul",
      {},
      problems.map((problem) => make("li", {}, problemButton(problem))),
    );
  mapList.replaceChildren(
    list(here),
    others.length > 0 && isComplete
      ? make("details", {}, make("summary", {}, `In other windows: ${others.length}`), list(others))
      : "",
    isComplete ? make("p", {}, `Smallest windows that work: ${smallestWindows()}`) : "",
  );
}

const smallestWindows = () =>
  windowMap.found.smallestWindows.map((size) => size.join(" × ")).join(", or ") || "none";

/** A button that shows the windows with a problem alone, and selects the view that it is about. */
function problemButton(problem) {
  const { kind, items } = windowMap.found.problems[problem];
  return makeButton(
    { class: `problem ${kind}`, "aria-pressed": "false", "data-problem": problem },
    () => {
      lightProblem(windowMap.lit === problem ? -1 : problem);
      const item = layout.items.findIndex(({ name }) => name === items[0]);
      if (windowMap.lit >= 0 && item > 0) select(item, { quietly: true });
    },
    problemText(problem),
  );
}

function lightProblem(problem) {
  windowMap.lit = problem;
  mapShapes.classList.toggle("lit", problem >= 0);
  [...mapShapes.children].forEach((path, region) => {
    path.classList.toggle("has", problemsOf(region).includes(problem));
  });
  for (const button of mapList.querySelectorAll(".problem")) {
    button.setAttribute("aria-pressed", String(Number(button.dataset.problem) === problem));
  }
}
