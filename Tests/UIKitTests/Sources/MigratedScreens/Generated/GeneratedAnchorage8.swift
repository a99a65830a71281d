// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

@MainActor
private func anchorage8(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  inset: CGFloat, count: Int, factor: Double, isWide: Bool
) {
  var wide315: [Constraint] = [], narrow316 = [Constraint]()
  func pin308(_ view: UIView, by safeArea: CGFloat) {
    Constraint.activate { view.height == parent.height - 8 }
  }
  pin308(b, by: factor)
  pin308(c, by: 0)
  UIView.performWithoutAnimation {
    Constraint.activate {
      guide.trailing == parent.trailing
      child.right == c.left ~ .low
    }
  }
  UIView.animate(withDuration: 0) {
    switch count {
    case 0:
      Constraint.activate { b.edges == v.edges }
    case 1, 2, 3:
      guide.translatesAutoresizingMaskIntoConstraints = false
      v.translatesAutoresizingMaskIntoConstraints = false
      let set309 = ConstraintGroup {
        guide.horizontalEdges == c.edges.inset(by: 0.5)
        v.edges == c.edges.inset(by: CGFloat(count) * 4) ~ .low
      }.constraints
      Constraint.activate(set309)
    default:
      Constraint.activate {
        b.size >= CGSize(width: 20, height: 30) ~ 500
        v.height == parent.margins.height + factor
      }
    }
  }
  if !isWide {
    func pin310(_ view: UIView, by height: CGFloat) {
      Constraint.activate {
        view.edges == v.edges
        view.leading == child.leading + 2 * height
      }
    }
    pin310(b, by: 100)
    pin310(c, by: CGFloat(count * 3))
  }
  let lay311 = { (amount: CGFloat) -> Void in
    b.translatesAutoresizingMaskIntoConstraints = false
    v.translatesAutoresizingMaskIntoConstraints = false
    let set312 = ConstraintGroup {
      b.right >= c.right
      v.top == guide.bottom
    }.constraints
    Constraint.activate(set312)
  }
  lay311(10.0)
  Constraint.activate { guide.trailing == parent.trailing ~ .low + 10 }
  [b, v].forEach { v in
    v.translatesAutoresizingMaskIntoConstraints = false
    let set313 = ConstraintGroup {
      v.edges == child.edges ~ 500
      v.edges >= guide.edges.inset(by: factor) ~ .low
    }.constraints
    set313.forEach { $0.isActive = true }
  }
  let id314 = v.top == b.top - 12 ~ 300
  Constraint.activate {
    guide.leading <= parent.safeArea.leading ~ .low
    id314
  }
  id314.identifier = "id314"
  wide315 += [b.lastBaseline >= 0.5 * guide.bottom - inset ~ .low]
  wide315 += [child.trailing == v.trailing]
  narrow316.append(v.centerX == parent.leading / CGFloat(factor) ~ .fittingSize)
  Constraint.activate {
    Array(wide315.suffix(2))
    narrow316.last
  }
  Constraint.deactivate(narrow316)
  parent.constraints.first { $0.identifier == "id314" }?.constant = 16
  wide315.forEach { $0.isActive = false }
  narrow316.forEach { $0.isActive = true }
  Constraint.activate(isWide ? wide315 : narrow316)
  do {
    var above: UIView = c
    for view in [v, b] {
      let c317 = view.right >= parent.right
      c317.isActive = true
      c317.constant += 3
      _ = above
      above = view
    }
  }
}

@MainActor let generatedAnchorage8: [Example] = [
  .snippet("Anchorage8") { anchorage8($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, inset: 9, count: 2, factor: 0.75, isWide: false) },
]
