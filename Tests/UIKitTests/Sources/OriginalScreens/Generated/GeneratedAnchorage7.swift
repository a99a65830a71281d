// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

private final class Anchorage7: UIView {
  let name = UILabel(), box = UIView(), safeArea = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var gap: CGFloat = 14.5, lines = 0, factor = 0.5, isWide = false
  var wide305: [NSLayoutConstraint] = [], narrow306 = [NSLayoutConstraint]()
  var kept307: NSLayoutConstraint?
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
    rows[0].heightAnchor == 10.0 ~ .high - 1
    UIView.animate(withDuration: 0) {
      do {
        let box = self.rows[0]
        let set302 = Anchorage.batch(active: false) {
          box.horizontalAnchors == self.box.horizontalAnchors + 44 ~ 500
          box.centerXAnchor == 0.5 * self.name.centerXAnchor + CGFloat(self.lines) ~ .custom(.defaultLow)
        }
        NSLayoutConstraint.activate(set302)
      }
    }
    do {
      var y: CGFloat = 4
      for view in [rows[0], name, box] {
        view.centerXAnchor <= guide.centerXAnchor - 8
        _ = y
        y += 10
      }
    }
    let c303 = box.heightAnchor == guide.heightAnchor + gap
    c303.constant += 3
    switch lines {
    case 0:
      let lay304 = { [unowned self] (amount: CGFloat) -> Void in
        self.rows[1].edgeAnchors == self.rows[0].edgeAnchors + 10.0
        self.box.bottomAnchor == self.mark.bottomAnchor - -amount
      }
      lay304(20)
    case 1, 2, 3:
      do {
        let superview = rows[0]
        Anchorage.batch {
          superview.sizeAnchors <= name.sizeAnchors - 3
          superview.leftAnchor == self.name.rightAnchor - gap
        }
      }
    default:
      Anchorage.batch {
        rows[1].firstBaselineAnchor == mark.bottomAnchor + factor ~ .high - 1
        rows[0].verticalAnchors == rows[1].verticalAnchors + 100
      }
    }
    UIView.animate(withDuration: 0) {
      for (index, view) in [self.box, self.safeArea, self.name].enumerated() {
        view.widthAnchor >= self.factor * 10
        _ = index
      }
    }
    UIView.performWithoutAnimation {
      [safeArea, rows[0]].forEach { view in
        view.widthAnchor == 3
        view.leadingAnchor == 0.25 * mark.leadingAnchor + CGFloat(lines)
      }
    }
    do {
      var previous: UIView? = box
      for view in [rows[0], rows[1]] {
        if let previous {
          view.firstBaselineAnchor <= firstBaselineAnchor ~ .high
          _ = previous
        }
        previous = view
      }
    }
    wide305 = [rows[1].widthAnchor == 2 * gap, mark.leftAnchor >= leftAnchor ~ .low]
    narrow306.append(safeArea.heightAnchor == safeArea.widthAnchor)
    NSLayoutConstraint.deactivate(narrow306)
    kept307 = safeArea.centerXAnchor == rows[1].rightAnchor - factor
  }
  func step0() {
    wide305.forEach { $0.isActive = false }
    narrow306.forEach { $0.isActive = true }
    kept307?.constant += 4
  }
  func step1() {
    NSLayoutConstraint.activate(isWide ? wide305 : narrow306)
    kept307?.isActive = isWide
    UIView.performWithoutAnimation {
      do {
        let gap: CGFloat = 18
        box.edgeAnchors == rows[0].edgeAnchors
        _ = gap
      }
    }
  }
}

@MainActor let generatedAnchorage7: [Example] = [
  .view("Anchorage7", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage7(frame: .zero) },
]
