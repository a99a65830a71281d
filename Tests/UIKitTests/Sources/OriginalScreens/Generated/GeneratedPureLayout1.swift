// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import PureLayout
import UIKit

private final class PureLayout3: UIView {
  let header = UILabel(), panel = UIView(), safeArea = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var padding: CGFloat = 10, lines = 5, share = 2.0, isFirst = true
  var wide448: [NSLayoutConstraint] = [], narrow449 = [NSLayoutConstraint]()
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
      view.autoConstrainAttribute(.firstBaseline, to: .baseline, of: panel, withOffset: -12)
      view.autoMatch(.height, to: .width, of: view, withOffset: 0, relation: .lessThanOrEqual)
    }
    let c440 = panel.autoSetDimension(.height, toSize: max(padding, 10))
    c440.constant += 3
    rows[0].autoPinEdge(.top, to: .top, of: rows[1], withOffset: CGFloat(share) * 10).autoIdentify("name441")
    func go442() {
      guard !isFirst else { return }
      for item in [panel, rows[1], rows[0]] {
        NSLayoutConstraint.autoSetIdentifier("name443") {
          item.autoConstrainAttribute(.bottom, to: .firstBaseline, of: header, withOffset: CGFloat(share))
        }
      }
    }
    go442()
    do {
      var height: CGFloat = -share
      height += 2
      func go444() {
        guard isFirst else { return }
        let c445 = rows[0].autoAlignAxis(.vertical, toSameAxisOf: rows[1], withOffset: height - 1.5)
        c445.constant += 3
      }
      go444()
    }
    let set446 = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
      rows[0].autoPinEdgesToSuperviewSafeArea(with: UIEdgeInsets(top: 0.5, left: 4, bottom: 0, right: -2), excludingEdge: .bottom)
      safeArea.autoPinEdge(.bottom, to: .bottom, of: panel, withOffset: 0)
    }
    NSLayoutConstraint.activate(set446)
    let lay447 = { [unowned self] (amount: CGFloat) -> Void in
      do {
        var offset: Int = -4
        offset += 2
        self.safeArea.autoPinEdge(.leading, to: .leading, of: self, withOffset: CGFloat(offset / 2), relation: .greaterThanOrEqual)
      }
    }
    lay447(-share)
    for item in [header, safeArea, rows[0]] {
      item.autoCenterInSuperview()
      item.autoAlignAxis(toSuperviewAxis: .vertical)
    }
    wide448 = [self.header.autoMatch(.height, to: .height, of: inner), header.autoSetDimension(.width, toSize: 8, relation: .greaterThanOrEqual)]
    narrow449.append(header.autoPinEdge(.trailing, to: .trailing, of: inner, withOffset: 20, relation: .lessThanOrEqual))
    NSLayoutConstraint.deactivate(narrow449)
    let id450 = rows[1].autoPinEdge(toSuperviewEdge: .bottom)
    id450.identifier = "id450"
  }
  func step0() {
    NSLayoutConstraint.deactivate(wide448)
    NSLayoutConstraint.activate(narrow449)
    self.constraints.first { $0.identifier == "id450" }?.constant = 8
  }
  func step1() {
    NSLayoutConstraint.activate(!isFirst ? wide448 : narrow449)
    switch lines {
    case 0:
      do {
        let bottom = rows[0]
        let set451 = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
          rows[1].autoConstrainAttribute(.firstBaseline, to: .bottom, of: self.inner, withMultiplier: 2, relation: .lessThanOrEqual)
          bottom.autoConstrainAttribute(.horizontal, to: .top, of: self.inner)
        }
        NSLayoutConstraint.activate(set451)
      }
    case 1, 2, 3:
      NSLayoutConstraint.autoSetIdentifier("name452") {
        rows[1].autoConstrainAttribute(.bottom, to: .baseline, of: inner)
      }
    default:
      func pin453(_ view: UIView, by leading: CGFloat) {
        NSLayoutConstraint.autoSetIdentifier("name454") {
          view.autoConstrainAttribute(.horizontal, to: .firstBaseline, of: self, withMultiplier: 1)
        }
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
      let set455 = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
        rows[0].autoPinEdge(.leading, to: .leading, of: safeArea, withOffset: CGFloat(count / 2))
        rows[1].autoPinEdge(.leading, to: .leading, of: top, withOffset: CGFloat(count * 3))
      }
      NSLayoutConstraint.activate(set455)
    }
    [self.container, self.top].forEach { v in
      v.autoPinEdge(.bottom, to: .bottom, of: rows[0], withOffset: 0, relation: .lessThanOrEqual).autoIdentify("name456")
    }
    func go457() {
      guard isOpen else { return }
      UIView.performWithoutAnimation {
        let c458 = rows[0].autoConstrainAttribute(.vertical, to: .trailing, of: badge, withOffset: 3)
        c458.constant += 3
      }
    }
    go457()
    if isOpen {
      do {
        var y: CGFloat = 4
        for view in [rows[1], top, container] {
          view.autoSetDimension(.height, toSize: -1, relation: .greaterThanOrEqual)
          _ = y
          y += 10
        }
      }
    } else {
      if isOpen {
        let set459 = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
          container.autoSetDimension(.width, toSize: 0)
          rows[0].autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), excludingEdge: .trailing)
        }
        NSLayoutConstraint.activate(set459)
      } else {
        let c460 = container.autoPinEdge(.right, to: .right, of: rows[1], withOffset: 2 * trailing, relation: .greaterThanOrEqual)
        c460.constant += 3
      }
    }
    let c461 = badge.autoConstrainAttribute(.vertical, to: .vertical, of: safeArea, withOffset: 3, relation: .greaterThanOrEqual)
    c461.constant += 3
    NSLayoutConstraint.autoSetIdentifier("name462") {
      container.autoPinEdge(.leading, to: .leading, of: self.safeArea, withOffset: 0, relation: .greaterThanOrEqual)
    }
    switch self.count {
    case 0:
      if isOpen {
        ([top, rows[0], self.container] as NSArray).autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: -1)
      } else {
        NSLayoutConstraint.autoSetPriority(.defaultHigh) {
          rows[0].autoConstrainAttribute(.trailing, to: .vertical, of: self.container, withOffset: 100)
          badge.autoPinEdgesToSuperviewMargins()
        }
      }
    case 1, 2, 3:
      rows[1].autoConstrainAttribute(.baseline, to: .horizontal, of: self.safeArea, withOffset: -CGFloat(share), relation: .lessThanOrEqual)
    default:
      NSLayoutConstraint.autoSetIdentifier("name463") { badge.autoPinEdge(.left, to: .left, of: top) }
    }
    do {
      let center = self
      top.autoPinEdge(toSuperviewEdge: .trailing)
      top.autoPinEdge(.trailing, to: .trailing, of: self.rows[0])
      _ = center
    }
    let id464 = rows[1].autoPinEdge(.trailing, to: .trailing, of: rows[0], withOffset: 44)
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
      safeArea.autoSetDimension(.height, toSize: -share, relation: .lessThanOrEqual)
      safeArea.autoCenterInSuperviewMargins()
    }
    go467()
  }
}

