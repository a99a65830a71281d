// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
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
    Constraint.activate {
      left.lastBaseline == left.superview!.bottom / 1.5 - 20 ~ .high
      left.height >= margins * 2
      left.centerY >= left.superview!.margins.top
    }
  }
  pin379(v, by: CGFloat(columns / 2))
  pin379(c, by: -CGFloat(factor))
  do {
    let x: CGFloat = 6
    do {
      var previous: UIView = c
      for view in [v, b] {
        Constraint.activate {
          view.top == previous.top - x * 2 ~ 100
        }
        previous = view
      }
    }
  }
  Constraint.activate {
    c.height == -factor ~ .high
    c.centerY >= c.superview!.bottom
    c.width <= 2 * c.height - 1 ~ 999
  }
  Constraint.activate {
    c.center == child.center
    guide.leading == child.centerX + factor * 10
    guide.width == -factor
  }
  do {
    let edges: CGFloat = 10
    do {
      let margins = b
      Constraint.activate {
        guide.width == edges * 2
      }
      _ = margins
    }
  }
  let lay380 = { (amount: CGFloat) -> Void in
    if isOpen {
      Constraint.activate {
        c.firstBaseline <= offset + 4
      }
    } else {
      Constraint.activate {
        v.edges == 0
      }
    }
  }
  lay380(offset)
  let lay381 = { (amount: CGFloat) -> Void in
    if !isOpen {
      Constraint.activate {
        c.size == guide.size
      }
    } else {
      Constraint.activate {
        b.size == guide.size ~ .low
        guide.width == 0
        guide.size == b.size ~ .low
      }
    }
  }
  lay381(16)
  if isOpen {
    [c, v].forEach { view in
      Constraint.activate {
        view.bottom == guide.bottom
      }
    }
  }
  group382 = Constraint.activate {
    v.size >= 2 * v.superview!.size
    if isOpen { b.width <= 3 * child.width ~ .high }
  }
  group383.replace {
    v.center == 0
    child.center >= v.center ~ .low
  }
  group383.activate()
  group382.deactivate()
  group383.replace {
    if isOpen { c.centerX >= -offset }
    c.right >= c.superview!.centerX + CGFloat(columns) * 4 ~ .high
  }
  group383.activate()
  group382.activate()
  group383.replace {
    child.leading == 0
  }
  group383.activate()
  let lay384 = { (amount: CGFloat) -> Void in
    do {
      var y: CGFloat = 4
      for view in [v, b, c] {
        Constraint.activate {
          view.right >= view.superview!.margins.right / CGFloat(factor)
          guide.top <= view.top + 1 ~ 100
          guide.leading <= view.leading + 2 ~ 100
          guide.bottom <= view.bottom - amount / 2 ~ 100
          guide.trailing <= view.trailing - 4 ~ 100
          view.size == CGFloat(factor) * guide.size
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
