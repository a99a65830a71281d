// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class Cartography4: UIViewController {
  let top = UILabel(), container = UIView(), photo = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var right: CGFloat = 10, lines = 0, factor = 1.25, isFirst = false
  var group389 = ConstraintGroup()
  var kept390: Constraint!
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
      Constraint.activate {
        item.leading == item.superview!.safeArea.trailing + right ~ 750
        item.firstBaseline == item.superview!.bottom
      }
    }
    let lay385 = { (amount: CGFloat) -> Void in
      switch self.lines {
      case 0:
        Constraint.activate {
          self.rows[1].edges == 0
        }
      case 1, 2, 3:
        Constraint.activate {
          self.middle.width == (!self.isFirst ? self.right : 4)
        }
      default:
        Constraint.activate {
          self.top.lastBaseline == 0
          self.top.trailing <= self.view.centerX ~ 750
          self.top.right == self.container.left - CGFloat(self.lines / 2)
        }
      }
    }
    lay385(CGFloat(factor) * 10)
    do {
      let inner = view
      Constraint.activate {
        self.inner.centerY >= 0.5 ~ 750
      }
      _ = inner
    }
    do {
      let photo = self.view
      Constraint.activate {
        inner.center == 0
        inner.bottom == top.top - 8
        inner.center == top.center ~ .low
      }
      _ = photo
    }
    do {
      var y: CGFloat = 4
      for view in [rows[0], photo, container] {
        Constraint.activate {
          view.top == -CGFloat(factor)
        }
        _ = y
        y += 10
      }
    }
    let lay386 = { [self] (amount: CGFloat) -> Void in
      let lay387 = { (amount: CGFloat) -> Void in
        Constraint.activate {
          self.middle.width == CGFloat(self.lines / 2)
          if self.isFirst { self.middle.width == -CGFloat(self.factor) }
        }
      }
      lay387(CGFloat(lines))
    }
    lay386(factor)
    do {
      var above: UIView = rows[0]
      for view in [rows[1], top] {
        Constraint.activate {
          above.top <= 0
          above.leading <= 0
          above.bottom <= 0
          above.trailing <= 0
          view.centerX <= CGFloat(factor) * self.view.trailing - 100
          above.size >= above.superview!.size
        }
        above = view
      }
    }
    func pin388(_ item: UIView, by gap: CGFloat) {
      Constraint.activate {
        item.width == item.height + 44 ~ .high
      }
    }
    pin388(container, by: -factor)
    pin388(rows[0], by: CGFloat(lines) * 4)
    group389 = Constraint.activate {
      if isFirst { rows[0].width == CGFloat(lines * 3) }
      rows[0].top == top.top
    }
    kept390 = rows[0].trailing == rows[0].superview!.safeArea.trailing
    Constraint.activate {
      kept390
    }
  }
  func step0() {
    group389.deactivate()
    kept390!.isActive = !self.isFirst
  }
  func step1() {
    group389.activate()
    kept390!.constant += 4
    Constraint.activate {
      top.center == 0
    }
  }
}

@MainActor let generatedCartography4: [Example] = [
  .screen("Cartography4", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Cartography4() },
]
