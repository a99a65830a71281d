"""The engine of the playground in a headless Chromium, without its page."""

import base64
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "ReportBrowser"))

from browser import Browser  # noqa: E402

SCRIPT = os.path.join(HERE, "..", "..", "Examples", "Playground", "Page", "engine.js")
PAGE = """<!DOCTYPE html><meta charset="utf-8"><title>engine</title>
<script>%s</script>
<script>
const bytes = Uint8Array.from(atob("%s"), (byte) => byte.charCodeAt(0));
let engine = null;
// The functions of the stand-in have a prefix: see StandIn/StandInExports.swift.
const prefix = "stand_in_";
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...all) => {
  const { instance } = await instantiate(...all);
  const exports = { ...instance.exports };
  for (const name of Object.keys(exports).filter((name) => name.startsWith(prefix))) {
    exports[name.slice(prefix.length)] = exports[name];
  }
  return { instance: { exports } };
};
/** A fresh instance; whatever goes wrong is what `state` says. */
function load(source) {
  document.documentElement.dataset.ready = "no";
  return AnchorsEngine.load(source ?? bytes).then(
    (instance) => { engine = instance; document.documentElement.dataset.ready = "yes"; },
    (error) => { document.documentElement.dataset.ready = `no: ${error.message}`; });
}
load();
</script>
"""


class Stopped(Exception):
    """A call has thrown; the text is the error's message."""


class Engine(Browser):
    """A module of WebAssembly in a page that has nothing else."""

    def __init__(self, module):
        super().__init__()
        with open(SCRIPT, encoding="utf-8") as file:
            script = file.read()
        with open(module, "rb") as file:
            encoded = base64.b64encode(file.read()).decode()
        self.path = os.path.join(self.folder.name, "engine.html")
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(PAGE % (script, encoded))

    def begin(self):
        self.open(self.path)

    def load(self, source="bytes"):
        """A fresh instance from bytes, or whatever JavaScript gives."""
        self.evaluate(f"load({source}); undefined")
        self.wait("document.documentElement.dataset.ready !== 'no'")
        state = self.evaluate("document.documentElement.dataset.ready")
        if state != "yes":
            raise Stopped(state)

    def ask(self, method, *values):
        """What a method of the engine returns."""
        call = f"engine.{method}(...{json.dumps(values)})"
        answer = self.evaluate(f"""(() => {{
          try {{
            const value = {call};
            return {{ value: value instanceof Float64Array ? [...value] : value }};
          }} catch (error) {{
            return {{ message: error.message }};
          }}
        }})()""")
        if "message" in answer:
            raise Stopped(answer["message"])
        return answer["value"]

    def errors(self, timeout=5):
        """What has been told with console.error, once there is something."""
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            self.evaluate("0")
            texts = [event["params"]["args"][0].get("value") for event in self.events
                     if event["method"] == "Runtime.consoleAPICalled"
                     and event["params"]["type"] == "error"]
            if texts:
                return texts
        return []
