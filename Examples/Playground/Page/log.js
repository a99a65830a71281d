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

/** A picture as an image: what is in it cannot become a part of the page. */
function imageOf(svg, title) {
  return make("img", {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    alt: `Picture: ${title}`,
  });
}

function logConflict({ title, text, svg, document: layoutText }) {
  const open = makeButton(
    { class: "prominent" },
    () => {
      logDialog.close();
      forgetLink();
      openText(layoutText, titleOf(layoutText), "from a log");
    },
    "Open as a layout",
  );
  return make(
    "article",
    {},
    make("h3", {}, title),
    make("pre", {}, text),
    svg ? imageOf(svg, title) : "",
    layoutText ? open : "",
  );
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
