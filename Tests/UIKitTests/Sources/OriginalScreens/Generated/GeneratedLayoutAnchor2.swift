// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import UIKit

private final class LayoutAnchor6: UIView {
  let message = UILabel(), container = UIView(), safeArea = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var inset: CGFloat = 10, width = 5, factor = 2.0, isFirst = false
  var pair122: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  var kept123: NSLayoutConstraint?
  override init(frame: CGRect) {
    super.init(frame: frame)
    message.text = "A label"
    container.frame = CGRect(x: 20, y: 30, width: 90, height: 50)
    for part in [message, container, safeArea] + rows { addSubview(part) }
    container.addSubview(badge)
    addLayoutGuide(column)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    for view in [message, container, safeArea, badge, rows[0], rows[1]] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    switch width {
    case 0:
      if !isFirst {
        var list114 = [message.heightAnchor.constraint(equalTo: heightAnchor, constant: isFirst ? 0 : -inset)]
        list114.append(rows[0].centerYAnchor.constraint(equalTo: message.centerYAnchor))
        NSLayoutConstraint.activate(list114)
      }
    case 1, 2, 3:
      switch width {
      case 0:
        var list115 = [rows[1].topAnchor.constraint(greaterThanOrEqualTo: column.bottomAnchor, constant: 20)]
        list115 += [rows[1].bottomAnchor.constraint(lessThanOrEqualTo: safeArea.bottomAnchor, constant: -4.25), rows[1].leadingAnchor.constraint(equalTo: rows[0].centerXAnchor, constant: CGFloat(factor) * 10)]
        NSLayoutConstraint.activate(list115)
      case 1, 2, 3:
        (isFirst ? rows[1].leadingAnchor.constraint(equalTo: rows[0].trailingAnchor, constant: 10.0) : container.centerXAnchor.constraint(equalTo: message.centerXAnchor, constant: 10.0)).isActive = true
      default:
        NSLayoutConstraint.activate([message.heightAnchor.constraint(equalToConstant: factor)] + [rows[1].widthAnchor.constraint(equalToConstant: -CGFloat(factor))])
      }
    default:
      [message, container].forEach { v in
        NSLayoutConstraint.activate([
          v.leftAnchor.constraint(lessThanOrEqualTo: rows[1].leftAnchor, constant: 100),
          v.widthAnchor.constraint(lessThanOrEqualToConstant: 0),
          v.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: CGFloat(width * 3)),
        ])
      }
    }
    UIView.animate(withDuration: 0) {
      if self.isFirst {
        NSLayoutConstraint.activate([
          self.rows[0].leadingAnchor.constraint(greaterThanOrEqualTo: self.rows[1].leadingAnchor),
          self.badge.widthAnchor.constraint(equalToConstant: 44),
          self.rows[0].leadingAnchor.constraint(equalTo: self.container.trailingAnchor),
        ])
      } else {
        NSLayoutConstraint.activate([self.rows[1].topAnchor.constraint(greaterThanOrEqualTo: self.column.bottomAnchor)] + [self.rows[1].firstBaselineAnchor.constraint(equalTo: self.column.bottomAnchor, constant: self.inset / 2)])
      }
    }
    if let top = [rows[1]].last {
      var list116 = [top.firstBaselineAnchor.constraint(equalTo: message.lastBaselineAnchor, constant: CGFloat(factor))]
      list116.append(top.centerYAnchor.constraint(greaterThanOrEqualTo: column.bottomAnchor))
      NSLayoutConstraint.activate(list116)
    }
    func pin117(_ view: UIView, by edges: CGFloat) {
      NSLayoutConstraint.activate([
        view.firstBaselineAnchor.constraint(greaterThanOrEqualTo: readableContentGuide.bottomAnchor),
        view.trailingAnchor.constraint(lessThanOrEqualTo: self.trailingAnchor, constant: edges),
        view.trailingAnchor.constraint(lessThanOrEqualTo: leadingAnchor, constant: 2 * edges),
      ])
    }
    pin117(message, by: 10.0)
    pin117(rows[0], by: 16)
    switch width {
    case 0:
      [rows[0], container].forEach {
        var list118 = [$0.heightAnchor.constraint(lessThanOrEqualToConstant: -CGFloat(factor))]
        if !isFirst {
          list118.append($0.firstBaselineAnchor.constraint(lessThanOrEqualTo: safeArea.firstBaselineAnchor))
        }
        NSLayoutConstraint.activate(list118)
      }
    case 1, 2, 3:
      func pin119(_ item: UIView, by offset: CGFloat) {
        NSLayoutConstraint.activate([
          item.heightAnchor.constraint(equalToConstant: offset),
          item.centerXAnchor.constraint(equalTo: badge.centerXAnchor, constant: -12),
          item.centerYAnchor.constraint(equalTo: badge.centerYAnchor, constant: -4.25),
        ])
      }
      pin119(self.message, by: -CGFloat(factor))
      pin119(safeArea, by: CGFloat(width) * 4)
    default:
      NSLayoutConstraint.activate([rows[1].bottomAnchor.constraint(equalTo: message.bottomAnchor, constant: 24), self.container.widthAnchor.constraint(equalToConstant: -1)])
    }
    if let label = [message].last {
      let c120 = label.heightAnchor.constraint(equalToConstant: factor * 10)
      c120.priority = UILayoutPriority(500)
      c120.isActive = true
    }
    do {
      let inset: Double = 6
      NSLayoutConstraint.activate([
        container.centerXAnchor.constraint(equalTo: rows[1].leadingAnchor, constant: 0),
        safeArea.leftAnchor.constraint(equalTo: rows[1].leftAnchor),
        rows[1].lastBaselineAnchor.constraint(equalTo: self.rows[0].lastBaselineAnchor, constant: -CGFloat(inset)),
      ])
    }
    func pin121(_ item: UIView, by margins: CGFloat) {
      NSLayoutConstraint.activate([item.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: margins)] + [item.rightAnchor.constraint(lessThanOrEqualTo: badge.leftAnchor, constant: 0.5)])
    }
    pin121(message, by: 0.5)
    pin121(container, by: 20)
    pair122 = (container.widthAnchor.constraint(equalTo: message.widthAnchor, multiplier: CGFloat(factor), constant: 8), rows[0].centerYAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: 24))
    NSLayoutConstraint.activate([pair122!.x, pair122!.y])
    kept123 = safeArea.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: CGFloat(width / 2))
    kept123?.priority = .defaultHigh
    kept123?.isActive = true
  }
  func step0() {
    pair122?.x.constant += 4
    kept123?.constant = -1
  }
  func step1() {
    pair122!.y.isActive = false
    kept123?.constant += 4
    do {
      let label = badge
      rows[0].heightAnchor.constraint(greaterThanOrEqualToConstant: factor * 10).isActive = true
      _ = label
    }
  }
}

