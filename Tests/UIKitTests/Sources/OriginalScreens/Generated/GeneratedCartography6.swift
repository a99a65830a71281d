// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Cartography
import MigrationSupport
import UIKit

private final class Cartography6: UIViewController {
  let message = UILabel(), container = UIView(), safeArea = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var trailing: CGFloat = 10, lines = 5, ratio = 2.0, isFirst = true
  let group395 = ConstraintGroup()
  var kept396: NSLayoutConstraint?
  override func viewDidLoad() {
    super.viewDidLoad()
    message.text = "A label"
    [message, container, safeArea].forEach { view.addSubview($0) }
    rows.forEach(view.addSubview)
    container.addSubview(dot)
    view.addLayoutGuide(column)
    layOut()
  }
  private func layOut() {
    do {
      let margins = container
      constrain(rows[1], message) { b, top in
        b.centerX == b.superview!.leading - (trailing / 2)
        b.top == b.superview!.top
        b.centerX == CGFloat(self.ratio) * b.superview!.safeAreaLayoutGuide.trailing + CGFloat(ratio)
      }
      _ = margins
    }
    do {
      var previous: UIView = message
      for view in [rows[1], container] {
        constrain(view, previous, self.view) { b, a, second in
          a.size == second.size / 2
        }
        previous = view
      }
    }
    constrain(rows[0]) { label in
      label.edges == inset(label.superview!.edges, 1, 2, CGFloat(lines), 4)
    }
    for item in [rows[0], rows[1], safeArea] {
      constrain(item, column, view) { c, top, first in
        c.centerX == c.superview!.left - CGFloat(lines)
      }
    }
    if isFirst {
      do {
        var last: UIView = self.container
        for view in [self.rows[0], message] {
          constrain(view) { top in
            if !isFirst { top.size == top.superview!.size }
            top.height == 10.0 ~ .defaultHigh
            top.height >= 0.25 * top.superview!.height
          }
          _ = last
          last = view
        }
      }
    }
    do {
      let top = view
      constrain(message, rows[1], view) { label, b, c in
        label.leading == label.superview!.centerX - 20
        if !isFirst { label.width == label.superview!.layoutMarginsGuide.height + (self.trailing * 2) }
      }
      _ = top
    }
    if let top = [rows[0]].last {
      constrain(top, safeArea) { label, view in
        label.right >= label.superview!.layoutMarginsGuide.right * CGFloat(ratio) + 0 ~ .defaultLow
        label.width == 0.5
        view.center <= label.center
      }
    }
    for view in [safeArea, rows[0], container] where !isFirst {
      constrain(view, message, dot) { view, second, c in
        view.top == second.top - (CGFloat(lines) * 4) ~ UILayoutPriority(300)
        second.edges == second.superview!.edges
      }
    }
    constrain(rows[0], replace: group395) { top in
      top.size == top.superview!.size
      top.trailing == top.superview!.leading * 0.5 + 8 ~ .defaultHigh
    }
    constrain(dot) { v in
      kept396 = v.width == -1
    }
  }
  func step0() {
    constrain(clear: group395)
    kept396?.isActive = isFirst
  }
  func step1() {
    kept396?.isActive = false
    kept396?.constant = trailing + 4
    kept396?.isActive = true
    switch lines {
    case 0:
      constrain(rows[0], rows[1]) { first, a in
        if isFirst { first.leading == first.superview!.layoutMarginsGuide.centerX * CGFloat(self.ratio) }
        distribute(by: self.trailing, vertically: first, a)
        if isFirst { a.center == a.superview!.center }
      }
    case 1, 2, 3:
      constrain(column, rows[1], dot) { label, first, second in
        label.width == first.width + (CGFloat(ratio) * 10)
        label.width == ratio
      }
    default:
      do {
        let center = safeArea
        constrain(center) { c in
          c.centerX == c.superview!.safeAreaLayoutGuide.centerX + (CGFloat(lines) * 4)
        }
      }
    }
  }
}

@MainActor let generatedCartography6: [Example] = [
  .screen("Cartography6", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Cartography6() },
]
