// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import PureLayout
import UIKit

private final class PureLayout3: UIView {
  let header = UILabel(), panel = UIView(), safeArea = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var padding: CGFloat = 10, lines = 5, share = 2.0, isFirst = true
  var wide448: [Constraint] = [], narrow449 = [Constraint]()
  override init(frame: CGRect) {
    super.init(frame: frame)
    header.text = "A label"
    panel.frame = CGRect(x: 20, y: 30, width: 90, height: 50)
    addSubview(header)
    addSubview(panel)
    addSubview(safeArea)
    addSubview(rows[0])
    addSubview(rows[1])
    panel.addSubview(inner)
    addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    if let view = [safeArea].last {
      Constraint.activate {
        view.firstBaseline == panel.lastBaseline - 12
        view.height <= view.width
      }
    }
    let c440 = panel.height == max(padding, 10)
    c440.isActive = true
    c440.constant += 3
    Constraint.activate {
      (rows[0].top == rows[1].top + CGFloat(share) * 10).identified(by: "name441")
    }
    func go442() {
      guard !isFirst else { return }
      for item in [panel, rows[1], rows[0]] {
        Constraint.activate {
          (item.bottom == header.firstBaseline + CGFloat(share)).identified(by: "name443")
        }
      }
    }
    go442()
    do {
      var height: CGFloat = -share
      height += 2
      func go444() {
        guard isFirst else { return }
        let c445 = rows[0].centerX == rows[1].centerX + (height - 1.5)
        c445.isActive = true
        c445.constant += 3
      }
      go444()
    }
    rows[0].translatesAutoresizingMaskIntoConstraints = false
    safeArea.translatesAutoresizingMaskIntoConstraints = false
    let set446 = ConstraintGroup {
      rows[0].edges(excluding: .bottom)
        == rows[0].superview!.safeAreaLayoutGuide.edges.inset(
          by: DirectionalInsets(top: 0.5, leading: 4, bottom: 0, trailing: -2))
      safeArea.bottom == panel.bottom
    }.constraints
    Constraint.activate(set446)
    let lay447 = { [unowned self] (amount: CGFloat) -> Void in
      do {
        var offset: Int = -4
        offset += 2
        Constraint.activate { self.safeArea.leading >= self.leading + CGFloat(offset / 2) }
      }
    }
    lay447(-share)
    for item in [header, safeArea, rows[0]] {
      Constraint.activate {
        item.center == 0
        item.centerX == 0
      }
    }
    wide448 = [self.header.height == inner.height, header.width >= 8]
    narrow449.append(header.trailing <= inner.trailing + 20)
    Constraint.activate {
      wide448
      narrow449.last
    }
    Constraint.deactivate(narrow449)
    let id450 = rows[1].bottom == 0
    id450.isActive = true
    id450.identifier = "id450"
  }
  func step0() {
    Constraint.deactivate(wide448)
    Constraint.activate(narrow449)
    self.constraints.first { $0.identifier == "id450" }?.constant = 8
  }
  func step1() {
    Constraint.activate(!isFirst ? wide448 : narrow449)
    switch lines {
    case 0:
      do {
        let bottom = rows[0]
        rows[1].translatesAutoresizingMaskIntoConstraints = false
        bottom.translatesAutoresizingMaskIntoConstraints = false
        let set451 = ConstraintGroup {
          rows[1].firstBaseline <= 2 * self.inner.bottom
          bottom.centerY == self.inner.top
        }.constraints
        Constraint.activate(set451)
      }
    case 1, 2, 3:
      Constraint.activate { (rows[1].bottom == inner.lastBaseline).identified(by: "name452") }
    default:
      func pin453(_ view: UIView, by leading: CGFloat) {
        Constraint.activate { (view.centerY == self.firstBaseline).identified(by: "name454") }
      }
      pin453(header, by: -1)
      pin453(safeArea, by: padding * 2)
    }
  }
}

