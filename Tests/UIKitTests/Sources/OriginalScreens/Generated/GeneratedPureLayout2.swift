// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import PureLayout
import UIKit

@MainActor
private func pureLayout6(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  padding: CGFloat, columns: Int, factor: Double, isWide: Bool
) {
  func go478() {
    guard isWide else { return }
    NSLayoutConstraint.autoSetIdentifier("name479") { child.autoAlignAxis(toSuperviewAxis: .vertical) }
  }
  go478()
  func pin480(_ left: UIView, by offset: CGFloat) {
    left.autoPinEdge(.bottom, to: .bottom, of: c, withOffset: max(offset, 10))
  }
  pin480(v, by: CGFloat(columns))
  pin480(b, by: 12.5)
  UIView.animate(withDuration: 0) {
    child.autoMatch(.width, to: .width, of: c, withMultiplier: 0.25)
  }
  do {
    let v = c
    v.autoPinEdge(toSuperviewMargin: .right, withInset: 44)
    v.autoSetDimensions(to: CGSize(width: 0, height: 30))
  }
  if isWide {
    func go481() {
      guard isWide else { return }
      let c482 = v.autoPinEdge(.trailing, to: .trailing, of: child, withOffset: 0, relation: .lessThanOrEqual)
      c482.constant += 3
    }
    go481()
  }
  NSLayoutConstraint.autoSetPriority(.defaultHigh) {
    child.autoPinEdge(.bottom, to: .bottom, of: c, withOffset: CGFloat(factor) * 10, relation: .greaterThanOrEqual)
    v.autoPinEdge(.top, to: .top, of: c, withOffset: 2 * padding)
  }
  if isWide {
    func go483() {
      guard isWide else { return }
      v.autoMatch(.width, to: .height, of: v, withOffset: 16)
    }
    go483()
  } else { if let top = [c].last { top.autoPinEdge(.bottom, to: .top, of: parent, withOffset: 8) } }
  ([v, c, b] as NSArray).autoDistributeViews(along: .vertical, alignedTo: .left, withFixedSpacing: -4.25, insetSpacing: false)
  let id484 = b.autoPinEdge(.right, to: .right, of: child, withOffset: -factor)
  id484.identifier = "id484"
  let id485 = v.autoPinEdge(.trailing, to: .trailing, of: b, withOffset: 0, relation: .greaterThanOrEqual)
  id485.identifier = "id485"
  parent.constraints.first { $0.identifier == "id484" }?.constant = 100
  parent.constraints.first { $0.identifier == "id485" }?.constant = (padding + 2) * 3
  NSLayoutConstraint.autoSetIdentifier("name486") {
    b.autoSetDimensions(to: CGSize(width: 20, height: 30))
  }
}

private final class PureLayout7: UIViewController {
  let heading = UILabel(), panel = UIView(), avatar = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], gutter = UILayoutGuide()
  var height: CGFloat = 14.5, columns = 0, factor = 2.0, isFirst = false
  var wide491: [NSLayoutConstraint] = [], narrow492 = [NSLayoutConstraint]()
  var wide493: [NSLayoutConstraint] = [], narrow494 = [NSLayoutConstraint]()
  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "A label"
    view.addSubview(heading)
    view.addSubview(panel)
    view.addSubview(avatar)
    view.addSubview(rows[0])
    view.addSubview(rows[1])
    panel.addSubview(dot)
    view.addLayoutGuide(gutter)
    layOut()
  }
  private func layOut() {
    avatar.autoPinEdgesToSuperviewSafeArea()
    panel.autoPinEdge(toSuperviewEdge: .top, withInset: 100)
    if let label = [heading].last {
      let set487 = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
        label.autoMatch(.height, to: .height, of: panel, withMultiplier: CGFloat(factor))
        label.autoPinEdge(.right, to: .right, of: panel, withOffset: CGFloat(columns))
      }
      set487.forEach { $0.autoInstall() }
    }
    do {
      let avatar = view
      let c488 = dot.autoSetDimension(.height, toSize: CGFloat(factor), relation: .lessThanOrEqual)
      c488.constant += 3
      _ = avatar
    }
    do {
      var y: CGFloat = 4
      for view in [panel, self.rows[0], avatar] {
        view.autoMatch(.width, to: .height, of: view, withOffset: 0, relation: .greaterThanOrEqual)
        _ = y
        y += 10
      }
    }
    for top in [rows[0], self.rows[1], heading] {
      top.autoPinEdge(toSuperviewEdge: .bottom, withInset: CGFloat(columns / 2))
      top.autoSetDimension(.height, toSize: CGFloat(columns / 2))
    }
    dot.autoConstrainAttribute(.vertical, to: .vertical, of: heading, withMultiplier: CGFloat(self.factor), relation: .greaterThanOrEqual)
    dot.autoPinEdge(.trailing, to: .trailing, of: avatar)
    if let last = [avatar].last {
      NSLayoutConstraint.autoSetPriority(UILayoutPriority(500)) {
        last.autoSetDimension(.width, toSize: CGFloat(factor) * 10)
        last.autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: CGFloat(columns) * 4, left: 4, bottom: 0, right: -2), excludingEdge: .top)
      }
    }
    func pin489(_ item: UIView, by width: CGFloat) {
      item.autoPinEdge(.leading, to: .leading, of: dot, withOffset: 0, relation: .greaterThanOrEqual).autoIdentify("name490")
    }
    pin489(heading, by: 20)
    pin489(rows[0], by: 10.0)
    wide491 += [rows[0].autoPinEdge(toSuperviewMargin: .bottom)]
    wide491 = wide491 + [heading.autoConstrainAttribute(.horizontal, to: .firstBaseline, of: self.view, withOffset: 100)]
    narrow492.append(panel.autoSetDimension(.width, toSize: 0.5, relation: .lessThanOrEqual))
    NSLayoutConstraint.deactivate(narrow492)
    wide493.append(rows[0].autoMatch(.width, to: .width, of: avatar, withOffset: CGFloat(columns)))
    wide493.append(rows[0].autoPinEdge(.right, to: .right, of: avatar))
    narrow494.append(self.rows[1].autoPinEdge(.right, to: .right, of: view, withOffset: (height + 2) * 3, relation: .lessThanOrEqual))
    NSLayoutConstraint.deactivate(narrow494)
  }
  func step0() {
    for constraint in wide491 { constraint.constant += 6 }
    wide493.forEach { $0.isActive = false }
    narrow494.forEach { $0.isActive = true }
  }
  func step1() {
    NSLayoutConstraint.activate(isFirst ? wide491 : narrow492)
    NSLayoutConstraint.activate(isFirst ? wide493 : narrow494)
    func go495() {
      guard self.isFirst else { return }
      func pin496(_ left: UIView, by height: CGFloat) {
        left.autoPinEdge(.bottom, to: .bottom, of: avatar, withOffset: height)
      }
      pin496(rows[0], by: 0.5)
      pin496(rows[1], by: 8)
    }
    go495()
  }
}

