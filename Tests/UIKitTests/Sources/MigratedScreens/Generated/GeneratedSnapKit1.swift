// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
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
        inner.makeConstraints {
          $0.edges == Insets.zero ~ 400
          $0.height >= CGFloat(factor) * self.rows[1].height + 8 ~ .high
          $0.center == 12.5
        }
        _ = box
      }
    }
    go21()
    if !isFirst {
      [rows[0], box].forEach { v in
        v.makeConstraints { v in
          v.leading <= inner.leading
          v.width == v.height + 10.0
          if !isFirst { (v.trailing <= 3 * v.superview!.trailing).identified(by: "label22") }
        }
      }
    } else {
      do {
        var y: CGFloat = 4
        for view in [rows[1], top, box] {
          view.translatesAutoresizingMaskIntoConstraints = false
          view.makeConstraints { v in
            if !isFirst { v.verticalEdges == self.view.edges.inset(by: -factor) }
          }
          _ = y
          y += 10
        }
      }
    }
    top.translatesAutoresizingMaskIntoConstraints = false
    self.top.makeConstraints { v in
      v.width <= middle.width / 2
    }
    for view in [self.rows[0], rows[1], top] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.makeConstraints { v in
        v.trailing >= middle.trailing
      }
    }
    do {
      var last: UIView? = safeArea
      for view in [rows[0], box] {
        if let last {
          view.makeConstraints { v in
            v.leading == 2
            v.trailing == -4
            v.bottom == last.bottom
            if isFirst { v.trailing == last.trailing + 44 ~ .required }
          }
        }
        last = view
      }
    }
    do {
      let margins = view
      safeArea.makeConstraints { v in
        v.width == height - 1.5
      }
      _ = margins
    }
    middle.makeConstraints { v in
      (v.leading == inner.leading - 4.25).identified(by: "label23")
    }
    inner.translatesAutoresizingMaskIntoConstraints = false
    inner.makeConstraints { v in
      v.top <= rows[1].top + factor
    }
    inner.makeConstraints { v in
      v.leadingMargin == 0
    }
    rows[0].translatesAutoresizingMaskIntoConstraints = false
    rows[0].makeConstraints { v in
      v.leading >= inner.leading + 8 ~ 400
    }
  }
  func step0() {
    inner.remakeConstraints { v in
      v.leading >= middle.leading + 10.0
      v.size >= CGFloat(factor) * box.size - 12 ~ .required
      v.centerX == middle.left + columns / 2
    }
    rows[0].updateConstraints { v in
      v.leading >= inner.leading + 3 ~ 400
    }
  }
  func step1() {
    if let last = [safeArea].last {
      last.makeConstraints { v in
        v.verticalEdges == 0
        v.leading == self.rows[1].leading + height ~ .high
      }
    }
  }
}

@MainActor
private func snapKit4(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  offset: CGFloat, count: Int, factor: Double, isFirst: Bool
) {
  var ready28: [Anchors.Constraint] = []
  var kept29: ConstraintGroup?
  if isFirst {
    b.makeConstraints { v in
      v.topMargin >= factor * 10 ~ 300
    }
  }
  func pin24(_ view: UIView, by x: CGFloat) {
    view.makeConstraints { v in
      v.top <= parent.top + (x + 4) ~ 250
      v.bottom <= parent.bottom + (x + 4) ~ 250
      (v.firstBaseline >= b.firstBaseline + 100 ~ .high).identified(by: "label25")
      v.trailing == -(!isFirst ? 0 : -x)
    }
  }
  pin24(v, by: 0.5)
  pin24(c, by: CGFloat(count) * 4)
  guide.makeConstraints { $0.edges(.left, .right, .bottom) == offset + 4 ~ 400 }
  do {
    var y: CGFloat = 4
    for view in [b, v, c] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.makeConstraints { v in
        v.right == child.right / 0.25 - Double(count)
      }
      _ = y
      y += 10
    }
  }
  UIView.animate(withDuration: 0) {
    b.translatesAutoresizingMaskIntoConstraints = false
    b.makeConstraints {
      $0.height == parent.height
      $0.bottom >= child.bottom + (offset + 2) * 3
      ($0.lastBaseline == v.bottom).identified(by: "label26")
    }
  }
  do {
    var y: CGFloat = 4
    for view in [b, v, c] {
      view.makeConstraints { v in
        v.lastBaseline == child.top ~ 400
        v.edges(.left, .top) == max(y, 10)
      }
      y += 10
    }
  }
  guide.makeConstraints { $0.top >= child.top + (offset + 4) ~ .low }
  if isFirst {
    v.translatesAutoresizingMaskIntoConstraints = false
    v.makeConstraints { v in
      v.leading >= b.leading
      v.trailing >= b.trailing
    }
  } else {
    func pin27(_ view: UIView, by width: CGFloat) {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.makeConstraints { v in
        v.top >= 0.5 * child.top
      }
    }
    pin27(v, by: -offset)
    pin27(c, by: factor * 10)
  }
  child.translatesAutoresizingMaskIntoConstraints = false
  ready28 =
    child.prepareConstraints { make in
      make.edges(.top, .leading, .trailing) == v.edges.inset(by: (isFirst ? offset : 4)) ~ .low
      make.top == c.top - count
    make.leading == c.leading - count
    make.bottom == c.bottom - count
    make.trailing == c.trailing - count
    }.constraints
  kept29 = v.size == factor * 10
  v.makeConstraints { v in
    (v.firstBaseline == b.firstBaseline).identified(by: "label30")
    kept29
  }
  ready28.forEach { $0.isActive = true }
  kept29?.deactivate()
  kept29?.activate()
  ready28.forEach { $0.isActive = false }
  kept29?.deactivate()
  kept29?.activate()
  b.translatesAutoresizingMaskIntoConstraints = false
  b.makeConstraints { v in
    if isFirst { v.width <= v.superview!.width - 4.25 }
  }
}

