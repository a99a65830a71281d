// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import SnapKit
import UIKit

private final class SnapKit3: UIViewController {
  let top = UILabel(), box = UIView(), safeArea = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var height: CGFloat = 10, columns = 5, factor = 2.0, isFirst = false
  override func viewDidLoad() {
    super.viewDidLoad()
    top.text = "A label"
    view.addSubview(top)
    view.addSubview(box)
    view.addSubview(safeArea)
    view.addSubview(rows[0])
    view.addSubview(rows[1])
    box.addSubview(inner)
    view.addLayoutGuide(middle)
    layOut()
  }
  private func layOut() {
    func go21() {
      guard isFirst else { return }
      do {
        let box = inner
        inner.snp.makeConstraints {
          $0.edges.equalToSuperview().priority(UILayoutPriority(400))
          $0.height.greaterThanOrEqualTo(self.rows[1].snp.height).multipliedBy(CGFloat(factor)).offset(8).priority(UILayoutPriority.defaultHigh)
          $0.center.equalToSuperview().offset(12.5)
        }
        _ = box
      }
    }
    go21()
    if !isFirst {
      [rows[0], box].forEach { v in
        v.snp.makeConstraints { m in
          m.leading.lessThanOrEqualTo(inner)
          m.width.equalTo(v.snp.height).multipliedBy(1).offset(10.0)
          if !isFirst { m.trailing.lessThanOrEqualToSuperview().multipliedBy(3).labeled("label22") }
        }
      }
    } else {
      do {
        var y: CGFloat = 4
        for view in [rows[1], top, box] {
          view.snp.makeConstraints { m in
            if !isFirst { m.verticalEdges.equalTo(self.view).inset(-factor) }
          }
          _ = y
          y += 10
        }
      }
    }
    self.top.snp.makeConstraints { make in
      make.width.lessThanOrEqualTo(middle).dividedBy(2)
    }
    for view in [self.rows[0], rows[1], top] {
      view.snp.makeConstraints { (make) in
        make.trailing.greaterThanOrEqualTo(middle.snp.trailing)
      }
    }
    do {
      var last: UIView? = safeArea
      for view in [rows[0], box] {
        if let last {
          view.snp.makeConstraints { make in
            make.directionalHorizontalEdges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            make.bottom.equalTo(last)
            if isFirst { make.trailing.equalTo(last).offset(44).priority(.required) }
          }
        }
        last = view
      }
    }
    do {
      let margins = view
      safeArea.snp.makeConstraints { (make) in
        make.width.equalTo(height - 1.5)
      }
      _ = margins
    }
    middle.snp.makeConstraints { (make) -> Void in
      make.leading.equalTo(inner.snp.leading).inset(-4.25).labeled("label23")
    }
    inner.snp.makeConstraints { make in
      make.top.lessThanOrEqualTo(rows[1].snp.top).inset(factor)
    }
    inner.snp.makeConstraints { m in
      m.leadingMargin.equalToSuperview()
    }
    rows[0].snp.makeConstraints { make in
      make.leading.greaterThanOrEqualTo(inner.snp.leading).inset(8).priority(UILayoutPriority(400))
    }
  }
  func step0() {
    inner.snp.remakeConstraints { m in
      m.leading.greaterThanOrEqualTo(middle.snp.leading).offset(10.0)
      m.width.height.greaterThanOrEqualToSuperview().offset(-12).multipliedBy(CGFloat(factor)).priority(.required)
      m.centerX.equalTo(middle.snp.left).offset(columns / 2)
    }
    rows[0].snp.updateConstraints { (make) -> Void in
      make.leading.greaterThanOrEqualTo(inner.snp.leading).inset(3).priority(UILayoutPriority(400))
    }
  }
  func step1() {
    if let last = [safeArea].last {
      last.snp.makeConstraints { (m) -> Void in
        m.top.bottom.equalToSuperview()
        m.leading.equalTo(self.rows[1].snp.leading).offset(height).priority(.high)
      }
    }
  }
}

