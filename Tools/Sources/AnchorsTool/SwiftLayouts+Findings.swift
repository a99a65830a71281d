import AnchorsLayout
import AnchorsReport
import Foundation

extension SwiftLayouts.Layout {
  /// Returns the findings that are certain, with the lines of the Swift code behind constraints.
  func located(_ findings: [String]) -> [String] {
    findings.filter { !isUncertain($0) }.map(located)
  }

  /// Returns the path and the line of the first constraint that a finding names; those of the class
  /// if it names none.
  func location(of finding: String) -> (path: String, line: Int) {
    let places = constraints.compactMap {
      line -> (offset: String.Index, path: String, line: Int)? in
      guard let place = line.place, let path = line.path, let number = line.line,
        let range = finding.range(of: "(\(place))")
      else { return nil }
      return (range.lowerBound, path, number)
    }
    return places.min { $0.offset < $1.offset }.map { ($0.path, $0.line) } ?? (path, line)
  }

  /// Returns a text with the lines of the Swift code behind constraints.
  func located(_ text: String) -> String {
    Set(constraints.compactMap(\.place)).reduce(text) { text, place in
      text.replacingOccurrences(of: "'\(place)'", with: "(\(place))")
    }
  }

  /// Returns `true` for a finding about the size of a placeholder, or about a constraint that the
  /// text adds in place of the superview's.
  private func isUncertain(_ finding: String) -> Bool {
    constraints.contains { $0.place == nil && finding.hasPrefix($0.text) }
      || placeholders.contains {
        finding.hasPrefix("\($0) is ") || finding.contains("\($0)'s content")
      }
  }

  /// Returns a picture with the names and classes of the views, without the superview of a view
  /// that the code does not know.
  func svg(of root: LayoutView, _ options: PictureOptions) -> String {
    var options = options
    if !isFinal {
      options.showsAmbiguity = false
      if !root.layoutTree.conflicts.isEmpty { options.constraints = .none }
    }
    let classes = classes
    var (open, renamed) = ([root], [(view: LayoutView, name: String)]())
    // Whoever reads the tree afterwards finds the names of the code.
    defer { for (view, name) in renamed { view.layoutName = name } }
    while let view = open.popLast() {
      open += view.subviews
      guard let type = classes[view.layoutName], !(view is LayoutLabel) else { continue }
      let name = "\(view.layoutName): \(type)"
      guard view.frame.width > 7 * Double(name.count) else { continue }
      renamed.append((view, view.layoutName))
      view.layoutName = name
    }
    let isInWindow = constraints.contains { $0.place == nil && $0.text.contains(" == window.") }
    return marking(root.layoutTree.svg(of: isInWindow ? root.subviews.first : nil, options))
  }

  /// The class of each view, by its name.
  private var classes: [String: String] {
    var classes: [String: String] = [:]
    for view in views {
      let parts = view.text.components(separatedBy: "  // ")
      let words = parts[0].split(separator: " ")
      guard parts.count > 1, words.count > 1 else { continue }
      classes[String(words[1])] = String(parts[1].prefix { !" ;".contains($0) })
    }
    return classes
  }

  /// Returns a picture with what is not known below it.
  private func marking(_ svg: String) -> String {
    guard !isComplete, let start = svg.range(of: "height=\""),
      let middle = svg.range(of: "\" viewBox=\"", range: start.upperBound..<svg.endIndex),
      let end = svg.range(of: "\"", range: middle.upperBound..<svg.endIndex),
      let last = svg.range(of: "</svg>", options: .backwards)
    else { return svg }
    let box = svg[middle.upperBound..<end.lowerBound].split(separator: " ").compactMap {
      Double($0)
    }
    guard box.count == 4 else { return svg }
    let lines = ["Not complete. Not known:"] + notKnown.dropFirst().prefix(12)
    let height = box[3] + 14 * Double(lines.count) + 8
    let texts = lines.enumerated().map { place, line in
      let text = line.replacingOccurrences(of: "&", with: "&amp;")
        .replacingOccurrences(of: "<", with: "&lt;")
      let y = box[1] + box[3] + 14 * Double(place + 1)
      return
        "<text class=\"f-open\" x=\"\(box[0] + 12)\" y=\"\(y)\" font-size=\"11\">\(text)</text>\n"
    }
    let head = svg[..<start.upperBound]
    return "\(head)\(height)\" viewBox=\"\(box[0]) \(box[1]) \(box[2]) \(height)"
      + svg[end.lowerBound..<last.lowerBound] + texts.joined() + svg[last.lowerBound...]
  }
}
