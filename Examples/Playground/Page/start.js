"use strict";

// MARK: The beginning

/** Opens the layout of the address, or the last one, and starts the engine. */
async function openPage() {
  forgetUndo();
  setRuler();
  const isOpen = isLink() && (await openLink());
  if (!isOpen) {
    const words = notice.hidden ? "" : notice.firstElementChild.textContent;
    openLast();
    notify(words);
  }
  try {
    await startEngine();
  } catch (error) {
    stage.querySelector(".loading").textContent = "There is no picture without the layout engine.";
    notify(`The layout engine could not be started: ${error.message}`);
    return;
  }
  stage.querySelector(".loading").remove();
  changes.text = changes.size = false;
  readText(field.value);
  drawMistakes();
  if (layout.items.length > 0 && layOut()) fit();
  refreshNow();
  showFindings();
  rangesAtRest();
  makeMap();
  new ResizeObserver(() => {
    if (windowDrag.pointer !== null) return;
    fit();
    refreshAtRest();
  }).observe(stage);
  document.documentElement.dataset.ready = "yes";
}

openPage();
