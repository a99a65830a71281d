"use strict";

// MARK: Pictures

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A picture with the lines of labels in the place of their names: as `LabelTexts.swift` does it. */
function withTexts(picture, labels, names) {
  const labelNames = labels.map(({ item }) => `>${escaped(names[item])}</text>`);
  const isName = (line) =>
    line.startsWith("<text") && labelNames.some((name) => line.endsWith(name));
  const rest = picture.split("\n").filter((line) => !isName(line));
  const lines = labels.flatMap(({ size, weight, lines: all }) =>
    all.map(({ text, x, baseline, width, isRightToLeft }) => {
      const bold = weight === "bold" ? ' font-weight="bold"' : "";
      const direction = isRightToLeft ? ' direction="rtl"' : "";
      return (
        `<text x="${isRightToLeft ? x + width : x}" y="${baseline}" font-size="${size}"` +
        `${bold}${direction} textLength="${width}" lengthAdjust="spacingAndGlyphs" ` +
        `class="f-name">${escaped(text)}</text>`
      );
    }),
  );
  return rest.join("\n").replace("</svg>", () => `<g class="texts">${lines.join("")}</g></svg>`);
}
