// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import PureLayout
import UIKit

private final class PureLayout12: UIView {
  let header = UILabel(), box = UIView(), left = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var spacing: CGFloat = 6, lines = 5, share = 0.5, isWide = false
  var pair537: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  var wide538: [NSLayoutConstraint] = [], narrow539 = [NSLayoutConstraint]()
  override init(frame: CGRect) {
    super.init(frame: frame)
    header.text = "A label"
    for part in [header, box, left] + rows { addSubview(part) }
    box.addSubview(inner)
    addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    if self.isWide {
      for top in [rows[0], rows[1], box] {
        Constraint.activate {
          (top.width == header.width + (!isWide ? spacing : 4)).identified(by: "name533")
        }
      }
    } else {
      func pin534(_ left: UIView, by bottom: CGFloat) {
        Constraint.activate {
          left.left == rows[0].left + bottom
          left.lastBaseline == rows[1].lastBaseline
        }
      }
      pin534(header, by: CGFloat(lines * 3))
      pin534(box, by: 8)
    }
    do {
      var previous: UIView = box
      for view in [rows[0], rows[1]] {
        Constraint.activate {
          view.edges == view.superview!.safeArea.edges
          view.leading <= view.superview!.safeArea.leading
        }
        _ = previous
        previous = view
      }
    }
    do {
      let superview = self
      Constraint.activate { box.left == box.superview!.leftMargin + share }
      _ = superview
    }
    do {
      let superview = rows[0]
      Constraint.activate {
        box.centerX == superview.centerX + 100
        superview.width == share * 10
      }
    }
    Constraint.activate { left.trailing <= header.trailing - 4.25 }
    do {
      var previous: UIView = box
      for view in [rows[1], header] {
        Constraint.activate {
          view.height == 1.5 * previous.height
          view.width <= CGFloat(share) * previous.width
        }
        previous = view
      }
    }
    let c535 = box.leading >= self.rows[0].leading + (isWide ? spacing : 4)
    c535.isActive = true
    c535.constant += 3
    if let label = [rows[1]].last {
      Constraint.activate {
        (label.edges == label.superview!.safeArea.edges).identified(by: "name536")
      }
    }
    pair537 = (self.box.autoPinEdge(.leading, to: .leading, of: inner), left.autoAlignAxis(.horizontal, toSameAxisOf: header, withMultiplier: 2))
    wide538 += [box.autoPinEdge(.left, to: .right, of: rows[0], withOffset: spacing, relation: .lessThanOrEqual)]
    wide538 = wide538 + [rows[1].autoPinEdge(.leading, to: .leading, of: rows[0], withOffset: -CGFloat(share))]
    narrow539.append(rows[1].autoConstrainAttribute(.bottom, to: .horizontal, of: inner, withMultiplier: 1.0 / 3))
    NSLayoutConstraint.deactivate(narrow539)
  }
  func step0() {
    pair537?.x.isActive = false
    pair537?.x.constant = 0.5
    pair537?.x.isActive = true
    NSLayoutConstraint.deactivate(wide538)
    NSLayoutConstraint.activate(narrow539)
  }
  func step1() {
    pair537!.y.isActive = false
    pair537!.y.constant = 3
    pair537!.y.isActive = true
    NSLayoutConstraint.activate(isWide ? wide538 : narrow539)
    if !isWide {
      func go540() {
        guard isWide else { return }
        Constraint.activate { rows[1].top == header.top + 20 }
      }
      go540()
    } else {
      func pin541(_ item: UIView, by top: CGFloat) {
        Constraint.activate {
          item.top == item.superview!.topMargin
          item.leading == item.superview!.leadingMargin
          item.bottom == item.superview!.bottomMargin
          item.trailing == item.superview!.trailingMargin
          item.top <= header.top - 12
        }
      }
      pin541(box, by: self.share * 10)
      pin541(rows[1], by: -12)
    }
  }
}

