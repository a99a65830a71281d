// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Cartography
import MigrationSupport
import UIKit

@MainActor
private func cartography11(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  spacing: CGFloat, columns: Int, ratio: Double, isWide: Bool
) {
  var kept414: NSLayoutConstraint?
  let group415 = ConstraintGroup()
  for view in [v, c, b] where isWide {
    constrain(view) { second in
      if isWide { second.centerX == second.superview!.centerX ~ 999 }
      second.leading <= second.superview!.layoutMarginsGuide.leading + (spacing + 2) * 3
      second.trailing <= second.superview!.safeAreaLayoutGuide.trailing + (isWide ? spacing : 4)
    }
  }
  do {
    let edges = child
    constrain(edges, v) { a, view in
      a.trailing == view.trailing
      distribute(by: -4.25, horizontally: a, view)
      distribute(by: spacing / 2, leftToRight: a, view)
    }
  }
  [v, b].forEach { view in
    constrain(view, guide, c) { label, second, first in
      first.edges == second.edges
    }
  }
  constrain(child, v) { top, label in
    distribute(by: 3, vertically: top, label)
  }
  func pin412(_ view: UIView, by leading: CGFloat) {
    constrain(view) { c in
      if isWide { c.trailing <= c.superview!.trailing ~ .defaultHigh }
    }
  }
  pin412(v, by: ratio * 10)
  pin412(c, by: spacing * 2)
  do {
    let b = c
    constrain(b) { second in
      second.centerX == second.superview!.safeAreaLayoutGuide.centerX
      second.centerY == second.superview!.safeAreaLayoutGuide.centerY - -12
      second.left >= second.superview!.layoutMarginsGuide.left + -1
    }
  }
  constrain(b, guide, v) { label, view, b in
    label.trailing == b.leading + (CGFloat(ratio) * 10)
  }
  func go413() {
    guard isWide else { return }
    constrain(c, guide) { second, b in
      second.leading == ratio + second.superview!.layoutMarginsGuide.trailing
    }
  }
  go413()
  constrain(v) { v in
    kept414 = v.width == (CGFloat(columns) * 4)
  }
  constrain(child, b, replace: group415) { c, b in
    c.bottom <= c.superview!.bottom * 1
    c.centerX == spacing + c.superview!.layoutMarginsGuide.centerX
  }
  kept414?.constant += 4
  constrain(v, b, replace: group415) { label, first in
    distribute(by: 20, leftToRight: label, first)
    if isWide { label.bottom == first.top + 100 }
  }
  kept414?.constant += 4
  constrain(child, b, replace: group415) { b, a in
    if !isWide {
      b.lastBaseline == b.superview!.layoutMarginsGuide.bottom + (CGFloat(columns / 2)) ~ LayoutPriority(100)
    }
  }
  constrain(b) { view in
    view.top <= (2 * spacing) + view.superview!.top ~ 750
    view.centerX <= view.superview!.centerX ~ .defaultLow
  }
}

@MainActor let generatedCartography11: [Example] = [
  .snippet("Cartography11") { cartography11($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, spacing: 9, columns: 2, ratio: 0.75, isWide: false) },
]
