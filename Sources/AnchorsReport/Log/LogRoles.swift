import AnchorsLayout

/// The parts that the lines of one report play: made by the app or by the system, for good or for a moment.
///
/// A line by itself tells by its names, as `ToolkitConstraint` reads them. The other lines tell what a
/// description hides: Masonry's leaves out identifiers, and a mask belongs to a view of the app's only if the app
/// constrains that view.
struct LogRoles {
  private let hasMasonry: Bool
  /// Whether a line names a size as encapsulated, by whether it is horizontal.
  private var areNamed: [Bool: Bool] = [:]
  /// The keys of the items that the app constrains from outside.
  private var constrained: Set<String> = []

  init(_ lines: [LogLine]) {
    hasMasonry = lines.contains { $0.maker.className == "MASLayoutConstraint" }
    for line in lines {
      for row in line.rows {
        if line.isEncapsulatedSize { areNamed[row.first.attribute.isHorizontal] = true }
        if !line.isSystems, let item = row.inner(line) { constrained.insert(item) }
      }
    }
  }

  /// Returns `true` if UIKit or AppKit made the constraint.
  func isSystems(_ line: LogLine) -> Bool {
    line.isSystems || isTemporary(line) || line.isOfActionSheet
  }

  /// Returns `true` if an app has nothing to do with any of the lines: the system made them, or they are among
  /// views of the toolkit's in a set with views that no app has in its hands.
  func areSystems(_ lines: [LogLine]) -> Bool {
    if lines.allSatisfy(isSystems) { return lines.contains { !isTemporary($0) } }
    // A stack view's spacer is private, and its views are an app's; so are those in a cell.
    let items = lines.flatMap { $0.items }
    let isAmongPrivate =
      items.contains {
        ToolkitConstraint.isPrivate(item: $0) && !$0.begins(with: "_UILayoutSpacer")
      }
      && !items.contains { $0.has("ViewCell") }
    return isAmongPrivate
      && lines.allSatisfy { line in
        isSystems(line)
          || line.source == nil && line.maker.className == "NSLayoutConstraint"
            && line.maker.identifier.isEmpty
            && line.items.allSatisfy {
              ToolkitConstraint.isToolkits(item: $0) || ToolkitConstraint.isPrivate(item: $0)
            }
      }
  }

  /// Returns `true` if the line is a size that a view has for a moment: one that a cell or a screen is given
  /// from outside, or that of a view before its first layout.
  func isTemporary(_ line: LogLine) -> Bool {
    if line.isEncapsulatedSize { return true }
    guard let row = line.size, line.maker.identifier.isEmpty else { return false }
    let isNamed = areNamed[row.first.attribute.isHorizontal] == true
    if line.maker.isOfMask {
      return row.first.item.isCellContent
        || row.constant == 0 && !constrained.contains(line.key(of: row.first.item))
    }
    return line.maker.className == "NSLayoutConstraint" && !isNamed
      && (hasMasonry || row.first.item.isCellContent)
  }

  /// Returns `true` if turning off `translatesAutoresizingMaskIntoConstraints` can mend the line: it is of a mask,
  /// and the app constrains its view, which is none of the system's.
  func isUnwantedMask(_ line: LogLine) -> Bool {
    guard line.maker.isOfMask, line.maker.identifier.isEmpty, let item = line.rows.first?.first.item
    else { return false }
    return constrained.contains(line.key(of: item)) && !item.isCellContent
      && !ToolkitConstraint.isPrivate(item: line.item(named: item))
  }
}

extension LogLine {
  /// What the line says if it fixes a size by a number.
  var size: LogRow? {
    guard let row = rows.first, rows.count == 1, row.first.attribute.isSize, row.second == nil,
      row.relation == .equal
    else { return nil }
    return row
  }
}

extension LogLine {
  /// The items, by class and address.
  fileprivate var items: [String] {
    rows.flatMap { [$0.first, $0.second].compactMap { $0 } }.map { item(named: $0.item) }
  }

  /// `true` of the width that action sheets have had since iOS 12.
  var isOfActionSheet: Bool {
    size?.constant == -16 && size?.first.item.begins(with: "UIView:") == true
  }
}

extension String {
  /// `true` if this is the content view of a table's cell.
  fileprivate var isCellContent: Bool { has("TableViewCellContentView") }
}

extension LogRow {
  /// The key of the item that the row constrains from outside: the first, or the second if it lies in the first.
  fileprivate func inner(_ line: LogLine) -> String? {
    guard let second, !second.isSuperview else { return line.key(of: first.item) }
    let isFirstAround =
      first.attribute.isFarEdge && second.attribute.isFarEdge && constant >= 0
      || first.attribute.isNearEdge && second.attribute.isNearEdge && constant < 0
      || first.attribute.row.inset == .margin
    return line.key(of: isFirstAround ? second.item : first.item)
  }
}
