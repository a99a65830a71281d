// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

@MainActor
private func anchorage12(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  trailing: CGFloat, columns: Int, ratio: Double, isWide: Bool
) {
  var wide335: [NSLayoutConstraint] = [], narrow336 = [NSLayoutConstraint]()
  do {
    var above: UIView? = b
    for view in [c, v] {
      if let above {
        Anchorage.batch {
          view.centerYAnchor == above.centerYAnchor
          view.bottomAnchor == above.bottomAnchor + 3
        }
      }
      above = view
    }
  }
  do {
    let x: Double = -4
    do {
      let content = child
      content.centerXAnchor >= c.trailingAnchor + 0 ~ 500
      content.widthAnchor == CGFloat(x)
    }
  }
  do {
    let safeArea: CGFloat = 20
    let c329 = child.centerXAnchor == c.centerXAnchor
    c329.constant += 3
    _ = safeArea
  }
  [b, v].forEach { view in
    view.trailingAnchor == c.centerXAnchor - -1
  }
  do {
    var above: UIView = b
    for view in [v, c] {
      Anchorage.batch {
        view.heightAnchor >= 100
        view.widthAnchor == 16
      }
      _ = above
      above = view
    }
  }
  do {
    let c = b
    let c330 = guide.heightAnchor == 20
    c330.constant += 3
    _ = c
  }
  let lay331 = { (amount: CGFloat) -> Void in
    let c332 = child.widthAnchor == c.widthAnchor ~ .low + 10
    c332.constant += 3
  }
  lay331(0)
  switch columns {
  case 0:
    do {
      let bottom = child
      let set333 = Anchorage.batch(active: false) {
        guide.topAnchor == 3 * b.firstBaselineAnchor + CGFloat(columns)
        v.widthAnchor <= bottom.widthAnchor + 0
      }
      NSLayoutConstraint.activate(set333)
    }
  case 1, 2, 3:
    func go334() {
      guard isWide else { return }
      Anchorage.batch {
        guide.topAnchor == b.topAnchor ~ .low + 10
        c.centerAnchors == guide.centerAnchors + (max(trailing, 10)) ~ .fittingSize
      }
    }
    go334()
  default:
    do {
      let top = v
      top.centerXAnchor >= c.leadingAnchor - (trailing - 1.5)
    }
  }
  wide335 = [v.trailingAnchor == b.trailingAnchor + 3, c.centerYAnchor == 24 + child.topAnchor ~ .high]
  narrow336.append(v.topAnchor <= parent.firstBaselineAnchor)
  NSLayoutConstraint.deactivate(narrow336)
  let id337 = c.widthAnchor <= trailing
  id337.identifier = "id337"
  wide335.forEach { $0.isActive = false }
  narrow336.forEach { $0.isActive = true }
  parent.constraints.first { $0.identifier == "id337" }?.constant = 16
  NSLayoutConstraint.activate(isWide ? wide335 : narrow336)
  child.centerYAnchor == v.firstBaselineAnchor - trailing
}

@MainActor let generatedAnchorage12: [Example] = [
  .snippet("Anchorage12") { anchorage12($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, trailing: 9, columns: 2, ratio: 0.75, isWide: false) },
]
