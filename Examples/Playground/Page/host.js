"use strict";

// MARK: The engine

// The engine, its module's bytes for another instance, the milliseconds that each of its methods
// took last, the last text that every question was answered for, the one that is not asked for
// again, and the instances that were started since the last answer to all questions.
const host = {
  engine: null,
  bytes: null,
  times: {},
  survivedText: null,
  refusedText: null,
  restarts: 0,
};

async function moduleBytes() {
  if (globalThis.anchorsWasm) {
    const bytes = atob(globalThis.anchorsWasm);
    return Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
  }
  const answer = await fetch("anchors.wasm");
  if (!answer.ok) throw new Error(`anchors.wasm could not be loaded (${answer.status})`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Makes an instance of the engine. */
async function startEngine() {
  host.bytes ??= await moduleBytes();
  host.engine = await globalThis.AnchorsEngine.load(host.bytes);
}

/**
 * Calls a method of the engine. Returns nothing while there is none. A trap is told in words, and a
 * fresh instance takes the place of the dead one.
 */
function ask(method, ...values) {
  if (!host.engine) return undefined;
  const start = performance.now();
  try {
    return host.engine[method](...values);
  } catch (error) {
    if (!host.engine.isDead) throw error;
    replaceEngine(error.message);
    return undefined;
  } finally {
    host.times[method] = performance.now() - start;
  }
}

/** Whether these methods together took so little that they may be called at each frame. */
const isQuick = (...methods) =>
  methods.reduce((sum, method) => sum + (host.times[method] ?? Infinity), 0) < 6;

/**
 * A fresh instance with the last text that every question was answered for. The text that is there is
 * not read again until it is another, unless it is the same: then the size was what could not be done.
 */
async function replaceEngine(reason) {
  host.engine = null;
  host.times = {};
  host.restarts += 1;
  const sentence = reason.replace(/\.?$/, ".");
  if (host.restarts > 3) return notify(`The layout engine stopped, again and again: ${sentence}`);
  host.refusedText = field.value === host.survivedText ? null : field.value;
  notify(
    `The layout engine stopped: ${sentence} A new one was started, with the last layout that it ` +
      "could work out.",
  );
  try {
    await startEngine();
  } catch (error) {
    notify(`The layout engine stopped, and could not be started again: ${error.message}`);
    return;
  }
  layout.items = [];
  if (host.survivedText !== null) readText(host.survivedText);
  layOut();
  refreshAtRest();
  mapSteps.asked = "";
  mapSoon();
}
