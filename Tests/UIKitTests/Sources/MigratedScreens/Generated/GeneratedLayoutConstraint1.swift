// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

@MainActor
private func layoutConstraint3(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  gap: CGFloat, columns: Int, ratio: Double, isOpen: Bool
) {
  [v, b, c, child].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  var wide193: [Constraint] = [], narrow194 = [Constraint]()
  var pair195: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  let c187 = v.height == 0.5
  c187.priority = .high
  c187.isActive = true
  if !isOpen {
    var list188 = [b.leading == v.leading - 1]
    list188.append(child.leading >= v.centerX + 3)
    Constraint.activate(list188)
  } else {
    let c189 = c.trailing == guide.trailing
    c189.priority = 500
    c189.isActive = true
  }
  let lay190 = { (amount: CGFloat) -> Void in
    if !isOpen {
      do {
        let list = try! Constraint.visualFormat(
          "V:[a(>=20@600)]-pad-[b]-(>=pad)-|", metrics: ["pad": 10.5, "low": 200, "wide": 60],
          views: ["a": c, "b": b])
        Constraint.activate(list)
      }
    } else {
      Constraint.activate {
        c.width == CGFloat(ratio)
        c.firstBaseline == parent.firstBaseline
      }
    }
  }
  lay190(24)
  func pin191(_ left: UIView, by leading: CGFloat) {
    Constraint.activate { left.height <= b.width + leading }
  }
  pin191(v, by: -1)
  pin191(c, by: ratio)
  Constraint.activate(try! Constraint.visualFormat(
    "V:|[a]-[b]", options: .alignAllLeading,
    metrics: ["pad": -CGFloat(ratio), "low": CGFloat(300), "wide": 44.0], views: ["a": b, "b": v]))
  let lay192 = { (amount: CGFloat) -> Void in
    UIView.animate(withDuration: 0) {
      Constraint.activate {
        child.centerX == 3 * v.centerX + amount
        v.bottom >= CGFloat(ratio) * c.top
      }
    }
  }
  lay192(10.0)
  Constraint.activate {
    child.lastBaseline >= b.lastBaseline
    child.height == 0.5 * c.width
  }
  Constraint.activate { c.centerX >= guide.centerX - 12 }
  wide193 = [c.width == 16, child.height <= 16]
  narrow194.append(v.bottom == 0.5 * c.lastBaseline + gap / 2)
  Constraint.activate(wide193)
  pair195 = (NSLayoutConstraint(item: v, attribute: .top, relatedBy: .equal, toItem: parent, attribute: .top, multiplier: 1.0, constant: 0), NSLayoutConstraint(item: b, attribute: .leading, relatedBy: .lessThanOrEqual, toItem: c, attribute: .leading, multiplier: 1, constant: ratio * 10))
  NSLayoutConstraint.activate([pair195!.x, pair195!.y])
  Constraint.deactivate(wide193)
  Constraint.activate(narrow194)
  pair195?.x.constant += 4
  Constraint.activate(isOpen ? wide193 : narrow194)
  pair195!.y.constant = 44
  let c196 = v.width == 2 * v.height
  c196.priority = 500
  c196.isActive = true
}

