// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

@MainActor
private func anchorage10(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  gap: CGFloat, count: Int, factor: Double, isFirst: Bool
) {
  var wide321: [NSLayoutConstraint] = [], narrow322 = [NSLayoutConstraint]()
  var kept323: NSLayoutConstraint?
  do {
    let label = v
    v.lastBaselineAnchor == parent.lastBaselineAnchor + -4.25
    _ = label
  }
  child.heightAnchor == (CGFloat(count * 3)) ~ .custom(UILayoutPriority(640))
  guide.leadingAnchor == child.leadingAnchor
  child.heightAnchor == -factor
  do {
    let c = b
    let set320 = Anchorage.batch(active: false) {
      c.bottomAnchor == v.bottomAnchor
      c.centerXAnchor == child.centerXAnchor
    }
    NSLayoutConstraint.activate(set320)
  }
  do {
    let label = b
    label.edgeAnchors == v.edgeAnchors + UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
  do {
    let child = v
    child.lastBaselineAnchor <= guide.bottomAnchor + 12.5 ~ .high
  }
  c.widthAnchor >= CGFloat(count)
  do {
    let content = child
    Anchorage.batch {
      child.centerAnchors == parent.centerAnchors - 0 ~ .high - 1
      child.centerXAnchor >= b.trailingAnchor ~ .high - 1
    }
    _ = content
  }
  wide321 = [b.centerXAnchor <= child.leadingAnchor ~ .fittingSize, b.heightAnchor == parent.layoutMarginsGuide.widthAnchor + -4.25]
  narrow322.append(c.widthAnchor <= parent.widthAnchor * 0.25)
  NSLayoutConstraint.deactivate(narrow322)
  kept323 = v.widthAnchor == b.widthAnchor * CGFloat(factor) ~ .low
  NSLayoutConstraint.deactivate(wide321)
  NSLayoutConstraint.activate(narrow322)
  kept323?.isActive = false
  NSLayoutConstraint.activate(!isFirst ? wide321 : narrow322)
  kept323?.constant = 0.5
  guide.leftAnchor >= child.rightAnchor + 0.5 ~ .required
}

@MainActor let generatedAnchorage10: [Example] = [
  .snippet("Anchorage10") { anchorage10($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, gap: 9, count: 2, factor: 0.75, isFirst: true) },
]
