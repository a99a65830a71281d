// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import UIKit

@MainActor
private func layoutAnchor0(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  inset: CGFloat, width: Int, share: Double, isWide: Bool
) {
  v.translatesAutoresizingMaskIntoConstraints = false
  b.translatesAutoresizingMaskIntoConstraints = false
  c.translatesAutoresizingMaskIntoConstraints = false
  child.translatesAutoresizingMaskIntoConstraints = false
  var table74: [String: NSLayoutConstraint] = [:]
  var kept75: NSLayoutConstraint?
  do {
    let center = c
    var list67 = [b.rightAnchor.constraint(equalTo: child.rightAnchor)]
    list67 += [center.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 0), c.centerXAnchor.constraint(equalTo: v.leftAnchor, constant: CGFloat(width * 3))]
    NSLayoutConstraint.activate(list67)
  }
  let c68 = child.widthAnchor.constraint(lessThanOrEqualTo: child.heightAnchor, constant: 20)
  c68.priority = UILayoutPriority(500)
  c68.isActive = true
  [c, v].forEach { v in
    NSLayoutConstraint.activate([v.topAnchor.constraint(greaterThanOrEqualTo: b.topAnchor, constant: inset)] + [v.bottomAnchor.constraint(greaterThanOrEqualTo: guide.bottomAnchor, constant: CGFloat(width) * 4)])
  }
  let c69 = v.trailingAnchor.constraint(equalTo: c.trailingAnchor)
  c69.priority = UILayoutPriority(500)
  c69.isActive = true
  func pin70(_ item: UIView, by gap: CGFloat) {
    item.centerXAnchor.constraint(equalTo: guide.centerXAnchor).isActive = true
  }
  pin70(v, by: inset - 1.5)
  pin70(c, by: CGFloat(width / 2))
  c.firstBaselineAnchor.constraint(equalTo: parent.firstBaselineAnchor, constant: inset + 4).isActive = true
  func pin71(_ left: UIView, by leading: CGFloat) {
    var list72 = [left.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: 100)]
    list72.append(left.rightAnchor.constraint(equalTo: child.rightAnchor))
    NSLayoutConstraint.activate(list72)
  }
  pin71(b, by: CGFloat(width / 2))
  pin71(c, by: -4.25)
  let c73 = v.leadingAnchor.constraint(lessThanOrEqualTo: child.leadingAnchor, constant: CGFloat(width) * 4)
  c73.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
  c73.isActive = true
  table74["a"] = v.widthAnchor.constraint(equalTo: child.widthAnchor, constant: CGFloat(width / 2))
  table74["b"] = v.centerXAnchor.constraint(equalTo: b.leadingAnchor, constant: CGFloat(width * 3))
  NSLayoutConstraint.activate(Array(table74.values))
  kept75 = c.heightAnchor.constraint(equalToConstant: CGFloat(width * 3))
  kept75?.priority = UILayoutPriority(500)
  kept75?.isActive = true
  table74["a"]?.constant = (inset + 2) * 3
  kept75?.isActive = false
  kept75?.constant = 20
  kept75?.isActive = true
  kept75?.isActive = false
  kept75?.constant = inset - 1.5
  kept75?.isActive = true
  do {
    var last: UIView = c
    for view in [b, v] {
      NSLayoutConstraint.activate([
        view.lastBaselineAnchor.constraint(equalTo: parent.bottomAnchor),
        view.heightAnchor.constraint(lessThanOrEqualToConstant: -share),
        view.heightAnchor.constraint(equalTo: parent.layoutMarginsGuide.heightAnchor, constant: 0),
      ])
      _ = last
      last = view
    }
  }
}

