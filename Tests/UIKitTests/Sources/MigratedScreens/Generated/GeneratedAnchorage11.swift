// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

@MainActor
private func anchorage11(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  trailing: CGFloat, width: Int, factor: Double, isOpen: Bool
) {
  var kept326: Constraint?
  var kept327: Constraint?
  Constraint.activate { v.edges == c.edges }
  do {
    var y: CGFloat = 4
    for view in [v, c, b] {
      Constraint.activate {
        view.edges
          == guide.edges.inset(by: DirectionalInsets(top: 8, leading: 0, bottom: -4, trailing: 10))
        view.edges
          == child.edges.inset(by: DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
      _ = y
      y += 10
    }
  }
  for (index, view) in [c, v, b].enumerated() {
    Constraint.activate { view.trailing == guide.trailing + CGFloat(index) }
  }
  Constraint.activate { v.centerX == guide.right + max(trailing, 10) }
  do {
    let top = parent
    b.translatesAutoresizingMaskIntoConstraints = false
    v.translatesAutoresizingMaskIntoConstraints = false
    let set324 = ConstraintGroup {
      b.trailing == c.leading - 16
      v.centerX == c.trailing + CGFloat(width) * 4 ~ .required
    }.constraints
    Constraint.activate(set324)
    _ = top
  }
  Constraint.activate {
    c.centerX == v.centerX ~ .low + 10
    child.centerX == parent.leading
  }
  func go325() {
    guard isOpen else { return }
    Constraint.activate {
      v.bottom == child.firstBaseline
      c.centerX >= 0.5 * guide.leading + factor ~ 640
    }
  }
  go325()
  kept326 = child.width == CGFloat(factor) * 10 ~ .low + 10
  kept327 = b.centerX >= v.left - factor ~ .required
  Constraint.activate {
    kept326
    kept327
  }
  kept326?.constant = CGFloat(factor) * 10
  kept327?.constant += 4
  kept326?.isActive = false
  kept327?.constant += 4
  func pin328(_ item: UIView, by margins: CGFloat) {
    Constraint.activate { item.center == guide.center + CGPoint(x: 1, y: 1) ~ 300 }
  }
  pin328(v, by: -1)
  pin328(b, by: -12)
}

@MainActor let generatedAnchorage11: [Example] = [
  .snippet("Anchorage11") { anchorage11($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, trailing: 9, width: 2, factor: 0.75, isOpen: true) },
]
