"use strict";

// MARK: A step

/** A step of the tour: its text, its picture, and what is said of it. */
class Step {
  isLive = false;
  isRightToLeft = false;
  // Where in the text a number moves a constraint: start, end, value and factor of each.
  literals = [];
  #isWaiting = false;
  #rest = null;

  constructor(element) {
    const part = (selector) => element.querySelector(selector);
    this.element = element;
    this.picture = part(".picture");
    this.code = part(".anchors code");
    this.swift = part(".swift code");
    this.said = part(".said");
    // The version and the comments, which are not shown.
    this.head = element.dataset.head;
    this.firstText = this.head + this.code.textContent;
    this.text = this.firstText;
    this.width = this.firstWidth = Number(element.dataset.width);
    this.height = Number(element.dataset.height);
    this.handle = makeHandle(this);
    this.buttons = makeButtons(this);
  }

  /** Makes the picture live: what is changed from now on is laid out by the engine. */
  async start() {
    if (this.isLive) return;
    this.isLive = true;
    this.element.dataset.state = "loading";
    try {
      await loadEngine();
      this.element.dataset.state = "live";
      this.update();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Says in words that there is no live picture. The still one stays. */
  fail(error) {
    this.isLive = false;
    this.element.dataset.state = "failed";
    this.said.textContent = `The picture cannot be made live: ${error.message}.`;
    forgetEngine();
  }

  /** Lays the step out at the next frame. */
  change() {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    requestAnimationFrame(() => {
      this.#isWaiting = false;
      if (host.engine) this.update();
      else this.start();
    });
  }

  /** Lays the step out, and shows what has come of it. */
  update() {
    try {
      const answer = host.engine.open(this.text);
      if (answer.mistakes) return;
      this.literals = answer.literals.filter(Boolean);
      host.engine.layout(this.width, this.height, this.isRightToLeft);
      this.picture.querySelector("svg")?.remove();
      this.picture.insertAdjacentHTML("afterbegin", host.engine.copy("svg"));
      showNumbers(this);
      placeHandle(this);
      clearTimeout(this.#rest);
      this.#rest = setTimeout(() => this.finish(), 120);
    } catch (error) {
      this.fail(error);
    }
  }

  /** What takes longer than a frame: findings and Swift. */
  finish() {
    // Another step may have been opened since.
    if (!host.engine || host.engine.open(this.text).mistakes) return;
    host.engine.layout(this.width, this.height, this.isRightToLeft);
    showFindings(this, host.engine.findings());
    this.swift.textContent = host.engine.copy("swift");
  }

  /** Makes changes to the text: places in it, and what is to stand there. */
  edit(changes) {
    for (const { start, end, text } of changes.toSorted((one, other) => other.start - one.start)) {
      this.text = this.text.slice(0, start) + text + this.text.slice(end);
    }
    this.change();
  }

  /** Everything as it was at first. */
  reset() {
    this.text = this.firstText;
    this.width = this.firstWidth;
    this.isRightToLeft = false;
    this.buttons.direction.setAttribute("aria-pressed", "false");
    this.change();
  }
}
