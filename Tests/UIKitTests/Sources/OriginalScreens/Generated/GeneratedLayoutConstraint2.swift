// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import UIKit

@MainActor
private func layoutConstraint6(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  height: CGFloat, columns: Int, factor: Double, isFirst: Bool
) {
  for view in [v, b, c, child] { view.translatesAutoresizingMaskIntoConstraints = false }
  var wide207: [NSLayoutConstraint] = [], narrow208 = [NSLayoutConstraint]()
  var kept209: NSLayoutConstraint?
  [c, b].forEach { v in
    NSLayoutConstraint.activate([
      NSLayoutConstraint(item: v, attribute: .height, relatedBy: .equal, toItem: parent.safeAreaLayoutGuide, attribute: .height, multiplier: 1, constant: CGFloat(columns)),
      NSLayoutConstraint(item: v, attribute: .top, relatedBy: .equal, toItem: guide, attribute: .bottom, multiplier: 1, constant: CGFloat(columns)),
      NSLayoutConstraint(item: v, attribute: .trailing, relatedBy: .equal, toItem: parent, attribute: .leading, multiplier: 1, constant: CGFloat(columns)),
    ])
  }
  [v, b].forEach {
    NSLayoutConstraint.activate([NSLayoutConstraint(item: $0, attribute: .leading, relatedBy: .lessThanOrEqual, toItem: c, attribute: .leading, multiplier: 1, constant: -factor), NSLayoutConstraint(item: $0, attribute: .width, relatedBy: .lessThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: max(height, 10))])
  }
  for view in [v, b, c] where isFirst {
    NSLayoutConstraint.activate([
      NSLayoutConstraint(item: view, attribute: .bottom, relatedBy: .equal, toItem: child, attribute: .bottom, multiplier: CGFloat(factor), constant: 44),
      NSLayoutConstraint(item: view, attribute: .left, relatedBy: .equal, toItem: guide, attribute: .left, multiplier: 1.0, constant: 0),
      NSLayoutConstraint(item: view, attribute: .firstBaseline, relatedBy: .lessThanOrEqual, toItem: guide, attribute: .centerY, multiplier: 1, constant: 24),
    ])
  }
  do {
    var y: CGFloat = 4
    for view in [c, b, v] {
      NSLayoutConstraint.activate([
        NSLayoutConstraint(item: view, attribute: .trailing, relatedBy: .equal, toItem: guide, attribute: .centerX, multiplier: 1.0, constant: 0),
        NSLayoutConstraint(item: view, attribute: .leading, relatedBy: .equal, toItem: parent.safeAreaLayoutGuide, attribute: .leading, multiplier: CGFloat(factor), constant: CGFloat(columns / 2)),
        NSLayoutConstraint(item: view, attribute: .left, relatedBy: .equal, toItem: guide, attribute: .left, multiplier: 1.0, constant: 10.0),
      ])
      _ = y
      y += 10
    }
  }
  [v, b].forEach { v in
    var list206 = [NSLayoutConstraint(item: v, attribute: .centerY, relatedBy: .lessThanOrEqual, toItem: guide, attribute: .centerY, multiplier: 1.0, constant: factor * 10)]
    list206.append(NSLayoutConstraint(item: v, attribute: .right, relatedBy: .equal, toItem: c, attribute: .centerX, multiplier: 1.0, constant: 0))
    NSLayoutConstraint.activate(list206)
  }
  do {
    var last: UIView = b
    for view in [c, v] {
      NSLayoutConstraint(item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(columns * 3)).isActive = true
      _ = last
      last = view
    }
  }
  UIView.animate(withDuration: 0) {
    do {
      let safeArea = parent
      NSLayoutConstraint.activate([NSLayoutConstraint(item: b, attribute: .centerX, relatedBy: .greaterThanOrEqual, toItem: parent, attribute: .centerX, multiplier: 1.0, constant: height / 2), NSLayoutConstraint(item: c, attribute: .width, relatedBy: .equal, toItem: v, attribute: .height, multiplier: 1.0, constant: 0)])
      _ = safeArea
    }
  }
  do {
    let list = NSLayoutConstraint.constraints(withVisualFormat: "|-pad-[a(wide)]-pad-[b]", options: .alignAllCenterY, metrics: ["pad": 10.5, "low": 200, "wide": 60], views: ["a": b, "b": c])
    NSLayoutConstraint.activate(list)
  }
  wide207.append(NSLayoutConstraint(item: child, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .leading, multiplier: 1, constant: CGFloat(factor)))
  wide207.append(NSLayoutConstraint(item: v, attribute: .centerY, relatedBy: .equal, toItem: guide, attribute: .bottom, multiplier: 1, constant: CGFloat(columns * 3)))
  narrow208.append(NSLayoutConstraint(item: c, attribute: .height, relatedBy: .lessThanOrEqual, toItem: child, attribute: .width, multiplier: 1, constant: -12))
  NSLayoutConstraint.activate(wide207)
  kept209 = NSLayoutConstraint(item: v, attribute: .trailing, relatedBy: .equal, toItem: b, attribute: .trailing, multiplier: 1.0, constant: 0)
  kept209?.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
  kept209?.isActive = true
  for constraint in wide207 { constraint.constant += 6 }
  kept209?.constant = 8
  NSLayoutConstraint.activate(isFirst ? wide207 : narrow208)
  kept209?.isActive = isFirst
  func pin210(_ item: UIView, by width: CGFloat) {
    var list211 = [NSLayoutConstraint(item: item, attribute: .leading, relatedBy: .equal, toItem: parent, attribute: .leading, multiplier: 1.0, constant: width - 1.5)]
    if isFirst {
      list211.append(NSLayoutConstraint(item: item, attribute: .leading, relatedBy: .equal, toItem: guide, attribute: .leading, multiplier: 1.0, constant: 0))
    }
    NSLayoutConstraint.activate(list211)
  }
  pin210(v, by: 20)
  pin210(b, by: CGFloat(factor) * 10)
}

