// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class Anchorage14: UITableViewCell {
  let name = UILabel(), panel = UIView(), photo = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var right: CGFloat = 10, width = 0, share = 2.0, isFirst = true
  var wide350: [Constraint] = [], narrow351 = [Constraint]()
  var wide352: [Constraint] = [], narrow353 = [Constraint]()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.text = "A label"
    [name, panel, photo].forEach { contentView.addSubview($0) }
    rows.forEach(contentView.addSubview)
    panel.addSubview(badge)
    contentView.addLayoutGuide(column)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    Constraint.activate {
      panel.lastBaseline <= column.top
      photo.center
        == self.panel.center + CGPoint(x: Double(CGFloat(width * 3)), y: Double(CGFloat(width * 3)))
    }
    Constraint.activate {
      rows[1].firstBaseline <= column.bottom
      badge.centerX == rows[1].centerX + Double(right - 1.5)
    }
    do {
      let superview = badge
      Constraint.activate { superview.edges >= rows[0].edges }
    }
    func go347() {
      guard isFirst else { return }
      do {
        var above: UIView? = photo
        for view in [panel, rows[0]] {
          if let above {
            Constraint.activate { view.firstBaseline == 1.5 * contentView.firstBaseline }
            _ = above
          }
          above = view
        }
      }
    }
    go347()
    do {
      var gap: CGFloat = 30
      gap += 2
      func go348() {
        guard isFirst else { return }
        Constraint.activate { photo.trailing == badge.trailing ~ 300 }
      }
      go348()
      _ = gap
    }
    let lay349 = { [unowned self] (amount: CGFloat) -> Void in
      Constraint.activate { self.photo.width == 24 }
    }
    lay349(isFirst ? 0 : -right)
    do {
      let photo = self.photo
      Constraint.activate { photo.edges <= name.edges }
    }
    wide350.append(rows[0].right == photo.right)
    wide350.append(panel.trailing == photo.trailing + Double(CGFloat(width) * 4) ~ .required)
    narrow351.append(name.width == 16)
    Constraint.activate {
      name.leading >= self.contentView.readableContent.leading ~ .high
      Array(wide350.suffix(2))
      narrow351.last
    }
    Constraint.deactivate(narrow351)
    wide352 += [self.photo.centerX == 3 * self.panel.trailing - 20 ~ 500]
    wide352 += [badge.top == contentView.top + 8]
    narrow353.append(panel.centerY == column.bottom + 8 ~ 500)
    Constraint.activate {
      Array(wide352.suffix(2))
      narrow353.last
    }
    Constraint.deactivate(narrow353)
  }
  func step0() {
    wide350.forEach { $0.isActive = false }
    narrow351.forEach { $0.isActive = true }
    for constraint in wide352 { constraint.constant += 6 }
  }
  func step1() {
    Constraint.activate(isFirst ? wide350 : narrow351)
    Constraint.activate(isFirst ? wide352 : narrow353)
    do {
      let content = name
      let c354 = content.height >= 10.0
      c354.isActive = true
      c354.constant += 3
    }
  }
}

@MainActor let generatedAnchorage14: [Example] = [
  .view("Anchorage14", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage14(style: .default, reuseIdentifier: nil) },
]
