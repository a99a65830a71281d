"use strict";

// MARK: The engine

/** The library, compiled to WebAssembly, with the layout that is open in it. */
class Engine {
  /** Whether a call has trapped. The memory is in no defined state then: load another instance. */
  isDead = false;
  #exports = null;
  /** What the library has printed in this call. */
  #printed = "";
  #decoder = new TextDecoder();

  /** Instantiates a module: bytes, a Response, or a promise of one of them. */
  static async load(source) {
    const engine = new Engine();
    const answer = await source;
    const bytes = answer instanceof Response ? await answer.arrayBuffer() : answer;
    const { instance } = await WebAssembly.instantiate(bytes, { page: engine.#imports() });
    engine.#exports = instance.exports;
    return engine;
  }

  /** What the module asks of the page: see `Runtime.c`. */
  #imports() {
    return {
      write: (address, count) => {
        this.#printed += this.#decoder.decode(this.#bytes(address, count), { stream: true });
      },
      randomBytes: (address, count) => {
        // So many at most in one call.
        for (let start = 0; start < count; start += 65536) {
          const part = Math.min(65536, count - start);
          crypto.getRandomValues(this.#bytes(address + start, part));
        }
      },
      number: (address, count) => {
        const text = new TextDecoder().decode(this.#bytes(address, count));
        return text.trim() === "" ? Number.NaN : Number(text);
      },
    };
  }

  // MARK: What it answers

  open = (text) => JSON.parse(this.#ask("open", text));
  texts = () => JSON.parse(this.#ask("texts"));
  findings = () => JSON.parse(this.#ask("findings"));
  explain = (item) => JSON.parse(this.#ask("explain", item));
  marks = (what) => JSON.parse(this.#ask("marks", what));
  widths = (from, to) => JSON.parse(this.#ask("widths", from, to));
  beginMap = () => this.#call("beginMap");
  /** The finished share; -1 if the map is complete. */
  advanceMap = () => this.#call("advanceMap");
  windowMap = () => JSON.parse(this.#ask("windowMap"));
  log = (text) => JSON.parse(this.#ask("log", text));
  copy = (format) => this.#ask("copy", format);

  /** The frames, four numbers an item, valid until the next call. */
  layout(width, height, isRightToLeft) {
    const address = this.#call("layout", width, height, isRightToLeft ? 1 : 0) >>> 0;
    const count = this.#call("answerLength") / Float64Array.BYTES_PER_ELEMENT;
    return new Float64Array(this.#exports.memory.buffer, address, count);
  }

  /** Calls a function that answers with a text. A text that it is given goes by way of memory. */
  #ask(name, ...values) {
    for (const text of values.filter((value) => typeof value === "string")) this.#put(text);
    const numbers = values.filter((value) => typeof value === "number");
    const address = this.#call(name, ...numbers);
    return new TextDecoder().decode(this.#bytes(address, this.#call("answerLength")));
  }

  #put(text) {
    const bytes = new TextEncoder().encode(text);
    const address = this.#call("allocate", bytes.length);
    this.#bytes(address, bytes.length).set(bytes);
  }

  /** A view of the memory. A call may grow the memory, which ends all earlier views. */
  #bytes(address, count) {
    return new Uint8Array(this.#exports.memory.buffer, address >>> 0, count);
  }

  // MARK: Calls, and how they end

  #call(name, ...values) {
    if (this.isDead) throw new Error("the layout engine has stopped; load another instance");
    try {
      return this.#exports[name](...values);
    } catch (error) {
      this.isDead = true;
      throw new Error(this.#reason(error), { cause: error });
    } finally {
      if (this.#printed) console.error(this.#printed.trimEnd());
      this.#printed = "";
    }
  }

  /** Why a call has trapped, in words. */
  #reason(error) {
    const [, message] = this.#printed.split("Fatal error: ");
    if (message) return message.trim();
    // The module's stack is at the beginning of the memory: beyond its end is no memory. The
    // engine of JavaScript has a stack of its own, with its own error.
    const isStackUsedUp = this.#exports["__stack_pointer"].value < 4096;
    if (isStackUsedUp || error instanceof RangeError) return "the layout is nested too deeply";
    return `the layout engine has stopped: ${error.message}`;
  }
}

globalThis.AnchorsEngine = Engine;