private final class PureLayout8: UIViewController {
  let name = UILabel(), margins = UIView(), safeArea = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var offset: CGFloat = 6, width = 5, ratio = 2.0, isWide = true
  var kept502: NSLayoutConstraint?
  var pair503: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  override func viewDidLoad() {
    super.viewDidLoad()
    name.text = "A label"
    for part in [name, margins, safeArea] + rows { view.addSubview(part) }
    margins.addSubview(dot)
    view.addLayoutGuide(column)
    layOut()
  }
  private func layOut() {
    NSLayoutConstraint.autoSetIdentifier("name497") {
      rows[0].autoPinEdge(.top, to: .bottom, of: rows[1], withOffset: 0.5)
    }
    dot.autoPinEdge(.bottom, to: .bottom, of: rows[0], withOffset: CGFloat(width) * 4)
    do {
      var last: UIView = margins
      for view in [rows[1], name] {
        let c498 = view.autoPinEdge(.leading, to: .trailing, of: self.view, withOffset: -CGFloat(ratio))
        c498.constant += 3
        _ = last
        last = view
      }
    }
    UIView.animate(withDuration: 0) {
      if !self.isWide {
        NSLayoutConstraint.autoSetIdentifier("name499") {
          self.name.autoConstrainAttribute(.vertical, to: .left, of: self.safeArea, withOffset: -CGFloat(self.ratio))
        }
      }
    }
    do {
      let edges: Double = 6
      for view in [name, rows[1], self.rows[0]] {
        view.autoAlignAxis(.vertical, toSameAxisOf: self.margins, withOffset: CGFloat(edges) * 10)
      }
    }
    if isWide { ([name, rows[1], margins] as NSArray).autoSetViewsDimension(.height, toSize: -4.25) } else {
      if let label = [name].last {
        let c500 = label.autoPinEdge(.bottom, to: .bottom, of: dot, withOffset: -1)
        c500.constant += 3
      }
    }
    rows[0].autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), excludingEdge: .left)
    safeArea.autoPinEdge(.leading, to: .leading, of: name, withOffset: -offset, relation: .lessThanOrEqual)
    UIView.animate(withDuration: 0) {
      do {
        var above: UIView = self.safeArea
        for view in [self.rows[0], self.rows[1]] {
          NSLayoutConstraint.autoSetIdentifier("name501") { view.autoSetDimension(.width, toSize: 0.5) }
          _ = above
          above = view
        }
      }
    }
    kept502 = dot.autoPinEdge(.trailing, to: .trailing, of: name, withOffset: 0, relation: .lessThanOrEqual)
    pair503 = (name.autoMatch(.height, to: .width, of: rows[0], withOffset: CGFloat(width * 3)), rows[1].autoSetDimension(.height, toSize: 20))
  }
  func step0() {
    kept502?.isActive = false
    kept502?.constant = ratio * 10
    kept502?.isActive = true
    pair503?.x.isActive = false
  }
  func step1() {
    kept502?.isActive = false
    kept502?.constant = CGFloat(width / 2)
    kept502?.isActive = true
    pair503!.y.isActive = false
    NSLayoutConstraint.autoSetPriority(.defaultHigh) {
      self.rows[0].autoPinEdge(.leading, to: .trailing, of: dot, withOffset: 8, relation: .lessThanOrEqual)
      margins.autoAlignAxis(.baseline, toSameAxisOf: dot, withOffset: -12)
    }
  }
}

@MainActor let generatedPureLayout2: [Example] = [
  .snippet("PureLayout6") { pureLayout6($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, padding: 9, columns: 2, factor: 0.75, isWide: false) },
  .screen("PureLayout7", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout7() },
  .screen("PureLayout8", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { PureLayout8() },
]
