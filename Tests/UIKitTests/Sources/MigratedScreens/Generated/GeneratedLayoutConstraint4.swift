// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class LayoutConstraint12: UIView {
  let heading = UILabel(), card = UIView(), safeArea = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], gutter = UILayoutGuide()
  var padding: CGFloat = 14.5, columns = 5, share = 1.25, isFirst = false
  var wide238: [Constraint] = [], narrow239 = [Constraint]()
  var kept240: Constraint?
  override init(frame: CGRect) {
    super.init(frame: frame)
    heading.text = "A label"
    [heading, card, safeArea].forEach { addSubview($0) }
    rows.forEach(addSubview)
    card.addSubview(dot)
    addLayoutGuide(gutter)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    Constraint.activate {
      self.gutter.top == rows[1].top
      rows[0].bottom <= dot.firstBaseline - 12
      self.rows[0].height == padding - 1.5
    }
    switch columns {
    case 0:
      func go235() {
        guard isFirst else { return }
        Constraint.activate { safeArea.firstBaseline <= self.dot.firstBaseline + 10.0 }
      }
      go235()
    case 1, 2, 3:
      switch columns {
      case 0:
        Constraint.activate(try! Constraint.visualFormat(
          "H:[a(40)][b]|", metrics: ["pad": 10.5, "low": 200, "wide": 60],
          views: ["a": card, "b": rows[1]]))
      case 1, 2, 3:
        Constraint.activate(try! Constraint.visualFormat(
          "|-pad-[a]-pad-[b]", metrics: ["pad": -CGFloat(share), "low": CGFloat(300), "wide": 44.0],
          views: ["a": safeArea, "b": rows[0]]))
      default:
        do {
          let list = try! Constraint.visualFormat(
            "H:|[a]-12-[b]-(>=pad)-|", options: .alignAllCenterY,
            metrics: ["pad": 0, "low": CGFloat(300), "wide": 44.0],
            views: ["a": card, "b": safeArea])
          Constraint.activate(list)
        }
      }
    default:
      let lay236 = { (amount: CGFloat) -> Void in
        Constraint.activate(try! Constraint.visualFormat(
          "V:|-pad-[a(wide)]-12-[b]-(>=pad)-|", options: .alignAllCenterX,
          metrics: ["pad": 10.5, "low": 200, "wide": 60],
          views: ["a": self.safeArea, "b": self.rows[1]]))
      }
      lay236(padding)
    }
    Constraint.activate { card.leading >= rows[1].trailing + 10.0 }
    if isFirst {
      Constraint.activate { rows[1].right == gutter.right + CGFloat(columns) }
    }
    UIView.performWithoutAnimation {
      for (index, view) in [rows[0], card, safeArea].enumerated() {
        let c237 = view.top == gutter.centerY + 8
        c237.priority = .high - 1
        c237.isActive = true
        _ = index
      }
    }
    if isFirst {
      if let top = [rows[0]].last {
        Constraint.activate { top.height <= gutter.height + (self.padding + 4) }
      }
    } else {
      do {
        var above: UIView? = heading
        for view in [safeArea, card] {
          if let above {
            Constraint.activate { view.firstBaseline >= above.centerY + CGFloat(share) * 10 }
          }
          above = view
        }
      }
    }
    [card, heading].forEach { view in
      Constraint.activate { view.centerX == self.safeAreaLayoutGuide.leading }
    }
    [rows[1], rows[0]].forEach { v in
      Constraint.activate {
        v.trailing <= CGFloat(share) * gutter.trailing
        v.lastBaseline <= self.lastBaseline + padding
        v.left == self.safeAreaLayoutGuide.right
      }
    }
    wide238.append(heading.trailing >= rows[1].trailing)
    wide238.append(heading.leading >= dot.leading - 1)
    narrow239.append(rows[1].height <= gutter.height)
    Constraint.activate(wide238)
    kept240 = dot.leading == rows[0].leading - 1
    kept240?.priority = .high
    kept240?.isActive = true
    heading.translatesAutoresizingMaskIntoConstraints = false
    card.translatesAutoresizingMaskIntoConstraints = false
    safeArea.translatesAutoresizingMaskIntoConstraints = false
    dot.translatesAutoresizingMaskIntoConstraints = false
    rows[1].translatesAutoresizingMaskIntoConstraints = false
  }
  func step0() {
    wide238.forEach { $0.isActive = false }
    narrow239.forEach { $0.isActive = true }
    kept240?.constant = -padding
  }
  func step1() {
    Constraint.activate(isFirst ? wide238 : narrow239)
    kept240?.isActive = !isFirst
    Constraint.activate { self.heading.bottom == card.bottom }
  }
}

