// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import SnapKit
import UIKit

@MainActor
private func snapKit9(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  offset: CGFloat, count: Int, share: Double, isFirst: Bool
) {
  var ready44: [Anchors.Constraint] = []
  var kept45: SnapKit.Constraint!
  do {
    let bottom = parent
    child.makeConstraints { v in
      if !isFirst { v.lastBaseline == bottom.bottom }
      if isFirst { v.top >= 0.5; v.left >= 0.5; v.right >= 0.5; v.bottom >= 0.5 }
      v.height <= 16 ~ 300
    }
  }
  if isFirst {
    do {
      var above: UIView = c
      for view in [v, b] {
        view.makeConstraints { v in
          v.edges(.left, .top) == share
        }
        _ = above
        above = view
      }
    }
  }
  switch count {
  case 0:
    UIView.animate(withDuration: 0) {
      b.makeConstraints { make in
        make.top >= make.superview!.top / 0.5
        make.bottom == v.lastBaseline
        make.leading == guide.trailing
      }
    }
  case 1, 2, 3:
    if !isFirst { guide.makeConstraints { $0.top >= v.top } } else {
      v.translatesAutoresizingMaskIntoConstraints = false
      v.makeConstraints { v in
        v.centerX == c.centerX
      }
    }
  default:
    do {
      let label = child
      label.makeConstraints {
        $0.horizontalEdges == share * 10
        $0.top >= 0
        $0.bottom >= 0
        $0.size == -share ~ .required
      }
    }
  }
  for (index, view) in [b, v, c].enumerated() {
    view.translatesAutoresizingMaskIntoConstraints = false
    view.makeConstraints { v in
      if isFirst { v.width == guide.width ~ 300 }
      v.left >= guide.left + 44 ~ 300
    }
    _ = index
  }
  func go42() {
    guard isFirst else { return }
    do {
      let top = parent
      b.makeConstraints { v in
        v.leadingMargin == -share ~ .low
        v.firstBaseline >= child.firstBaseline + 3
        v.edges(.left, .right, .bottom) == 24
      }
      _ = top
    }
  }
  go42()
  v.makeConstraints { v in
    v.size == CGSize(width: 20, height: 44) ~ .high - 1
    if !isFirst { v.centerX == parent.leading + 44 }
    v.top <= 0 ~ .high
    v.leading <= 0 ~ .high
    v.trailing <= 0 ~ .high
  }
  do {
    let center = child
    center.makeConstraints { m in
      m.trailing == 1.0 / 3 * v.trailing
      if isFirst { m.width >= count / 2 }
    }
  }
  if isFirst {
    func go43() {
      guard isFirst else { return }
      child.makeConstraints {
        $0.top <= 0 ~ 400
        $0.leading <= 0 ~ 400
        $0.bottom <= 0 ~ 400
        $0.trailing <= 0 ~ 400
        $0.centerX == c.centerX + 3
        $0.leading >= parent.margins.leading + 0.5
      }
    }
    go43()
  } else {
    do {
      var inset: CGFloat = 30
      inset += 2
      c.makeConstraints { v in
        v.top <= 1
        v.bottom <= -3
        v.height >= (inset + 2) * 3 ~ 749.5
        v.edges == 0 ~ 300
      }
    }
  }
  ready44 =
    child.prepareConstraints { v in
      v.leading == b.leading + 20
    v.trailing == b.trailing + 20
      v.left == v.superview!.left / 1.5
    }.constraints
  b.snp.makeConstraints { make in
    kept45 = make.height.greaterThanOrEqualTo(-1).constraint
  }
  for constraint in ready44 { constraint.isActive = true }
  kept45?.layoutConstraints.first?.constant = 9
  ready44.forEach { $0.isActive = false }
  kept45?.isActive = isFirst
  v.makeConstraints { v in
    v.center == 0
  }
}

