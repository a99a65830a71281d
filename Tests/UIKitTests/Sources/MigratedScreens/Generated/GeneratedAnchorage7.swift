// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class Anchorage7: UIView {
  let name = UILabel(), box = UIView(), safeArea = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var gap: CGFloat = 14.5, lines = 0, factor = 0.5, isWide = false
  var wide305: [Constraint] = [], narrow306 = [Constraint]()
  var kept307: Constraint?
  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "A label"
    addSubview(name)
    addSubview(box)
    addSubview(safeArea)
    addSubview(rows[0])
    addSubview(rows[1])
    box.addSubview(mark)
    addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    Constraint.activate { rows[0].height == 10.0 ~ .high - 1 }
    UIView.animate(withDuration: 0) {
      do {
        let box = self.rows[0]
        box.translatesAutoresizingMaskIntoConstraints = false
        let set302 = ConstraintGroup {
          box.horizontalEdges == self.box.edges.inset(by: 44) ~ 500
          box.centerX == 0.5 * self.name.centerX + CGFloat(self.lines) ~ .low
        }.constraints
        Constraint.activate(set302)
      }
    }
    do {
      var y: CGFloat = 4
      for view in [rows[0], name, box] {
        Constraint.activate { view.centerX <= guide.centerX - 8 }
        _ = y
        y += 10
      }
    }
    let c303 = box.height == guide.height + gap
    c303.isActive = true
    c303.constant += 3
    switch lines {
    case 0:
      let lay304 = { [unowned self] (amount: CGFloat) -> Void in
        self.box.translatesAutoresizingMaskIntoConstraints = false
        Constraint.activate {
          self.rows[1].edges == self.rows[0].edges.inset(by: 10.0)
          self.box.bottom == self.mark.bottom + amount
        }
      }
      lay304(20)
    case 1, 2, 3:
      do {
        let superview = rows[0]
        Constraint.activate {
          superview.size <= name.size - 3
          superview.left == self.name.right - gap
        }
      }
    default:
      Constraint.activate {
        rows[1].firstBaseline == mark.bottom + factor ~ .high - 1
        rows[0].verticalEdges == rows[1].edges.inset(by: 100)
      }
    }
    UIView.animate(withDuration: 0) {
      for (index, view) in [self.box, self.safeArea, self.name].enumerated() {
        Constraint.activate { view.width >= self.factor * 10 }
        _ = index
      }
    }
    UIView.performWithoutAnimation {
      [safeArea, rows[0]].forEach { view in
        Constraint.activate {
          view.width == 3
          view.leading == 0.25 * mark.leading + CGFloat(lines)
        }
      }
    }
    do {
      var previous: UIView? = box
      for view in [rows[0], rows[1]] {
        if let previous {
          Constraint.activate { view.firstBaseline <= self.firstBaseline ~ .high }
          _ = previous
        }
        previous = view
      }
    }
    wide305 = [rows[1].width == 2 * gap, mark.left >= self.left ~ .low]
    narrow306.append(safeArea.height == safeArea.width)
    Constraint.activate {
      wide305
      narrow306.last
    }
    Constraint.deactivate(narrow306)
    kept307 = safeArea.centerX == rows[1].right - factor
    kept307?.isActive = true
  }
  func step0() {
    wide305.forEach { $0.isActive = false }
    narrow306.forEach { $0.isActive = true }
    kept307?.constant += 4
  }
  func step1() {
    Constraint.activate(isWide ? wide305 : narrow306)
    kept307?.isActive = isWide
    UIView.performWithoutAnimation {
      do {
        let gap: CGFloat = 18
        Constraint.activate { box.edges == rows[0].edges }
        _ = gap
      }
    }
  }
}

@MainActor let generatedAnchorage7: [Example] = [
  .view("Anchorage7", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage7(frame: .zero) },
]
