// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
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
      view.translatesAutoresizingMaskIntoConstraints = false
      view.makeConstraints { v in
        v.lastBaseline == column.bottom + 4.25
        v.height == self.rows[0].height - 32
      }
      _ = index
    }
    rows[1].makeConstraints { v in
      v.bottom == name.bottom
      v.left <= factor * 10 ~ 300
      v.right <= factor * 10 ~ 300
      v.bottom <= factor * 10 ~ 300
      v.left == mark.left + 20 ~ 749.5
    }
    do {
      let edges: Double = 10
      name.translatesAutoresizingMaskIntoConstraints = false
      name.makeConstraints { v in
        if isWide { v.leading <= edges; v.trailing <= edges }
      }
    }
    rows[1].makeConstraints {
      $0.width == Double(width / 2) ~ 749.5
      $0.size == -4.25
      $0.edges == Insets.zero
    }
    UIView.animate(withDuration: 0) {
      for (index, view) in [self.icon, self.margins, self.rows[0]].enumerated() {
        view.makeConstraints { v in
          v.topMargin == 0
        }
        _ = index
      }
    }
    do {
      var last: UIView? = margins
      for view in [rows[1], icon] {
        if let last {
          view.makeConstraints {
            $0.bottom == readableContent.top
            $0.width == $0.superview!.width
          }
          _ = last
        }
        last = view
      }
    }
    name.makeConstraints { v in
      if isWide {
        v.verticalEdges
          == icon.edges.inset(
            by: NSDirectionalEdgeInsets(top: 4, leading: 3, bottom: 2, trailing: 1))
      }
      (v.leading == self.mark.trailing - factor).identified(by: "label57")
    }
    if isWide { icon.translatesAutoresizingMaskIntoConstraints = false; icon.makeConstraints { $0.top <= rows[0].bottom - 1 } }
    mark.translatesAutoresizingMaskIntoConstraints = false
    self.mark.makeConstraints { v in
      v.centerY == CGFloat(factor) * rows[0].top ~ 749.5
    }
    icon.makeConstraints {
      $0.top == margins.top
      $0.leading == margins.centerX + 20
    }
  }
  func step0() {
    mark.updateConstraints { v in
      v.centerY == CGFloat(factor) * rows[0].top ~ 749.5
    }
    icon.remakeConstraints { v in
      v.top >= 3
      v.leading >= 3
      v.trailing >= 3
    }
  }
  func step1() {
    do {
      var factor: Float = 6
      factor += 2
      margins.makeConstraints { v in
        v.edges(.left, .right) == 0 ~ .required
        v.width == Double(factor) ~ 400
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
        icon.makeConstraints { v in
          v.trailing == rows[1].trailing + offset * 4 ~ 400
          v.centerX == mark.left / 0.25 ~ .required
          (v.centerX == rows[1].centerX ~ .high - 1).identified(by: "label59")
        }
      }
      go58()
    }
    bottom.makeConstraints { v in
      if isFirst { v.centerX == top.centerX }
      v.bottom <= top.bottom
    }
    [self.icon, top].forEach { v in
      v.translatesAutoresizingMaskIntoConstraints = false
      v.makeConstraints { v in
        v.leading == bottom.trailing ~ 400
      }
    }
    do {
      var above: UIView? = icon
      for view in [rows[0], top] {
        if let above {
          view.makeConstraints { v in
            v.leading == above.leading + 3 ~ 400
            v.firstBaseline <= 0
            v.leading >= above.centerX + offset ~ .high
          }
        }
        above = view
      }
    }
    UIView.animate(withDuration: 0) {
      self.column.makeConstraints { v in
        if self.isFirst {
          v.trailing >= self.top.trailing + self.ratio * 10 ~ 300
        }
      }
    }
    do {
      var above: UIView = self.bottom
      for view in [rows[0], top] {
        view.makeConstraints {
          $0.topMargin == -ratio
          $0.edges == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        _ = above
        above = view
      }
    }
    [top, bottom].forEach { view in
      view.makeConstraints { v in
        v.width == rows[0].width / CGFloat(ratio) ~ .medium
        v.width <= 44
        (v.bottom == rows[1].top + offset).identified(by: "label60")
      }
    }
    do {
      let safeArea = rows[1]
      safeArea.translatesAutoresizingMaskIntoConstraints = false
      var safeAreaConstraints: [Anchors.Constraint] = []
      do {
        let top: CGFloat = 7
        safeAreaConstraints.append(safeArea.left == rows[0].left + top ~ .high)
      }
      Anchors.Constraint.activate(safeAreaConstraints)
    }
    top.makeConstraints {
      $0.leadingMargin <= rows[1].leadingMargin ~ .required
      $0.top == mark.top + 44
      $0.left == mark.left + 44
      $0.bottom == mark.bottom + 44
      $0.right == mark.right + 44
      $0.width == (isFirst ? 0 : -offset)
    }
    mark.makeConstraints { v in
      v.edges(.left, .top) == ratio * 10
    }
  }
  func step0() {
    top.translatesAutoresizingMaskIntoConstraints = false
    top.remakeConstraints { v in
      if isFirst { v.width == self.ratio ~ .high }
    }
    mark.updateConstraints { v in
      v.edges(.left, .top) == max(offset, 10)
    }
  }
  func step1() {
    let lay61 = { [unowned self] (amount: CGFloat) -> Void in
      if !self.isFirst {
        self.mark.translatesAutoresizingMaskIntoConstraints = false
        var markConstraints: [Anchors.Constraint] = []
        do {
          let top: CGFloat = 7
          markConstraints.append(self.mark.leading == self.rows[1].leading)
          _ = top
        }
        Anchors.Constraint.activate(markConstraints)
      } else {
        self.rows[1].translatesAutoresizingMaskIntoConstraints = false
        self.rows[1].makeConstraints { v in
          v.bottom == self.bottom.bottom ~ .high
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
  var kept65: SnapKit.Constraint?
  var kept66: SnapKit.Constraint!
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
    gutter.makeConstraints { v in
      v.left >= 0
      v.right >= 0
      v.bottom >= 0
    }
    func pin62(_ left: UIView, by height: CGFloat) {
      left.makeConstraints { v in
        v.centerX >= rows[1].centerX + 3
        v.top >= 0 ~ 300
        v.bottom >= 0 ~ 300
      }
    }
    pin62(header, by: -12)
    pin62(rows[0], by: CGFloat(factor))
    header.makeConstraints { v in
      v.height == (isOpen ? 0 : -padding)
      v.height == 0.5
      v.top >= lines
      v.bottom >= lines
    }
    for top in [header, card, rows[0]] {
      top.makeConstraints { v in
        v.height == 100 ~ 999
        v.top >= gutter.top + max(padding, 10)
        v.left >= gutter.left + max(padding, 10)
        v.right >= gutter.right - max(padding, 10)
        v.bottom >= gutter.bottom - max(padding, 10)
        v.centerX >= rows[1].trailing + padding / 2
      }
    }
    do {
      let width: Int = 6
      do {
        let edges = card
        gutter.makeConstraints { v in
          v.width == width
          if isOpen { v.height == 2 * self.height + (width + 1) }
          v.size == 100
        }
        _ = edges
      }
    }
    for item in [card, rows[0], rows[1]] {
      item.makeConstraints { v in
        v.top == 0
        v.leading == 8
        v.bottom == -12
        v.trailing == 4
        if isOpen { v.top == self.gutter.top + 10.0; v.left == self.gutter.left + 10.0; v.bottom == self.gutter.bottom + 10.0; v.right == self.gutter.right + 10.0 }
        v.trailing == icon.trailing
      }
    }
    let lay63 = { [unowned self] (amount: CGFloat) -> Void in
      self.rows[0].translatesAutoresizingMaskIntoConstraints = false
      self.rows[0].makeConstraints { v in
        if self.isOpen { v.left == self.gutter.left + (self.isOpen ? amount : 4) }
        v.leading == self.gutter.leading + 24
        if self.isOpen { v.right >= self.rows[1].right - max(amount, 10) }
      }
    }
    lay63(12.5)
    switch lines {
    case 0:
      do {
        let safeArea = icon
        safeArea.makeConstraints { v in
          v.width == factor
        }
      }
    case 1, 2, 3:
      func go64() {
        guard isOpen else { return }
        gutter.makeConstraints { v in
          v.left == padding - 1.5 ~ .medium
          v.right == padding - 1.5 ~ .medium
          v.bottom == padding - 1.5 ~ .medium
        }
      }
      go64()
    default:
      mark.makeConstraints { v in
        v.size == CGSize(width: 30, height: 44)
        v.height == 12.5
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
    self.rows[0].translatesAutoresizingMaskIntoConstraints = false
    self.rows[0].makeConstraints { v in
      v.firstBaseline >= icon.firstBaseline + factor
    }
  }
}

@MainActor let generatedSnapKit4: [Example] = [
  .view("SnapKit12", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { SnapKit12(frame: .zero) },
  .view("SnapKit13", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { SnapKit13(frame: .zero) },
  .view("SnapKit14", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { SnapKit14(frame: .zero) },
]
