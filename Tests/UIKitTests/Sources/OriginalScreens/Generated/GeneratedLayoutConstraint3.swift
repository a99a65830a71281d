// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import UIKit

private final class LayoutConstraint9: UIView {
  let name = UILabel(), container = UIView(), safeArea = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], gutter = UILayoutGuide()
  var trailing: CGFloat = 10, width = 0, factor = 2.0, isWide = true
  var kept222: NSLayoutConstraint?
  var wide223: [NSLayoutConstraint] = [], narrow224 = [NSLayoutConstraint]()
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
      NSLayoutConstraint.activate([NSLayoutConstraint(item: view, attribute: .bottom, relatedBy: .equal, toItem: gutter, attribute: .bottom, multiplier: 1.0, constant: 12.5)] + [NSLayoutConstraint(item: view, attribute: .height, relatedBy: .equal, toItem: gutter, attribute: .height, multiplier: 1, constant: CGFloat(self.width * 3))])
    }
    NSLayoutConstraint.activate([NSLayoutConstraint(item: container, attribute: .lastBaseline, relatedBy: .equal, toItem: name, attribute: .lastBaseline, multiplier: 1, constant: 0)] + [NSLayoutConstraint(item: rows[0], attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 0)])
    let c221 = NSLayoutConstraint(item: self.name, attribute: .centerX, relatedBy: .equal, toItem: badge, attribute: .centerX, multiplier: 1, constant: trailing + 4)
    c221.priority = .defaultLow
    c221.isActive = true
    do {
      let edges = name
      self.addConstraint(NSLayoutConstraint(item: edges, attribute: .firstBaseline, relatedBy: .equal, toItem: container, attribute: .lastBaseline, multiplier: 1.0, constant: 0))
    }
    NSLayoutConstraint.activate([NSLayoutConstraint(item: name, attribute: .centerY, relatedBy: .equal, toItem: self.container, attribute: .centerY, multiplier: 1.0, constant: 0), NSLayoutConstraint(item: name, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: trailing)])
    do {
      let list = NSLayoutConstraint.constraints(withVisualFormat: "V:|-8-[a(40)]-(pad@low)-[b]", options: .alignAllLeading, metrics: ["pad": 0.5, "low": CGFloat(300), "wide": 44.0], views: ["a": rows[0], "b": safeArea])
      NSLayoutConstraint.activate(list)
    }
    UIView.performWithoutAnimation {
      if !self.isWide {
        NSLayoutConstraint(item: safeArea, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: container, attribute: .bottom, multiplier: 1, constant: 0).isActive = true
      }
    }
    do {
      var y: CGFloat = 4
      for view in [self.rows[0], safeArea, self.name] {
        self.addConstraint(NSLayoutConstraint(item: view, attribute: .right, relatedBy: .lessThanOrEqual, toItem: rows[1], attribute: .right, multiplier: 1, constant: -4.25))
        _ = y
        y += 10
      }
    }
    kept222 = NSLayoutConstraint(item: badge, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1.0, constant: -CGFloat(factor))
    kept222!.priority = .defaultHigh
    kept222!.isActive = true
    wide223 = [NSLayoutConstraint(item: container, attribute: .centerX, relatedBy: .equal, toItem: safeArea, attribute: .centerX, multiplier: 1, constant: 0), NSLayoutConstraint(item: badge, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: -self.trailing)]
    narrow224.append(NSLayoutConstraint(item: name, attribute: .height, relatedBy: .lessThanOrEqual, toItem: rows[1], attribute: .height, multiplier: 1.0 / 3, constant: 0))
    NSLayoutConstraint.activate(wide223)
    name.translatesAutoresizingMaskIntoConstraints = false
    container.translatesAutoresizingMaskIntoConstraints = false
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
    NSLayoutConstraint.activate(self.isWide ? wide223 : narrow224)
    for (index, view) in [name, safeArea, rows[1]].enumerated() {
      let c225 = NSLayoutConstraint(item: view, attribute: .firstBaseline, relatedBy: .equal, toItem: self.badge, attribute: .firstBaseline, multiplier: 1, constant: 0)
      c225.priority = UILayoutPriority(rawValue: 999)
      c225.isActive = true
      _ = index
    }
  }
}

