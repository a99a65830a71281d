// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

@MainActor
private func layoutConstraint0(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  gap: CGFloat, columns: Int, share: Double, isOpen: Bool
) {
  [v, b, c, child].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  var wide172: [Constraint] = [], narrow173 = [Constraint]()
  var kept174: Constraint?
  UIView.performWithoutAnimation {
    Constraint.activate(try! Constraint.visualFormat(
      "H:|-[a(==b)][b]", metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": c, "b": b],
      spacing: .margins))
  }
  if isOpen {
    do {
      var previous: UIView? = c
      for view in [v, b] {
        if let previous {
          Constraint.activate { view.bottom == previous.lastBaseline + CGFloat(columns / 2) }
        }
        previous = view
      }
    }
  }
  do {
    let edges: CGFloat = 6
    func pin170(_ left: UIView, by size: CGFloat) {
      Constraint.activate {
        left.height >= guide.height
        left.top == parent.safeArea.bottom + (size - 1.5)
      }
    }
    pin170(v, by: max(edges, 10))
    pin170(c, by: 12.5)
  }
  do {
    let guide = c
    Constraint.activate { guide.bottom == parent.bottom }
  }
  do {
    let twin = v
    Constraint.activate {
      twin.height == (isOpen ? 0 : -gap)
      twin.height == -1
    }
  }
  Constraint.activate(try! Constraint.visualFormat(
    "H:|[a(==b)]-(>=4)-[b]", metrics: ["pad": 10.0, "low": CGFloat(300), "wide": 44.0],
    views: ["a": v, "b": c]))
  func go171() {
    guard isOpen else { return }
    Constraint.activate {
      guide.top >= b.top
      guide.trailing == c.leading
    }
  }
  go171()
  [b, c].forEach { v in
    Constraint.activate {
      v.height == -share
      v.firstBaseline == guide.bottom
      v.trailing >= parent.trailing
    }
  }
  wide172 = [v.width >= CGFloat(columns), child.leading == 0.25 * c.centerX + CGFloat(columns * 3)]
  narrow173.append(child.height == 100)
  Constraint.activate(wide172)
  kept174 = child.centerY == b.bottom
  kept174!.priority = 999
  kept174!.isActive = true
  for constraint in wide172 { constraint.constant += 6 }
  kept174?.isActive = isOpen
  Constraint.activate(isOpen ? wide172 : narrow173)
  kept174?.isActive = false
  kept174?.constant = 2 * gap
  kept174?.isActive = true
  for (index, view) in [c, b, v].enumerated() {
    var list175 = [view.width == gap]
    if isOpen {
      list175.append(view.width <= child.height + CGFloat(columns) * 4)
    }
    Constraint.activate(list175)
    _ = index
  }
}

private final class LayoutConstraint1: UITableViewCell {
  let heading = UILabel(), card = UIView(), avatar = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var trailing: CGFloat = 10, count = 2, factor = 1.25, isOpen = true
  var wide180: [Constraint] = [], narrow181 = [Constraint]()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    heading.text = "A label"
    contentView.addSubview(heading)
    contentView.addSubview(card)
    contentView.addSubview(avatar)
    contentView.addSubview(rows[0])
    contentView.addSubview(rows[1])
    card.addSubview(inner)
    contentView.addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    func go176() {
      guard !isOpen else { return }
      Constraint.activate {
        avatar.width <= heading.width + Double(self.isOpen ? 0 : -trailing)
        avatar.height == 0.25 * rows[1].width
        rows[1].height <= 10.0
      }
    }
    go176()
    if isOpen {
      if isOpen {
        Constraint.activate {
          inner.trailing >= contentView.trailing - 4.25
          rows[0].height >= 2 * self.guide.height + 20
        }
      }
    } else {
      do {
        var above: UIView? = avatar
        for view in [rows[1], self.rows[0]] {
          if let above {
            Constraint.activate { view.lastBaseline == above.bottom + Double(trailing) }
          }
          above = view
        }
      }
    }
    if let top = [card].last {
      var list177 = [top.height == CGFloat(count * 3)]
      list177 += [top.trailing == self.heading.trailing + 16, top.centerY == rows[1].bottom + 20]
      Constraint.activate(list177)
    }
    do {
      let list = try! Constraint.visualFormat(
        "V:|-pad-[a(>=20@600)]-pad-[b]", metrics: ["pad": 10.5, "low": 200, "wide": 60],
        views: ["a": rows[0], "b": card])
      Constraint.activate(list)
    }
    do {
      let inner = contentView
      Constraint.activate { card.lastBaseline == rows[1].lastBaseline }
      _ = inner
    }
    do {
      var y: CGFloat = 4
      for view in [card, rows[1], avatar] {
        Constraint.activate {
          view.centerX == guide.centerX
          view.height == CGFloat(factor) * heading.width
        }
        _ = y
        y += 10
      }
    }
    let lay178 = { [weak self] (amount: CGFloat) -> Void in
      guard let self else { return }
      NSLayoutConstraint(item: guide, attribute: .height, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: CGFloat(factor)).isActive = true
    }
    lay178(20)
    if let label = [rows[0]].last {
      Constraint.activate { label.centerX <= avatar.trailing + Double(isOpen ? trailing : 4) }
    }
    let id179 = avatar.leading <= heading.leading + 100
    id179.identifier = "id179"
    id179.isActive = true
    wide180 = [inner.height == self.heading.height + 20, rows[0].bottom >= inner.top]
    narrow181.append(avatar.trailing == rows[1].leading)
    Constraint.activate(wide180)
    [heading, card, avatar, inner, rows[0], rows[1]].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  }
  func step0() {
    contentView.constraints.first { $0.identifier == "id179" }?.constant = 100
    for constraint in wide180 { constraint.constant += 6 }
  }
  func step1() {
    Constraint.activate(self.isOpen ? wide180 : narrow181)
    UIView.animate(withDuration: 0) {
      do {
        let superview = self.rows[1]
        (!self.isOpen ? NSLayoutConstraint(item: superview, attribute: .left, relatedBy: .equal, toItem: self.card, attribute: .centerX, multiplier: 1.0, constant: self.factor) : NSLayoutConstraint(item: superview, attribute: .bottom, relatedBy: .equal, toItem: self.inner, attribute: .bottom, multiplier: 3, constant: CGFloat(self.count / 2))).isActive = true
      }
    }
  }
}

