// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import SnapKit
import UIKit

private final class SnapKit6: UIView {
  let heading = UILabel(), box = UIView(), avatar = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var right: CGFloat = 10, width = 2, factor = 1.25, isFirst = false
  var kept37: SnapKit.Constraint?
  var kept38: SnapKit.Constraint?
  override init(frame: CGRect) {
    super.init(frame: frame)
    heading.text = "A label"
    for part in [heading, box, avatar] + rows { addSubview(part) }
    box.addSubview(dot)
    addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    UIView.performWithoutAnimation {
      do {
        let safeArea = heading
        safeArea.snp.makeConstraints {
          $0.width.equalTo(rows[1].snp.width).inset(0.5).dividedBy(0.25).labeled("label35")
          $0.firstBaseline.equalTo(box.snp.bottom)
        }
      }
    }
    box.snp.makeConstraints { (m) in
      m.width.height.equalToSuperview().inset(width * 4)
      if !isFirst { m.left.greaterThanOrEqualTo(rows[0]).inset(3).priority(.medium) }
      m.width.equalTo(16)
    }
    do {
      let label = heading
      label.snp.makeConstraints { (m) in
        m.height.equalTo(guide).dividedBy(CGFloat(factor)).offset(-4.25)
      }
    }
    dot.makeConstraints {
      $0.top == heading.top + factor
      $0.size == CGSize(width: 20, height: 44)
      $0.height == 16
    }
    for view in [rows[1], self.rows[0], heading] where isFirst {
      view.makeConstraints { v in
        v.height <= box.width - Double(width)
        v.verticalEdges == 0
      }
    }
    switch width {
    case 0:
      UIView.performWithoutAnimation {
        box.snp.makeConstraints { make in
          make.bottom.lessThanOrEqualTo(heading.snp.bottom).offset(max(right, 10))
          make.centerY.equalTo(self.snp.top)
          make.size.equalToSuperview().inset(-width)
        }
      }
    case 1, 2, 3:
      self.rows[1].makeConstraints { v in
        v.top == -12 ~ 749.5
        v.left == -12 ~ 749.5
        v.right == -12 ~ 749.5
        v.bottom == -12 ~ 749.5
      }
    default:
      do {
        var last: UIView? = avatar
        for view in [rows[0], box] {
          if let last {
            view.makeConstraints { $0.top == 0; $0.leading == 16; $0.bottom == -12; $0.trailing == 4 }
            _ = last
          }
          last = view
        }
      }
    }
    func pin36(_ item: UIView, by offset: CGFloat) {
      item.makeConstraints { v in
        v.top <= (!isFirst ? 0 : -offset)
        v.left <= (!isFirst ? 0 : -offset)
        v.right <= (!isFirst ? 0 : -offset)
        v.bottom <= (!isFirst ? 0 : -offset)
      }
    }
    pin36(avatar, by: (self.right + 2) * 3)
    pin36(self.rows[1], by: 24)
    heading.snp.makeConstraints { m in
      m.leading.greaterThanOrEqualTo(box).offset(max(right, 10)).multipliedBy(1.5)
    }
    dot.snp.makeConstraints { (make) -> Void in
      self.kept37 = make.centerX.equalTo(rows[1].snp.centerX).multipliedBy(2).priority(.low).constraint
    }
    avatar.snp.makeConstraints { make in
      make.top.lessThanOrEqualTo(dot).inset(-4.25).priority(ConstraintPriority.high.value - 1)
      kept38 = make.centerX.equalTo(self.rows[1]).constraint
    }
  }
  func step0() {
    kept37?.update(inset: width * 4)
    kept38?.layoutConstraints.first?.constant = 9
  }
  func step1() {
    kept37?.update(inset: 8)
    kept38?.update(priority: 200)
    let lay39 = { [unowned self] (amount: CGFloat) -> Void in
      self.rows[1].translatesAutoresizingMaskIntoConstraints = false
      self.rows[1].makeConstraints { v in
        if !self.isFirst { v.bottom == self.guide.top + 44 }
        if self.isFirst { v.left <= 0.5 }
      }
    }
    lay39(-CGFloat(factor))
  }
}

