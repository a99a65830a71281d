// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

@MainActor
private func layoutConstraint6(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  height: CGFloat, columns: Int, factor: Double, isFirst: Bool
) {
  for view in [v, b, c, child] { view.translatesAutoresizingMaskIntoConstraints = false }
  var wide207: [Constraint] = [], narrow208 = [Constraint]()
  var kept209: Constraint?
  [c, b].forEach { v in
    Constraint.activate {
      v.height == parent.safeArea.height + CGFloat(columns)
      v.top == guide.bottom + CGFloat(columns)
      v.trailing == parent.leading + CGFloat(columns)
    }
  }
  [v, b].forEach {
    NSLayoutConstraint.activate([NSLayoutConstraint(item: $0, attribute: .leading, relatedBy: .lessThanOrEqual, toItem: c, attribute: .leading, multiplier: 1, constant: -factor), NSLayoutConstraint(item: $0, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: max(height, 10))])
  }
  for view in [v, b, c] where isFirst {
    Constraint.activate {
      view.bottom == CGFloat(factor) * child.bottom + 44
      view.left == guide.left
      view.firstBaseline <= guide.centerY + 24
    }
  }
  do {
    var y: CGFloat = 4
    for view in [c, b, v] {
      Constraint.activate {
        view.trailing == guide.centerX
        view.leading == CGFloat(factor) * parent.safeArea.leading + CGFloat(columns / 2)
        view.left == guide.left + 10.0
      }
      _ = y
      y += 10
    }
  }
  [v, b].forEach { v in
    var list206 = [v.centerY <= guide.centerY + factor * 10]
    list206.append(v.right == c.centerX)
    Constraint.activate(list206)
  }
  do {
    var last: UIView = b
    for view in [c, v] {
      Constraint.activate { view.width >= CGFloat(columns * 3) }
      _ = last
      last = view
    }
  }
  UIView.animate(withDuration: 0) {
    do {
      let safeArea = parent
      Constraint.activate {
        b.centerX >= parent.centerX + height / 2
        c.width == v.height
      }
      _ = safeArea
    }
  }
  do {
    let list = try! Constraint.visualFormat(
      "|-pad-[a(wide)]-pad-[b]", options: .alignAllCenterY,
      metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": b, "b": c])
    Constraint.activate(list)
  }
  wide207.append(child.leading == b.leading + CGFloat(factor))
  wide207.append(v.centerY == guide.bottom + CGFloat(columns * 3))
  narrow208.append(c.height <= child.width - 12)
  Constraint.activate(wide207)
  kept209 = v.trailing == b.trailing
  kept209?.priority = .high - 1
  kept209?.isActive = true
  for constraint in wide207 { constraint.constant += 6 }
  kept209?.constant = 8
  Constraint.activate(isFirst ? wide207 : narrow208)
  kept209?.isActive = isFirst
  func pin210(_ item: UIView, by width: CGFloat) {
    var list211 = [item.leading == parent.leading + (width - 1.5)]
    if isFirst {
      list211.append(item.leading == guide.leading)
    }
    Constraint.activate(list211)
  }
  pin210(v, by: 20)
  pin210(b, by: CGFloat(factor) * 10)
}

@MainActor
private func layoutConstraint7(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  inset: CGFloat, width: Int, factor: Double, isWide: Bool
) {
  for view in [v, b, c, child] { view.translatesAutoresizingMaskIntoConstraints = false }
  var kept213: Constraint?
  Constraint.activate(try! Constraint.visualFormat(
    "H:|-[a(>=20@600)][b]-(>=pad)-|", options: .alignAllCenterY,
    metrics: ["pad": 6, "low": 200, "wide": 60], views: ["a": b, "b": v], spacing: .margins))
  for view in [c, b, v] where isWide {
    Constraint.activate { view.bottom >= parent.bottom }
  }
  do {
    var factor: Double = 6
    factor += 2
    for (index, view) in [v, b, c].enumerated() {
      Constraint.activate { view.width == CGFloat(index * 3) }
    }
    _ = factor
  }
  Constraint.activate {
    c.centerX >= v.centerX
    b.trailing == guide.trailing
  }
  let lay212 = { (amount: CGFloat) -> Void in
    do {
      let top = child
      Constraint.activate { b.trailing == c.trailing }
      _ = top
    }
  }
  lay212(-inset)
  do {
    var last: UIView = v
    for view in [b, c] {
      Constraint.activate {
        view.centerY == last.centerY - factor
        view.left == last.left + CGFloat(width)
      }
      last = view
    }
  }
  if !isWide {
    if isWide {
      Constraint.activate { c.leading == guide.leading + CGFloat(width / 2) }
    }
  }
  if let label = [v].last {
    (isWide ? NSLayoutConstraint(item: label, attribute: .top, relatedBy: .equal, toItem: c, attribute: .top, multiplier: 1.0, constant: CGFloat(width / 2)) : NSLayoutConstraint(item: label, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: -1)).isActive = true
  }
  kept213 = v.top <= CGFloat(factor) * child.lastBaseline
  kept213?.isActive = true
  let id214 = b.leading == parent.leading + CGFloat(factor)
  id214.identifier = "id214"
  id214.isActive = true
  kept213?.constant = -4.25
  parent.constraints.first { $0.identifier == "id214" }?.constant = 3
  kept213?.isActive = false
  kept213?.constant = inset * 2
  kept213?.isActive = true
  Constraint.activate { b.lastBaseline == c.lastBaseline + factor }
}

private final class LayoutConstraint8: UIView {
  let caption = UILabel(), container = UIView(), safeArea = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var height: CGFloat = 6, columns = 5, share = 2.0, isFirst = false
  var kept218: Constraint!
  var wide219: [Constraint] = [], narrow220 = [Constraint]()
  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.text = "A label"
    [caption, container, safeArea].forEach { addSubview($0) }
    rows.forEach(addSubview)
    container.addSubview(badge)
    addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    [caption, container, safeArea, badge, rows[0], rows[1]].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    do {
      let middle = rows[1]
      Constraint.activate { rows[0].centerX == caption.centerX }
      _ = middle
    }
    if isFirst {
      Constraint.activate { middle.bottom >= rows[0].firstBaseline + Double(height) }
    }
    let lay215 = { [unowned self] (amount: CGFloat) -> Void in
      Constraint.activate {
        self.caption.centerX == self.safeArea.right
        self.rows[1].height >= 3 * self.safeArea.height + CGFloat(self.columns)
        self.caption.top == self.bottom - 12
      }
    }
    lay215(-CGFloat(share))
    func go216() {
      guard self.isFirst else { return }
      switch columns {
      case 0:
        Constraint.activate { rows[1].centerX <= caption.left + CGFloat(columns * 3) }
      case 1, 2, 3:
        Constraint.activate(try! Constraint.visualFormat(
          "V:[a(wide)]-[b]", metrics: ["pad": 100, "low": CGFloat(300), "wide": 44.0],
          views: ["a": caption, "b": safeArea]))
      default:
        Constraint.activate { safeArea.leading == self.rows[1].leading }
      }
    }
    go216()
    Constraint.activate { rows[0].leading <= container.leading + CGFloat(share) }
    if isFirst {
      UIView.animate(withDuration: 0) {
        Constraint.activate { self.caption.width >= self.width }
      }
    }
    if let label = [rows[0]].last {
      Constraint.activate {
        label.firstBaseline <= rows[1].firstBaseline
        label.bottom == self.bottom + 44
        label.lastBaseline == caption.firstBaseline
      }
    }
    func pin217(_ view: UIView, by gap: CGFloat) {
      Constraint.activate {
        view.trailing == 0.5 * self.trailing
        view.centerX <= container.leading + (gap - 1.5)
        view.height == gap
      }
    }
    pin217(safeArea, by: CGFloat(self.columns) * 4)
    pin217(rows[0], by: 3)
    kept218 = badge.height == caption.height + CGFloat(columns / 2)
    kept218!.priority = 999
    kept218!.isActive = true
    wide219 += [rows[0].leading == badge.leading + CGFloat(self.columns / 2)]
    wide219 = wide219 + [rows[1].right == container.left]
    narrow220.append(caption.top >= middle.top + 16)
    Constraint.activate(wide219)
  }
  func step0() {
    kept218.constant += 4
    for constraint in wide219 { constraint.constant += 6 }
  }
  func step1() {
    kept218.isActive = false
    Constraint.activate(isFirst ? wide219 : narrow220)
    [self.caption, container].forEach {
      NSLayoutConstraint.activate([
        NSLayoutConstraint(item: $0, attribute: .left, relatedBy: .equal, toItem: badge, attribute: .left, multiplier: 1.0, constant: height),
        NSLayoutConstraint(item: $0, attribute: .width, relatedBy: .lessThanOrEqual, toItem: middle, attribute: .width, multiplier: 1.0 / 3, constant: 0),
        NSLayoutConstraint(item: $0, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: isFirst ? height : 4),
      ])
    }
  }
}

@MainActor let generatedLayoutConstraint2: [Example] = [
  .snippet("LayoutConstraint6") { layoutConstraint6($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, height: 9, columns: 2, factor: 0.75, isFirst: true) },
  .snippet("LayoutConstraint7") { layoutConstraint7($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, inset: 9, width: 2, factor: 0.75, isWide: false) },
  .view("LayoutConstraint8", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint8(frame: .zero) },
]
