// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import PureLayout
import UIKit

private final class PureLayout12: UIView {
  let header = UILabel(), box = UIView(), left = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var spacing: CGFloat = 6, lines = 5, share = 0.5, isWide = false
  var pair537: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  var wide538: [NSLayoutConstraint] = [], narrow539 = [NSLayoutConstraint]()
  override init(frame: CGRect) {
    super.init(frame: frame)
    header.text = "A label"
    for part in [header, box, left] + rows { addSubview(part) }
    box.addSubview(inner)
    addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    if self.isWide {
      for top in [rows[0], rows[1], box] {
        top.autoMatch(.width, to: .width, of: header, withOffset: !isWide ? spacing : 4).autoIdentify("name533")
      }
    } else {
      func pin534(_ left: UIView, by bottom: CGFloat) {
        left.autoPinEdge(.left, to: .left, of: rows[0], withOffset: bottom)
        left.autoAlignAxis(.baseline, toSameAxisOf: rows[1])
      }
      pin534(header, by: CGFloat(lines * 3))
      pin534(box, by: 8)
    }
    do {
      var previous: UIView = box
      for view in [rows[0], rows[1]] {
        view.autoPinEdgesToSuperviewSafeArea()
        view.autoPinEdge(toSuperviewSafeArea: .leading, withInset: 0, relation: .lessThanOrEqual)
        _ = previous
        previous = view
      }
    }
    do {
      let superview = self
      box.autoPinEdge(toSuperviewMargin: .left, withInset: share)
      _ = superview
    }
    do {
      let superview = rows[0]
      box.autoAlignAxis(.vertical, toSameAxisOf: superview, withOffset: 100)
      superview.autoSetDimension(.width, toSize: share * 10)
    }
    left.autoPinEdge(.trailing, to: .trailing, of: header, withOffset: -4.25, relation: .lessThanOrEqual)
    do {
      var previous: UIView = box
      for view in [rows[1], header] {
        view.autoMatch(.height, to: .height, of: previous, withMultiplier: 1.5)
        view.autoMatch(.width, to: .width, of: previous, withMultiplier: CGFloat(share), relation: .lessThanOrEqual)
        previous = view
      }
    }
    let c535 = box.autoPinEdge(.leading, to: .leading, of: self.rows[0], withOffset: isWide ? spacing : 4, relation: .greaterThanOrEqual)
    c535.constant += 3
    if let label = [rows[1]].last {
      NSLayoutConstraint.autoSetIdentifier("name536") { label.autoPinEdgesToSuperviewSafeArea() }
    }
    pair537 = (self.box.autoPinEdge(.leading, to: .leading, of: inner), left.autoAlignAxis(.horizontal, toSameAxisOf: header, withMultiplier: 2))
    wide538 += [box.autoPinEdge(.left, to: .right, of: rows[0], withOffset: spacing, relation: .lessThanOrEqual)]
    wide538 = wide538 + [rows[1].autoPinEdge(.leading, to: .leading, of: rows[0], withOffset: -CGFloat(share))]
    narrow539.append(rows[1].autoConstrainAttribute(.bottom, to: .horizontal, of: inner, withMultiplier: 1.0 / 3))
    NSLayoutConstraint.deactivate(narrow539)
  }
  func step0() {
    pair537?.x.isActive = false
    pair537?.x.constant = 0.5
    pair537?.x.isActive = true
    NSLayoutConstraint.deactivate(wide538)
    NSLayoutConstraint.activate(narrow539)
  }
  func step1() {
    pair537!.y.isActive = false
    pair537!.y.constant = 3
    pair537!.y.isActive = true
    NSLayoutConstraint.activate(isWide ? wide538 : narrow539)
    if !isWide {
      func go540() {
        guard isWide else { return }
        rows[1].autoPinEdge(.top, to: .top, of: header, withOffset: 20)
      }
      go540()
    } else {
      func pin541(_ item: UIView, by top: CGFloat) {
        item.autoPinEdgesToSuperviewMargins()
        item.autoPinEdge(.top, to: .top, of: header, withOffset: -12, relation: .lessThanOrEqual)
      }
      pin541(box, by: self.share * 10)
      pin541(rows[1], by: -12)
    }
  }
}

