// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import SnapKit
import UIKit

private final class SnapKit12: UIView {
  let name = UILabel(), margins = UIView(), icon = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var height: CGFloat = 6, width = 2, factor = 0.5, isWide = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "A label"
    addSubview(name)
    addSubview(margins)
    addSubview(icon)
    addSubview(rows[0])
    addSubview(rows[1])
    margins.addSubview(mark)
    addLayoutGuide(column)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    for (index, view) in [margins, rows[1], name].enumerated() {
      view.snp.makeConstraints { (m) -> Void in
        m.lastBaseline.equalTo(column.snp.bottom).inset(-4.25)
        m.height.equalTo(self.rows[0].snp.height).inset(16)
      }
      _ = index
    }
    rows[1].snp.makeConstraints { (make) in
      make.bottom.equalTo(name.snp.bottom)
      make.left.right.bottom.lessThanOrEqualToSuperview().offset(factor * 10).priority(ConstraintPriority(300))
      make.left.equalTo(mark).offset(20).priority(749.5)
    }
    do {
      let edges: Double = 10
      name.snp.makeConstraints { (m) in
        if isWide { m.leading.trailing.lessThanOrEqualToSuperview().offset(edges) }
      }
    }
    rows[1].snp.makeConstraints {
      $0.width.equalTo(width / 2).priority(749.5)
      $0.size.equalTo(-4.25)
      $0.edges.equalToSuperview()
    }
    UIView.animate(withDuration: 0) {
      for (index, view) in [self.icon, self.margins, self.rows[0]].enumerated() {
        view.snp.makeConstraints { (m) -> Void in
          m.topMargin.equalToSuperview()
        }
        _ = index
      }
    }
    do {
      var last: UIView? = margins
      for view in [rows[1], icon] {
        if let last {
          view.snp.makeConstraints {
            $0.bottom.equalTo(readableContentGuide.snp.top)
            $0.width.equalToSuperview()
          }
          _ = last
        }
        last = view
      }
    }
    name.snp.makeConstraints { (make) -> Void in
      if isWide {
        make.verticalEdges.equalTo(icon).inset(NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1))
      }
      make.leading.equalTo(self.mark.snp.trailing).offset(-factor).labeled("label57")
    }
    if isWide { icon.snp.makeConstraints { $0.top.lessThanOrEqualTo(rows[0].snp.bottom).offset(-1) } }
    self.mark.snp.makeConstraints { make in
      make.centerY.equalTo(rows[0].snp.top).multipliedBy(CGFloat(factor)).priority(749.5)
    }
    icon.snp.makeConstraints {
      $0.top.equalTo(margins)
      $0.leading.equalTo(margins.snp.centerX).offset(20)
    }
  }
  func step0() {
    mark.snp.updateConstraints { (make) in
      make.centerY.equalTo(rows[0].snp.top).multipliedBy(CGFloat(factor)).priority(749.5)
    }
    icon.snp.remakeConstraints { m in
      m.top.leading.trailing.greaterThanOrEqualToSuperview().offset(3)
    }
  }
  func step1() {
    do {
      var factor: Float = 6
      factor += 2
      margins.snp.makeConstraints { (make) -> Void in
        make.horizontalEdges.equalToSuperview().priority(.required)
        make.width.equalTo(factor).priority(UILayoutPriority(400))
      }
    }
  }
}

