// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class Anchorage9: UIView {
  let heading = UILabel(), card = UIView(), avatar = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var gap: CGFloat = 10, width = 2, ratio = 1.25, isOpen = false
  var kept319: Constraint?
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
      Constraint.activate { last.right == heading.right - CGFloat(ratio) ~ .fittingSize }
    }
    do {
      let center = card
      Constraint.activate {
        center.bottom == 0.5 * avatar.bottom + Double(CGFloat(width / 2))
        center.width == 0.5 ~ .fittingSize
      }
    }
    do {
      var previous: UIView? = rows[1]
      for view in [heading, avatar] {
        if let previous {
          Constraint.activate { view.bottom == self.lastBaseline - 20 ~ .low }
          _ = previous
        }
        previous = view
      }
    }
    Constraint.activate {
      badge.right == heading.right + (self.isOpen ? 0 : -gap)
      avatar.height >= 0.25 * self.width
    }
    do {
      let card = self.card
      Constraint.activate { rows[0].centerX == badge.trailing - CGFloat(ratio) }
      _ = card
    }
    Constraint.activate { rows[1].height >= Double(CGFloat(width * 3)) ~ .low }
    if isOpen { Constraint.activate { badge.verticalEdges <= self.edges ~ .fittingSize } } else { Constraint.activate { rows[1].edges == self.avatar.edges ~ 500 } }
    let id318 = avatar.centerX <= badge.centerX + 10.0
    id318.isActive = true
    id318.identifier = "id318"
    kept319 = card.bottom == heading.firstBaseline + Double(CGFloat(width) * 4)
    kept319?.isActive = true
  }
  func step0() {
    constraints.first { $0.identifier == "id318" }?.constant = 10.0
    kept319?.isActive = false
  }
  func step1() {
    kept319?.isActive = false
    for view in [avatar, rows[0], card] { Constraint.activate { view.width <= guide.width / (1.0 / 3) } }
  }
}

@MainActor let generatedAnchorage9: [Example] = [
  .view("Anchorage9", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage9(frame: .zero) },
]
