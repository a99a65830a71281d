// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import UIKit

private final class LayoutConstraint12: UIView {
  let heading = UILabel(), card = UIView(), safeArea = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], gutter = UILayoutGuide()
  var padding: CGFloat = 14.5, columns = 5, share = 1.25, isFirst = false
  var wide238: [NSLayoutConstraint] = [], narrow239 = [NSLayoutConstraint]()
  var kept240: NSLayoutConstraint?
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
    NSLayoutConstraint.activate([
      NSLayoutConstraint(item: self.gutter, attribute: .top, relatedBy: .equal, toItem: rows[1], attribute: .top, multiplier: 1.0, constant: 0),
      NSLayoutConstraint(item: rows[0], attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: dot, attribute: .firstBaseline, multiplier: 1.0, constant: -12),
      NSLayoutConstraint(item: self.rows[0], attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: padding - 1.5),
    ])
    switch columns {
    case 0:
      func go235() {
        guard isFirst else { return }
        NSLayoutConstraint(item: safeArea, attribute: .firstBaseline, relatedBy: .lessThanOrEqual, toItem: self.dot, attribute: .firstBaseline, multiplier: 1, constant: 10.0).isActive = true
      }
      go235()
    case 1, 2, 3:
      switch columns {
      case 0:
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:[a(40)][b]|", options: [], metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": card, "b": rows[1]]))
      case 1, 2, 3:
        self.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "|-pad-[a]-pad-[b]", options: [], metrics: ["pad": -CGFloat(share), "low": CGFloat(300), "wide": 44.0], views: ["a": safeArea, "b": rows[0]]))
      default:
        do {
          let list = NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]-12-[b]-(>=pad)-|", options: .alignAllCenterY, metrics: ["pad": 0, "low": CGFloat(300), "wide": 44.0], views: ["a": card, "b": safeArea])
          NSLayoutConstraint.activate(list)
        }
      }
    default:
      let lay236 = { (amount: CGFloat) -> Void in
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-pad-[a(wide)]-12-[b]-(>=pad)-|", options: [.alignAllCenterX], metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": self.safeArea, "b": self.rows[1]]))
      }
      lay236(padding)
    }
    self.addConstraint(NSLayoutConstraint(item: card, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: rows[1], attribute: .trailing, multiplier: 1, constant: 10.0))
    if isFirst {
      self.addConstraint(NSLayoutConstraint(item: rows[1], attribute: .right, relatedBy: .equal, toItem: gutter, attribute: .right, multiplier: 1, constant: CGFloat(columns)))
    }
    UIView.performWithoutAnimation {
      for (index, view) in [rows[0], card, safeArea].enumerated() {
        let c237 = NSLayoutConstraint(item: view, attribute: .top, relatedBy: .equal, toItem: gutter, attribute: .centerY, multiplier: 1, constant: 8)
        c237.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
        c237.isActive = true
        _ = index
      }
    }
    if isFirst {
      if let top = [rows[0]].last {
        self.addConstraint(NSLayoutConstraint(item: top, attribute: .height, relatedBy: .lessThanOrEqual, toItem: gutter, attribute: .height, multiplier: 1.0, constant: self.padding + 4))
      }
    } else {
      do {
        var above: UIView? = heading
        for view in [safeArea, card] {
          if let above {
            self.addConstraint(NSLayoutConstraint(item: view, attribute: .firstBaseline, relatedBy: .greaterThanOrEqual, toItem: above, attribute: .centerY, multiplier: 1, constant: CGFloat(share) * 10))
          }
          above = view
        }
      }
    }
    [card, heading].forEach {
      self.addConstraint(NSLayoutConstraint(item: $0, attribute: .centerX, relatedBy: .equal, toItem: self.safeAreaLayoutGuide, attribute: .leading, multiplier: 1, constant: 0))
    }
    [rows[1], rows[0]].forEach { v in
      NSLayoutConstraint.activate([
        NSLayoutConstraint(item: v, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: gutter, attribute: .trailing, multiplier: CGFloat(share), constant: 0),
        NSLayoutConstraint(item: v, attribute: .lastBaseline, relatedBy: .lessThanOrEqual, toItem: self, attribute: .lastBaseline, multiplier: 1.0, constant: padding),
        NSLayoutConstraint(item: v, attribute: .left, relatedBy: .equal, toItem: self.safeAreaLayoutGuide, attribute: .right, multiplier: 1, constant: 0),
      ])
    }
    wide238.append(NSLayoutConstraint(item: heading, attribute: .trailing, relatedBy: .greaterThanOrEqual, toItem: rows[1], attribute: .trailing, multiplier: 1.0, constant: 0))
    wide238.append(NSLayoutConstraint(item: heading, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: dot, attribute: .leading, multiplier: 1, constant: -1))
    narrow239.append(NSLayoutConstraint(item: rows[1], attribute: .height, relatedBy: .lessThanOrEqual, toItem: gutter, attribute: .height, multiplier: 1, constant: 0))
    NSLayoutConstraint.activate(wide238)
    kept240 = NSLayoutConstraint(item: dot, attribute: .leading, relatedBy: .equal, toItem: rows[0], attribute: .leading, multiplier: 1, constant: -1)
    kept240?.priority = .defaultHigh
    kept240?.isActive = true
    heading.translatesAutoresizingMaskIntoConstraints = false
    card.translatesAutoresizingMaskIntoConstraints = false
    safeArea.translatesAutoresizingMaskIntoConstraints = false
    dot.translatesAutoresizingMaskIntoConstraints = false
    rows[0].translatesAutoresizingMaskIntoConstraints = false
    rows[1].translatesAutoresizingMaskIntoConstraints = false
  }
  func step0() {
    wide238.forEach { $0.isActive = false }
    narrow239.forEach { $0.isActive = true }
    kept240?.constant = -padding
  }
  func step1() {
    NSLayoutConstraint.activate(isFirst ? wide238 : narrow239)
    kept240?.isActive = !isFirst
    self.addConstraint(NSLayoutConstraint(item: self.heading, attribute: .bottom, relatedBy: .equal, toItem: card, attribute: .bottom, multiplier: 1.0, constant: 0))
  }
}

