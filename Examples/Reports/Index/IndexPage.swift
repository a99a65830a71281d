import AnchorsReport

/// The page that leads to all that is in a folder of reports.
struct IndexPage {
  /// Entries that belong together.
  private struct Section {
    let title: String
    let summary: String
    let entries: [IndexEntry]
  }

  private let sections: [Section]

  /// The index of what is in a folder now: of the screens of this tool, and of screens of live
  /// views in `live`, which the tool `LiveReports` writes.
  init(of folder: String) {
    let live = [
      ("live-profile", "A screen of UIViews that is written with Anchors."),
      ("live-order", "A screen of UIViews written without Anchors: a conflict and an ambiguity."),
    ]
    sections = [
      Section(
        title: "Screens",
        summary: "Trees of LayoutView. A report is a page that answers clicks; a picture has every "
          + "constraint; a text is the tree as a file, which SolveCase lays out.",
        entries: ReportedScreen.all.compactMap { IndexEntry($0.name, $0.sentence, in: folder) }),
      Section(
        title: "Live views",
        summary: "Copies of views that UIKit has laid out, and the reports on them.",
        entries: live.compactMap { IndexEntry($0, $1, in: folder, subfolder: "live") }),
    ].filter { !$0.entries.isEmpty }
  }

  /// The page.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Layout reports</title>
    <link rel="icon" href="data:,">
    <style>
    \(IndexPage.stylesheet)</style>
    </head>
    <body>
    <header>
    <h1>Layout reports</h1>
    <p>What AnchorsReport writes of a layout: reports, pictures and cases.
    <a href="open.html">Open the JSON of a report of your own.</a></p>
    </header>
    <main>
    \(sections.map(markup).joined(separator: "\n"))
    </main>
    </body>
    </html>

    """
  }

  private func markup(of section: Section) -> String {
    """
    <section>
    <h2>\(escaped(section.title))</h2>
    <p>\(escaped(section.summary))</p>
    <ul>
    \(section.entries.map(markup).joined(separator: "\n"))
    </ul>
    </section>
    """
  }

  private func markup(of entry: IndexEntry) -> String {
    let picture = entry.picture.map { path in
      "<img src=\"\(escaped(path))\" alt=\"\" loading=\"lazy\">"
    }
    let links = entry.files.map { "<a href=\"\(escaped($0.path))\">\(escaped($0.kind))</a>" }
    return """
      <li><div class="thumb">\(picture ?? "")</div><div><h3>\(escaped(entry.name))</h3>
      <p>\(escaped(entry.sentence))</p>
      <p class="links">\(links.joined(separator: " "))</p></div></li>
      """
  }
}
