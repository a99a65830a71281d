// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

@MainActor
private func anchorage8(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  inset: CGFloat, count: Int, factor: Double, isWide: Bool
) {
  var wide315: [NSLayoutConstraint] = [], narrow316 = [NSLayoutConstraint]()
  func pin308(_ view: UIView, by safeArea: CGFloat) {
    view.heightAnchor == parent.heightAnchor - 8
  }
  pin308(b, by: factor)
  pin308(c, by: 0)
  UIView.performWithoutAnimation {
    guide.trailingAnchor == parent.trailingAnchor
    child.rightAnchor == c.leftAnchor ~ .custom(.defaultLow)
  }
  UIView.animate(withDuration: 0) {
    switch count {
    case 0:
      b.edgeAnchors == v.edgeAnchors
    case 1, 2, 3:
      let set309 = Anchorage.batch(active: false) {
        guide.horizontalAnchors == c.horizontalAnchors + 0.5
        v.edgeAnchors == c.edgeAnchors + (CGFloat(count) * 4) ~ .custom(.defaultLow)
      }
      NSLayoutConstraint.activate(set309)
    default:
      b.sizeAnchors >= CGSize(width: 20, height: 30) ~ 500
      v.heightAnchor == parent.layoutMarginsGuide.heightAnchor + factor
    }
  }
  if !isWide {
    func pin310(_ view: UIView, by height: CGFloat) {
      view.edgeAnchors == v.edgeAnchors
      view.leadingAnchor == child.leadingAnchor + (2 * height)
    }
    pin310(b, by: 100)
    pin310(c, by: CGFloat(count * 3))
  }
  let lay311 = { (amount: CGFloat) -> Void in
    let set312 = Anchorage.batch(active: false) {
      b.rightAnchor >= c.rightAnchor
      v.topAnchor == guide.bottomAnchor
    }
    NSLayoutConstraint.activate(set312)
  }
  lay311(10.0)
  guide.trailingAnchor == parent.trailingAnchor ~ .low + 10
  [b, v].forEach { v in
    let set313 = Anchorage.batch(active: false) {
      v.edgeAnchors == child.edgeAnchors ~ 500
      v.edgeAnchors >= guide.edgeAnchors - -factor ~ .custom(.defaultLow)
    }
    set313.forEach { $0.isActive = true }
  }
  guide.leadingAnchor <= parent.safeAreaLayoutGuide.leadingAnchor ~ .custom(.defaultLow)
  let id314 = v.topAnchor == b.topAnchor + -12 ~ Priority(300)
  id314.identifier = "id314"
  wide315 += [b.lastBaselineAnchor >= 0.5 * guide.bottomAnchor - inset ~ .low]
  wide315 += [child.trailingAnchor == v.trailingAnchor]
  narrow316.append(v.centerXAnchor == parent.leadingAnchor / CGFloat(factor) ~ .fittingSize)
  NSLayoutConstraint.deactivate(narrow316)
  parent.constraints.first { $0.identifier == "id314" }?.constant = 16
  wide315.forEach { $0.isActive = false }
  narrow316.forEach { $0.isActive = true }
  NSLayoutConstraint.activate(isWide ? wide315 : narrow316)
  do {
    var above: UIView = c
    for view in [v, b] {
      let c317 = view.rightAnchor >= parent.rightAnchor
      c317.constant += 3
      _ = above
      above = view
    }
  }
}

@MainActor let generatedAnchorage8: [Example] = [
  .snippet("Anchorage8") { anchorage8($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, inset: 9, count: 2, factor: 0.75, isWide: false) },
]