private final class LayoutConstraint10: UITableViewCell {
  let message = UILabel(), container = UIView(), avatar = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var trailing: CGFloat = 6, lines = 5, ratio = 2.0, isOpen = false
  var wide228: [NSLayoutConstraint] = [], narrow229 = [NSLayoutConstraint]()
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
      NSLayoutConstraint(item: label, attribute: .lastBaseline, relatedBy: .equal, toItem: rows[0], attribute: .bottom, multiplier: 1, constant: CGFloat(ratio)).isActive = true
    }
    for view in [message, avatar, rows[0]] where !isOpen {
      NSLayoutConstraint.activate([NSLayoutConstraint(item: view, attribute: .bottom, relatedBy: .equal, toItem: contentView.safeAreaLayoutGuide, attribute: .bottom, multiplier: 0.25, constant: -CGFloat(ratio)), NSLayoutConstraint(item: view, attribute: .bottom, relatedBy: .equal, toItem: middle, attribute: .top, multiplier: 1, constant: ratio)])
    }
    do {
      let list = NSLayoutConstraint.constraints(withVisualFormat: "H:|-8-[a(40)]-12-[b]", options: [.alignAllTop, .alignAllBottom], metrics: ["pad": 6, "low": 200, "wide": 60], views: ["a": message, "b": self.rows[0]])
      NSLayoutConstraint.activate(list)
    }
    do {
      let edges: CGFloat = ratio
      do {
        let list = NSLayoutConstraint.constraints(withVisualFormat: "H:|-8-[a(b@low)][b]", options: .alignAllCenterY, metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": container, "b": avatar])
        NSLayoutConstraint.activate(list)
      }
      _ = edges
    }
    do {
      var last: UIView = container
      for view in [rows[1], message] {
        var list226 = [NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: 0)]
        if !isOpen {
          list226.append(NSLayoutConstraint(item: view, attribute: .top, relatedBy: .equal, toItem: self.contentView.safeAreaLayoutGuide, attribute: .top, multiplier: 1.0, constant: 0))
        }
        NSLayoutConstraint.activate(list226)
        _ = last
        last = view
      }
    }
    if isOpen {
      do {
        var last: UIView = container
        for view in [rows[1], avatar] {
          contentView.addConstraint(NSLayoutConstraint(item: view, attribute: .centerY, relatedBy: .equal, toItem: contentView, attribute: .centerY, multiplier: 1.0, constant: -12))
          _ = last
          last = view
        }
      }
    }
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|-[a]-(2@750,>=1)-[b]-(>=pad)-|", options: [], metrics: ["pad": 6, "low": 200, "wide": 60], views: ["a": rows[0], "b": avatar]))
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:[a(==b)]-[b]-(>=pad)-|", options: .alignAllLeading, metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": message, "b": container]))
    let id227 = NSLayoutConstraint(item: message, attribute: .centerX, relatedBy: .equal, toItem: avatar, attribute: .centerX, multiplier: 1, constant: -trailing)
    id227.identifier = "id227"
    id227.isActive = true
    wide228 += [NSLayoutConstraint(item: message, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: rows[1], attribute: .width, multiplier: 1.0, constant: -12)]
    wide228 = wide228 + [NSLayoutConstraint(item: message, attribute: .left, relatedBy: .equal, toItem: container, attribute: .right, multiplier: 0.5, constant: trailing)]
    narrow229.append(NSLayoutConstraint(item: rows[1], attribute: .trailing, relatedBy: .equal, toItem: rows[0], attribute: .trailing, multiplier: 1, constant: 0))
    NSLayoutConstraint.activate(wide228)
  }
  func step0() {
    contentView.constraints.first { $0.identifier == "id227" }?.constant = 3
    wide228.forEach { $0.isActive = false }
    narrow229.forEach { $0.isActive = true }
  }
  func step1() {
    NSLayoutConstraint.activate(isOpen ? wide228 : narrow229)
    NSLayoutConstraint(item: container, attribute: .centerX, relatedBy: .lessThanOrEqual, toItem: self.rows[0], attribute: .centerX, multiplier: 1.0, constant: 0).isActive = true
  }
}

