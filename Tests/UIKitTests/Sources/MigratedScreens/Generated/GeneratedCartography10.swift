// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class Cartography10: UIView {
  let header = UILabel(), container = UIView(), safeArea = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var trailing: CGFloat = 14.5, lines = 2, ratio = 2.0, isWide = true
  let group410 = ConstraintGroup()
  let group411 = ConstraintGroup()
  override init(frame: CGRect) {
    super.init(frame: frame)
    header.text = "A label"
    [header, container, safeArea].forEach { addSubview($0) }
    rows.forEach(addSubview)
    container.addSubview(mark)
    addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    do {
      let trailing: Int = 10
      [container, safeArea].forEach { view in
        Constraint.activate {
          view.width == view.superview!.margins.height ~ .high
          view.centerX <= CGFloat(trailing) ~ 300
        }
      }
    }
    switch lines {
    case 0:
      Constraint.activate {
        rows[0].leading == safeArea.leading
      }
    case 1, 2, 3:
      for (index, view) in [header, safeArea, container].enumerated() {
        Constraint.activate {
          view.bottom == self.bottom
          view.bottom == rows[0].bottom
          view.bottom == view.superview!.safeAreaLayoutGuide.bottom / CGFloat(ratio)
        }
        _ = index
      }
    default:
      func go408() {
        guard !isWide else { return }
        Constraint.activate {
          guide.width == Double((trailing + 2) * 3)
        }
      }
      go408()
    }
    Constraint.activate {
      mark.top >= -20
      mark.right == self.left - ratio * 10
    }
    Constraint.activate {
      self.rows[0].firstBaseline <= -1
      self.rows[0].width <= self.rows[0].height + 0.5
    }
    func go409() {
      guard isWide else { return }
      Constraint.activate {
        if isWide { rows[0].bottom >= -100 }
        if isWide { rows[0].bottom == rows[0].superview!.centerY + CGFloat(lines / 2) }
        rows[0].size <= 2 * rows[0].superview!.size ~ 750
      }
    }
    go409()
    do {
      let top = container
      Constraint.activate {
        mark.centerX <= container.safeAreaLayoutGuide.centerX
        if !isWide { mark.width >= 24 }
      }
      _ = top
    }
    [container, safeArea].forEach { view in
      Constraint.activate {
        view.height == view.superview!.safeAreaLayoutGuide.height - Double(trailing)
        view.width == ratio * 10 ~ .low
      }
    }
    Constraint.activate {
      rows[0].left >= rows[1].right + 24
      rows[0].leading == rows[0].superview!.margins.centerX + 8
      rows[1].center <= rows[0].center
    }
    group410.replace {
      if isWide { header.width == self.width + 16 }
      header.center == rows[0].center
    }
    group410.activate()
    group411.replace {
      rows[0].top >= self.top
      guide.top >= self.top + 4
      guide.leading >= self.leading + 8
      guide.bottom >= self.bottom - 12
      guide.trailing >= self.trailing - 16
    }
    group411.activate()
  }
  func step0() {
    group410.replace {}
    group411.replace {}
  }
  func step1() {
    do {
      let superview = safeArea
      Constraint.activate {
        guide.width == Double(max(trailing, 10))
        guide.width == Double((trailing + 2) * 3)
      }
      _ = superview
    }
  }
}

@MainActor let generatedCartography10: [Example] = [
  .view("Cartography10", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Cartography10(frame: .zero) },
]
