// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import PureLayout
import UIKit

@MainActor
private func pureLayout9(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  inset: CGFloat, width: Int, factor: Double, isWide: Bool
) {
  var wide508: [NSLayoutConstraint] = [], narrow509 = [NSLayoutConstraint]()
  var kept510: NSLayoutConstraint!
  let c504 = b.autoMatch(.height, to: .width, of: b, withMultiplier: 1.5, relation: .greaterThanOrEqual)
  c504.constant += 3
  b.autoSetDimensions(to: CGSize(width: 10.0, height: 30))
  NSLayoutConstraint.autoSetIdentifier("name505") { v.autoPinEdge(.right, to: .left, of: b) }
  NSLayoutConstraint.autoSetPriority(UILayoutPriority(500)) {
    b.autoSetDimension(.height, toSize: inset - 1.5)
    c.autoPinEdge(.trailing, to: .trailing, of: child, withOffset: -factor)
  }
  if !isWide {
    func go506() {
      guard !isWide else { return }
      NSLayoutConstraint.autoSetPriority(UILayoutPriority(500)) {
        c.autoConstrainAttribute(.horizontal, to: .bottom, of: child, withMultiplier: CGFloat(factor), relation: .lessThanOrEqual)
        v.autoConstrainAttribute(.trailing, to: .vertical, of: parent, withOffset: 8)
      }
    }
    go506()
  }
  child.autoCenterInSuperview()
  let lay507 = { (amount: CGFloat) -> Void in
    for (index, view) in [c, v, b].enumerated() {
      view.autoSetDimension(.height, toSize: 0)
      view.autoPinEdge(.top, to: .top, of: child, withOffset: isWide ? 0 : -inset)
      _ = index
    }
  }
  lay507(0)
  do {
    let bottom = parent
    v.autoPinEdgesToSuperviewEdges()
    child.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: CGFloat(factor), left: 4, bottom: 0, right: -2), excludingEdge: .top)
    _ = bottom
  }
  wide508.append(b.autoPinEdge(.top, to: .bottom, of: parent, withOffset: 16, relation: .lessThanOrEqual))
  wide508.append(child.autoAlignAxis(.firstBaseline, toSameAxisOf: parent, withOffset: 24))
  narrow509.append(c.autoMatch(.width, to: .width, of: b))
  NSLayoutConstraint.deactivate(narrow509)
  kept510 = b.autoAlignAxis(.baseline, toSameAxisOf: parent)
  wide508.forEach { $0.isActive = false }
  narrow509.forEach { $0.isActive = true }
  kept510.isActive = false
  NSLayoutConstraint.activate(isWide ? wide508 : narrow509)
  kept510.autoRemove()
  kept510.autoInstall()
  let set511 = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
    child.autoSetDimension(.height, toSize: -CGFloat(factor))
    v.autoMatch(.height, to: .width, of: v)
  }
  set511.forEach { $0.autoInstall() }
}

private final class PureLayout10: UITableViewCell {
  let message = UILabel(), bottom = UIView(), avatar = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var spacing: CGFloat = 6, lines = 0, share = 1.25, isFirst = false
  var wide517: [NSLayoutConstraint] = [], narrow518 = [NSLayoutConstraint]()
  var wide519: [NSLayoutConstraint] = [], narrow520 = [NSLayoutConstraint]()
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    message.text = "A label"
    contentView.addSubview(message)
    contentView.addSubview(bottom)
    contentView.addSubview(avatar)
    contentView.addSubview(rows[0])
    contentView.addSubview(rows[1])
    bottom.addSubview(mark)
    contentView.addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    do {
      var y: CGFloat = 4
      for view in [bottom, rows[1], message] {
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(500)) {
          view.autoConstrainAttribute(.bottom, to: .firstBaseline, of: contentView)
          view.autoPinEdgesToSuperviewMargins()
        }
        _ = y
        y += 10
      }
    }
    func pin512(_ left: UIView, by safeArea: CGFloat) {
      let c513 = left.autoConstrainAttribute(.left, to: .vertical, of: self.message)
      c513.constant += 3
    }
    pin512(bottom, by: 12.5)
    pin512(rows[1], by: 44)
    if isFirst {
      rows[0].autoAlignAxis(.vertical, toSameAxisOf: avatar, withOffset: 8).autoIdentify("name514")
    }
    rows[1].autoSetDimension(.width, toSize: 3)
    do {
      let bottom = self.contentView
      NSLayoutConstraint.autoSetPriority(.defaultHigh) {
        message.autoConstrainAttribute(.trailing, to: .vertical, of: bottom, withOffset: spacing * 2)
        rows[1].autoMatch(.width, to: .height, of: rows[1], withOffset: share)
      }
    }
    switch lines {
    case 0:
      func pin515(_ item: UIView, by width: CGFloat) {
        item.autoMatch(.width, to: .width, of: rows[0], withOffset: width * 2)
      }
      pin515(message, by: -CGFloat(share))
      pin515(avatar, by: 0)
    case 1, 2, 3:
      NSLayoutConstraint.autoSetPriority(.defaultHigh) {
        bottom.autoMatch(.height, to: .width, of: avatar, withOffset: 0, relation: .greaterThanOrEqual)
        self.message.autoPinEdge(toSuperviewSafeArea: .left, withInset: 12.5)
      }
    default:
      ([avatar, bottom, rows[0]] as NSArray).autoAlignViews(to: ALAxis.horizontal)
    }
    let set516 = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
      bottom.autoAlignAxis(.vertical, toSameAxisOf: message, withOffset: -1)
      self.avatar.autoPinEdgesToSuperviewEdges()
    }
    set516.forEach { $0.autoInstall() }
    do {
      var y: CGFloat = 4
      for view in [message, rows[0], avatar] {
        NSLayoutConstraint.autoSetPriority(.defaultLow) {
          view.autoConstrainAttribute(.vertical, to: .trailing, of: contentView, withOffset: CGFloat(share))
          view.autoPinEdgesToSuperviewSafeArea(with: UIEdgeInsets(top: y, left: 4, bottom: 0, right: -2), excludingEdge: .bottom)
        }
        y += 10
      }
    }
    wide517.append(rows[1].autoPinEdge(.top, to: .top, of: bottom))
    wide517.append(self.rows[1].autoPinEdge(.trailing, to: .leading, of: bottom, withOffset: 44))
    narrow518.append(self.bottom.autoSetDimension(.width, toSize: 24))
    NSLayoutConstraint.deactivate(narrow518)
    wide519 = [message.autoPinEdge(.trailing, to: .trailing, of: rows[0], withOffset: share * 10), bottom.autoMatch(.width, to: .width, of: avatar)]
    narrow520.append(self.rows[0].autoSetDimension(.width, toSize: -4.25, relation: .lessThanOrEqual))
    NSLayoutConstraint.deactivate(narrow520)
  }
  func step0() {
    NSLayoutConstraint.deactivate(wide517)
    NSLayoutConstraint.activate(narrow518)
    wide519.forEach { $0.isActive = false }
    narrow520.forEach { $0.isActive = true }
  }
  func step1() {
    NSLayoutConstraint.activate(isFirst ? wide517 : narrow518)
    NSLayoutConstraint.activate(isFirst ? wide519 : narrow520)
    do {
      let center = rows[1]
      center.autoMatch(.height, to: .height, of: self.avatar, withMultiplier: 1.0 / 3)
    }
  }
}

