import Foundation
import Testing
import UIKit

/// Two views and a guide in a view, and the constraints that a stand-in made of them as text.
@MainActor
final class Scene {
  let root = UIView()
  let (a, b) = (UIView(), UIView())
  let guide = UILayoutGuide()
  private lazy var names: [(AnyObject, String)] = [
    (root, "root"), (a, "a"), (b, "b"), (guide, "guide"), (root.safeAreaLayoutGuide, "safe"),
  ]

  init() {
    root.addSubview(a)
    root.addSubview(b)
    root.addLayoutGuide(guide)
  }

  /// The active constraints in the order in which they were activated.
  var active: [NSLayoutConstraint] {
    [root, a, b].flatMap(\.constraints).sorted { $0._serial < $1._serial }
  }

  func name(_ item: AnyObject, as name: String) { names.append((item, name)) }

  /// A constraint as `a.top >= 2 * b.bottom + 8 @750`.
  func text(_ constraint: NSLayoutConstraint) -> String {
    var text = term(constraint.firstItem, constraint.firstAttribute)
    text += [.equal: " == ", .lessThanOrEqual: " <= "][constraint.relation] ?? " >= "
    let constant = Double(constraint.constant)
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(number(Double(constraint.multiplier))) * " }
      text += term(second, constraint.secondAttribute)
      if constant != 0 { text += constant < 0 ? " - " : " + " }
    }
    if constant != 0 || constraint.secondItem == nil {
      text += number(constraint.secondItem == nil ? constant : abs(constant))
    }
    if constraint.priority != .required {
      text += " @\(number(Double(constraint.priority.rawValue)))"
    }
    return text
  }

  private func term(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    "\(names.first { $0.0 === item }?.1 ?? "?").\(attribute)"
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

/// Expects the active constraints that a closure leaves in a new scene.
@MainActor
func expect(
  _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation, after body: (Scene) -> Void
) {
  let scene = Scene()
  body(scene)
  #expect(scene.active.map(scene.text) == texts, sourceLocation: sourceLocation)
}
