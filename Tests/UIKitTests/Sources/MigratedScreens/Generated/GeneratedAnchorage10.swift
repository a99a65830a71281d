// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

@MainActor
private func anchorage10(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  gap: CGFloat, count: Int, factor: Double, isFirst: Bool
) {
  var wide321: [Constraint] = [], narrow322 = [Constraint]()
  var kept323: Constraint?
  do {
    let label = v
    Constraint.activate { v.lastBaseline == parent.lastBaseline - 4.25 }
    _ = label
  }
  Constraint.activate {
    child.height == CGFloat(count * 3) ~ 640
    guide.leading == child.leading
    child.height == -factor
  }
  do {
    let c = b
    c.translatesAutoresizingMaskIntoConstraints = false
    let set320 = ConstraintGroup {
      c.bottom == v.bottom
      c.centerX == child.centerX
    }.constraints
    Constraint.activate(set320)
  }
  do {
    let label = b
    Constraint.activate {
      label.edges
        == v.edges.inset(by: DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
  }
  do {
    let child = v
    Constraint.activate { child.lastBaseline <= guide.bottom + 12.5 ~ .high }
  }
  Constraint.activate { c.width >= CGFloat(count) }
  do {
    let content = child
    Constraint.activate {
      child.center == parent.center ~ .high - 1
      child.centerX >= b.trailing ~ .high - 1
    }
    _ = content
  }
  wide321 = [
    b.centerX <= child.leading ~ .fittingSize,
    b.height == parent.margins.width - 4.25,
  ]
  narrow322.append(c.width <= 0.25 * parent.width)
  Constraint.activate {
    wide321
    narrow322.last
  }
  Constraint.deactivate(narrow322)
  kept323 = v.width == CGFloat(factor) * b.width ~ .low
  kept323?.isActive = true
  Constraint.deactivate(wide321)
  Constraint.activate(narrow322)
  kept323?.isActive = false
  Constraint.activate(!isFirst ? wide321 : narrow322)
  kept323?.constant = 0.5
  Constraint.activate { guide.left >= child.right + 0.5 ~ .required }
}

@MainActor let generatedAnchorage10: [Example] = [
  .snippet("Anchorage10") { anchorage10($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, gap: 9, count: 2, factor: 0.75, isFirst: true) },
]
