// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
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
  var kept75: Constraint?
  do {
    let center = c
    var list67 = [b.right == child.right]
    list67 += [center.leading == b.trailing, c.centerX == v.left + CGFloat(width * 3)]
    Constraint.activate(list67)
  }
  let c68 = child.width <= child.height + 20
  c68.priority = 500
  c68.isActive = true
  [c, v].forEach { v in
    Constraint.activate {
      v.top >= b.top + inset
      v.bottom >= guide.bottom + CGFloat(width) * 4
    }
  }
  let c69 = v.trailing == c.trailing
  c69.priority = 500
  c69.isActive = true
  func pin70(_ item: UIView, by gap: CGFloat) {
    Constraint.activate { item.centerX == guide.centerX }
  }
  pin70(v, by: inset - 1.5)
  pin70(c, by: CGFloat(width / 2))
  Constraint.activate { c.firstBaseline == parent.firstBaseline + (inset + 4) }
  func pin71(_ left: UIView, by leading: CGFloat) {
    var list72 = [left.bottom == parent.bottom + 100]
    list72.append(left.right == child.right)
    Constraint.activate(list72)
  }
  pin71(b, by: CGFloat(width / 2))
  pin71(c, by: -4.25)
  let c73 = v.leading <= child.leading + CGFloat(width) * 4
  c73.priority = .high - 1
  c73.isActive = true
  table74["a"] = v.widthAnchor.constraint(equalTo: child.widthAnchor, constant: CGFloat(width / 2))
  table74["b"] = v.centerXAnchor.constraint(equalTo: b.leadingAnchor, constant: CGFloat(width * 3))
  NSLayoutConstraint.activate(Array(table74.values))
  kept75 = c.height == CGFloat(width * 3)
  kept75?.priority = 500
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
      Constraint.activate {
        view.lastBaseline == parent.bottom
        view.height <= -share
        view.height == parent.margins.height
      }
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
      Constraint.activate { view.lastBaseline == self.badge.top + CGFloat(index) }
    }
    let c76 = self.box.firstBaseline <= guide.bottom + 0.5
    c76.priority = .low
    c76.isActive = true
    Constraint.activate {
      rows[1].trailing == self.rows[0].trailing - share
      self.message.top == box.top
    }
    var list77 = [message.width == contentView.width + 16]
    list77 += [message.height == share, guide.width == message.width - share]
    Constraint.activate(list77)
    for top in [rows[0], box, rows[1]] {
      (!isOpen ? top.trailingAnchor.constraint(equalTo: guide.trailingAnchor) : top.trailingAnchor.constraint(lessThanOrEqualTo: message.trailingAnchor)).isActive = true
    }
    (self.isOpen ? box.centerYAnchor.constraint(equalTo: contentView.lastBaselineAnchor) : icon.leftAnchor.constraint(greaterThanOrEqualTo: self.guide.leftAnchor, constant: trailing - 1.5)).isActive = true
    do {
      let bottom = rows[1]
      let c78 = bottom.width <= CGFloat(share) * icon.width
      c78.priority = 999
      c78.isActive = true
    }
    let id79 = box.height == -share
    id79.identifier = "id79"
    id79.isActive = true
    pair80 = (badge.leftAnchor.constraint(equalTo: rows[0].leftAnchor), rows[0].firstBaselineAnchor.constraint(equalTo: message.firstBaselineAnchor, constant: trailing / 2))
    NSLayoutConstraint.activate([pair80!.x, pair80!.y])
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
  var wide84: [Constraint] = [], narrow85 = [Constraint]()
  var kept86: Constraint!
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
      Constraint.activate {
        view.width <= 0
        view.trailing == dot.centerX + right
      }
    }
    UIView.animate(withDuration: 0) {
      if self.isOpen {
        Constraint.activate { self.panel.height == CGFloat(self.share) * 10 }
      }
    }
    switch width {
    case 0:
      UIView.performWithoutAnimation {
        var list81 = [panel.firstBaseline == left.top + 20]
        list81.append(middle.top == message.bottom + CGFloat(width / 2))
        Constraint.activate(list81)
      }
    case 1, 2, 3:
      if let view = [rows[0]].last {
        let c82 = view.height == self.view.width
        c82.priority = 500
        c82.isActive = true
      }
    default:
      Constraint.activate { rows[1].centerY <= dot.centerY + 16 }
    }
    do {
      let bottom = message
      Constraint.activate {
        bottom.centerY == left.centerY + CGFloat(width)
        bottom.bottom == view.bottom
      }
    }
    do {
      let width: Int = 30
      if isOpen { Constraint.activate { rows[0].bottom == middle.top } }
      _ = width
    }
    func go83() {
      guard isOpen else { return }
      for (index, view) in [self.rows[1], left, rows[0]].enumerated() {
        Constraint.activate { view.bottom == self.view.lastBaseline }
        _ = index
      }
    }
    go83()
    do {
      let inset: CGFloat = 6
      if isOpen {
        Constraint.activate {
          rows[1].right >= panel.left - 4.25
          rows[1].width == rows[0].height + inset * 2
          self.left.trailing == middle.trailing + inset * 2
        }
      }
    }
    Constraint.activate {
      rows[0].bottom == dot.bottom
      dot.top == panel.bottom
    }
    wide84 = [dot.right == left.right, message.centerX == rows[0].centerX]
    narrow85.append(message.firstBaseline == view.firstBaseline)
    Constraint.activate(wide84)
    kept86 = dot.centerY >= left.top + 44
    kept86!.isActive = true
    [message, panel, left, dot, rows[0], rows[1]].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  }
  func step0() {
    Constraint.deactivate(wide84)
    Constraint.activate(narrow85)
    kept86.constant += 4
  }
  func step1() {
    Constraint.activate(!isOpen ? wide84 : narrow85)
    kept86.isActive = false
    kept86.constant = right
    kept86.isActive = true
    Constraint.activate {
      dot.width >= 100
      self.panel.right <= self.rows[1].right + 20
    }
  }
}

@MainActor let generatedLayoutAnchor0: [Example] = [
  .snippet("LayoutAnchor0") { layoutAnchor0($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, inset: 9, width: 2, share: 0.75, isWide: true) },
  .view("LayoutAnchor1", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor1(style: .default, reuseIdentifier: nil) },
  .screen("LayoutAnchor2", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor2() },
]
