"use strict";

// MARK: Lines that are cut off

// The width of a character, in pixels. The font has the same width for all.
let characterWidth = 0;

function measureCharacter() {
  const probe = make("span", { class: "unseen" }, "m".repeat(100));
  probe.style.width = "auto";
  marked.append(probe);
  characterWidth = probe.getBoundingClientRect().width / 100;
  probe.remove();
}

/** Marks the lines that go on beyond the right edge. */
function markClipped() {
  if (characterWidth === 0) measureCharacter();
  const room =
    code.clientWidth + code.scrollLeft - parseFloat(getComputedStyle(marked).paddingLeft);
  const most = Math.floor(room / characterWidth);
  sheet.lines.forEach((line, number) => {
    sheet.rows[number].classList.toggle("goes-on", line.length > most);
  });
}

const markClippedSoon = onceAFrame(markClipped);

code.addEventListener("scroll", markClippedSoon, { passive: true });
new ResizeObserver(markClippedSoon).observe(code);
