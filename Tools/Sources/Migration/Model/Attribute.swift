/// An attribute of a view, by the name that UIKit and Anchors share.
enum Attribute: String, CaseIterable, Sendable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  enum Axis: Sendable { case x, y, size }

  var axis: Axis {
    switch self {
    case .width, .height: .size
    case .centerX, .centerXWithinMargins: .x
    default: insetSide == "left" || insetSide == "right" ? .x : .y
    }
  }

  /// `true` for the six edges, without margins.
  var isEdge: Bool { Self.physicalEdges.contains(self) || Self.directionalEdges.contains(self) }

  var isSize: Bool { axis == .size }

  var isCenter: Bool { self == .centerX || self == .centerY }

  /// `true` for right, bottom, trailing and last baseline, and their margins: an inset moves them
  /// towards smaller coordinates.
  var isFar: Bool { insetSide == "right" || insetSide == "bottom" }

  /// `true` for the centers, also those within margins.
  var isAnyCenter: Bool { !isSize && insetSide == nil }

  /// The side of edge insets that moves the attribute: `top`, `left`, `bottom` or `right`.
  var insetSide: String? {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: "left"
    case .right, .trailing, .rightMargin, .trailingMargin: "right"
    case .top, .topMargin, .firstBaseline: "top"
    case .bottom, .bottomMargin, .lastBaseline: "bottom"
    default: nil
    }
  }

  static let physicalEdges: [Attribute] = [.top, .left, .bottom, .right]
  static let directionalEdges: [Attribute] = [.top, .leading, .bottom, .trailing]

  /// The attributes by the names that libraries have for one or for several. Edges are physical, as
  /// in SnapKit.
  static let named: [String: [Attribute]] = [
    "baseline": [.lastBaseline], "edges": physicalEdges, "directionalEdges": directionalEdges,
    "horizontalEdges": [.left, .right], "verticalEdges": [.top, .bottom],
    "directionalHorizontalEdges": [.leading, .trailing],
    "directionalVerticalEdges": [.top, .bottom], "size": [.width, .height],
    "center": [.centerX, .centerY],
    "margins": [.topMargin, .leftMargin, .bottomMargin, .rightMargin],
    "directionalMargins": [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin],
    "centerWithinMargins": [.centerXWithinMargins, .centerYWithinMargins],
  ].merging(allCases.map { ($0.rawValue, [$0]) }) { _, own in own }

  /// Creates the attribute of an anchor of UIKit by its name: `topAnchor`.
  init?(anchor name: String) {
    guard name.hasSuffix("Anchor"), !name.contains("Margin") else { return nil }
    self.init(rawValue: String(name.dropLast(6)))
  }

  /// Returns why UIKit does not relate the attribute to another one; `nil` if it does.
  func refusal(of other: Attribute) -> String? {
    let directions = [["leading", "trailing"], ["left", "right"]].map { sides in
      [self, other].contains { name in sides.contains { name.rawValue.hasPrefix($0) } }
    }
    if other.axis == axis, directions != [true, true] { return nil }
    return "\(rawValue)\(Reason.cannotBeRelated)\(other.rawValue)"
  }

  /// The attribute's margin, or the edge of a margin.
  var margin: Attribute? {
    isEdge
      ? Attribute(rawValue: "\(rawValue)Margin")
      : Attribute(rawValue: rawValue.replacing("Margin", with: ""))
  }
}

/// A relation, as Swift writes it.
enum Relation: String, CaseIterable, Sendable {
  case equal = "=="
  case lessThanOrEqual = "<="
  case greaterThanOrEqual = ">="

  /// Creates a relation by the name of UIKit's case, such as `lessThanOrEqual`.
  init?(name: String) {
    guard let relation = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = relation
  }

  /// Reads a label such as `equalToConstant`: the relation, and what follows `To`.
  static func labeled(_ label: String) -> (relation: Relation, rest: String)? {
    let parts = label.split(separator: "To", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let relation = Relation(name: parts[0]) else { return nil }
    return (relation, parts[1])
  }

  /// The name of UIKit's case.
  var name: String {
    switch self {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  var flipped: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
