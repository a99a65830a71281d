// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class LayoutAnchor3: UIViewController {
  let caption = UILabel(), panel = UIView(), icon = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var spacing: CGFloat = 14.5, columns = 0, share = 0.5, isWide = true
  var kept95: Constraint?
  var pair96: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  override func viewDidLoad() {
    super.viewDidLoad()
    caption.text = "A label"
    for part in [caption, panel, icon] + rows { view.addSubview(part) }
    panel.addSubview(badge)
    view.addLayoutGuide(middle)
    layOut()
  }
  private func layOut() {
    caption.translatesAutoresizingMaskIntoConstraints = false
    panel.translatesAutoresizingMaskIntoConstraints = false
    icon.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    rows[0].translatesAutoresizingMaskIntoConstraints = false
    rows[1].translatesAutoresizingMaskIntoConstraints = false
    for view in [self.icon, panel, caption] where isWide {
      var list87 = [view.width == CGFloat(share)]
      list87.append(view.centerX <= self.view.centerX)
      Constraint.activate(list87)
    }
    UIView.animate(withDuration: 0) {
      do {
        let margins: CGFloat = 6
        let c88 = self.middle.centerX == self.view.centerX + margins * 2
        c88.priority = .low
        c88.isActive = true
      }
    }
    if let top = [caption].last { Constraint.activate { top.height == 24 } }
    switch columns {
    case 0:
      do {
        var y: CGFloat = 4
        for view in [self.rows[0], panel, caption] {
          let c89 = view.bottom == rows[1].bottom
          c89.priority = .low
          c89.isActive = true
          _ = y
          y += 10
        }
      }
    case 1, 2, 3:
      do {
        var y: CGFloat = 4
        for view in [icon, rows[0], caption] {
          Constraint.activate {
            view.centerX == self.rows[1].centerX
            view.left == rows[1].right
            view.centerY == badge.centerY
          }
          _ = y
          y += 10
        }
      }
    default:
      Constraint.activate {
        middle.centerX == caption.centerX
        badge.left == middle.centerX + 3
      }
    }
    switch columns {
    case 0:
      Constraint.activate {
        panel.bottom == view.bottom - CGFloat(share)
        badge.centerX == panel.centerX + CGFloat(columns * 3)
      }
    case 1, 2, 3:
      func pin90(_ item: UIView, by top: CGFloat) {
        var list91 = [item.leading == view.safeArea.leading + (top + 4)]
        list91.append(item.height == panel.width + top * 2)
        Constraint.activate(list91)
      }
      pin90(caption, by: 3)
      pin90(icon, by: 0)
    default:
      let lay92 = { [self] (amount: CGFloat) -> Void in
        let c93 = caption.top == middle.bottom + 12.5
        c93.priority = .low
        c93.isActive = true
      }
      lay92(CGFloat(columns) * 4)
    }
    do {
      var previous: UIView? = rows[0]
      for view in [caption, rows[1]] {
        if let previous {
          Constraint.activate {
            view.top == previous.firstBaseline + spacing / 2
            view.firstBaseline <= previous.bottom + 10.0
            view.right == previous.right + spacing
          }
        }
        previous = view
      }
    }
    do {
      var last: UIView = rows[1]
      for view in [caption, self.panel] {
        var list94 = [view.height == -CGFloat(share)]
        if !isWide {
          list94.append(view.bottom >= last.bottom + CGFloat(columns) * 4)
        }
        Constraint.activate(list94)
        last = view
      }
    }
    UIView.performWithoutAnimation {
      do {
        var previous: UIView = self.rows[1]
        for view in [rows[0], panel] {
          Constraint.activate {
            view.width == 20
            view.leading >= previous.leading - 4.25
            view.right <= self.view.left - 4.25
          }
          previous = view
        }
      }
    }
    kept95 = badge.trailing == rows[0].trailing - CGFloat(share)
    kept95?.isActive = true
    pair96 = (caption.centerXAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.centerXAnchor, constant: -1), rows[0].leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: share))
    NSLayoutConstraint.activate([pair96!.x, pair96!.y])
  }
  func step0() {
    kept95?.isActive = isWide
    pair96?.x.constant = 2 * spacing
  }
  func step1() {
    kept95?.isActive = false
    pair96!.y.constant += 4
    if isWide {
      func go97() {
        guard !isWide else { return }
        Constraint.activate { caption.leading >= rows[1].leading + 24 }
      }
      go97()
    } else {
      func go98() {
        guard isWide else { return }
        var list99 = [panel.centerX <= rows[0].centerX + CGFloat(share)]
        list99 += [panel.top <= rows[0].top, badge.trailing >= caption.centerX + share * 10]
        Constraint.activate(list99)
      }
      go98()
    }
  }
}