private final class LayoutAnchor1: UITableViewCell {
  let message = UILabel(), box = UIView(), icon = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var trailing: CGFloat = 10, count = 5, share = 0.5, isOpen = true
  var pair80: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    message.text = "A label"
    [message, box, icon].forEach { contentView.addSubview($0) }
    rows.forEach(contentView.addSubview)
    box.addSubview(badge)
    contentView.addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    for (index, view) in [message, self.rows[1], icon].enumerated() {
      view.lastBaselineAnchor.constraint(equalTo: self.badge.topAnchor, constant: CGFloat(index)).isActive = true
    }
    let c76 = self.box.firstBaselineAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor, constant: 0.5)
    c76.priority = .defaultLow
    c76.isActive = true
    rows[1].trailingAnchor.constraint(equalTo: self.rows[0].trailingAnchor, constant: -share).isActive = true
    self.message.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
    var list77 = [message.widthAnchor.constraint(equalTo: contentView.widthAnchor, constant: 16)]
    list77 += [message.heightAnchor.constraint(equalToConstant: share), guide.widthAnchor.constraint(equalTo: message.widthAnchor, constant: -share)]
    NSLayoutConstraint.activate(list77)
    for top in [rows[0], box, rows[1]] {
      (!isOpen ? top.trailingAnchor.constraint(equalTo: guide.trailingAnchor) : top.trailingAnchor.constraint(lessThanOrEqualTo: message.trailingAnchor)).isActive = true
    }
    (self.isOpen ? box.centerYAnchor.constraint(equalTo: contentView.lastBaselineAnchor) : icon.leftAnchor.constraint(greaterThanOrEqualTo: self.guide.leftAnchor, constant: trailing - 1.5)).isActive = true
    do {
      let bottom = rows[1]
      let c78 = bottom.widthAnchor.constraint(lessThanOrEqualTo: icon.widthAnchor, multiplier: CGFloat(share))
      c78.priority = UILayoutPriority(rawValue: 999)
      c78.isActive = true
    }
    let id79 = box.heightAnchor.constraint(equalToConstant: -share)
    id79.identifier = "id79"
    id79.isActive = true
    pair80 = (badge.leftAnchor.constraint(equalTo: rows[0].leftAnchor), rows[0].firstBaselineAnchor.constraint(equalTo: message.firstBaselineAnchor, constant: trailing / 2))
    NSLayoutConstraint.activate([pair80!.x, pair80!.y])
    message.translatesAutoresizingMaskIntoConstraints = false
    box.translatesAutoresizingMaskIntoConstraints = false
    icon.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    rows[0].translatesAutoresizingMaskIntoConstraints = false
    rows[1].translatesAutoresizingMaskIntoConstraints = false
  }
  func step0() {
    contentView.constraints.first { $0.identifier == "id79" }?.constant = -4.25
    pair80?.x.constant += 4
  }
  func step1() {
    pair80!.y.isActive = false
    pair80!.y.constant = 20
    pair80!.y.isActive = true
    do {
      var above: UIView? = icon
      for view in [message, rows[0]] {
        if let above {
          (isOpen ? view.topAnchor.constraint(equalTo: contentView.safeAreaLayoutGuide.topAnchor) : view.widthAnchor.constraint(equalToConstant: CGFloat(share))).isActive = true
          _ = above
        }
        above = view
      }
    }
  }
}

