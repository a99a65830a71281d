// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class Anchorage5: UIViewController {
  let header = UILabel(), bottom = UIView(), safeArea = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var spacing: CGFloat = 14.5, count = 5, factor = 1.25, isWide = true
  var kept293: Constraint?
  var kept294: Constraint?
  override func viewDidLoad() {
    super.viewDidLoad()
    header.text = "A label"
    for part in [header, bottom, safeArea] + rows { view.addSubview(part) }
    bottom.addSubview(mark)
    view.addLayoutGuide(column)
    layOut()
  }
  private func layOut() {
    Constraint.activate { safeArea.width == 2 * self.view.safeArea.width - 1 }
    UIView.performWithoutAnimation {
      do {
        let bottom: Double = 10
        Constraint.activate { mark.bottom == self.bottom.bottom - CGFloat(bottom) ~ 500 }
      }
    }
    if self.isWide {
      [self.header, self.bottom].forEach { view in
        view.translatesAutoresizingMaskIntoConstraints = false
        let set291 = ConstraintGroup {
          view.leading == safeArea.leading ~ .high
          view.lastBaseline == self.view.lastBaseline - 4.25 ~ 300
        }.constraints
        Constraint.activate(set291)
      }
    }
    Constraint.activate { rows[0].height == -12 }
    if isWide {
      do {
        var last: UIView? = header
        for view in [safeArea, rows[0]] {
          if let last {
            Constraint.activate {
              view.height == CGFloat(count * 3)
              view.right == self.view.safeArea.right + 44 ~ .high
            }
            _ = last
          }
          last = view
        }
      }
    } else {
      if let top = [rows[1]].last {
        Constraint.activate {
          top.edges <= safeArea.edges.inset(by: -44) ~ .low
          top.size == CGSize(width: 12.5, height: 30)
        }
      }
    }
    func pin292(_ item: UIView, by margins: CGFloat) {
      Constraint.activate {
        item.center >= header.center + CGPoint(x: margins, y: margins) ~ .required
        item.center == rows[1].center + CGPoint(x: 100, y: 100) ~ .fittingSize
      }
    }
    pin292(safeArea, by: 0)
    pin292(rows[0], by: 8)
    if !isWide {
      do {
        let safeArea = bottom
        Constraint.activate { safeArea.edges >= self.safeArea.edges }
      }
    } else {
      for (index, view) in [bottom, rows[0], rows[1]].enumerated() {
        Constraint.activate {
          view.firstBaseline == header.bottom ~ .fittingSize
          view.edges == header.edges.inset(by: -CGFloat(count * 3))
        }
        _ = index
      }
    }
    kept293 = rows[1].left == column.left + 20
    kept294 = header.top == mark.bottom
    Constraint.activate {
      rows[0].width == CGFloat(self.count)
      kept293
      kept294
    }
  }
  func step0() {
    kept293?.isActive = false
    kept293?.constant = spacing - 1.5
    kept293?.isActive = true
    self.kept294?.isActive = isWide
  }
  func step1() {
    kept293?.constant = 16
    self.kept294?.constant += 4
    Constraint.activate { column.top <= self.rows[0].top + 24 }
  }
}

@MainActor let generatedAnchorage5: [Example] = [
  .screen("Anchorage5", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage5() },
]
