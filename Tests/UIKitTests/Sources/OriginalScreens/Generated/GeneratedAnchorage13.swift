// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

private final class Anchorage13: UITableViewCell {
  let heading = UILabel(), panel = UIView(), icon = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var height: CGFloat = 6, width = 5, ratio = 1.25, isFirst = false
  var wide345: [NSLayoutConstraint] = [], narrow346 = [NSLayoutConstraint]()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    heading.text = "A label"
    for part in [heading, panel, icon] + rows { contentView.addSubview(part) }
    panel.addSubview(badge)
    contentView.addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    let lay338 = { [self] (amount: CGFloat) -> Void in
      if let label = [heading].last { label.widthAnchor == middle.widthAnchor - 20 }
    }
    lay338(ratio)
    func go339() {
      guard !isFirst else { return }
      let set340 = Anchorage.batch(active: false) {
        heading.centerXAnchor <= (CGFloat(width / 2)) + icon.centerXAnchor ~ .custom(UILayoutPriority(640))
        rows[1].edgeAnchors == middle.edgeAnchors + UIEdgeInsets(top: 8, left: 0, bottom: -4, right: 10)
      }
      NSLayoutConstraint.activate(set340)
    }
    go339()
    for view in [icon, rows[0], rows[1]] where !isFirst {
      view.horizontalAnchors <= contentView.horizontalAnchors
    }
    func go341() {
      guard isFirst else { return }
      switch width {
      case 0:
        panel.widthAnchor <= CGFloat(width) * 4
      case 1, 2, 3:
        rows[0].heightAnchor >= 3
      default:
        icon.sizeAnchors == CGSize(width: 3, height: 30) ~ 500
      }
    }
    go341()
    do {
      var previous: UIView = rows[1]
      for view in [heading, rows[0]] {
        view.widthAnchor <= 100
        view.centerAnchors == contentView.centerAnchors - -1 ~ .required
        _ = previous
        previous = view
      }
    }
    let lay342 = { [self] (amount: CGFloat) -> Void in
      if let last = [icon].last {
        last.topAnchor >= rows[0].topAnchor ~ .low + 10
        last.verticalAnchors == badge.verticalAnchors
      }
    }
    lay342(-1)
    [rows[1], panel].forEach { view in
      view.centerAnchors >= contentView.centerAnchors - 44
    }
    [icon, rows[0]].forEach { v in
      let c343 = v.centerYAnchor == contentView.centerYAnchor + self.height ~ .custom(.defaultLow)
      c343.constant += 3
    }
    let id344 = rows[1].centerXAnchor >= panel.centerXAnchor - (CGFloat(width / 2)) ~ .low + 10
    id344.identifier = "id344"
    wide345.append(badge.topAnchor == icon.firstBaselineAnchor + (CGFloat(self.ratio) * 10))
    wide345.append(badge.widthAnchor == CGFloat(ratio))
    narrow346.append(panel.widthAnchor == panel.heightAnchor * 0.5)
    NSLayoutConstraint.deactivate(narrow346)
  }
  func step0() {
    contentView.constraints.first { $0.identifier == "id344" }?.constant = 44
    wide345.forEach { $0.isActive = false }
    narrow346.forEach { $0.isActive = true }
  }
  func step1() {
    NSLayoutConstraint.activate(!self.isFirst ? wide345 : narrow346)
    if let view = [icon].last {
      view.centerAnchors == rows[1].centerAnchors + -12
      view.leadingAnchor <= panel.leadingAnchor + -CGFloat(ratio)
    }
  }
}

@MainActor let generatedAnchorage13: [Example] = [
  .view("Anchorage13", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage13(style: .default, reuseIdentifier: nil) },
]
