import Anchors
import AnchorsLayout

/// Writes a tree of items as the text of a layout, which reads back as the same; see
/// `LayoutTree.layoutText()`.
package struct DocumentWriter {
  private let names = ItemNames()
  private var items: [any LayoutItem] = []
  private var declarations: [Declaration] = []
  /// The number of each declared item.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var usedNames: Set<String> = []
  /// The comments about information that the text lacks.
  private var notes: [String] = []
  /// `true` if the text has the frames, the conflicts and the ambiguities of the layout.
  private var isExact = true
  private var body = header
  /// Spaces for the deepest line so far.
  private var indentation = ""

  private static let header = "anchors \(LayoutDocument.latestVersion)\n"

  /// The text.
  package var text: String {
    if notes.isEmpty { return body }
    let rest = Substring(body.utf8.dropFirst(Self.header.utf8.count))
    return Self.header + notes.map { "// \($0)\n" }.joined() + rest
  }

  /// Writes a tree.
  ///
  /// - Parameters:
  ///   - root: The root, which is written as the window.
  ///   - constraints: The constraints in order; by default the active ones, in the order of
  ///     installation.
  /// - Complexity: O(items × depth + constraints × log(constraints)).
  package init(of root: any LayoutItem, constraints chosen: [Constraint]? = nil) {
    let visits = preorder(from: root)
    let hosted = visits.flatMap { $0.node.hostedConstraints }
    let constraints = chosen ?? hosted.sorted { $0.serial < $1.serial }
    let sides = constraints.flatMap {
      [($0.firstItem, $0.firstAttribute), ($0.secondItem, $0.secondAttribute)]
    }
    let withMargins = Set(sides.filter { $1.row.inset == .margin }.compactMap { $0.0?.identity })
    let views = visits.filter { $0.node.layoutRole == .view }
    usedNames = Set(views.map { names.name(of: $0.node) })
    // The indentation of a deep tree may be a hundred megabytes.
    body.reserveCapacity(visits.reduce(64 * constraints.count) { $0 + 2 * $1.depth + 64 })
    var directions: [InterfaceDirection] = []
    for (item, _, parent, depth) in visits {
      let direction = parent < 0 ? .leftToRight : directions[parent]
      directions.append(item.ownLayoutDirection ?? direction)
      add(
        item, in: parent < 0 ? nil : visits[parent].node, depth, direction,
        needsMargins: withMargins.contains(item.identity))
    }
    if !constraints.isEmpty || !contentConstraints.isEmpty { body += "\n" }
    for constraint in contentConstraints + constraints { write(constraint) }
  }

  private mutating func add(
    _ item: any LayoutItem, in parent: (any LayoutItem)?, _ depth: Int,
    _ direction: InterfaceDirection, needsMargins: Bool
  ) {
    let role = item.layoutRole
    // Guides that every view has come with the view.
    if role != .view, role != .guide, let view = parent as? LayoutView,
      !view.layoutGuides.contains(where: { $0 === item })
    {
      return
    }
    var name = names.name(of: item)
    if role != .view, let parent {
      let owner = "\(names.name(of: parent))."
      let short = name.hasPrefix(owner) ? String(name.dropFirst(owner.count)) : name
      if usedNames.insert(short).inserted { name = short }
    }
    let scrolls = role == .view && item.layoutChildren.contains { $0.layoutRole == .contentGuide }
    let kind: Declaration.Kind =
      parent == nil ? .window : role != .view ? .guide : scrolls ? .scroll : .view
    var declaration = Declaration(
      of: item, kind: kind, name: name, parent: parent.flatMap { numbers[$0.identity] } ?? -1,
      in: direction, needsMargins: needsMargins)
    if kind == .view, let label = item as? LayoutLabel,
      let asLabel = declaration.asLabel(like: label)
    {
      declaration = asLabel
    }
    for property in DeclaredProperty.allCases {
      guard let numbers = declaration[property], numbers.contains(where: { abs($0) > 1e6 })
      else { continue }
      declaration[property] = numbers.map { min(max($0, -1e6), 1e6) }
      leave("\(quotedName(name)) has a number beyond 1000000, which is the largest in a text.")
    }
    numbers[item.identity] = items.count
    items.append(item)
    declarations.append(declaration)
    let spaces = max(0, 2 * (depth - 1))
    while indentation.utf8.count < spaces { indentation += "        " }
    body.append(contentsOf: Substring(indentation.utf8.prefix(spaces)))
    body += declaration.line
    body += "\n"
    note(declaration, item)
  }

  /// Notes the information that a declaration lacks.
  private mutating func note(_ declaration: Declaration, _ item: any LayoutItem) {
    let (name, metrics) = (quotedName(declaration.name), item.layoutMetrics)
    if metrics.dependsOnFrame, metrics.hasIntrinsicSize, declaration.kind != .label {
      notes.append("The content of \(name) depends on its frame; it is that of this layout.")
    }
  }
}

