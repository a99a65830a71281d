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
  compressedContent: "content",
  overlap: "content",
  outOfSight: "sight",
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
  const found = rulerState.ranges.filter(({ from, to }) => from <= width && width <= to);
  return [...new Set(found.map(({ title }) => `, ${title}`))].join("");
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

// The engine lays out in many widths; of more items than that, only when it is asked to.
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
    rulerState.ranges = rangesIn(answer);
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

/** Returns the ranges of neighbouring widths with a problem, in a map of one height. */
function rangesIn({ widths: [first], runs, regions, problems }) {
  const has = (column, problem) => regions[runs[column]?.[0]?.[2]]?.includes(problem) ?? false;
  return problems.flatMap(({ kind, summary: title }, problem) => {
    const starts = [...runs.keys()].filter(
      (column) => has(column, problem) && !has(column - 1, problem),
    );
    return starts.map((start) => {
      let end = start;
      while (has(end + 1, problem)) end += 1;
      return { from: first + start, to: first + end, kind, title };
    });
  });
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
  compressedContent: "content has less room than it needs",
  overlap: "contents overlap",
  outOfSight: "out of sight",
};

/** Returns the ranges of a kind from left to right; ranges that meet are united. */
function rangesOf(kind) {
  const united = [];
  const ofKind = rulerState.ranges.filter((range) => range.kind === kind);
  for (const range of ofKind.toSorted((one, other) => one.from - other.from)) {
    const last = united.at(-1);
    // The engine looks at whole points, so a range that begins at the next one meets the last.
    if (last && range.from <= last.to + 1) {
      last.to = Math.max(last.to, range.to);
      if (!last.titles.includes(range.title)) last.titles.push(range.title);
    } else {
      united.push({ from: range.from, to: range.to, titles: [range.title] });
    }
  }
  return united;
}

/** Makes a button that names a range and goes to where it begins, or to its end if it begins outside. */
function rangeButton(range) {
  const isBelow = range.from <= rulerState.from;
  const isAbove = range.to >= rulerState.to;
  let words = `from ${shown(range.from)} to ${shown(range.to)}`;
  if (isBelow && isAbove) words = "at every width";
  else if (isBelow) words = `up to ${shown(range.to)}`;
  else if (isAbove) words = `from ${shown(range.from)} on`;
  const edge = Math.round(isBelow ? range.to : range.from);
  return makeButton({ title: range.titles.join("\n") }, () => goToWidth(edge), words);
}

// The sentence names so many ranges of a kind, and counts the rest.
const mostRangesNamed = 4;

/** Shows a sentence with all widths in which there is a problem of each kind. */
function showRulerWords() {
  const drawn = JSON.stringify([rulerState.from, rulerState.to, rulerState.ranges]);
  if (drawn === rulerState.drawn) return;
  rulerState.drawn = drawn;
  const { from, to } = rulerState;
  const sentences = Object.keys(kindWords).flatMap((kind) => {
    const ranges = rangesOf(kind);
    if (ranges.length === 0) return [];
    const parts = ranges.slice(0, mostRangesNamed).map(rangeButton);
    const rest = ranges.length - parts.length;
    if (rest > 0) parts.push(`in ${rest} more`);
    const list = parts.flatMap((part, number) => {
      if (number === 0) return [part];
      return [number === parts.length - 1 ? " and " : ", ", part];
    });
    return [make("span", { class: bandKinds[kind] }, `${kindWords[kind]} `, list)];
  });
  rulerWords.replaceChildren(
    ...(sentences.length > 0
      ? sentences.flatMap((sentence, number) => (number > 0 ? ["; ", sentence] : [sentence]))
      : [`Nothing wrong from ${from} to ${to} points.`]),
  );
}
