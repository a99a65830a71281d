// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import SnapKit
import UIKit

@MainActor
private func snapKit0(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  offset: CGFloat, count: Int, factor: Double, isFirst: Bool
) {
  var ready6: [Anchors.Constraint] = []
  var kept7: SnapKit.Constraint!
  c.makeConstraints { v in
    v.horizontalEdges == 0
  }
  c.makeConstraints { v in
    v.edges == Insets.zero ~ .high - 1
  }
  if isFirst {
    guide.makeConstraints { make in
      make.height <= (isFirst ? offset : 4)
      make.centerX == v.left + 12.5
    }
  }
  func go1() {
    guard isFirst else { return }
    guide.makeConstraints { v in
      v.leading == b.leading / CGFloat(factor)
      v.top == 44 ~ .high - 1
      v.bottom == 44 ~ .high - 1
    }
  }
  go1()
  func go2() {
    guard isFirst else { return }
    UIView.animate(withDuration: 0) {
      guide.makeConstraints { v in
        v.centerX <= b.centerX
      }
    }
  }
  go2()
  b.makeConstraints { v in
    v.top == factor * 10
    v.left == factor * 10
    v.bottom == factor * 10
    v.right == factor * 10
  }
  let lay3 = { (amount: CGFloat) -> Void in
    v.makeConstraints { v in
      v.size <= v.superview!.size
      v.edges(.left, .top) == -4.25 ~ 400
      v.size == CGSize(width: 20, height: 44) ~ 300
    }
  }
  lay3(CGFloat(count * 3))
  switch count {
  case 0:
    func go4() {
      guard isFirst else { return }
      c.translatesAutoresizingMaskIntoConstraints = false
      c.makeConstraints { v in
        if isFirst { v.centerX == b.left / 1.5 + (offset + 4) ~ .high }
      }
    }
    go4()
  case 1, 2, 3:
    if isFirst {
      c.makeConstraints { make in
        (make.trailing == guide.trailing + (offset + 4)).identified(by: "label5")
        if !isFirst { make.firstBaseline == v.centerY - 4.25 }
        make.centerX == parent.readableContent.centerX
      }
    }
  default:
    c.makeConstraints { v in
      v.height <= guide.height + 12.5
    }
  }
  ready6 =
    c.prepareConstraints { v in
      v.centerX == guide.leading + factor * 10
      v.centerX == parent.readableContent.leading + 10.0 ~ 250
    }.constraints
  c.snp.makeConstraints { make in
    kept7 = make.centerX.equalTo(v.snp.centerX).offset(offset - 1.5).priority(ConstraintPriority(300)).constraint
  }
  ready6.forEach { $0.isActive = true }
  kept7.update(inset: -count)
  ready6.first?.constant = 3
  kept7.update(offset: 3)
  for view in [c, v, b] where !isFirst {
    view.makeConstraints { v in
      v.lastBaseline == guide.bottom + (isFirst ? 0 : -offset) ~ 250
      v.verticalEdges == factor * 10
      v.width == count / 2
    }
  }
}

private final class SnapKit1: UIView {
  let heading = UILabel(), box = UIView(), icon = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var inset: CGFloat = 6, lines = 5, factor = 2.0, isFirst = true
  var ready14: [SnapKit.Constraint] = []
  var kept15: SnapKit.Constraint!
  override init(frame: CGRect) {
    super.init(frame: frame)
    heading.text = "A label"
    addSubview(heading)
    addSubview(box)
    addSubview(icon)
    addSubview(rows[0])
    addSubview(rows[1])
    box.addSubview(mark)
    addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    let lay8 = { [unowned self] (amount: CGFloat) -> Void in
      self.rows[0].makeConstraints { v in
        v.width == amount + 4 ~ .high
      }
    }
    lay8(-1)
    func pin9(_ left: UIView, by edges: CGFloat) {
      left.makeConstraints { v in
        v.width == 20 ~ 400
        v.firstBaseline >= box.lastBaseline - (edges - 1.5) ~ 250
        v.top >= guide.centerY ~ .low
      }
    }
    pin9(heading, by: CGFloat(lines))
    pin9(rows[0], by: -CGFloat(factor))
    if !isFirst {
      if isFirst {
        self.mark.makeConstraints { v in
          v.edges(.left, .right) == 12.5 ~ .low
        }
      } else {
        guide.makeConstraints { v in
          if !self.isFirst { v.trailing >= icon.leading - factor }
        }
      }
    }
    do {
      var y: CGFloat = 4
      for view in [icon, heading, rows[0]] {
        view.makeConstraints { v in
          (v.top == guide.top + lines * 4).identified(by: "label10")
          v.width == view.height + (lines + 1)
          v.centerX >= rows[1].centerX
        }
        _ = y
        y += 10
      }
    }
    func go11() {
      guard isFirst else { return }
      let lay12 = { [self] (amount: CGFloat) -> Void in
        rows[1].translatesAutoresizingMaskIntoConstraints = false
        rows[1].makeConstraints { v in
          v.left == self.centerX + inset * 2 ~ 400
        }
      }
      lay12(factor * 10)
    }
    go11()
    icon.makeConstraints { v in
      v.top == mark.bottom + factor
      v.leading <= -1 ~ .high
      v.size == CGSize(width: 20, height: 44)
    }
    do {
      let guide = mark
      guide.translatesAutoresizingMaskIntoConstraints = false
      guide.makeConstraints { v in
        if isFirst {
          v.top <= 0 ~ .high
          v.left <= 0 ~ .high
          v.right <= 0 ~ .high
          v.bottom <= 0 ~ .high
        }
      }
    }
    func pin13(_ view: UIView, by inset: CGFloat) {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.makeConstraints {
        $0.bottom == mark.centerY + 20
        $0.bottom == self.rows[0].bottom + 10.0
      }
    }
    pin13(heading, by: 20)
    pin13(rows[1], by: 0)
    ready14 = heading.snp.prepareConstraints { (make) -> Void in
      make.left.right.bottom.lessThanOrEqualTo(mark).priority(ConstraintPriority(300))
      make.top.lessThanOrEqualTo(self.snp.bottom)
    }
    mark.snp.makeConstraints { make in
      kept15 = make.bottom.greaterThanOrEqualTo(rows[0].snp.bottom).offset(24).constraint
    }
  }
  func step0() {
    ready14.forEach { $0.activate() }
    kept15.update(priority: 200)
  }
  func step1() {
    ready14.first?.update(offset: 3)
    kept15.deactivate()
    do {
      var previous: UIView? = box
      for view in [icon, rows[1]] {
        if let previous {
          view.makeConstraints { v in
            v.edges == self.edges.inset(by: Insets(24)) ~ 300
            v.topMargin == 0 ~ 250
            v.height >= view.width + 3
          }
          _ = previous
        }
        previous = view
      }
    }
  }
}

