import AnchorsLayout

/// The role of each line: whether the app or the system made it, and whether it is temporary.
///
/// A line by itself is classified by its names, in `ToolkitConstraint`. The other lines add facts
/// that a description omits: Masonry's has no identifiers, and a mask belongs to an app's view only
/// if the app constrains it.
struct LogRoles {
  private let hasMasonry: Bool
  /// For each axis, `true` if a line names an encapsulated size.
  private var areNamed: [Bool: Bool] = [:]
  /// The keys of the items that the app constrains from outside.
  private var constrained: Set<String> = []
  /// The key of each item's superview, if a line shows it.
  private var parents: [String: String] = [:]

  init(_ lines: [LogLine]) {
    for line in lines {
      guard let superview = line.superview else { continue }
      for row in line.rows { parents[line.key(of: row.first.item)] = line.key(of: superview) }
    }
    hasMasonry = lines.contains { $0.maker.className == "MASLayoutConstraint" }
    for line in lines {
      for row in line.rows {
        if line.isEncapsulatedSize { areNamed[row.first.attribute.isHorizontal] = true }
        if !line.isSystems, let item = inner(row, line) { constrained.insert(item) }
      }
    }
  }

  /// Returns the key of the item that the row constrains from outside: the first, or the second if
  /// it lies in the first.
  private func inner(_ row: LogRow, _ line: LogLine) -> String? {
    let first = line.key(of: row.first.item)
    guard let place = row.second, !place.isSuperview else { return first }
    let second = line.key(of: place.item)
    if parents[first] == second { return first }
    if parents[second] == first { return second }
    let isFirstAround =
      row.first.attribute.isFarEdge && place.attribute.isFarEdge && row.constant >= 0
      || row.first.attribute.isNearEdge && place.attribute.isNearEdge && row.constant < 0
      || row.first.attribute.row.inset == .margin
    return isFirstAround ? second : first
  }

  /// Returns `true` if UIKit or AppKit made the constraint.
  func isSystems(_ line: LogLine) -> Bool {
    line.isSystems || isTemporary(line) || line.isOfActionSheet
  }

  /// Returns `true` if the app is responsible for none of the lines: the system made them, or they
  /// relate the toolkit's views in a set that includes private views.
  func areSystems(_ lines: [LogLine]) -> Bool {
    if lines.allSatisfy(isSystems) {
      return lines.contains { !isTemporary($0) } && !areOfStack(lines)
    }
    // The views in a cell are an app's.
    let items = lines.flatMap { $0.items }
    return items.contains(where: isAmongPrivate) && !items.contains { $0.has("ViewCell") }
      && lines.allSatisfy { line in
        isSystems(line)
          || line.source == nil && line.maker.className == "NSLayoutConstraint"
            && line.maker.identifier.isEmpty
            && line.items.allSatisfy {
              ToolkitConstraint.isToolkits(item: $0) || ToolkitConstraint.isPrivate(item: $0)
            }
      }
  }

  /// Returns `true` if the system made all lines that can be read, and all lines name only the
  /// toolkit's views, one of them private.
  func concernSystemsViews(_ lines: [LogLine]) -> Bool {
    let views = lines.flatMap { $0.views }
    return areSystems(lines.filter { $0.problem == nil }) && views.contains(where: isAmongPrivate)
      && lines.allSatisfy { $0.head != nil }
      && views.allSatisfy { view in
        !view.has("ViewCell")
          && (ToolkitConstraint.isToolkits(item: view) || ToolkitConstraint.isPrivate(item: view))
      }
  }

  /// Returns `true` if a temporary size or a mask conflicts with a stack view of the app.
  private func areOfStack(_ lines: [LogLine]) -> Bool {
    func isFromOutside(_ line: LogLine) -> Bool { isTemporary(line) || isContainerMask(line) }
    return lines.contains(where: isFromOutside)
      && lines.allSatisfy { line in
        isFromOutside(line) || line.maker.placesSystemGuide
          || line.maker.identifier.begins(with: "UISV-")
            && !line.items.contains(where: isAmongPrivate)
      }
  }

  /// Returns `true` if the item is private to the toolkit. A stack view's spacer does not count:
  /// its views are an app's.
  private func isAmongPrivate(_ item: String) -> Bool {
    ToolkitConstraint.isPrivate(item: item) && !item.begins(with: "_UILayoutSpacer")
  }

  /// Returns `true` if the line is a temporary size: that of a cell or a screen from outside, or
  /// that of a view before its first layout.
  func isTemporary(_ line: LogLine) -> Bool {
    if line.isEncapsulatedSize { return true }
    guard let row = line.size, line.maker.identifier.isEmpty else { return false }
    let isNamed = areNamed[row.first.attribute.isHorizontal] == true
    if line.maker.isOfMask {
      return row.first.item.isCellContent
        || row.constant == 0 && !constrained.contains(line.key(of: row.first.item))
    }
    return line.maker.className == "NSLayoutConstraint" && !isNamed
      && (hasMasonry || row.first.item.isCellContent
        || row.constant == 0 && line.item(named: row.first.item).isCell)
  }

  /// Returns `true` if turning off `translatesAutoresizingMaskIntoConstraints` can fix the line: it
  /// belongs to a mask, and the app constrains its view, which is not the system's.
  func isUnwantedMask(_ line: LogLine) -> Bool {
    guard line.maker.isOfMask, line.maker.identifier.isEmpty, let item = line.rows.first?.first.item
    else { return false }
    return constrained.contains(line.key(of: item)) && !item.isCellContent
      && !ToolkitConstraint.isPrivate(item: line.item(named: item))
  }

  /// Returns `true` if the mask of a container makes the line: the app does not constrain the view
  /// from outside.
  func isContainerMask(_ line: LogLine) -> Bool {
    guard line.maker.isOfMask, line.maker.identifier.isEmpty, let item = line.rows.first?.first.item
    else { return false }
    return !constrained.contains(line.key(of: item)) && !isTemporary(line) && !item.isCellContent
      && !ToolkitConstraint.isPrivate(item: line.item(named: item))
  }
}

extension LogLine {
  /// The row of a line that fixes a size by a number.
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

  /// The classes and addresses in the text, also of a line that was not read.
  fileprivate var views: [String] {
    var (text, views) = (TextScanner(text), [String]())
    while !text.isAtEnd {
      let start = text.offset
      if text.skip(while: TextScanner.isOfName) == 0 { text.takeAny() }
      if text.take(word: ":0x") { views.append(text.text(from: start)) }
    }
    return Array(views.dropFirst())
  }

  /// `true` of the width that action sheets have had since iOS 12.
  var isOfActionSheet: Bool {
    size?.constant == -16 && size?.first.item.begins(with: "UIView:") == true
  }
}

extension LogRow {
  /// `true` if the row fixes a width of a list's cell that only a cell before its first layout has:
  /// lists are wider.
  var isNarrowCellContent: Bool {
    let isOfList =
      first.item.isCellContent || first.item.has("ListCellContentView")
      || first.item.has("HeaderFooterContentView")
    return first.attribute == .width && isOfList && constant < 100
  }
}

extension String {
  /// `true` if this is a cell or its content view, by the name of the class.
  fileprivate var isCell: Bool {
    var name = TextScanner(self)
    guard name.take(throughLast: ":0x") else { return false }
    let className = name.text(in: 0..<name.offset - 3)
    return className.ends(with: "Cell") || className.ends(with: "CellContentView")
  }

  /// `true` if this is the content view of a table's cell.
  fileprivate var isCellContent: Bool { has("TableViewCellContentView") }
}
