"use strict";

// MARK: The text and the marks behind it

const field = find("#text");
const code = find(".code");
const marked = find(".sheet pre");
// What is drawn: each line's text, its element, and where it starts in the text.
const sheet = { lines: [], rows: [], starts: [0], mistakes: "" };

const lineText = (number) => sheet.lines[number - 1] ?? "";

/** The pieces of a line: its words in colour, its mistakes underlined. */
function piecesOf(line, mistakes) {
  const tokens = tokensOf(line);
  const cuts = new Set([0, line.length]);
  for (const [, start, end] of tokens) cuts.add(start).add(end);
  for (const { start, end } of mistakes) {
    cuts.add(clamp(start, 0, line.length)).add(clamp(end, 0, line.length));
  }
  const places = [...cuts].toSorted((one, other) => one - other);
  const pieces = places.slice(1).map((end, number) => {
    const start = places[number];
    const token = tokens.find((other) => other[1] <= start && end <= other[2]);
    const isMistake = mistakes.some((mistake) => mistake.start <= start && end <= mistake.end);
    const classes = [token && `token-${token[0]}`, isMistake && "token-mistake"].filter(Boolean);
    const text = line.slice(start, end);
    return classes.length > 0 ? make("span", { class: classes.join(" ") }, text) : text;
  });
  // A mistake of no length is where something is missing.
  const isAtEnd = mistakes.some(({ start }) => start >= line.length);
  return isAtEnd ? [...pieces, make("span", { class: "token-mistake" })] : pieces;
}

/** Draws the lines that changed. */
function drawSheet() {
  const lines = field.value.split("\n");
  const before = sheet.lines;
  let same = 0;
  while (same < Math.min(lines.length, before.length) && lines[same] === before[same]) same += 1;
  let sameAtEnd = 0;
  const limit = Math.min(lines.length, before.length) - same;
  while (sameAtEnd < limit && lines.at(-1 - sameAtEnd) === before.at(-1 - sameAtEnd)) {
    sameAtEnd += 1;
  }
  const fresh = lines.slice(same, lines.length - sameAtEnd).map((line) => {
    const row = make("div", { class: "line" });
    row.append(...piecesOf(line, []));
    return row;
  });
  const old = sheet.rows.splice(same, before.length - sameAtEnd - same, ...fresh);
  for (const row of old) row.remove();
  const next = sheet.rows[same + fresh.length];
  if (next) next.before(...fresh);
  else marked.append(...fresh);
  sheet.lines = lines;
  sheet.starts = lineStarts(field.value);
  markClippedSoon();
}

/** Underlines the mistakes; lines that had some and have none are drawn anew. */
function drawMistakes() {
  const inLine = layout.mistakes.map((mistake) => {
    const line = lineAt(sheet.starts, Math.min(mistake.start, field.value.length));
    const start = mistake.start - sheet.starts[line];
    return { line, start, end: Math.max(mistake.end - sheet.starts[line], start + 1) };
  });
  const touched = new Set(inLine.map(({ line }) => line));
  for (const row of marked.querySelectorAll(".line:has(.token-mistake)")) {
    touched.add(sheet.rows.indexOf(row));
  }
  for (const line of touched) {
    sheet.rows[line]?.replaceChildren(
      ...piecesOf(
        sheet.lines[line],
        inLine.filter((mistake) => mistake.line === line),
      ),
    );
  }
}

/** Marks lines, counted from 1, with a class that no others have then. */
function markLines(name, lines) {
  const wanted = new Set(lines.map((line) => sheet.rows[line - 1]).filter(Boolean));
  for (const row of marked.querySelectorAll(`.${name}`)) {
    if (!wanted.has(row)) row.classList.remove(name);
  }
  for (const row of wanted) row.classList.add(name);
}

/** Scrolls a line, counted from 1, to where it is seen. */
function revealLine(line) {
  const row = sheet.rows[line - 1];
  if (!row) return;
  const top = row.offsetTop - code.scrollTop;
  if (top < 0 || top + row.offsetHeight > code.clientHeight) {
    code.scrollTop = row.offsetTop - code.clientHeight / 3;
  }
}
