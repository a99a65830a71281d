"use strict";

// MARK: What is said of a step

function paragraph(className, text, ...buttons) {
  const element = document.createElement("p");
  element.className = className;
  element.append(text, ...buttons);
  return element;
}

/** A button with a change of the text that would mend the layout. */
function repairButton(step, { text, edits }) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = text;
  button.addEventListener("click", () => step.edit(edits));
  return button;
}

/** Shows conflicts with their arithmetic, ambiguities, and unsatisfied constraints. */
function showFindings(step, { conflicts, ambiguities, unsatisfied }) {
  // Those of the text; that content is stretched is nothing to be told.
  const optional = unsatisfied.filter(({ constraints }) => constraints.length > 0);
  const buttons = (repairs) => repairs.slice(0, 3).map((repair) => repairButton(step, repair));
  step.said.replaceChildren(
    ...conflicts.flatMap(({ title, sum, repairs }) => [
      paragraph("conflict", title),
      paragraph("sum", sum ?? "", ...buttons(repairs)),
    ]),
    ...ambiguities.map(({ title, repairs }) => paragraph("open", title, ...buttons(repairs))),
    ...optional.map(({ title }) => paragraph("optional", title)),
  );
}

/** The buttons below a picture. */
function makeButtons(step) {
  const make = (text, action) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.addEventListener("click", action);
    return button;
  };
  const direction = make("Right to left", () => {
    step.isRightToLeft = !step.isRightToLeft;
    direction.setAttribute("aria-pressed", String(step.isRightToLeft));
    step.change();
  });
  direction.setAttribute("aria-pressed", "false");
  const reset = make("As it was", () => step.reset());
  const row = document.createElement("div");
  row.className = "buttons";
  row.append(direction, reset);
  step.picture.after(row);
  return { direction, reset };
}
