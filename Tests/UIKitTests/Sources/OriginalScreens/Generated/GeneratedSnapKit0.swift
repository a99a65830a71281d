// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import SnapKit
import UIKit

@MainActor
private func snapKit0(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  offset: CGFloat, count: Int, factor: Double, isFirst: Bool
) {
  var ready6: [Constraint] = []
  var kept7: Constraint!
  c.snp.makeConstraints { make in
    make.leading.trailing.equalToSuperview()
  }
  c.snp.makeConstraints { m in
    m.edges.equalToSuperview().priority(ConstraintPriority.high.value - 1)
  }
  if isFirst {
    guide.snp.makeConstraints { (make) -> Void in
      make.height.lessThanOrEqualTo(isFirst ? offset : 4)
      make.centerX.equalTo(v.snp.left).offset(12.5)
    }
  }
  func go1() {
    guard isFirst else { return }
    guide.snp.makeConstraints { make in
      make.leading.equalTo(b.snp.leading).dividedBy(CGFloat(factor))
      make.top.bottom.equalToSuperview().offset(44).priority(ConstraintPriority.high.value - 1)
    }
  }
  go1()
  func go2() {
    guard isFirst else { return }
    UIView.animate(withDuration: 0) {
      guide.snp.makeConstraints { m in
        m.centerX.lessThanOrEqualTo(b.snp.centerX)
      }
    }
  }
  go2()
  b.snp.makeConstraints { make in
    make.edges.equalToSuperview().offset(factor * 10)
  }
  let lay3 = { (amount: CGFloat) -> Void in
    v.snp.makeConstraints { (make) in
      make.size.lessThanOrEqualToSuperview().offset(0)
      make.left.top.equalToSuperview().offset(-4.25).priority(UILayoutPriority(400))
      make.size.equalTo(CGSize(width: 20, height: 44)).priority(ConstraintPriority(300))
    }
  }
  lay3(CGFloat(count * 3))
  switch count {
  case 0:
    func go4() {
      guard isFirst else { return }
      c.snp.makeConstraints { (make) -> Void in
        if isFirst { make.centerX.equalTo(b.snp.left).dividedBy(1.5).offset(offset + 4).priority(.high) }
      }
    }
    go4()
  case 1, 2, 3:
    if isFirst {
      c.snp.makeConstraints { make in
        make.trailing.equalTo(guide.snp.trailing).offset(offset + 4).labeled("label5")
        if !isFirst { make.firstBaseline.equalTo(v.snp.centerY).offset(-4.25).dividedBy(1) }
        make.centerX.equalTo(parent.readableContentGuide.snp.centerX)
      }
    }
  default:
    c.snp.makeConstraints { (make) in
      make.height.lessThanOrEqualTo(guide).offset(12.5)
    }
  }
  ready6 = c.snp.prepareConstraints { (make) -> Void in
    make.centerX.equalTo(guide.snp.leading).offset(factor * 10)
    make.centerX.equalTo(parent.readableContentGuide.snp.leading).inset(10.0).priority(250)
  }
  c.snp.makeConstraints { make in
    kept7 = make.centerX.equalTo(v.snp.centerX).offset(offset - 1.5).priority(ConstraintPriority(300)).constraint
  }
  ready6.forEach { $0.activate() }
  kept7.update(inset: -count)
  ready6.first?.update(offset: 3)
  kept7.update(offset: 3)
  for view in [c, v, b] where !isFirst {
    view.snp.makeConstraints { (make) in
      make.lastBaseline.equalTo(guide.snp.bottom).offset(isFirst ? 0 : -offset).priority(250)
      make.verticalEdges.equalToSuperview().inset(factor * 10)
      make.width.equalTo(count / 2)
    }
  }
}

