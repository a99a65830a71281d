// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

private final class Anchorage1: UIView {
  let heading = UILabel(), margins = UIView(), left = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var right: CGFloat = 6, columns = 0, factor = 0.5, isOpen = true
  var sides268: ConstraintGroup?
  override init(frame: CGRect) {
    super.init(frame: frame)
    heading.text = "A label"
    margins.frame = CGRect(x: 20, y: 30, width: 90, height: 50)
    [heading, margins, left].forEach { addSubview($0) }
    rows.forEach(addSubview)
    margins.addSubview(mark)
    addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    self.heading.edgeAnchors <= left.edgeAnchors + CGFloat(columns) ~ 500
    let set263 = Anchorage.batch(active: false) {
      self.rows[0].sizeAnchors == CGSize(width: -4.25, height: 30)
      left.centerAnchors == heading.centerAnchors ~ .fittingSize
    }
    set263.forEach { $0.isActive = true }
    if isOpen { guide.topAnchor <= rows[0].topAnchor + (right + 2) * 3 } else {
      do {
        let content = heading
        content.sizeAnchors == left.sizeAnchors - -CGFloat(factor)
      }
    }
    let c264 = guide.centerXAnchor <= rows[1].trailingAnchor - (CGFloat(factor) * 10)
    c264.constant += 3
    [left, self.rows[0]].forEach { view in
      view.centerAnchors == guide.centerAnchors - (CGFloat(self.columns / 2))
    }
    switch columns {
    case 0:
      switch columns {
      case 0:
        let set265 = Anchorage.batch(active: false) {
          mark.topAnchor <= left.topAnchor + (CGFloat(self.columns * 3))
          rows[0].topAnchor == left.topAnchor + (self.factor * 10) ~ Priority(300)
        }
        NSLayoutConstraint.activate(set265)
      case 1, 2, 3:
        rows[0].sizeAnchors == CGSize(width: factor * 10, height: 30) ~ .high
        rows[1].heightAnchor == CGFloat(columns * 3)
      default:
        let set266 = Anchorage.batch(active: false) {
          rows[0].edgeAnchors >= rows[1].edgeAnchors - -right ~ .low + 10
          margins.centerAnchors == heading.centerAnchors - 44
        }
        NSLayoutConstraint.activate(set266)
      }
    case 1, 2, 3:
      do {
        let top: CGFloat = 30
        rows[0].topAnchor == mark.lastBaselineAnchor + 20 ~ .custom(.defaultLow)
        _ = top
      }
    default:
      switch columns {
      case 0:
        mark.centerXAnchor == rows[1].centerXAnchor
      case 1, 2, 3:
        rows[0].sizeAnchors >= CGSize(width: 12.5, height: 30) ~ .low + 10
      default:
        guide.topAnchor <= self.mark.topAnchor
      }
    }
    left.centerXAnchor == 100 + rows[1].centerXAnchor * (1.0 / 3)
    switch self.columns {
    case 0:
      do {
        let bottom = self
        guide.topAnchor == left.bottomAnchor + (CGFloat(columns * 3))
        _ = bottom
      }
    case 1, 2, 3:
      switch columns {
      case 0:
        mark.centerAnchors == rows[0].centerAnchors - -factor
        left.trailingAnchor == margins.centerXAnchor
      case 1, 2, 3:
        mark.heightAnchor >= -4.25
      default:
        guide.edgeAnchors == heading.edgeAnchors + (CGFloat(self.factor) * 10)
        rows[1].leadingAnchor == margins.trailingAnchor + 20 ~ .low
      }
    default:
      margins.leadingAnchor >= left.leadingAnchor * CGFloat(factor) ~ Priority(300)
    }
    let id267 = mark.leftAnchor == self.layoutMarginsGuide.rightAnchor
    id267.identifier = "id267"
    sides268 = heading.edgeAnchors == rows[0].edgeAnchors + 8
  }
  func step0() {
    constraints.first { $0.identifier == "id267" }?.constant = 100
    sides268?.leading.constant = -4.25
  }
  func step1() {
    sides268?.vertical.forEach { $0.isActive = false }
    do {
      let margins: CGFloat = 20
      if let view = [self.margins].last { view.lastBaselineAnchor == left.lastBaselineAnchor + -margins }
    }
  }
}

@MainActor let generatedAnchorage1: [Example] = [
  .view("Anchorage1", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage1(frame: .zero) },
]
