// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class LayoutConstraint9: UIView {
  let name = UILabel(), container = UIView(), safeArea = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], gutter = UILayoutGuide()
  var trailing: CGFloat = 10, width = 0, factor = 2.0, isWide = true
  var kept222: Constraint?
  var wide223: [Constraint] = [], narrow224 = [Constraint]()
  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "A label"
    addSubview(name)
    addSubview(container)
    addSubview(safeArea)
    addSubview(rows[0])
    addSubview(rows[1])
    container.addSubview(badge)
    addLayoutGuide(gutter)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    for view in [name, rows[1], container] where self.isWide {
      Constraint.activate {
        view.bottom == gutter.bottom + 12.5
        view.height == gutter.height + Double(CGFloat(self.width * 3))
      }
    }
    Constraint.activate {
      container.lastBaseline == name.lastBaseline
      rows[0].centerX == self.centerX
    }
    let c221 = self.name.centerX == badge.centerX + Double(trailing + 4)
    c221.priority = .low
    c221.isActive = true
    do {
      let edges = name
      Constraint.activate { edges.firstBaseline == container.lastBaseline }
    }
    Constraint.activate {
      name.centerY == self.container.centerY
      name.height == Double(trailing)
    }
    do {
      let list = try! Constraint.visualFormat(
        "V:|-8-[a(40)]-(pad@low)-[b]", options: .alignAllLeading,
        metrics: ["pad": 0.5, "low": CGFloat(300), "wide": 44.0],
        views: ["a": rows[0], "b": safeArea])
      Constraint.activate(list)
    }
    UIView.performWithoutAnimation {
      if !self.isWide {
        Constraint.activate { safeArea.bottom <= container.bottom }
      }
    }
    do {
      var y: CGFloat = 4
      for view in [self.rows[0], safeArea, self.name] {
        Constraint.activate { view.right <= rows[1].right - 4.25 }
        _ = y
        y += 10
      }
    }
    kept222 = badge.leading == self.leading - CGFloat(factor)
    kept222!.priority = .high
    kept222!.isActive = true
    wide223 = [container.centerX == safeArea.centerX, badge.width == -Double(self.trailing)]
    narrow224.append(name.height <= 1.0 / 3.0 * rows[1].height)
    Constraint.activate(wide223)
    safeArea.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    rows[0].translatesAutoresizingMaskIntoConstraints = false
    rows[1].translatesAutoresizingMaskIntoConstraints = false
  }
  func step0() {
    kept222?.isActive = isWide
    wide223.forEach { $0.isActive = false }
    narrow224.forEach { $0.isActive = true }
  }
  func step1() {
    kept222?.constant += 4
    Constraint.activate(self.isWide ? wide223 : narrow224)
    for (index, view) in [name, safeArea, rows[1]].enumerated() {
      let c225 = view.firstBaseline == self.badge.firstBaseline
      c225.priority = 999
      c225.isActive = true
      _ = index
    }
  }
}

