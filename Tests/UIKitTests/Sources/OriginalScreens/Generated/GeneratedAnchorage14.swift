// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

private final class Anchorage14: UITableViewCell {
  let name = UILabel(), panel = UIView(), photo = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var right: CGFloat = 10, width = 0, share = 2.0, isFirst = true
  var wide350: [NSLayoutConstraint] = [], narrow351 = [NSLayoutConstraint]()
  var wide352: [NSLayoutConstraint] = [], narrow353 = [NSLayoutConstraint]()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.text = "A label"
    [name, panel, photo].forEach { contentView.addSubview($0) }
    rows.forEach(contentView.addSubview)
    panel.addSubview(badge)
    contentView.addLayoutGuide(column)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    Anchorage.batch {
      panel.lastBaselineAnchor <= column.topAnchor
      photo.centerAnchors == self.panel.centerAnchors + (CGFloat(width * 3))
    }
    rows[1].firstBaselineAnchor <= column.bottomAnchor
    badge.centerXAnchor == rows[1].centerXAnchor + (right - 1.5)
    do {
      let superview = badge
      superview.edgeAnchors >= rows[0].edgeAnchors
    }
    func go347() {
      guard isFirst else { return }
      do {
        var above: UIView? = photo
        for view in [panel, rows[0]] {
          if let above {
            view.firstBaselineAnchor == 1.5 * contentView.firstBaselineAnchor
            _ = above
          }
          above = view
        }
      }
    }
    go347()
    do {
      var gap: CGFloat = 30
      gap += 2
      func go348() {
        guard isFirst else { return }
        photo.trailingAnchor == badge.trailingAnchor ~ Priority(300)
      }
      go348()
      _ = gap
    }
    let lay349 = { [unowned self] (amount: CGFloat) -> Void in
      self.photo.widthAnchor == 24
    }
    lay349(isFirst ? 0 : -right)
    do {
      let photo = self.photo
      photo.edgeAnchors <= name.edgeAnchors
    }
    name.leadingAnchor >= self.contentView.readableContentGuide.leadingAnchor ~ .high
    wide350.append(rows[0].rightAnchor == photo.rightAnchor)
    wide350.append(panel.trailingAnchor == photo.trailingAnchor + (CGFloat(width) * 4) ~ .required)
    narrow351.append(name.widthAnchor == 16)
    NSLayoutConstraint.deactivate(narrow351)
    wide352 += [self.photo.centerXAnchor == self.panel.trailingAnchor * 3 - 20 ~ 500]
    wide352 += [badge.topAnchor == contentView.topAnchor + 8]
    narrow353.append(panel.centerYAnchor == column.bottomAnchor + 8 ~ 500)
    NSLayoutConstraint.deactivate(narrow353)
  }
  func step0() {
    wide350.forEach { $0.isActive = false }
    narrow351.forEach { $0.isActive = true }
    for constraint in wide352 { constraint.constant += 6 }
  }
  func step1() {
    NSLayoutConstraint.activate(isFirst ? wide350 : narrow351)
    NSLayoutConstraint.activate(isFirst ? wide352 : narrow353)
    do {
      let content = name
      let c354 = content.heightAnchor >= 10.0
      c354.constant += 3
    }
  }
}

@MainActor let generatedAnchorage14: [Example] = [
  .view("Anchorage14", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage14(style: .default, reuseIdentifier: nil) },
]
