"use strict";

// MARK: The menu of layouts

const layoutMenu = find("#layouts");

function menuItem(title, note, isCurrent, action) {
  return makeButton(
    { "aria-current": isCurrent ? "true" : undefined },
    () => {
      layoutMenu.hidePopover();
      action();
    },
    title,
    note ? make("span", { class: "faint" }, note) : "",
  );
}

function draftItem(draft) {
  const date = new Date(draft.changed);
  const day = date.toLocaleDateString(undefined, { day: "numeric", month: "long" });
  const time = date.toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });
  const title = titleOf(draft.text);
  return make(
    "li",
    {},
    menuItem(title, `${day}, ${time}`, draft.id === openDocument.draft, () => openDraft(draft.id)),
    makeButton(
      { class: "delete", "aria-label": `Delete the draft ${title}` },
      () => {
        deleteDraft(draft.id);
        fillMenu();
        layoutMenu.querySelector("button")?.focus();
      },
      "Delete",
    ),
  );
}

function exampleItems(group) {
  return (globalThis.playgroundLayouts ?? [])
    .filter((example) => example.group === group)
    .map((example) => {
      const isCurrent = openDocument.draft === null && openDocument.name === example.title;
      const open = () => openExample(example);
      return make("li", {}, menuItem(example.title, example.note, isCurrent, open));
    });
}

function fillMenu() {
  const groups = [
    ["Your drafts", drafts().map(draftItem)],
    ["Recipes", exampleItems("recipe")],
    ["Typical mistakes", exampleItems("mistake")],
  ];
  const parts = groups
    .filter(([, items]) => items.length > 0)
    .flatMap(([title, items]) => [make("h2", {}, title), make("ul", {}, items)]);
  layoutMenu.replaceChildren(...parts, openFileItem());
}

/** Opens a file of the viewer's; the same as dropping it onto the page. */
function openFileItem() {
  const chooser = make("input", { type: "file", accept: ".anchors,text/plain", hidden: true });
  chooser.addEventListener("change", () => openFile(chooser.files[0]));
  const button = makeButton({}, () => chooser.click(), "Open a file…");
  return make("ul", { class: "files" }, make("li", {}, button, chooser));
}

/** Menus open under their buttons. */
for (const menu of document.querySelectorAll(".menu")) {
  const button = find(`[popovertarget="${menu.id}"]`);
  menu.addEventListener("beforetoggle", (event) => {
    if (event.newState !== "open") return;
    saveDraftNow();
    if (menu === layoutMenu) fillMenu();
    const { left, bottom } = button.getBoundingClientRect();
    menu.style.left = `${clamp(left, 12, Math.max(12, innerWidth - 352))}px`;
    menu.style.top = `${bottom + 6}px`;
  });
  menu.addEventListener("toggle", (event) => {
    if (event.newState === "open") menu.querySelector("button")?.focus();
  });
}

// MARK: Files

async function openFile(file) {
  if (!file) return;
  layoutMenu.hidePopover();
  if (file.size > longestText) return notify(`${file.name} is too long to be a layout.`);
  forgetLink();
  openText(await file.text(), file.name, "from a file");
  announce(`${file.name} is open.`);
}

const hasFiles = (event) => event.dataTransfer?.types.includes("Files");

addEventListener("dragover", (event) => {
  if (!hasFiles(event)) return;
  event.preventDefault();
  document.body.classList.add("dropping");
});
addEventListener("dragleave", (event) => {
  if (event.relatedTarget === null) document.body.classList.remove("dropping");
});
addEventListener("drop", (event) => {
  document.body.classList.remove("dropping");
  if (!hasFiles(event)) return;
  event.preventDefault();
  openFile(event.dataTransfer.files[0]);
});
