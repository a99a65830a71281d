// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import UIKit

@MainActor
private func layoutConstraint0(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  gap: CGFloat, columns: Int, share: Double, isOpen: Bool
) {
  [v, b, c, child].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  var wide172: [NSLayoutConstraint] = [], narrow173 = [NSLayoutConstraint]()
  var kept174: NSLayoutConstraint?
  UIView.performWithoutAnimation {
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a(==b)][b]", options: [], metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": c, "b": b]))
  }
  if isOpen {
    do {
      var previous: UIView? = c
      for view in [v, b] {
        if let previous {
          parent.addConstraint(NSLayoutConstraint(item: view, attribute: .bottom, relatedBy: .equal, toItem: previous, attribute: .lastBaseline, multiplier: 1, constant: CGFloat(columns / 2)))
        }
        previous = view
      }
    }
  }
  do {
    let edges: CGFloat = 6
    func pin170(_ left: UIView, by size: CGFloat) {
      NSLayoutConstraint.activate([NSLayoutConstraint(item: left, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: guide, attribute: .height, multiplier: 1.0, constant: 0)] + [NSLayoutConstraint(item: left, attribute: .top, relatedBy: .equal, toItem: parent.safeAreaLayoutGuide, attribute: .bottom, multiplier: 1, constant: size - 1.5)])
    }
    pin170(v, by: max(edges, 10))
    pin170(c, by: 12.5)
  }
  do {
    let guide = c
    parent.addConstraint(NSLayoutConstraint(item: guide, attribute: .bottom, relatedBy: .equal, toItem: parent, attribute: .bottom, multiplier: 1, constant: 0))
  }
  do {
    let twin = v
    NSLayoutConstraint.activate([NSLayoutConstraint(item: twin, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: isOpen ? 0 : -gap), NSLayoutConstraint(item: twin, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: -1)])
  }
  NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a(==b)]-(>=4)-[b]", options: [], metrics: ["pad": 10.0, "low": CGFloat(300), "wide": 44.0], views: ["a": v, "b": c]))
  func go171() {
    guard isOpen else { return }
    NSLayoutConstraint.activate([NSLayoutConstraint(item: guide, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: b, attribute: .top, multiplier: 1.0, constant: 0), NSLayoutConstraint(item: guide, attribute: .trailing, relatedBy: .equal, toItem: c, attribute: .leading, multiplier: 1, constant: 0)])
  }
  go171()
  [b, c].forEach { v in
    NSLayoutConstraint.activate([
      NSLayoutConstraint(item: v, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: -share),
      NSLayoutConstraint(item: v, attribute: .firstBaseline, relatedBy: .equal, toItem: guide, attribute: .bottom, multiplier: 1, constant: 0),
      NSLayoutConstraint(item: v, attribute: .trailing, relatedBy: .greaterThanOrEqual, toItem: parent, attribute: .trailing, multiplier: 1, constant: 0),
    ])
  }
  wide172 = [NSLayoutConstraint(item: v, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(columns)), NSLayoutConstraint(item: child, attribute: .leading, relatedBy: .equal, toItem: c, attribute: .centerX, multiplier: 0.25, constant: CGFloat(columns * 3))]
  narrow173.append(NSLayoutConstraint(item: child, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 100))
  NSLayoutConstraint.activate(wide172)
  kept174 = NSLayoutConstraint(item: child, attribute: .centerY, relatedBy: .equal, toItem: b, attribute: .bottom, multiplier: 1.0, constant: 0)
  kept174!.priority = UILayoutPriority(rawValue: 999)
  kept174!.isActive = true
  for constraint in wide172 { constraint.constant += 6 }
  kept174?.isActive = isOpen
  NSLayoutConstraint.activate(isOpen ? wide172 : narrow173)
  kept174?.isActive = false
  kept174?.constant = 2 * gap
  kept174?.isActive = true
  for (index, view) in [c, b, v].enumerated() {
    var list175 = [NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: gap)]
    if isOpen {
      list175.append(NSLayoutConstraint(item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: child, attribute: .height, multiplier: 1, constant: CGFloat(columns) * 4))
    }
    NSLayoutConstraint.activate(list175)
    _ = index
  }
}