@MainActor
private func layoutConstraint4(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  height: CGFloat, width: Int, share: Double, isFirst: Bool
) {
  for view in [v, b, c, child] { view.translatesAutoresizingMaskIntoConstraints = false }
  var kept200: Constraint?
  var table201: [String: NSLayoutConstraint] = [:]
  let c197 = v.height == child.height
  c197.priority = 500
  c197.isActive = true
  if let view = [b].last {
    Constraint.activate {
      view.trailing <= child.trailing + 12.5
      view.left == parent.right + 12.5
    }
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
    Constraint.activate(try! Constraint.visualFormat(
      "V:|-8-[a(40)]-(2@750,>=1)-[b]-(>=pad)-|",
      metrics: ["pad": 44, "low": CGFloat(300), "wide": 44.0], views: ["a": c, "b": v]))
  }
  switch width {
  case 0:
    switch width {
    case 0:
      Constraint.activate {
        v.width >= child.width
        b.height == child.height + 20
      }
    case 1, 2, 3:
      Constraint.activate { guide.centerX == b.leading - 1 }
    default:
      Constraint.activate { guide.width == b.width - share }
    }
  case 1, 2, 3:
    switch width {
    case 0:
      Constraint.activate {
        c.width == -12
        v.width == CGFloat(width * 3)
        guide.height == b.height
      }
    case 1, 2, 3:
      (!isFirst ? NSLayoutConstraint(item: child, attribute: .bottom, relatedBy: .equal, toItem: v, attribute: .bottom, multiplier: 1.0, constant: 0) : NSLayoutConstraint(item: v, attribute: .width, relatedBy: .equal, toItem: c, attribute: .width, multiplier: 1.0 / 3, constant: CGFloat(width) * 4)).isActive = true
    default:
      Constraint.activate(try! Constraint.visualFormat(
        "V:|-pad-[a(wide)]-(2@750,>=1)-[b]", options: .alignAllCenterX,
        metrics: ["pad": CGFloat(width) * 4, "low": CGFloat(300), "wide": 44.0],
        views: ["a": v, "b": b]))
    }
  default:
    Constraint.activate(try! Constraint.visualFormat(
      "V:|-8-[a]-(2@750,>=1)-[b]-(>=pad)-|", options: .alignAllLeading,
      metrics: ["pad": 6, "low": 200, "wide": 60], views: ["a": v, "b": c]))
  }
  if isFirst {
    for (index, view) in [b, v, c].enumerated() {
      let c198 = view.width == 1.0 / 3.0 * guide.height + 100
      c198.priority = 500
      c198.isActive = true
      _ = index
    }
  } else {
    func pin199(_ left: UIView, by size: CGFloat) {
      Constraint.activate {
        left.height == parent.width
        left.bottom >= v.bottom
      }
    }
    pin199(b, by: 100)
    pin199(c, by: 24)
  }
  Constraint.activate { c.leading == b.centerX - 4.25 }
  (isFirst ? NSLayoutConstraint(item: v, attribute: .leading, relatedBy: .equal, toItem: child, attribute: .centerX, multiplier: 3, constant: CGFloat(width / 2)) : NSLayoutConstraint(item: v, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: -4.25)).isActive = true
  kept200 = b.lastBaseline == c.bottom + height / 2
  kept200!.priority = .high - 1
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
    Constraint.activate {
      view.bottom == v.bottom + 44
      view.top == child.bottom + 44
      view.width <= 20
    }
  }
}

private final class LayoutConstraint5: UIView {
  let heading = UILabel(), panel = UIView(), icon = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var right: CGFloat = 6, lines = 5, factor = 1.25, isOpen = false
  var kept204: Constraint!
  var kept205: Constraint?
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
    Constraint.activate { guide.width == panel.width }
    if isOpen {
      let lay202 = { [unowned self] (amount: CGFloat) -> Void in
        Constraint.activate { self.mark.centerX == self.rows[0].leading }
      }
      lay202(100)
    }
    do {
      var last: UIView? = icon
      for view in [panel, rows[1]] {
        if let last {
          let c203 = view.right <= self.right
          c203.priority = 500
          c203.isActive = true
          _ = last
        }
        last = view
      }
    }
    switch lines {
    case 0:
      if isOpen {
        Constraint.activate { rows[0].firstBaseline <= rows[1].centerY }
      }
    case 1, 2, 3:
      [icon, rows[1]].forEach { view in
        Constraint.activate { view.centerX == CGFloat(factor) * self.guide.leading + Double(right) }
      }
    default:
      if isOpen {
        Constraint.activate { rows[1].width == factor * 10 }
      }
    }
    Constraint.activate(try! Constraint.visualFormat(
      "H:|-[a(==b)]-(>=4)-[b]", metrics: ["pad": 10.5, "low": 200, "wide": 60],
      views: ["a": rows[0], "b": panel], spacing: .margins))
    Constraint.activate {
      guide.centerX <= rows[0].centerX
      self.guide.leading == icon.leading + Double(right - 1.5)
    }
    do {
      let leading: CGFloat = -4
      do {
        var last: UIView? = rows[0]
        for view in [rows[1], panel] {
          if let last {
            Constraint.activate { view.top == last.top }
          }
          last = view
        }
      }
      _ = leading
    }
    [icon, heading].forEach { v in
      Constraint.activate { v.bottom == mark.bottom + Double(max(right, 10)) }
    }
    kept204 = rows[0].width == heading.height + Double(2 * right)
    kept204!.priority = .high - 1
    kept204!.isActive = true
    kept205 = panel.right <= self.right - Double(right)
    kept205!.priority = 999
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
      Constraint.activate {
        view.leading == 0.25 * mark.centerX
        view.trailing == self.guide.leading + CGFloat(factor)
        view.bottom == guide.bottom + factor * 10
      }
    }
  }
}

@MainActor let generatedLayoutConstraint1: [Example] = [
  .snippet("LayoutConstraint3") { layoutConstraint3($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, gap: 9, columns: 2, ratio: 0.75, isOpen: true) },
  .snippet("LayoutConstraint4") { layoutConstraint4($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, height: 9, width: 2, share: 0.75, isFirst: true) },
  .view("LayoutConstraint5", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint5(frame: .zero) },
]
