// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Cartography
import MigrationSupport
import UIKit

private final class Cartography9: UIView {
  let message = UILabel(), bottom = UIView(), avatar = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var offset: CGFloat = 6, lines = 2, share = 1.25, isOpen = false
  let group406 = ConstraintGroup()
  let group407 = ConstraintGroup()
  override init(frame: CGRect) {
    super.init(frame: frame)
    message.text = "A label"
    addSubview(message)
    addSubview(bottom)
    addSubview(avatar)
    addSubview(rows[0])
    addSubview(rows[1])
    bottom.addSubview(badge)
    addLayoutGuide(column)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    do {
      var last: UIView = bottom
      for view in [rows[0], avatar] {
        constrain(view, self, last) { b, top, second in
          distribute(by: -CGFloat(share), vertically: b, top, second)
          top.edges == inset(second.edges, 1, 2, CGFloat(share) * 10, 4) ~ 999
          distribute(by: CGFloat(lines) * 4, leftToRight: b, top, second)
        }
        last = view
      }
    }
    constrain(rows[0], avatar) { b, top in
      b.leading == b.superview!.safeAreaLayoutGuide.leading / 0.5 + 44
      b.centerX <= b.superview!.leading + -CGFloat(share)
      b.top == b.superview!.top * 0.25 - 10.0 ~ .defaultHigh
    }
    for view in [avatar, bottom, rows[0]] where isOpen {
      constrain(view, badge) { second, first in
        second.firstBaseline == second.superview!.firstBaseline + -4.25
        second.leading <= second.superview!.leading / CGFloat(share) - -offset
        second.edges >= inset(first.edges, 3)
      }
    }
    constrain(avatar, rows[1]) { c, b in
      distribute(by: 24, leftToRight: c, b)
    }
    constrain(column, rows[1]) { b, label in
      b.size >= label.size
    }
    do {
      var previous: UIView = avatar
      for view in [bottom, rows[1]] {
        constrain(view, self, previous) { label, top, first in
          distribute(by: CGFloat(lines) * 4, horizontally: label, top, first)
          if isOpen { label.bottom == top.firstBaseline }
        }
        previous = view
      }
    }
    [avatar, message].forEach { v in
      constrain(v, rows[0]) { b, view in
        b.centerX == b.superview!.centerX + -4.25
      }
    }
    func go404() {
      guard isOpen else { return }
      func pin405(_ item: UIView, by x: CGFloat) {
        constrain(item, bottom) { view, b in
          b.edges <= b.superview!.edges
          b.edges == view.edges
          align(leading: view, b)
        }
      }
      pin405(rows[0], by: max(offset, 10))
      pin405(rows[1], by: 24)
    }
    go404()
    constrain(bottom, avatar, replace: group406) { label, view in
      label.centerX == label.superview!.centerX ~ LayoutPriority(100)
      view.center == label.center
    }
    constrain(bottom, message, column, replace: group407) { label, first, b in
      first.center == first.superview!.center
      label.edges >= b.edges
    }
  }
  func step0() {
    constrain(avatar, replace: group406) { a in
      a.trailing == a.superview!.safeAreaLayoutGuide.trailing
      a.trailing == a.superview!.centerX ~ 999
    }
    constrain(bottom, column, replace: group407) { top, a in
      top.width == top.superview!.width / 1 + 100 ~ UILayoutPriority(300)
      if isOpen { top.lastBaseline == top.superview!.top + -CGFloat(share) }
    }
  }
  func step1() {
    constrain(rows[0], bottom, avatar, replace: group406) { b, label, a in
      align(top: b, label, a)
    }
    constrain(message, rows[0], column, replace: group407) { c, first, top in
      c.left <= c.superview!.left
    }
    do {
      let label = self
      constrain(rows[1]) { c in
        if isOpen { c.center == c.superview!.center ~ UILayoutPriority(300) }
        c.centerX <= c.superview!.centerX + offset
        c.trailing >= c.superview!.safeAreaLayoutGuide.trailing + CGFloat(share)
      }
      _ = label
    }
  }
}

@MainActor let generatedCartography9: [Example] = [
  .view("Cartography9", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Cartography9(frame: .zero) },
]
