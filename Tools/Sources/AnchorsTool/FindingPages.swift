@_spi(Tools) import AnchorsReport
import Foundation
import InterfaceBuilder

/// The pages of `anchors check --html`: an index, and a page for each scene with findings. They
/// look like the pages of reports.
enum FindingPages {
  /// Writes the pages.
  ///
  /// - Throws: `Unreadable` if a file cannot be written.
  static func write(_ files: [CheckedFile], _ options: CheckOptions, to folder: String)
    throws(Unreadable)
  {
    var rows: [String] = []
    for file in files where !file.findings.isEmpty {
      if file.isSwift {
        let page = "\(fileName(file.path)).html"
        let title = URL(fileURLWithPath: file.path).lastPathComponent
        try Output.write(
          html(
            title: title, facts: [file.path, counts(of: file.findings)], index,
            list(file.findings, [])), to: page, in: folder)
        rows.append(row(title, file.path, file.findings, to: page))
        continue
      }
      let document = try DocumentFile(file.path).document
      for scene in document.scenes {
        let findings = file.findings.filter { $0.sceneID == scene.root.id }
        if findings.isEmpty { continue }
        let page = "\(fileName("\(file.path)-\(scene.root.id)")).html"
        let pictures = SceneChecker.pictures(
          of: scene, in: document, options.inApp(of: file.path),
          TranslationFiles.beside(file.path), findings)
        try Output.write(
          html(
            title: scene.name, facts: [file.path, counts(of: findings)],
            index,
            list(findings, pictures) + gallery(pictures)),
          to: page, in: folder)
        rows.append(row(scene.name, file.path, findings, to: page))
      }
    }
    let all = files.flatMap(\.findings)
    let documents = counted(files.count, "document")
    let content =
      rows.isEmpty ? "<p class=\"verdict\">No findings</p>" : rows.joined(separator: "\n")
    try Output.write(
      html(
        title: "anchors check", facts: [documents, counts(of: all)], "",
        "<section id=\"problems\" aria-label=\"Scenes\">\n\(content)\n</section>"),
      to: "index.html", in: folder)
  }

  private static let index = "<a href=\"index.html\">All scenes</a>"

  /// Returns a text without what may not stand in the name of a file.
  private static func fileName(_ text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  /// Returns the number of errors and of warnings.
  private static func counts(of findings: [Finding]) -> String {
    let errors = findings.count { $0.rule.severity == .error }
    let counts = [(errors, "error"), (findings.count - errors, "warning")].filter { $0.0 > 0 }
    if counts.isEmpty { return "no findings" }
    return counts.map { counted($0, $1) }.joined(separator: ", ")
  }

  // MARK: Findings

  /// Returns a line of the index, which leads to a scene's page.
  private static func row(
    _ scene: String, _ path: String, _ findings: [Finding], to page: String
  ) -> String {
    let rules = Rule.all.filter { rule in findings.contains { $0.rule == rule } }
    let kinds = rules.map { rule in
      let count = findings.count { $0.rule == rule }
      return kind(rule, count == 1 ? rule.name : "\(rule.name) × \(count)")
    }
    return """
      <a class="row" href="\(escaped(page))"><b>\(escaped(scene))</b>\
      <span>\(escaped(path))</span><span>\(kinds.joined(separator: " "))</span></a>
      """
  }

  private static func kind(_ rule: Rule, _ text: String) -> String {
    let kind = rule.severity == .error ? "conflict" : "ambiguous"
    return "<span class=\"kind \(kind)\">\(escaped(text))</span>"
  }

  private static func list(_ findings: [Finding], _ pictures: [ScenePicture]) -> String {
    let items = findings.map { finding in
      """
      <details class="problem" open><summary>\(kind(finding.rule, finding.rule.name))\
      <span class="problem-title">\(escaped(finding.message))</span>\
      <span class="items">line \(finding.line)</span></summary>
      <div class="body">\(places(finding, pictures))\(details(finding))\(fixes(finding))</div></details>
      """
    }
    return """
      <section id="problems" aria-label="Findings">
      \(items.joined(separator: "\n"))
      </section>

      """
  }

  /// Returns the sizes at which a finding occurs, each with a link to its picture.
  private static func places(_ finding: Finding, _ pictures: [ScenePicture]) -> String {
    if finding.sizes.isEmpty { return "" }
    let links = finding.sizes.map { size in
      let place = pictures.firstIndex { $0.size == size }
      return place.map { "<a href=\"#picture-\($0)\">\(escaped(size))</a>" } ?? escaped(size)
    }
    let reach = finding.windows.map { "; \(escaped($0))" } ?? ""
    return "<p class=\"sizes\">At \(links.joined(separator: ", "))\(reach)</p>"
  }

  private static func details(_ finding: Finding) -> String {
    finding.details.isEmpty
      ? "" : "<pre>\(escaped(finding.details.joined(separator: "\n")))</pre>"
  }

  private static func fixes(_ finding: Finding) -> String {
    if finding.fixes.isEmpty { return "" }
    let items = finding.fixes.map { "<li>\(escaped($0))</li>" }.joined()
    return "<h4>To fix it, do one of these</h4><ul class=\"repairs\">\(items)</ul>"
  }

  private static func gallery(_ pictures: [ScenePicture]) -> String {
    let figures = pictures.enumerated().map { place, picture in
      """
      <figure id="picture-\(place)"><figcaption>\(escaped(picture.caption))</figcaption>\
      \(picture.svg)</figure>
      """
    }
    return """
      <section class="gallery" aria-label="Pictures">
      \(figures.joined(separator: "\n"))
      </section>

      """
  }

  // MARK: The page

  /// Returns a page.
  ///
  /// - Parameter navigation: The markup beside the title.
  private static func html(
    title: String, facts: [String], _ navigation: String, _ content: String
  ) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(escaped(title)) · anchors check</title>
    <link rel="icon" href="data:,">
    <style>
    \(ReportStyle.css)
    \(style)
    </style>
    </head>
    <body>
    <header>
    <div><h1>\(escaped(title))</h1><p>\(escaped(facts.joined(separator: " · ")))</p></div>
    \(navigation)
    </header>
    \(content)
    </body>
    </html>

    """
  }

  /// The differences from the style of a report: the page scrolls as a whole, and pictures lie side
  /// by side.
  private static let style = """
    body { display: block; height: auto; }
    header { grid-template-columns: minmax(0, 1fr) auto; }
    #problems { max-height: none; }
    #problems > .row {
      display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 4px 16px;
      padding: 9px 16px; border-radius: 0; color: inherit; white-space: normal;
    }
    .row > * { overflow-wrap: anywhere; }
    .row > span:last-child { text-align: right; }
    .row > span { color: var(--faint); font-size: 13px; }
    .row .kind + .kind { margin-left: 10px; }
    .body pre { margin: 0 0 8px; font: 12.5px/1.5 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; }
    .gallery { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 12px; padding: 0 20px 20px; }
    figure {
      margin: 0; padding: 12px; max-width: 100%; background: var(--paper);
      border: 1px solid var(--edge); border-radius: 14px;
    }
    figure:target { border-color: var(--accent); }
    figure svg { display: block; max-width: 100%; height: auto; }
    figcaption { margin-bottom: 8px; color: var(--faint); font-size: 13px; }
    .fault { fill: none; stroke: var(--open); stroke-width: 3; }
    @media (max-width: 1060px) {
      .gallery { padding: 0 14px 24px; }
      #problems > .row { grid-template-columns: minmax(0, 1fr); }
      .row > span:last-child { text-align: left; }
    }
    """

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