private final class LayoutConstraint2: UIView {
  let name = UILabel(), container = UIView(), safeArea = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var offset: CGFloat = 14.5, columns = 5, ratio = 0.5, isWide = false
  var kept185: Constraint?
  var kept186: Constraint?
  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "A label"
    for part in [name, container, safeArea] + rows { addSubview(part) }
    container.addSubview(dot)
    addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    func pin182(_ item: UIView, by x: CGFloat) {
      var list183 = [item.width == 2 * x]
      if isWide {
        list183.append(item.height == guide.height)
      }
      Constraint.activate(list183)
    }
    pin182(container, by: 3)
    pin182(rows[0], by: 3)
    do {
      let content = rows[1]
      let c184 = content.top == rows[0].bottom
      c184.priority = .high
      c184.isActive = true
    }
    for view in [container, safeArea, name] {
      Constraint.activate { view.top == guide.top - offset }
    }
    if let top = [safeArea].last {
      Constraint.activate {
        top.centerX == dot.leading - 4.25
        top.height >= 3
      }
    }
    UIView.performWithoutAnimation {
      Constraint.activate {
        safeArea.leading == container.trailing + 10.0
        safeArea.centerX <= name.centerX - CGFloat(ratio)
      }
    }
    Constraint.activate(try! Constraint.visualFormat(
      "V:|[a(40)]-12-[b]", options: .alignAllLeading,
      metrics: ["pad": CGFloat(columns) * 4, "low": CGFloat(300), "wide": 44.0],
      views: ["a": rows[0], "b": container]))
    if isWide {
      UIView.animate(withDuration: 0) {
        Constraint.activate { self.name.left == self.rows[1].right + (self.offset + 4) }
      }
    } else {
      do {
        var x: Int = 10
        x += 2
        Constraint.activate {
          dot.bottom == 1.0 / 3.0 * safeArea.bottom
          dot.centerX == self.safeAreaLayoutGuide.centerX + CGFloat(x) * 4
        }
      }
    }
    do {
      var previous: UIView = container
      for view in [rows[1], name] {
        Constraint.activate {
          view.width == CGFloat(ratio) * self.width
          view.width == ratio * 10
        }
        _ = previous
        previous = view
      }
    }
    kept185 = rows[0].bottom == rows[1].top
    kept185?.priority = .low
    kept185?.isActive = true
    kept186 = container.right == 3 * dot.right + 16
    kept186?.isActive = true
    name.translatesAutoresizingMaskIntoConstraints = false
    container.translatesAutoresizingMaskIntoConstraints = false
    safeArea.translatesAutoresizingMaskIntoConstraints = false
    dot.translatesAutoresizingMaskIntoConstraints = false
    rows[0].translatesAutoresizingMaskIntoConstraints = false
    rows[1].translatesAutoresizingMaskIntoConstraints = false
  }
  func step0() {
    kept185?.isActive = false
    kept185?.constant = ratio
    kept185?.isActive = true
    self.kept186?.isActive = !isWide
  }
  func step1() {
    kept185?.isActive = isWide
    self.kept186?.constant += 4
    Constraint.activate { rows[1].firstBaseline == container.firstBaseline + 44 }
  }
}

@MainActor let generatedLayoutConstraint0: [Example] = [
  .snippet("LayoutConstraint0") { layoutConstraint0($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, gap: 9, columns: 2, share: 0.75, isOpen: true) },
  .view("LayoutConstraint1", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint1(style: .default, reuseIdentifier: nil) },
  .view("LayoutConstraint2", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint2(frame: .zero) },
]