@MainActor
private func snapKit2(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  inset: CGFloat, lines: Int, ratio: Double, isOpen: Bool
) {
  var kept17: Anchors.Constraint?
  var ready18: [Anchors.Constraint] = []
  if !isOpen {
    do {
      let ratio: Int = 10
      guide.makeConstraints { $0.right <= v.right / 0.5 }
      _ = ratio
    }
  }
  b.makeConstraints {
    $0.width == $0.superview!.width
    $0.leading == v.trailing
  }
  if let last = [v].last {
    last.translatesAutoresizingMaskIntoConstraints = false
    last.makeConstraints { $0.leadingMargin >= b.leadingMargin ~ .high }
  }
  c.makeConstraints { v in
    v.centerX <= 0
  }
  if !isOpen {
    guide.makeConstraints { v in
      v.left <= child.left
      v.right <= child.right
    }
  } else {
    do {
      let v = parent
      guide.makeConstraints { make in
        make.leading == lines
        make.trailing == lines
        make.edges(.left, .top) >= v.edges ~ 400
      }
    }
  }
  guide.makeConstraints { make in
    make.centerX <= parent.centerX
    make.trailing <= parent.trailing
    make.leading == v.trailing / CGFloat(ratio) - Double(lines * 4)
  }
  do {
    let inset: Int = 10
    do {
      var y: CGFloat = 4
      for view in [b, c, v] {
        view.translatesAutoresizingMaskIntoConstraints = false
        view.makeConstraints { v in
          v.top == guide.top + Double(inset + 1) ~ .low
        }
        _ = y
        y += 10
      }
    }
  }
  if let top = [b].last {
    top.makeConstraints {
      $0.leading <= child.centerX ~ .high
      ($0.top >= 44 ~ .low).identified(by: "label16")
      ($0.bottom >= -44 ~ .low).identified(by: "label16")
    }
  }
  kept17 = c.trailing == b.leading + 0.5
  c.makeConstraints { v in
    kept17
  }
  ready18 =
    b.prepareConstraints { v in
      v.leadingMargin == lines ~ 749.5
      v.leading <= ratio
    v.trailing <= ratio
    }.constraints
  kept17?.isActive = false
  kept17?.isActive = true
  for constraint in ready18 { constraint.isActive = true }
  kept17?.constant = 0
  ready18.forEach { $0.isActive = false }
  if !isOpen {
    let lay19 = { (amount: CGFloat) -> Void in
      c.translatesAutoresizingMaskIntoConstraints = false
      c.makeConstraints { make in
        make.bottom == v.firstBaseline
      }
    }
    lay19(CGFloat(lines * 3))
  } else {
    let lay20 = { (amount: CGFloat) -> Void in
      c.makeConstraints { v in
        if !isOpen { v.center == guide.center ~ .high }
        v.height >= c.width + 44 ~ 999
      }
    }
    lay20(-4.25)
  }
}

@MainActor let generatedSnapKit0: [Example] = [
  .snippet("SnapKit0") { snapKit0($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, offset: 9, count: 2, factor: 0.75, isFirst: true) },
  .view("SnapKit1", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { SnapKit1(frame: .zero) },
  .snippet("SnapKit2") { snapKit2($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, inset: 9, lines: 2, ratio: 0.75, isOpen: false) },
]