private final class PureLayout4: UIView {
  let top = UILabel(), container = UIView(), safeArea = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var trailing: CGFloat = 10, count = 2, share = 2.0, isOpen = true
  var wide465: [NSLayoutConstraint] = [], narrow466 = [NSLayoutConstraint]()
  override init(frame: CGRect) {
    super.init(frame: frame)
    top.text = "A label"
    addSubview(top)
    addSubview(container)
    addSubview(safeArea)
    addSubview(rows[0])
    addSubview(rows[1])
    container.addSubview(badge)
    addLayoutGuide(column)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    if isOpen {
      rows[0].translatesAutoresizingMaskIntoConstraints = false
      rows[1].translatesAutoresizingMaskIntoConstraints = false
      let set455 = ConstraintGroup {
        rows[0].leading == safeArea.leading + CGFloat(count / 2)
        rows[1].leading == top.leading + CGFloat(count * 3)
      }.constraints
      Constraint.activate(set455)
    }
    [self.container, self.top].forEach { v in
      Constraint.activate { (v.bottom <= rows[0].bottom).identified(by: "name456") }
    }
    func go457() {
      guard isOpen else { return }
      UIView.performWithoutAnimation {
        let c458 = rows[0].centerX == badge.trailing + 3
        c458.isActive = true
        c458.constant += 3
      }
    }
    go457()
    if isOpen {
      do {
        var y: CGFloat = 4
        for view in [rows[1], top, container] {
          Constraint.activate { view.height >= -1 }
          _ = y
          y += 10
        }
      }
    } else {
      if isOpen {
        container.translatesAutoresizingMaskIntoConstraints = false
        rows[0].translatesAutoresizingMaskIntoConstraints = false
        let set459 = ConstraintGroup {
          container.width == 0
          rows[0].edges(excluding: .trailing)
            == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 0)
        }.constraints
        Constraint.activate(set459)
      } else {
        let c460 = container.right >= rows[1].right + Double(2 * trailing)
        c460.isActive = true
        c460.constant += 3
      }
    }
    let c461 = badge.centerX >= safeArea.centerX + 3
    c461.isActive = true
    c461.constant += 3
    Constraint.activate { (container.leading >= self.safeArea.leading).identified(by: "name462") }
    switch self.count {
    case 0:
      if isOpen {
        Constraint.activate {
          [top, rows[0], self.container].distributed(
            along: .horizontal, spacing: -1, leading: -1, trailing: -1)
          rows[0].top == top.top
          self.container.top == rows[0].top
        }
      } else {
        Constraint.activate {
          rows[0].trailing == self.container.centerX + 100 ~ .high
          badge.top == self.container.topMargin ~ .high
          badge.leading == self.container.leadingMargin ~ .high
          badge.bottom == self.container.bottomMargin ~ .high
          badge.trailing == self.container.trailingMargin ~ .high
        }
      }
    case 1, 2, 3:
      Constraint.activate { rows[1].lastBaseline <= self.safeArea.centerY - CGFloat(share) }
    default:
      Constraint.activate { (badge.left == top.left).identified(by: "name463") }
    }
    do {
      let center = self
      Constraint.activate {
        top.trailing == 0
        top.trailing == self.rows[0].trailing
      }
      _ = center
    }
    let id464 = rows[1].trailing == rows[0].trailing + 44
    id464.isActive = true
    id464.identifier = "id464"
    wide465 += [badge.autoSetDimension(.width, toSize: 2 * trailing)]
    wide465 = wide465 + [container.autoConstrainAttribute(.horizontal, to: .bottom, of: self, withOffset: 0.5)]
    narrow466.append(safeArea.autoMatch(.height, to: .height, of: top, withMultiplier: 1.0 / 3))
    NSLayoutConstraint.deactivate(narrow466)
  }
  func step0() {
    constraints.first { $0.identifier == "id464" }?.constant = -4.25
    NSLayoutConstraint.deactivate(wide465)
    NSLayoutConstraint.activate(narrow466)
  }
  func step1() {
    NSLayoutConstraint.activate(isOpen ? wide465 : narrow466)
    func go467() {
      guard isOpen else { return }
      Constraint.activate {
        safeArea.height <= -share
        safeArea.centerX == self.centerXWithinMargins
        safeArea.centerY == self.centerYWithinMargins
      }
    }
    go467()
  }
}

