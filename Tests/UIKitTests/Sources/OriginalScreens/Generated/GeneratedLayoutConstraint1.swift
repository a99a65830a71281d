// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import UIKit

@MainActor
private func layoutConstraint3(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  gap: CGFloat, columns: Int, ratio: Double, isOpen: Bool
) {
  [v, b, c, child].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  var wide193: [NSLayoutConstraint] = [], narrow194 = [NSLayoutConstraint]()
  var pair195: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  let c187 = NSLayoutConstraint(item: v, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0.5)
  c187.priority = .defaultHigh
  c187.isActive = true
  if !isOpen {
    var list188 = [NSLayoutConstraint(item: b, attribute: .leading, relatedBy: .equal, toItem: v, attribute: .leading, multiplier: 1, constant: -1)]
    list188.append(NSLayoutConstraint(item: child, attribute: .leading, relatedBy: .greaterThanOrEqual, toItem: v, attribute: .centerX, multiplier: 1, constant: 3))
    NSLayoutConstraint.activate(list188)
  } else {
    let c189 = NSLayoutConstraint(item: c, attribute: .trailing, relatedBy: .equal, toItem: guide, attribute: .trailing, multiplier: 1.0, constant: 0)
    c189.priority = UILayoutPriority(500)
    c189.isActive = true
  }
  let lay190 = { (amount: CGFloat) -> Void in
    if !isOpen {
      do {
        let list = NSLayoutConstraint.constraints(withVisualFormat: "V:[a(>=20@600)]-pad-[b]-(>=pad)-|", options: [], metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": c, "b": b])
        NSLayoutConstraint.activate(list)
      }
    } else {
      NSLayoutConstraint.activate([NSLayoutConstraint(item: c, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: CGFloat(ratio))] + [NSLayoutConstraint(item: c, attribute: .firstBaseline, relatedBy: .equal, toItem: parent, attribute: .firstBaseline, multiplier: 1.0, constant: 0)])
    }
  }
  lay190(24)
  func pin191(_ left: UIView, by leading: CGFloat) {
    parent.addConstraint(NSLayoutConstraint(item: left, attribute: .height, relatedBy: .lessThanOrEqual, toItem: b, attribute: .width, multiplier: 1, constant: leading))
  }
  pin191(v, by: -1)
  pin191(c, by: ratio)
  NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|[a]-[b]", options: .alignAllLeading, metrics: ["pad": -CGFloat(ratio), "low": CGFloat(300), "wide": 44.0], views: ["a": b, "b": v]))
  let lay192 = { (amount: CGFloat) -> Void in
    UIView.animate(withDuration: 0) {
      NSLayoutConstraint.activate([NSLayoutConstraint(item: child, attribute: .centerX, relatedBy: .equal, toItem: v, attribute: .centerX, multiplier: 3, constant: amount)] + [NSLayoutConstraint(item: v, attribute: .bottom, relatedBy: .greaterThanOrEqual, toItem: c, attribute: .top, multiplier: CGFloat(ratio), constant: 0)])
    }
  }
  lay192(10.0)
  NSLayoutConstraint.activate([NSLayoutConstraint(item: child, attribute: .lastBaseline, relatedBy: .greaterThanOrEqual, toItem: b, attribute: .lastBaseline, multiplier: 1.0, constant: 0), NSLayoutConstraint(item: child, attribute: .height, relatedBy: .equal, toItem: c, attribute: .width, multiplier: 0.5, constant: 0)])
  NSLayoutConstraint(item: c, attribute: .centerX, relatedBy: .greaterThanOrEqual, toItem: guide, attribute: .centerX, multiplier: 1, constant: -12).isActive = true
  wide193 = [NSLayoutConstraint(item: c, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 16), NSLayoutConstraint(item: child, attribute: .height, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 16)]
  narrow194.append(NSLayoutConstraint(item: v, attribute: .bottom, relatedBy: .equal, toItem: c, attribute: .lastBaseline, multiplier: 0.5, constant: gap / 2))
  NSLayoutConstraint.activate(wide193)
  pair195 = (NSLayoutConstraint(item: v, attribute: .top, relatedBy: .equal, toItem: parent, attribute: .top, multiplier: 1.0, constant: 0), NSLayoutConstraint(item: b, attribute: .leading, relatedBy: .lessThanOrEqual, toItem: c, attribute: .leading, multiplier: 1, constant: ratio * 10))
  NSLayoutConstraint.activate([pair195!.x, pair195!.y])
  NSLayoutConstraint.deactivate(wide193)
  NSLayoutConstraint.activate(narrow194)
  pair195?.x.constant += 4
  NSLayoutConstraint.activate(isOpen ? wide193 : narrow194)
  pair195!.y.constant = 44
  let c196 = NSLayoutConstraint(item: v, attribute: .width, relatedBy: .equal, toItem: v, attribute: .height, multiplier: 2, constant: 0)
  c196.priority = UILayoutPriority(500)
  c196.isActive = true
}

@MainActor
private func layoutConstraint4(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  height: CGFloat, width: Int, share: Double, isFirst: Bool
) {
  for view in [v, b, c, child] { view.translatesAutoresizingMaskIntoConstraints = false }
  var kept200: NSLayoutConstraint?
  var table201: [String: NSLayoutConstraint] = [:]
  let c197 = NSLayoutConstraint(item: v, attribute: .height, relatedBy: .equal, toItem: child, attribute: .height, multiplier: 1.0, constant: 0)
  c197.priority = UILayoutPriority(500)
  c197.isActive = true
  if let view = [b].last {
    NSLayoutConstraint.activate([NSLayoutConstraint(item: view, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: child, attribute: .trailing, multiplier: 1.0, constant: 12.5)] + [NSLayoutConstraint(item: view, attribute: .left, relatedBy: .equal, toItem: parent, attribute: .right, multiplier: 1.0, constant: 12.5)])
  }
  do {
    let height: CGFloat = -4
    do {
      var above: UIView = c
      for view in [b, v] {
        (isFirst ? NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, toItem: above, attribute: .height, multiplier: 1.0, constant: height) : NSLayoutConstraint(item: view, attribute: .height, relatedBy: .lessThanOrEqual, toItem: above, attribute: .width, multiplier: 1.0 / 3, constant: height + 4)).isActive = true
        above = view
      }
    }
  }
  UIView.animate(withDuration: 0) {
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-8-[a(40)]-(2@750,>=1)-[b]-(>=pad)-|", options: [], metrics: ["pad": 44, "low": CGFloat(300), "wide": 44.0], views: ["a": c, "b": v]))
  }
  switch width {
  case 0:
    switch width {
    case 0:
      NSLayoutConstraint.activate([NSLayoutConstraint(item: v, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: child, attribute: .width, multiplier: 1.0, constant: 0), NSLayoutConstraint(item: b, attribute: .height, relatedBy: .equal, toItem: child, attribute: .height, multiplier: 1, constant: 20)])
    case 1, 2, 3:
      parent.addConstraint(NSLayoutConstraint(item: guide, attribute: .centerX, relatedBy: .equal, toItem: b, attribute: .leading, multiplier: 1, constant: -1))
    default:
      parent.addConstraint(NSLayoutConstraint(item: guide, attribute: .width, relatedBy: .equal, toItem: b, attribute: .width, multiplier: 1, constant: -share))
    }
  case 1, 2, 3:
    switch width {
    case 0:
      NSLayoutConstraint.activate([
        NSLayoutConstraint(item: c, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: -12),
        NSLayoutConstraint(item: v, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: CGFloat(width * 3)),
        NSLayoutConstraint(item: guide, attribute: .height, relatedBy: .equal, toItem: b, attribute: .height, multiplier: 1, constant: 0),
      ])
    case 1, 2, 3:
      (!isFirst ? NSLayoutConstraint(item: child, attribute: .bottom, relatedBy: .equal, toItem: v, attribute: .bottom, multiplier: 1.0, constant: 0) : NSLayoutConstraint(item: v, attribute: .width, relatedBy: .equal, toItem: c, attribute: .width, multiplier: 1.0 / 3, constant: CGFloat(width) * 4)).isActive = true
    default:
      NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-pad-[a(wide)]-(2@750,>=1)-[b]", options: [.alignAllCenterX], metrics: ["pad": CGFloat(width) * 4, "low": CGFloat(300), "wide": 44.0], views: ["a": v, "b": b]))
    }
  default:
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-8-[a]-(2@750,>=1)-[b]-(>=pad)-|", options: .alignAllLeading, metrics: ["pad": 6, "low": 200, "wide": 60], views: ["a": v, "b": c]))
  }
  if isFirst {
    for (index, view) in [b, v, c].enumerated() {
      let c198 = NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, toItem: guide, attribute: .height, multiplier: 1.0 / 3, constant: 100)
      c198.priority = UILayoutPriority(500)
      c198.isActive = true
      _ = index
    }
  } else {
    func pin199(_ left: UIView, by size: CGFloat) {
      NSLayoutConstraint.activate([NSLayoutConstraint(item: left, attribute: .height, relatedBy: .equal, toItem: parent, attribute: .width, multiplier: 1, constant: 0)] + [NSLayoutConstraint(item: left, attribute: .bottom, relatedBy: .greaterThanOrEqual, toItem: v, attribute: .bottom, multiplier: 1.0, constant: 0)])
    }
    pin199(b, by: 100)
    pin199(c, by: 24)
  }
  parent.addConstraint(NSLayoutConstraint(item: c, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .centerX, multiplier: 1, constant: -4.25))
  (isFirst ? NSLayoutConstraint(item: v, attribute: .leading, relatedBy: .equal, toItem: child, attribute: .centerX, multiplier: 3, constant: CGFloat(width / 2)) : NSLayoutConstraint(item: v, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: -4.25)).isActive = true
  kept200 = NSLayoutConstraint(item: b, attribute: .lastBaseline, relatedBy: .equal, toItem: c, attribute: .bottom, multiplier: 1.0, constant: height / 2)
  kept200!.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
  kept200!.isActive = true
  table201["a"] = NSLayoutConstraint(item: b, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: height - 1.5)
  table201["b"] = NSLayoutConstraint(item: c, attribute: .centerX, relatedBy: .equal, toItem: parent, attribute: .centerX, multiplier: 1.0, constant: -CGFloat(share))
  NSLayoutConstraint.activate(Array(table201.values))
  kept200?.isActive = false
  kept200?.constant = CGFloat(width)
  kept200?.isActive = true
  table201["a"]?.isActive = false
  table201["a"]?.constant = -4.25
  table201["a"]?.isActive = true
  kept200?.isActive = false
  kept200?.constant = 8
  kept200?.isActive = true
  if let view = [c].last {
    NSLayoutConstraint.activate([
      NSLayoutConstraint(item: view, attribute: .bottom, relatedBy: .equal, toItem: v, attribute: .bottom, multiplier: 1.0, constant: 44),
      NSLayoutConstraint(item: view, attribute: .top, relatedBy: .equal, toItem: child, attribute: .bottom, multiplier: 1.0, constant: 44),
      NSLayoutConstraint(item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 20),
    ])
  }
}