private final class LayoutConstraint1: UITableViewCell {
  let heading = UILabel(), card = UIView(), avatar = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var trailing: CGFloat = 10, count = 2, factor = 1.25, isOpen = true
  var wide180: [NSLayoutConstraint] = [], narrow181 = [NSLayoutConstraint]()
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
      NSLayoutConstraint.activate([
        NSLayoutConstraint(item: avatar, attribute: .width, relatedBy: .lessThanOrEqual, toItem: heading, attribute: .width, multiplier: 1, constant: self.isOpen ? 0 : -trailing),
        NSLayoutConstraint(item: avatar, attribute: .height, relatedBy: .equal, toItem: rows[1], attribute: .width, multiplier: 0.25, constant: 0),
        NSLayoutConstraint(item: rows[1], attribute: .height, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 10.0),
      ])
    }
    go176()
    if isOpen {
      if isOpen {
        NSLayoutConstraint.activate([NSLayoutConstraint(item: inner, attribute: .trailing, relatedBy: .greaterThanOrEqual, toItem: contentView, attribute: .trailing, multiplier: 1.0, constant: -4.25), NSLayoutConstraint(item: rows[0], attribute: .height, relatedBy: .greaterThanOrEqual, toItem: self.guide, attribute: .height, multiplier: 2, constant: 20)])
      }
    } else {
      do {
        var above: UIView? = avatar
        for view in [rows[1], self.rows[0]] {
          if let above {
            self.contentView.addConstraint(NSLayoutConstraint(item: view, attribute: .lastBaseline, relatedBy: .equal, toItem: above, attribute: .bottom, multiplier: 1, constant: trailing))
          }
          above = view
        }
      }
    }
    if let top = [card].last {
      var list177 = [NSLayoutConstraint(item: top, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: CGFloat(count * 3))]
      list177 += [NSLayoutConstraint(item: top, attribute: .trailing, relatedBy: .equal, toItem: self.heading, attribute: .trailing, multiplier: 1.0, constant: 16), NSLayoutConstraint(item: top, attribute: .centerY, relatedBy: .equal, toItem: rows[1], attribute: .bottom, multiplier: 1, constant: 20)]
      NSLayoutConstraint.activate(list177)
    }
    do {
      let list = NSLayoutConstraint.constraints(withVisualFormat: "V:|-pad-[a(>=20@600)]-pad-[b]", options: [], metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": rows[0], "b": card])
      NSLayoutConstraint.activate(list)
    }
    do {
      let inner = contentView
      contentView.addConstraint(NSLayoutConstraint(item: card, attribute: .lastBaseline, relatedBy: .equal, toItem: rows[1], attribute: .lastBaseline, multiplier: 1, constant: 0))
      _ = inner
    }
    do {
      var y: CGFloat = 4
      for view in [card, rows[1], avatar] {
        NSLayoutConstraint.activate([NSLayoutConstraint(item: view, attribute: .centerX, relatedBy: .equal, toItem: guide, attribute: .centerX, multiplier: 1, constant: 0), NSLayoutConstraint(item: view, attribute: .height, relatedBy: .equal, toItem: heading, attribute: .width, multiplier: CGFloat(factor), constant: 0)])
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
      NSLayoutConstraint(item: label, attribute: .centerX, relatedBy: .lessThanOrEqual, toItem: avatar, attribute: .trailing, multiplier: 1, constant: isOpen ? trailing : 4).isActive = true
    }
    let id179 = NSLayoutConstraint(item: avatar, attribute: .leading, relatedBy: .lessThanOrEqual, toItem: heading, attribute: .leading, multiplier: 1, constant: 100)
    id179.identifier = "id179"
    id179.isActive = true
    wide180 = [NSLayoutConstraint(item: inner, attribute: .height, relatedBy: .equal, toItem: self.heading, attribute: .height, multiplier: 1.0, constant: 20), NSLayoutConstraint(item: rows[0], attribute: .bottom, relatedBy: .greaterThanOrEqual, toItem: inner, attribute: .top, multiplier: 1.0, constant: 0)]
    narrow181.append(NSLayoutConstraint(item: avatar, attribute: .trailing, relatedBy: .equal, toItem: rows[1], attribute: .leading, multiplier: 1.0, constant: 0))
    NSLayoutConstraint.activate(wide180)
    [heading, card, avatar, inner, rows[0], rows[1]].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  }
  func step0() {
    contentView.constraints.first { $0.identifier == "id179" }?.constant = 100
    for constraint in wide180 { constraint.constant += 6 }
  }
  func step1() {
    NSLayoutConstraint.activate(self.isOpen ? wide180 : narrow181)
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
  var kept185: NSLayoutConstraint?
  var kept186: NSLayoutConstraint?
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
      var list183 = [NSLayoutConstraint(item: item, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 2 * x)]
      if isWide {
        list183.append(NSLayoutConstraint(item: item, attribute: .height, relatedBy: .equal, toItem: guide, attribute: .height, multiplier: 1.0, constant: 0))
      }
      NSLayoutConstraint.activate(list183)
    }
    pin182(container, by: 3)
    pin182(rows[0], by: 3)
    do {
      let content = rows[1]
      let c184 = NSLayoutConstraint(item: content, attribute: .top, relatedBy: .equal, toItem: rows[0], attribute: .bottom, multiplier: 1.0, constant: 0)
      c184.priority = .defaultHigh
      c184.isActive = true
    }
    for view in [container, safeArea, name] {
      self.addConstraint(NSLayoutConstraint(item: view, attribute: .top, relatedBy: .equal, toItem: guide, attribute: .top, multiplier: 1.0, constant: -offset))
    }
    if let top = [safeArea].last {
      NSLayoutConstraint.activate([NSLayoutConstraint(item: top, attribute: .centerX, relatedBy: .equal, toItem: dot, attribute: .leading, multiplier: 1.0, constant: -4.25)] + [NSLayoutConstraint(item: top, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 3)])
    }
    UIView.performWithoutAnimation {
      NSLayoutConstraint.activate([NSLayoutConstraint(item: safeArea, attribute: .leading, relatedBy: .equal, toItem: container, attribute: .trailing, multiplier: 1, constant: 10.0)] + [NSLayoutConstraint(item: safeArea, attribute: .centerX, relatedBy: .lessThanOrEqual, toItem: name, attribute: .centerX, multiplier: 1, constant: -CGFloat(ratio))])
    }
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|[a(40)]-12-[b]", options: .alignAllLeading, metrics: ["pad": CGFloat(columns) * 4, "low": CGFloat(300), "wide": 44.0], views: ["a": rows[0], "b": container]))
    if isWide {
      UIView.animate(withDuration: 0) {
        self.addConstraint(NSLayoutConstraint(item: self.name, attribute: .left, relatedBy: .equal, toItem: self.rows[1], attribute: .right, multiplier: 1, constant: self.offset + 4))
      }
    } else {
      do {
        var x: Int = 10
        x += 2
        NSLayoutConstraint.activate([NSLayoutConstraint(item: dot, attribute: .bottom, relatedBy: .equal, toItem: safeArea, attribute: .bottom, multiplier: 1.0 / 3, constant: 0)] + [NSLayoutConstraint(item: dot, attribute: .centerX, relatedBy: .equal, toItem: self.safeAreaLayoutGuide, attribute: .centerX, multiplier: 1, constant: CGFloat(x) * 4)])
      }
    }
    do {
      var previous: UIView = container
      for view in [rows[1], name] {
        NSLayoutConstraint.activate([NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, toItem: self, attribute: .width, multiplier: CGFloat(ratio), constant: 0), NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: ratio * 10)])
        _ = previous
        previous = view
      }
    }
    kept185 = NSLayoutConstraint(item: rows[0], attribute: .bottom, relatedBy: .equal, toItem: rows[1], attribute: .top, multiplier: 1, constant: 0)
    kept185?.priority = .defaultLow
    kept185?.isActive = true
    kept186 = NSLayoutConstraint(item: container, attribute: .right, relatedBy: .equal, toItem: dot, attribute: .right, multiplier: 3, constant: 16)
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
    self.addConstraint(NSLayoutConstraint(item: rows[1], attribute: .firstBaseline, relatedBy: .equal, toItem: container, attribute: .firstBaseline, multiplier: 1.0, constant: 44))
  }
}

@MainActor let generatedLayoutConstraint0: [Example] = [
  .snippet("LayoutConstraint0") { layoutConstraint0($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, gap: 9, columns: 2, share: 0.75, isOpen: true) },
  .view("LayoutConstraint1", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint1(style: .default, reuseIdentifier: nil) },
  .view("LayoutConstraint2", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint2(frame: .zero) },
]