private final class PureLayout5: UIViewController {
  let heading = UILabel(), panel = UIView(), left = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var padding: CGFloat = 6, width = 2, share = 2.0, isOpen = false
  var kept475: Constraint!
  var kept476: Constraint?
  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "A label"
    for part in [heading, panel, left] + rows { view.addSubview(part) }
    panel.addSubview(dot)
    view.addLayoutGuide(guide)
    layOut()
  }
  private func layOut() {
    do {
      var y: CGFloat = 4
      for view in [rows[0], heading, left] {
        Constraint.activate {
          (view.centerX == view.superview!.centerXWithinMargins).identified(by: "name468")
          (view.centerY == view.superview!.centerYWithinMargins).identified(by: "name468")
        }
        _ = y
        y += 10
      }
    }
    func go469() {
      guard isOpen else { return }
      do {
        let label = rows[1]
        Constraint.activate { (label.leading == dot.centerX + 20).identified(by: "name470") }
      }
    }
    go469()
    func go471() {
      guard isOpen else { return }
      if isOpen {
        rows[1].translatesAutoresizingMaskIntoConstraints = false
        dot.translatesAutoresizingMaskIntoConstraints = false
        let set472 = ConstraintGroup {
          rows[1].edges == DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
          dot.edges(excluding: .trailing)
            == panel.safeAreaLayoutGuide.edges.inset(
              by: DirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 0))
        }.constraints
        Constraint.activate(set472)
      }
    }
    go471()
    do {
      var last: UIView = panel
      for view in [self.left, rows[1]] {
        Constraint.activate { view.width == 2 * padding }
        _ = last
        last = view
      }
    }
    Constraint.activate {
      [panel, left, rows[1]].distributed(
        along: .horizontal, spacing: CGFloat(share) * 10, leading: CGFloat(share) * 10,
        trailing: CGFloat(share) * 10)
      left.top == panel.top
      rows[1].top == left.top
      rows[1].top == rows[1].superview!.topMargin
      rows[1].leading == rows[1].superview!.leadingMargin
      rows[1].bottom == rows[1].superview!.bottomMargin
      rows[1].trailing == rows[1].superview!.trailingMargin
      (heading.lastBaseline == left.bottom).identified(by: "name473")
    }
    switch width {
    case 0:
      do {
        let bottom = rows[1]
        Constraint.activate { panel.left >= rows[0].left }
        _ = bottom
      }
    case 1, 2, 3:
      Constraint.activate { dot.lastBaseline == view.lastBaseline + max(padding, 10) }
    default:
      func go474() {
        guard isOpen else { return }
        Constraint.activate { [rows[0], heading, self.panel].height == share }
      }
      go474()
    }
    kept475 = rows[1].trailing == dot.trailing - CGFloat(share)
    kept476 = self.left.leading <= panel.leading + 8
    Constraint.activate {
      kept475
      kept476
    }
  }
  func step0() {
    kept475!.constant += 4
    kept476?.isActive = false
    kept476?.isActive = true
  }
  func step1() {
    kept475!.constant += 4
    kept476?.constant += 4
    UIView.performWithoutAnimation {
      do {
        let width: CGFloat = -CGFloat(share)
        let c477 = dot.bottom >= rows[1].lastBaseline + width
        c477.isActive = true
        c477.constant += 3
      }
    }
  }
}

@MainActor let generatedPureLayout1: [Example] = [
  .view("PureLayout3", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout3(frame: .zero) },
  .view("PureLayout4", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout4(frame: .zero) },
  .screen("PureLayout5", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout5() },
]