@MainActor
private func snapKit4(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  offset: CGFloat, count: Int, factor: Double, isFirst: Bool
) {
  var ready28: [Constraint] = []
  var kept29: Constraint?
  if isFirst {
    b.snp.makeConstraints { (m) in
      m.topMargin.greaterThanOrEqualToSuperview().offset(factor * 10).priority(ConstraintPriority(300))
    }
  }
  func pin24(_ view: UIView, by x: CGFloat) {
    view.snp.makeConstraints { (make) in
      make.verticalEdges.lessThanOrEqualTo(parent).offset(x + 4).priority(250)
      make.firstBaseline.greaterThanOrEqualTo(b.snp.firstBaseline).inset(100).priority(.high).labeled("label25")
      make.trailing.equalToSuperview().inset(!isFirst ? 0 : -x)
    }
  }
  pin24(v, by: 0.5)
  pin24(c, by: CGFloat(count) * 4)
  guide.snp.makeConstraints { $0.left.right.bottom.equalToSuperview().inset(offset + 4).priority(UILayoutPriority(400)) }
  do {
    var y: CGFloat = 4
    for view in [b, v, c] {
      view.snp.makeConstraints { m in
        m.right.equalTo(child.snp.right).inset(count).dividedBy(0.25)
      }
      _ = y
      y += 10
    }
  }
  UIView.animate(withDuration: 0) {
    b.snp.makeConstraints {
      $0.height.equalTo(parent)
      $0.bottom.greaterThanOrEqualTo(child.snp.bottom).offset((offset + 2) * 3)
      $0.lastBaseline.equalTo(v.snp.bottom).labeled("label26")
    }
  }
  do {
    var y: CGFloat = 4
    for view in [b, v, c] {
      view.snp.makeConstraints { (make) -> Void in
        make.lastBaseline.equalTo(child.snp.top).priority(UILayoutPriority(400))
        make.left.top.equalToSuperview().offset(max(y, 10))
      }
      y += 10
    }
  }
  guide.snp.makeConstraints { $0.top.greaterThanOrEqualTo(child).inset(offset + 4).priority(.low) }
  if isFirst {
    v.snp.makeConstraints { make in
      make.directionalHorizontalEdges.greaterThanOrEqualTo(b)
    }
  } else {
    func pin27(_ view: UIView, by width: CGFloat) {
      view.snp.makeConstraints { m in
        m.top.greaterThanOrEqualTo(child.snp.top).multipliedBy(0.5)
      }
    }
    pin27(v, by: -offset)
    pin27(c, by: factor * 10)
  }
  ready28 = child.snp.prepareConstraints { (make) in
    make.top.leading.trailing.equalTo(v).inset(isFirst ? offset : 4).priority(.low)
    make.directionalEdges.equalTo(c).offset(-count)
  }
  v.snp.makeConstraints { make in
    make.firstBaseline.equalTo(b).labeled("label30")
    kept29 = make.size.equalTo(factor * 10).constraint
  }
  ready28.forEach { $0.activate() }
  kept29?.deactivate()
  kept29?.activate()
  ready28.forEach { $0.deactivate() }
  kept29?.deactivate()
  kept29?.activate()
  b.snp.makeConstraints { (make) in
    if isFirst { make.width.lessThanOrEqualToSuperview().offset(-4.25) }
  }
}

private final class SnapKit5: UIViewController {
  let name = UILabel(), card = UIView(), safeArea = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], gutter = UILayoutGuide()
  var trailing: CGFloat = 6, width = 2, factor = 1.25, isOpen = false
  var ready33: [Constraint] = []
  var kept34: Constraint!
  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "A label"
    card.frame = CGRect(x: 20, y: 30, width: 90, height: 50)
    for part in [name, card, safeArea] + rows { view.addSubview(part) }
    card.addSubview(badge)
    view.addLayoutGuide(gutter)
    layOut()
  }
  private func layOut() {
    if isOpen {
      UIView.animate(withDuration: 0) {
        self.name.snp.makeConstraints { (m) -> Void in
          m.top.bottom.equalToSuperview().offset(-1).priority(UILayoutPriority(400))
        }
      }
    } else {
      card.snp.makeConstraints { m in
        m.left.right.equalTo(rows[0]).inset(100)
        m.height.equalTo(16).priority(999)
      }
    }
    let lay31 = { [weak self] (amount: CGFloat) -> Void in
      guard let self else { return }
      self.safeArea.snp.makeConstraints {
        $0.height.greaterThanOrEqualTo(self.name).dividedBy(1.5)
        $0.left.right.equalToSuperview().offset(self.factor * 10).priority(999)
      }
    }
    lay31(CGFloat(width / 2))
    do {
      let name = view
      rows[1].snp.makeConstraints {
        $0.width.height.equalTo(8).labeled("label32")
        $0.bottom.equalTo(self.name).dividedBy(0.25)
        $0.topMargin.equalToSuperview()
      }
      _ = name
    }
    for view in [card, self.name, rows[1]] where self.isOpen {
      view.snp.makeConstraints { make in
        make.edges.equalToSuperview()
      }
    }
    rows[1].snp.makeConstraints { (m) -> Void in
      m.centerX.equalTo(gutter.snp.leading).inset(-width).priority(.medium)
    }
    do {
      var last: UIView? = rows[0]
      for view in [card, rows[1]] {
        if let last {
          view.snp.makeConstraints { make in
            make.right.greaterThanOrEqualTo(last).priority(.medium)
          }
        }
        last = view
      }
    }
    do {
      let bottom = name
      bottom.snp.makeConstraints { (make) in
        make.horizontalEdges.equalToSuperview().inset(44).priority(999)
      }
    }
    gutter.snp.makeConstraints {
      $0.top.greaterThanOrEqualTo(rows[0].snp.bottom).offset(width).priority(ConstraintPriority(300))
      $0.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }
    ready33 = badge.snp.prepareConstraints { make in
      make.leadingMargin.lessThanOrEqualTo(rows[1]).offset(width * 4).priority(ConstraintPriority(300))
      make.directionalHorizontalEdges.greaterThanOrEqualToSuperview().offset(max(trailing, 10))
    }
    badge.snp.makeConstraints { make in
      make.bottom.lessThanOrEqualTo(self.safeArea.snp.bottom)
      kept34 = make.width.lessThanOrEqualTo(rows[0].snp.width).priority(.medium).constraint
    }
  }
  func step0() {
    ready33.forEach { $0.activate() }
    kept34?.isActive = isOpen
  }
  func step1() {
    ready33.first?.update(offset: 3)
    kept34?.update(offset: -1)
    do {
      let safeArea: Double = 6
      if !isOpen {
        name.snp.makeConstraints {
          $0.leading.trailing.lessThanOrEqualToSuperview()
          $0.bottom.equalTo(rows[1].snp.bottom)
          $0.centerY.equalTo(rows[1])
        }
      }
      _ = safeArea
    }
  }
}

@MainActor let generatedSnapKit1: [Example] = [
  .screen("SnapKit3", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { SnapKit3() },
  .snippet("SnapKit4") { snapKit4($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, offset: 9, count: 2, factor: 0.75, isFirst: true) },
  .screen("SnapKit5", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { SnapKit5() },
]
