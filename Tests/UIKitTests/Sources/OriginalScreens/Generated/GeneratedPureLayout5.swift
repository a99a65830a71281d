// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import PureLayout
import UIKit

@MainActor
private func pureLayout15(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  inset: CGFloat, lines: Int, share: Double, isWide: Bool
) {
  var wide569: [NSLayoutConstraint] = [], narrow570 = [NSLayoutConstraint]()
  var kept571: NSLayoutConstraint?
  b.autoPinEdge(.left, to: .left, of: child)
  func go561() {
    guard isWide else { return }
    let set562 = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
      c.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), excludingEdge: .trailing)
      child.autoPinEdgesToSuperviewMargins()
    }
    set562.forEach { $0.autoInstall() }
  }
  go561()
  if let label = [v].last {
    label.autoConstrainAttribute(.bottom, to: .baseline, of: b, withMultiplier: 1.5)
  }
  switch lines {
  case 0:
    do {
      var last: UIView = v
      for view in [b, c] {
        view.autoCenterInSuperviewMargins()
        _ = last
        last = view
      }
    }
  case 1, 2, 3:
    for item in [b, v, c] {
      let c563 = item.autoPinEdge(.leading, to: .leading, of: child)
      c563.constant += 3
    }
  default:
    func go564() {
      guard isWide else { return }
      child.autoSetDimension(.height, toSize: inset).autoIdentify("name565")
    }
    go564()
  }
  let c566 = b.autoMatch(.width, to: .width, of: v, withOffset: 0, relation: .lessThanOrEqual)
  c566.constant += 3
  do {
    let margins = child
    margins.autoPinEdge(.leading, to: .leading, of: v, withOffset: CGFloat(lines / 2)).autoIdentify("name567")
  }
  b.autoSetDimensions(to: CGSize(width: CGFloat(share) * 10, height: 30))
  child.autoConstrainAttribute(.baseline, to: .baseline, of: parent, withOffset: 0, relation: .greaterThanOrEqual).autoIdentify("name568")
  wide569.append(child.autoConstrainAttribute(.leading, to: .vertical, of: parent))
  wide569.append(b.autoPinEdge(.trailing, to: .leading, of: c, withOffset: CGFloat(lines * 3), relation: .greaterThanOrEqual))
  narrow570.append(child.autoSetDimension(.height, toSize: 8))
  NSLayoutConstraint.deactivate(narrow570)
  kept571 = b.autoPinEdge(.top, to: .top, of: v, withOffset: CGFloat(lines) * 4)
  NSLayoutConstraint.deactivate(wide569)
  NSLayoutConstraint.activate(narrow570)
  kept571?.autoRemove()
  NSLayoutConstraint.activate(isWide ? wide569 : narrow570)
  kept571?.isActive = false
  do {
    let safeArea = child
    NSLayoutConstraint.autoSetPriority(.defaultHigh) {
      c.autoAlignAxis(.vertical, toSameAxisOf: b, withOffset: 20)
      b.autoMatch(.height, to: .width, of: b, withOffset: 3)
    }
    _ = safeArea
  }
}

private final class PureLayout16: UIView {
  let name = UILabel(), panel = UIView(), safeArea = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var inset: CGFloat = 6, count = 2, factor = 1.25, isOpen = true
  var kept582: NSLayoutConstraint!
  var kept583: NSLayoutConstraint?
  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "A label"
    [name, panel, safeArea].forEach { addSubview($0) }
    rows.forEach(addSubview)
    panel.addSubview(dot)
    addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    switch count {
    case 0:
      let lay572 = { [self] (amount: CGFloat) -> Void in
        let c573 = panel.autoPinEdge(.trailing, to: .trailing, of: dot, withOffset: -inset)
        c573.constant += 3
      }
      lay572(24)
    case 1, 2, 3:
      NSLayoutConstraint.autoSetIdentifier("name574") {
        safeArea.autoConstrainAttribute(.leading, to: .vertical, of: dot, withMultiplier: 0.25)
      }
    default:
      NSLayoutConstraint.autoSetIdentifier("name575") {
        dot.autoPinEdge(.left, to: .left, of: safeArea, withOffset: inset)
      }
    }
    do {
      let dot = safeArea
      NSLayoutConstraint.autoSetIdentifier("name576") {
        self.name.autoConstrainAttribute(.bottom, to: .firstBaseline, of: dot)
      }
    }
    switch count {
    case 0:
      switch count {
      case 0:
        panel.autoSetDimension(.width, toSize: -inset)
      case 1, 2, 3:
        let c577 = dot.autoPinEdge(toSuperviewSafeArea: .top, withInset: CGFloat(count))
        c577.constant += 3
      default:
        rows[1].autoSetDimension(.width, toSize: 12.5, relation: .lessThanOrEqual)
        self.name.autoPinEdgesToSuperviewMargins()
      }
    case 1, 2, 3:
      do {
        var y: CGFloat = 4
        for view in [rows[1], name, panel] {
          NSLayoutConstraint.autoSetIdentifier("name578") {
            view.autoPinEdge(.bottom, to: .bottom, of: dot, withOffset: max(y, 10), relation: .lessThanOrEqual)
          }
          y += 10
        }
      }
    default:
      let lay579 = { [self] (amount: CGFloat) -> Void in
        panel.autoPinEdge(.right, to: .right, of: rows[1], withOffset: CGFloat(count))
      }
      lay579(CGFloat(factor) * 10)
    }
    NSLayoutConstraint.autoSetIdentifier("name580") {
      dot.autoConstrainAttribute(.leading, to: .vertical, of: self)
    }
    rows[1].autoMatch(.width, to: .height, of: safeArea, withMultiplier: 1)
    panel.autoPinEdge(.leading, to: .leading, of: name)
    let set581 = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
      self.panel.autoConstrainAttribute(.firstBaseline, to: .firstBaseline, of: safeArea, withOffset: 0, relation: .lessThanOrEqual)
      panel.autoAlignAxis(.horizontal, toSameAxisOf: self, withOffset: inset)
    }
    set581.forEach { $0.autoInstall() }
    safeArea.autoPinEdgesToSuperviewSafeArea()
    kept582 = rows[1].autoPinEdge(.top, to: .top, of: self.rows[0], withOffset: inset / 2, relation: .greaterThanOrEqual)
    kept583 = panel.autoMatch(.height, to: .height, of: rows[1])
  }
  func step0() {
    kept582!.constant = CGFloat(count) * 4
    kept583?.isActive = false
  }
  func step1() {
    kept582!.isActive = false
    kept583?.autoRemove()
    let set584 = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
      dot.autoMatch(.height, to: .height, of: rows[1], withOffset: 20, relation: .greaterThanOrEqual)
      rows[1].autoSetDimension(.height, toSize: 100)
    }
    NSLayoutConstraint.activate(set584)
  }
}

@MainActor let generatedPureLayout5: [Example] = [
  .snippet("PureLayout15") { pureLayout15($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, inset: 9, lines: 2, share: 0.75, isWide: false) },
  .view("PureLayout16", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout16(frame: .zero) },
]
