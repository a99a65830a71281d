// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

private final class Anchorage9: UIView {
  let heading = UILabel(), card = UIView(), avatar = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var gap: CGFloat = 10, width = 2, ratio = 1.25, isOpen = false
  var kept319: NSLayoutConstraint?
  override init(frame: CGRect) {
    super.init(frame: frame)
    heading.text = "A label"
    [heading, card, avatar].forEach { addSubview($0) }
    rows.forEach(addSubview)
    card.addSubview(badge)
    addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    if let last = [card].last {
      last.rightAnchor == -CGFloat(ratio) + heading.rightAnchor ~ .fittingSize
    }
    do {
      let center = card
      center.bottomAnchor == 0.5 * avatar.bottomAnchor + (CGFloat(width / 2))
      center.widthAnchor == 0.5 ~ .fittingSize
    }
    do {
      var previous: UIView? = rows[1]
      for view in [heading, avatar] {
        if let previous {
          view.bottomAnchor == self.lastBaselineAnchor - 20 ~ .low
          _ = previous
        }
        previous = view
      }
    }
    badge.rightAnchor == heading.rightAnchor + (self.isOpen ? 0 : -gap)
    avatar.heightAnchor >= 0.25 * widthAnchor
    do {
      let card = self.card
      rows[0].centerXAnchor == badge.trailingAnchor - CGFloat(ratio)
      _ = card
    }
    rows[1].heightAnchor >= (CGFloat(width * 3)) ~ .custom(.defaultLow)
    if isOpen { badge.verticalAnchors <= self.verticalAnchors - 0 ~ .fittingSize } else { rows[1].edgeAnchors == self.avatar.edgeAnchors ~ 500 }
    let id318 = avatar.centerXAnchor <= 10.0 + badge.centerXAnchor
    id318.identifier = "id318"
    kept319 = card.bottomAnchor == heading.firstBaselineAnchor + (CGFloat(width) * 4)
  }
  func step0() {
    constraints.first { $0.identifier == "id318" }?.constant = 10.0
    kept319?.isActive = false
  }
  func step1() {
    kept319?.isActive = false
    for view in [avatar, rows[0], card] { view.widthAnchor <= guide.widthAnchor / (1.0 / 3) }
  }
}

@MainActor let generatedAnchorage9: [Example] = [
  .view("Anchorage9", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage9(frame: .zero) },
]
