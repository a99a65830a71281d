"use strict";

// MARK: The numbers on dimension lines

// In pixels, at every scale of the picture.
const pill = { fontSize: 11, height: 16, gap: 3 };
// With more marks than that, each pill stays where the engine has put it.
const mostPillsPlaced = 200;
// The costs of a place: of each pixel of text or of another pill that it covers, of each pixel beyond the
// stage, of the line of another mark that it covers, and of each pixel away from the engine's place.
const pillCosts = { covered: 10, outside: 10, line: 16, distance: 1 };

/** Adds to each shape the pill of its mark, where it covers least. The marks that are drawn last choose first. */
function addPills(shapes) {
  const taken = [...textBoxes(), ...picture.nameBoxes];
  const { width, height } = stage.getBoundingClientRect();
  const { x, y, scale } = picture;
  const seen = { x: -x / scale, y: -y / scale, width: width / scale, height: height / scale };
  for (let number = shapes.length - 1; number >= 0; number -= 1) {
    const mark = marks.list[number];
    const words = [mark.number, mark.text].filter(Boolean).join("  ");
    if (!mark.label || !words) continue;
    const box = placeOfPill(mark, words, taken, seen);
    taken.push(box);
    shapes[number].append(...pillShapes(box, words));
  }
}

/** Returns the rectangle of a pill, in points of the window: the place that costs least. */
function placeOfPill(mark, words, taken, seen) {
  const pixel = 1 / picture.scale;
  const width = (words.length * 0.61 + 1) * pill.fontSize * pixel;
  const height = pill.height * pixel;
  const [x, y, labelWidth, labelHeight] = mark.label;
  const first = { x: x + labelWidth / 2, y: y + labelHeight / 2 };
  const isOneOfMany = marks.list.length > mostPillsPlaced;
  if (isOneOfMany) return { x: first.x - width / 2, y: first.y - height / 2, width, height };
  let best;
  for (const center of [first, ...placesAlong(mark, width, height, pixel)]) {
    const box = { x: center.x - width / 2, y: center.y - height / 2, width, height };
    const covered = taken.reduce((sum, other) => sum + overlap(box, other), 0);
    const outside = width * height - overlap(box, seen);
    const lines = marks.list.filter((other) => other !== mark && isCrossed(box, other));
    const distance = Math.hypot(center.x - first.x, center.y - first.y);
    const cost =
      ((covered * pillCosts.covered + outside * pillCosts.outside) / height +
        distance * pillCosts.distance) /
        pixel +
      lines.length * pillCosts.line;
    if (!best || cost < best.cost) best = { box, cost };
    if (cost === 0) break;
  }
  return best.box;
}

/** Returns the middles of places on a line, beside it and beyond its ends. */
function placesAlong(mark, width, height, pixel) {
  const [x1, y1, x2, y2] = mark.segments[0] ?? [];
  if (x1 === undefined) return [];
  const isAcross = Math.abs(x2 - x1) >= Math.abs(y2 - y1);
  const length = isAcross ? Math.abs(x2 - x1) : Math.abs(y2 - y1);
  const beyond = ((isAcross ? width : height) / 2 + pill.gap * pixel) / (length || 1);
  const aside = (isAcross ? height : width) / 2 + pill.gap * pixel;
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1, -beyond, 1 + beyond];
  return shares.flatMap((share) =>
    [0, -1, 1, -2, 2, -3, 3].map((away) => ({
      x: x1 + (x2 - x1) * share + (isAcross ? 0 : away * aside),
      y: y1 + (y2 - y1) * share + (isAcross ? away * aside : 0),
    })),
  );
}

/** Returns `true` if the first line of a mark runs through a rectangle. */
function isCrossed({ x, y, width, height }, { segments }) {
  const [x1, y1, x2, y2] = segments[0] ?? [];
  return (
    Math.min(x1, x2) < x + width &&
    Math.max(x1, x2) > x &&
    Math.min(y1, y2) < y + height &&
    Math.max(y1, y2) > y
  );
}

/** Returns the area that two rectangles have in common. */
function overlap(one, other) {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

function pillShapes({ x, y, width, height }, words) {
  const size = pill.fontSize / picture.scale;
  return [
    shape("rect", { class: "pill", x, y, width, height, rx: height / 2 }),
    shape(
      "text",
      {
        x: x + width / 2,
        y: y + height / 2 + size * 0.36,
        "font-size": size,
        textLength: width - size,
        lengthAdjust: "spacingAndGlyphs",
      },
      words,
    ),
  ];
}
