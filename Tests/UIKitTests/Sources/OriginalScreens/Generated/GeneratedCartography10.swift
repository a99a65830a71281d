// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Cartography
import MigrationSupport
import UIKit

private final class Cartography10: UIView {
  let header = UILabel(), container = UIView(), safeArea = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var trailing: CGFloat = 14.5, lines = 2, ratio = 2.0, isWide = true
  let group410 = ConstraintGroup()
  let group411 = ConstraintGroup()
  override init(frame: CGRect) {
    super.init(frame: frame)
    header.text = "A label"
    [header, container, safeArea].forEach { addSubview($0) }
    rows.forEach(addSubview)
    container.addSubview(mark)
    addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    do {
      let trailing: Int = 10
      [container, safeArea].forEach { view in
        constrain(view, rows[1]) { a, view in
          a.width == a.superview!.layoutMarginsGuide.height ~ .defaultHigh
          a.centerX <= CGFloat(trailing) + a.superview!.centerX ~ UILayoutPriority(300)
        }
      }
    }
    switch lines {
    case 0:
      constrain(rows[0], safeArea) { first, label in
        align(leading: first, label)
      }
    case 1, 2, 3:
      for (index, view) in [header, safeArea, container].enumerated() {
        constrain(view, self, rows[0]) { view, a, second in
          align(bottom: [view, a, second])
          view.bottom == view.superview!.safeAreaLayoutGuide.bottom / CGFloat(ratio)
        }
        _ = index
      }
    default:
      func go408() {
        guard !isWide else { return }
        constrain(guide, mark) { second, b in
          second.width == (trailing + 2) * 3
        }
      }
      go408()
    }
    constrain(mark, self) { b, first in
      b.top >= b.superview!.top - 20
      distribute(by: ratio * 10, leftToRight: b, first)
    }
    constrain(self.rows[0], container) { top, a in
      top.firstBaseline <= top.superview!.firstBaseline + -1
      top.width <= top.height + 0.5
    }
    func go409() {
      guard isWide else { return }
      constrain(rows[0]) { b in
        if isWide { b.bottom >= b.superview!.bottom - 100 }
        if isWide { b.bottom == b.superview!.centerY + (CGFloat(lines / 2)) }
        b.size <= b.superview!.size * 2 ~ 750
      }
    }
    go409()
    do {
      let top = container
      constrain(mark) { a in
        a.centerX <= a.superview!.safeAreaLayoutGuide.centerX
        if !isWide { a.width >= 24 }
      }
      _ = top
    }
    [container, safeArea].forEach { view in
      constrain(view, mark, rows[1]) { first, second, a in
        first.height == first.superview!.safeAreaLayoutGuide.height + -trailing
        first.width == (ratio * 10) ~ .defaultLow
      }
    }
    constrain(rows[0], rows[1]) { first, second in
      first.left >= second.right + 24
      first.leading == first.superview!.layoutMarginsGuide.centerX + 8
      second.center <= first.center
    }
    constrain(header, rows[0], replace: group410) { top, second in
      if isWide { top.width == 16 + top.superview!.width }
      top.center == second.center
    }
    constrain(rows[0], self, guide, replace: group411) { a, c, label in
      a.top >= c.top
      label.edges >= inset(c.edges, UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 16))
    }
  }
  func step0() {
    constrain(clear: group410)
    constrain(clear: group411)
  }
  func step1() {
    do {
      let superview = safeArea
      constrain(guide, container) { c, label in
        c.width == (max(trailing, 10))
        c.width == (trailing + 2) * 3
      }
      _ = superview
    }
  }
}

@MainActor let generatedCartography10: [Example] = [
  .view("Cartography10", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Cartography10(frame: .zero) },
]
