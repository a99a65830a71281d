import Anchors
import TestSupport

/// Returns the statement of an `NSLayoutConstraint` as Swift: `a.top == b.top + 10 ~ 750`.
///
/// It reads only the native object, so that it shows what reached the platform.
@MainActor
func written(_ constraint: NSLayoutConstraint) -> String {
  var text = "\(side(constraint.firstItem, constraint.firstAttribute)) "
  text += "\(symbol(constraint.relation)) "
  if constraint.secondItem == nil {
    text += number(constraint.constant)
  } else {
    if constraint.multiplier != 1 { text += "\(number(constraint.multiplier)) * " }
    text += side(constraint.secondItem, constraint.secondAttribute)
    if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
    if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
  }
  if constraint.priority != .required {
    text += " ~ \(number(CGFloat(constraint.priority.rawValue)))"
  }
  return text
}

/// Returns the statements of several native constraints, in order.
@MainActor
func written(_ constraints: [NSLayoutConstraint]) -> [String] { constraints.map { written($0) } }

/// Returns the statements of the native constraints on a view, in order.
@MainActor
func written(on view: View) -> [String] { written(view.constraints) }

/// Returns the statements of a group's native constraints, in order.
@MainActor
func written(_ group: ConstraintGroup) -> [String] { written(group.layoutConstraints) }

@MainActor
private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
  let name =
    switch item {
    case let view as View: view.layoutName
    case let guide as Guide: guide.layoutName
    default: "nothing"
    }
  return "\(name).\(attributeNames[attribute.rawValue] ?? "attribute \(attribute.rawValue)")"
}

private func symbol(_ relation: NSLayoutConstraint.Relation) -> String {
  switch relation {
  case .lessThanOrEqual: "<="
  case .greaterThanOrEqual: ">="
  default: "=="
  }
}

/// A number to a millionth, without a decimal point where it needs none.
private func number(_ value: CGFloat) -> String {
  let rounded = (Double(value) * 1e6).rounded() / 1e6
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// The names of Apple's raw values, which are the same in UIKit and AppKit.
private let attributeNames: [Int: String] = [
  1: "left", 2: "right", 3: "top", 4: "bottom", 5: "leading", 6: "trailing", 7: "width",
  8: "height", 9: "centerX", 10: "centerY", 11: "lastBaseline", 12: "firstBaseline",
  13: "leftMargin", 14: "rightMargin", 15: "topMargin", 16: "bottomMargin", 17: "leadingMargin",
  18: "trailingMargin", 19: "centerXWithinMargins", 20: "centerYWithinMargins",
]
