// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import PureLayout
import UIKit

@MainActor
private func pureLayout0(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  padding: CGFloat, width: Int, share: Double, isWide: Bool
) {
  let c416 = v.top == b.top + 100
  c416.isActive = true
  c416.constant += 3
  switch width {
  case 0:
    switch width {
    case 0:
      Constraint.activate { b.trailing == 1.0 / 3 * c.centerX }
    case 1, 2, 3:
      Constraint.activate {
        v.width == child.height + CGFloat(share)
        v.edges == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      }
    default:
      Constraint.activate { v.edges == v.superview!.safeArea.edges }
    }
  case 1, 2, 3:
    if isWide {
      Constraint.activate {
        c.top == c.superview!.topMargin + 12.5 ~ 500
        b.height <= share ~ 500
      }
    } else {
      Constraint.activate {
        v.size == CGSize(width: 8, height: 30)
        v.leading == parent.centerX - 1
      }
    }
  default:
    do {
      var leading: Int = 6
      leading += 2
      Constraint.activate {
        v.size == CGSize(width: 16, height: 30)
        c.center == 0
      }
      _ = leading
    }
  }
  do {
    let content = child
    Constraint.activate {
      content.edges == content.superview!.safeArea.edges ~ 500
      content.leading <= parent.leading + CGFloat(width / 2) ~ 500
    }
  }
  do {
    let edges = v
    let c417 = edges.right >= c.right + 20
    c417.isActive = true
    c417.constant += 3
  }
  Constraint.activate {
    child.height == (isWide ? 0 : -padding)
    v.top == v.superview!.topMargin
    v.leading == v.superview!.leadingMargin
    v.bottom == v.superview!.bottomMargin
    v.trailing == v.superview!.trailingMargin
    b.edges(excluding: .top)
      == b.superview!.safeArea.edges.inset(
        by: DirectionalInsets(top: 0, leading: 4, bottom: 0, trailing: -2))
  }
  do {
    var above: UIView = c
    for view in [b, v] {
      let c418 = view.height <= -12
      c418.isActive = true
      c418.constant += 3
      _ = above
      above = view
    }
  }
  [v, b].forEach { v in
    Constraint.activate { (v.width <= 0.25 * v.height).identified(by: "name419") }
  }
  let id420 = child.right == child.superview!.rightMargin - 0.5
  id420.isActive = true
  id420.identifier = "id420"
  let id421 = child.width >= CGFloat(share) * child.height
  id421.isActive = true
  id421.identifier = "id421"
  parent.constraints.first { $0.identifier == "id420" }?.constant = 0
  parent.constraints.first { $0.identifier == "id421" }?.constant = 44
  func pin422(_ view: UIView, by edges: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let set423 = ConstraintGroup {
      view.size == CGSize(width: 10.0, height: 30)
      view.bottom == parent.bottom - edges
    }.constraints
    Constraint.activate(set423)
  }
  pin422(v, by: CGFloat(width / 2))
  pin422(b, by: -4.25)
}

private final class PureLayout1: UIView {
  let heading = UILabel(), box = UIView(), icon = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var trailing: CGFloat = 6, width = 0, share = 2.0, isOpen = true
  var wide427: [NSLayoutConstraint] = [], narrow428 = [NSLayoutConstraint]()
  var pair429: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    heading.text = "A label"
    [heading, box, icon].forEach { addSubview($0) }
    rows.forEach(addSubview)
    box.addSubview(inner)
    addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    do {
      let center = self
      Constraint.activate { inner.center == 0 }
      _ = center
    }
    Constraint.activate { heading.right == rows[0].right }
    switch width {
    case 0:
      Constraint.activate { (box.width >= 10.0).identified(by: "name424") }
    case 1, 2, 3:
      let c425 = heading.trailing >= rows[1].trailing + CGFloat(share)
      c425.isActive = true
      c425.constant += 3
    default:
      Constraint.activate { rows[0].centerX <= self.trailing + 100 }
    }
    do {
      let share: CGFloat = 30
      do {
        let middle = rows[0]
        Constraint.activate {
          middle.top == middle.superview!.topMargin
          middle.leading == middle.superview!.leadingMargin
          middle.bottom == middle.superview!.bottomMargin
          middle.trailing == middle.superview!.trailingMargin
        }
      }
      _ = share
    }
    do {
      let bottom: CGFloat = 30
      Constraint.activate {
        [box, icon, heading].distributed(
          along: .horizontal, spacing: -12, leading: -12, trailing: -12)
        icon.top == box.top
        heading.top == icon.top
      }
      _ = bottom
    }
    func go426() {
      guard isOpen else { return }
      if isOpen {
        Constraint.activate { rows[0].lastBaseline == inner.centerY - share }
      } else {
        Constraint.activate {
          icon.trailing == rows[1].trailing + Double(CGFloat(width * 3))
          icon.left == rows[0].centerX
        }
      }
    }
    go426()
    do {
      let margins = inner
      Constraint.activate { margins.edges(excluding: .bottom) == 0 }
    }
    Constraint.activate { icon.center == 0 }
    wide427 += [rows[0].autoMatch(.width, to: .width, of: self, withMultiplier: 0.25)]
    wide427 = wide427 + [box.autoPinEdge(.left, to: .left, of: rows[1])]
    narrow428.append(inner.autoMatch(.width, to: .height, of: self.inner, withMultiplier: 0.5, relation: .greaterThanOrEqual))
    NSLayoutConstraint.deactivate(narrow428)
    pair429 = (heading.autoConstrainAttribute(.leading, to: .vertical, of: self.rows[0], withOffset: 16), heading.autoConstrainAttribute(.vertical, to: .leading, of: box, withOffset: trailing, relation: .greaterThanOrEqual))
  }
  func step0() {
    NSLayoutConstraint.deactivate(wide427)
    NSLayoutConstraint.activate(narrow428)
    pair429?.x.autoRemove()
  }
  func step1() {
    NSLayoutConstraint.activate(isOpen ? wide427 : narrow428)
    pair429!.y.isActive = isOpen
    func go430() {
      guard isOpen else { return }
      let lay431 = { [unowned self] (amount: CGFloat) -> Void in
        Constraint.activate { (self.box.edges == 0).identified(by: "name432") }
      }
      lay431(3)
    }
    go430()
  }
}

