import Anchors

// Items, metrics, and what is told of items by their members.

extension ConstraintTextParser {
  /// An item, a metric, the superview, or a size, a point or insets by their initializers.
  mutating func named() throws(ConstraintTextError) -> TextValue {
    let start = scanner.offset
    guard let name = try name() else {
      throw mistakeHere(.expectedTerm, "expected an item's attribute or a number")
    }
    if isInLine, scanner.next == UInt8(ascii: "("), let value = try plainValue(name) {
      return value
    }
    // The longest name that fits is that of the item.
    var (path, probe) = (name, self)
    var item = reader.items[name]
    while true {
      if probe.scanner.take(word: "(released)") {
        throw mistake(
          .itemReleased, start..<probe.scanner.offset,
          "\(quotedParts(path)) no longer exists; constraints do not keep their items alive")
      }
      guard probe.take("."), let part = try probe.name() else { break }
      path += ".\(part)"
      guard let other = reader.items[path] else { continue }
      item = other
      self = probe
    }
    let isMember = scanner.next == UInt8(ascii: ".")
    if let number = reader.metrics[name], item == nil || !isMember {
      return .number(try finite(number, start..<end))
    }
    if let item { return .item(item) }
    if name == "superview" { return .item(nil) }
    if isMember {
      let names = reader.items.keys.sorted()
      throw mistake(
        .unknownItem, start..<end,
        "no item is named \(quotedParts(name)); \(listed(names.map { quotedParts($0) }, "item"))"
          + didYouMean(name, of: names))
    }
    throw unknownMetric(name, start)
  }

  /// `.system`, `.zero`, in a priority `.high`, or a metric behind a dot.
  mutating func namedNumber(_ start: Int) throws(ConstraintTextError) -> TextValue {
    guard let name = try name() else {
      throw mistakeHere(.expectedAttribute, "expected a name after '.'")
    }
    if isInPriority {
      let names = Self.priorities
      if let priority = names.first(where: { $0.name == name })?.priority {
        return .number(priority.rawValue)
      }
      if reader.metrics[name] == nil {
        throw mistake(
          .unknownPriority, start..<end,
          "no priority is named \(name); \(listed(names.map { $0.name }, "name"))"
            + didYouMean(name, of: names.map { $0.name }))
      }
    }
    switch name {
    case "system": return .space(1)
    case "zero": return .number(0)
    default:
      guard let number = reader.metrics[name] else { throw unknownMetric(name, start) }
      return .number(try finite(number, start..<end))
    }
  }

  private static var priorities: [(name: String, priority: Priority)] {
    [
      ("required", .required), ("high", .high), ("medium", .medium), ("low", .low),
      ("fittingSize", .fittingSize),
    ]
  }

  private func unknownMetric(_ name: String, _ start: Int) -> ConstraintTextError {
    let names = reader.metrics.keys.sorted()
    return mistake(
      .unknownMetric, start..<end,
      "no metric is named \(quotedParts(name)); \(listed(names, "metric"))"
        + didYouMean(name, of: names + reader.items.keys.sorted()))
  }
}

// MARK: - Members

extension ConstraintTextParser {
  /// What stands after a `.` that has been taken.
  mutating func member(of value: TextValue) throws(ConstraintTextError) -> TextValue {
    let start = scanner.offset
    guard let name = try name() else {
      throw mistakeHere(.expectedAttribute, "expected an attribute after '.'")
    }
    let range = start..<end
    let hasArguments = isInLine && scanner.next == UInt8(ascii: "(")
    if name == "inset", case .edges(let edges) = value, hasArguments {
      return .edges(try inset(edges))
    }
    let edges = name == "edges" && hasArguments ? try chosenEdges() : nil
    return try member(name, edges, of: value, range)
  }

  private func member(
    _ name: String, _ edges: [LayoutEdge]?, of value: TextValue, _ range: Range<Int>
  ) throws(ConstraintTextError) -> TextValue {
    switch value {
    case .item(let item):
      if let value = member(name, edges, of: item) { return value }
      throw unknownMember(name, of: item, range)
    case .list(let values):
      var members: [TextValue] = []
      for value in values { members.append(try member(name, edges, of: value, range)) }
      return .list(members)
    default:
      throw mistake(
        .unknownAttribute, range, "\(value.kind) has no member \(quotedName(name))")
    }
  }

  /// An attribute of an item, several of them, or a guide; of the superview, `nil` as the item, what
  /// positions have.
  private func member(
    _ name: String, _ edges: [LayoutEdge]?, of item: (any LayoutItem)?
  ) -> TextValue? {
    if let edges { return .edges(EdgesAnchor(item?.layoutNode, edges)) }
    if let attribute = Attribute.allCases.first(where: { $0.description == name }) {
      if item == nil, attribute.isSize { return nil }
      let node = item?.layoutNode ?? superview
      return .term(LinearExpression(LayoutAnchor(node, attribute)))
    }
    switch name {
    case "edges": return .edges(EdgesAnchor(item?.layoutNode, LayoutEdge.around))
    case "horizontalEdges": return .edges(EdgesAnchor(item?.layoutNode, LayoutEdge.horizontal))
    case "verticalEdges": return .edges(EdgesAnchor(item?.layoutNode, LayoutEdge.vertical))
    default: break
    }
    guard let item else { return name == "center" ? .center(CenterAnchor(nil)) : nil }
    switch name {
    case "size": return .size(SizeAnchor(item.layoutNode))
    case "center": return .center(CenterAnchor(item.layoutNode))
    case "anchors": return .item(item)
    default: return item.layoutGuide(named: name).map { .item($0) }
    }
  }

  private func unknownMember(
    _ name: String, of item: (any LayoutItem)?, _ range: Range<Int>
  ) -> ConstraintTextError {
    let owner = item.map { quotedName($0.layoutName) } ?? "superview"
    if item == nil, name == "size" || name == "width" || name == "height" {
      return mistake(
        .unknownAttribute, range,
        "the superview's size is not known here; give the superview a name among the items"
      )
    }
    var names = Attribute.allCases.map { $0.description }
    names += ["edges", "horizontalEdges", "verticalEdges", "center", "size"]
    // Asked for by its name a guide comes into being, so only what is near is asked for.
    let guides = nearNames(name, of: ["safeArea", "margins", "readableContent", "keyboard"])
    names += guides.filter { item?.layoutGuide(named: $0) != nil }
    return mistake(
      .unknownAttribute, range,
      "\(owner) has no attribute and no guide named \(quotedName(name))"
        + didYouMean(name, of: names))
  }
}