// MARK: - Constraints

extension DocumentWriter {
  /// The content size of the root, which a window does not have, and minimum sizes.
  private var contentConstraints: [Constraint] {
    var constraints: [Constraint] = []
    for (number, item) in items.enumerated() where item.layoutRole == .view {
      let metrics = item.layoutMetrics
      for (attribute, axis, length, minimum) in [
        (Attribute.width, LayoutAxis.horizontal, metrics.intrinsicWidth, metrics.minimumWidth),
        (.height, .vertical, metrics.intrinsicHeight, metrics.minimumHeight),
      ] {
        func add(_ relation: Relation, _ constant: Double, _ priority: Priority, _ name: String) {
          let constraint = Constraint(
            item.layoutNode, attribute, relation, nil, attribute, multiplier: 1,
            constant: constant, priority: priority)
          constraint.identifier = name
          constraints.append(constraint)
        }
        if number == 0, let length {
          add(.lessThanOrEqual, length, metrics.hugging[axis], "hugging")
          add(.greaterThanOrEqual, length, metrics.compressionResistance[axis], "compression")
        }
        if let minimum { add(.greaterThanOrEqual, minimum, .required, "minimum") }
      }
    }
    return constraints
  }

  private mutating func write(_ constraint: Constraint) {
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    if constraint.secondItem != nil, !first.isComparable(with: second) {
      return leave(
        "Left out, since \(first) and \(second) cannot be compared: \(constraint.text(names))")
    }
    let missing = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
      .filter { numbers[$0.identity] == nil }
    if missing.contains(where: { isScrollGuideOfWindow($0) }) {
      return leave("Left out, since a window does not scroll: \(constraint.text(names))")
    }
    guard missing.allSatisfy({ isSystemGuide($0) }) else {
      return leave("Left out, since an item has left the tree: \(constraint.text(names))")
    }
    if let item = constraint.firstItem, let number = numbers[item.identity],
      declarations[number][.frame] != nil, !constraint.isAboutDescendant
    {
      let name = quotedName(declarations[number].name)
      leave("The frame of \(name) is not kept, since it has constraints: \(constraint.text(names))")
    }
    let plain = withBaselinesOfViews(constraint) ?? constraint
    let written = withLengthOfContent(plain) ?? withoutCenteredBaselines(plain) ?? plain
    body += written.exactText(names)
    body += "\n"
  }

  /// Returns `true` for an item that is not declared if it is a system guide of a declared view.
  private func isSystemGuide(_ item: any LayoutItem) -> Bool {
    item.layoutRole != .view && item.layoutParent.map { numbers[$0.identity] != nil } ?? false
  }

  /// Returns `true` for an item that is not declared if it is a guide of the root that only a
  /// scroll view has.
  private func isScrollGuideOfWindow(_ item: any LayoutItem) -> Bool {
    guard let scroll = item.layoutParent as? LayoutScrollView,
      numbers[scroll.identity] == 0
    else { return false }
    return item.layoutRole == .contentGuide || item.layoutName.hasSuffix(".frameLayoutGuide")
  }

