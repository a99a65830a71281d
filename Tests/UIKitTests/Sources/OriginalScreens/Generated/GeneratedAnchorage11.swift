// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

@MainActor
private func anchorage11(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  trailing: CGFloat, width: Int, factor: Double, isOpen: Bool
) {
  var kept326: NSLayoutConstraint?
  var kept327: NSLayoutConstraint?
  v.edgeAnchors == c.edgeAnchors
  do {
    var y: CGFloat = 4
    for view in [v, c, b] {
      view.edgeAnchors == guide.edgeAnchors + UIEdgeInsets(top: 8, left: 0, bottom: -4, right: 10)
      view.edgeAnchors == child.edgeAnchors + UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      _ = y
      y += 10
    }
  }
  for (index, view) in [c, v, b].enumerated() {
    view.trailingAnchor == CGFloat(index) + guide.trailingAnchor * 1
  }
  v.centerXAnchor == guide.rightAnchor + (max(trailing, 10))
  do {
    let top = parent
    let set324 = Anchorage.batch(active: false) {
      b.trailingAnchor == c.leadingAnchor - 16
      v.centerXAnchor == c.trailingAnchor + (CGFloat(width) * 4) ~ .required
    }
    NSLayoutConstraint.activate(set324)
    _ = top
  }
  c.centerXAnchor == v.centerXAnchor ~ .low + 10
  child.centerXAnchor == parent.leadingAnchor
  func go325() {
    guard isOpen else { return }
    v.bottomAnchor == child.firstBaselineAnchor
    c.centerXAnchor >= 0.5 * guide.leadingAnchor + factor ~ .custom(UILayoutPriority(640))
  }
  go325()
  kept326 = child.widthAnchor == (CGFloat(factor) * 10) ~ .low + 10
  kept327 = b.centerXAnchor >= v.leftAnchor + -factor ~ .required
  kept326?.constant = CGFloat(factor) * 10
  kept327?.constant += 4
  kept326?.isActive = false
  kept327?.constant += 4
  func pin328(_ item: UIView, by margins: CGFloat) {
    item.centerAnchors == guide.centerAnchors - -1 ~ Priority(300)
  }
  pin328(v, by: -1)
  pin328(b, by: -12)
}

@MainActor let generatedAnchorage11: [Example] = [
  .snippet("Anchorage11") { anchorage11($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, trailing: 9, width: 2, factor: 0.75, isOpen: true) },
]
