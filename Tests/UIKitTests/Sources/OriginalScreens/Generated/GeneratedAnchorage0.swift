// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

private final class Anchorage0: UIView {
  let caption = UILabel(), bottom = UIView(), avatar = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], gutter = UILayoutGuide()
  var trailing: CGFloat = 6, count = 5, share = 1.25, isOpen = false
  var sides261: ConstraintGroup?
  var sides262: ConstraintGroup?
  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.text = "A label"
    [caption, bottom, avatar].forEach { addSubview($0) }
    rows.forEach(addSubview)
    bottom.addSubview(mark)
    addLayoutGuide(gutter)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    for view in [avatar, rows[0], bottom] where isOpen {
      view.edgeAnchors >= caption.edgeAnchors + UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    func pin257(_ left: UIView, by edges: CGFloat) {
      Anchorage.batch {
        left.rightAnchor <= self.rightAnchor ~ .custom(UILayoutPriority(640))
        left.leadingAnchor >= caption.leadingAnchor - 100 ~ .fittingSize
      }
    }
    pin257(avatar, by: 44)
    pin257(rows[1], by: 2 * trailing)
    bottom.edgeAnchors >= rows[1].edgeAnchors - 0
    do {
      let caption = rows[1]
      let set258 = Anchorage.batch(active: false) {
        self.mark.bottomAnchor == -1 + bottomAnchor ~ .low + 10
        avatar.verticalAnchors == mark.verticalAnchors
      }
      set258.forEach { $0.isActive = true }
      _ = caption
    }
    if isOpen {
      Anchorage.batch {
        mark.centerYAnchor == self.rows[0].topAnchor ~ 500
        avatar.edgeAnchors <= bottom.edgeAnchors ~ .high
      }
    } else {
      Anchorage.batch {
        gutter.topAnchor == self.caption.topAnchor
        rows[1].lastBaselineAnchor == mark.lastBaselineAnchor + share
      }
    }
    switch count {
    case 0:
      rows[0].leftAnchor <= rightAnchor + (CGFloat(count) * 4)
    case 1, 2, 3:
      UIView.animate(withDuration: 0) { self.gutter.edgeAnchors <= self.mark.edgeAnchors - 8 }
    default:
      func pin259(_ view: UIView, by inset: CGFloat) {
        view.heightAnchor <= 1 * rows[1].heightAnchor + (isOpen ? 0 : -inset) ~ .low
      }
      pin259(caption, by: 0.5)
      pin259(avatar, by: 12.5)
    }
    UIView.animate(withDuration: 0) {
      Anchorage.batch {
        self.rows[0].centerAnchors <= self.gutter.centerAnchors - (self.trailing * 2)
        self.rows[1].sizeAnchors <= self.gutter.sizeAnchors + 8 ~ .custom(UILayoutPriority(640))
      }
    }
    let c260 = bottom.centerXAnchor == self.layoutMarginsGuide.centerXAnchor - 12.5 ~ .required
    c260.constant += 3
    sides261 = rows[1].edgeAnchors == self.rows[0].edgeAnchors + 8
    sides262 = rows[0].edgeAnchors == edgeAnchors + 8
  }
  func step0() {
    sides261?.leading.constant = 0.5
    sides262?.bottom.constant = (trailing + 2) * 3
  }
  func step1() {
    sides261?.all.forEach { $0.constant += 2 }
    sides262?.vertical.forEach { $0.isActive = false }
    rows[0].verticalAnchors == bottom.verticalAnchors - -4.25
  }
}

@MainActor let generatedAnchorage0: [Example] = [
  .view("Anchorage0", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage0(frame: .zero) },
]