@MainActor
private func layoutConstraint13(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  inset: CGFloat, columns: Int, factor: Double, isFirst: Bool
) {
  for view in [v, b, c, child] { view.translatesAutoresizingMaskIntoConstraints = false }
  var wide245: [NSLayoutConstraint] = [], narrow246 = [NSLayoutConstraint]()
  NSLayoutConstraint.activate([NSLayoutConstraint(item: guide, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: c, attribute: .leading, multiplier: 1, constant: 0), NSLayoutConstraint(item: b, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: v, attribute: .height, multiplier: CGFloat(factor), constant: 16)])
  switch columns {
  case 0:
    do {
      let list = NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a(>=20@600)]-(pad@low)-[b]-(>=pad)-|", options: .alignAllLeading, metrics: ["pad": 8, "low": CGFloat(300), "wide": 44.0], views: ["a": v, "b": c])
      NSLayoutConstraint.activate(list)
    }
  case 1, 2, 3:
    for view in [b, c, v] where isFirst {
      parent.addConstraint(NSLayoutConstraint(item: view, attribute: .lastBaseline, relatedBy: .equal, toItem: parent, attribute: .firstBaseline, multiplier: 1, constant: inset / 2))
    }
  default:
    if !isFirst {
      do {
        let list = NSLayoutConstraint.constraints(withVisualFormat: "[a]-12-[b]-|", options: [], metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": c, "b": b])
        NSLayoutConstraint.activate(list)
      }
    }
  }
  UIView.animate(withDuration: 0) {
    do {
      let gap: CGFloat = inset
      parent.addConstraint(NSLayoutConstraint(item: guide, attribute: .trailing, relatedBy: .equal, toItem: c, attribute: .trailing, multiplier: 1, constant: gap + 4))
    }
  }
  do {
    let left = c
    NSLayoutConstraint.activate([
      NSLayoutConstraint(item: b, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(columns * 3)),
      NSLayoutConstraint(item: child, attribute: .trailing, relatedBy: .equal, toItem: b, attribute: .centerX, multiplier: 2, constant: -1),
      NSLayoutConstraint(item: v, attribute: .right, relatedBy: .lessThanOrEqual, toItem: parent, attribute: .right, multiplier: 1, constant: 0),
    ])
    _ = left
  }
  for view in [v, c, b] where !isFirst {
    let c241 = NSLayoutConstraint(item: view, attribute: .centerX, relatedBy: .equal, toItem: child, attribute: .centerX, multiplier: 1, constant: 0)
    c241.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
    c241.isActive = true
  }
  do {
    let list = NSLayoutConstraint.constraints(withVisualFormat: "V:|-8-[a(40)]-(2@750,>=1)-[b]", options: .alignAllLeading, metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": c, "b": v])
    NSLayoutConstraint.activate(list)
  }
  do {
    let list = NSLayoutConstraint.constraints(withVisualFormat: "H:|-8-[a(==b)]-[b]-(>=pad)-|", options: .alignAllCenterY, metrics: ["pad": 24, "low": CGFloat(300), "wide": 44.0], views: ["a": c, "b": v])
    NSLayoutConstraint.activate(list)
  }
  switch columns {
  case 0:
    for view in [c, v, b] {
      let c242 = NSLayoutConstraint(item: view, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: guide, attribute: .centerY, multiplier: 1, constant: 0)
      c242.priority = .defaultLow
      c242.isActive = true
    }
  case 1, 2, 3:
    do {
      var last: UIView = c
      for view in [v, b] {
        parent.addConstraint(NSLayoutConstraint(item: view, attribute: .lastBaseline, relatedBy: .equal, toItem: last, attribute: .centerY, multiplier: 1.0, constant: CGFloat(columns * 3)))
        last = view
      }
    }
  default:
    let lay243 = { (amount: CGFloat) -> Void in
      var list244 = [NSLayoutConstraint(item: v, attribute: .firstBaseline, relatedBy: .lessThanOrEqual, toItem: child, attribute: .bottom, multiplier: 1, constant: 0)]
      list244 += [NSLayoutConstraint(item: v, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: guide, attribute: .leading, multiplier: 1.0, constant: 0), NSLayoutConstraint(item: guide, attribute: .top, relatedBy: .equal, toItem: c, attribute: .top, multiplier: 1, constant: CGFloat(columns) * 4)]
      NSLayoutConstraint.activate(list244)
    }
    lay243(inset)
  }
  wide245 = [NSLayoutConstraint(item: child, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: guide, attribute: .trailing, multiplier: 1, constant: 24), NSLayoutConstraint(item: b, attribute: .lastBaseline, relatedBy: .equal, toItem: guide, attribute: .top, multiplier: 0.5, constant: 16)]
  narrow246.append(NSLayoutConstraint(item: c, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: guide, attribute: .bottom, multiplier: 1, constant: 0))
  NSLayoutConstraint.activate(wide245)
  let id247 = NSLayoutConstraint(item: v, attribute: .lastBaseline, relatedBy: .equal, toItem: c, attribute: .bottom, multiplier: 1, constant: 8)
  id247.identifier = "id247"
  id247.isActive = true
  for constraint in wide245 { constraint.constant += 6 }
  parent.constraints.first { $0.identifier == "id247" }?.constant = CGFloat(columns / 2)
  NSLayoutConstraint.activate(isFirst ? wide245 : narrow246)
  [v, b].forEach { view in
    NSLayoutConstraint.activate([NSLayoutConstraint(item: view, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: guide, attribute: .height, multiplier: 3, constant: CGFloat(columns / 2))] + [NSLayoutConstraint(item: view, attribute: .trailing, relatedBy: .equal, toItem: guide, attribute: .trailing, multiplier: 1.0, constant: 0)])
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
    let list = NSLayoutConstraint.constraints(withVisualFormat: "H:[a(>=20@600)][b]-(>=pad)-|", options: [], metrics: ["pad": CGFloat(width / 2), "low": CGFloat(300), "wide": 44.0], views: ["a": c, "b": v])
    NSLayoutConstraint.activate(list)
  }
  parent.addConstraint(NSLayoutConstraint(item: v, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: b, attribute: .bottom, multiplier: 1, constant: max(spacing, 10)))
  if !isFirst {
    let c248 = NSLayoutConstraint(item: b, attribute: .top, relatedBy: .equal, toItem: child, attribute: .top, multiplier: CGFloat(ratio), constant: 10.0)
    c248.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
    c248.isActive = true
  } else {
    NSLayoutConstraint(item: guide, attribute: .right, relatedBy: .equal, toItem: b, attribute: .right, multiplier: 1.0, constant: 0).isActive = true
  }
  NSLayoutConstraint.activate([NSLayoutConstraint(item: child, attribute: .width, relatedBy: .equal, toItem: v, attribute: .height, multiplier: 1.0 / 3, constant: 0), NSLayoutConstraint(item: guide, attribute: .centerX, relatedBy: .greaterThanOrEqual, toItem: parent, attribute: .trailing, multiplier: 1.0, constant: 0)])
  NSLayoutConstraint.activate([
    NSLayoutConstraint(item: v, attribute: .bottom, relatedBy: .equal, toItem: guide, attribute: .centerY, multiplier: 0.25, constant: ratio),
    NSLayoutConstraint(item: v, attribute: .top, relatedBy: .equal, toItem: parent, attribute: .lastBaseline, multiplier: 1, constant: 0),
    NSLayoutConstraint(item: child, attribute: .height, relatedBy: .equal, toItem: v, attribute: .height, multiplier: 0.5, constant: 0),
  ])
  do {
    let list = NSLayoutConstraint.constraints(withVisualFormat: "|-pad-[a(b@low)]-(2@750,>=1)-[b]", options: [], metrics: ["pad": 6, "low": 200, "wide": 60], views: ["a": v, "b": b])
    NSLayoutConstraint.activate(list)
  }
  do {
    let safeArea = parent
    parent.addConstraint(NSLayoutConstraint(item: c, attribute: .centerY, relatedBy: .equal, toItem: safeArea, attribute: .centerY, multiplier: 1, constant: isFirst ? spacing : 4))
  }
  UIView.animate(withDuration: 0) {
    switch width {
    case 0:
      NSLayoutConstraint(item: guide, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: b, attribute: .top, multiplier: 1, constant: 0.5).isActive = true
    case 1, 2, 3:
      do {
        let list = NSLayoutConstraint.constraints(withVisualFormat: "H:|-pad-[a(==b)]-(2@750,>=1)-[b]", options: [], metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": b, "b": c])
        NSLayoutConstraint.activate(list)
      }
    default:
      NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-pad-[a(>=20@600)]-(2@750,>=1)-[b]", options: .alignAllCenterY, metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": b, "b": v]))
    }
  }
  let id249 = NSLayoutConstraint(item: c, attribute: .trailing, relatedBy: .equal, toItem: child, attribute: .centerX, multiplier: 1, constant: CGFloat(width) * 4)
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
    parent.addConstraint(NSLayoutConstraint(item: b, attribute: .trailing, relatedBy: .equal, toItem: v, attribute: .centerX, multiplier: 1, constant: 8))
    _ = spacing
  }
}

@MainActor let generatedLayoutConstraint4: [Example] = [
  .view("LayoutConstraint12", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint12(frame: .zero) },
  .snippet("LayoutConstraint13") { layoutConstraint13($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, inset: 9, columns: 2, factor: 0.75, isFirst: true) },
  .snippet("LayoutConstraint14") { layoutConstraint14($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, spacing: 9, width: 2, ratio: 0.75, isFirst: true) },
]
