// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import PureLayout
import UIKit

@MainActor
private func pureLayout6(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  padding: CGFloat, columns: Int, factor: Double, isWide: Bool
) {
  func go478() {
    guard isWide else { return }
    Constraint.activate { (child.centerX == 0).identified(by: "name479") }
  }
  go478()
  func pin480(_ left: UIView, by offset: CGFloat) {
    Constraint.activate { left.bottom == c.bottom + max(offset, 10) }
  }
  pin480(v, by: CGFloat(columns))
  pin480(b, by: 12.5)
  UIView.animate(withDuration: 0) {
    Constraint.activate { child.width == 0.25 * c.width }
  }
  do {
    let v = c
    Constraint.activate {
      v.right == v.superview!.rightMargin - 44
      v.size == CGSize(width: 0, height: 30)
    }
  }
  if isWide {
    func go481() {
      guard isWide else { return }
      let c482 = v.trailing <= child.trailing
      c482.isActive = true
      c482.constant += 3
    }
    go481()
  }
  Constraint.activate {
    child.bottom >= c.bottom + CGFloat(factor) * 10 ~ .high
    v.top == c.top + 2 * padding ~ .high
  }
  if isWide {
    func go483() {
      guard isWide else { return }
      Constraint.activate { v.width == v.height + 16 }
    }
    go483()
  } else { if let top = [c].last { Constraint.activate { top.bottom == parent.top + 8 } } }
  v.translatesAutoresizingMaskIntoConstraints = false
  let id484 = b.right == child.right - factor
  Constraint.activate {
    [v, c, b].distributed(along: .vertical, spacing: -4.25)
    c.left == v.left
    b.left == c.left
    id484
  }
  id484.identifier = "id484"
  let id485 = v.trailing >= b.trailing
  id485.isActive = true
  id485.identifier = "id485"
  parent.constraints.first { $0.identifier == "id484" }?.constant = 100
  parent.constraints.first { $0.identifier == "id485" }?.constant = (padding + 2) * 3
  Constraint.activate { (b.size == CGSize(width: 20, height: 30)).identified(by: "name486") }
}

private final class PureLayout7: UIViewController {
  let heading = UILabel(), panel = UIView(), avatar = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], gutter = UILayoutGuide()
  var height: CGFloat = 14.5, columns = 0, factor = 2.0, isFirst = false
  var wide491: [NSLayoutConstraint] = [], narrow492 = [NSLayoutConstraint]()
  var wide493: [Constraint] = [], narrow494 = [Constraint]()
  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "A label"
    view.addSubview(heading)
    view.addSubview(panel)
    view.addSubview(avatar)
    view.addSubview(rows[0])
    view.addSubview(rows[1])
    panel.addSubview(dot)
    view.addLayoutGuide(gutter)
    layOut()
  }
  private func layOut() {
    Constraint.activate {
      avatar.edges == view.safeAreaLayoutGuide.edges
      panel.top == 100
    }
    if let label = [heading].last {
      label.translatesAutoresizingMaskIntoConstraints = false
      let set487 = ConstraintGroup {
        label.height == CGFloat(factor) * panel.height
        label.right == panel.right + CGFloat(columns)
      }.constraints
      set487.forEach { $0.isActive = true }
    }
    do {
      let avatar = view
      let c488 = dot.height <= CGFloat(factor)
      c488.isActive = true
      c488.constant += 3
      _ = avatar
    }
    do {
      var y: CGFloat = 4
      for view in [panel, self.rows[0], avatar] {
        Constraint.activate { view.width >= view.height }
        _ = y
        y += 10
      }
    }
    for top in [rows[0], self.rows[1], heading] {
      Constraint.activate {
        top.bottom == -CGFloat(columns / 2)
        top.height == CGFloat(columns / 2)
      }
    }
    Constraint.activate {
      dot.centerX >= CGFloat(self.factor) * heading.centerX
      dot.trailing == avatar.trailing
    }
    if let last = [avatar].last {
      Constraint.activate {
        last.width == CGFloat(factor) * 10 ~ 500
        last.edges(excluding: .top)
          == DirectionalInsets(top: 0, leading: 4, bottom: 0, trailing: -2)
          ~ 500
      }
    }
    func pin489(_ item: UIView, by width: CGFloat) {
      Constraint.activate { (item.leading >= dot.leading).identified(by: "name490") }
    }
    pin489(heading, by: 20)
    pin489(rows[0], by: 10.0)
    wide491 += [rows[0].autoPinEdge(toSuperviewMargin: .bottom)]
    wide491 = wide491 + [heading.autoConstrainAttribute(.horizontal, to: .firstBaseline, of: self.view, withOffset: 100)]
    narrow492.append(panel.autoSetDimension(.width, toSize: 0.5, relation: .lessThanOrEqual))
    NSLayoutConstraint.deactivate(narrow492)
    wide493.append(rows[0].width == avatar.width + CGFloat(columns))
    wide493.append(rows[0].right == avatar.right)
    narrow494.append(self.rows[1].right <= view.right + (height + 2) * 3)
    Constraint.activate {
      Array(wide493.suffix(2))
      narrow494.last
    }
    Constraint.deactivate(narrow494)
  }
  func step0() {
    for constraint in wide491 { constraint.constant += 6 }
    wide493.forEach { $0.isActive = false }
    narrow494.forEach { $0.isActive = true }
  }
  func step1() {
    NSLayoutConstraint.activate(isFirst ? wide491 : narrow492)
    Constraint.activate(isFirst ? wide493 : narrow494)
    func go495() {
      guard self.isFirst else { return }
      func pin496(_ left: UIView, by height: CGFloat) {
        Constraint.activate { left.bottom == avatar.bottom + height }
      }
      pin496(rows[0], by: 0.5)
      pin496(rows[1], by: 8)
    }
    go495()
  }
}