private final class SnapKit10: UITableViewCell {
  let caption = UILabel(), card = UIView(), left = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var right: CGFloat = 10, columns = 2, ratio = 2.0, isOpen = true
  var kept50: SnapKit.Constraint?
  var ready51: [SnapKit.Constraint] = []
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    caption.text = "A label"
    for part in [caption, card, left] + rows { contentView.addSubview(part) }
    card.addSubview(badge)
    contentView.addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    func pin46(_ left: UIView, by size: CGFloat) {
      left.makeConstraints { v in
        v.size == CGSize(width: 20, height: 44)
        v.top <= 0
        v.bottom <= 0
        v.topMargin == -size ~ .high
      }
    }
    pin46(caption, by: CGFloat(columns / 2))
    pin46(rows[0], by: CGFloat(ratio))
    if isOpen {
      do {
        var above: UIView? = card
        for view in [caption, rows[1]] {
          if let above {
            view.makeConstraints {
              $0.centerX == above.centerX
              $0.width >= above.width / CGFloat(self.ratio)
              $0.edges(.top, .leading, .trailing) == -ratio
            }
          }
          above = view
        }
      }
    }
    if isOpen {
      badge.makeConstraints { v in
        v.height == -ratio
      }
    }
    do {
      var previous: UIView = card
      for view in [caption, rows[0]] {
        view.makeConstraints {
          $0.center <= ratio * 10
          $0.top == columns ~ .high
          $0.leading == columns ~ .high
          $0.trailing == columns ~ .high
        }
        _ = previous
        previous = view
      }
    }
    func pin47(_ left: UIView, by height: CGFloat) {
      left.translatesAutoresizingMaskIntoConstraints = false
      left.makeConstraints { v in
        v.lastBaseline <= rows[0].bottom - 20
      }
    }
    pin47(caption, by: -4.25)
    pin47(left, by: -1)
    badge.makeConstraints { v in
      v.top <= -columns ~ 250
      v.bottom <= -columns ~ 250
      if !isOpen { (v.centerX == caption.left).identified(by: "label48") }
      (v.leading == 8).identified(by: "label49")
      (v.trailing == 8).identified(by: "label49")
    }
    card.makeConstraints { v in
      v.center >= 0 ~ 400
    }
    do {
      var right: CGFloat = 6
      right += 2
      do {
        var above: UIView = card
        for view in [left, rows[0]] {
          view.makeConstraints { v in
            v.left >= 2 * right ~ 400
            v.right >= -2 * right ~ 400
          }
          _ = above
          above = view
        }
      }
    }
    rows[1].snp.makeConstraints { make in
      kept50 = make.width.equalTo(guide).priority(.required).constraint
    }
    ready51 = self.card.snp.prepareConstraints { make in
      make.verticalEdges.lessThanOrEqualToSuperview().offset(0.5).priority(.required)
      make.leading.equalTo(badge.snp.leading).priority(250).labeled("label52")
    }
  }
  func step0() {
    kept50?.update(offset: -ratio)
    ready51.forEach { $0.activate() }
  }
  func step1() {
    kept50?.update(inset: self.ratio * 10)
    ready51.first?.update(offset: 3)
    func go53() {
      guard isOpen else { return }
      if isOpen {
        caption.translatesAutoresizingMaskIntoConstraints = false
        caption.makeConstraints { v in
          if !isOpen { v.right >= badge.right - 12 }
        }
      }
    }
    go53()
  }
}

private final class SnapKit11: UIView {
  let message = UILabel(), margins = UIView(), icon = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var inset: CGFloat = 10, width = 2, share = 2.0, isFirst = false
  var kept54: SnapKit.Constraint!
  var kept56: Anchors.Constraint?
  override init(frame: CGRect) {
    super.init(frame: frame)
    message.text = "A label"
    for part in [message, margins, icon] + rows { addSubview(part) }
    margins.addSubview(badge)
    addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    for view in [message, rows[1], rows[0]] where isFirst {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.makeConstraints { $0.right == badge.left ~ .high }
    }
    do {
      let top = margins
      top.makeConstraints { v in
        v.bottom == 0
        v.trailing >= middle.trailing + share
      }
    }
    UIView.animate(withDuration: 0) {
      do {
        let margins = self.margins
        self.icon.translatesAutoresizingMaskIntoConstraints = false
        self.icon.makeConstraints { v in
          v.firstBaseline == self.bottom - self.share
        }
        _ = margins
      }
    }
    do {
      let share: Double = 10
      do {
        let message = rows[1]
        margins.translatesAutoresizingMaskIntoConstraints = false
        self.margins.makeConstraints { v in
          v.leading == rows[0].centerX
        }
        _ = message
      }
      _ = share
    }
    if isFirst {
      [message, margins].forEach {
        $0.makeConstraints { v in
          v.edges(.top, .leading, .trailing) == Double(width * 4) ~ .high
          v.centerX <= rows[1].centerX ~ 250
        }
      }
    }
    margins.makeConstraints { v in
      v.center == -inset ~ .required
    }
    do {
      var last: UIView = icon
      for view in [margins, message] {
        view.makeConstraints { v in
          v.size == CGSize(width: 30, height: 44)
        }
        _ = last
        last = view
      }
    }
    if isFirst {
      rows[1].makeConstraints { v in
        v.topMargin == -Double(width)
      }
    }
    rows[1].snp.makeConstraints { make in
      make.bottom.equalTo(message.snp.firstBaseline).offset(20)
      kept54 = make.bottom.equalTo(middle.snp.top).inset(0.5).dividedBy(CGFloat(share)).labeled("label55").constraint
    }
    kept56 = badge.leading >= icon.leading / CGFloat(share) + 100
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.makeConstraints { v in
      kept56
    }
  }
  func step0() {
    kept54?.isActive = isFirst
    kept56?.isActive = false
  }
  func step1() {
    kept54?.isActive = isFirst
    kept56?.constant = 0
    for (index, view) in [margins, rows[0], rows[1]].enumerated() {
      var viewConstraints: [Anchors.Constraint] = []
      do {
        let margin: CGFloat = 7
        viewConstraints += (view.edges(.left, .top) >= 100).constraints
        _ = margin
      }
      viewConstraints.append(view.left == 12.5)
      viewConstraints += (view.verticalEdges == 0).constraints
      Anchors.Constraint.activate(viewConstraints)
      _ = index
    }
  }
}

@MainActor let generatedSnapKit3: [Example] = [
  .snippet("SnapKit9") { snapKit9($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, offset: 9, count: 2, share: 0.75, isFirst: false) },
  .view("SnapKit10", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { SnapKit10(style: .default, reuseIdentifier: nil) },
  .view("SnapKit11", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { SnapKit11(frame: .zero) },
]
