// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchorage
import MigrationSupport
import UIKit

private final class Anchorage2: UIViewController {
  let caption = UILabel(), bottom = UIView(), photo = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var trailing: CGFloat = 10, columns = 5, ratio = 1.25, isWide = true
  var wide274: [NSLayoutConstraint] = [], narrow275 = [NSLayoutConstraint]()
  var kept276: NSLayoutConstraint?
  override func viewDidLoad() {
    super.viewDidLoad()
    caption.text = "A label"
    [caption, bottom, photo].forEach { view.addSubview($0) }
    rows.forEach(view.addSubview)
    bottom.addSubview(mark)
    view.addLayoutGuide(middle)
    layOut()
  }
  private func layOut() {
    func go269() {
      guard isWide else { return }
      [rows[1], rows[0]].forEach { view in
        view.centerXAnchor <= mark.centerXAnchor + -12 ~ .low + 10
      }
    }
    go269()
    if let label = [rows[1]].last {
      Anchorage.batch {
        label.verticalAnchors == caption.verticalAnchors + (CGFloat(columns) * 4)
        label.firstBaselineAnchor >= mark.firstBaselineAnchor + 12.5
      }
    }
    do {
      let middle = view
      rows[0].horizontalAnchors == mark.horizontalAnchors - CGFloat(columns) ~ 500
      _ = middle
    }
    switch columns {
    case 0:
      do {
        var y: CGFloat = 4
        for view in [bottom, rows[1], caption] {
          Anchorage.batch {
            view.centerXAnchor <= photo.centerXAnchor + (ratio * 10)
            view.centerXAnchor == 1 * middle.centerXAnchor + -12
          }
          _ = y
          y += 10
        }
      }
    case 1, 2, 3:
      func pin270(_ view: UIView, by width: CGFloat) {
        view.verticalAnchors == rows[0].verticalAnchors + 100
      }
      pin270(caption, by: CGFloat(columns) * 4)
      pin270(photo, by: trailing)
    default:
      rows[1].heightAnchor <= 10.0
    }
    [caption, rows[0]].forEach { view in
      view.widthAnchor == 24
    }
    UIView.performWithoutAnimation {
      rows[1].bottomAnchor == photo.bottomAnchor + 10.0
      middle.topAnchor <= bottom.topAnchor
    }
    let c271 = self.photo.trailingAnchor == rows[0].centerXAnchor + (CGFloat(columns * 3)) ~ .high - 1
    c271.constant += 3
    let lay272 = { [self] (amount: CGFloat) -> Void in
      switch columns {
      case 0:
        let set273 = Anchorage.batch(active: false) {
          mark.verticalAnchors <= rows[1].verticalAnchors - (trailing + 2) * 3
          bottom.centerAnchors >= view.centerAnchors - 8 ~ .high
        }
        NSLayoutConstraint.activate(set273)
      case 1, 2, 3:
        Anchorage.batch {
          middle.sizeAnchors >= CGSize(width: 24, height: 30)
          photo.verticalAnchors == rows[1].verticalAnchors
        }
      default:
        rows[0].lastBaselineAnchor >= bottom.lastBaselineAnchor / CGFloat(ratio) - 10.0
        mark.centerXAnchor >= (amount + 4) + rows[0].trailingAnchor
      }
    }
    lay272(-4.25)
    wide274 += [mark.lastBaselineAnchor == photo.lastBaselineAnchor + (ratio * 10) ~ .custom(UILayoutPriority(640))]
    wide274 += [rows[1].centerXAnchor == middle.centerXAnchor]
    narrow275.append(photo.heightAnchor == 16)
    NSLayoutConstraint.deactivate(narrow275)
    kept276 = mark.centerYAnchor <= (trailing * 2) + middle.centerYAnchor ~ .high - 1
  }
  func step0() {
    wide274.forEach { $0.isActive = false }
    narrow275.forEach { $0.isActive = true }
    kept276?.isActive = false
    kept276?.constant = CGFloat(columns / 2)
    kept276?.isActive = true
  }
  func step1() {
    NSLayoutConstraint.activate(isWide ? wide274 : narrow275)
    kept276?.constant += 4
    do {
      var last: UIView = rows[0]
      for view in [rows[1], bottom] {
        let c277 = view.centerXAnchor == last.centerXAnchor ~ .low + 10
        c277.constant += 3
        last = view
      }
    }
  }
}

@MainActor let generatedAnchorage2: [Example] = [
  .screen("Anchorage2", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage2() },
]
