// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Cartography
import MigrationSupport
import UIKit

private final class Cartography0: UIView {
  let message = UILabel(), panel = UIView(), safeArea = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var offset: CGFloat = 10, width = 0, share = 1.25, isWide = false
  var kept370: NSLayoutConstraint!
  var group371 = ConstraintGroup()
  override init(frame: CGRect) {
    super.init(frame: frame)
    message.text = "A label"
    [message, panel, safeArea].forEach { addSubview($0) }
    rows.forEach(addSubview)
    panel.addSubview(inner)
    addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    constrain(rows[1]) { c in
      c.width == (CGFloat(width * 3)) ~ .defaultHigh
    }
    if isWide {
      [self.rows[1], message].forEach { v in
        constrain(v, self.rows[0], self) { b, c, view in
          view.center <= c.center
          distribute(by: -share, horizontally: b, c, view)
          b.bottom == b.superview!.safeAreaLayoutGuide.top * 1
        }
      }
    } else {
      do {
        let left = rows[0]
        constrain(left, self) { label, view in
          view.edges == inset(label.edges, -CGFloat(share))
          label.centerY == label.superview!.safeAreaLayoutGuide.top + -1
        }
      }
    }
    if isWide {
      for view in [panel, message, rows[0]] {
        constrain(view, rows[1]) { a, c in
          a.center == a.superview!.center
        }
      }
    } else {
      let lay369 = { [unowned self] (amount: CGFloat) -> Void in
        constrain(self.rows[0], self.rows[1], self.middle) { second, top, a in
          second.firstBaseline >= second.superview!.firstBaseline + 0.5
        }
      }
      lay369(-4.25)
    }
    constrain(safeArea, middle) { c, label in
      c.edges <= inset(c.superview!.edges, -share) ~ UILayoutPriority(300)
    }
    constrain(rows[1], inner) { first, b in
      first.width >= -offset ~ UILayoutPriority(300)
      b.edges == b.superview!.edges.inseted(by: -4.25)
      b.size >= b.superview!.size * 2
    }
    if let view = [panel].last {
      constrain(view, self.inner) { b, top in
        top.edges == inset(b.edges, 1, 2, offset / 2, 4)
        b.size == top.size * 2
        b.width == b.superview!.width - 3
      }
    }
    do {
      var offset: CGFloat = 10
      offset += 2
      do {
        let safeArea: Int = -4
        constrain(middle) { top in
          top.height == 24
        }
        _ = safeArea
      }
      _ = offset
    }
    constrain(middle, message, panel) { view, c, b in
      view.center == c.center ~ 750
    }
    constrain(self.rows[1]) { v in
      kept370 = v.width <= v.superview!.width - share
    }
    group371 = constrain(message, rows[0], safeArea) { b, c, first in
      b.edges == inset(c.edges, horizontally: CGFloat(width / 2)) ~ .defaultHigh
      b.height <= (CGFloat(width) * 4)
    }
  }
  func step0() {
    kept370!.isActive = !isWide
    group371.active = isWide
  }
  func step1() {
    kept370!.constant += 4
    group371.active = true
    for view in [panel, message, rows[1]] where isWide {
      constrain(view, inner, rows[0]) { b, a, label in
        b.centerX == b.superview!.layoutMarginsGuide.centerX + 100
      }
    }
  }
}

@MainActor let generatedCartography0: [Example] = [
  .view("Cartography0", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Cartography0(frame: .zero) },
]
