// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Cartography
import MigrationSupport
import UIKit

private final class Cartography1: UITableViewCell {
  let top = UILabel(), bottom = UIView(), safeArea = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var gap: CGFloat = 14.5, lines = 0, share = 1.25, isOpen = true
  let group374 = ConstraintGroup()
  var group375 = ConstraintGroup()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    top.text = "A label"
    [top, bottom, safeArea].forEach { contentView.addSubview($0) }
    rows.forEach(contentView.addSubview)
    bottom.addSubview(inner)
    contentView.addLayoutGuide(column)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    if let label = [rows[0]].last {
      constrain(label, self.bottom) { second, c in
        second.height == CGFloat(share)
      }
    }
    func go372() {
      guard !isOpen else { return }
      UIView.performWithoutAnimation {
        constrain(bottom, rows[0]) { view, c in
          view.centerX == view.superview!.centerX + (2 * gap)
          view.bottom == view.superview!.bottom + 24
          view.centerX == c.centerX / 0.5 + 20
        }
      }
    }
    go372()
    constrain(inner, rows[0]) { top, a in
      top.centerX >= top.superview!.centerX + 0 ~ .defaultHigh
    }
    for (index, view) in [rows[1], self.safeArea, rows[0]].enumerated() {
      constrain(view) { first in
        first.edges == first.superview!.edges
        if isOpen { first.edges <= inset(first.superview!.edges, 1, 2, CGFloat(lines) * 4, 4) }
        first.edges == first.superview!.edges ~ LayoutPriority(100)
      }
      _ = index
    }
    do {
      var previous: UIView = rows[1]
      for view in [safeArea, bottom] {
        constrain(view, previous) { c, top in
          c.lastBaseline == c.superview!.lastBaseline + -CGFloat(share)
          distribute(by: -1, leftToRight: c, top)
          c.firstBaseline == 16 + c.superview!.safeAreaLayoutGuide.centerY * 1.5 ~ .defaultLow
        }
        previous = view
      }
    }
    do {
      let superview = bottom
      constrain(superview, safeArea) { a, second in
        a.height <= a.width + (isOpen ? 0 : -gap)
      }
    }
    func pin373(_ view: UIView, by offset: CGFloat) {
      constrain(view) { view in
        view.height == (max(offset, 10))
      }
    }
    pin373(top, by: CGFloat(share))
    pin373(rows[0], by: isOpen ? gap : 4)
    do {
      let column = bottom
      constrain(inner, contentView) { a, c in
        c.edges == a.edges
        distribute(by: 100, leftToRight: a, c)
        a.firstBaseline == a.superview!.firstBaseline
      }
      _ = column
    }
    constrain(rows[1], inner, rows[0], replace: group374) { top, a, b in
      align(bottom: [top, a, b])
      if !self.isOpen { top.height >= a.height - (CGFloat(lines) * 4) ~ .defaultLow }
    }
    group375 = constrain(column, safeArea) { view, label in
      view.width == -1
      view.width == 0
    }
  }
  func step0() {
    constrain(inner, safeArea, column, replace: group374) { first, view, label in
      first.leading <= view.centerX
      view.size == first.size
    }
    group375.active = !isOpen
  }
  func step1() {
    constrain(inner, contentView, replace: group374) { top, label in
      if self.isOpen { label.center >= top.center }
    }
    group375.active = true
    do {
      let share: CGFloat = 100
      do {
        var last: UIView = safeArea
        for view in [rows[0], rows[1]] {
          constrain(view, last, contentView) { view, c, b in
            b.edges == inset(c.edges, -share, 4)
          }
          last = view
        }
      }
    }
  }
}

@MainActor let generatedCartography1: [Example] = [
  .view("Cartography1", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Cartography1(style: .default, reuseIdentifier: nil) },
]