@MainActor
private func layoutConstraint7(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  inset: CGFloat, width: Int, factor: Double, isWide: Bool
) {
  for view in [v, b, c, child] { view.translatesAutoresizingMaskIntoConstraints = false }
  var kept213: NSLayoutConstraint?
  NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a(>=20@600)][b]-(>=pad)-|", options: .alignAllCenterY, metrics: ["pad": 6, "low": 200, "wide": 60], views: ["a": b, "b": v]))
  for view in [c, b, v] where isWide {
    parent.addConstraint(NSLayoutConstraint(item: view, attribute: .bottom, relatedBy: .greaterThanOrEqual, toItem: parent, attribute: .bottom, multiplier: 1, constant: 0))
  }
  do {
    var factor: Double = 6
    factor += 2
    for (index, view) in [v, b, c].enumerated() {
      NSLayoutConstraint(item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: CGFloat(index * 3)).isActive = true
    }
    _ = factor
  }
  NSLayoutConstraint.activate([NSLayoutConstraint(item: c, attribute: .centerX, relatedBy: .greaterThanOrEqual, toItem: v, attribute: .centerX, multiplier: 1.0, constant: 0), NSLayoutConstraint(item: b, attribute: .trailing, relatedBy: .equal, toItem: guide, attribute: .trailing, multiplier: 1, constant: 0)])
  let lay212 = { (amount: CGFloat) -> Void in
    do {
      let top = child
      parent.addConstraint(NSLayoutConstraint(item: b, attribute: .trailing, relatedBy: .equal, toItem: c, attribute: .trailing, multiplier: 1.0, constant: 0))
      _ = top
    }
  }
  lay212(-inset)
  do {
    var last: UIView = v
    for view in [b, c] {
      NSLayoutConstraint.activate([NSLayoutConstraint(item: view, attribute: .centerY, relatedBy: .equal, toItem: last, attribute: .centerY, multiplier: 1.0, constant: -factor), NSLayoutConstraint(item: view, attribute: .left, relatedBy: .equal, toItem: last, attribute: .left, multiplier: 1.0, constant: CGFloat(width))])
      last = view
    }
  }
  if !isWide {
    if isWide {
      NSLayoutConstraint(item: c, attribute: .leading, relatedBy: .equal, toItem: guide, attribute: .leading, multiplier: 1, constant: CGFloat(width / 2)).isActive = true
    }
  }
  if let label = [v].last {
    (isWide ? NSLayoutConstraint(item: label, attribute: .top, relatedBy: .equal, toItem: c, attribute: .top, multiplier: 1.0, constant: CGFloat(width / 2)) : NSLayoutConstraint(item: label, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: -1)).isActive = true
  }
  kept213 = NSLayoutConstraint(item: v, attribute: .top, relatedBy: .lessThanOrEqual, toItem: child, attribute: .lastBaseline, multiplier: CGFloat(factor), constant: 0)
  kept213?.isActive = true
  let id214 = NSLayoutConstraint(item: b, attribute: .leading, relatedBy: .equal, toItem: parent, attribute: .leading, multiplier: 1.0, constant: CGFloat(factor))
  id214.identifier = "id214"
  id214.isActive = true
  kept213?.constant = -4.25
  parent.constraints.first { $0.identifier == "id214" }?.constant = 3
  kept213?.isActive = false
  kept213?.constant = inset * 2
  kept213?.isActive = true
  parent.addConstraint(NSLayoutConstraint(item: b, attribute: .lastBaseline, relatedBy: .equal, toItem: c, attribute: .lastBaseline, multiplier: 1, constant: factor))
}

