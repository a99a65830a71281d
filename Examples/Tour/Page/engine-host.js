"use strict";

// MARK: The engine

// The layout engine of the playground, one for all steps. It is loaded when the first of them is
// touched; its module's bytes are kept for another instance.
const host = { engine: null, loading: null, bytes: null };

const playground = document.documentElement.dataset.playground;

async function loadModule() {
  const answer = await fetch(`${playground}anchors.wasm`);
  if (!answer.ok) throw new Error(`anchors.wasm could not be loaded (${answer.status})`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Loads the engine, once. */
function loadEngine() {
  host.loading ??= (async () => {
    host.bytes ??= await loadModule();
    host.engine = await globalThis.AnchorsEngine.load(host.bytes);
  })();
  return host.loading;
}

/** Forgets an engine that has stopped, so that the next touch loads another instance. */
function forgetEngine() {
  host.engine = null;
  host.loading = null;
}