private final class LayoutAnchor2: UIViewController {
  let message = UILabel(), panel = UIView(), left = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var right: CGFloat = 6, width = 0, share = 0.5, isOpen = false
  var wide84: [NSLayoutConstraint] = [], narrow85 = [NSLayoutConstraint]()
  var kept86: NSLayoutConstraint!
  override func viewDidLoad() {
    super.viewDidLoad()
    message.text = "A label"
    [message, panel, left].forEach { view.addSubview($0) }
    rows.forEach(view.addSubview)
    panel.addSubview(dot)
    view.addLayoutGuide(middle)
    layOut()
  }
  private func layOut() {
    for view in [rows[0], rows[1], self.left] where !isOpen {
      NSLayoutConstraint.activate([view.widthAnchor.constraint(lessThanOrEqualToConstant: 0), view.trailingAnchor.constraint(equalTo: dot.centerXAnchor, constant: right)])
    }
    UIView.animate(withDuration: 0) {
      if self.isOpen {
        self.panel.heightAnchor.constraint(equalToConstant: CGFloat(self.share) * 10).isActive = true
      }
    }
    switch width {
    case 0:
      UIView.performWithoutAnimation {
        var list81 = [panel.firstBaselineAnchor.constraint(equalTo: left.topAnchor, constant: 20)]
        list81.append(middle.topAnchor.constraint(equalTo: message.bottomAnchor, constant: CGFloat(width / 2)))
        NSLayoutConstraint.activate(list81)
      }
    case 1, 2, 3:
      if let view = [rows[0]].last {
        let c82 = view.heightAnchor.constraint(equalTo: self.view.widthAnchor)
        c82.priority = UILayoutPriority(500)
        c82.isActive = true
      }
    default:
      rows[1].centerYAnchor.constraint(lessThanOrEqualTo: dot.centerYAnchor, constant: 16).isActive = true
    }
    do {
      let bottom = message
      NSLayoutConstraint.activate([bottom.centerYAnchor.constraint(equalTo: left.centerYAnchor, constant: CGFloat(width))] + [bottom.bottomAnchor.constraint(equalTo: view.bottomAnchor)])
    }
    do {
      let width: Int = 30
      if isOpen { rows[0].bottomAnchor.constraint(equalTo: middle.topAnchor).isActive = true }
      _ = width
    }
    func go83() {
      guard isOpen else { return }
      for (index, view) in [self.rows[1], left, rows[0]].enumerated() {
        view.bottomAnchor.constraint(equalTo: self.view.lastBaselineAnchor).isActive = true
        _ = index
      }
    }
    go83()
    do {
      let inset: CGFloat = 6
      if isOpen {
        NSLayoutConstraint.activate([
          rows[1].rightAnchor.constraint(greaterThanOrEqualTo: panel.leftAnchor, constant: -4.25),
          rows[1].widthAnchor.constraint(equalTo: rows[0].heightAnchor, multiplier: 1, constant: inset * 2),
          self.left.trailingAnchor.constraint(equalTo: middle.trailingAnchor, constant: inset * 2),
        ])
      }
    }
    NSLayoutConstraint.activate([rows[0].bottomAnchor.constraint(equalTo: dot.bottomAnchor)] + [dot.topAnchor.constraint(equalTo: panel.bottomAnchor)])
    wide84 = [dot.rightAnchor.constraint(equalTo: left.rightAnchor), message.centerXAnchor.constraint(equalTo: rows[0].centerXAnchor)]
    narrow85.append(message.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor))
    NSLayoutConstraint.activate(wide84)
    kept86 = dot.centerYAnchor.constraint(greaterThanOrEqualTo: left.topAnchor, constant: 44)
    kept86!.isActive = true
    [message, panel, left, dot, rows[0], rows[1]].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  }
  func step0() {
    NSLayoutConstraint.deactivate(wide84)
    NSLayoutConstraint.activate(narrow85)
    kept86.constant += 4
  }
  func step1() {
    NSLayoutConstraint.activate(!isOpen ? wide84 : narrow85)
    kept86.isActive = false
    kept86.constant = right
    kept86.isActive = true
    NSLayoutConstraint.activate([dot.widthAnchor.constraint(greaterThanOrEqualToConstant: 100), self.panel.rightAnchor.constraint(lessThanOrEqualTo: self.rows[1].rightAnchor, constant: 20)])
  }
}

@MainActor let generatedLayoutAnchor0: [Example] = [
  .snippet("LayoutAnchor0") { layoutAnchor0($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, inset: 9, width: 2, share: 0.75, isWide: true) },
  .view("LayoutAnchor1", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor1(style: .default, reuseIdentifier: nil) },
  .screen("LayoutAnchor2", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor2() },
]
