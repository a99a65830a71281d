// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import PureLayout
import UIKit

@MainActor
private func pureLayout0(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  padding: CGFloat, width: Int, share: Double, isWide: Bool
) {
  let c416 = v.autoPinEdge(.top, to: .top, of: b, withOffset: 100)
  c416.constant += 3
  switch width {
  case 0:
    switch width {
    case 0:
      b.autoConstrainAttribute(.trailing, to: .vertical, of: c, withMultiplier: 1.0 / 3)
    case 1, 2, 3:
      v.autoMatch(.width, to: .height, of: child, withOffset: CGFloat(share))
      v.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    default:
      v.autoPinEdgesToSuperviewSafeArea()
    }
  case 1, 2, 3:
    if isWide {
      NSLayoutConstraint.autoSetPriority(UILayoutPriority(500)) {
        c.autoPinEdge(toSuperviewMargin: .top, withInset: 12.5)
        b.autoSetDimension(.height, toSize: share, relation: .lessThanOrEqual)
      }
    } else {
      v.autoSetDimensions(to: CGSize(width: 8, height: 30))
      v.autoConstrainAttribute(.leading, to: .vertical, of: parent, withOffset: -1)
    }
  default:
    do {
      var leading: Int = 6
      leading += 2
      v.autoSetDimensions(to: CGSize(width: 16, height: 30))
      c.autoCenterInSuperview()
      _ = leading
    }
  }
  do {
    let content = child
    NSLayoutConstraint.autoSetPriority(UILayoutPriority(500)) {
      content.autoPinEdgesToSuperviewSafeArea()
      content.autoPinEdge(.leading, to: .leading, of: parent, withOffset: CGFloat(width / 2), relation: .lessThanOrEqual)
    }
  }
  do {
    let edges = v
    let c417 = edges.autoPinEdge(.right, to: .right, of: c, withOffset: 20, relation: .greaterThanOrEqual)
    c417.constant += 3
  }
  child.autoSetDimension(.height, toSize: isWide ? 0 : -padding)
  v.autoPinEdgesToSuperviewMargins()
  b.autoPinEdgesToSuperviewSafeArea(with: UIEdgeInsets(top: CGFloat(width) * 4, left: 4, bottom: 0, right: -2), excludingEdge: .top)
  do {
    var above: UIView = c
    for view in [b, v] {
      let c418 = view.autoSetDimension(.height, toSize: -12, relation: .lessThanOrEqual)
      c418.constant += 3
      _ = above
      above = view
    }
  }
  [v, b].forEach { v in
    v.autoMatch(.width, to: .height, of: v, withMultiplier: 0.25, relation: .lessThanOrEqual).autoIdentify("name419")
  }
  let id420 = child.autoPinEdge(toSuperviewMargin: .right, withInset: 0.5)
  id420.identifier = "id420"
  let id421 = child.autoMatch(.width, to: .height, of: child, withMultiplier: CGFloat(share), relation: .greaterThanOrEqual)
  id421.identifier = "id421"
  parent.constraints.first { $0.identifier == "id420" }?.constant = 0
  parent.constraints.first { $0.identifier == "id421" }?.constant = 44
  func pin422(_ view: UIView, by edges: CGFloat) {
    let set423 = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
      view.autoSetDimensions(to: CGSize(width: 10.0, height: 30))
      view.autoPinEdge(.bottom, to: .bottom, of: parent, withOffset: -edges)
    }
    NSLayoutConstraint.activate(set423)
  }
  pin422(v, by: CGFloat(width / 2))
  pin422(b, by: -4.25)
}

private final class PureLayout1: UIView {
  let heading = UILabel(), box = UIView(), icon = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var trailing: CGFloat = 6, width = 0, share = 2.0, isOpen = true
  var wide427: [NSLayoutConstraint] = [], narrow428 = [NSLayoutConstraint]()
  var pair429: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    heading.text = "A label"
    [heading, box, icon].forEach { addSubview($0) }
    rows.forEach(addSubview)
    box.addSubview(inner)
    addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    do {
      let center = self
      inner.autoCenterInSuperview()
      _ = center
    }
    heading.autoPinEdge(.right, to: .right, of: rows[0])
    switch width {
    case 0:
      box.autoSetDimension(.width, toSize: 10.0, relation: .greaterThanOrEqual).autoIdentify("name424")
    case 1, 2, 3:
      let c425 = heading.autoPinEdge(.trailing, to: .trailing, of: rows[1], withOffset: CGFloat(share), relation: .greaterThanOrEqual)
      c425.constant += 3
    default:
      rows[0].autoConstrainAttribute(.vertical, to: .trailing, of: self, withOffset: 100, relation: .lessThanOrEqual)
    }
    do {
      let share: CGFloat = 30
      do {
        let middle = rows[0]
        middle.autoPinEdgesToSuperviewMargins()
      }
      _ = share
    }
    do {
      let bottom: CGFloat = 30
      ([box, icon, heading] as NSArray).autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: -12)
      _ = bottom
    }
    func go426() {
      guard isOpen else { return }
      if isOpen {
        rows[0].autoConstrainAttribute(.baseline, to: .horizontal, of: inner, withOffset: -share)
      } else {
        icon.autoPinEdge(.trailing, to: .trailing, of: rows[1], withOffset: CGFloat(width * 3))
        icon.autoConstrainAttribute(.left, to: .vertical, of: rows[0], withOffset: 0)
      }
    }
    go426()
    do {
      let margins = inner
      margins.autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: .bottom)
    }
    icon.autoCenterInSuperview()
    wide427 += [rows[0].autoMatch(.width, to: .width, of: self, withMultiplier: 0.25)]
    wide427 = wide427 + [box.autoPinEdge(.left, to: .left, of: rows[1])]
    narrow428.append(inner.autoMatch(.width, to: .height, of: self.inner, withMultiplier: 0.5, relation: .greaterThanOrEqual))
    NSLayoutConstraint.deactivate(narrow428)
    pair429 = (heading.autoConstrainAttribute(.leading, to: .vertical, of: self.rows[0], withOffset: 16), heading.autoConstrainAttribute(.vertical, to: .leading, of: box, withOffset: trailing, relation: .greaterThanOrEqual))
  }
  func step0() {
    NSLayoutConstraint.deactivate(wide427)
    NSLayoutConstraint.activate(narrow428)
    pair429?.x.autoRemove()
  }
  func step1() {
    NSLayoutConstraint.activate(isOpen ? wide427 : narrow428)
    pair429!.y.isActive = isOpen
    func go430() {
      guard isOpen else { return }
      let lay431 = { [unowned self] (amount: CGFloat) -> Void in
        NSLayoutConstraint.autoSetIdentifier("name432") { self.box.autoPinEdgesToSuperviewEdges() }
      }
      lay431(3)
    }
    go430()
  }
}