private final class PureLayout8: UIViewController {
  let name = UILabel(), margins = UIView(), safeArea = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var offset: CGFloat = 6, width = 5, ratio = 2.0, isWide = true
  var kept502: Constraint?
  var pair503: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "A label"
    for part in [name, margins, safeArea] + rows { view.addSubview(part) }
    margins.addSubview(dot)
    view.addLayoutGuide(column)
    layOut()
  }
  private func layOut() {
    Constraint.activate {
      (rows[0].top == rows[1].bottom + 0.5).identified(by: "name497")
      dot.bottom == rows[0].bottom + CGFloat(width) * 4
    }
    do {
      var last: UIView = margins
      for view in [rows[1], name] {
        let c498 = view.leading == self.view.trailing - CGFloat(ratio)
        c498.isActive = true
        c498.constant += 3
        _ = last
        last = view
      }
    }
    UIView.animate(withDuration: 0) {
      if !self.isWide {
        Constraint.activate {
          (self.name.centerX == self.safeArea.left - CGFloat(self.ratio)).identified(by: "name499")
        }
      }
    }
    do {
      let edges: Double = 6
      for view in [name, rows[1], self.rows[0]] {
        Constraint.activate { view.centerX == self.margins.centerX + CGFloat(edges) * 10 }
      }
    }
    if isWide { Constraint.activate { [name, rows[1], margins].height == -4.25 } } else {
      if let label = [name].last {
        let c500 = label.bottom == dot.bottom - 1
        c500.isActive = true
        c500.constant += 3
      }
    }
    Constraint.activate {
      rows[0].top == 1
      rows[0].bottom == -3
      rows[0].right == -4
      safeArea.leading <= name.leading - offset
    }
    UIView.animate(withDuration: 0) {
      do {
        var above: UIView = self.safeArea
        for view in [self.rows[0], self.rows[1]] {
          Constraint.activate { (view.width == 0.5).identified(by: "name501") }
          _ = above
          above = view
        }
      }
    }
    kept502 = dot.trailing <= name.trailing
    kept502?.isActive = true
    pair503 = (name.autoMatch(.height, to: .width, of: rows[0], withOffset: CGFloat(width * 3)), rows[1].autoSetDimension(.height, toSize: 20))
  }
  func step0() {
    kept502?.isActive = false
    kept502?.constant = ratio * 10
    kept502?.isActive = true
    pair503?.x.isActive = false
  }
  func step1() {
    kept502?.isActive = false
    kept502?.constant = CGFloat(width / 2)
    kept502?.isActive = true
    pair503!.y.isActive = false
    self.margins.translatesAutoresizingMaskIntoConstraints = false
    Constraint.activate {
      self.rows[0].leading <= dot.trailing + 8 ~ .high
      margins.lastBaseline == dot.lastBaseline - 12 ~ .high
    }
  }
}

@MainActor let generatedPureLayout2: [Example] = [
  .snippet("PureLayout6") { pureLayout6($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, padding: 9, columns: 2, factor: 0.75, isWide: false) },
  .screen("PureLayout7", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout7() },
  .screen("PureLayout8", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout8() },
]
