// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Cartography
import MigrationSupport
import UIKit

private final class Cartography4: UIViewController {
  let top = UILabel(), container = UIView(), photo = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var right: CGFloat = 10, lines = 0, factor = 1.25, isFirst = false
  var group389 = ConstraintGroup()
  var kept390: NSLayoutConstraint!
  override func viewDidLoad() {
    super.viewDidLoad()
    top.text = "A label"
    [top, container, photo].forEach { view.addSubview($0) }
    rows.forEach(view.addSubview)
    container.addSubview(inner)
    view.addLayoutGuide(middle)
    layOut()
  }
  private func layOut() {
    for item in [rows[1], photo, top] {
      constrain(item, container) { label, top in
        label.leading == right + label.superview!.safeAreaLayoutGuide.trailing ~ 750
        label.firstBaseline == label.superview!.bottom
      }
    }
    let lay385 = { (amount: CGFloat) -> Void in
      switch self.lines {
      case 0:
        constrain(self.inner, self.rows[1]) { second, first in
          first.edges == first.superview!.edges
        }
      case 1, 2, 3:
        constrain(self.middle, self.inner) { view, second in
          view.width == (!self.isFirst ? self.right : 4)
        }
      default:
        constrain(self.top, self.container) { view, label in
          view.lastBaseline == view.superview!.lastBaseline
          view.trailing <= view.superview!.centerX ~ 750
          distribute(by: CGFloat(self.lines / 2), leftToRight: view, label)
        }
      }
    }
    lay385(CGFloat(factor) * 10)
    do {
      let inner = view
      constrain(self.inner, top) { a, c in
        a.centerY >= 0.5 + a.superview!.centerY ~ 750
      }
      _ = inner
    }
    do {
      let photo = self.view
      constrain(inner, top) { first, a in
        first.center == first.superview!.center
        distribute(by: 8, vertically: first, a)
        first.center == a.center ~ .defaultLow
      }
      _ = photo
    }
    do {
      var y: CGFloat = 4
      for view in [rows[0], photo, container] {
        constrain(view, middle) { first, b in
          first.top == -CGFloat(factor) + first.superview!.top
        }
        _ = y
        y += 10
      }
    }
    let lay386 = { [self] (amount: CGFloat) -> Void in
      let lay387 = { (amount: CGFloat) -> Void in
        constrain(self.middle, self.rows[1]) { label, b in
          label.width == (CGFloat(self.lines / 2))
          if self.isFirst { label.width == -CGFloat(self.factor) }
        }
      }
      lay387(CGFloat(lines))
    }
    lay386(factor)
    do {
      var above: UIView = rows[0]
      for view in [rows[1], top] {
        constrain(view, above, self.view) { b, first, second in
          first.edges <= first.superview!.edges
          b.centerX <= CGFloat(factor) * second.trailing - 100
          first.size >= first.superview!.size
        }
        above = view
      }
    }
    func pin388(_ item: UIView, by gap: CGFloat) {
      constrain(item, photo, top) { c, b, second in
        c.width == c.height + 44 ~ .defaultHigh
      }
    }
    pin388(container, by: -factor)
    pin388(rows[0], by: CGFloat(lines) * 4)
    group389 = constrain(rows[0], top) { first, b in
      if isFirst { first.width == (CGFloat(lines * 3)) }
      align(top: first, b)
    }
    constrain(rows[0]) { v in
      kept390 = v.trailing == v.superview!.safeAreaLayoutGuide.trailing
    }
  }
  func step0() {
    group389.active = false
    kept390!.isActive = !self.isFirst
  }
  func step1() {
    group389.active = true
    kept390!.constant += 4
    constrain(top, rows[1]) { a, top in
      a.center == a.superview!.center
    }
  }
}

@MainActor let generatedCartography4: [Example] = [
  .screen("Cartography4", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Cartography4() },
]
