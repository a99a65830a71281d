"use strict";

// MARK: Making the map

// The map is made in slices, so that a key or a frame waits for one slice at most. Milliseconds: of
// a slice, from the beginning to the first picture, and from one picture to the next.
const sliceTime = 5;
const firstPicture = 60;
const nextPicture = 250;
// The number of the map that is being made, what it is of, what the engine could not map, and when
// the next picture is due.
const mapSteps = { turn: 0, asked: "", refused: "", due: 0 };

const mapIdentity = () => `${isRightToLeft()} ${field.value.replace(windowLine, "")}`;

/** The text may be another: then what is being made is of no use. */
function mapChanged() {
  if (mapIdentity() === mapSteps.asked) return;
  mapSteps.turn += 1;
  mapSteps.asked = "";
  windowMap.isComplete = false;
  mapPane.classList.add("unknown");
}

const mapSoon = debounced(30, () => makeMap());

/** Begins a map of the open layout, unless it is made already. */
function makeMap({ isWanted = false } = {}) {
  const isOpen = host.engine && layout.items.length > 0 && layout.mistakes.length === 0;
  const asked = mapIdentity();
  if (!isOpen || changes.text || asked === mapSteps.asked || asked === mapSteps.refused) return;
  mapChanged();
  if (layout.items.length > mostItemsAsked && !isWanted) return offerMap();
  mapSteps.asked = asked;
  mapSteps.due = performance.now() + firstPicture;
  ask("beginMap");
  if (host.engine) nextSlice(mapSteps.turn);
  else mapSteps.refused = asked;
}

function nextSlice(turn) {
  setTimeout(() => {
    if (turn === mapSteps.turn && host.engine) makeSlice(turn);
  });
}

/** Makes a slice, or shows what there is so far. */
function makeSlice(turn) {
  const start = performance.now();
  if (start >= mapSteps.due) {
    readMap(false);
    mapSteps.due = performance.now() + nextPicture;
    return nextSlice(turn);
  }
  let share = 0;
  while (share >= 0 && performance.now() < start + sliceTime) share = ask("advanceMap");
  if (share >= 0) nextSlice(turn);
  else if (share === -1) readMap(true);
  // The engine has stopped. Its successor is not asked again.
  else mapSteps.refused = mapSteps.asked;
}

function readMap(isComplete) {
  const found = ask("windowMap");
  if (!found) return;
  Object.assign(windowMap, { found, isComplete });
  drawMap();
}

/** Offers a map of so many items, which takes a while. */
function offerMap() {
  windowMap.found = null;
  mapShapes.replaceChildren();
  mapFrontier.setAttribute("d", "");
  mapDevices.replaceChildren();
  showPoint();
  mapList.replaceChildren(
    makeButton({}, () => makeMap({ isWanted: true }), "Look at all windows, which takes a while"),
  );
}