private final class PureLayout2: UITableViewCell {
  let caption = UILabel(), bottom = UIView(), icon = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var right: CGFloat = 10, width = 2, factor = 2.0, isOpen = false
  var kept438: Constraint!
  var kept439: Constraint?
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    caption.text = "A label"
    for part in [caption, bottom, icon] + rows { contentView.addSubview(part) }
    bottom.addSubview(dot)
    contentView.addLayoutGuide(column)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    do {
      var above: UIView = rows[0]
      for view in [bottom, caption] {
        Constraint.activate {
          view.width <= Double(CGFloat(width))
          view.edges == 0
        }
        _ = above
        above = view
      }
    }
    Constraint.activate {
      (rows[1].centerX <= bottom.centerX + Double(self.right - 1.5)).identified(by: "name433")
    }
    if isOpen {
      if !self.isOpen {
        Constraint.activate {
          (caption.bottom >= caption.superview!.bottomMargin).identified(by: "name434")
        }
      } else {
        let c435 = dot.centerX >= contentView.leading + (isOpen ? right : 4)
        c435.isActive = true
        c435.constant += 3
      }
    } else {
      icon.translatesAutoresizingMaskIntoConstraints = false
      rows[1].translatesAutoresizingMaskIntoConstraints = false
      let set436 = ConstraintGroup {
        icon.height >= 0
        rows[1].edges == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      }.constraints
      Constraint.activate(set436)
    }
    switch width {
    case 0:
      do {
        var previous: UIView = rows[0]
        for view in [self.icon, rows[1]] {
          Constraint.activate {
            view.edges == 0 ~ 500
            view.edges == view.superview!.safeArea.edges ~ 500
          }
          _ = previous
          previous = view
        }
      }
    case 1, 2, 3:
      Constraint.activate {
        self.caption.width == 1.0 / 3 * rows[0].width
        self.caption.centerX == self.caption.superview!.centerXWithinMargins
        self.caption.centerY == self.caption.superview!.centerYWithinMargins
      }
    default:
      Constraint.activate { rows[0].edges == rows[0].superview!.safeArea.edges }
    }
    do {
      let bottom = dot
      Constraint.activate {
        rows[1].edges(excluding: .bottom)
          == rows[1].superview!.safeArea.edges.inset(
            by: DirectionalInsets(top: Double(CGFloat(width / 2)), leading: 4, bottom: 0, trailing: -2))
      }
      _ = bottom
    }
    func go437() {
      guard isOpen else { return }
      do {
        let superview = dot
        Constraint.activate {
          superview.height == 10.0 ~ 999
          superview.trailing == rows[1].centerX ~ 999
        }
      }
    }
    go437()
    UIView.performWithoutAnimation {
      do {
        let caption = contentView
        Constraint.activate { icon.center == 0 }
        _ = caption
      }
    }
    do {
      var above: UIView = rows[0]
      for view in [bottom, caption] {
        Constraint.activate {
          view.width >= contentView.width + Double(CGFloat(width * 3))
          view.edges == view.superview!.safeArea.edges
        }
        _ = above
        above = view
      }
    }
    kept438 = bottom.top == bottom.superview!.topMargin
    kept439 = dot.width == 3
    Constraint.activate {
      kept438
      kept439
    }
  }
  func step0() {
    self.kept438!.isActive = isOpen
    kept439?.isActive = false
  }
  func step1() {
    self.kept438!.isActive = false
    self.kept438!.isActive = true
    kept439?.constant = right / 2
    Constraint.activate {
      self.dot.edges == 0 ~ .low
      caption.height == icon.height + Double(CGFloat(width / 2)) ~ .low
    }
  }
}

@MainActor let generatedPureLayout0: [Example] = [
  .snippet("PureLayout0") { pureLayout0($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, padding: 9, width: 2, share: 0.75, isWide: false) },
  .view("PureLayout1", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout1(frame: .zero) },
  .view("PureLayout2", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout2(style: .default, reuseIdentifier: nil) },
]
