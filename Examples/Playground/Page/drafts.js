"use strict";

// MARK: Drafts

// The layout that is open: a draft of the viewer's, an example, or one that came with a link or a
// file. What is not a draft becomes a new one when it is changed, so that nothing is overwritten.
const openDocument = { draft: null, name: "" };
const documentTitle = find("#document-title");
const mostDrafts = 20;

/** The drafts, the newest first. */
const drafts = () => kept("drafts", []);

/** A name for a text: its first comment, else its first view. */
function titleOf(text) {
  const comment = /^\s*\/\/\s*(.+)$/m.exec(text)?.[1];
  const view = /^\s*(?:view|label|stack|scroll)\s+(\S+)/m.exec(text)?.[1];
  return (comment ?? view ?? "Empty window").replace(/[.:].*$/, "").slice(0, 60);
}

const saveDraft = debounced(250, saveDraftNow);
let isUnsaved = false;

/** The text was changed by the viewer. */
function draftChanged() {
  if (openDocument.draft === null) {
    openDocument.draft = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
    forgetLink();
  }
  isUnsaved = true;
  saveDraft();
}

/** Saves beside what another window of the page may have saved in the meantime. */
function saveDraftNow() {
  if (!isUnsaved || openDocument.draft === null) return;
  isUnsaved = false;
  const { draft: id } = openDocument;
  const others = drafts().filter((draft) => draft.id !== id);
  const own = { id, text: field.value, changed: Date.now() };
  const isKept = keep("drafts", [own, ...others].slice(0, mostDrafts));
  keep("open", { draft: id });
  openDocument.name = titleOf(field.value);
  showDocumentTitle(isKept ? "saved as a draft in this browser" : "not saved: the browser refuses");
}

function showDocumentTitle(state) {
  documentTitle.textContent = `${openDocument.name} · ${state}`;
  documentTitle.title = documentTitle.textContent;
}

/** Opens a text that is not a draft. */
function openText(text, name, state) {
  saveDraftNow();
  Object.assign(openDocument, { draft: null, name });
  notify("");
  replaceText(text);
  showDocumentTitle(state);
}

/** Opens an example of the menu. */
function openExample(example) {
  forgetLink();
  openText(example.text, example.title, "example");
  keep("open", { example: example.name });
}

function openDraft(id) {
  saveDraftNow();
  const draft = drafts().find((other) => other.id === id);
  if (!draft) return false;
  forgetLink();
  Object.assign(openDocument, { draft: id, name: titleOf(draft.text) });
  notify("");
  replaceText(draft.text);
  showDocumentTitle("draft");
  keep("open", { draft: id });
  return true;
}

function deleteDraft(id) {
  keep(
    "drafts",
    drafts().filter((draft) => draft.id !== id),
  );
  if (openDocument.draft !== id) return;
  openDocument.draft = null;
  showDocumentTitle("not saved");
}

/** Opens what was open when the page was left. */
function openLast() {
  const last = kept("open", {});
  if (last.draft && openDraft(last.draft)) return;
  const examples = globalThis.playgroundLayouts ?? [];
  const example = examples.find(({ name }) => name === last.example) ?? examples[0];
  if (example) openExample(example);
  else openText(emptyText, "Empty window", "new");
}

const emptyText = "anchors 2\nwindow 390 x 300\n";

find("#clear-button").addEventListener("click", () => {
  forgetLink();
  openText(emptyText, "Empty window", "new");
  field.focus();
  field.setSelectionRange(emptyText.length, emptyText.length);
});
addEventListener("pagehide", saveDraftNow);
addEventListener("visibilitychange", saveDraftNow);
