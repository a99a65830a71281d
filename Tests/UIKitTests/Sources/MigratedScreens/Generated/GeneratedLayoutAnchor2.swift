// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class LayoutAnchor6: UIView {
  let message = UILabel(), container = UIView(), safeArea = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var inset: CGFloat = 10, width = 5, factor = 2.0, isFirst = false
  var pair122: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  var kept123: Constraint?
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
        var list114 = [message.height == self.height + (isFirst ? 0 : -inset)]
        list114.append(rows[0].centerY == message.centerY)
        Constraint.activate(list114)
      }
    case 1, 2, 3:
      switch width {
      case 0:
        var list115 = [rows[1].top >= column.bottom + 20]
        list115 += [rows[1].bottom <= safeArea.bottom - 4.25, rows[1].leading == rows[0].centerX + CGFloat(factor) * 10]
        Constraint.activate(list115)
      case 1, 2, 3:
        (isFirst ? rows[1].leadingAnchor.constraint(equalTo: rows[0].trailingAnchor, constant: 10.0) : container.centerXAnchor.constraint(equalTo: message.centerXAnchor, constant: 10.0)).isActive = true
      default:
        Constraint.activate {
          message.height == factor
          rows[1].width == -CGFloat(factor)
        }
      }
    default:
      [message, container].forEach { v in
        Constraint.activate {
          v.left <= rows[1].left + 100
          v.width <= 0
          v.top == safeArea.top + Double(CGFloat(width * 3))
        }
      }
    }
    UIView.animate(withDuration: 0) {
      if self.isFirst {
        Constraint.activate {
          self.rows[0].leading >= self.rows[1].leading
          self.badge.width == 44
          self.rows[0].leading == self.container.trailing
        }
      } else {
        Constraint.activate {
          self.rows[1].top >= self.column.bottom
          self.rows[1].firstBaseline == self.column.bottom + self.inset / 2
        }
      }
    }
    if let top = [rows[1]].last {
      var list116 = [top.firstBaseline == message.lastBaseline + CGFloat(factor)]
      list116.append(top.centerY >= column.bottom)
      Constraint.activate(list116)
    }
    func pin117(_ view: UIView, by edges: CGFloat) {
      Constraint.activate {
        view.firstBaseline >= readableContent.bottom
        view.trailing <= self.trailing + edges
        view.trailing <= self.leading + 2 * edges
      }
    }
    pin117(message, by: 10.0)
    pin117(rows[0], by: 16)
    switch width {
    case 0:
      [rows[0], container].forEach {
        var list118 = [$0.height <= -CGFloat(factor)]
        if !isFirst {
          list118.append($0.firstBaseline <= safeArea.firstBaseline)
        }
        Constraint.activate(list118)
      }
    case 1, 2, 3:
      func pin119(_ item: UIView, by offset: CGFloat) {
        Constraint.activate {
          item.height == offset
          item.centerX == badge.centerX - 12
          item.centerY == badge.centerY - 4.25
        }
      }
      pin119(self.message, by: -CGFloat(factor))
      pin119(safeArea, by: CGFloat(width) * 4)
    default:
      Constraint.activate {
        rows[1].bottom == message.bottom + 24
        self.container.width == -1
      }
    }
    if let label = [message].last {
      let c120 = label.height == factor * 10
      c120.priority = 500
      c120.isActive = true
    }
    do {
      let inset: Double = 6
      Constraint.activate {
        container.centerX == rows[1].leading
        safeArea.left == rows[1].left
        rows[1].lastBaseline == self.rows[0].lastBaseline - CGFloat(inset)
      }
    }
    func pin121(_ item: UIView, by margins: CGFloat) {
      Constraint.activate {
        item.trailing == column.trailing + margins
        item.right <= badge.left + 0.5
      }
    }
    pin121(message, by: 0.5)
    pin121(container, by: 20)
    pair122 = (container.widthAnchor.constraint(equalTo: message.widthAnchor, multiplier: CGFloat(factor), constant: 8), rows[0].centerYAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: 24))
    NSLayoutConstraint.activate([pair122!.x, pair122!.y])
    kept123 = safeArea.leading == container.leading + Double(CGFloat(width / 2))
    kept123?.priority = .high
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
      Constraint.activate { rows[0].height >= factor * 10 }
      _ = label
    }
  }
}

