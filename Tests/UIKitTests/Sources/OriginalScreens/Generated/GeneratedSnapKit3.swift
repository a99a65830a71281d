// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import SnapKit
import UIKit

@MainActor
private func snapKit9(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  offset: CGFloat, count: Int, share: Double, isFirst: Bool
) {
  var ready44: [Constraint] = []
  var kept45: Constraint!
  do {
    let bottom = parent
    child.snp.makeConstraints { make in
      if !isFirst { make.lastBaseline.equalTo(bottom.snp.bottom) }
      if isFirst { make.top.left.right.bottom.greaterThanOrEqualToSuperview().offset(0.5) }
      make.height.lessThanOrEqualTo(16).priority(ConstraintPriority(300))
    }
  }
  if isFirst {
    do {
      var above: UIView = c
      for view in [v, b] {
        view.snp.makeConstraints { (make) -> Void in
          make.left.top.equalToSuperview().inset(share)
        }
        _ = above
        above = view
      }
    }
  }
  switch count {
  case 0:
    UIView.animate(withDuration: 0) {
      b.snp.makeConstraints { (make) in
        make.top.greaterThanOrEqualToSuperview().dividedBy(0.5)
        make.bottom.equalTo(v.snp.lastBaseline)
        make.leading.equalTo(guide.snp.trailing)
      }
    }
  case 1, 2, 3:
    if !isFirst { guide.snp.makeConstraints { $0.top.greaterThanOrEqualTo(v.snp.top) } } else {
      v.snp.makeConstraints { (m) in
        m.centerX.equalTo(c)
      }
    }
  default:
    do {
      let label = child
      label.snp.makeConstraints {
        $0.leading.trailing.equalToSuperview().inset(share * 10)
        $0.verticalEdges.greaterThanOrEqualToSuperview()
        $0.width.height.equalTo(-share).priority(.required)
      }
    }
  }
  for (index, view) in [b, v, c].enumerated() {
    view.snp.makeConstraints { make in
      if isFirst { make.width.equalTo(guide.snp.width).priority(ConstraintPriority(300)) }
      make.left.greaterThanOrEqualTo(guide.snp.left).inset(44).priority(ConstraintPriority(300))
    }
    _ = index
  }
  func go42() {
    guard isFirst else { return }
    do {
      let top = parent
      b.snp.makeConstraints { (make) -> Void in
        make.leadingMargin.equalToSuperview().offset(-share).priority(.low)
        make.firstBaseline.greaterThanOrEqualTo(child.snp.firstBaseline).offset(3)
        make.left.right.bottom.equalToSuperview().inset(24)
      }
      _ = top
    }
  }
  go42()
  v.snp.makeConstraints { (make) in
    make.width.height.equalTo(CGSize(width: 20, height: 44)).priority(ConstraintPriority.high.value - 1)
    if !isFirst { make.centerX.equalTo(parent.snp.leading).inset(44) }
    make.top.leading.trailing.lessThanOrEqualToSuperview().priority(.high)
  }
  do {
    let center = child
    center.snp.makeConstraints { (m) in
      m.trailing.equalTo(v).multipliedBy(1.0 / 3)
      if isFirst { m.width.greaterThanOrEqualTo(count / 2) }
    }
  }
  if isFirst {
    func go43() {
      guard isFirst else { return }
      child.snp.makeConstraints {
        $0.directionalEdges.lessThanOrEqualToSuperview().priority(UILayoutPriority(400))
        $0.centerX.equalTo(c.snp.centerX).offset(3)
        $0.leading.greaterThanOrEqualTo(parent.layoutMarginsGuide.snp.leading).offset(0.5)
      }
    }
    go43()
  } else {
    do {
      var inset: CGFloat = 30
      inset += 2
      c.snp.makeConstraints { (make) -> Void in
        make.verticalEdges.lessThanOrEqualToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        make.height.greaterThanOrEqualTo((inset + 2) * 3).priority(749.5)
        make.directionalEdges.equalToSuperview().priority(ConstraintPriority(300))
      }
    }
  }
  ready44 = child.snp.prepareConstraints { (make) in
    make.leading.trailing.equalTo(b).offset(20)
    make.left.equalToSuperview().dividedBy(1.5)
  }
  b.snp.makeConstraints { make in
    kept45 = make.height.greaterThanOrEqualTo(-1).constraint
  }
  for constraint in ready44 { constraint.activate() }
  kept45?.layoutConstraints.first?.constant = 9
  ready44.forEach { $0.deactivate() }
  kept45?.isActive = isFirst
  v.snp.makeConstraints { (make) in
    make.center.equalToSuperview().inset(max(offset, 10))
  }
}

