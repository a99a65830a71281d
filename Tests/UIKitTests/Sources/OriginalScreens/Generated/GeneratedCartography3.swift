// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Cartography
import MigrationSupport
import UIKit

@MainActor
private func cartography3(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  offset: CGFloat, columns: Int, factor: Double, isOpen: Bool
) {
  var group382 = ConstraintGroup()
  let group383 = ConstraintGroup()
  func pin379(_ left: UIView, by margins: CGFloat) {
    constrain(left) { view in
      view.lastBaseline == view.superview!.bottom / 1.5 - 20 ~ .defaultHigh
      view.height >= (margins * 2)
      view.centerY >= view.superview!.layoutMarginsGuide.top
    }
  }
  pin379(v, by: CGFloat(columns / 2))
  pin379(c, by: -CGFloat(factor))
  do {
    let x: CGFloat = 6
    do {
      var previous: UIView = c
      for view in [v, b] {
        constrain(view, previous) { b, top in
          b.top == top.top - (x * 2) ~ LayoutPriority(100)
        }
        previous = view
      }
    }
  }
  constrain(c, b) { top, a in
    top.height == -factor ~ .defaultHigh
    top.centerY >= top.superview!.bottom + 0
    top.width <= 2 * top.height + -1 ~ 999
  }
  constrain(guide, child, c) { label, top, b in
    b.center == top.center
    label.leading == top.centerX + (factor * 10)
    label.width == -factor
  }
  do {
    let edges: CGFloat = 10
    do {
      let margins = b
      constrain(guide, c) { second, label in
        second.width == (edges * 2)
      }
      _ = margins
    }
  }
  let lay380 = { (amount: CGFloat) -> Void in
    if isOpen {
      constrain(c, child, guide) { label, top, view in
        label.firstBaseline <= (offset + 4) + label.superview!.firstBaseline
      }
    } else {
      constrain(v, c) { view, second in
        view.edges == view.superview!.edges
      }
    }
  }
  lay380(offset)
  let lay381 = { (amount: CGFloat) -> Void in
    if !isOpen {
      constrain(c, guide) { top, c in
        top.size == c.size
      }
    } else {
      constrain(guide, b) { label, b in
        b.size == label.size ~ .defaultLow
        label.width == 0
        label.size == b.size ~ .defaultLow
      }
    }
  }
  lay381(16)
  if isOpen {
    [c, v].forEach { view in
      constrain(view, guide) { second, a in
        second.bottom == a.bottom
      }
    }
  }
  group382 = constrain(b, v, child) { first, view, a in
    view.size >= view.superview!.size * 2
    if isOpen { first.width <= a.width * 3 ~ .defaultHigh }
  }
  constrain(child, v, replace: group383) { label, first in
    first.center == first.superview!.center
    label.center >= first.center ~ .defaultLow
  }
  group382.active = false
  constrain(c, replace: group383) { first in
    if isOpen { first.centerX >= first.superview!.centerX + -offset }
    first.right >= first.superview!.centerX + (CGFloat(columns) * 4) ~ .defaultHigh
  }
  group382.active = true
  constrain(child, replace: group383) { a in
    a.leading == a.superview!.leading
  }
  let lay384 = { (amount: CGFloat) -> Void in
    do {
      var y: CGFloat = 4
      for view in [v, b, c] {
        constrain(view, guide) { c, view in
          c.right >= c.superview!.layoutMarginsGuide.right / CGFloat(factor)
          view.edges <= inset(c.edges, 1, 2, amount / 2, 4) ~ LayoutPriority(100)
          c.size == view.size * CGFloat(factor)
        }
        _ = y
        y += 10
      }
    }
  }
  lay384(CGFloat(factor))
}

@MainActor let generatedCartography3: [Example] = [
  .snippet("Cartography3") { cartography3($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, offset: 9, columns: 2, factor: 0.75, isOpen: false) },
]
