// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

@MainActor
private func pureLayout9(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  inset: CGFloat, width: Int, factor: Double, isWide: Bool
) {
  var wide508: [Constraint] = [], narrow509 = [Constraint]()
  var kept510: Constraint!
  let c504 = b.height >= 1.5 * b.width
  c504.isActive = true
  c504.constant += 3
  Constraint.activate {
    b.size == CGSize(width: 10.0, height: 30)
    (v.right == b.left).identified(by: "name505")
    b.height == inset - 1.5 ~ 500
    c.trailing == child.trailing - factor ~ 500
  }
  if !isWide {
    func go506() {
      guard !isWide else { return }
      Constraint.activate {
        c.centerY <= CGFloat(factor) * child.bottom ~ 500
        v.trailing == parent.centerX + 8 ~ 500
      }
    }
    go506()
  }
  Constraint.activate { child.center == 0 }
  let lay507 = { (amount: CGFloat) -> Void in
    for (index, view) in [c, v, b].enumerated() {
      Constraint.activate {
        view.height == 0
        view.top == child.top + (isWide ? 0 : -inset)
      }
      _ = index
    }
  }
  lay507(0)
  do {
    let bottom = parent
    Constraint.activate {
      v.edges == 0
      child.edges(excluding: .top) == DirectionalInsets(top: 0, leading: 4, bottom: 0, trailing: -2)
    }
    _ = bottom
  }
  wide508.append(b.top <= parent.bottom + 16)
  wide508.append(child.firstBaseline == parent.firstBaseline + 24)
  narrow509.append(c.width == b.width)
  Constraint.activate {
    Array(wide508.suffix(2))
    narrow509.last
  }
  Constraint.deactivate(narrow509)
  kept510 = b.lastBaseline == parent.lastBaseline
  kept510.isActive = true
  wide508.forEach { $0.isActive = false }
  narrow509.forEach { $0.isActive = true }
  kept510.isActive = false
  Constraint.activate(isWide ? wide508 : narrow509)
  kept510.isActive = false
  kept510.isActive = true
  child.translatesAutoresizingMaskIntoConstraints = false
  v.translatesAutoresizingMaskIntoConstraints = false
  let set511 = ConstraintGroup {
    child.height == -CGFloat(factor)
    v.height == v.width
  }.constraints
  set511.forEach { $0.isActive = true }
}

private final class PureLayout10: UITableViewCell {
  let message = UILabel(), bottom = UIView(), avatar = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var spacing: CGFloat = 6, lines = 0, share = 1.25, isFirst = false
  var wide517: [Constraint] = [], narrow518 = [Constraint]()
  var wide519: [Constraint] = [], narrow520 = [Constraint]()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    message.text = "A label"
    contentView.addSubview(message)
    contentView.addSubview(bottom)
    contentView.addSubview(avatar)
    contentView.addSubview(rows[0])
    contentView.addSubview(rows[1])
    bottom.addSubview(mark)
    contentView.addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    do {
      var y: CGFloat = 4
      for view in [bottom, rows[1], message] {
        Constraint.activate {
          view.bottom == contentView.firstBaseline ~ 500
          view.top == view.superview!.topMargin ~ 500
          view.leading == view.superview!.leadingMargin ~ 500
          view.bottom == view.superview!.bottomMargin ~ 500
          view.trailing == view.superview!.trailingMargin ~ 500
        }
        _ = y
        y += 10
      }
    }
    func pin512(_ left: UIView, by safeArea: CGFloat) {
      let c513 = left.left == self.message.centerX
      c513.isActive = true
      c513.constant += 3
    }
    pin512(bottom, by: 12.5)
    pin512(rows[1], by: 44)
    if isFirst {
      Constraint.activate { (rows[0].centerX == avatar.centerX + 8).identified(by: "name514") }
    }
    Constraint.activate { rows[1].width == 3 }
    do {
      let bottom = self.contentView
      Constraint.activate {
        message.trailing == bottom.centerX + spacing * 2 ~ .high
        rows[1].width == rows[1].height + share ~ .high
      }
    }
    switch lines {
    case 0:
      func pin515(_ item: UIView, by width: CGFloat) {
        Constraint.activate { item.width == rows[0].width + width * 2 }
      }
      pin515(message, by: -CGFloat(share))
      pin515(avatar, by: 0)
    case 1, 2, 3:
      Constraint.activate {
        bottom.height >= avatar.width ~ .high
        self.message.left == self.contentView.safeArea.left + 12.5 ~ .high
      }
    default:
      avatar.translatesAutoresizingMaskIntoConstraints = false
      Constraint.activate {
        bottom.centerY == avatar.centerY
        rows[0].centerY == bottom.centerY
      }
    }
    bottom.translatesAutoresizingMaskIntoConstraints = false
    avatar.translatesAutoresizingMaskIntoConstraints = false
    let set516 = ConstraintGroup {
      bottom.centerX == message.centerX - 1
      self.avatar.edges == 0
    }.constraints
    set516.forEach { $0.isActive = true }
    do {
      var y: CGFloat = 4
      for view in [message, rows[0], avatar] {
        Constraint.activate {
          view.centerX == contentView.trailing + CGFloat(share) ~ .low
          view.edges(excluding: .bottom)
            == view.superview!.safeArea.edges.inset(
              by: DirectionalInsets(top: y, leading: 4, bottom: 0, trailing: -2))
            ~ .low
        }
        y += 10
      }
    }
    wide517.append(rows[1].top == bottom.top)
    wide517.append(self.rows[1].trailing == bottom.leading + 44)
    narrow518.append(self.bottom.width == 24)
    Constraint.activate {
      Array(wide517.suffix(2))
      narrow518.last
    }
    Constraint.deactivate(narrow518)
    wide519 = [
      message.trailing == rows[0].trailing + share * 10,
      bottom.width == avatar.width,
    ]
    narrow520.append(self.rows[0].width <= -4.25)
    Constraint.activate {
      wide519
      narrow520.last
    }
    Constraint.deactivate(narrow520)
  }
  func step0() {
    Constraint.deactivate(wide517)
    Constraint.activate(narrow518)
    wide519.forEach { $0.isActive = false }
    narrow520.forEach { $0.isActive = true }
  }
  func step1() {
    Constraint.activate(isFirst ? wide517 : narrow518)
    Constraint.activate(isFirst ? wide519 : narrow520)
    do {
      let center = rows[1]
      Constraint.activate { center.height == 1.0 / 3 * self.avatar.height }
    }
  }
}

