// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class Cartography6: UIViewController {
  let message = UILabel(), container = UIView(), safeArea = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var trailing: CGFloat = 10, lines = 5, ratio = 2.0, isFirst = true
  let group395 = ConstraintGroup()
  var kept396: Constraint?
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
      Constraint.activate {
        rows[1].centerX == rows[1].superview!.leading - trailing / 2
        rows[1].top == 0
        rows[1].centerX
          == CGFloat(self.ratio) * rows[1].superview!.safeAreaLayoutGuide.trailing + CGFloat(ratio)
      }
      _ = margins
    }
    do {
      var previous: UIView = message
      for view in [rows[1], container] {
        Constraint.activate {
          previous.size == self.view.size / 2
        }
        previous = view
      }
    }
    Constraint.activate {
      rows[0].edges == DirectionalInsets(top: 1, leading: 2, bottom: CGFloat(lines), trailing: 4)
    }
    for item in [rows[0], rows[1], safeArea] {
      Constraint.activate {
        item.centerX == item.superview!.left - CGFloat(lines)
      }
    }
    if isFirst {
      do {
        var last: UIView = self.container
        for view in [self.rows[0], message] {
          Constraint.activate {
            if !isFirst { view.size == view.superview!.size }
            view.height == 10.0 ~ .high
            view.height >= 0.25 * view.superview!.height
          }
          _ = last
          last = view
        }
      }
    }
    do {
      let top = view
      Constraint.activate {
        message.leading == view.centerX - 20
        if !isFirst { message.width == view.margins.height + self.trailing * 2 }
      }
      _ = top
    }
    if let top = [rows[0]].last {
      Constraint.activate {
        top.right >= CGFloat(ratio) * top.superview!.margins.right ~ .low
        top.width == 0.5
        safeArea.center <= top.center
      }
    }
    for view in [safeArea, rows[0], container] where !isFirst {
      view.translatesAutoresizingMaskIntoConstraints = false
      Constraint.activate {
        view.top == message.top - CGFloat(lines) * 4 ~ 300
        message.edges == 0
      }
    }
    group395.replace {
      rows[0].size == rows[0].superview!.size
      rows[0].trailing == 0.5 * rows[0].superview!.leading + 8 ~ .high
    }
    group395.activate()
    kept396 = dot.width == -1
    Constraint.activate {
      kept396
    }
  }
  func step0() {
    group395.replace {}
    kept396?.isActive = isFirst
  }
  func step1() {
    kept396?.isActive = false
    kept396?.constant = trailing + 4
    kept396?.isActive = true
    switch lines {
    case 0:
      Constraint.activate {
        if isFirst { rows[0].leading == CGFloat(self.ratio) * rows[0].superview!.margins.centerX }
        rows[0].bottom == rows[1].top - self.trailing
        if isFirst { rows[1].center == 0 }
      }
    case 1, 2, 3:
      Constraint.activate {
        column.width == rows[1].width + CGFloat(ratio) * 10
        column.width == ratio
      }
    default:
      do {
        let center = safeArea
        Constraint.activate {
          center.centerX == view.safeAreaLayoutGuide.centerX + CGFloat(lines) * 4
        }
      }
    }
  }
}

@MainActor let generatedCartography6: [Example] = [
  .screen("Cartography6", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Cartography6() },
]