private final class SnapKit7: UIView {
  let message = UILabel(), margins = UIView(), icon = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var inset: CGFloat = 6, width = 5, factor = 2.0, isFirst = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    message.text = "A label"
    addSubview(message)
    addSubview(margins)
    addSubview(icon)
    addSubview(rows[0])
    addSubview(rows[1])
    margins.addSubview(dot)
    addLayoutGuide(column)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    do {
      var y: CGFloat = 4
      for view in [rows[1], margins, icon] {
        view.makeConstraints { v in
          v.left == -Double(width)
          v.right == -Double(width)
          v.width == column.width + (isFirst ? inset : 4)
          v.firstBaseline >= column.bottom - inset / 2 ~ .required
        }
        _ = y
        y += 10
      }
    }
    if !isFirst {
      for view in [rows[1], message, rows[0]] where !isFirst {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.makeConstraints { v in
          v.centerY == icon.centerY
          v.right == icon.right - (!self.isFirst ? 0 : -inset)
          if !isFirst { v.top >= icon.top + factor }
        }
      }
    } else {
      do {
        var previous: UIView? = rows[1]
        for view in [message, self.margins] {
          if let previous {
            view.snp.makeConstraints { (make) -> Void in
              make.height.greaterThanOrEqualTo(16)
            }
            _ = previous
          }
          previous = view
        }
      }
    }
    for view in [rows[0], message, self.rows[1]] {
      view.makeConstraints { v in
        v.width == factor ~ .low
      }
    }
    [rows[1], message].forEach { v in
      v.translatesAutoresizingMaskIntoConstraints = false
      var vConstraints: [Anchors.Constraint] = []
      do {
        let margin: CGFloat = 7
        vConstraints.append(v.centerX == dot.centerX)
        _ = margin
      }
      Anchors.Constraint.activate(vConstraints)
    }
    rows[1].makeConstraints { v in
      v.topMargin >= 0
      v.bottom == icon.bottom - 10.0
    }
    if isFirst {
      if let last = [self.rows[0]].last {
        last.snp.makeConstraints { (m) -> Void in
          m.verticalEdges.equalToSuperview().inset(0).priority(250)
          m.width.height.equalTo(CGSize(width: 30, height: 44))
          if self.isFirst {
            m.centerX.greaterThanOrEqualTo(icon.snp.centerX).offset(-factor).priority(749.5)
          }
        }
      }
    }
    rows[0].makeConstraints {
      $0.lastBaseline == icon.bottom
      $0.top >= 0
      $0.leading >= 0
      $0.trailing >= 0
    }
    message.snp.makeConstraints { m in
      m.trailing.equalTo(rows[1].snp.leading).multipliedBy(0.5).offset(-12)
      m.verticalEdges.greaterThanOrEqualToSuperview().offset(inset)
    }
    dot.makeConstraints {
      $0.trailing >= self.trailing / CGFloat(factor) + Double(width + 1)
      $0.right == rows[0].right + 12.5
      $0.trailing == message.leading - 12
    }
    rows[0].makeConstraints { v in
      v.top <= self.column.top ~ 749.5
      v.bottom == self.bottom
    }
  }
  func step0() {
    self.dot.removeConstraints()
    rows[0].translatesAutoresizingMaskIntoConstraints = false
    rows[0].remakeConstraints { v in
      if self.isFirst { v.centerX == icon.centerX }
    }
  }
  func step1() {
    dot.makeConstraints { v in
      v.center == 0.5
    }
    for top in [self.rows[0], message, margins] {
      top.translatesAutoresizingMaskIntoConstraints = false
      top.makeConstraints { v in
        v.trailing <= dot.trailing
      }
    }
  }
}

@MainActor
private func snapKit8(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  gap: CGFloat, count: Int, factor: Double, isWide: Bool
) {
  if isWide {
    b.snp.makeConstraints { make in
      make.horizontalEdges.lessThanOrEqualTo(c).priority(250)
      make.left.top.equalToSuperview().priority(UILayoutPriority(400))
      make.directionalEdges.greaterThanOrEqualToSuperview().offset(8)
    }
  }
  do {
    let content = child
    content.snp.makeConstraints { (make) -> Void in
      if isWide { make.firstBaseline.equalTo(c.snp.firstBaseline).offset(factor * 10).priority(749.5) }
    }
  }
  guide.makeConstraints {
    $0.height == 12.5
    $0.centerY == c.bottom + count
  }
  for (index, view) in [c, b, v].enumerated() {
    view.snp.makeConstraints { make in
      make.centerX.equalTo(guide).offset(gap)
      make.centerX.equalTo(child.snp.trailing).inset(isWide ? gap : 4).labeled("label40")
      make.centerX.equalTo(guide).offset(8)
    }
    _ = index
  }
  func pin41(_ item: UIView, by inset: CGFloat) {
    item.snp.makeConstraints { $0.height.greaterThanOrEqualTo(inset - 1.5) }
  }
  pin41(b, by: -gap)
  pin41(c, by: 24)
  guide.makeConstraints { v in
    v.right == child.right
  }
  v.makeConstraints {
    $0.height <= 20
    $0.size == max(gap, 10)
    $0.top == guide.top + count
  }
  do {
    var above: UIView? = b
    for view in [c, v] {
      if let above {
        view.makeConstraints {
          $0.firstBaseline == parent.top
          $0.top >= gap ~ 300
          $0.left >= gap ~ 300
          $0.bottom >= gap ~ 300
          $0.right >= gap ~ 300
        }
        _ = above
      }
      above = view
    }
  }
  b.snp.makeConstraints { (make) -> Void in
    make.leading.equalToSuperview()
  }
  child.snp.makeConstraints {
    $0.right.equalTo(v.snp.right).offset(factor).priority(ConstraintPriority.high.value - 1)
    $0.centerX.equalTo(guide.snp.centerX).priority(999)
  }
  b.snp.remakeConstraints { make in
    make.leading.equalTo(guide)
  }
  child.snp.remakeConstraints { $0.top.left.right.bottom.equalToSuperview().offset(2 * gap).priority(.low) }
  v.makeConstraints { v in
    if !isWide { v.leadingMargin == 0 ~ .required }
    v.edges(.left, .right) == max(gap, 10) ~ 999
  }
}

@MainActor let generatedSnapKit2: [Example] = [
  .view("SnapKit6", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { SnapKit6(frame: .zero) },
  .view("SnapKit7", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { SnapKit7(frame: .zero) },
  .snippet("SnapKit8") { snapKit8($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, gap: 9, count: 2, factor: 0.75, isWide: false) },
]
