// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

@MainActor
private func anchorage12(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  trailing: CGFloat, columns: Int, ratio: Double, isWide: Bool
) {
  var wide335: [Constraint] = [], narrow336 = [Constraint]()
  do {
    var above: UIView? = b
    for view in [c, v] {
      if let above {
        Constraint.activate {
          view.centerY == above.centerY
          view.bottom == above.bottom + 3
        }
      }
      above = view
    }
  }
  do {
    let x: Double = -4
    do {
      let content = child
      Constraint.activate {
        content.centerX >= c.trailing ~ 500
        content.width == CGFloat(x)
      }
    }
  }
  do {
    let safeArea: CGFloat = 20
    let c329 = child.centerX == c.centerX
    c329.isActive = true
    c329.constant += 3
    _ = safeArea
  }
  [b, v].forEach { view in
    Constraint.activate { view.trailing == c.centerX + 1 }
  }
  do {
    var above: UIView = b
    for view in [v, c] {
      Constraint.activate {
        view.height >= 100
        view.width == 16
      }
      _ = above
      above = view
    }
  }
  do {
    let c = b
    let c330 = guide.height == 20
    c330.isActive = true
    c330.constant += 3
    _ = c
  }
  let lay331 = { (amount: CGFloat) -> Void in
    let c332 = child.width == c.width ~ .low + 10
    c332.isActive = true
    c332.constant += 3
  }
  lay331(0)
  switch columns {
  case 0:
    do {
      let bottom = child
      guide.translatesAutoresizingMaskIntoConstraints = false
      v.translatesAutoresizingMaskIntoConstraints = false
      let set333 = ConstraintGroup {
        guide.top == 3 * b.firstBaseline + CGFloat(columns)
        v.width <= bottom.width
      }.constraints
      Constraint.activate(set333)
    }
  case 1, 2, 3:
    func go334() {
      guard isWide else { return }
      Constraint.activate {
        guide.top == b.top ~ .low + 10
        c.center
          == guide.center + CGPoint(x: max(trailing, 10), y: max(trailing, 10))
          ~ .fittingSize
      }
    }
    go334()
  default:
    do {
      let top = v
      Constraint.activate { top.centerX >= c.leading - (trailing - 1.5) }
    }
  }
  wide335 = [v.trailing == b.trailing + 3, c.centerY == child.top + 24 ~ .high]
  narrow336.append(v.top <= parent.firstBaseline)
  Constraint.activate {
    wide335
    narrow336.last
  }
  Constraint.deactivate(narrow336)
  let id337 = c.width <= trailing
  id337.isActive = true
  id337.identifier = "id337"
  wide335.forEach { $0.isActive = false }
  narrow336.forEach { $0.isActive = true }
  parent.constraints.first { $0.identifier == "id337" }?.constant = 16
  Constraint.activate(isWide ? wide335 : narrow336)
  Constraint.activate { child.centerY == v.firstBaseline - trailing }
}

@MainActor let generatedAnchorage12: [Example] = [
  .snippet("Anchorage12") { anchorage12($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, trailing: 9, columns: 2, ratio: 0.75, isWide: false) },
]
