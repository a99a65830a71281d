import AnchorsLayout
import Foundation

/// The views that have another name in the new version of a layout, and the same class, superview,
/// frames and number of constraints.
struct Renames {
  /// The names, in the order of the old version.
  private(set) var names: [(old: String, new: String)] = []

  /// A view without its name.
  private struct Identity: Hashable {
    let type: String
    let superview: String?
    /// Empty if the size of the content is not known: a label's placeholder is its name.
    let frames: [Rect]
    let constraints: Int
  }

  /// Finds the renamed views. Views that cannot be told apart are not renamed.
  init(_ old: ComparedLayout, _ new: ComparedLayout) {
    let (oldNames, newNames) = (Set(old.views.map(\.name)), Set(new.views.map(\.name)))
    let gone = old.views.filter { !newNames.contains($0.name) }
    let added = new.views.filter { !oldNames.contains($0.name) }
    // A superview comes before its subviews.
    for view in gone {
      let identity = identity(of: view, in: old)
      let twins = added.filter { self.identity(of: $0, in: new) == identity }
      if twins.count == 1, gone.count(where: { self.identity(of: $0, in: old) == identity }) == 1 {
        names.append((view.name, twins[0].name))
      }
    }
  }

  private func identity(of view: ComparedLayout.View, in layout: ComparedLayout) -> Identity {
    Identity(
      type: view.type,
      superview: names.first { $0.old == view.superview }?.new ?? view.superview,
      frames: layout.code.placeholders.contains(view.name) ? [] : view.frames,
      constraints: layout.code.constraints.count { line in
        line.text.split(separator: " ").contains { $0.hasPrefix("\(view.name).") }
      })
  }

  /// Returns the old version with the new names, so that it can be compared by names.
  func applied(to code: SwiftLayouts.Layout) -> SwiftLayouts.Layout {
    let lines = { (lines: [SwiftLayouts.Line]) in
      lines.map { SwiftLayouts.Line(text: applied(to: $0.text), path: $0.path, line: $0.line) }
    }
    return SwiftLayouts.Layout(
      name: code.name, path: code.path, line: code.line, text: code.text,
      textWithLines: applied(to: code.textWithLines), views: lines(code.views),
      constraints: lines(code.constraints), unknowns: code.unknowns, later: code.later,
      placeholders: code.placeholders.map { name in
        names.first { $0.old == name }?.new ?? name
      })
  }

  /// Replaces the names: after the word of a declaration, as the text of a label that has no other,
  /// and before the point of an anchor.
  private func applied(to text: String) -> String {
    names.reduce(text) { text, name in
      let old = NSRegularExpression.escapedPattern(for: name.old)
      let places = [
        "(?<=(view|label|stack|scroll|guide) )\(old)\\b", "(?<=\")\(old)(?=\")",
        "(?<![\\w.'])\(old)(?=\\.)",
      ]
      return text.replacingOccurrences(
        of: places.joined(separator: "|"),
        with: NSRegularExpression.escapedTemplate(for: name.new), options: .regularExpression)
    }
  }
}
