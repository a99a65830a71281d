import Anchors

// Items, metrics, and members of items.

extension ConstraintTextParser {
  /// An item, a metric, the superview, or a size, a point or insets by their initializers.
  mutating func named() throws(LayoutTextError) -> TextValue {
    let start = scanner.offset
    guard let name = try name() else {
      throw mistakeHere(.expectedTerm, "expected an item's attribute or a number")
    }
    if isNext("("), let value = try plainValue(name) { return value }
    // The longest match is the item's name.
    var (path, probe) = (name, self)
    var item = items[name]
    while true {
      if probe.scanner.take(word: "(released)") {
        throw mistake(
          .itemReleased, start..<probe.scanner.offset,
          "\(quotedParts(path)) no longer exists; constraints do not keep their items alive")
      }
      guard probe.take("."), let part = try probe.name() else { break }
      path += ".\(part)"
      guard let other = items[path] else { continue }
      item = other
      self = probe
    }
    if item == nil, metrics[name] == nil, isNext("(") {
      throw mistake(
        .expectedTerm, start..<end,
        "a text can call Insets, DirectionalInsets, Size and Point, but not \(quotedName(name))")
    }
    let isMember = next == "."
    if item == nil || !isMember, metrics[name] != nil { return try metric(name, start) }
    if let item { return .item(item) }
    if name == "superview" { return .item(nil) }
    if !isMember { return try metric(name, start) }
    throw mistake(.unknownItem, start..<end, noneNamed(name, "item", of: Array(items.keys)))
  }

  private var priorityNames: [String] { ["required", "high", "medium", "low", "fittingSize"] }

  /// `.system`, `.zero`, in a priority `.high`, or a metric behind a dot.
  mutating func namedNumber(_ start: Int) throws(LayoutTextError) -> TextValue {
    guard let name = try name() else {
      throw mistakeHere(.expectedAttribute, "expected a name after '.'")
    }
    if isInPriority {
      let names = priorityNames
      let priorities: [Priority] = [.required, .high, .medium, .low, .fittingSize]
      if let place = names.firstIndex(of: name) { return .number(priorities[place].rawValue) }
      if metrics[name] == nil {
        throw mistake(
          .unknownPriority, start..<end,
          "no priority is named \(name); \(listed(names, "name"))\(didYouMean(name, of: names))")
      }
    }
    switch name {
    case "system": return .space(1)
    case "zero": return .number(0)
    default: return try metric(name, start)
    }
  }

  private func metric(_ name: String, _ start: Int) throws(LayoutTextError) -> TextValue {
    if let number = metrics[name] { return .number(try finite(number, start..<end)) }
    let message = noneNamed(
      name, "metric", of: Array(metrics.keys), or: isInPriority ? [] : Array(items.keys))
    let near = isInPriority ? nearNames(name, of: priorityNames).first : nil
    throw mistake(
      .unknownMetric, start..<end, message + (near.map { "; did you mean .\($0)?" } ?? ""))
  }
}

// MARK: - Members

extension ConstraintTextParser {
  /// Reads the member after a `.`.
  mutating func member(of value: TextValue) throws(LayoutTextError) -> TextValue {
    let start = scanner.offset
    guard let name = try name() else {
      throw mistakeHere(.expectedAttribute, "expected an attribute after '.'")
    }
    let range = start..<end
    if name == "inset", case .edges(let edges) = value, isNext("(") {
      return .edges(try inset(edges))
    }
    let edges = name == "edges" && isNext("(") ? try chosenEdges() : nil
    return try member(name, edges, of: value, range)
  }

  private func member(
    _ name: String, _ edges: [LayoutEdge]?, of value: TextValue, _ range: Range<Int>
  ) throws(LayoutTextError) -> TextValue {
    switch value {
    case .item(let item):
      if let value = member(name, edges, of: item) { return value }
      throw mistake(.unknownAttribute, range, refusal(ofMember: name, of: item))
    case .list(let values):
      return .list(
        try values.map { (value) throws(LayoutTextError) in
          try member(name, edges, of: value, range)
        })
    default:
      throw mistake(
        .unknownAttribute, range, "\(value.kind) has no member \(quotedName(name))")
    }
  }

  /// An attribute of an item, several of them, or a guide; of the superview, `nil` as the item,
  /// what positions have.
  private func member(
    _ name: String, _ edges: [LayoutEdge]?, of item: (any LayoutItem)?
  ) -> TextValue? {
    let node = item?.layoutNode
    if let edges { return .edges(EdgesAnchor(node, edges)) }
    if let attribute = Attribute.allCases.first(where: { $0.description == name }) {
      if item == nil, attribute.isSize { return nil }
      return .term(LinearExpression(LayoutAnchor(node ?? superview, attribute)))
    }
    switch name {
    case "edges": return .edges(EdgesAnchor(node, LayoutEdge.around))
    case "horizontalEdges": return .edges(EdgesAnchor(node, LayoutEdge.horizontal))
    case "verticalEdges": return .edges(EdgesAnchor(node, LayoutEdge.vertical))
    case "center": return .center(CenterAnchor(node))
    case "size": return node.map { .size(SizeAnchor($0)) }
    case "anchors": return item.map { .item($0) }
    default: return item?.layoutGuide(named: name).map { .item($0) }
    }
  }

  private func refusal(ofMember name: String, of item: (any LayoutItem)?) -> String {
    if item == nil, ["size", "width", "height"].contains(name) {
      return "the superview's size is not known here; give the superview a name among the items"
    }
    // Asking for a guide by name may create it, so only close names are tried.
    let guides = nearNames(name, of: ["safeArea", "margins", "readableContent", "keyboard"])
    let names =
      guides.filter { item?.layoutGuide(named: $0) != nil }
      + Attribute.allCases.map { $0.description }
      + ["edges", "horizontalEdges", "verticalEdges", "center", "size"]
    let owner = item.map { quotedName($0.layoutName) } ?? "superview"
    return "\(owner) has no attribute and no guide named \(quotedName(name))"
      + didYouMean(name, of: names)
  }
}