private final class LayoutConstraint11: UITableViewCell {
  let message = UILabel(), card = UIView(), icon = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], gutter = UILayoutGuide()
  var spacing: CGFloat = 6, columns = 2, factor = 2.0, isFirst = true
  var kept232: NSLayoutConstraint?
  var wide233: [NSLayoutConstraint] = [], narrow234 = [NSLayoutConstraint]()
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
    NSLayoutConstraint.activate([NSLayoutConstraint(item: card, attribute: .centerX, relatedBy: .equal, toItem: gutter, attribute: .right, multiplier: 1.0, constant: 100)] + [NSLayoutConstraint(item: dot, attribute: .centerX, relatedBy: .greaterThanOrEqual, toItem: gutter, attribute: .centerX, multiplier: 1.0, constant: 0)])
    contentView.addConstraint(NSLayoutConstraint(item: rows[1], attribute: .trailing, relatedBy: .equal, toItem: self.rows[0], attribute: .trailing, multiplier: 1, constant: 0))
    [rows[0], card].forEach { v in
      NSLayoutConstraint.activate([NSLayoutConstraint(item: v, attribute: .top, relatedBy: .equal, toItem: dot, attribute: .top, multiplier: 1.0, constant: CGFloat(columns))] + [NSLayoutConstraint(item: v, attribute: .top, relatedBy: .lessThanOrEqual, toItem: gutter, attribute: .top, multiplier: 1.0, constant: 0)])
    }
    do {
      let safeArea = message
      NSLayoutConstraint.activate([
        NSLayoutConstraint(item: safeArea, attribute: .bottom, relatedBy: .greaterThanOrEqual, toItem: card, attribute: .bottom, multiplier: 1.0, constant: 44),
        NSLayoutConstraint(item: safeArea, attribute: .centerX, relatedBy: .equal, toItem: rows[1], attribute: .centerX, multiplier: 1.0, constant: !isFirst ? spacing : 4),
        NSLayoutConstraint(item: safeArea, attribute: .leading, relatedBy: .lessThanOrEqual, toItem: rows[1], attribute: .leading, multiplier: 3, constant: 0),
      ])
    }
    func pin230(_ item: UIView, by leading: CGFloat) {
      var list231 = [NSLayoutConstraint(item: item, attribute: .right, relatedBy: .equal, toItem: message, attribute: .right, multiplier: 1, constant: 8)]
      if isFirst {
        list231.append(NSLayoutConstraint(item: item, attribute: .lastBaseline, relatedBy: .equal, toItem: gutter, attribute: .bottom, multiplier: 1, constant: -leading))
      }
      NSLayoutConstraint.activate(list231)
    }
    pin230(icon, by: !isFirst ? spacing : 4)
    pin230(rows[1], by: CGFloat(factor) * 10)
    do {
      let bottom = rows[0]
      contentView.addConstraint(NSLayoutConstraint(item: message, attribute: .lastBaseline, relatedBy: .equal, toItem: self.card, attribute: .lastBaseline, multiplier: 1.0, constant: CGFloat(factor) * 10))
      _ = bottom
    }
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:[a(>=20@600)][b]", options: [], metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": card, "b": message]))
    NSLayoutConstraint(item: dot, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 3).isActive = true
    kept232 = NSLayoutConstraint(item: icon, attribute: .trailing, relatedBy: .greaterThanOrEqual, toItem: rows[0], attribute: .trailing, multiplier: 1.0, constant: factor * 10)
    kept232?.isActive = true
    wide233 = [NSLayoutConstraint(item: message, attribute: .bottom, relatedBy: .greaterThanOrEqual, toItem: rows[0], attribute: .bottom, multiplier: 1.0, constant: 16), NSLayoutConstraint(item: self.rows[1], attribute: .leading, relatedBy: .equal, toItem: self.icon, attribute: .leading, multiplier: 1, constant: 0)]
    narrow234.append(NSLayoutConstraint(item: rows[1], attribute: .centerY, relatedBy: .equal, toItem: gutter, attribute: .bottom, multiplier: 1, constant: CGFloat(self.columns * 3)))
    NSLayoutConstraint.activate(wide233)
    for view in [message, card, icon, dot, rows[0], rows[1]] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }
  func step0() {
    kept232?.constant = CGFloat(self.columns / 2)
    NSLayoutConstraint.deactivate(wide233)
    NSLayoutConstraint.activate(narrow234)
  }
  func step1() {
    kept232?.isActive = !isFirst
    NSLayoutConstraint.activate(isFirst ? wide233 : narrow234)
    NSLayoutConstraint(item: rows[1], attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 10.0).isActive = true
  }
}

@MainActor let generatedLayoutConstraint3: [Example] = [
  .view("LayoutConstraint9", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint9(frame: .zero) },
  .view("LayoutConstraint10", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint10(style: .default, reuseIdentifier: nil) },
  .view("LayoutConstraint11", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint11(style: .default, reuseIdentifier: nil) },
]