private final class SnapKit5: UIViewController {
  let name = UILabel(), card = UIView(), safeArea = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], gutter = UILayoutGuide()
  var trailing: CGFloat = 6, width = 2, factor = 1.25, isOpen = false
  var ready33: [SnapKit.Constraint] = []
  var kept34: Anchors.Constraint!
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
        self.name.makeConstraints { v in
          v.top == -1 ~ 400
          v.bottom == -1 ~ 400
        }
      }
    } else {
      card.makeConstraints { v in
        v.edges(.left, .right) == rows[0].edges.inset(by: 100)
        v.height == 16 ~ 999
      }
    }
    let lay31 = { [weak self] (amount: CGFloat) -> Void in
      guard let self else { return }
      self.safeArea.makeConstraints {
        $0.height >= self.name.height / 1.5
        $0.left == self.factor * 10 ~ 999
        $0.right == self.factor * 10 ~ 999
      }
    }
    lay31(CGFloat(width / 2))
    do {
      let name = view
      rows[1].makeConstraints {
        ($0.size == 8).identified(by: "label32")
        $0.bottom == self.name.bottom / 0.25
        $0.topMargin == 0
      }
      _ = name
    }
    for view in [card, self.name, rows[1]] where self.isOpen {
      view.makeConstraints { v in
        v.edges == Insets.zero
      }
    }
    rows[1].translatesAutoresizingMaskIntoConstraints = false
    rows[1].makeConstraints { v in
      v.centerX == gutter.leading + Double(-width) ~ .medium
    }
    do {
      var last: UIView? = rows[0]
      for view in [card, rows[1]] {
        if let last {
          view.translatesAutoresizingMaskIntoConstraints = false
          view.makeConstraints { v in
            v.right >= last.right ~ .medium
          }
        }
        last = view
      }
    }
    do {
      let bottom = name
      bottom.makeConstraints { v in
        v.edges(.left, .right) == 44 ~ 999
      }
    }
    gutter.makeConstraints {
      $0.top >= rows[0].bottom + width ~ 300
      $0.edges == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    ready33 = badge.snp.prepareConstraints { make in
      make.leadingMargin.lessThanOrEqualTo(rows[1]).offset(width * 4).priority(ConstraintPriority(300))
      make.directionalHorizontalEdges.greaterThanOrEqualToSuperview().offset(max(trailing, 10))
    }
    kept34 = badge.width <= rows[0].width ~ .medium
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.makeConstraints { v in
      v.bottom <= self.safeArea.bottom
      kept34
    }
  }
  func step0() {
    ready33.forEach { $0.activate() }
    kept34?.isActive = isOpen
  }
  func step1() {
    ready33.first?.update(offset: 3)
    kept34?.constant = -1
    do {
      let safeArea: Double = 6
      if !isOpen {
        name.makeConstraints {
          $0.leading <= 0
          $0.trailing <= 0
          $0.bottom == rows[1].bottom
          $0.centerY == rows[1].centerY
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
