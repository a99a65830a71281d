// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class Anchorage2: UIViewController {
  let caption = UILabel(), bottom = UIView(), photo = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var trailing: CGFloat = 10, columns = 5, ratio = 1.25, isWide = true
  var wide274: [Constraint] = [], narrow275 = [Constraint]()
  var kept276: Constraint?
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
        view.translatesAutoresizingMaskIntoConstraints = false
        Constraint.activate { view.centerX <= mark.centerX - 12 ~ .low + 10 }
      }
    }
    go269()
    if let label = [rows[1]].last {
      Constraint.activate {
        label.verticalEdges == caption.edges.inset(by: CGFloat(columns) * 4)
        label.firstBaseline >= mark.firstBaseline + 12.5
      }
    }
    do {
      let middle = view
      Constraint.activate {
        rows[0].horizontalEdges == mark.edges.inset(by: -CGFloat(columns)) ~ 500
      }
      _ = middle
    }
    switch columns {
    case 0:
      do {
        var y: CGFloat = 4
        for view in [bottom, rows[1], caption] {
          view.translatesAutoresizingMaskIntoConstraints = false
          Constraint.activate {
            view.centerX <= photo.centerX + ratio * 10
            view.centerX == middle.centerX - 12
          }
          _ = y
          y += 10
        }
      }
    case 1, 2, 3:
      func pin270(_ view: UIView, by width: CGFloat) {
        Constraint.activate { view.verticalEdges == rows[0].edges.inset(by: 100) }
      }
      pin270(caption, by: CGFloat(columns) * 4)
      pin270(photo, by: trailing)
    default:
      Constraint.activate { rows[1].height <= 10.0 }
    }
    [caption, rows[0]].forEach { view in
      Constraint.activate { view.width == 24 }
    }
    UIView.performWithoutAnimation {
      Constraint.activate {
        rows[1].bottom == photo.bottom + 10.0
        middle.top <= bottom.top
      }
    }
    let c271 = self.photo.trailing == rows[0].centerX + CGFloat(columns * 3) ~ .high - 1
    c271.isActive = true
    c271.constant += 3
    let lay272 = { [self] (amount: CGFloat) -> Void in
      switch columns {
      case 0:
        mark.translatesAutoresizingMaskIntoConstraints = false
        bottom.translatesAutoresizingMaskIntoConstraints = false
        let set273 = ConstraintGroup {
          mark.verticalEdges <= rows[1].edges.inset(by: -(trailing + 2) * 3)
          bottom.center >= view.center + CGPoint(x: -8, y: -8) ~ .high
        }.constraints
        Constraint.activate(set273)
      case 1, 2, 3:
        Constraint.activate {
          middle.size >= CGSize(width: 24, height: 30)
          photo.verticalEdges == rows[1].edges
        }
      default:
        Constraint.activate {
          rows[0].lastBaseline >= bottom.lastBaseline / CGFloat(ratio) - 10.0
          mark.centerX >= rows[0].trailing + (amount + 4)
        }
      }
    }
    lay272(-4.25)
    wide274 += [mark.lastBaseline == photo.lastBaseline + ratio * 10 ~ 640]
    wide274 += [rows[1].centerX == middle.centerX]
    narrow275.append(photo.height == 16)
    Constraint.activate {
      Array(wide274.suffix(2))
      narrow275.last
    }
    Constraint.deactivate(narrow275)
    kept276 = mark.centerY <= middle.centerY + trailing * 2 ~ .high - 1
    kept276?.isActive = true
  }
  func step0() {
    wide274.forEach { $0.isActive = false }
    narrow275.forEach { $0.isActive = true }
    kept276?.isActive = false
    kept276?.constant = CGFloat(columns / 2)
    kept276?.isActive = true
  }
  func step1() {
    Constraint.activate(isWide ? wide274 : narrow275)
    kept276?.constant += 4
    do {
      var last: UIView = rows[0]
      for view in [rows[1], bottom] {
        let c277 = view.centerX == last.centerX ~ .low + 10
        c277.isActive = true
        c277.constant += 3
        last = view
      }
    }
  }
}

@MainActor let generatedAnchorage2: [Example] = [
  .screen("Anchorage2", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage2() },
]
