import AnchorsLayout
@_spi(Tools) import AnchorsReport
import Foundation
import InterfaceBuilder

/// The pages of `anchors check --html`: an index, and a page for each scene with findings.
enum FindingPages {
  /// Writes the pages.
  ///
  /// - Throws: `Unreadable` if a file cannot be written.
  static func write(_ files: [CheckedFile], _ options: CheckOptions, to folder: String)
    throws(Unreadable)
  {
    var entries: [String] = []
    for file in files where !file.findings.isEmpty {
      let document = try DocumentFile(file.path).document
      for scene in document.scenes {
        let findings = file.findings.filter { $0.sceneID == scene.root.id }
        if findings.isEmpty { continue }
        let name = "\(file.path)-\(scene.root.id)".map { $0.isLetter || $0.isNumber ? $0 : "-" }
        let page = "\(String(name)).html"
        let pictures = ScenePictures(scene, in: document, options, findings)
        try Output.write(
          html(
            title: "\(scene.name) in \(file.path)",
            list(findings) + pictures.map { figure($0.caption, $0.svg) }.joined()),
          to: page, in: folder)
        entries.append(
          "<li><a href=\"\(escaped(page))\">\(escaped(scene.name))</a> \(escaped(file.path)): \(findings.count)</li>"
        )
      }
    }
    let content = entries.isEmpty ? "<p>No findings.</p>" : "<ul>\(entries.joined())</ul>"
    try Output.write(html(title: "anchors check", content), to: "index.html", in: folder)
  }

  private static func list(_ findings: [Finding]) -> String {
    let items = findings.map { finding in
      let details = finding.details.map { escaped($0) }.joined(separator: "\n")
      let block = details.isEmpty ? "" : "<pre>\(details)</pre>"
      return """
        <li class="\(finding.rule.severity.rawValue)">line \(finding.line): \(escaped(finding.sentence))\(block)</li>
        """
    }
    return "<ul>\(items.joined())</ul>"
  }

  private static func figure(_ caption: String, _ svg: String) -> String {
    "<figure>\(svg)<figcaption>\(escaped(caption))</figcaption></figure>"
  }

  private static func html(title: String, _ content: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>\(escaped(title))</title>
    <meta name="viewport" content="width=device-width"><style>
    :root { color-scheme: light dark; }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 24px auto; max-width: 1100px; padding: 0 16px; }
    figure { display: inline-block; margin: 8px 16px 8px 0; vertical-align: top; }
    figcaption { font-size: 13px; }
    pre { white-space: pre-wrap; font-size: 13px; }
    .error::marker { color: #d12f1b; }
    </style></head><body><h1>\(escaped(title))</h1>\(content)</body></html>

    """
  }

  private static func escaped(_ text: String) -> String {
    [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
