import AnchorsLayout

extension LayoutTree {
  /// Returns the whole report as a single HTML file. Lays out first.
  ///
  ///     let page = screen.layoutTree.htmlReport()
  ///     try page.write(toFile: "report.html", atomically: true, encoding: .utf8)
  ///
  /// It has the tree, the picture, and of each item its frame, its constraints with their lines and
  /// why it is where it is; the problems of the layout first. It works from a file, without a
  /// network.
  ///
  /// - Parameters:
  ///   - title: The title of the page; by default the root's name.
  ///   - windows: A report on all windows. The page shows its maps. Default: none.
  ///   - options: The options of the picture. The page contains all constraints.
  /// - Complexity: All reports on the tree.
  public func htmlReport(
    title: String? = nil, windows: WindowReport? = nil,
    _ options: PictureOptions = PictureOptions(showsGuides: true)
  ) -> String {
    ReportPage(
      inspection: LayoutInspection(of: self), title: title, windows: windows, options: options
    ).html
  }
}

/// The page of a report. The markup is here and in `Page`, style and script are in `Web`.
struct ReportPage {
  let inspection: LayoutInspection
  let title: String?
  let windows: WindowReport?
  let options: PictureOptions

  var html: String {
    let name = escaped(title ?? subject.name)
    let (svg, marks) = picture
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(name) · layout report</title>
      <link rel="icon" href="data:,">
      <style>
      \(ReportPage.style)
      \(Stylesheet.css(of: Paint.picture + (windows == nil ? [] : Paint.map), scheme: nil))</style>
      </head>
      <body>
      \(header(name))
      <section id="problems" aria-label="Problems"></section>
      \(windows.map(maps) ?? "")\(ReportPage.panels(picture: svg))
      <noscript><p>The picture is all there is to see without JavaScript.</p></noscript>
      <script type="application/json" id="data">\(inspection.json.markup)</script>
      <script type="application/json" id="marks">\(json(of: marks).markup)</script>
      <script>
      \(ReportPage.script)
      </script>
      </body>
      </html>

      """
  }

  /// The item that was asked.
  private var subject: Scene.Item { inspection.scene.items[inspection.subjectNumber] }

  private var picture: (svg: String, marks: [(constraint: Int, markup: String)]) {
    var options = options
    options.constraints = .all
    var picture = Picture(inspection.scene, inspection.findings, names: inspection.names, options)
    picture.isPartOfPage = true
    return picture.drawn
  }

  /// Returns the maps of windows, folded up.
  private func maps(_ windows: WindowReport) -> String {
    let works = windows.maps.first?.frontier ?? "none"
    return """
      <details id="windows">
      <summary>Smallest windows that work: \(works)</summary>
      \(windows.maps.map { $0.svgOfPage }.joined())</details>

      """
  }

  /// Returns the drawings of the constraints. They are parsed on demand, because a page with
  /// thousands of them would open slowly.
  private func json(of marks: [(constraint: Int, markup: String)]) -> JSON {
    .list(marks.map { [.number(Double($0.constraint)), .text($0.markup)] })
  }

  private func header(_ name: String) -> String {
    let size = subject.frame.size
    let facts = [
      "\(decimal(size.width)) × \(decimal(size.height)) points",
      count(inspection.scene.items.count, "item"),
      count(inspection.constraints.count, "constraint"),
    ]
    return """
      <header>
      <div><h1>\(name)</h1><p>\(facts.joined(separator: " · "))</p></div>
      <div class="search">
      <input id="search" type="search" placeholder="Search names and constraints" role="combobox" \
      aria-label="Search names and constraints" aria-expanded="false" aria-controls="results" \
      aria-autocomplete="list" autocomplete="off" spellcheck="false">
      <kbd aria-hidden="true">/</kbd>
      <ul id="results" role="listbox" aria-label="Search results" hidden></ul>
      </div>
      <button id="scheme" type="button" title="Change colours">Colours: auto</button>
      </header>
      """
  }

  private func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
