// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Cartography
import MigrationSupport
import UIKit

@MainActor
private func cartography7(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  right: CGFloat, columns: Int, share: Double, isWide: Bool
) {
  var group398 = ConstraintGroup()
  var group399 = ConstraintGroup()
  func pin397(_ left: UIView, by height: CGFloat) {
    constrain(left, guide) { b, view in
      b.height == b.superview!.layoutMarginsGuide.height - (height + 2) * 3
      b.right == view.centerX - 10.0
      b.trailing == b.superview!.leading
    }
  }
  pin397(v, by: -1)
  pin397(b, by: -CGFloat(share))
  constrain(v, child) { view, second in
    view.leading <= second.leading ~ .defaultHigh
    view.height == (CGFloat(columns) * 4) ~ .defaultHigh
    second.edges == inset(second.superview!.edges, UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 16))
  }
  constrain(v) { first in
    first.centerX == first.superview!.layoutMarginsGuide.centerX
    if isWide { first.width >= -right + first.superview!.safeAreaLayoutGuide.width ~ .defaultHigh }
    first.height == first.superview!.height * 3 ~ .defaultLow
  }
  constrain(b) { label in
    label.size >= label.superview!.size / 2
    label.bottom == label.superview!.safeAreaLayoutGuide.bottom ~ UILayoutPriority(300)
    label.size == label.superview!.size * 2 ~ .defaultHigh
  }
  for (index, view) in [c, v, b].enumerated() {
    constrain(view, child) { c, first in
      c.edges == c.superview!.edges ~ 999
      c.trailing == first.trailing
      first.size == first.superview!.size * 2
    }
    _ = index
  }
  if let view = [c].last {
    constrain(view, v) { label, c in
      label.bottom == c.bottom
      label.width == label.height
    }
  }
  constrain(b) { c in
    if isWide { c.centerX == c.superview!.centerX - 0 }
    c.bottom == c.superview!.bottom
    c.lastBaseline == c.superview!.centerY - (share * 10) ~ 750
  }
  for view in [b, c, v] where isWide {
    constrain(view) { c in
      c.width == c.superview!.safeAreaLayoutGuide.width
    }
  }
  group398 = constrain(v, child) { label, c in
    c.center == c.superview!.center ~ 999
    label.centerX == (CGFloat(share) * 10) + label.superview!.safeAreaLayoutGuide.centerX
  }
  group399 = constrain(v, child) { second, label in
    second.height == (CGFloat(columns) * 4) ~ LayoutPriority(100)
    second.left == second.superview!.right - 100
  }
  group398.active = isWide
  group399.active = !isWide
  group398.active = true
  group399.active = true
  let lay400 = { (amount: CGFloat) -> Void in
    for top in [b, c, v] {
      constrain(top, guide, child) { b, second, view in
        b.trailing == view.trailing + (isWide ? right : 4)
        b.firstBaseline >= second.top
        b.height <= (!isWide ? amount : 4)
      }
    }
  }
  lay400(isWide ? 0 : -right)
}

@MainActor let generatedCartography7: [Example] = [
  .snippet("Cartography7") { cartography7($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, right: 9, columns: 2, share: 0.75, isWide: false) },
]
