import AnchorsLayout
import AnchorsReport

/// The page that opens the JSON of a report. Nothing leaves the browser.
///
/// It puts the JSON into the page of an empty report, with a picture of the frames.
enum OpenPage {
  /// The page.
  static var html: String {
    let shell = LayoutView(name: "report", width: 1, height: 1).layoutTree.htmlReport()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Open a layout report</title>
      <link rel="icon" href="data:,">
      <style>
      \(IndexPage.stylesheet)\(style)</style>
      </head>
      <body>
      <header><h1>Open a layout report</h1>
      <p>The JSON of <code>layoutReport().json</code>, from an app, a test or a tool. It stays in this browser.</p></header>
      <main>
      <label class="drop">Choose a file, or drop it here
      <input id="file" type="file" accept=".json,application/json"></label>
      <label for="text">Or paste its text</label>
      <textarea id="text" rows="8" spellcheck="false"></textarea>
      <button id="open" type="button">Open</button>
      <p id="fault" role="alert"></p>
      <p><a href="index.html">All reports</a></p>
      </main>
      <script type="text/plain" id="shell">\(encoded(shell))</script>
      <script>
      \(script)</script>
      </body>
      </html>

      """
  }

  /// Returns text that contains no markup, which the script decodes.
  private static func encoded(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("<", with: "%3C")
  }

  private static let style = """
    .drop { display: grid; gap: 12px; padding: 32px; border: 2px dashed var(--edge); border-radius: 12px; }
    .drop.over { border-color: var(--accent); }
    main > label { display: block; margin-top: 24px; }
    textarea {
      display: block; width: 100%; margin: 4px 0 12px; padding: 10px; border: 1px solid var(--edge);
      border-radius: 8px; background: var(--paper); color: var(--ink); font: 13px/1.5 ui-monospace, monospace;
    }
    button { padding: 8px 20px; border: 0; border-radius: 8px; background: var(--accent); color: var(--paper); font: inherit; }
    #fault { color: #c33; }

    """

  private static let script = #"""
    const find = (selector) => document.querySelector(selector);
    const escaped = (text) => String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;");

    /** What is wrong with a value that is no report; nothing for a report. */
    function faultOf(report) {
      if (report === null || typeof report !== "object") return "This is no report.";
      if (report.version !== 1) return `The version of the report is ${report.version}; this page reads 1.`;
      for (const list of ["items", "constraints", "problems"]) {
        if (!Array.isArray(report[list])) return `The report has no list of ${list}.`;
      }
      if (report.items.length === 0) return "The report has no items.";
      const isFrame = (frame) => Array.isArray(frame) && frame.length === 4 && frame.every(Number.isFinite);
      const isPlace = (place, list) => Number.isInteger(place) && place >= 0 && place < list.length;
      for (const [place, item] of report.items.entries()) {
        if (!isFrame(item.seen) || !isFrame(item.frame)) return `Item ${place} has no frame.`;
        if (!(item.parent >= -1 && item.parent < place)) return `Item ${place} has no parent before it.`;
      }
      for (const { first, second } of report.constraints) {
        if ([first, second].some((item) => item !== undefined && !isPlace(item, report.items))) {
          return "A constraint has an item that is not in the list.";
        }
      }
      for (const problem of report.problems) {
        if (!Array.isArray(problem.items) || !problem.items.every((item) => isPlace(item, report.items))) {
          return "A problem has an item that is not in the list.";
        }
      }
      return "";
    }

    /** The frames, as far as a report without a tree can draw them. */
    function picture(items) {
      const left = Math.min(...items.map(({ seen }) => seen[0])), top = Math.min(...items.map(({ seen }) => seen[1]));
      const right = Math.max(...items.map(({ seen }) => seen[0] + seen[2]));
      const bottom = Math.max(...items.map(({ seen }) => seen[1] + seen[3]));
      const [x, y, width, height] = items[0].seen;
      const boxes = items.map(({ seen }, place) => `<g data-item="${place}"><rect x="${seen[0]}" y="${seen[1]}" `
        + `width="${seen[2]}" height="${seen[3]}" fill-opacity="${place ? 0.06 : 0}" stroke-opacity="0.55" `
        + `class="f-view s-view"/></g>`);
      const names = items.filter(({ seen }) => seen[2] >= 24 && seen[3] >= 12).map(({ name, seen }) => {
        const room = Math.floor((seen[2] - 8) / 6.5);
        const text = name.length <= room ? name : `${name.slice(0, Math.max(0, room - 1))}…`;
        return `<text x="${seen[0] + 4}" y="${seen[1] + 13}" font-size="11" class="f-name">${escaped(text)}</text>`;
      });
      return `<svg xmlns="http://www.w3.org/2000/svg" class="drawing" role="img" direction="ltr" `
        + `viewBox="${left - 12} ${top - 12} ${right - left + 24} ${bottom - top + 24}">`
        + `<title>${escaped(items[0].name)}</title>`
        + `<rect x="${x}" y="${y}" width="${width}" height="${height}" class="f-page"/>`
        + `${boxes.join("")}<g class="names">${names.join("")}</g></svg>`;
    }

    function open(text) {
      let report;
      try {
        report = JSON.parse(text);
      } catch (error) {
        return (find("#fault").textContent = `This is no JSON: ${error.message}`);
      }
      const fault = faultOf(report);
      if (fault) return (find("#fault").textContent = fault);
      const page = new DOMParser().parseFromString(decodeURIComponent(find("#shell").textContent), "text/html");
      const { items, constraints, view } = report;
      const subject = items[view] ?? items[0];
      const count = (number, noun) => `${number} ${noun}${number === 1 ? "" : "s"}`;
      page.title = `${subject.name} · layout report`;
      page.querySelector("h1").textContent = subject.name;
      page.querySelector("header p").textContent = `${subject.seen[2]} × ${subject.seen[3]} points · `
        + `${count(items.length, "item")} · ${count(constraints.length, "constraint")}`;
      page.querySelector(".stage svg").outerHTML = picture(items);
      page.querySelector("#data").textContent = text.replaceAll("<", "\\u003c");
      page.querySelector("#marks").textContent = "[]";
      document.open();
      document.write(`<!DOCTYPE html>${page.documentElement.outerHTML}`);
      document.close();
    }

    const read = (file) => file?.text().then(open);
    find("#file").addEventListener("change", (event) => read(event.target.files[0]));
    find("#open").addEventListener("click", () => open(find("#text").value));
    const drop = find(".drop");
    for (const name of ["dragenter", "dragover", "dragleave", "drop"]) {
      addEventListener(name, (event) => {
        event.preventDefault();
        drop.classList.toggle("over", name === "dragenter" || name === "dragover");
        if (name === "drop") read(event.dataTransfer.files[0]);
      });
    }

    """#
}