@MainActor
private func layoutConstraint13(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  inset: CGFloat, columns: Int, factor: Double, isFirst: Bool
) {
  for view in [v, b, c, child] { view.translatesAutoresizingMaskIntoConstraints = false }
  var wide245: [Constraint] = [], narrow246 = [Constraint]()
  Constraint.activate {
    guide.trailing <= c.leading
    b.width >= CGFloat(factor) * v.height + 16
  }
  switch columns {
  case 0:
    do {
      let list = try! Constraint.visualFormat(
        "V:|-[a(>=20@600)]-(pad@low)-[b]-(>=pad)-|", options: .alignAllLeading,
        metrics: ["pad": 8, "low": CGFloat(300), "wide": 44.0], views: ["a": v, "b": c],
        spacing: .margins)
      Constraint.activate(list)
    }
  case 1, 2, 3:
    for view in [b, c, v] where isFirst {
      Constraint.activate { view.lastBaseline == parent.firstBaseline + inset / 2 }
    }
  default:
    if !isFirst {
      do {
        let list = try! Constraint.visualFormat(
          "[a]-12-[b]-|", metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": c, "b": b],
          spacing: .margins)
        Constraint.activate(list)
      }
    }
  }
  UIView.animate(withDuration: 0) {
    do {
      let gap: CGFloat = inset
      Constraint.activate { guide.trailing == c.trailing + (gap + 4) }
    }
  }
  do {
    let left = c
    Constraint.activate {
      b.width == CGFloat(columns * 3)
      child.trailing == 2 * b.centerX - 1
      v.right <= parent.right
    }
    _ = left
  }
  for view in [v, c, b] where !isFirst {
    let c241 = view.centerX == child.centerX
    c241.priority = .high - 1
    c241.isActive = true
  }
  do {
    let list = try! Constraint.visualFormat(
      "V:|-8-[a(40)]-(2@750,>=1)-[b]", options: .alignAllLeading,
      metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": c, "b": v])
    Constraint.activate(list)
  }
  do {
    let list = try! Constraint.visualFormat(
      "H:|-8-[a(==b)]-[b]-(>=pad)-|", options: .alignAllCenterY,
      metrics: ["pad": 24, "low": CGFloat(300), "wide": 44.0], views: ["a": c, "b": v])
    Constraint.activate(list)
  }
  switch columns {
  case 0:
    for view in [c, v, b] {
      let c242 = view.bottom <= guide.centerY
      c242.priority = .low
      c242.isActive = true
    }
  case 1, 2, 3:
    do {
      var last: UIView = c
      for view in [v, b] {
        Constraint.activate { view.lastBaseline == last.centerY + CGFloat(columns * 3) }
        last = view
      }
    }
  default:
    let lay243 = { (amount: CGFloat) -> Void in
      var list244 = [v.firstBaseline <= child.bottom]
      list244 += [v.trailing <= guide.leading, guide.top == c.top + CGFloat(columns) * 4]
      Constraint.activate(list244)
    }
    lay243(inset)
  }
  wide245 = [child.trailing <= guide.trailing + 24, b.lastBaseline == 0.5 * guide.top + 16]
  narrow246.append(c.bottom <= guide.bottom)
  Constraint.activate(wide245)
  let id247 = v.lastBaseline == c.bottom + 8
  id247.identifier = "id247"
  id247.isActive = true
  for constraint in wide245 { constraint.constant += 6 }
  parent.constraints.first { $0.identifier == "id247" }?.constant = CGFloat(columns / 2)
  Constraint.activate(isFirst ? wide245 : narrow246)
  [v, b].forEach { view in
    Constraint.activate {
      view.height >= 3 * guide.height + CGFloat(columns / 2)
      view.trailing == guide.trailing
    }
  }
}

@MainActor
private func layoutConstraint14(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  spacing: CGFloat, width: Int, ratio: Double, isFirst: Bool
) {
  for view in [v, b, c, child] { view.translatesAutoresizingMaskIntoConstraints = false }
  var pair250: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  do {
    let list = try! Constraint.visualFormat(
      "H:[a(>=20@600)][b]-(>=pad)-|",
      metrics: ["pad": CGFloat(width / 2), "low": CGFloat(300), "wide": 44.0],
      views: ["a": c, "b": v])
    Constraint.activate(list)
  }
  Constraint.activate { v.bottom <= b.bottom + max(spacing, 10) }
  if !isFirst {
    let c248 = b.top == CGFloat(ratio) * child.top + 10.0
    c248.priority = .high - 1
    c248.isActive = true
  } else {
    Constraint.activate { guide.right == b.right }
  }
  Constraint.activate {
    child.width == 1.0 / 3.0 * v.height
    guide.centerX >= parent.trailing
  }
  Constraint.activate {
    v.bottom == 0.25 * guide.centerY + ratio
    v.top == parent.lastBaseline
    child.height == 0.5 * v.height
  }
  do {
    let list = try! Constraint.visualFormat(
      "|-pad-[a(b@low)]-(2@750,>=1)-[b]", metrics: ["pad": 6, "low": 200, "wide": 60],
      views: ["a": v, "b": b])
    Constraint.activate(list)
  }
  do {
    let safeArea = parent
    Constraint.activate { c.centerY == safeArea.centerY + (isFirst ? spacing : 4) }
  }
  UIView.animate(withDuration: 0) {
    switch width {
    case 0:
      Constraint.activate { guide.top >= b.top + 0.5 }
    case 1, 2, 3:
      do {
        let list = try! Constraint.visualFormat(
          "H:|-pad-[a(==b)]-(2@750,>=1)-[b]", metrics: ["pad": 10.5, "low": 200, "wide": 60],
          views: ["a": b, "b": c])
        Constraint.activate(list)
      }
    default:
      Constraint.activate(try! Constraint.visualFormat(
        "H:|-pad-[a(>=20@600)]-(2@750,>=1)-[b]", options: .alignAllCenterY,
        metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": b, "b": v]))
    }
  }
  let id249 = c.trailing == child.centerX + CGFloat(width) * 4
  id249.identifier = "id249"
  id249.isActive = true
  pair250 = (NSLayoutConstraint(item: v, attribute: .height, relatedBy: .equal, toItem: c, attribute: .height, multiplier: CGFloat(ratio), constant: CGFloat(width * 3)), NSLayoutConstraint(item: b, attribute: .trailing, relatedBy: .equal, toItem: guide, attribute: .trailing, multiplier: 1.0, constant: isFirst ? spacing : 4))
  NSLayoutConstraint.activate([pair250!.x, pair250!.y])
  parent.constraints.first { $0.identifier == "id249" }?.constant = CGFloat(ratio) * 10
  pair250?.x.isActive = false
  pair250?.x.constant = 44
  pair250?.x.isActive = true
  pair250!.y.constant = spacing
  do {
    let spacing: CGFloat = -4
    Constraint.activate { b.trailing == v.centerX + 8 }
    _ = spacing
  }
}

@MainActor let generatedLayoutConstraint4: [Example] = [
  .view("LayoutConstraint12", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint12(frame: .zero) },
  .snippet("LayoutConstraint13") { layoutConstraint13($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, inset: 9, columns: 2, factor: 0.75, isFirst: true) },
  .snippet("LayoutConstraint14") { layoutConstraint14($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, spacing: 9, width: 2, ratio: 0.75, isFirst: true) },
]
