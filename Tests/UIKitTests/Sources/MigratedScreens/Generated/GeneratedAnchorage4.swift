// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

private final class Anchorage4: UIView {
  let caption = UILabel(), margins = UIView(), safeArea = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var padding: CGFloat = 6, count = 5, factor = 1.25, isWide = true
  var pair289: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.text = "A label"
    [caption, margins, safeArea].forEach { addSubview($0) }
    rows.forEach(addSubview)
    margins.addSubview(badge)
    addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    if let view = [rows[0]].last {
      let set286 = Anchorage.batch(active: false) {
        view.verticalAnchors == verticalAnchors
        view.centerAnchors == middle.centerAnchors
      }
      NSLayoutConstraint.activate(set286)
    }
    self.rows[1].leadingAnchor >= -4.25 + badge.leadingAnchor
    self.middle.leftAnchor == badge.leftAnchor
    let set287 = Anchorage.batch(active: false) {
      caption.trailingAnchor == badge.leadingAnchor
      caption.rightAnchor >= badge.rightAnchor + factor
    }
    NSLayoutConstraint.activate(set287)
    rows[0].heightAnchor >= 0.5
    margins.firstBaselineAnchor == (CGFloat(count * 3)) + CGFloat(factor) * safeArea.topAnchor
    rows[1].heightAnchor >= (CGFloat(factor) * 10) ~ .required
    UIView.performWithoutAnimation {
      func pin288(_ item: UIView, by offset: CGFloat) {
        Anchorage.batch {
          item.centerXAnchor <= middle.centerXAnchor
          item.centerAnchors == caption.centerAnchors + (offset * 2)
        }
      }
      pin288(safeArea, by: 100)
      pin288(self.rows[0], by: 44)
    }
    rows[1].verticalAnchors <= safeArea.verticalAnchors + -12
    badge.lastBaselineAnchor <= middle.bottomAnchor - (factor * 10)
    pair289 = (rows[1].bottomAnchor >= safeArea.centerYAnchor + (CGFloat(count / 2)), margins.rightAnchor == 100 + middle.centerXAnchor)
    let id290 = rows[0].leadingAnchor <= margins.leadingAnchor ~ .fittingSize
    id290.identifier = "id290"
  }
  func step0() {
    pair289?.x.constant += 4
    constraints.first { $0.identifier == "id290" }?.constant = 10.0
  }
  func step1() {
    pair289!.y.isActive = !isWide
    rows[0].centerXAnchor <= self.caption.centerXAnchor
  }
}

@MainActor let generatedAnchorage4: [Example] = [
  .view("Anchorage4", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage4(frame: .zero) },
]
