// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
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
      Constraint.activate {
        b.left == v.left
        b.left == child.left
        b.firstBaseline == b.superview!.bottom - 44
        b.lastBaseline == b.superview!.margins.bottom
      }
    case 1, 2, 3:
      Constraint.activate {
        c.leading == v.leading
        v.size == c.size
      }
    default:
      Constraint.activate {
        v.firstBaseline == c.bottom - 16
        b.top <= c.top + 4
        b.leading <= c.leading + amount
        b.bottom <= c.bottom - 4
        b.trailing <= c.trailing - amount
      }
    }
  }
  lay391(CGFloat(columns * 3))
  Constraint.activate {
    child.top == child.superview!.lastBaseline - spacing
    child.lastBaseline >= 10.0
    child.trailing == child.superview!.margins.trailing - ratio * 10 ~ 999
  }
  [c, b].forEach { view in
    Constraint.activate {
      view.lastBaseline == view.superview!.margins.bottom ~ 300
      view.firstBaseline == 10.0 ~ 300
    }
  }
  if isFirst {
    UIView.performWithoutAnimation {
      Constraint.activate {
        c.width >= 1.0 / 3 * b.width - 16
        c.centerX == c.superview!.safeArea.leading
        c.firstBaseline >= -12.5 ~ .low
      }
    }
  }
  if let view = [b].last {
    Constraint.activate {
      view.trailing == view.superview!.margins.trailing ~ 999
    }
  }
  UIView.performWithoutAnimation {
    for view in [b, c, v] {
      Constraint.activate {
        view.top <= 0
        view.leading <= 0
        view.bottom <= 0
        view.trailing <= 0
        view.centerX >= view.superview!.margins.centerX + 24 ~ .low
      }
    }
  }
  Constraint.activate {
    child.center == 0 ~ .low
    child.width == child.superview!.height / 1.5 + (spacing + 4)
  }
  do {
    let safeArea = child
    Constraint.activate {
      safeArea.centerY == safeArea.superview!.safeArea.centerY - CGFloat(columns)
      safeArea.height == safeArea.width + (spacing + 2) * 3 ~ .high
    }
  }
  group392.replace {
    v.lastBaseline == v.superview!.bottom - 44
    v.top <= -spacing ~ .low
  }
  group392.activate()
  group393.replace {
    c.centerX == c.superview!.margins.centerX / CGFloat(ratio) + 0.5 ~ .low
    c.center == 0
  }
  group393.activate()
  group392.replace {
    child.firstBaseline == c.firstBaseline + 10.0
    if !isFirst { child.centerY == c.top + 100 ~ 100 }
  }
  group392.activate()
  group393.replace {}
  group392.replace {
    child.height >= -ratio
  }
  group392.activate()
  func go394() {
    guard isFirst else { return }
    do {
      let center = v
      Constraint.activate {
        v.leading == -1
        v.centerX >= v.superview!.right ~ .high
      }
      _ = center
    }
  }
  go394()
}

@MainActor let generatedCartography5: [Example] = [
  .snippet("Cartography5") { cartography5($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, spacing: 9, columns: 2, ratio: 0.75, isFirst: false) },
]
