// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Cartography
import MigrationSupport
import UIKit

@MainActor
private func cartography2(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  padding: CGFloat, lines: Int, factor: Double, isWide: Bool
) {
  let group377 = ConstraintGroup()
  var kept378: NSLayoutConstraint!
  switch lines {
  case 0:
    for top in [c, b, v] {
      constrain(top) { label in
        label.centerX == label.superview!.safeAreaLayoutGuide.leading
      }
    }
  case 1, 2, 3:
    func pin376(_ item: UIView, by size: CGFloat) {
      constrain(item, c) { label, c in
        distribute(by: 12.5, leftToRight: label, c)
        label.height == (isWide ? size : 4) + label.superview!.height / (1.0 / 3)
        label.height == 0.5 + 0.5 * label.superview!.height ~ 750
      }
    }
    pin376(v, by: -1)
    pin376(b, by: 0)
  default:
    if isWide {
      constrain(b, v) { c, label in
        c.bottom >= c.superview!.centerY + -4.25 ~ .defaultHigh
        c.right == c.superview!.layoutMarginsGuide.left
        align(baseline: [c, label])
      }
    } else {
      constrain(guide) { b in
        b.height == 0.5
      }
    }
  }
  UIView.performWithoutAnimation {
    constrain(child, c) { second, top in
      second.edges == second.superview!.edges
    }
  }
  constrain(guide, v) { label, c in
    c.edges == inset(label.edges, UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 16))
  }
  do {
    var y: CGFloat = 4
    for view in [v, b, c] {
      constrain(view) { b in
        b.center == b.superview!.center ~ 750
        if isWide { b.edges >= inset(b.superview!.edges, 8, 4) }
      }
      _ = y
      y += 10
    }
  }
  if isWide {
    switch lines {
    case 0:
      constrain(v) { view in
        view.center <= view.superview!.center
        view.center == view.superview!.center ~ UILayoutPriority(300)
      }
    case 1, 2, 3:
      constrain(v, c) { b, top in
        if isWide { b.leading == 3 * b.superview!.layoutMarginsGuide.leading }
        distribute(by: 44, vertically: b, top)
      }
    default:
      constrain(b, guide, child) { first, label, c in
        first.center == c.center
        c.size >= label.size
      }
    }
  } else {
    constrain(child, guide) { first, b in
      first.trailing == first.superview!.trailing
    }
  }
  if let label = [c].last {
    constrain(label, guide) { second, first in
      second.width == 16 ~ .defaultLow
    }
  }
  if let last = [v].last {
    constrain(last, child) { view, first in
      distribute(by: CGFloat(factor), vertically: view, first)
      distribute(by: padding, horizontally: view, first)
      align(top: [view, first])
    }
  }
  constrain(guide, b, v) { a, first, top in
    a.width == 44
  }
  constrain(child, b, replace: group377) { a, c in
    a.firstBaseline == 3 + a.superview!.bottom
    c.size == c.superview!.size ~ 750
  }
  constrain(child) { v in
    kept378 = v.trailing >= v.superview!.layoutMarginsGuide.trailing
  }
  constrain(clear: group377)
  kept378!.constant += 4
  kept378!.isActive = false
  kept378!.constant = CGFloat(lines * 3)
  kept378!.isActive = true
  if let label = [c].last {
    constrain(label, b) { b, first in
      b.top == b.superview!.top / 1
    }
  }
}

@MainActor let generatedCartography2: [Example] = [
  .snippet("Cartography2") { cartography2($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, padding: 9, lines: 2, factor: 0.75, isWide: false) },
]