private final class SnapKit1: UIView {
  let heading = UILabel(), box = UIView(), icon = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var inset: CGFloat = 6, lines = 5, factor = 2.0, isFirst = true
  var ready14: [Constraint] = []
  var kept15: Constraint!
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
      self.rows[0].snp.makeConstraints { make in
        make.width.equalTo(amount + 4).priority(UILayoutPriority.defaultHigh)
      }
    }
    lay8(-1)
    func pin9(_ left: UIView, by edges: CGFloat) {
      left.snp.makeConstraints { m in
        m.width.equalTo(20).priority(UILayoutPriority(400))
        m.firstBaseline.greaterThanOrEqualTo(box.snp.lastBaseline).inset(edges - 1.5).priority(250)
        m.top.greaterThanOrEqualTo(guide.snp.centerY).priority(.low)
      }
    }
    pin9(heading, by: CGFloat(lines))
    pin9(rows[0], by: -CGFloat(factor))
    if !isFirst {
      if isFirst {
        self.mark.snp.makeConstraints { make in
          make.left.right.equalToSuperview().inset(12.5).priority(.low)
        }
      } else {
        guide.snp.makeConstraints { make in
          if !self.isFirst { make.trailing.greaterThanOrEqualTo(icon.snp.leading).inset(-factor) }
        }
      }
    }
    do {
      var y: CGFloat = 4
      for view in [icon, heading, rows[0]] {
        view.snp.makeConstraints { (make) in
          make.top.equalTo(guide).offset(lines * 4).labeled("label10")
          make.width.equalTo(view.snp.height).offset(lines + 1)
          make.centerX.greaterThanOrEqualTo(rows[1]).inset(10.0)
        }
        _ = y
        y += 10
      }
    }
    func go11() {
      guard isFirst else { return }
      let lay12 = { [self] (amount: CGFloat) -> Void in
        rows[1].snp.makeConstraints { m in
          m.left.equalTo(snp.centerX).offset(inset * 2).priority(UILayoutPriority(400))
        }
      }
      lay12(factor * 10)
    }
    go11()
    icon.snp.makeConstraints { (make) -> Void in
      make.top.equalTo(mark.snp.bottom).inset(-factor)
      make.leading.lessThanOrEqualToSuperview().inset(-1).priority(UILayoutPriority.defaultHigh)
      make.size.equalTo(CGSize(width: 20, height: 44))
    }
    do {
      let guide = mark
      guide.snp.makeConstraints { (make) in
        if isFirst {
          make.top.left.right.bottom.lessThanOrEqualToSuperview().priority(UILayoutPriority.defaultHigh)
        }
      }
    }
    func pin13(_ view: UIView, by inset: CGFloat) {
      view.snp.makeConstraints {
        $0.bottom.equalTo(mark.snp.centerY).offset(20)
        $0.bottom.equalTo(self.rows[0]).offset(10.0)
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
          view.snp.makeConstraints { make in
            make.top.left.right.bottom.equalTo(self).inset(24).priority(ConstraintPriority(300))
            make.topMargin.equalToSuperview().priority(250)
            make.height.greaterThanOrEqualTo(view.snp.width).offset(3)
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
  var kept17: Constraint?
  var ready18: [Constraint] = []
  if !isOpen {
    do {
      let ratio: Int = 10
      guide.snp.makeConstraints { $0.right.lessThanOrEqualTo(v).dividedBy(0.5) }
      _ = ratio
    }
  }
  b.snp.makeConstraints {
    $0.width.equalToSuperview()
    $0.leading.equalTo(v.snp.trailing)
  }
  if let last = [v].last {
    last.snp.makeConstraints { $0.leadingMargin.greaterThanOrEqualTo(b).priority(.high) }
  }
  c.snp.makeConstraints { make in
    make.centerX.lessThanOrEqualToSuperview()
  }
  if !isOpen {
    guide.snp.makeConstraints { m in
      m.horizontalEdges.lessThanOrEqualTo(child)
    }
  } else {
    do {
      let v = parent
      guide.snp.makeConstraints { make in
        make.directionalHorizontalEdges.equalToSuperview().offset(lines)
        make.left.top.greaterThanOrEqualTo(v).priority(UILayoutPriority(400))
      }
    }
  }
  guide.snp.makeConstraints { make in
    make.centerX.lessThanOrEqualTo(parent.snp.centerX)
    make.trailing.lessThanOrEqualTo(parent.snp.trailing)
    make.leading.equalTo(v.snp.trailing).dividedBy(CGFloat(ratio)).inset(lines * 4)
  }
  do {
    let inset: Int = 10
    do {
      var y: CGFloat = 4
      for view in [b, c, v] {
        view.snp.makeConstraints { make in
          make.top.equalTo(guide).inset(inset + 1).priority(.low)
        }
        _ = y
        y += 10
      }
    }
  }
  if let top = [b].last {
    top.snp.makeConstraints {
      $0.leading.lessThanOrEqualTo(child.snp.centerX).priority(.high)
      $0.verticalEdges.greaterThanOrEqualToSuperview().inset(44).priority(.low).labeled("label16")
    }
  }
  c.snp.makeConstraints { (make) -> Void in
    kept17 = make.trailing.equalTo(b.snp.leading).inset(0.5).constraint
  }
  ready18 = b.snp.prepareConstraints { (make) in
    make.leadingMargin.equalToSuperview().offset(lines).priority(749.5)
    make.directionalHorizontalEdges.lessThanOrEqualToSuperview().offset(ratio)
  }
  kept17?.deactivate()
  kept17?.activate()
  for constraint in ready18 { constraint.activate() }
  kept17?.update(offset: 0)
  ready18.forEach { $0.deactivate() }
  if !isOpen {
    let lay19 = { (amount: CGFloat) -> Void in
      c.snp.makeConstraints { make in
        make.bottom.equalTo(v.snp.firstBaseline)
      }
    }
    lay19(CGFloat(lines * 3))
  } else {
    let lay20 = { (amount: CGFloat) -> Void in
      c.snp.makeConstraints { m in
        if !isOpen { m.center.equalTo(guide).priority(UILayoutPriority.defaultHigh) }
        m.height.greaterThanOrEqualTo(c.snp.width).offset(44).priority(999)
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