private final class LayoutAnchor7: UIView {
  let message = UILabel(), bottom = UIView(), photo = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], gutter = UILayoutGuide()
  var inset: CGFloat = 14.5, columns = 0, ratio = 0.5, isFirst = true
  var wide126: [NSLayoutConstraint] = [], narrow127 = [NSLayoutConstraint]()
  var pair128: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    message.text = "A label"
    bottom.frame = CGRect(x: 20, y: 30, width: 90, height: 50)
    [message, bottom, photo].forEach { addSubview($0) }
    rows.forEach(addSubview)
    bottom.addSubview(inner)
    addLayoutGuide(gutter)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    do {
      var y: CGFloat = 4
      for view in [bottom, self.rows[0], message] {
        (!isFirst ? view.heightAnchor.constraint(equalTo: rows[1].heightAnchor) : view.trailingAnchor.constraint(equalTo: self.trailingAnchor, constant: 20)).isActive = true
        _ = y
        y += 10
      }
    }
    do {
      let width: CGFloat = 6
      func pin124(_ item: UIView, by leading: CGFloat) {
        item.centerXAnchor.constraint(lessThanOrEqualTo: inner.centerXAnchor, constant: max(leading, 10)).isActive = true
      }
      pin124(message, by: 24)
      pin124(rows[0], by: -1)
      _ = width
    }
    (isFirst ? rows[1].rightAnchor.constraint(equalTo: gutter.rightAnchor) : message.heightAnchor.constraint(lessThanOrEqualTo: message.widthAnchor)).isActive = true
    if self.isFirst {
      func go125() {
        guard !isFirst else { return }
        NSLayoutConstraint.activate([
          message.centerXAnchor.constraint(equalTo: photo.leftAnchor, constant: 100),
          rows[1].centerYAnchor.constraint(greaterThanOrEqualTo: bottom.firstBaselineAnchor, constant: CGFloat(columns)),
          gutter.centerYAnchor.constraint(equalTo: self.bottom.centerYAnchor),
        ])
      }
      go125()
    }
    if let view = [photo].last {
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: rows[0].rightAnchor, constant: -4.25),
        view.topAnchor.constraint(equalTo: rows[0].topAnchor, constant: CGFloat(columns)),
        view.heightAnchor.constraint(equalToConstant: self.ratio),
      ])
    }
    do {
      var y: CGFloat = 4
      for view in [photo, rows[0], message] {
        NSLayoutConstraint.activate([view.heightAnchor.constraint(equalToConstant: 12.5)] + [view.leadingAnchor.constraint(lessThanOrEqualTo: inner.leadingAnchor, constant: 16)])
        _ = y
        y += 10
      }
    }
    bottom.leftAnchor.constraint(equalTo: photo.leftAnchor).isActive = true
    for (index, view) in [bottom, rows[0], rows[1]].enumerated() {
      NSLayoutConstraint.activate([view.bottomAnchor.constraint(greaterThanOrEqualTo: photo.bottomAnchor)] + [view.centerXAnchor.constraint(equalTo: safeAreaLayoutGuide.centerXAnchor)])
      _ = index
    }
    wide126 = [rows[1].centerYAnchor.constraint(lessThanOrEqualTo: self.centerYAnchor, constant: inset + 4), rows[1].widthAnchor.constraint(equalToConstant: -ratio)]
    narrow127.append(photo.heightAnchor.constraint(equalTo: rows[0].widthAnchor, multiplier: 1.5))
    NSLayoutConstraint.activate(wide126)
    pair128 = (rows[1].topAnchor.constraint(equalTo: gutter.topAnchor), rows[0].heightAnchor.constraint(lessThanOrEqualToConstant: 2 * inset))
    NSLayoutConstraint.activate([pair128!.x, pair128!.y])
    for view in [message, bottom, photo, inner, rows[0], rows[1]] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }
  func step0() {
    NSLayoutConstraint.deactivate(wide126)
    NSLayoutConstraint.activate(narrow127)
    pair128?.x.isActive = false
  }
  func step1() {
    NSLayoutConstraint.activate(!isFirst ? wide126 : narrow127)
    pair128!.y.isActive = false
    pair128!.y.constant = (inset + 2) * 3
    pair128!.y.isActive = true
    do {
      let bottom: CGFloat = 6
      var list129 = [self.gutter.trailingAnchor.constraint(greaterThanOrEqualTo: rows[0].centerXAnchor, constant: 0.5)]
      list129.append(self.rows[1].trailingAnchor.constraint(equalTo: photo.trailingAnchor, constant: -12))
      NSLayoutConstraint.activate(list129)
      _ = bottom
    }
  }
}

