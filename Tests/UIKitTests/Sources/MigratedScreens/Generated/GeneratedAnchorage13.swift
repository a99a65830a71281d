// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class Anchorage13: UITableViewCell {
  let heading = UILabel(), panel = UIView(), icon = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var height: CGFloat = 6, width = 5, ratio = 1.25, isFirst = false
  var wide345: [Constraint] = [], narrow346 = [Constraint]()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    heading.text = "A label"
    for part in [heading, panel, icon] + rows { contentView.addSubview(part) }
    panel.addSubview(badge)
    contentView.addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    let lay338 = { [self] (amount: CGFloat) -> Void in
      if let label = [heading].last { Constraint.activate { label.width == middle.width - 20 } }
    }
    lay338(ratio)
    func go339() {
      guard !isFirst else { return }
      heading.translatesAutoresizingMaskIntoConstraints = false
      rows[1].translatesAutoresizingMaskIntoConstraints = false
      let set340 = ConstraintGroup {
        heading.centerX <= icon.centerX + Double(CGFloat(width / 2)) ~ 640
        rows[1].edges
          == middle.edges.inset(by: DirectionalInsets(top: 8, leading: 0, bottom: -4, trailing: 10))
      }.constraints
      Constraint.activate(set340)
    }
    go339()
    for view in [icon, rows[0], rows[1]] where !isFirst {
      Constraint.activate { view.horizontalEdges <= contentView.edges }
    }
    func go341() {
      guard isFirst else { return }
      switch width {
      case 0:
        Constraint.activate { panel.width <= Double(CGFloat(width) * 4) }
      case 1, 2, 3:
        Constraint.activate { rows[0].height >= 3 }
      default:
        Constraint.activate { icon.size == CGSize(width: 3, height: 30) ~ 500 }
      }
    }
    go341()
    do {
      var previous: UIView = rows[1]
      for view in [heading, rows[0]] {
        Constraint.activate {
          view.width <= 100
          view.center == contentView.center + CGPoint(x: 1, y: 1) ~ .required
        }
        _ = previous
        previous = view
      }
    }
    let lay342 = { [self] (amount: CGFloat) -> Void in
      if let last = [icon].last {
        Constraint.activate {
          last.top >= rows[0].top ~ .low + 10
          last.verticalEdges == badge.edges
        }
      }
    }
    lay342(-1)
    [rows[1], panel].forEach { view in
      Constraint.activate { view.center >= contentView.center + CGPoint(x: -44, y: -44) }
    }
    [icon, rows[0]].forEach { v in
      let c343 = v.centerY == contentView.centerY + Double(self.height) ~ .low
      c343.isActive = true
      c343.constant += 3
    }
    let id344 = rows[1].centerX >= panel.centerX - Double(CGFloat(width / 2)) ~ .low + 10
    id344.isActive = true
    id344.identifier = "id344"
    wide345.append(badge.top == icon.firstBaseline + CGFloat(self.ratio) * 10)
    wide345.append(badge.width == CGFloat(ratio))
    narrow346.append(panel.width == 0.5 * panel.height)
    Constraint.activate {
      Array(wide345.suffix(2))
      narrow346.last
    }
    Constraint.deactivate(narrow346)
  }
  func step0() {
    contentView.constraints.first { $0.identifier == "id344" }?.constant = 44
    wide345.forEach { $0.isActive = false }
    narrow346.forEach { $0.isActive = true }
  }
  func step1() {
    Constraint.activate(!self.isFirst ? wide345 : narrow346)
    if let view = [icon].last {
      Constraint.activate {
        view.center == rows[1].center + CGPoint(x: -12, y: -12)
        view.leading <= panel.leading - CGFloat(ratio)
      }
    }
  }
}

@MainActor let generatedAnchorage13: [Example] = [
  .view("Anchorage13", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { Anchorage13(style: .default, reuseIdentifier: nil) },
]
