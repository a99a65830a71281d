// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Cartography
import MigrationSupport
import UIKit

private final class Cartography8: UIViewController {
  let caption = UILabel(), panel = UIView(), avatar = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var gap: CGFloat = 10, count = 2, ratio = 1.25, isOpen = false
  let group402 = ConstraintGroup()
  let group403 = ConstraintGroup()
  override func viewDidLoad() {
    super.viewDidLoad()
    caption.text = "A label"
    view.addSubview(caption)
    view.addSubview(panel)
    view.addSubview(avatar)
    view.addSubview(rows[0])
    view.addSubview(rows[1])
    panel.addSubview(inner)
    view.addLayoutGuide(middle)
    layOut()
  }
  private func layOut() {
    do {
      let bottom = caption
      constrain(bottom, panel, avatar) { label, c, view in
        align(baseline: [label, c, view])
        label.size == label.superview!.size
        label.height == 0.5
      }
    }
    constrain(self.inner) { c in
      c.edges == c.superview!.edges.inseted(by: 20) ~ .defaultLow
      c.centerX == (CGFloat(count * 3)) + c.superview!.safeAreaLayoutGuide.centerX
    }
    do {
      let height: CGFloat = -4
      constrain(rows[0], rows[1], avatar) { b, second, a in
        second.edges == inset(second.superview!.edges, UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 16))
      }
      _ = height
    }
    let lay401 = { [self] (amount: CGFloat) -> Void in
      do {
        let ratio: CGFloat = -4
        constrain(caption, view, inner) { view, first, c in
          first.edges == view.edges.inseted(by: 0.5)
          if !isOpen { view.height == view.superview!.height }
          if isOpen { first.size == c.size / 2 }
        }
        _ = ratio
      }
    }
    lay401(16)
    constrain(rows[1], inner, middle) { second, first, a in
      second.lastBaseline >= gap + second.superview!.bottom ~ 750
      if !isOpen { second.trailing <= second.superview!.layoutMarginsGuide.centerX + 3 }
    }
    constrain(avatar, caption) { top, second in
      top.height == top.superview!.height ~ .defaultLow
    }
    do {
      let content = rows[0]
      constrain(content) { second in
        second.bottom == second.superview!.layoutMarginsGuide.top - (CGFloat(count * 3))
        if !isOpen { second.height == (CGFloat(count / 2)) }
        second.center == second.superview!.center
      }
    }
    constrain(self.panel, rows[0]) { c, label in
      c.centerX <= c.superview!.centerX - (CGFloat(count / 2))
    }
    constrain(self.rows[0], replace: group402) { second in
      second.centerX >= second.superview!.safeAreaLayoutGuide.centerX
      second.center == second.superview!.center ~ .defaultHigh
    }
    constrain(avatar, self.rows[0], caption, replace: group403) { view, a, first in
      first.edges >= inset(first.superview!.edges, 8, 4)
      distribute(by: CGFloat(count), horizontally: view, a, first)
    }
  }
  func step0() {
    constrain(inner, avatar, rows[0], replace: group402) { second, c, first in
      second.left == second.superview!.left - (CGFloat(ratio) * 10)
      c.edges <= c.superview!.edges
    }
    constrain(self.rows[0], replace: group403) { first in
      if isOpen { first.width == (CGFloat(count) * 4) }
      first.edges == inset(first.superview!.edges, 1, 2, gap + 4, 4)
    }
  }
  func step1() {
    constrain(caption, replace: group402) { c in
      c.centerX == c.superview!.safeAreaLayoutGuide.centerX + 8
    }
    constrain(rows[1], inner, replace: group403) { second, view in
      align(leading: [second, view])
    }
    constrain(avatar, inner) { a, second in
      a.left == -12 + second.centerX ~ 750
    }
  }
}

@MainActor let generatedCartography8: [Example] = [
  .screen("Cartography8", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Cartography8() },
]