private final class PureLayout11: UIView {
  let top = UILabel(), box = UIView(), photo = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var spacing: CGFloat = 10, lines = 2, ratio = 1.25, isFirst = true
  var kept529: Constraint?
  var wide530: [Constraint] = [], narrow531 = [Constraint]()
  override init(frame: CGRect) {
    super.init(frame: frame)
    top.text = "A label"
    [top, box, photo].forEach { addSubview($0) }
    rows.forEach(addSubview)
    box.addSubview(inner)
    addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    let lay521 = { (amount: CGFloat) -> Void in
      if self.isFirst {
        let c522 = self.box.centerX == 1.0 / 3 * self.photo.centerX
        c522.isActive = true
        c522.constant += 3
      } else { self.rows[1].translatesAutoresizingMaskIntoConstraints = false; Constraint.activate { self.top.width == self.rows[1].width; self.box.width == self.top.width } }
    }
    lay521(CGFloat(ratio))
    do {
      let safeArea = box
      let c523 = rows[0].bottom <= -0.5
      c523.isActive = true
      c523.constant += 3
      _ = safeArea
    }
    do {
      var x: Double = 10
      x += 2
      box.translatesAutoresizingMaskIntoConstraints = false
      Constraint.activate {
        top.width == box.width
        photo.width == top.width
      }
      _ = x
    }
    do {
      let top = inner
      Constraint.activate {
        top.width == spacing
        top.edges(.top, .left, .bottom) == 0
      }
    }
    Constraint.activate { (self.rows[1].right == -spacing * 2).identified(by: "name524") }
    func go525() {
      guard isFirst else { return }
      func pin526(_ view: UIView, by leading: CGFloat) {
        view.translatesAutoresizingMaskIntoConstraints = false
        let set527 = ConstraintGroup {
          view.top == view.superview!.topMargin
          view.leading == view.superview!.leadingMargin
          view.bottom == view.superview!.bottomMargin
          view.trailing == view.superview!.trailingMargin
          view.height == -leading
        }.constraints
        set527.forEach { $0.isActive = true }
      }
      pin526(box, by: spacing)
      pin526(rows[0], by: -ratio)
    }
    go525()
    do {
      var last: UIView = top
      for view in [rows[1], box] {
        Constraint.activate {
          (view.leading >= last.trailing + spacing * 2).identified(by: "name528")
        }
        last = view
      }
    }
    if isFirst {
      do {
        let inset: Int = -4
        Constraint.activate {
          rows[0].edges == rows[0].superview!.safeArea.edges
          inner.width == rows[0].height - 1
        }
        _ = inset
      }
    } else {
      do {
        let top = box
        Constraint.activate {
          top.edges == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        }
      }
    }
    kept529 = box.bottom == top.bottom
    wide530 = [rows[0].leading <= rows[1].centerX, inner.left <= 0]
    narrow531.append(rows[0].right == rows[1].right)
    Constraint.activate {
      kept529
      wide530
      narrow531.last
    }
    Constraint.deactivate(narrow531)
  }
  func step0() {
    kept529?.isActive = isFirst
    for constraint in wide530 { constraint.constant += 6 }
  }
  func step1() {
    kept529?.isActive = !isFirst
    Constraint.activate(isFirst ? wide530 : narrow531)
    do {
      let center = top
      Constraint.activate { (center.center == 0).identified(by: "name532") }
    }
  }
}

@MainActor let generatedPureLayout3: [Example] = [
  .snippet("PureLayout9") { pureLayout9($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, inset: 9, width: 2, factor: 0.75, isWide: false) },
  .view("PureLayout10", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout10(style: .default, reuseIdentifier: nil) },
  .view("PureLayout11", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout11(frame: .zero) },
]
