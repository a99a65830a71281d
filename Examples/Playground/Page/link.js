"use strict";

// MARK: Links

// A link has the text in its fragment, which no browser sends: the version of the form, a point, and
// the text compressed by deflate, in base64 for addresses.
const linkVersion = "2";
const longestText = 2_000_000;

async function bytesOf(stream) {
  const parts = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longestText) throw new Error("it is too long");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** The fragment of a link to a text. */
async function fragmentOf(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = await bytesOf(stream);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  const base64 = btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  return `#${linkVersion}.${base64}`;
}

/** The text that a fragment has. */
async function textOf(fragment) {
  const base64 = fragment.slice(fragment.indexOf(".") + 1);
  const binary = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (byte) => byte.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new TextDecoder("utf-8", { fatal: true }).decode(await bytesOf(stream));
}

const isLink = () => /^#\d+\./.test(location.hash);

/** Opens the layout that the address has. Returns whether it could. */
async function openLink() {
  const version = /^#(\d+)\./.exec(location.hash)[1];
  if (version !== linkVersion) {
    notify(
      `This link is of version ${version}, and this page reads version ${linkVersion} only: ` +
        "the layout in it cannot be shown.",
    );
    return false;
  }
  try {
    const text = await textOf(location.hash);
    openText(text, titleOf(text), "from a link");
    const hasDrafts = drafts().length > 0;
    if (hasDrafts) notify("This layout came with a link. Your drafts are in the menu Layouts.");
    return true;
  } catch {
    notify("The layout in this link cannot be read: a part of the link may be missing.");
    return false;
  }
}

/** The address is of the page alone again. */
function forgetLink() {
  if (location.hash !== "") history.replaceState(null, "", location.pathname + location.search);
}

addEventListener("hashchange", () => {
  if (isLink()) openLink();
});
