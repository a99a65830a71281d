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
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    default: .y
    }
  }

  /// `true` for the six edges, without margins.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  var isSize: Bool { axis == .size }

  var isCenter: Bool { self == .centerX || self == .centerY }

  /// `true` for right, bottom, trailing and last baseline, and their margins: an inset moves them
  /// towards smaller coordinates.
  var isFar: Bool {
    switch self {
    case .right, .bottom, .trailing, .lastBaseline, .rightMargin, .bottomMargin, .trailingMargin:
      true
    default: false
    }
  }

  /// `true` for the centers, also those within margins.
  var isAnyCenter: Bool {
    self == .centerX || self == .centerY || self == .centerXWithinMargins
      || self == .centerYWithinMargins
  }

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

  /// The attributes by the names that an item has for one or several of them in SnapKit; Anchors
  /// shares most.
  static let named: [String: [Attribute]] = {
    var names: [String: [Attribute]] = [:]
    for attribute in Attribute.allCases { names[attribute.rawValue] = [attribute] }
    names["baseline"] = [.lastBaseline]
    names["edges"] = Attribute.physicalEdges
    names["directionalEdges"] = Attribute.directionalEdges
    names["horizontalEdges"] = [.left, .right]
    names["verticalEdges"] = [.top, .bottom]
    names["directionalHorizontalEdges"] = [.leading, .trailing]
    names["directionalVerticalEdges"] = [.top, .bottom]
    names["size"] = [.width, .height]
    names["center"] = [.centerX, .centerY]
    names["margins"] = [.topMargin, .leftMargin, .bottomMargin, .rightMargin]
    names["directionalMargins"] = [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin]
    names["centerWithinMargins"] = [.centerXWithinMargins, .centerYWithinMargins]
    return names
  }()

  static let physicalEdges: [Attribute] = [.top, .left, .bottom, .right]
  static let directionalEdges: [Attribute] = [.top, .leading, .bottom, .trailing]
}

/// A relation, as Swift writes it.
enum Relation: String, Sendable {
  case equal = "=="
  case lessThanOrEqual = "<="
  case greaterThanOrEqual = ">="

  var flipped: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
