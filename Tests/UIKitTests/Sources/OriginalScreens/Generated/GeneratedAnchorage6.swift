// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

@MainActor
private func anchorage6(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  spacing: CGFloat, width: Int, ratio: Double, isOpen: Bool
) {
  var kept301: NSLayoutConstraint?
  func pin295(_ left: UIView, by leading: CGFloat) {
    Anchorage.batch {
      left.widthAnchor == -4.25 ~ .low + 10
      left.heightAnchor == leading
    }
  }
  pin295(v, by: isOpen ? 0 : -spacing)
  pin295(c, by: spacing - 1.5)
  if isOpen {
    do {
      var height: CGFloat = 12.5
      height += 2
      let set296 = Anchorage.batch(active: false) {
        guide.edgeAnchors == b.edgeAnchors + height
        guide.rightAnchor >= v.rightAnchor - 8 ~ .required
      }
      set296.forEach { $0.isActive = true }
    }
  }
  do {
    let content = parent
    c.centerXAnchor == v.trailingAnchor
    child.trailingAnchor <= b.trailingAnchor - (CGFloat(ratio) * 10)
    _ = content
  }
  child.topAnchor <= c.topAnchor
  do {
    var previous: UIView = c
    for view in [v, b] {
      view.widthAnchor == CGFloat(width / 2)
      view.bottomAnchor == parent.lastBaselineAnchor + (spacing + 2) * 3
      _ = previous
      previous = view
    }
  }
  guide.topAnchor == child.topAnchor + CGFloat(width)
  func go297() {
    guard isOpen else { return }
    do {
      var above: UIView = b
      for view in [c, v] {
        view.heightAnchor == -1
        _ = above
        above = view
      }
    }
  }
  go297()
  UIView.animate(withDuration: 0) {
    let lay298 = { (amount: CGFloat) -> Void in
      let c299 = v.topAnchor <= child.topAnchor + -4.25
      c299.constant += 3
    }
    lay298(-CGFloat(ratio))
  }
  let id300 = b.heightAnchor == c.heightAnchor + 16
  id300.identifier = "id300"
  kept301 = child.heightAnchor == spacing
  parent.constraints.first { $0.identifier == "id300" }?.constant = -1
  kept301?.isActive = false
  kept301?.isActive = !isOpen
  child.centerAnchors == parent.centerAnchors - 10.0
}

@MainActor let generatedAnchorage6: [Example] = [
  .snippet("Anchorage6") { anchorage6($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, spacing: 9, width: 2, ratio: 0.75, isOpen: false) },
]
