// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

@MainActor
private func cartography11(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  spacing: CGFloat, columns: Int, ratio: Double, isWide: Bool
) {
  var kept414: Constraint?
  let group415 = ConstraintGroup()
  for view in [v, c, b] where isWide {
    Constraint.activate {
      if isWide { view.centerX == 0 ~ 999 }
      view.leading <= view.superview!.margins.leading + (spacing + 2) * 3
      view.trailing <= view.superview!.safeArea.trailing + (isWide ? spacing : 4)
    }
  }
  do {
    let edges = child
    Constraint.activate {
      edges.trailing == v.trailing
      edges.trailing == v.leading + 4.25
      edges.right == v.left - spacing / 2
    }
  }
  [v, b].forEach { view in
    Constraint.activate {
      c.edges == guide.edges
    }
  }
  Constraint.activate {
    child.bottom == v.top - 3
  }
  func pin412(_ view: UIView, by leading: CGFloat) {
    Constraint.activate {
      if isWide { view.trailing <= 0 ~ .high }
    }
  }
  pin412(v, by: ratio * 10)
  pin412(c, by: spacing * 2)
  do {
    let b = c
    Constraint.activate {
      b.centerX == b.superview!.safeArea.centerX
      b.centerY == b.superview!.safeArea.centerY + 12
      b.left >= b.superview!.margins.left - 1
    }
  }
  Constraint.activate {
    b.trailing == v.leading + CGFloat(ratio) * 10
  }
  func go413() {
    guard isWide else { return }
    Constraint.activate {
      c.leading == c.superview!.margins.trailing + ratio
    }
  }
  go413()
  kept414 = v.width == CGFloat(columns) * 4
  Constraint.activate {
    kept414
  }
  group415.replace {
    child.bottom <= child.superview!.bottom
    child.centerX == child.superview!.margins.centerX + spacing
  }
  group415.activate()
  kept414?.constant += 4
  group415.replace {
    v.right == b.left - 20
    if isWide { v.bottom == b.top + 100 }
  }
  group415.activate()
  kept414?.constant += 4
  group415.replace {
    if !isWide {
      child.lastBaseline == child.superview!.margins.bottom + CGFloat(columns / 2) ~ 100
    }
  }
  group415.activate()
  Constraint.activate {
    b.top <= 2 * spacing ~ 750
    b.centerX <= 0 ~ .low
  }
}

@MainActor let generatedCartography11: [Example] = [
  .snippet("Cartography11") { cartography11($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, spacing: 9, columns: 2, ratio: 0.75, isWide: false) },
]
