import Anchors

// What stands in parentheses after a name.

extension ConstraintTextParser {
  /// `Insets`, `DirectionalInsets`, `Size` or `Point` with numbers; `nil` for another name.
  mutating func plainValue(_ name: String) throws(LayoutTextError) -> TextValue? {
    switch name {
    case "Insets":
      let n = try numbers(name, ["top", "left", "bottom", "right"])
      return .insets(Insets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
    case "DirectionalInsets":
      let n = try numbers(name, ["top", "leading", "bottom", "trailing"])
      return .directionalInsets(
        DirectionalInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3]))
    case "Size":
      let n = try numbers(name, ["width", "height"])
      return .plainSize(Size(width: n[0], height: n[1]))
    case "Point":
      let n = try numbers(name, ["x", "y"])
      return .point(Point(x: n[0], y: n[1]))
    default: return nil
    }
  }

  /// `"(" [label ":" sum {"," label ":" sum}] ")"`, each label at most once and in their order, the
  /// numbers that are left out being 0; of four labels also `"(" sum ")"`, for all of them.
  private mutating func numbers(_ type: String, _ labels: [String]) throws(LayoutTextError)
    -> [Double]
  {
    var numbers: [Double] = []
    try open()
    while next != ")" {
      let place = scanner.offset
      let label = try label()
      if label == nil, labels.count == 4, numbers.isEmpty {
        numbers = Array(repeating: try number(sum(), at: place), count: 4)
      } else if let label, let index = labels[numbers.count...].firstIndex(of: label) {
        numbers += Array(repeating: 0, count: index - numbers.count)
        numbers.append(try number(sum(), at: scanner.offset))
      } else {
        let all = labels.map { "\($0):" }.joined(separator: ", ")
        throw mistake(
          .wrongLabel, place..<max(end, place),
          "\(type) takes \(all) in this order\(labels.count == 4 ? ", or one number" : "")")
      }
      if !take(",") { break }
    }
    try close(")")
    return numbers + Array(repeating: 0, count: labels.count - numbers.count)
  }

  /// `name ":"`, if it comes next.
  private mutating func label() throws(LayoutTextError) -> String? {
    var probe = self
    guard let name = try probe.name(), probe.take(":") else { return nil }
    self = probe
    return name
  }

  /// `"(" "by:" (number | insets) ")"`
  mutating func inset(_ edges: EdgesAnchor) throws(LayoutTextError) -> EdgesAnchor {
    try open()
    let place = scanner.offset
    guard try label() == "by" else {
      throw mistake(.wrongLabel, place..<max(end, place), "inset takes by:, as in inset(by: 16)")
    }
    let argument = scanner.offset
    let value = try sum()
    let result =
      switch value {
      case .insets(let insets): edges.inset(by: insets)
      case .directionalInsets(let insets): edges.inset(by: insets)
      default: try edges.inset(by: number(value, at: argument))
      }
    try close(")")
    return result
  }

  /// `"(" ["excluding:"] "." edge {"," "." edge} ")"`
  mutating func chosenEdges() throws(LayoutTextError) -> [LayoutEdge] {
    try open()
    let place = scanner.offset
    let label = try label()
    guard label == nil || label == "excluding" else {
      throw mistake(
        .wrongLabel, place..<end, "edges takes edges, as in edges(.top) or edges(excluding: .top)")
    }
    var edges: [LayoutEdge] = []
    repeat {
      let place = scanner.offset
      guard take("."), let name = try name(), let edge = LayoutEdge(rawValue: name) else {
        let names = LayoutEdge.allCases.map { ".\($0)" }
        throw mistake(
          .expectedAttribute, place..<max(end, place),
          "expected an edge; \(listed(names, "edge"))")
      }
      edges.append(edge)
    } while take(",")
    try close(")")
    return label == nil ? edges : LayoutEdge.around(excluding: edges)
  }
}
