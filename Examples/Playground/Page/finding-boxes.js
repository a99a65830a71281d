"use strict";

// MARK: A finding in the panel

const counted = (count, noun, nouns = `${noun}s`) => `${count} ${count === 1 ? noun : nouns}`;

/** A line of the text, as a button that goes there. */
function lineLink(line, text = lineText(line).trim()) {
  return makeButton(
    { class: "line-link", title: `Go to line ${line}` },
    () => goToLine(line),
    make("code", {}, text),
    make("span", {}, `line ${line}`),
  );
}

/** Links to the lines of constraints; several of one line are one. */
function lineLinks(constraints) {
  const lines = constraints.map((number) => layout.constraints[number]?.line ?? 0);
  return make(
    "ul",
    {},
    [...new Set(lines)].filter((line) => line > 0).map((line) => make("li", {}, lineLink(line))),
  );
}

/** Repairs, each a button that makes its edits. */
function repairList(title, repairs) {
  if (repairs.length === 0) return [];
  const buttons = repairs.map((repair) =>
    make(
      "li",
      {},
      makeButton({}, () => applyRepair(repair), make("span", {}, repair.text)),
    ),
  );
  return [make("h4", {}, title), make("ul", { class: "repairs" }, buttons)];
}

/** Makes the edits of a repair. The places in them are those of the text that was looked at. */
function applyRepair(repair) {
  if (layout.findings.text !== field.value) {
    refreshNow();
    const all = [...layout.findings.conflicts, ...layout.findings.ambiguities];
    const same = all.flatMap(({ repairs }) => repairs).find(({ text }) => text === repair.text);
    if (!same) return;
    return applyRepair(same);
  }
  applyEdits(repair.edits);
  confirmDone(`Applied: ${repair.text}`);
}

function findingBox(kind, name, finding) {
  const constraints = finding.constraints ?? [];
  return make(
    "article",
    { class: `finding ${kind}` },
    make("p", { class: "kind" }, name),
    make("h3", {}, finding.title),
    finding.sum ? make("p", { class: "sum" }, finding.sum) : "",
    constraints.length === 0 ? finding.lines.map((line) => make("p", {}, line)) : "",
    constraints.length > 0 ? [make("h4", {}, "Their lines"), lineLinks(constraints)] : "",
    repairList(
      kind === "conflict" ? "To fix it, do one of these" : "To determine it, do one of these",
      finding.repairs ?? [],
    ),
  );
}

function otherFindings(title, findings, name, isOpen = false) {
  if (findings.length === 0) return "";
  return make(
    "details",
    { class: "others", open: isOpen },
    make("summary", {}, title),
    findings.map((finding) => findingBox("note", name, finding)),
  );
}
