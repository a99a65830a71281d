// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import UIKit

private final class LayoutAnchor3: UIViewController {
  let caption = UILabel(), panel = UIView(), icon = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var spacing: CGFloat = 14.5, columns = 0, share = 0.5, isWide = true
  var kept95: NSLayoutConstraint?
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
      var list87 = [view.widthAnchor.constraint(equalToConstant: CGFloat(share))]
      list87.append(view.centerXAnchor.constraint(lessThanOrEqualTo: self.view.centerXAnchor))
      NSLayoutConstraint.activate(list87)
    }
    UIView.animate(withDuration: 0) {
      do {
        let margins: CGFloat = 6
        let c88 = self.middle.centerXAnchor.constraint(equalTo: self.view.centerXAnchor, constant: margins * 2)
        c88.priority = .defaultLow
        c88.isActive = true
      }
    }
    if let top = [caption].last { top.heightAnchor.constraint(equalToConstant: 24).isActive = true }
    switch columns {
    case 0:
      do {
        var y: CGFloat = 4
        for view in [self.rows[0], panel, caption] {
          let c89 = view.bottomAnchor.constraint(equalTo: rows[1].bottomAnchor)
          c89.priority = .defaultLow
          c89.isActive = true
          _ = y
          y += 10
        }
      }
    case 1, 2, 3:
      do {
        var y: CGFloat = 4
        for view in [icon, rows[0], caption] {
          NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: self.rows[1].centerXAnchor),
            view.leftAnchor.constraint(equalTo: rows[1].rightAnchor),
            view.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
          ])
          _ = y
          y += 10
        }
      }
    default:
      NSLayoutConstraint.activate([middle.centerXAnchor.constraint(equalTo: caption.centerXAnchor, constant: 0)] + [badge.leftAnchor.constraint(equalTo: middle.centerXAnchor, constant: 3)])
    }
    switch columns {
    case 0:
      NSLayoutConstraint.activate([panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -CGFloat(share))] + [badge.centerXAnchor.constraint(equalTo: panel.centerXAnchor, constant: CGFloat(columns * 3))])
    case 1, 2, 3:
      func pin90(_ item: UIView, by top: CGFloat) {
        var list91 = [item.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: top + 4)]
        list91.append(item.heightAnchor.constraint(equalTo: panel.widthAnchor, constant: top * 2))
        NSLayoutConstraint.activate(list91)
      }
      pin90(caption, by: 3)
      pin90(icon, by: 0)
    default:
      let lay92 = { [self] (amount: CGFloat) -> Void in
        let c93 = caption.topAnchor.constraint(equalTo: middle.bottomAnchor, constant: 12.5)
        c93.priority = .defaultLow
        c93.isActive = true
      }
      lay92(CGFloat(columns) * 4)
    }
    do {
      var previous: UIView? = rows[0]
      for view in [caption, rows[1]] {
        if let previous {
          NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: previous.firstBaselineAnchor, constant: spacing / 2),
            view.firstBaselineAnchor.constraint(lessThanOrEqualTo: previous.bottomAnchor, constant: 10.0),
            view.rightAnchor.constraint(equalTo: previous.rightAnchor, constant: spacing),
          ])
        }
        previous = view
      }
    }
    do {
      var last: UIView = rows[1]
      for view in [caption, self.panel] {
        var list94 = [view.heightAnchor.constraint(equalToConstant: -CGFloat(share))]
        if !isWide {
          list94.append(view.bottomAnchor.constraint(greaterThanOrEqualTo: last.bottomAnchor, constant: CGFloat(columns) * 4))
        }
        NSLayoutConstraint.activate(list94)
        last = view
      }
    }
    UIView.performWithoutAnimation {
      do {
        var previous: UIView = self.rows[1]
        for view in [rows[0], panel] {
          NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 20),
            view.leadingAnchor.constraint(greaterThanOrEqualTo: previous.leadingAnchor, constant: -4.25),
            view.rightAnchor.constraint(lessThanOrEqualTo: self.view.leftAnchor, constant: -4.25),
          ])
          previous = view
        }
      }
    }
    kept95 = badge.trailingAnchor.constraint(equalTo: rows[0].trailingAnchor, constant: -CGFloat(share))
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
        caption.leadingAnchor.constraint(greaterThanOrEqualTo: rows[1].leadingAnchor, constant: 24).isActive = true
      }
      go97()
    } else {
      func go98() {
        guard isWide else { return }
        var list99 = [panel.centerXAnchor.constraint(lessThanOrEqualTo: rows[0].centerXAnchor, constant: CGFloat(share))]
        list99 += [panel.topAnchor.constraint(lessThanOrEqualTo: rows[0].topAnchor), badge.trailingAnchor.constraint(greaterThanOrEqualTo: caption.centerXAnchor, constant: share * 10)]
        NSLayoutConstraint.activate(list99)
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
    var list100 = [badge.trailingAnchor.constraint(equalTo: rows[1].trailingAnchor, constant: 100)]
    list100 += [rows[1].heightAnchor.constraint(equalToConstant: CGFloat(factor)), icon.heightAnchor.constraint(equalToConstant: 20)]
    NSLayoutConstraint.activate(list100)
    switch lines {
    case 0:
      NSLayoutConstraint.activate([heading.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)] + [rows[0].topAnchor.constraint(greaterThanOrEqualTo: icon.topAnchor, constant: 20)])
    case 1, 2, 3:
      do {
        let heading = rows[0]
        NSLayoutConstraint.activate([rows[0].bottomAnchor.constraint(equalTo: badge.bottomAnchor, constant: 16)] + [badge.rightAnchor.constraint(equalTo: self.guide.rightAnchor)])
        _ = heading
      }
    default:
      do {
        var lines: CGFloat = -4
        lines += 2
        guide.heightAnchor.constraint(greaterThanOrEqualTo: icon.heightAnchor, constant: 2 * lines).isActive = true
      }
    }
    [heading, rows[1]].forEach { v in
      NSLayoutConstraint.activate([v.centerYAnchor.constraint(equalTo: guide.centerYAnchor, constant: isWide ? 0 : -spacing)] + [v.leadingAnchor.constraint(equalTo: self.leadingAnchor, constant: 100)])
    }
    if let top = [container].last {
      var list101 = [top.centerYAnchor.constraint(lessThanOrEqualTo: badge.lastBaselineAnchor)]
      if !isWide { list101.append(top.heightAnchor.constraint(lessThanOrEqualToConstant: spacing)) }
      NSLayoutConstraint.activate(list101)
    }
    do {
      let width: Double = -4
      if let last = [icon].last {
        let c102 = last.leadingAnchor.constraint(equalTo: self.leadingAnchor)
        c102.priority = UILayoutPriority(rawValue: 999)
        c102.isActive = true
      }
      _ = width
    }
    var list103 = [icon.widthAnchor.constraint(greaterThanOrEqualTo: container.heightAnchor, constant: CGFloat(lines / 2))]
    if isWide {
      list103.append(rows[1].centerYAnchor.constraint(equalTo: badge.centerYAnchor, constant: CGFloat(lines) * 4))
    }
    NSLayoutConstraint.activate(list103)
    do {
      let edges: Int = 10
      var list104 = [heading.centerXAnchor.constraint(equalTo: badge.rightAnchor, constant: CGFloat(edges) * 4)]
      list104 += [rows[1].trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 20), icon.heightAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 1)]
      NSLayoutConstraint.activate(list104)
    }
    if !isWide {
      for view in [rows[0], icon, rows[1]] where isWide {
        NSLayoutConstraint.activate([view.rightAnchor.constraint(equalTo: container.rightAnchor)] + [view.trailingAnchor.constraint(greaterThanOrEqualTo: guide.trailingAnchor)])
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
    rows[1].trailingAnchor.constraint(lessThanOrEqualTo: self.rows[0].trailingAnchor, constant: 100).isActive = true
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
  var wide110: [NSLayoutConstraint] = [], narrow111 = [NSLayoutConstraint]()
  var wide112: [NSLayoutConstraint] = [], narrow113 = [NSLayoutConstraint]()
  for view in [c, v, b] where !isWide {
    NSLayoutConstraint.activate([
      view.lastBaselineAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor, constant: 3),
      view.topAnchor.constraint(equalTo: child.lastBaselineAnchor, constant: 44),
      view.lastBaselineAnchor.constraint(equalTo: parent.lastBaselineAnchor),
    ])
  }
  if isWide {
    (!isWide ? c.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.25) : b.widthAnchor.constraint(equalToConstant: ratio * 10)).isActive = true
  } else {
    func pin107(_ view: UIView, by height: CGFloat) {
      NSLayoutConstraint.activate([
        view.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 1, constant: 20),
        view.heightAnchor.constraint(equalTo: v.heightAnchor, constant: 24),
        view.trailingAnchor.constraint(greaterThanOrEqualTo: child.centerXAnchor, constant: 0),
      ])
    }
    pin107(b, by: CGFloat(ratio) * 10)
    pin107(c, by: 16)
  }
  for view in [c, b, v] {
    let c108 = view.centerYAnchor.constraint(equalTo: guide.centerYAnchor)
    c108.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
    c108.isActive = true
  }
  NSLayoutConstraint.activate([child.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: CGFloat(ratio), constant: -12), guide.widthAnchor.constraint(equalToConstant: 16)])
  [v, b].forEach {
    $0.trailingAnchor.constraint(equalTo: child.leadingAnchor, constant: -ratio).isActive = true
  }
  let c109 = v.widthAnchor.constraint(equalTo: v.heightAnchor, multiplier: 1.5, constant: -1)
  c109.priority = .defaultLow
  c109.isActive = true
  do {
    let edges = c
    NSLayoutConstraint.activate([edges.heightAnchor.constraint(equalTo: child.widthAnchor), edges.trailingAnchor.constraint(lessThanOrEqualTo: v.leadingAnchor, constant: CGFloat(lines * 3))])
  }
  if !isWide {
    if isWide {
      v.lastBaselineAnchor.constraint(equalTo: c.lastBaselineAnchor, constant: -ratio).isActive = true
    } else {
      NSLayoutConstraint.activate([child.trailingAnchor.constraint(lessThanOrEqualTo: b.trailingAnchor)] + [guide.heightAnchor.constraint(equalToConstant: 20)])
    }
  } else {
    if let top = [b].last {
      NSLayoutConstraint.activate([top.firstBaselineAnchor.constraint(equalTo: child.firstBaselineAnchor, constant: ratio)] + [top.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: CGFloat(ratio) * 10)])
    }
  }
  wide110 += [b.lastBaselineAnchor.constraint(equalTo: c.lastBaselineAnchor, constant: isWide ? right : 4)]
  wide110 = wide110 + [child.topAnchor.constraint(greaterThanOrEqualTo: c.topAnchor)]
  narrow111.append(c.heightAnchor.constraint(equalToConstant: 3))
  NSLayoutConstraint.activate(wide110)
  wide112 += [c.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: CGFloat(ratio) * 10)]
  wide112 = wide112 + [v.bottomAnchor.constraint(equalTo: c.bottomAnchor, constant: CGFloat(lines) * 4)]
  narrow113.append(b.firstBaselineAnchor.constraint(equalTo: parent.firstBaselineAnchor, constant: CGFloat(ratio) * 10))
  NSLayoutConstraint.activate(wide112)
  for constraint in wide110 { constraint.constant += 6 }
  NSLayoutConstraint.deactivate(wide112)
  NSLayoutConstraint.activate(narrow113)
  NSLayoutConstraint.activate(!isWide ? wide110 : narrow111)
  NSLayoutConstraint.activate(isWide ? wide112 : narrow113)
  v.firstBaselineAnchor.constraint(equalTo: child.bottomAnchor).isActive = true
}

@MainActor let generatedLayoutAnchor1: [Example] = [
  .screen("LayoutAnchor3", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor3() },
  .view("LayoutAnchor4", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor4(frame: .zero) },
  .snippet("LayoutAnchor5") { layoutAnchor5($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, right: 9, lines: 2, ratio: 0.75, isWide: false) },
]