  /// Returns the constraint with the baselines of views instead of those of their stacks, which are
  /// plain views in the text; `nil` if it has none.
  private func withBaselinesOfViews(_ constraint: Constraint) -> Constraint? {
    func node(_ item: (any LayoutItem)?, _ attribute: Attribute) -> LayoutNode? {
      item?.layoutNode.nodeDeciding(attribute)
    }
    let (first, second) = (
      node(constraint.firstItem, constraint.firstAttribute),
      constraint.hasImpliedSecond
        ? constraint.secondItem?.layoutNode
        : node(constraint.secondItem, constraint.secondAttribute)
    )
    guard let first,
      first !== constraint.firstItem?.layoutNode || second !== constraint.secondItem?.layoutNode
    else { return nil }
    let copy = Constraint(
      first, constraint.firstAttribute, constraint.relation, second, constraint.secondAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority)
    copy.identifier = constraint.identifier
    return copy
  }

  /// Returns a copy of the constraint whose constant is the length of its content; `nil` if the
  /// constant is that length already.
  private func withLengthOfContent(_ constraint: Constraint) -> Constraint? {
    guard constraint.followsContent, let item = constraint.firstItem,
      let length = constraint.firstAttribute.isHorizontal
        ? item.layoutMetrics.intrinsicWidth : item.layoutMetrics.intrinsicHeight,
      length != constraint.constant
    else { return nil }
    let copy = Constraint(
      item.layoutNode, constraint.firstAttribute, constraint.relation, nil,
      constraint.secondAttribute, multiplier: constraint.multiplier, constant: length,
      priority: constraint.priority)
    copy.identifier = constraint.identifier
    return copy
  }

  /// Returns the constraint with `centerY` for the baselines of text in the middle of views; `nil`
  /// if it has none.
  private func withoutCenteredBaselines(_ constraint: Constraint) -> Constraint? {
    func offset(_ item: (any LayoutItem)?, _ attribute: Attribute) -> Double? {
      guard attribute.row.isBaseline, let item, let number = numbers[item.identity],
        declarations[number].kind != .label, item.layoutMetrics.centersBaselines
      else { return nil }
      return item.layoutMetrics.fromAlignmentRect.offset(ofBaseline: attribute == .firstBaseline)
    }
    let first = offset(constraint.firstItem, constraint.firstAttribute)
    let second = offset(constraint.secondItem, constraint.secondAttribute)
    guard first != nil || second != nil, let item = constraint.firstItem else { return nil }
    let copy = Constraint(
      item.layoutNode, first == nil ? constraint.firstAttribute : .centerY, constraint.relation,
      constraint.secondItem?.layoutNode, second == nil ? constraint.secondAttribute : .centerY,
      multiplier: constraint.multiplier,
      constant: constraint.constant + constraint.multiplier * (second ?? 0) - (first ?? 0),
      priority: constraint.priority)
    copy.identifier = constraint.identifier
    return copy
  }

  /// Notes that the text is not the same as the layout.
  private mutating func leave(_ note: String) {
    notes.append(note)
    isExact = false
  }
}

extension Constraint {
  /// `true` if the second item is a descendant of the first, whose frame installing the constraint
  /// leaves as it is.
  fileprivate var isAboutDescendant: Bool {
    guard let first = firstItem, let second = secondItem else { return false }
    return second !== first && host === first
  }
}

// MARK: - Expectations

extension DocumentWriter {
  /// Adds the expected frames, or the expected conflict.
  mutating func expect(_ tree: LayoutTree) {
    for item in tree.nonconvergingItems { leave("\(names.name(of: item)) was still changing.") }
    for item in tree.unsolvedItems { leave("\(names.name(of: item)) is not solved to the end.") }
    if !isExact || items.count < 2 { return }
    if !tree.conflicts.isEmpty {
      body += "\nexpect conflicts\n"
      return
    }
    var open: [Int: [FrameComponent]] = [:]
    // In a text, a guide of the library is like any other.
    for (item, components) in tree.ambiguousComponents(includingLibraryGuides: true) {
      if let number = numbers[item.identity] { open[number] = components }
    }
    body += "\n"
    for number in items.indices.dropFirst() {
      let (frame, open) = (items[number].layoutFrame, open[number] ?? [])
      body += "expect \(quotedName(declarations[number].name))"
      for (component, value) in zip(FrameComponent.allCases, frame._lengths) {
        body += open.contains(component) ? " -" : " \(shortest(rounded(value, parts: 1e6)))"
      }
      body += "\n"
    }
  }
}