private final class PureLayout11: UIView {
  let top = UILabel(), box = UIView(), photo = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var spacing: CGFloat = 10, lines = 2, ratio = 1.25, isFirst = true
  var kept529: NSLayoutConstraint?
  var wide530: [NSLayoutConstraint] = [], narrow531 = [NSLayoutConstraint]()
  override init(frame: CGRect) {
    super.init(frame: frame)
    top.text = "A label"
    [top, box, photo].forEach { addSubview($0) }
    rows.forEach(addSubview)
    box.addSubview(inner)
    addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    let lay521 = { (amount: CGFloat) -> Void in
      if self.isFirst {
        let c522 = self.box.autoAlignAxis(.vertical, toSameAxisOf: self.photo, withMultiplier: 1.0 / 3)
        c522.constant += 3
      } else { ([self.rows[1], self.top, self.box] as NSArray).autoMatchViewsDimension(.width) }
    }
    lay521(CGFloat(ratio))
    do {
      let safeArea = box
      let c523 = rows[0].autoPinEdge(toSuperviewEdge: .bottom, withInset: 0.5, relation: .greaterThanOrEqual)
      c523.constant += 3
      _ = safeArea
    }
    do {
      var x: Double = 10
      x += 2
      ([box, top, photo] as NSArray).autoMatchViewsDimension(.width)
      _ = x
    }
    do {
      let top = inner
      top.autoSetDimension(.width, toSize: spacing)
      top.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .right)
    }
    self.rows[1].autoPinEdge(toSuperviewEdge: .right, withInset: spacing * 2).autoIdentify("name524")
    func go525() {
      guard isFirst else { return }
      func pin526(_ view: UIView, by leading: CGFloat) {
        let set527 = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
          view.autoPinEdgesToSuperviewMargins()
          view.autoSetDimension(.height, toSize: -leading)
        }
        set527.forEach { $0.autoInstall() }
      }
      pin526(box, by: spacing)
      pin526(rows[0], by: -ratio)
    }
    go525()
    do {
      var last: UIView = top
      for view in [rows[1], box] {
        view.autoPinEdge(.leading, to: .trailing, of: last, withOffset: spacing * 2, relation: .greaterThanOrEqual).autoIdentify("name528")
        last = view
      }
    }
    if isFirst {
      do {
        let inset: Int = -4
        rows[0].autoPinEdgesToSuperviewSafeArea()
        inner.autoMatch(.width, to: .height, of: rows[0], withOffset: -1)
        _ = inset
      }
    } else {
      do {
        let top = box
        top.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      }
    }
    kept529 = box.autoPinEdge(.bottom, to: .bottom, of: top)
    wide530 = [rows[0].autoConstrainAttribute(.leading, to: .vertical, of: rows[1], withOffset: 0, relation: .lessThanOrEqual), inner.autoPinEdge(toSuperviewEdge: .left, withInset: 0, relation: .lessThanOrEqual)]
    narrow531.append(rows[0].autoPinEdge(.right, to: .right, of: rows[1]))
    NSLayoutConstraint.deactivate(narrow531)
  }
  func step0() {
    kept529?.isActive = isFirst
    for constraint in wide530 { constraint.constant += 6 }
  }
  func step1() {
    kept529?.isActive = !isFirst
    NSLayoutConstraint.activate(isFirst ? wide530 : narrow531)
    do {
      let center = top
      NSLayoutConstraint.autoSetIdentifier("name532") { center.autoCenterInSuperview() }
    }
  }
}

@MainActor let generatedPureLayout3: [Example] = [
  .snippet("PureLayout9") { pureLayout9($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, inset: 9, width: 2, factor: 0.75, isWide: false) },
  .view("PureLayout10", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout10(style: .default, reuseIdentifier: nil) },
  .view("PureLayout11", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout11(frame: .zero) },
]