@MainActor
private func pureLayout13(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  spacing: CGFloat, columns: Int, factor: Double, isWide: Bool
) {
  var kept547: Constraint?
  let c542 = child.trailing == v.centerX + 100
  c542.isActive = true
  c542.constant += 3
  let lay543 = { (amount: CGFloat) -> Void in
    do {
      let left = child
      let c544 = left.lastBaseline == b.lastBaseline - spacing
      c544.isActive = true
      c544.constant += 3
    }
  }
  lay543(spacing - 1.5)
  Constraint.activate {
    c.top == b.top + factor
    child.left == parent.left + (spacing + 4)
  }
  func go545() {
    guard isWide else { return }
    do {
      let top = b
      top.translatesAutoresizingMaskIntoConstraints = false
      let set546 = ConstraintGroup {
        top.width == v.width + factor
        top.edges(excluding: .trailing)
          == top.superview!.safeArea.edges.inset(
            by: DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 0))
      }.constraints
      set546.forEach { $0.isActive = true }
    }
  }
  go545()
  Constraint.activate {
    child.centerX == c.centerX + spacing ~ 999
    c.top == b.top + spacing ~ 999
    v.edges == DirectionalInsets(top: CGFloat(columns) * 4, leading: 4, bottom: 0, trailing: -2)
    c.leading == b.trailing + 3
  }
  for view in [c, v, b] { Constraint.activate { view.center == 0 } }
  if isWide {
    do {
      var last: UIView = c
      for view in [b, v] {
        Constraint.activate {
          view.edges == view.superview!.safeArea.edges
          view.centerX == parent.leading
        }
        _ = last
        last = view
      }
    }
  }
  kept547 = child.leading <= v.leading + spacing
  let id548 = v.leading <= c.leading + factor
  Constraint.activate {
    kept547
    id548
  }
  id548.identifier = "id548"
  kept547?.isActive = false
  kept547?.isActive = true
  parent.constraints.first { $0.identifier == "id548" }?.constant = spacing * 2
  kept547?.isActive = false
  func pin549(_ view: UIView, by margins: CGFloat) {
    Constraint.activate {
      view.edges(excluding: .bottom)
        == view.superview!.safeArea.edges.inset(
          by: DirectionalInsets(top: margins / 2, leading: 4, bottom: 0, trailing: -2))
    }
  }
  pin549(v, by: spacing)
  pin549(c, by: -12)
}

@MainActor
private func pureLayout14(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  inset: CGFloat, columns: Int, share: Double, isOpen: Bool
) {
  var wide559: [NSLayoutConstraint] = [], narrow560 = [NSLayoutConstraint]()
  if !isOpen {
    for (index, view) in [b, v, c].enumerated() {
      Constraint.activate { (view.center == 0).identified(by: "name550") }
      _ = index
    }
  }
  func pin551(_ item: UIView, by inset: CGFloat) {
    let c552 = item.height >= inset
    c552.isActive = true
    c552.constant += 3
  }
  pin551(b, by: CGFloat(share))
  pin551(c, by: CGFloat(share) * 10)
  do {
    var y: CGFloat = 4
    for view in [c, v, b] {
      Constraint.activate { view.leading <= parent.trailing + 8 }
      _ = y
      y += 10
    }
  }
  Constraint.activate { (v.edges == 0).identified(by: "name553") }
  do {
    let top = c
    Constraint.activate { (top.top == v.top + CGFloat(columns * 3)).identified(by: "name554") }
  }
  UIView.animate(withDuration: 0) {
    let lay555 = { (amount: CGFloat) -> Void in
      Constraint.activate { (child.right == parent.left).identified(by: "name556") }
    }
    lay555(10.0)
  }
  for view in [v, b, c] { Constraint.activate { view.firstBaseline == parent.firstBaseline } }
  func go557() {
    guard isOpen else { return }
    Constraint.activate { [c, v, b].size == CGSize(width: 20, height: 0.5) }
  }
  go557()
  let id558 = v.centerY == c.centerY
  id558.isActive = true
  id558.identifier = "id558"
  wide559 += [c.autoPinEdge(.bottom, to: .bottom, of: child, withOffset: CGFloat(columns) * 4)]
  wide559 = wide559 + [c.autoAlignAxis(.vertical, toSameAxisOf: v, withOffset: 8)]
  narrow560.append(v.autoConstrainAttribute(.leading, to: .vertical, of: parent, withOffset: -4.25))
  NSLayoutConstraint.deactivate(narrow560)
  parent.constraints.first { $0.identifier == "id558" }?.constant = -CGFloat(share)
  NSLayoutConstraint.deactivate(wide559)
  NSLayoutConstraint.activate(narrow560)
  NSLayoutConstraint.activate(!isOpen ? wide559 : narrow560)
  if let label = [v].last {
    Constraint.activate { label.top <= b.top + 16 }
  }
}

@MainActor let generatedPureLayout4: [Example] = [
  .view("PureLayout12", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout12(frame: .zero) },
  .snippet("PureLayout13") { pureLayout13($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, spacing: 9, columns: 2, factor: 0.75, isWide: false) },
  .snippet("PureLayout14") { pureLayout14($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, inset: 9, columns: 2, share: 0.75, isOpen: true) },
]
