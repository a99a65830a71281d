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
          Page.html(
            of: "anchors check", title: title, facts: [file.path, counts(of: file.findings)], index,
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
        let gallery = pictures.enumerated().map { place, picture in
          (id: "picture-\(place)", caption: picture.caption, svg: picture.svg)
        }
        try Output.write(
          Page.html(
            of: "anchors check", title: scene.name, facts: [file.path, counts(of: findings)],
            index,
            list(findings, pictures) + Page.gallery(gallery)),
          to: page, in: folder)
        rows.append(row(scene.name, file.path, findings, to: page))
      }
    }
    let all = files.flatMap(\.findings)
    let documents = counted(files.count, "document")
    let content =
      rows.isEmpty ? "<p class=\"verdict\">No findings</p>" : rows.joined(separator: "\n")
    try Output.write(
      Page.html(
        of: "anchors check", title: "anchors check", facts: [documents, counts(of: all)], "",
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
      <a class="row" href="\(Page.escaped(page))"><b>\(Page.escaped(scene))</b>\
      <span>\(Page.escaped(path))</span><span>\(kinds.joined(separator: " "))</span></a>
      """
  }

  private static func kind(_ rule: Rule, _ text: String) -> String {
    let kind = rule.severity == .error ? "conflict" : "ambiguous"
    return "<span class=\"kind \(kind)\">\(Page.escaped(text))</span>"
  }

  private static func list(_ findings: [Finding], _ pictures: [ScenePicture]) -> String {
    let items = findings.map { finding in
      """
      <details class="problem" open><summary>\(kind(finding.rule, finding.rule.name))\
      <span class="problem-title">\(Page.escaped(finding.message))</span>\
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
      return place.map { "<a href=\"#picture-\($0)\">\(Page.escaped(size))</a>" }
        ?? Page.escaped(size)
    }
    let reach = finding.windows.map { "; \(Page.escaped($0))" } ?? ""
    return "<p class=\"sizes\">At \(links.joined(separator: ", "))\(reach)</p>"
  }

  private static func details(_ finding: Finding) -> String {
    finding.details.isEmpty
      ? "" : "<pre>\(Page.escaped(finding.details.joined(separator: "\n")))</pre>"
  }

  private static func fixes(_ finding: Finding) -> String {
    if finding.fixes.isEmpty { return "" }
    let items = finding.fixes.map { "<li>\(Page.escaped($0))</li>" }.joined()
    return "<h4>To fix it, do one of these</h4><ul class=\"repairs\">\(items)</ul>"
  }
}
