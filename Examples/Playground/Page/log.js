"use strict";

// MARK: Explaining a log

const logDialog = find("#log-dialog");
const logText = find("#log-text");
const logAnswer = find("#log-answer");

find("#log-button").addEventListener("click", () => {
  logDialog.showModal();
  logText.focus();
});
logDialog.querySelector("[data-close]").addEventListener("click", () => logDialog.close());

/** The constraints that conflict, their sum and the repairs, as text. */
function logConflict({ title, text }) {
  return make("article", {}, make("h3", {}, title), make("pre", {}, text));
}

find("#log-explain").addEventListener("click", () => {
  if (logText.value.trim() === "") {
    logAnswer.replaceChildren(make("p", { class: "mistake" }, "There is nothing to explain yet."));
    return;
  }
  const answer = ask("log", logText.value);
  if (!answer) return;
  const { conflicts, mistakes = [], text } = answer;
  logAnswer.replaceChildren(
    ...mistakes.map((mistake) => make("p", { class: "mistake" }, mistake)),
    conflicts.length === 0 && text ? make("pre", {}, text) : "",
    ...conflicts.map(logConflict),
  );
});