private final class PureLayout5: UIViewController {
  let heading = UILabel(), panel = UIView(), left = UIImageView(), dot = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var padding: CGFloat = 6, width = 2, share = 2.0, isOpen = false
  var kept475: NSLayoutConstraint!
  var kept476: NSLayoutConstraint?
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
        NSLayoutConstraint.autoSetIdentifier("name468") { view.autoCenterInSuperviewMargins() }
        _ = y
        y += 10
      }
    }
    func go469() {
      guard isOpen else { return }
      do {
        let label = rows[1]
        label.autoConstrainAttribute(.leading, to: .vertical, of: dot, withOffset: 20).autoIdentify("name470")
      }
    }
    go469()
    func go471() {
      guard isOpen else { return }
      if isOpen {
        let set472 = NSLayoutConstraint.autoCreateConstraintsWithoutInstalling {
          rows[1].autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
          dot.autoPinEdgesToSuperviewSafeArea(with: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), excludingEdge: .trailing)
        }
        NSLayoutConstraint.activate(set472)
      }
    }
    go471()
    do {
      var last: UIView = panel
      for view in [self.left, rows[1]] {
        view.autoSetDimension(.width, toSize: 2 * padding)
        _ = last
        last = view
      }
    }
    ([panel, left, rows[1]] as NSArray).autoDistributeViews(along: .horizontal, alignedTo: .top, withFixedSpacing: CGFloat(share) * 10)
    rows[1].autoPinEdgesToSuperviewMargins()
    NSLayoutConstraint.autoSetIdentifier("name473") {
      heading.autoConstrainAttribute(.baseline, to: .bottom, of: left)
    }
    switch width {
    case 0:
      do {
        let bottom = rows[1]
        panel.autoPinEdge(.left, to: .left, of: rows[0], withOffset: 0, relation: .greaterThanOrEqual)
        _ = bottom
      }
    case 1, 2, 3:
      dot.autoAlignAxis(.baseline, toSameAxisOf: view, withOffset: max(padding, 10))
    default:
      func go474() {
        guard isOpen else { return }
        ([rows[0], heading, self.panel] as NSArray).autoSetViewsDimension(.height, toSize: share)
      }
      go474()
    }
    kept475 = rows[1].autoPinEdge(.trailing, to: .trailing, of: dot, withOffset: -CGFloat(share))
    kept476 = self.left.autoPinEdge(.leading, to: .leading, of: panel, withOffset: 8, relation: .lessThanOrEqual)
  }
  func step0() {
    kept475!.constant += 4
    kept476?.autoRemove()
    kept476?.autoInstall()
  }
  func step1() {
    kept475!.constant += 4
    kept476?.constant += 4
    UIView.performWithoutAnimation {
      do {
        let width: CGFloat = -CGFloat(share)
        let c477 = dot.autoConstrainAttribute(.bottom, to: .baseline, of: rows[1], withOffset: width, relation: .greaterThanOrEqual)
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