private final class SnapKit13: UIView {
  let top = UILabel(), bottom = UIView(), icon = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var offset: CGFloat = 14.5, lines = 0, ratio = 2.0, isFirst = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    top.text = "A label"
    bottom.frame = CGRect(x: 20, y: 30, width: 90, height: 50)
    [top, bottom, icon].forEach { addSubview($0) }
    rows.forEach(addSubview)
    bottom.addSubview(mark)
    addLayoutGuide(column)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    do {
      let offset: Int = 6
      func go58() {
        guard isFirst else { return }
        icon.snp.makeConstraints { m in
          m.trailing.equalTo(rows[1].snp.trailing).offset(offset * 4).priority(UILayoutPriority(400))
          m.centerX.equalTo(mark.snp.left).dividedBy(0.25).priority(.required)
          m.centerX.equalTo(rows[1].snp.centerX).priority(ConstraintPriority.high.value - 1).labeled("label59")
        }
      }
      go58()
    }
    bottom.snp.makeConstraints { (m) -> Void in
      if isFirst { m.centerX.equalTo(top.snp.centerX) }
      m.bottom.lessThanOrEqualTo(top.snp.bottom)
    }
    [self.icon, top].forEach { v in
      v.snp.makeConstraints { (m) -> Void in
        m.leading.equalTo(bottom.snp.trailing).priority(UILayoutPriority(400))
      }
    }
    do {
      var above: UIView? = icon
      for view in [rows[0], top] {
        if let above {
          view.snp.makeConstraints { (make) -> Void in
            make.leading.equalTo(above).inset(3).priority(UILayoutPriority(400))
            make.firstBaseline.lessThanOrEqualToSuperview()
            make.leading.greaterThanOrEqualTo(above.snp.centerX).offset(offset).priority(.high)
          }
        }
        above = view
      }
    }
    UIView.animate(withDuration: 0) {
      self.column.snp.makeConstraints { (m) in
        if self.isFirst {
          m.trailing.greaterThanOrEqualTo(self.top.snp.trailing).offset(self.ratio * 10).priority(ConstraintPriority(300))
        }
      }
    }
    do {
      var above: UIView = self.bottom
      for view in [rows[0], top] {
        view.snp.makeConstraints {
          $0.topMargin.equalToSuperview().inset(-ratio)
          $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        }
        _ = above
        above = view
      }
    }
    [top, bottom].forEach { view in
      view.snp.makeConstraints { (make) -> Void in
        make.width.equalTo(rows[0].snp.width).dividedBy(CGFloat(ratio)).priority(.medium)
        make.width.lessThanOrEqualTo(44)
        make.bottom.equalTo(rows[1].snp.top).offset(offset).labeled("label60")
      }
    }
    do {
      let safeArea = rows[1]
      safeArea.snp.makeConstraints { (m) -> Void in
        do {
          let top: CGFloat = 7
          m.left.equalTo(rows[0]).offset(top).priority(.high)
        }
      }
    }
    top.snp.makeConstraints {
      $0.leadingMargin.lessThanOrEqualTo(rows[1]).priority(.required)
      $0.edges.equalTo(mark).offset(44)
      $0.width.equalTo(isFirst ? 0 : -offset)
    }
    mark.snp.makeConstraints { (make) -> Void in
      make.left.top.equalToSuperview().offset(ratio * 10)
    }
  }
  func step0() {
    top.snp.remakeConstraints { (m) -> Void in
      if isFirst { m.width.equalTo(self.ratio).priority(.high) }
    }
    mark.snp.updateConstraints { (make) -> Void in
      make.left.top.equalToSuperview().offset(max(offset, 10))
    }
  }
  func step1() {
    let lay61 = { [unowned self] (amount: CGFloat) -> Void in
      if !self.isFirst {
        self.mark.snp.makeConstraints { (make) -> Void in
          do {
            let top: CGFloat = 7
            make.leading.equalTo(self.rows[1].snp.leading)
            _ = top
          }
        }
      } else {
        self.rows[1].snp.makeConstraints { m in
          m.bottom.equalTo(self.bottom).priority(UILayoutPriority.defaultHigh)
        }
      }
    }
    lay61(offset / 2)
  }
}

