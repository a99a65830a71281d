// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

private final class Anchorage3: UIView {
  let heading = UILabel(), box = UIView(), avatar = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], gutter = UILayoutGuide()
  var inset: CGFloat = 6, lines = 0, factor = 2.0, isWide = true
  var kept282: NSLayoutConstraint?
  var sides283: ConstraintGroup?
  override init(frame: CGRect) {
    super.init(frame: frame)
    heading.text = "A label"
    addSubview(heading)
    addSubview(box)
    addSubview(avatar)
    addSubview(rows[0])
    addSubview(rows[1])
    box.addSubview(dot)
    addLayoutGuide(gutter)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    for view in [heading, avatar, box] where !isWide { view.bottomAnchor == rows[1].topAnchor }
    do {
      var last: UIView = heading
      for view in [rows[0], box] {
        view.heightAnchor == (1.0 / 3) * last.heightAnchor + (factor * 10) ~ .fittingSize
        last = view
      }
    }
    func pin278(_ item: UIView, by leading: CGFloat) {
      let c279 = item.centerXAnchor == box.centerXAnchor + (leading + 4)
      c279.constant += 3
    }
    pin278(avatar, by: CGFloat(lines) * 4)
    pin278(rows[1], by: -factor)
    do {
      var last: UIView = rows[1]
      for view in [box, heading] {
        view.heightAnchor == inset
        _ = last
        last = view
      }
    }
    [avatar, box].forEach { v in
      v.verticalAnchors == gutter.verticalAnchors + -CGFloat(factor)
    }
    let set280 = Anchorage.batch(active: false) {
      rows[1].widthAnchor == heading.widthAnchor + 100
      box.leftAnchor == gutter.rightAnchor + 3 ~ .custom(.defaultLow)
    }
    NSLayoutConstraint.activate(set280)
    if isWide {
      if !isWide { rows[0].trailingAnchor >= box.trailingAnchor + CGFloat(self.lines) ~ .high - 1 } else {
        let set281 = Anchorage.batch(active: false) {
          avatar.centerAnchors >= rows[1].centerAnchors ~ .required
          avatar.centerYAnchor == (inset * 2) + gutter.topAnchor
        }
        NSLayoutConstraint.activate(set281)
      }
    } else {
      do {
        var y: CGFloat = 4
        for view in [self.rows[1], heading, avatar] {
          view.leadingAnchor == dot.leadingAnchor + CGFloat(lines)
          _ = y
          y += 10
        }
      }
    }
    do {
      let inset: Double = 6
      if isWide { rows[0].centerXAnchor >= avatar.leftAnchor + -CGFloat(inset) } else { rows[0].topAnchor == self.topAnchor ~ .custom(UILayoutPriority(640)) }
    }
    kept282 = avatar.centerXAnchor >= readableContentGuide.leadingAnchor + 12.5
    sides283 = rows[1].edgeAnchors == edgeAnchors + 8
  }
  func step0() {
    self.kept282?.isActive = isWide
    sides283?.bottom.constant = factor * 10
  }
  func step1() {
    self.kept282?.constant = 12.5
    sides283?.vertical.forEach { $0.isActive = false }
    let lay284 = { [unowned self] (amount: CGFloat) -> Void in
      func go285() {
        guard self.isWide else { return }
        self.dot.leftAnchor >= self.safeAreaLayoutGuide.centerXAnchor
      }
      go285()
    }
    lay284(-CGFloat(factor))
  }
}

@MainActor let generatedAnchorage3: [Example] = [
  .view("Anchorage3", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage3(frame: .zero) },
]
