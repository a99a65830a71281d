// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

@MainActor
private func pureLayout15(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  inset: CGFloat, lines: Int, share: Double, isWide: Bool
) {
  var wide569: [Constraint] = [], narrow570 = [Constraint]()
  var kept571: Constraint?
  Constraint.activate { b.left == child.left }
  func go561() {
    guard isWide else { return }
    c.translatesAutoresizingMaskIntoConstraints = false
    child.translatesAutoresizingMaskIntoConstraints = false
    let set562 = ConstraintGroup {
      c.edges(excluding: .trailing) == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 0)
      child.top == child.superview!.topMargin
      child.leading == child.superview!.leadingMargin
      child.bottom == child.superview!.bottomMargin
      child.trailing == child.superview!.trailingMargin
    }.constraints
    set562.forEach { $0.isActive = true }
  }
  go561()
  if let label = [v].last {
    Constraint.activate { label.bottom == 1.5 * b.lastBaseline }
  }
  switch lines {
  case 0:
    do {
      var last: UIView = v
      for view in [b, c] {
        Constraint.activate {
          view.centerX == view.superview!.centerXWithinMargins
          view.centerY == view.superview!.centerYWithinMargins
        }
        _ = last
        last = view
      }
    }
  case 1, 2, 3:
    for item in [b, v, c] {
      let c563 = item.leading == child.leading
      c563.isActive = true
      c563.constant += 3
    }
  default:
    func go564() {
      guard isWide else { return }
      Constraint.activate { (child.height == inset).identified(by: "name565") }
    }
    go564()
  }
  let c566 = b.width <= v.width
  c566.isActive = true
  c566.constant += 3
  do {
    let margins = child
    Constraint.activate {
      (margins.leading == v.leading + CGFloat(lines / 2)).identified(by: "name567")
    }
  }
  wide569.append(child.leading == parent.centerX)
  wide569.append(b.trailing >= c.leading + CGFloat(lines * 3))
  narrow570.append(child.height == 8)
  Constraint.activate {
    b.size == CGSize(width: CGFloat(share) * 10, height: 30)
    (child.lastBaseline >= parent.lastBaseline).identified(by: "name568")
    Array(wide569.suffix(2))
    narrow570.last
  }
  Constraint.deactivate(narrow570)
  kept571 = b.top == v.top + CGFloat(lines) * 4
  kept571?.isActive = true
  Constraint.deactivate(wide569)
  Constraint.activate(narrow570)
  kept571?.isActive = false
  Constraint.activate(isWide ? wide569 : narrow570)
  kept571?.isActive = false
  do {
    let safeArea = child
    Constraint.activate {
      c.centerX == b.centerX + 20 ~ .high
      b.height == b.width + 3 ~ .high
    }
    _ = safeArea
  }
}

private final class PureLayout16: UIView {
  let name = UILabel(), panel = UIView(), safeArea = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var inset: CGFloat = 6, count = 2, factor = 1.25, isOpen = true
  var kept582: Constraint!
  var kept583: Constraint?
  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "A label"
    [name, panel, safeArea].forEach { addSubview($0) }
    rows.forEach(addSubview)
    panel.addSubview(dot)
    addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    switch count {
    case 0:
      let lay572 = { [self] (amount: CGFloat) -> Void in
        panel.translatesAutoresizingMaskIntoConstraints = false
        let c573 = panel.trailing == dot.trailing - inset
        c573.isActive = true
        c573.constant += 3
      }
      lay572(24)
    case 1, 2, 3:
      Constraint.activate { (safeArea.leading == 0.25 * dot.centerX).identified(by: "name574") }
    default:
      Constraint.activate { (dot.left == safeArea.left + inset).identified(by: "name575") }
    }
    do {
      let dot = safeArea
      Constraint.activate { (self.name.bottom == dot.firstBaseline).identified(by: "name576") }
    }
    switch count {
    case 0:
      switch count {
      case 0:
        Constraint.activate { panel.width == -inset }
      case 1, 2, 3:
        let c577 = dot.top == panel.safeAreaLayoutGuide.top + CGFloat(count)
        c577.isActive = true
        c577.constant += 3
      default:
        Constraint.activate {
          rows[1].width <= 12.5
          self.name.top == self.topMargin
          self.name.leading == self.leadingMargin
          self.name.bottom == self.bottomMargin
          self.name.trailing == self.trailingMargin
        }
      }
    case 1, 2, 3:
      do {
        var y: CGFloat = 4
        for view in [rows[1], name, panel] {
          Constraint.activate { (view.bottom <= dot.bottom + max(y, 10)).identified(by: "name578") }
          y += 10
        }
      }
    default:
      let lay579 = { [self] (amount: CGFloat) -> Void in
        Constraint.activate { panel.right == rows[1].right + CGFloat(count) }
      }
      lay579(CGFloat(factor) * 10)
    }
    Constraint.activate {
      (dot.leading == self.centerX).identified(by: "name580")
      rows[1].width == safeArea.height
      panel.leading == name.leading
    }
    panel.translatesAutoresizingMaskIntoConstraints = false
    let set581 = ConstraintGroup {
      self.panel.firstBaseline <= safeArea.firstBaseline
      panel.centerY == self.centerY + inset
    }.constraints
    set581.forEach { $0.isActive = true }
    kept582 = rows[1].top >= self.rows[0].top + inset / 2
    kept583 = panel.height == rows[1].height
    Constraint.activate {
      safeArea.edges == self.safeAreaLayoutGuide.edges
      kept582
      kept583
    }
  }
  func step0() {
    kept582!.constant = CGFloat(count) * 4
    kept583?.isActive = false
  }
  func step1() {
    kept582!.isActive = false
    kept583?.isActive = false
    dot.translatesAutoresizingMaskIntoConstraints = false
    rows[1].translatesAutoresizingMaskIntoConstraints = false
    let set584 = ConstraintGroup {
      dot.height >= rows[1].height + 20
      rows[1].height == 100
    }.constraints
    Constraint.activate(set584)
  }
}

@MainActor let generatedPureLayout5: [Example] = [
  .snippet("PureLayout15") { pureLayout15($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, inset: 9, lines: 2, share: 0.75, isWide: false) },
  .view("PureLayout16", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout16(frame: .zero) },
]
