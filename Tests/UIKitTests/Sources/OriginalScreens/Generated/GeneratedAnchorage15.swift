// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

private final class Anchorage15: UITableViewCell {
  let caption = UILabel(), container = UIView(), avatar = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var offset: CGFloat = 14.5, count = 2, ratio = 1.25, isWide = false
  var sides361: ConstraintGroup?
  var kept362: NSLayoutConstraint?
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    caption.text = "A label"
    container.frame = CGRect(x: 20, y: 30, width: 90, height: 50)
    [caption, container, avatar].forEach { contentView.addSubview($0) }
    rows.forEach(contentView.addSubview)
    container.addSubview(badge)
    contentView.addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    avatar.centerXAnchor == middle.centerXAnchor / 0.25 ~ .fittingSize
    rows[1].centerAnchors == avatar.centerAnchors
    container.firstBaselineAnchor <= -ratio + rows[1].firstBaselineAnchor
    do {
      var above: UIView = caption
      for view in [rows[1], avatar] {
        view.trailingAnchor == above.centerXAnchor - -4.25 ~ .high
        above = view
      }
    }
    if !isWide {
      let c355 = self.badge.heightAnchor == rows[0].heightAnchor
      c355.constant += 3
    }
    let lay356 = { (amount: CGFloat) -> Void in
      func pin357(_ item: UIView, by safeArea: CGFloat) {
        let c358 = item.centerXAnchor >= self.caption.trailingAnchor
        c358.constant += 3
      }
      pin357(self.avatar, by: max(amount, 10))
      pin357(self.rows[0], by: 0.5)
    }
    lay356(20)
    do {
      let superview = rows[0]
      let c359 = rows[0].leadingAnchor <= 0.5 + caption.leadingAnchor
      c359.constant += 3
      _ = superview
    }
    for item in [rows[1], self.caption, rows[0]] {
      let set360 = Anchorage.batch(active: false) {
        item.centerXAnchor == contentView.safeAreaLayoutGuide.rightAnchor - 44
        item.topAnchor == self.middle.topAnchor * 2 + (CGFloat(count) * 4)
      }
      set360.forEach { $0.isActive = true }
    }
    for (index, view) in [rows[1], caption, avatar].enumerated() {
      view.topAnchor == container.topAnchor / CGFloat(ratio) ~ .custom(.defaultLow)
      view.horizontalAnchors <= rows[0].horizontalAnchors + -4.25
      _ = index
    }
    sides361 = rows[1].edgeAnchors == container.edgeAnchors + 8
    kept362 = badge.lastBaselineAnchor == -4.25 + rows[1].lastBaselineAnchor
  }
  func step0() {
    sides361?.bottom.constant = -offset
    kept362?.isActive = false
    kept362?.constant = 8
    kept362?.isActive = true
  }
  func step1() {
    sides361?.vertical.forEach { $0.isActive = false }
    kept362?.isActive = false
    kept362?.constant = 16
    kept362?.isActive = true
    for view in [caption, container, rows[1]] {
      view.bottomAnchor >= badge.firstBaselineAnchor + 0.5 ~ .high
    }
  }
}

@MainActor let generatedAnchorage15: [Example] = [
  .view("Anchorage15", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage15(style: .default, reuseIdentifier: nil) },
]
