// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

private final class Anchorage16: UIViewController {
  let caption = UILabel(), container = UIView(), safeArea = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var inset: CGFloat = 14.5, width = 0, factor = 0.5, isOpen = true
  var kept367: NSLayoutConstraint!
  var sides368: ConstraintGroup?
  override func viewDidLoad() {
    super.viewDidLoad()
    caption.text = "A label"
    for part in [caption, container, safeArea] + rows { view.addSubview(part) }
    container.addSubview(inner)
    view.addLayoutGuide(middle)
    layOut()
  }
  private func layOut() {
    let lay363 = { (amount: CGFloat) -> Void in
      do {
        var y: CGFloat = 4
        for view in [self.caption, self.rows[0], self.container] {
          view.firstBaselineAnchor == self.rows[1].centerYAnchor
          view.widthAnchor == 20
          _ = y
          y += 10
        }
      }
    }
    lay363(inset)
    let set364 = Anchorage.batch(active: false) {
      safeArea.horizontalAnchors <= inner.horizontalAnchors - -4.25 ~ .required
      rows[1].centerYAnchor <= self.middle.centerYAnchor / CGFloat(factor)
    }
    set364.forEach { $0.isActive = true }
    if isOpen {
      do {
        var above: UIView? = container
        for view in [rows[1], caption] {
          if let above {
            view.rightAnchor == self.view.rightAnchor + (CGFloat(width * 3))
            _ = above
          }
          above = view
        }
      }
    }
    for (index, view) in [safeArea, caption, container].enumerated() {
      let set365 = Anchorage.batch(active: false) {
        view.sizeAnchors == inner.sizeAnchors + -4.25
        view.trailingAnchor == self.rows[0].trailingAnchor + 20
      }
      NSLayoutConstraint.activate(set365)
      _ = index
    }
    [rows[0], container].forEach { view in
      let set366 = Anchorage.batch(active: false) {
        view.centerYAnchor <= caption.centerYAnchor / 3
        view.edgeAnchors == safeArea.edgeAnchors
      }
      NSLayoutConstraint.activate(set366)
    }
    if isOpen {
      do {
        var previous: UIView = caption
        for view in [rows[0], rows[1]] {
          view.topAnchor == CGFloat(factor) + previous.bottomAnchor
          previous = view
        }
      }
    }
    Anchorage.batch {
      rows[1].centerXAnchor == view.layoutMarginsGuide.centerXAnchor - (2 * inset) ~ .fittingSize
      caption.trailingAnchor <= inner.leadingAnchor / 0.25 - inset
    }
    [safeArea, rows[1]].forEach { v in
      v.centerYAnchor == 0 + caption.firstBaselineAnchor ~ .low + 10
    }
    kept367 = rows[0].widthAnchor == 12.5
    sides368 = self.safeArea.edgeAnchors == middle.edgeAnchors + 8
  }
  func step0() {
    self.kept367.isActive = false
    sides368?.leading.constant = -1
  }
  func step1() {
    self.kept367.isActive = false
    sides368?.vertical.forEach { $0.isActive = false }
    safeArea.topAnchor == caption.firstBaselineAnchor ~ .custom(UILayoutPriority(640))
  }
}

@MainActor let generatedAnchorage16: [Example] = [
  .screen("Anchorage16", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage16() },
]
