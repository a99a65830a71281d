"use strict";

// MARK: The words of a line

const tokenPatterns = [
  ["comment", /\/\/.*/y],
  ["string", /"(?:[^"\\]|\\.)*"?/y],
  ["name", /`(?:[^`\\]|\\.)*`?/y],
  ["identifier", /'(?:[^'\\]|\\.)*'?/y],
  ["priority", /~\s*(?:\.[A-Za-z]+|\d+(?:\.\d+)?)?/y],
  ["number", /\d+(?:\.\d+)?(?![\w#])/y],
  ["attribute", /\.\s*[A-Za-z][A-Za-z]*/y],
  ["name", /[\p{L}_][\p{L}\p{N}_]*(?:#\d+)?/uy],
];
const declarations = /^\s*(?:anchors|window|view|label|stack|scroll|guide|let)\s+[^\s.=<>]/;
const declarationWords = new Set(
  (
    "anchors window view label stack scroll guide let in x hugging compression baseline margins " +
    "safeArea frame hidden rtl ltr font bold lines horizontal vertical spacing align fill " +
    "fillEqually fillProportionally equalSpacing equalCentering leading top firstBaseline center " +
    "trailing bottom lastBaseline withinMargins after preservesMargins"
  ).split(" "),
);

/**
 * The words of a line as `[kind, start, end]`; what is not listed is plain. The number of the format's
 * version is none that a drag changes.
 */
function tokensOf(line) {
  const tokens = [];
  if (/^\s*anchors\s/.test(line)) return [["keyword", 0, line.length]];
  const isDeclaration = declarations.test(line);
  let place = 0;
  while (place < line.length) {
    const found = tokenPatterns.find(([, pattern]) => {
      pattern.lastIndex = place;
      return pattern.test(line);
    });
    if (!found) {
      place += 1;
      continue;
    }
    const end = found[1].lastIndex;
    const word = line.slice(place, end);
    // The name that is declared may be any word.
    const isFirst = /^\s*$/.test(line.slice(0, place));
    const isNamed =
      tokens.length === 1 && tokens[0][0] === "keyword" && !line.slice(tokens[0][2], place).trim();
    const isKeyword =
      found[0] === "name" && isDeclaration && declarationWords.has(word) && (isFirst || !isNamed);
    if (isKeyword) tokens.push(["keyword", place, end]);
    else if (found[0] !== "name") tokens.push([found[0], place, end]);
    place = end;
  }
  return tokens;
}

/** The numbers of a line that a drag changes. */
function numbersOf(line) {
  return tokensOf(line).flatMap(([kind, start, end]) => {
    if (kind === "number") return [{ start, end }];
    const digits = kind === "priority" ? line.slice(start, end).search(/\d/) : -1;
    return digits < 0 ? [] : [{ start: start + digits, end }];
  });
}

/** The start of each line of a text, and where it ends. */
function lineStarts(text) {
  const starts = [0];
  for (let place = text.indexOf("\n"); place >= 0; place = text.indexOf("\n", place + 1)) {
    starts.push(place + 1);
  }
  return starts;
}

/** The number of the line, from 0, that a place in the text is in. */
function lineAt(starts, place) {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle] <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