private final class LayoutConstraint10: UITableViewCell {
  let message = UILabel(), container = UIView(), avatar = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var trailing: CGFloat = 6, lines = 5, ratio = 2.0, isOpen = false
  var wide228: [Constraint] = [], narrow229 = [Constraint]()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    message.text = "A label"
    contentView.addSubview(message)
    contentView.addSubview(container)
    contentView.addSubview(avatar)
    contentView.addSubview(rows[0])
    contentView.addSubview(rows[1])
    container.addSubview(inner)
    contentView.addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    [message, container, avatar, inner, rows[0], rows[1]].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    if let label = [rows[1]].last {
      Constraint.activate { label.lastBaseline == rows[0].bottom + CGFloat(ratio) }
    }
    for view in [message, avatar, rows[0]] where !isOpen {
      Constraint.activate {
        view.bottom == 0.25 * contentView.safeArea.bottom - CGFloat(ratio)
        view.bottom == middle.top + ratio
      }
    }
    do {
      let list = try! Constraint.visualFormat(
        "H:|-8-[a(40)]-12-[b]", options: [.alignAllTop, .alignAllBottom],
        metrics: ["pad": 6, "low": 200, "wide": 60], views: ["a": message, "b": self.rows[0]])
      Constraint.activate(list)
    }
    do {
      let edges: CGFloat = ratio
      do {
        let list = try! Constraint.visualFormat(
          "H:|-8-[a(b@low)][b]", options: .alignAllCenterY,
          metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": container, "b": avatar])
        Constraint.activate(list)
      }
      _ = edges
    }
    do {
      var last: UIView = container
      for view in [rows[1], message] {
        var list226 = [view.width == 0]
        if !isOpen {
          list226.append(view.top == self.contentView.safeArea.top)
        }
        Constraint.activate(list226)
        _ = last
        last = view
      }
    }
    if isOpen {
      do {
        var last: UIView = container
        for view in [rows[1], avatar] {
          Constraint.activate { view.centerY == contentView.centerY - 12 }
          _ = last
          last = view
        }
      }
    }
    Constraint.activate(try! Constraint.visualFormat(
      "V:|-[a]-(2@750,>=1)-[b]-(>=pad)-|", metrics: ["pad": 6, "low": 200, "wide": 60],
      views: ["a": rows[0], "b": avatar], spacing: .margins))
    Constraint.activate(try! Constraint.visualFormat(
      "V:[a(==b)]-[b]-(>=pad)-|", options: .alignAllLeading,
      metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": message, "b": container]))
    let id227 = message.centerX == avatar.centerX - Double(trailing)
    id227.identifier = "id227"
    id227.isActive = true
    wide228 += [message.height >= rows[1].width - 12]
    wide228 = wide228 + [message.left == 0.5 * container.right + Double(trailing)]
    narrow229.append(rows[1].trailing == rows[0].trailing)
    Constraint.activate(wide228)
  }
  func step0() {
    contentView.constraints.first { $0.identifier == "id227" }?.constant = 3
    wide228.forEach { $0.isActive = false }
    narrow229.forEach { $0.isActive = true }
  }
  func step1() {
    Constraint.activate(isOpen ? wide228 : narrow229)
    Constraint.activate { container.centerX <= self.rows[0].centerX }
  }
}

private final class LayoutConstraint11: UITableViewCell {
  let message = UILabel(), card = UIView(), icon = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], gutter = UILayoutGuide()
  var spacing: CGFloat = 6, columns = 2, factor = 2.0, isFirst = true
  var kept232: Constraint?
  var wide233: [Constraint] = [], narrow234 = [Constraint]()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    message.text = "A label"
    contentView.addSubview(message)
    contentView.addSubview(card)
    contentView.addSubview(icon)
    contentView.addSubview(rows[0])
    contentView.addSubview(rows[1])
    card.addSubview(dot)
    contentView.addLayoutGuide(gutter)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    Constraint.activate {
      card.centerX == gutter.right + 100
      dot.centerX >= gutter.centerX
    }
    Constraint.activate { rows[1].trailing == self.rows[0].trailing }
    [rows[0], card].forEach { v in
      Constraint.activate {
        v.top == dot.top + CGFloat(columns)
        v.top <= gutter.top
      }
    }
    do {
      let safeArea = message
      Constraint.activate {
        safeArea.bottom >= card.bottom + 44
        safeArea.centerX == rows[1].centerX + (!isFirst ? spacing : 4)
        safeArea.leading <= 3 * rows[1].leading
      }
    }
    func pin230(_ item: UIView, by leading: CGFloat) {
      var list231 = [item.right == message.right + 8]
      if isFirst {
        list231.append(item.lastBaseline == gutter.bottom - leading)
      }
      Constraint.activate(list231)
    }
    pin230(icon, by: !isFirst ? spacing : 4)
    pin230(rows[1], by: CGFloat(factor) * 10)
    do {
      let bottom = rows[0]
      Constraint.activate { message.lastBaseline == self.card.lastBaseline + CGFloat(factor) * 10 }
      _ = bottom
    }
    Constraint.activate(try! Constraint.visualFormat(
      "V:[a(>=20@600)][b]", metrics: ["pad": 10.5, "low": 200, "wide": 60],
      views: ["a": card, "b": message]))
    Constraint.activate { dot.height == 3 }
    kept232 = icon.trailing >= rows[0].trailing + factor * 10
    kept232?.isActive = true
    wide233 = [message.bottom >= rows[0].bottom + 16, self.rows[1].leading == self.icon.leading]
    narrow234.append(rows[1].centerY == gutter.bottom + CGFloat(self.columns * 3))
    Constraint.activate(wide233)
    for view in [message, card, icon, dot, rows[0], rows[1]] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }
  func step0() {
    kept232?.constant = CGFloat(self.columns / 2)
    Constraint.deactivate(wide233)
    Constraint.activate(narrow234)
  }
  func step1() {
    kept232?.isActive = !isFirst
    Constraint.activate(isFirst ? wide233 : narrow234)
    Constraint.activate { rows[1].width == 10.0 }
  }
}

@MainActor let generatedLayoutConstraint3: [Example] = [
  .view("LayoutConstraint9", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint9(frame: .zero) },
  .view("LayoutConstraint10", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint10(style: .default, reuseIdentifier: nil) },
  .view("LayoutConstraint11", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint11(style: .default, reuseIdentifier: nil) },
]