private final class LayoutAnchor7: UIView {
  let message = UILabel(), bottom = UIView(), photo = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], gutter = UILayoutGuide()
  var inset: CGFloat = 14.5, columns = 0, ratio = 0.5, isFirst = true
  var wide126: [Constraint] = [], narrow127 = [Constraint]()
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
        Constraint.activate { item.centerX <= inner.centerX + max(leading, 10) }
      }
      pin124(message, by: 24)
      pin124(rows[0], by: -1)
      _ = width
    }
    (isFirst ? rows[1].rightAnchor.constraint(equalTo: gutter.rightAnchor) : message.heightAnchor.constraint(lessThanOrEqualTo: message.widthAnchor)).isActive = true
    if self.isFirst {
      func go125() {
        guard !isFirst else { return }
        Constraint.activate {
          message.centerX == photo.left + 100
          rows[1].centerY >= bottom.firstBaseline + CGFloat(columns)
          gutter.centerY == self.bottom.centerY
        }
      }
      go125()
    }
    if let view = [photo].last {
      Constraint.activate {
        view.centerX == rows[0].right - 4.25
        view.top == rows[0].top + CGFloat(columns)
        view.height == self.ratio
      }
    }
    do {
      var y: CGFloat = 4
      for view in [photo, rows[0], message] {
        NSLayoutConstraint.activate([view.heightAnchor.constraint(equalToConstant: 12.5)] + [view.leadingAnchor.constraint(lessThanOrEqualTo: inner.leadingAnchor, constant: 16)])
        _ = y
        y += 10
      }
    }
    Constraint.activate { bottom.left == photo.left }
    for (index, view) in [bottom, rows[0], rows[1]].enumerated() {
      Constraint.activate {
        view.bottom >= photo.bottom
        view.centerX == safeArea.centerX
      }
      _ = index
    }
    wide126 = [rows[1].centerY <= self.centerY + (inset + 4), rows[1].width == -ratio]
    narrow127.append(photo.height == 1.5 * rows[0].width)
    Constraint.activate(wide126)
    pair128 = (rows[1].topAnchor.constraint(equalTo: gutter.topAnchor), rows[0].heightAnchor.constraint(lessThanOrEqualToConstant: 2 * inset))
    NSLayoutConstraint.activate([pair128!.x, pair128!.y])
    for view in [message, bottom, photo, inner, rows[0], rows[1]] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }
  func step0() {
    Constraint.deactivate(wide126)
    Constraint.activate(narrow127)
    pair128?.x.isActive = false
  }
  func step1() {
    Constraint.activate(!isFirst ? wide126 : narrow127)
    pair128!.y.isActive = false
    pair128!.y.constant = (inset + 2) * 3
    pair128!.y.isActive = true
    do {
      let bottom: CGFloat = 6
      var list129 = [self.gutter.trailing >= rows[0].centerX + 0.5]
      list129.append(self.rows[1].trailing == photo.trailing - 12)
      Constraint.activate(list129)
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
  var wide135: [Constraint] = [], narrow136 = [Constraint]()
  var kept137: Constraint?
  let lay130 = { (amount: CGFloat) -> Void in
    Constraint.activate { child.lastBaseline >= parent.top }
  }
  lay130(CGFloat(count * 3))
  do {
    let content = b
    Constraint.activate { content.bottom <= parent.safeArea.bottom }
  }
  if !isOpen { Constraint.activate { c.left == child.left } }
  func go131() {
    guard isOpen else { return }
    var list132 = [b.bottom == parent.firstBaseline + (isOpen ? 0 : -height)]
    list132.append(child.right == b.right + 20)
    Constraint.activate(list132)
  }
  go131()
  switch count {
  case 0:
    Constraint.activate { v.trailing == b.trailing }
  case 1, 2, 3:
    Constraint.activate {
      c.right >= child.right + (height + 2) * 3
      guide.height >= CGFloat(count) * 4
    }
  default:
    if isOpen {
      Constraint.activate { guide.bottom == parent.margins.bottom + 3 }
    }
  }
  switch count {
  case 0:
    do {
      var previous: UIView = c
      for view in [b, v] {
        Constraint.activate {
          view.bottom == parent.bottom
          view.height <= parent.height + (isOpen ? height : 4)
        }
        _ = previous
        previous = view
      }
    }
  case 1, 2, 3:
    for (index, view) in [c, v, b].enumerated() {
      Constraint.activate { view.centerX <= child.centerX }
      _ = index
    }
  default:
    func go133() {
      guard !isOpen else { return }
      var list134 = [c.trailing <= v.leading]
      list134.append(guide.top >= child.bottom)
      Constraint.activate(list134)
    }
    go133()
  }
  do {
    var previous: UIView = v
    for view in [b, c] {
      Constraint.activate {
        view.trailing == parent.readableContent.trailing + CGFloat(count / 2)
        view.width <= 3 * view.height + CGFloat(share) * 10
      }
      _ = previous
      previous = view
    }
  }
  do {
    let left = b
    Constraint.activate {
      left.height >= 1.5 * guide.height
      left.left == c.centerX + CGFloat(count) * 4
    }
  }
  wide135.append(v.centerY == child.centerY + 100)
  wide135.append(v.leading == child.leading)
  narrow136.append(b.centerX == guide.trailing + height * 2)
  Constraint.activate(wide135)
  kept137 = c.bottom == child.bottom + 8
  kept137?.isActive = true
  wide135.forEach { $0.isActive = false }
  narrow136.forEach { $0.isActive = true }
  kept137?.isActive = false
  kept137?.constant = -share
  kept137?.isActive = true
  Constraint.activate(isOpen ? wide135 : narrow136)
  kept137?.constant += 4
  do {
    let height: CGFloat = 6
    Constraint.activate {
      v.bottom >= guide.bottom + 16
      c.leading <= parent.trailing + 3
    }
    _ = height
  }
}

@MainActor let generatedLayoutAnchor2: [Example] = [
  .view("LayoutAnchor6", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor6(frame: .zero) },
  .view("LayoutAnchor7", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor7(frame: .zero) },
  .snippet("LayoutAnchor8") { layoutAnchor8($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, height: 9, count: 2, share: 0.75, isOpen: true) },
]