private final class LayoutConstraint5: UIView {
  let heading = UILabel(), panel = UIView(), icon = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var right: CGFloat = 6, lines = 5, factor = 1.25, isOpen = false
  var kept204: NSLayoutConstraint!
  var kept205: NSLayoutConstraint?
  override init(frame: CGRect) {
    super.init(frame: frame)
    heading.text = "A label"
    panel.frame = CGRect(x: 20, y: 30, width: 90, height: 50)
    addSubview(heading)
    addSubview(panel)
    addSubview(icon)
    addSubview(rows[0])
    addSubview(rows[1])
    panel.addSubview(mark)
    addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    [heading, panel, icon, mark, rows[0], rows[1]].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    self.addConstraint(NSLayoutConstraint(item: guide, attribute: .width, relatedBy: .equal, toItem: panel, attribute: .width, multiplier: 1.0, constant: 0))
    if isOpen {
      let lay202 = { [unowned self] (amount: CGFloat) -> Void in
        NSLayoutConstraint(item: self.mark, attribute: .centerX, relatedBy: .equal, toItem: self.rows[0], attribute: .leading, multiplier: 1, constant: 0).isActive = true
      }
      lay202(100)
    }
    do {
      var last: UIView? = icon
      for view in [panel, rows[1]] {
        if let last {
          let c203 = NSLayoutConstraint(item: view, attribute: .right, relatedBy: .lessThanOrEqual, toItem: self, attribute: .right, multiplier: 1.0, constant: 0)
          c203.priority = UILayoutPriority(500)
          c203.isActive = true
          _ = last
        }
        last = view
      }
    }
    switch lines {
    case 0:
      if isOpen {
        self.addConstraint(NSLayoutConstraint(item: rows[0], attribute: .firstBaseline, relatedBy: .lessThanOrEqual, toItem: rows[1], attribute: .centerY, multiplier: 1, constant: 0))
      }
    case 1, 2, 3:
      [icon, rows[1]].forEach {
        self.addConstraint(NSLayoutConstraint(item: $0, attribute: .centerX, relatedBy: .equal, toItem: self.guide, attribute: .leading, multiplier: CGFloat(factor), constant: right))
      }
    default:
      if isOpen {
        NSLayoutConstraint(item: rows[1], attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: factor * 10).isActive = true
      }
    }
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a(==b)]-(>=4)-[b]", options: [], metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": rows[0], "b": panel]))
    NSLayoutConstraint.activate([NSLayoutConstraint(item: guide, attribute: .centerX, relatedBy: .lessThanOrEqual, toItem: rows[0], attribute: .centerX, multiplier: 1, constant: 0)] + [NSLayoutConstraint(item: self.guide, attribute: .leading, relatedBy: .equal, toItem: icon, attribute: .leading, multiplier: 1.0, constant: right - 1.5)])
    do {
      let leading: CGFloat = -4
      do {
        var last: UIView? = rows[0]
        for view in [rows[1], panel] {
          if let last {
            NSLayoutConstraint(item: view, attribute: .top, relatedBy: .equal, toItem: last, attribute: .top, multiplier: 1, constant: 0).isActive = true
          }
          last = view
        }
      }
      _ = leading
    }
    [icon, heading].forEach { v in
      NSLayoutConstraint(item: v, attribute: .bottom, relatedBy: .equal, toItem: mark, attribute: .bottom, multiplier: 1.0, constant: max(right, 10)).isActive = true
    }
    kept204 = NSLayoutConstraint(item: rows[0], attribute: .width, relatedBy: .equal, toItem: heading, attribute: .height, multiplier: 1.0, constant: 2 * right)
    kept204!.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
    kept204!.isActive = true
    kept205 = NSLayoutConstraint(item: panel, attribute: .right, relatedBy: .lessThanOrEqual, toItem: self, attribute: .right, multiplier: 1, constant: -right)
    kept205!.priority = UILayoutPriority(rawValue: 999)
    kept205!.isActive = true
  }
  func step0() {
    kept204.isActive = !isOpen
    kept205?.isActive = false
  }
  func step1() {
    kept204.constant += 4
    kept205?.isActive = false
    kept205?.constant = -right
    kept205?.isActive = true
    for view in [rows[0], icon, heading] where !isOpen {
      NSLayoutConstraint.activate([
        NSLayoutConstraint(item: view, attribute: .leading, relatedBy: .equal, toItem: mark, attribute: .centerX, multiplier: 0.25, constant: 0),
        NSLayoutConstraint(item: view, attribute: .trailing, relatedBy: .equal, toItem: self.guide, attribute: .leading, multiplier: 1, constant: CGFloat(factor)),
        NSLayoutConstraint(item: view, attribute: .bottom, relatedBy: .equal, toItem: guide, attribute: .bottom, multiplier: 1.0, constant: factor * 10),
      ])
    }
  }
}

@MainActor let generatedLayoutConstraint1: [Example] = [
  .snippet("LayoutConstraint3") { layoutConstraint3($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, gap: 9, columns: 2, ratio: 0.75, isOpen: true) },
  .snippet("LayoutConstraint4") { layoutConstraint4($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, height: 9, width: 2, share: 0.75, isFirst: true) },
  .view("LayoutConstraint5", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint5(frame: .zero) },
]