private final class SnapKit14: UIView {
  let header = UILabel(), card = UIView(), icon = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], gutter = UILayoutGuide()
  var padding: CGFloat = 10, lines = 5, factor = 0.5, isOpen = false
  var kept65: Constraint?
  var kept66: Constraint!
  override init(frame: CGRect) {
    super.init(frame: frame)
    header.text = "A label"
    for part in [header, card, icon] + rows { addSubview(part) }
    card.addSubview(mark)
    addLayoutGuide(gutter)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    gutter.snp.makeConstraints { make in
      make.left.right.bottom.greaterThanOrEqualToSuperview()
    }
    func pin62(_ left: UIView, by height: CGFloat) {
      left.snp.makeConstraints { m in
        m.centerX.greaterThanOrEqualTo(rows[1].snp.centerX).offset(3)
        m.verticalEdges.greaterThanOrEqualToSuperview().priority(ConstraintPriority(300))
      }
    }
    pin62(header, by: -12)
    pin62(rows[0], by: CGFloat(factor))
    header.snp.makeConstraints { m in
      m.height.equalTo(isOpen ? 0 : -padding)
      m.height.equalTo(0.5)
      m.top.bottom.greaterThanOrEqualToSuperview().offset(lines)
    }
    for top in [header, card, rows[0]] {
      top.snp.makeConstraints { make in
        make.height.equalTo(100).priority(999)
        make.top.left.right.bottom.greaterThanOrEqualTo(gutter).inset(max(padding, 10))
        make.centerX.greaterThanOrEqualTo(rows[1].snp.trailing).offset(padding / 2)
      }
    }
    do {
      let width: Int = 6
      do {
        let edges = card
        gutter.snp.makeConstraints { (m) in
          m.width.equalTo(width)
          if isOpen { m.height.equalTo(self).multipliedBy(2).offset(width + 1) }
          m.width.height.equalTo(100)
        }
        _ = edges
      }
    }
    for item in [card, rows[0], rows[1]] {
      item.snp.makeConstraints { m in
        m.directionalEdges.equalToSuperview().inset(UIEdgeInsets(top: 0, left: 8, bottom: 12, right: -4))
        if isOpen { m.edges.equalTo(self.gutter).offset(10.0) }
        m.trailing.equalTo(icon.snp.trailing)
      }
    }
    let lay63 = { [unowned self] (amount: CGFloat) -> Void in
      self.rows[0].snp.makeConstraints { (make) -> Void in
        if self.isOpen { make.left.equalTo(self.gutter).offset(self.isOpen ? amount : 4) }
        make.leading.equalTo(self.gutter.snp.leading).offset(24)
        if self.isOpen { make.right.greaterThanOrEqualTo(self.rows[1].snp.right).inset(max(amount, 10)) }
      }
    }
    lay63(12.5)
    switch lines {
    case 0:
      do {
        let safeArea = icon
        safeArea.snp.makeConstraints { (make) -> Void in
          make.width.equalTo(factor)
        }
      }
    case 1, 2, 3:
      func go64() {
        guard isOpen else { return }
        gutter.snp.makeConstraints { (m) in
          m.left.right.bottom.equalToSuperview().offset(padding - 1.5).priority(.medium)
        }
      }
      go64()
    default:
      mark.snp.makeConstraints { (make) -> Void in
        make.width.height.equalTo(CGSize(width: 30, height: 44))
        make.height.equalTo(12.5)
      }
    }
    self.icon.snp.makeConstraints { make in
      make.left.equalTo(self.mark.snp.left)
      kept65 = make.right.equalTo(mark).constraint
    }
    header.snp.makeConstraints { (make) in
      make.trailing.equalTo(rows[1].snp.trailing).offset(max(padding, 10)).priority(.required)
      kept66 = make.centerX.equalTo(card.snp.centerX).offset(-factor).dividedBy(CGFloat(self.factor)).priority(.required).constraint
    }
  }
  func step0() {
    kept65?.update(priority: 200)
    kept66.update(inset: self.lines)
  }
  func step1() {
    kept65?.update(priority: 200)
    kept66.update(inset: factor * 10)
    self.rows[0].snp.makeConstraints { make in
      make.firstBaseline.greaterThanOrEqualTo(icon).inset(factor)
    }
  }
}

@MainActor let generatedSnapKit4: [Example] = [
  .view("SnapKit12", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { SnapKit12(frame: .zero) },
  .view("SnapKit13", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { SnapKit13(frame: .zero) },
  .view("SnapKit14", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { SnapKit14(frame: .zero) },
]
