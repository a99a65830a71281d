// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Cartography
import MigrationSupport
import UIKit

@MainActor
private func cartography5(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  spacing: CGFloat, columns: Int, ratio: Double, isFirst: Bool
) {
  let group392 = ConstraintGroup()
  let group393 = ConstraintGroup()
  let lay391 = { (amount: CGFloat) -> Void in
    switch columns {
    case 0:
      constrain(b, v, child) { b, a, second in
        align(left: b, a, second)
        b.firstBaseline == b.superview!.bottom - 44
        b.lastBaseline == b.superview!.layoutMarginsGuide.bottom + 0
      }
    case 1, 2, 3:
      constrain(c, v) { second, c in
        second.leading == c.leading
        c.size == second.size
      }
    default:
      constrain(v, c, b) { a, b, view in
        a.firstBaseline == b.bottom - 16
        view.edges <= inset(b.edges, amount, 4)
      }
    }
  }
  lay391(CGFloat(columns * 3))
  constrain(child, guide, c) { a, top, c in
    a.top == a.superview!.lastBaseline + -spacing
    a.lastBaseline >= a.superview!.lastBaseline + 10.0
    a.trailing == a.superview!.layoutMarginsGuide.trailing - (ratio * 10) ~ 999
  }
  [c, b].forEach { view in
    constrain(view, child) { label, a in
      label.lastBaseline == label.superview!.layoutMarginsGuide.bottom ~ UILayoutPriority(300)
      label.firstBaseline == label.superview!.firstBaseline + 10.0 ~ UILayoutPriority(300)
    }
  }
  if isFirst {
    UIView.performWithoutAnimation {
      constrain(c, b) { top, c in
        top.width >= (1.0 / 3) * c.width - 16
        top.centerX == top.superview!.safeAreaLayoutGuide.leading
        top.firstBaseline >= top.superview!.firstBaseline - 12.5 ~ .defaultLow
      }
    }
  }
  if let view = [b].last {
    constrain(view, v, child) { first, label, second in
      first.trailing == first.superview!.layoutMarginsGuide.trailing ~ 999
    }
  }
  UIView.performWithoutAnimation {
    for view in [b, c, v] {
      constrain(view) { c in
        c.edges <= c.superview!.edges
        c.centerX >= 24 + c.superview!.layoutMarginsGuide.centerX ~ .defaultLow
      }
    }
  }
  constrain(child) { top in
    top.center == top.superview!.center ~ .defaultLow
    top.width == top.superview!.height / 1.5 + (spacing + 4)
  }
  do {
    let safeArea = child
    constrain(safeArea, v) { second, top in
      second.centerY == second.superview!.safeAreaLayoutGuide.centerY - CGFloat(columns)
      second.height == second.width + (spacing + 2) * 3 ~ .defaultHigh
    }
  }
  constrain(v, c, guide, replace: group392) { a, view, c in
    a.lastBaseline == a.superview!.bottom - 44
    a.top <= a.superview!.top + -spacing ~ .defaultLow
  }
  constrain(c, replace: group393) { top in
    top.centerX == top.superview!.layoutMarginsGuide.centerX / CGFloat(ratio) + 0.5 ~ .defaultLow
    top.center == top.superview!.center
  }
  constrain(child, c, b, replace: group392) { a, view, label in
    a.firstBaseline == view.firstBaseline + 10.0
    if !isFirst { a.centerY == view.top + 100 ~ LayoutPriority(100) }
  }
  constrain(clear: group393)
  constrain(child, b, c, replace: group392) { second, view, label in
    second.height >= -ratio
  }
  func go394() {
    guard isFirst else { return }
    do {
      let center = v
      constrain(v) { first in
        first.leading == first.superview!.leading + -1
        first.centerX >= first.superview!.right ~ .defaultHigh
      }
      _ = center
    }
  }
  go394()
}

@MainActor let generatedCartography5: [Example] = [
  .snippet("Cartography5") { cartography5($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, spacing: 9, columns: 2, ratio: 0.75, isFirst: false) },
]