private final class SnapKit10: UITableViewCell {
  let caption = UILabel(), card = UIView(), left = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var right: CGFloat = 10, columns = 2, ratio = 2.0, isOpen = true
  var kept50: Constraint?
  var ready51: [Constraint] = []
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
      left.snp.makeConstraints { (make) in
        make.width.height.equalTo(CGSize(width: 20, height: 44))
        make.verticalEdges.lessThanOrEqualToSuperview()
        make.topMargin.equalToSuperview().offset(-size).priority(.high)
      }
    }
    pin46(caption, by: CGFloat(columns / 2))
    pin46(rows[0], by: CGFloat(ratio))
    if isOpen {
      do {
        var above: UIView? = card
        for view in [caption, rows[1]] {
          if let above {
            view.snp.makeConstraints {
              $0.centerX.equalTo(above)
              $0.width.greaterThanOrEqualTo(above).dividedBy(CGFloat(self.ratio))
              $0.top.leading.trailing.equalToSuperview().inset(-ratio)
            }
          }
          above = view
        }
      }
    }
    if isOpen {
      badge.snp.makeConstraints { (m) -> Void in
        m.height.equalTo(-ratio)
      }
    }
    do {
      var previous: UIView = card
      for view in [caption, rows[0]] {
        view.snp.makeConstraints {
          $0.center.lessThanOrEqualToSuperview().offset(ratio * 10)
          $0.top.leading.trailing.equalToSuperview().offset(columns).priority(UILayoutPriority.defaultHigh)
        }
        _ = previous
        previous = view
      }
    }
    func pin47(_ left: UIView, by height: CGFloat) {
      left.snp.makeConstraints { make in
        make.lastBaseline.lessThanOrEqualTo(rows[0].snp.bottom).inset(20)
      }
    }
    pin47(caption, by: -4.25)
    pin47(left, by: -1)
    badge.snp.makeConstraints { (make) -> Void in
      make.verticalEdges.lessThanOrEqualToSuperview().offset(-columns).priority(250)
      if !isOpen { make.centerX.equalTo(caption.snp.left).labeled("label48") }
      make.leading.trailing.equalToSuperview().offset(8).labeled("label49")
    }
    card.snp.makeConstraints { make in
      make.center.greaterThanOrEqualToSuperview().inset(ratio * 10).priority(UILayoutPriority(400))
    }
    do {
      var right: CGFloat = 6
      right += 2
      do {
        var above: UIView = card
        for view in [left, rows[0]] {
          view.snp.makeConstraints { (make) -> Void in
            make.horizontalEdges.greaterThanOrEqualToSuperview().inset(2 * right).priority(UILayoutPriority(400))
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
        caption.snp.makeConstraints { (m) -> Void in
          if !isOpen { m.right.greaterThanOrEqualTo(badge).offset(-12) }
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
  var kept54: Constraint!
  var kept56: Constraint?
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
      view.snp.makeConstraints { $0.right.equalTo(badge.snp.left).priority(UILayoutPriority.defaultHigh) }
    }
    do {
      let top = margins
      top.snp.makeConstraints { (m) -> Void in
        m.bottom.equalToSuperview()
        m.trailing.greaterThanOrEqualTo(middle.snp.trailing).offset(share)
      }
    }
    UIView.animate(withDuration: 0) {
      do {
        let margins = self.margins
        self.icon.snp.makeConstraints { (make) -> Void in
          make.firstBaseline.equalTo(self.snp.bottom).offset(-self.share)
        }
        _ = margins
      }
    }
    do {
      let share: Double = 10
      do {
        let message = rows[1]
        self.margins.snp.makeConstraints { (m) in
          m.leading.equalTo(rows[0].snp.centerX).inset(10.0)
        }
        _ = message
      }
      _ = share
    }
    if isFirst {
      [message, margins].forEach {
        $0.snp.makeConstraints { make in
          make.top.leading.trailing.equalToSuperview().inset(width * 4).priority(.high)
          make.centerX.lessThanOrEqualTo(rows[1].snp.centerX).priority(250)
        }
      }
    }
    margins.snp.makeConstraints { (make) in
      make.center.equalToSuperview().offset(-inset).priority(.required)
    }
    do {
      var last: UIView = icon
      for view in [margins, message] {
        view.snp.makeConstraints { (make) -> Void in
          make.size.equalTo(CGSize(width: 30, height: 44))
        }
        _ = last
        last = view
      }
    }
    if isFirst {
      rows[1].snp.makeConstraints { make in
        make.topMargin.equalToSuperview().offset(-width)
      }
    }
    rows[1].snp.makeConstraints { make in
      make.bottom.equalTo(message.snp.firstBaseline).offset(20)
      kept54 = make.bottom.equalTo(middle.snp.top).inset(0.5).dividedBy(CGFloat(share)).labeled("label55").constraint
    }
    badge.snp.makeConstraints { (make) -> Void in
      kept56 = make.leading.greaterThanOrEqualTo(icon).inset(100).dividedBy(CGFloat(share)).constraint
    }
  }
  func step0() {
    kept54?.isActive = isFirst
    kept56?.deactivate()
  }
  func step1() {
    kept54?.isActive = isFirst
    kept56?.update(inset: 0)
    for (index, view) in [margins, rows[0], rows[1]].enumerated() {
      view.snp.makeConstraints { m in
        do {
          let margin: CGFloat = 7
          m.left.top.greaterThanOrEqualToSuperview().inset(100)
          _ = margin
        }
        m.left.equalToSuperview().inset(12.5)
        m.top.bottom.equalToSuperview()
      }
      _ = index
    }
  }
}

@MainActor let generatedSnapKit3: [Example] = [
  .snippet("SnapKit9") { snapKit9($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, offset: 9, count: 2, share: 0.75, isFirst: false) },
  .view("SnapKit10", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { SnapKit10(style: .default, reuseIdentifier: nil) },
  .view("SnapKit11", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { SnapKit11(frame: .zero) },
]