private final class LayoutAnchor4: UIView {
  let heading = UILabel(), container = UIView(), icon = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var spacing: CGFloat = 10, lines = 2, factor = 1.25, isWide = false
  var table105: [String: NSLayoutConstraint] = [:]
  var pair106: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    heading.text = "A label"
    [heading, container, icon].forEach { addSubview($0) }
    rows.forEach(addSubview)
    container.addSubview(badge)
    addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    var list100 = [badge.trailing == rows[1].trailing + 100]
    list100 += [rows[1].height == CGFloat(factor), icon.height == 20]
    Constraint.activate(list100)
    switch lines {
    case 0:
      Constraint.activate {
        heading.width >= 100
        rows[0].top >= icon.top + 20
      }
    case 1, 2, 3:
      do {
        let heading = rows[0]
        Constraint.activate {
          rows[0].bottom == badge.bottom + 16
          badge.right == self.guide.right
        }
        _ = heading
      }
    default:
      do {
        var lines: CGFloat = -4
        lines += 2
        Constraint.activate { guide.height >= icon.height + 2 * lines }
      }
    }
    [heading, rows[1]].forEach { v in
      Constraint.activate {
        v.centerY == guide.centerY + (isWide ? 0 : -spacing)
        v.leading == self.leading + 100
      }
    }
    if let top = [container].last {
      var list101 = [top.centerY <= badge.lastBaseline]
      if !isWide { list101.append(top.height <= spacing) }
      Constraint.activate(list101)
    }
    do {
      let width: Double = -4
      if let last = [icon].last {
        let c102 = last.leading == self.leading
        c102.priority = 999
        c102.isActive = true
      }
      _ = width
    }
    var list103 = [icon.width >= container.height + CGFloat(lines / 2)]
    if isWide {
      list103.append(rows[1].centerY == badge.centerY + CGFloat(lines) * 4)
    }
    Constraint.activate(list103)
    do {
      let edges: Int = 10
      var list104 = [heading.centerX == badge.right + CGFloat(edges) * 4]
      list104 += [rows[1].trailing == guide.trailing + 20, icon.height == icon.width]
      Constraint.activate(list104)
    }
    if !isWide {
      for view in [rows[0], icon, rows[1]] where isWide {
        Constraint.activate {
          view.right == container.right
          view.trailing >= guide.trailing
        }
      }
    }
    table105["a"] = self.heading.centerXAnchor.constraint(equalTo: rows[0].leadingAnchor, constant: -1)
    table105["b"] = self.rows[1].heightAnchor.constraint(equalTo: icon.heightAnchor, multiplier: 0.25, constant: 0)
    NSLayoutConstraint.activate(Array(table105.values))
    pair106 = (badge.trailingAnchor.constraint(lessThanOrEqualTo: rows[1].trailingAnchor, constant: 44), self.heading.widthAnchor.constraint(equalToConstant: 3))
    NSLayoutConstraint.activate([pair106!.x, pair106!.y])
    [heading, container, icon, badge, rows[0], rows[1]].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  }
  func step0() {
    table105["a"]?.isActive = false
    pair106?.x.constant += 4
  }
  func step1() {
    pair106!.y.constant = -1
    Constraint.activate { rows[1].trailing <= self.rows[0].trailing + 100 }
  }
}

@MainActor
private func layoutAnchor5(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  right: CGFloat, lines: Int, ratio: Double, isWide: Bool
) {
  v.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  c.translatesAutoresizingMaskIntoConstraints = false
  child.translatesAutoresizingMaskIntoConstraints = false
  var wide110: [Constraint] = [], narrow111 = [Constraint]()
  var wide112: [Constraint] = [], narrow113 = [Constraint]()
  for view in [c, v, b] where !isWide {
    Constraint.activate {
      view.lastBaseline <= guide.bottom + 3
      view.top == child.lastBaseline + 44
      view.lastBaseline == parent.lastBaseline
    }
  }
  if isWide {
    (!isWide ? c.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.25) : b.widthAnchor.constraint(equalToConstant: ratio * 10)).isActive = true
  } else {
    func pin107(_ view: UIView, by height: CGFloat) {
      Constraint.activate {
        view.height == guide.height + 20
        view.height == v.height + 24
        view.trailing >= child.centerX
      }
    }
    pin107(b, by: CGFloat(ratio) * 10)
    pin107(c, by: 16)
  }
  for view in [c, b, v] {
    let c108 = view.centerY == guide.centerY
    c108.priority = .high - 1
    c108.isActive = true
  }
  Constraint.activate {
    child.width == CGFloat(ratio) * b.width - 12
    guide.width == 16
  }
  [v, b].forEach { view in
    Constraint.activate { view.trailing == child.leading - ratio }
  }
  let c109 = v.width == 1.5 * v.height - 1
  c109.priority = .low
  c109.isActive = true
  do {
    let edges = c
    Constraint.activate {
      edges.height == child.width
      edges.trailing <= v.leading + CGFloat(lines * 3)
    }
  }
  if !isWide {
    if isWide {
      Constraint.activate { v.lastBaseline == c.lastBaseline - ratio }
    } else {
      Constraint.activate {
        child.trailing <= b.trailing
        guide.height == 20
      }
    }
  } else {
    if let top = [b].last {
      Constraint.activate {
        top.firstBaseline == child.firstBaseline + ratio
        top.trailing == child.trailing + CGFloat(ratio) * 10
      }
    }
  }
  wide110 += [b.lastBaseline == c.lastBaseline + (isWide ? right : 4)]
  wide110 = wide110 + [child.top >= c.top]
  narrow111.append(c.height == 3)
  Constraint.activate(wide110)
  wide112 += [c.left == guide.left + CGFloat(ratio) * 10]
  wide112 = wide112 + [v.bottom == c.bottom + CGFloat(lines) * 4]
  narrow113.append(b.firstBaseline == parent.firstBaseline + CGFloat(ratio) * 10)
  Constraint.activate(wide112)
  for constraint in wide110 { constraint.constant += 6 }
  Constraint.deactivate(wide112)
  Constraint.activate(narrow113)
  Constraint.activate(!isWide ? wide110 : narrow111)
  Constraint.activate(isWide ? wide112 : narrow113)
  Constraint.activate { v.firstBaseline == child.bottom }
}

@MainActor let generatedLayoutAnchor1: [Example] = [
  .screen("LayoutAnchor3", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor3() },
  .view("LayoutAnchor4", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor4(frame: .zero) },
  .snippet("LayoutAnchor5") { layoutAnchor5($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, right: 9, lines: 2, ratio: 0.75, isWide: false) },
]
