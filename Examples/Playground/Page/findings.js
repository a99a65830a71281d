"use strict";

// MARK: What was found

const findingsPanel = find("#findings");
const pictureState = find("#picture-state");
const sums = stage.querySelector(".sums");

/** The mistakes of the text in words; a click goes to the place. */
function mistakeList() {
  const list = layout.mistakes.map((mistake) =>
    make(
      "li",
      {},
      makeButton(
        { class: "mistake-link" },
        () => goToPlace(mistake.start, mistake.end),
        make("b", {}, `line ${mistake.line}`),
        mistake.message,
      ),
    ),
  );
  return make("article", { class: "finding mistake" }, make("ul", {}, list));
}

function verdict() {
  const { conflicts, ambiguities, compressed } = layout.findings;
  if (layout.mistakes.length > 0) {
    return ["bad", `${counted(layout.mistakes.length, "mistake")} in the text`];
  }
  const parts = [];
  if (conflicts.length > 0) parts.push(counted(conflicts.length, "conflict"));
  if (ambiguities.length > 0) {
    parts.push(`${counted(ambiguities.length, "view")} not determined`);
  }
  if (compressed.length > 0) parts.push(`${counted(compressed.length, "content")} without room`);
  if (parts.length === 0) return ["good", "No conflicts, nothing ambiguous"];
  return [conflicts.length > 0 ? "bad" : "open", parts.join(", ")];
}

/** Asks for the findings. */
function readFindings() {
  const findings = ask("findings");
  if (!findings) return false;
  layout.findings = { ...findings, text: field.value };
  return true;
}

/** Shows the sums of the conflicts above the picture, which makes room for them. */
function drawSums() {
  const { conflicts } = layout.findings;
  const lines = conflicts.slice(0, 3).map(({ sum, title }) => make("p", {}, sum || title));
  sums.replaceChildren(...lines);
  fitNewSize();
}

/** Shows the findings in the picture: red frames, dimension lines, and the edges that are open. */
function drawFindings() {
  const { conflicts } = layout.findings;
  const items = new Set(conflicts.flatMap((conflict) => conflict.items));
  picture.shapes.forEach((target, item) => {
    if (item > 0) target.classList.toggle("in-conflict", items.has(item));
  });
  drawOpenEdges();
  drawMarks();
}

/** Shows the findings in the panel, if it does not show the same already. */
function showFindings() {
  const { conflicts, ambiguities, compressed, unsatisfied, lint } = layout.findings;
  const hasMistakes = layout.mistakes.length > 0;
  stage.classList.toggle("stale", hasMistakes);
  pictureState.textContent = hasMistakes ? "the last one without mistakes" : "";
  const numbers = hasMistakes ? [] : conflicts.flatMap((conflict) => conflict.constraints);
  markLines(
    "in-conflict",
    numbers.map((number) => layout.constraints[number]?.line ?? 0),
  );
  const [tone, words] = verdict();
  const drawn = JSON.stringify([layout.mistakes, hasMistakes || layout.findings]);
  if (drawn === findingsPanel.drawn) return;
  findingsPanel.drawn = drawn;
  findingsPanel.replaceChildren(
    make("p", { class: `verdict ${tone}` }, words),
    ...(hasMistakes
      ? [mistakeList()]
      : [
          ...conflicts.map((finding) => findingBox("conflict", "Conflict", finding)),
          ...ambiguities.map((finding) => findingBox("ambiguity", "Ambiguous", finding)),
          ...compressed.map((finding) => findingBox("ambiguity", "No room", finding)),
          otherFindings(
            counted(unsatisfied.length, "unsatisfied optional constraint"),
            unsatisfied,
            "Unsatisfied",
          ),
          otherFindings(
            counted(lint.length, "note"),
            lint,
            "Note",
            conflicts.length + ambiguities.length === 0,
          ),
          make("p", { class: "legend" }, "Click a view to see why it is where it is."),
        ].filter(Boolean)),
  );
  const first = hasMistakes ? layout.mistakes[0].message : conflicts[0]?.title;
  announce(first ? `${words}: ${first}` : words);
}
