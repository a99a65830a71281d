// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

@MainActor
private func anchorage6(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  spacing: CGFloat, width: Int, ratio: Double, isOpen: Bool
) {
  var kept301: Constraint?
  func pin295(_ left: UIView, by leading: CGFloat) {
    Constraint.activate {
      left.width == -4.25 ~ .low + 10
      left.height == leading
    }
  }
  pin295(v, by: isOpen ? 0 : -spacing)
  pin295(c, by: spacing - 1.5)
  if isOpen {
    do {
      var height: CGFloat = 12.5
      height += 2
      guide.translatesAutoresizingMaskIntoConstraints = false
      let set296 = ConstraintGroup {
        guide.edges == b.edges.inset(by: height)
        guide.right >= v.right - 8 ~ .required
      }.constraints
      set296.forEach { $0.isActive = true }
    }
  }
  do {
    let content = parent
    Constraint.activate {
      c.centerX == v.trailing
      child.trailing <= b.trailing - CGFloat(ratio) * 10
    }
    _ = content
  }
  Constraint.activate { child.top <= c.top }
  do {
    var previous: UIView = c
    for view in [v, b] {
      Constraint.activate {
        view.width == CGFloat(width / 2)
        view.bottom == parent.lastBaseline + (spacing + 2) * 3
      }
      _ = previous
      previous = view
    }
  }
  Constraint.activate { guide.top == child.top + CGFloat(width) }
  func go297() {
    guard isOpen else { return }
    do {
      var above: UIView = b
      for view in [c, v] {
        Constraint.activate { view.height == -1 }
        _ = above
        above = view
      }
    }
  }
  go297()
  UIView.animate(withDuration: 0) {
    let lay298 = { (amount: CGFloat) -> Void in
      let c299 = v.top <= child.top - 4.25
      c299.isActive = true
      c299.constant += 3
    }
    lay298(-CGFloat(ratio))
  }
  let id300 = b.height == c.height + 16
  id300.isActive = true
  id300.identifier = "id300"
  kept301 = child.height == spacing
  kept301?.isActive = true
  parent.constraints.first { $0.identifier == "id300" }?.constant = -1
  kept301?.isActive = false
  kept301?.isActive = !isOpen
  Constraint.activate { child.center == parent.center + CGPoint(x: -10.0, y: -10.0) }
}

@MainActor let generatedAnchorage6: [Example] = [
  .snippet("Anchorage6") { anchorage6($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, spacing: 9, width: 2, ratio: 0.75, isOpen: false) },
]