private final class PureLayout2: UITableViewCell {
  let caption = UILabel(), bottom = UIView(), icon = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var right: CGFloat = 10, width = 2, factor = 2.0, isOpen = false
  var kept438: NSLayoutConstraint!
  var kept439: NSLayoutConstraint?
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    caption.text = "A label"
    for part in [caption, bottom, icon] + rows { contentView.addSubview(part) }
    bottom.addSubview(dot)
    contentView.addLayoutGuide(column)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    do {
      var above: UIView = rows[0]
      for view in [bottom, caption] {
        view.autoSetDimension(.width, toSize: CGFloat(width), relation: .lessThanOrEqual)
        view.autoPinEdgesToSuperviewEdges()
        _ = above
        above = view
      }
    }
    NSLayoutConstraint.autoSetIdentifier("name433") {
      rows[1].autoConstrainAttribute(.vertical, to: .vertical, of: bottom, withOffset: self.right - 1.5, relation: .lessThanOrEqual)
    }
    if isOpen {
      if !self.isOpen {
        caption.autoPinEdge(toSuperviewMargin: .bottom, relation: .lessThanOrEqual).autoIdentify("name434")
      } else {
        let c435 = dot.autoConstrainAttribute(.vertical, to: .leading, of: contentView, withOffset: isOpen ? right : 4, relation: .greaterThanOrEqual)
        c435.constant += 3
      }
    } else {
      let set436 = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
        icon.autoSetDimension(.height, toSize: 0, relation: .greaterThanOrEqual)
        rows[1].autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      }
      NSLayoutConstraint.activate(set436)
    }
    switch width {
    case 0:
      do {
        var previous: UIView = rows[0]
        for view in [self.icon, rows[1]] {
          NSLayoutConstraint.autoSetPriority(UILayoutPriority(500)) {
            view.autoPinEdgesToSuperviewEdges(with: .zero)
            view.autoPinEdgesToSuperviewSafeArea()
          }
          _ = previous
          previous = view
        }
      }
    case 1, 2, 3:
      self.caption.autoMatch(.width, to: .width, of: rows[0], withMultiplier: 1.0 / 3)
      self.caption.autoCenterInSuperviewMargins()
    default:
      rows[0].autoPinEdgesToSuperviewSafeArea()
    }
    do {
      let bottom = dot
      rows[1].autoPinEdgesToSuperviewSafeArea(with: UIEdgeInsets(top: CGFloat(width / 2), left: 4, bottom: 0, right: -2), excludingEdge: .bottom)
      _ = bottom
    }
    func go437() {
      guard isOpen else { return }
      do {
        let superview = dot
        NSLayoutConstraint.autoSetPriority(UILayoutPriority(rawValue: 999)) {
          superview.autoSetDimension(.height, toSize: 10.0)
          superview.autoConstrainAttribute(.trailing, to: .vertical, of: rows[1])
        }
      }
    }
    go437()
    UIView.performWithoutAnimation {
      do {
        let caption = contentView
        icon.autoCenterInSuperview()
        _ = caption
      }
    }
    do {
      var above: UIView = rows[0]
      for view in [bottom, caption] {
        view.autoMatch(.width, to: .width, of: contentView, withOffset: CGFloat(width * 3), relation: .greaterThanOrEqual)
        view.autoPinEdgesToSuperviewSafeArea()
        _ = above
        above = view
      }
    }
    kept438 = bottom.autoPinEdge(toSuperviewMargin: .top)
    kept439 = dot.autoSetDimension(.width, toSize: 3)
  }
  func step0() {
    self.kept438!.isActive = isOpen
    kept439?.autoRemove()
  }
  func step1() {
    self.kept438!.autoRemove()
    self.kept438!.autoInstall()
    kept439?.constant = right / 2
    NSLayoutConstraint.autoSetPriority(.defaultLow) {
      self.dot.autoPinEdgesToSuperviewEdges()
      caption.autoMatch(.height, to: .height, of: icon, withOffset: CGFloat(width / 2))
    }
  }
}

@MainActor let generatedPureLayout0: [Example] = [
  .snippet("PureLayout0") { pureLayout0($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, padding: 9, width: 2, share: 0.75, isWide: false) },
  .view("PureLayout1", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout1(frame: .zero) },
  .view("PureLayout2", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout2(style: .default, reuseIdentifier: nil) },
]