@MainActor
private func layoutAnchor8(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  height: CGFloat, count: Int, share: Double, isOpen: Bool
) {
  for view in [v, b, c, child] { view.translatesAutoresizingMaskIntoConstraints = false }
  var wide135: [NSLayoutConstraint] = [], narrow136 = [NSLayoutConstraint]()
  var kept137: NSLayoutConstraint?
  let lay130 = { (amount: CGFloat) -> Void in
    child.lastBaselineAnchor.constraint(greaterThanOrEqualTo: parent.topAnchor).isActive = true
  }
  lay130(CGFloat(count * 3))
  do {
    let content = b
    content.bottomAnchor.constraint(lessThanOrEqualTo: parent.safeAreaLayoutGuide.bottomAnchor).isActive = true
  }
  if !isOpen { c.leftAnchor.constraint(equalTo: child.leftAnchor).isActive = true }
  func go131() {
    guard isOpen else { return }
    var list132 = [b.bottomAnchor.constraint(equalTo: parent.firstBaselineAnchor, constant: isOpen ? 0 : -height)]
    list132.append(child.rightAnchor.constraint(equalTo: b.rightAnchor, constant: 20))
    NSLayoutConstraint.activate(list132)
  }
  go131()
  switch count {
  case 0:
    v.trailingAnchor.constraint(equalTo: b.trailingAnchor).isActive = true
  case 1, 2, 3:
    NSLayoutConstraint.activate([c.rightAnchor.constraint(greaterThanOrEqualTo: child.rightAnchor, constant: (height + 2) * 3), guide.heightAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(count) * 4)])
  default:
    if isOpen {
      guide.bottomAnchor.constraint(equalTo: parent.layoutMarginsGuide.bottomAnchor, constant: 3).isActive = true
    }
  }
  switch count {
  case 0:
    do {
      var previous: UIView = c
      for view in [b, v] {
        NSLayoutConstraint.activate([view.bottomAnchor.constraint(equalTo: parent.bottomAnchor), view.heightAnchor.constraint(lessThanOrEqualTo: parent.heightAnchor, constant: isOpen ? height : 4)])
        _ = previous
        previous = view
      }
    }
  case 1, 2, 3:
    for (index, view) in [c, v, b].enumerated() {
      view.centerXAnchor.constraint(lessThanOrEqualTo: child.centerXAnchor).isActive = true
      _ = index
    }
  default:
    func go133() {
      guard !isOpen else { return }
      var list134 = [c.trailingAnchor.constraint(lessThanOrEqualTo: v.leadingAnchor)]
      list134.append(guide.topAnchor.constraint(greaterThanOrEqualTo: child.bottomAnchor))
      NSLayoutConstraint.activate(list134)
    }
    go133()
  }
  do {
    var previous: UIView = v
    for view in [b, c] {
      NSLayoutConstraint.activate([view.trailingAnchor.constraint(equalTo: parent.readableContentGuide.trailingAnchor, constant: CGFloat(count / 2)), view.widthAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 3, constant: CGFloat(share) * 10)])
      _ = previous
      previous = view
    }
  }
  do {
    let left = b
    NSLayoutConstraint.activate([left.heightAnchor.constraint(greaterThanOrEqualTo: guide.heightAnchor, multiplier: 1.5)] + [left.leftAnchor.constraint(equalTo: c.centerXAnchor, constant: CGFloat(count) * 4)])
  }
  wide135.append(v.centerYAnchor.constraint(equalTo: child.centerYAnchor, constant: 100))
  wide135.append(v.leadingAnchor.constraint(equalTo: child.leadingAnchor))
  narrow136.append(b.centerXAnchor.constraint(equalTo: guide.trailingAnchor, constant: height * 2))
  NSLayoutConstraint.activate(wide135)
  kept137 = c.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: 8)
  kept137?.isActive = true
  wide135.forEach { $0.isActive = false }
  narrow136.forEach { $0.isActive = true }
  kept137?.isActive = false
  kept137?.constant = -share
  kept137?.isActive = true
  NSLayoutConstraint.activate(isOpen ? wide135 : narrow136)
  kept137?.constant += 4
  do {
    let height: CGFloat = 6
    NSLayoutConstraint.activate([v.bottomAnchor.constraint(greaterThanOrEqualTo: guide.bottomAnchor, constant: 16)] + [c.leadingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor, constant: 3)])
    _ = height
  }
}

@MainActor let generatedLayoutAnchor2: [Example] = [
  .view("LayoutAnchor6", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor6(frame: .zero) },
  .view("LayoutAnchor7", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor7(frame: .zero) },
  .snippet("LayoutAnchor8") { layoutAnchor8($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, height: 9, count: 2, share: 0.75, isOpen: true) },
]
