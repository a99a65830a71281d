// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

@MainActor
private func cartography2(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  padding: CGFloat, lines: Int, factor: Double, isWide: Bool
) {
  let group377 = ConstraintGroup()
  var kept378: Constraint!
  switch lines {
  case 0:
    for top in [c, b, v] {
      Constraint.activate {
        top.centerX == top.superview!.safeArea.leading
      }
    }
  case 1, 2, 3:
    func pin376(_ item: UIView, by size: CGFloat) {
      Constraint.activate {
        item.right == c.left - 12.5
        item.height == item.superview!.height / (1.0 / 3) + (isWide ? size : 4)
        item.height == 0.5 * item.superview!.height + 0.5 ~ 750
      }
    }
    pin376(v, by: -1)
    pin376(b, by: 0)
  default:
    if isWide {
      Constraint.activate {
        b.bottom >= b.superview!.centerY - 4.25 ~ .high
        b.right == b.superview!.margins.left
        b.lastBaseline == v.lastBaseline
      }
    } else {
      Constraint.activate {
        guide.height == 0.5
      }
    }
  }
  UIView.performWithoutAnimation {
    Constraint.activate {
      child.edges == 0
    }
  }
  Constraint.activate {
    v.edges
      == guide.edges.inset(by: DirectionalInsets(top: 4, leading: 8, bottom: 12, trailing: 16))
  }
  do {
    var y: CGFloat = 4
    for view in [v, b, c] {
      Constraint.activate {
        view.center == 0 ~ 750
        if isWide { view.top >= 4; view.leading >= 8; view.bottom >= -4; view.trailing >= -8 }
      }
      _ = y
      y += 10
    }
  }
  if isWide {
    switch lines {
    case 0:
      Constraint.activate {
        v.center <= 0
        v.center == 0 ~ 300
      }
    case 1, 2, 3:
      Constraint.activate {
        if isWide { v.leading == 3 * v.superview!.margins.leading }
        v.bottom == c.top - 44
      }
    default:
      Constraint.activate {
        b.center == child.center
        child.size >= guide.size
      }
    }
  } else {
    Constraint.activate {
      child.trailing == 0
    }
  }
  if let label = [c].last {
    Constraint.activate {
      label.width == 16 ~ .low
    }
  }
  if let last = [v].last {
    Constraint.activate {
      last.bottom == child.top - CGFloat(factor)
      last.trailing == child.leading - padding
      last.top == child.top
    }
  }
  Constraint.activate {
    guide.width == 44
  }
  group377.replace {
    child.firstBaseline == child.superview!.bottom + 3
    b.size == b.superview!.size ~ 750
  }
  group377.activate()
  kept378 = child.trailing >= child.superview!.margins.trailing
  Constraint.activate {
    kept378
  }
  group377.replace {}
  kept378!.constant += 4
  kept378!.isActive = false
  kept378!.constant = CGFloat(lines * 3)
  kept378!.isActive = true
  if let label = [c].last {
    Constraint.activate {
      label.top == label.superview!.top
    }
  }
}

@MainActor let generatedCartography2: [Example] = [
  .snippet("Cartography2") { cartography2($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, padding: 9, lines: 2, factor: 0.75, isWide: false) },
]
