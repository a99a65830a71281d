"use strict";

// MARK: The ruler of widths

const ruler = find("#ruler");
const rulerWords = find("#ruler-words");
const bands = ruler.querySelector(".bands");
const thumb = ruler.querySelector(".thumb");
// The widths that the ruler shows, and what the engine found in them, of which text.
const rulerState = { from: 160, to: 800, ranges: [], asked: "", pointer: null, drawn: "" };

const placeOnRuler = (width) =>
  `${clamp(((width - rulerState.from) / (rulerState.to - rulerState.from)) * 100, 0, 100)}%`;

const bandKinds = {
  conflict: "conflict",
  ambiguity: "ambiguity",
  content: "content",
  "out of sight": "sight",
};

function showThumb() {
  if (
    rulerState.pointer === null &&
    (layout.width > rulerState.to || layout.width < rulerState.from)
  ) {
    setRuler();
  }
  thumb.style.left = placeOnRuler(layout.width);
  setAttributes(ruler, {
    "aria-valuemin": rulerState.from,
    "aria-valuemax": rulerState.to,
    "aria-valuenow": Math.round(layout.width),
    "aria-valuetext": `${Math.round(layout.width)} points${rangeWordsAt(layout.width)}`,
  });
}

function rangeWordsAt(width) {
  const found = rulerState.ranges.find(({ from, to }) => from <= width && width <= to);
  return found ? `, ${found.title}` : "";
}

/** Chooses the widths: from half of the narrowest that matters to well over the window's. */
function setRuler() {
  rulerState.from = Math.min(160, Math.floor(layout.width / 2 / 20) * 20);
  rulerState.to = Math.max(800, Math.ceil((layout.width * 1.25) / 200) * 200);
  const { from, to } = rulerState;
  const step = to - from > 2400 ? 500 : to - from > 1000 ? 200 : 100;
  const ticks = [];
  for (let width = Math.ceil(from / step) * step; width <= to; width += step) {
    const tick = make("span", {}, String(width));
    tick.style.left = placeOnRuler(width);
    ticks.push(tick);
  }
  ruler.querySelector(".ticks").replaceChildren(...ticks);
}

// The engine lays out in each width; of more items than that, only when it is asked to.
const mostItemsAsked = 120;

/** Asks what is wrong in which widths, once for each text, and shows it. */
function showRanges({ isWanted = false } = {}) {
  if (layout.items.length === 0 || layout.mistakes.length > 0) return;
  const asked = `${rulerState.from} ${rulerState.to} ${layout.height} ${isRightToLeft()} ${field.value.replace(windowLine, "")}`;
  if (asked !== rulerState.asked && layout.items.length > mostItemsAsked && !isWanted) {
    offerRanges();
    return;
  }
  if (asked !== rulerState.asked) {
    const answer = ask("widths", rulerState.from, rulerState.to);
    if (!answer) return;
    rulerState.asked = asked;
    rulerState.ranges = answer.ranges;
  }
  ruler.classList.remove("unknown");
  bands.replaceChildren(
    ...rulerState.ranges.map((range) => {
      const band = make("span", {
        class: `band ${bandKinds[range.kind] ?? ""}`,
        title: range.title,
      });
      band.style.left = placeOnRuler(range.from);
      band.style.right = `calc(100% - ${placeOnRuler(range.to)})`;
      return band;
    }),
  );
  showRulerWords();
  showThumb();
}

/** Offers to look at all widths, which takes a while for so many items. */
function offerRanges() {
  rulerState.ranges = [];
  rulerState.asked = rulerState.drawn = "";
  bands.replaceChildren();
  rulerWords.replaceChildren(
    makeButton({}, () => showRanges({ isWanted: true }), "Look at all widths, which takes a while"),
  );
}

const kindWords = {
  conflict: "conflict",
  ambiguity: "ambiguous",
  content: "content has less room than it needs",
  "out of sight": "out of sight",
};

/** The widest range of each kind in words, each a button that goes to where it begins. */
function showRulerWords() {
  const drawn = JSON.stringify([rulerState.from, rulerState.to, rulerState.ranges]);
  if (drawn === rulerState.drawn) return;
  rulerState.drawn = drawn;
  const { from, to, ranges } = rulerState;
  const kinds = Object.keys(kindWords);
  const widest = kinds.flatMap((kind) => {
    const same = ranges.filter((range) => range.kind === kind);
    return same.toSorted((one, other) => other.to - other.from - (one.to - one.from)).slice(0, 1);
  });
  const words = widest.slice(0, 2).map((range) => {
    const isBelow = range.from <= from;
    const isAbove = range.to >= to;
    const place =
      isBelow && isAbove
        ? "at every width"
        : isBelow
          ? `up to ${shown(range.to)}`
          : isAbove
            ? `from ${shown(range.from)} on`
            : `${shown(range.from)} to ${shown(range.to)}`;
    const edge = Math.round(isBelow ? range.to : range.from);
    const text = `${kindWords[range.kind]} ${place}`;
    return makeButton(
      { class: bandKinds[range.kind], title: range.title },
      () => goToWidth(edge),
      text,
    );
  });
  rulerWords.replaceChildren(
    ...(words.length > 0
      ? words.flatMap((word) => [word, " "])
      : [`Nothing wrong from ${from} to ${to} points.`]),
  );
}
