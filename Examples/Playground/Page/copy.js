"use strict";

// MARK: Copying

const copyNames = { link: "link", swift: "Swift", markdown: "Markdown", svg: "SVG", text: "text" };

async function linkToLayout() {
  const fragment = await fragmentOf(field.value);
  return location.href.replace(/#.*$/, "") + fragment;
}

/** Puts a text on the clipboard; where a page may not, by the command that older browsers have. */
async function putOnClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const holder = make("textarea", { class: "unseen", "aria-hidden": "true" });
    holder.value = text;
    document.body.append(holder);
    holder.select();
    const isDone = document.execCommand("copy");
    holder.remove();
    return isDone;
  }
}

async function copyAs(format) {
  if (layout.mistakes.length > 0 && format !== "link" && format !== "text") {
    return notify("The text has mistakes: there is nothing to copy but the link and the text.");
  }
  const isOfText = format === "link" || format === "text";
  const text = isOfText
    ? await (format === "link" ? linkToLayout() : field.value)
    : ask("copy", format);
  if (text === undefined) return;
  const isDone = await putOnClipboard(text);
  if (isDone) confirmDone(`Copied: ${copyNames[format]}`);
  else notify("The browser does not let the page write to the clipboard.");
}

find("#copies").addEventListener("click", (event) => {
  const { copy } = event.target.dataset;
  if (!copy) return;
  find("#copies").hidePopover();
  copyAs(copy);
});