@MainActor
private func pureLayout13(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  spacing: CGFloat, columns: Int, factor: Double, isWide: Bool
) {
  var kept547: NSLayoutConstraint?
  let c542 = child.autoConstrainAttribute(.trailing, to: .vertical, of: v, withOffset: 100)
  c542.constant += 3
  let lay543 = { (amount: CGFloat) -> Void in
    do {
      let left = child
      let c544 = left.autoAlignAxis(.baseline, toSameAxisOf: b, withOffset: -spacing)
      c544.constant += 3
    }
  }
  lay543(spacing - 1.5)
  c.autoPinEdge(.top, to: .top, of: b, withOffset: factor)
  child.autoPinEdge(.left, to: .left, of: parent, withOffset: spacing + 4)
  func go545() {
    guard isWide else { return }
    do {
      let top = b
      let set546 = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
        top.autoMatch(.width, to: .width, of: v, withOffset: factor)
        top.autoPinEdgesToSuperviewSafeArea(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), excludingEdge: .right)
      }
      set546.forEach { $0.autoInstall() }
    }
  }
  go545()
  NSLayoutConstraint.autoSetPriority(UILayoutPriority(rawValue: 999)) {
    child.autoAlignAxis(.vertical, toSameAxisOf: c, withOffset: spacing)
    c.autoPinEdge(.top, to: .top, of: b, withOffset: spacing)
  }
  v.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: CGFloat(columns) * 4, left: 4, bottom: 0, right: -2))
  c.autoPinEdge(.leading, to: .trailing, of: b, withOffset: 3)
  for view in [c, v, b] { view.autoCenterInSuperview() }
  if isWide {
    do {
      var last: UIView = c
      for view in [b, v] {
        view.autoPinEdgesToSuperviewSafeArea()
        view.autoConstrainAttribute(.vertical, to: .leading, of: parent)
        _ = last
        last = view
      }
    }
  }
  kept547 = child.autoPinEdge(.leading, to: .leading, of: v, withOffset: spacing, relation: .lessThanOrEqual)
  let id548 = v.autoPinEdge(.leading, to: .leading, of: c, withOffset: factor, relation: .lessThanOrEqual)
  id548.identifier = "id548"
  kept547?.autoRemove()
  kept547?.autoInstall()
  parent.constraints.first { $0.identifier == "id548" }?.constant = spacing * 2
  kept547?.isActive = false
  func pin549(_ view: UIView, by margins: CGFloat) {
    view.autoPinEdgesToSuperviewSafeArea(with: UIEdgeInsets(top: margins / 2, left: 4, bottom: 0, right: -2), excludingEdge: .bottom)
  }
  pin549(v, by: spacing)
  pin549(c, by: -12)
}

@MainActor
private func pureLayout14(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  inset: CGFloat, columns: Int, share: Double, isOpen: Bool
) {
  var wide559: [NSLayoutConstraint] = [], narrow560 = [NSLayoutConstraint]()
  if !isOpen {
    for (index, view) in [b, v, c].enumerated() {
      NSLayoutConstraint.autoSetIdentifier("name550") { view.autoCenterInSuperview() }
      _ = index
    }
  }
  func pin551(_ item: UIView, by inset: CGFloat) {
    let c552 = item.autoSetDimension(.height, toSize: inset, relation: .greaterThanOrEqual)
    c552.constant += 3
  }
  pin551(b, by: CGFloat(share))
  pin551(c, by: CGFloat(share) * 10)
  do {
    var y: CGFloat = 4
    for view in [c, v, b] {
      view.autoPinEdge(.leading, to: .trailing, of: parent, withOffset: 8, relation: .lessThanOrEqual)
      _ = y
      y += 10
    }
  }
  NSLayoutConstraint.autoSetIdentifier("name553") { v.autoPinEdgesToSuperviewEdges() }
  do {
    let top = c
    top.autoPinEdge(.top, to: .top, of: v, withOffset: CGFloat(columns * 3)).autoIdentify("name554")
  }
  UIView.animate(withDuration: 0) {
    let lay555 = { (amount: CGFloat) -> Void in
      NSLayoutConstraint.autoSetIdentifier("name556") {
        child.autoPinEdge(.right, to: .left, of: parent)
      }
    }
    lay555(10.0)
  }
  for view in [v, b, c] { view.autoAlignAxis(.firstBaseline, toSameAxisOf: parent) }
  func go557() {
    guard isOpen else { return }
    ([c, v, b] as NSArray).autoSetViewsDimensions(to: CGSize(width: 20, height: 0.5))
  }
  go557()
  let id558 = v.autoAlignAxis(.horizontal, toSameAxisOf: c)
  id558.identifier = "id558"
  wide559 += [c.autoPinEdge(.bottom, to: .bottom, of: child, withOffset: CGFloat(columns) * 4)]
  wide559 = wide559 + [c.autoAlignAxis(.vertical, toSameAxisOf: v, withOffset: 8)]
  narrow560.append(v.autoConstrainAttribute(.leading, to: .vertical, of: parent, withOffset: -4.25))
  NSLayoutConstraint.deactivate(narrow560)
  parent.constraints.first { $0.identifier == "id558" }?.constant = -CGFloat(share)
  NSLayoutConstraint.deactivate(wide559)
  NSLayoutConstraint.activate(narrow560)
  NSLayoutConstraint.activate(!isOpen ? wide559 : narrow560)
  if let label = [v].last {
    label.autoPinEdge(.top, to: .top, of: b, withOffset: 16, relation: .lessThanOrEqual)
  }
}

@MainActor let generatedPureLayout4: [Example] = [
  .view("PureLayout12", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout12(frame: .zero) },
  .snippet("PureLayout13") { pureLayout13($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, spacing: 9, columns: 2, factor: 0.75, isWide: false) },
  .snippet("PureLayout14") { pureLayout14($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, inset: 9, columns: 2, share: 0.75, isOpen: true) },
]
