// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

private final class Anchorage5: UIViewController {
  let header = UILabel(), bottom = UIView(), safeArea = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var spacing: CGFloat = 14.5, count = 5, factor = 1.25, isWide = true
  var kept293: NSLayoutConstraint?
  var kept294: NSLayoutConstraint?
  override func viewDidLoad() {
    super.viewDidLoad()
    header.text = "A label"
    for part in [header, bottom, safeArea] + rows { view.addSubview(part) }
    bottom.addSubview(mark)
    view.addLayoutGuide(column)
    layOut()
  }
  private func layOut() {
    safeArea.widthAnchor == -1 + 2 * self.view.safeAreaLayoutGuide.widthAnchor
    UIView.performWithoutAnimation {
      do {
        let bottom: Double = 10
        mark.bottomAnchor == self.bottom.bottomAnchor + -CGFloat(bottom) ~ 500
      }
    }
    if self.isWide {
      [self.header, self.bottom].forEach { view in
        let set291 = Anchorage.batch(active: false) {
          view.leadingAnchor == safeArea.leadingAnchor ~ .high
          view.lastBaselineAnchor == self.view.lastBaselineAnchor + -4.25 ~ Priority(300)
        }
        NSLayoutConstraint.activate(set291)
      }
    }
    rows[0].heightAnchor == -12
    if isWide {
      do {
        var last: UIView? = header
        for view in [safeArea, rows[0]] {
          if let last {
            Anchorage.batch {
              view.heightAnchor == CGFloat(count * 3)
              view.rightAnchor == self.view.safeAreaLayoutGuide.rightAnchor + 44 ~ .high
            }
            _ = last
          }
          last = view
        }
      }
    } else {
      if let top = [rows[1]].last {
        top.edgeAnchors <= safeArea.edgeAnchors - 44 ~ .custom(.defaultLow)
        top.sizeAnchors == CGSize(width: 12.5, height: 30)
      }
    }
    func pin292(_ item: UIView, by margins: CGFloat) {
      item.centerAnchors >= header.centerAnchors - -margins ~ .required
      item.centerAnchors == rows[1].centerAnchors + 100 ~ .fittingSize
    }
    pin292(safeArea, by: 0)
    pin292(rows[0], by: 8)
    if !isWide {
      do {
        let safeArea = bottom
        safeArea.edgeAnchors >= self.safeArea.edgeAnchors
      }
    } else {
      for (index, view) in [bottom, rows[0], rows[1]].enumerated() {
        Anchorage.batch {
          view.firstBaselineAnchor == header.bottomAnchor ~ .fittingSize
          view.edgeAnchors == header.edgeAnchors - (CGFloat(count * 3))
        }
        _ = index
      }
    }
    rows[0].widthAnchor == CGFloat(self.count)
    kept293 = rows[1].leftAnchor == column.leftAnchor + 20
    kept294 = header.topAnchor == mark.bottomAnchor
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
    column.topAnchor <= self.rows[0].topAnchor + 24
  }
}

@MainActor let generatedAnchorage5: [Example] = [
  .screen("Anchorage5", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage5() },
]