private final class LayoutConstraint8: UIView {
  let caption = UILabel(), container = UIView(), safeArea = UIImageView(), badge = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var height: CGFloat = 6, columns = 5, share = 2.0, isFirst = false
  var kept218: NSLayoutConstraint!
  var wide219: [NSLayoutConstraint] = [], narrow220 = [NSLayoutConstraint]()
  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.text = "A label"
    [caption, container, safeArea].forEach { addSubview($0) }
    rows.forEach(addSubview)
    container.addSubview(badge)
    addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    [caption, container, safeArea, badge, rows[0], rows[1]].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    do {
      let middle = rows[1]
      self.addConstraint(NSLayoutConstraint(item: rows[0], attribute: .centerX, relatedBy: .equal, toItem: caption, attribute: .centerX, multiplier: 1, constant: 0))
      _ = middle
    }
    if isFirst {
      self.addConstraint(NSLayoutConstraint(item: middle, attribute: .bottom, relatedBy: .greaterThanOrEqual, toItem: rows[0], attribute: .firstBaseline, multiplier: 1, constant: height))
    }
    let lay215 = { [unowned self] (amount: CGFloat) -> Void in
      NSLayoutConstraint.activate([
        NSLayoutConstraint(item: self.caption, attribute: .centerX, relatedBy: .equal, toItem: self.safeArea, attribute: .right, multiplier: 1, constant: 0),
        NSLayoutConstraint(item: self.rows[1], attribute: .height, relatedBy: .greaterThanOrEqual, toItem: self.safeArea, attribute: .height, multiplier: 3, constant: CGFloat(self.columns)),
        NSLayoutConstraint(item: self.caption, attribute: .top, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: -12),
      ])
    }
    lay215(-CGFloat(share))
    func go216() {
      guard self.isFirst else { return }
      switch columns {
      case 0:
        self.addConstraint(NSLayoutConstraint(item: rows[1], attribute: .centerX, relatedBy: .lessThanOrEqual, toItem: caption, attribute: .left, multiplier: 1.0, constant: CGFloat(columns * 3)))
      case 1, 2, 3:
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:[a(wide)]-[b]", options: [], metrics: ["pad": 100, "low": CGFloat(300), "wide": 44.0], views: ["a": caption, "b": safeArea]))
      default:
        self.addConstraint(NSLayoutConstraint(item: safeArea, attribute: .leading, relatedBy: .equal, toItem: self.rows[1], attribute: .leading, multiplier: 1.0, constant: 0))
      }
    }
    go216()
    NSLayoutConstraint(item: rows[0], attribute: .leading, relatedBy: .lessThanOrEqual, toItem: container, attribute: .leading, multiplier: 1.0, constant: CGFloat(share)).isActive = true
    if isFirst {
      UIView.animate(withDuration: 0) {
        NSLayoutConstraint(item: self.caption, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: self, attribute: .width, multiplier: 1.0, constant: 0).isActive = true
      }
    }
    if let label = [rows[0]].last {
      NSLayoutConstraint.activate([
        NSLayoutConstraint(item: label, attribute: .firstBaseline, relatedBy: .lessThanOrEqual, toItem: rows[1], attribute: .firstBaseline, multiplier: 1, constant: 0),
        NSLayoutConstraint(item: label, attribute: .bottom, relatedBy: .equal, toItem: self, attribute: .bottom, multiplier: 1, constant: 44),
        NSLayoutConstraint(item: label, attribute: .lastBaseline, relatedBy: .equal, toItem: caption, attribute: .firstBaseline, multiplier: 1.0, constant: 0),
      ])
    }
    func pin217(_ view: UIView, by gap: CGFloat) {
      NSLayoutConstraint.activate([
        NSLayoutConstraint(item: view, attribute: .trailing, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 0.5, constant: 0),
        NSLayoutConstraint(item: view, attribute: .centerX, relatedBy: .lessThanOrEqual, toItem: container, attribute: .leading, multiplier: 1, constant: gap - 1.5),
        NSLayoutConstraint(item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1.0, constant: gap),
      ])
    }
    pin217(safeArea, by: CGFloat(self.columns) * 4)
    pin217(rows[0], by: 3)
    kept218 = NSLayoutConstraint(item: badge, attribute: .height, relatedBy: .equal, toItem: caption, attribute: .height, multiplier: 1.0, constant: CGFloat(columns / 2))
    kept218!.priority = UILayoutPriority(rawValue: 999)
    kept218!.isActive = true
    wide219 += [NSLayoutConstraint(item: rows[0], attribute: .leading, relatedBy: .equal, toItem: badge, attribute: .leading, multiplier: 1.0, constant: CGFloat(self.columns / 2))]
    wide219 = wide219 + [NSLayoutConstraint(item: rows[1], attribute: .right, relatedBy: .equal, toItem: container, attribute: .left, multiplier: 1, constant: 0)]
    narrow220.append(NSLayoutConstraint(item: caption, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: middle, attribute: .top, multiplier: 1.0, constant: 16))
    NSLayoutConstraint.activate(wide219)
  }
  func step0() {
    kept218.constant += 4
    for constraint in wide219 { constraint.constant += 6 }
  }
  func step1() {
    kept218.isActive = false
    NSLayoutConstraint.activate(isFirst ? wide219 : narrow220)
    [self.caption, container].forEach {
      NSLayoutConstraint.activate([
        NSLayoutConstraint(item: $0, attribute: .left, relatedBy: .equal, toItem: badge, attribute: .left, multiplier: 1.0, constant: height),
        NSLayoutConstraint(item: $0, attribute: .width, relatedBy: .lessThanOrEqual, toItem: middle, attribute: .width, multiplier: 1.0 / 3, constant: 0),
        NSLayoutConstraint(item: $0, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: isFirst ? height : 4),
      ])
    }
  }
}

@MainActor let generatedLayoutConstraint2: [Example] = [
  .snippet("LayoutConstraint6") { layoutConstraint6($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, height: 9, columns: 2, factor: 0.75, isFirst: true) },
  .snippet("LayoutConstraint7") { layoutConstraint7($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, inset: 9, width: 2, factor: 0.75, isWide: false) },
  .view("LayoutConstraint8", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutConstraint8(frame: .zero) },
]
