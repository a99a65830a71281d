// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import MigrationSupport
import UIKit

@MainActor
private func layoutAnchor12(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  height: CGFloat, columns: Int, factor: Double, isFirst: Bool
) {
  [v, b, c, child].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  var wide161: [NSLayoutConstraint] = [], narrow162 = [NSLayoutConstraint]()
  if isFirst {
    (isFirst ? c.widthAnchor.constraint(equalToConstant: CGFloat(factor)) : b.rightAnchor.constraint(equalTo: parent.centerXAnchor, constant: -factor)).isActive = true
  } else {
    var list157 = [child.lastBaselineAnchor.constraint(equalTo: guide.bottomAnchor)]
    if isFirst { list157.append(guide.heightAnchor.constraint(equalTo: v.heightAnchor, constant: 20)) }
    NSLayoutConstraint.activate(list157)
  }
  if isFirst {
    do {
      var above: UIView? = v
      for view in [b, c] {
        if let above {
          NSLayoutConstraint.activate([view.leftAnchor.constraint(equalTo: parent.layoutMarginsGuide.leftAnchor, constant: -CGFloat(factor))] + [view.heightAnchor.constraint(equalToConstant: CGFloat(factor) * 10)])
          _ = above
        }
        above = view
      }
    }
  } else {
    for view in [c, v, b] where isFirst {
      (!isFirst ? view.centerXAnchor.constraint(equalTo: guide.centerXAnchor) : view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: CGFloat(columns * 3))).isActive = true
    }
  }
  var list158 = [c.heightAnchor.constraint(equalToConstant: CGFloat(factor))]
  list158 += [child.leadingAnchor.constraint(equalTo: b.leadingAnchor), v.centerXAnchor.constraint(lessThanOrEqualTo: guide.rightAnchor)]
  NSLayoutConstraint.activate(list158)
  [c, b].forEach {
    NSLayoutConstraint.activate([$0.trailingAnchor.constraint(greaterThanOrEqualTo: parent.trailingAnchor), $0.centerXAnchor.constraint(greaterThanOrEqualTo: v.centerXAnchor)])
  }
  v.heightAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.25).isActive = true
  var list159 = [v.leadingAnchor.constraint(lessThanOrEqualTo: c.leadingAnchor, constant: CGFloat(factor) * 10)]
  if isFirst { list159.append(guide.topAnchor.constraint(greaterThanOrEqualTo: v.topAnchor)) }
  NSLayoutConstraint.activate(list159)
  if let last = [b].last {
    NSLayoutConstraint.activate([last.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: 20)] + [last.rightAnchor.constraint(equalTo: guide.rightAnchor, constant: -12)])
  }
  func go160() {
    guard !isFirst else { return }
    UIView.animate(withDuration: 0) {
      (!isFirst ? b.centerYAnchor.constraint(greaterThanOrEqualTo: child.topAnchor) : guide.rightAnchor.constraint(greaterThanOrEqualTo: v.rightAnchor, constant: CGFloat(factor))).isActive = true
    }
  }
  go160()
  wide161 = [v.heightAnchor.constraint(equalTo: c.heightAnchor, multiplier: 3, constant: factor * 10), v.widthAnchor.constraint(equalToConstant: -1)]
  narrow162.append(c.centerXAnchor.constraint(greaterThanOrEqualTo: child.trailingAnchor, constant: -4.25))
  NSLayoutConstraint.activate(wide161)
  let id163 = c.centerXAnchor.constraint(equalTo: b.leadingAnchor, constant: height - 1.5)
  id163.identifier = "id163"
  id163.isActive = true
  wide161.forEach { $0.isActive = false }
  narrow162.forEach { $0.isActive = true }
  parent.constraints.first { $0.identifier == "id163" }?.constant = height
  NSLayoutConstraint.activate(isFirst ? wide161 : narrow162)
  b.heightAnchor.constraint(equalToConstant: CGFloat(factor)).isActive = true
}

private final class LayoutAnchor13: UIView {
  let header = UILabel(), container = UIView(), safeArea = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var inset: CGFloat = 14.5, columns = 5, share = 2.0, isWide = true
  var pair167: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  var kept168: NSLayoutConstraint?
  override init(frame: CGRect) {
    super.init(frame: frame)
    header.text = "A label"
    [header, container, safeArea].forEach { addSubview($0) }
    rows.forEach(addSubview)
    container.addSubview(inner)
    addLayoutGuide(middle)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    for view in [header, container, safeArea, inner, rows[0], rows[1]] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    if !isWide {
      if isWide {
        NSLayoutConstraint.activate([
          safeArea.topAnchor.constraint(equalTo: middle.centerYAnchor, constant: 12.5),
          container.rightAnchor.constraint(lessThanOrEqualTo: middle.rightAnchor, constant: max(inset, 10)),
          safeArea.centerXAnchor.constraint(lessThanOrEqualTo: rows[1].centerXAnchor, constant: -1),
        ])
      } else {
        NSLayoutConstraint.activate([
          rows[0].firstBaselineAnchor.constraint(equalTo: inner.lastBaselineAnchor),
          middle.topAnchor.constraint(lessThanOrEqualTo: rows[1].firstBaselineAnchor),
          safeArea.trailingAnchor.constraint(equalTo: rows[0].trailingAnchor, constant: 12.5),
        ])
      }
    } else {
      let c164 = middle.heightAnchor.constraint(equalTo: header.widthAnchor, multiplier: 2, constant: 100)
      c164.priority = UILayoutPriority(rawValue: 999)
      c164.isActive = true
    }
    (isWide ? self.rows[0].leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: CGFloat(share) * 10) : safeArea.centerXAnchor.constraint(lessThanOrEqualTo: header.leadingAnchor, constant: CGFloat(columns) * 4)).isActive = true
    func go165() {
      guard isWide else { return }
      do {
        let bottom = rows[0]
        NSLayoutConstraint.activate([bottom.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor, constant: max(inset, 10))] + [bottom.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: share * 10)])
      }
    }
    go165()
    UIView.animate(withDuration: 0) {
      do {
        var y: CGFloat = 4
        for view in [self.rows[0], self.rows[1], self.safeArea] {
          NSLayoutConstraint.activate([view.centerXAnchor.constraint(equalTo: self.container.centerXAnchor, constant: CGFloat(self.columns) * 4), view.centerXAnchor.constraint(equalTo: self.inner.centerXAnchor, constant: self.share * 10)])
          _ = y
          y += 10
        }
      }
    }
    for (index, view) in [self.rows[0], container, safeArea].enumerated() {
      NSLayoutConstraint.activate([view.leadingAnchor.constraint(greaterThanOrEqualTo: inner.trailingAnchor), view.centerXAnchor.constraint(equalTo: self.readableContentGuide.centerXAnchor, constant: 16)])
      _ = index
    }
    func go166() {
      guard isWide else { return }
      switch columns {
      case 0:
        middle.centerYAnchor.constraint(equalTo: container.topAnchor).isActive = true
      case 1, 2, 3:
        safeArea.leadingAnchor.constraint(equalTo: rows[1].leadingAnchor).isActive = true
      default:
        NSLayoutConstraint.activate([header.leadingAnchor.constraint(equalTo: rows[1].trailingAnchor, constant: -1)] + [rows[0].leftAnchor.constraint(equalTo: container.leftAnchor, constant: 20)])
      }
    }
    go166()
    if let label = [container].last {
      NSLayoutConstraint.activate([label.heightAnchor.constraint(equalTo: self.inner.widthAnchor)] + [label.firstBaselineAnchor.constraint(equalTo: rows[1].firstBaselineAnchor)])
    }
    [self.rows[0], header].forEach { v in
      NSLayoutConstraint.activate([
        v.heightAnchor.constraint(lessThanOrEqualToConstant: inset),
        v.centerXAnchor.constraint(greaterThanOrEqualTo: inner.centerXAnchor, constant: 8),
        v.topAnchor.constraint(equalTo: self.safeArea.topAnchor),
      ])
    }
    pair167 = (rows[0].widthAnchor.constraint(equalToConstant: 12.5), inner.bottomAnchor.constraint(lessThanOrEqualTo: header.lastBaselineAnchor, constant: CGFloat(columns)))
    NSLayoutConstraint.activate([pair167!.x, pair167!.y])
    kept168 = inner.lastBaselineAnchor.constraint(equalTo: rows[1].lastBaselineAnchor)
    kept168?.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
    kept168?.isActive = true
  }
  func step0() {
    pair167?.x.isActive = false
    pair167?.x.constant = 20
    pair167?.x.isActive = true
    kept168?.isActive = false
  }
  func step1() {
    pair167!.y.isActive = isWide
    kept168?.isActive = isWide
    func pin169(_ left: UIView, by width: CGFloat) {
      NSLayoutConstraint.activate([
        left.widthAnchor.constraint(equalToConstant: 20),
        left.heightAnchor.constraint(equalTo: left.widthAnchor, multiplier: 1.0 / 3),
        left.leftAnchor.constraint(equalTo: safeArea.rightAnchor, constant: 2 * width),
      ])
    }
    pin169(header, by: CGFloat(columns / 2))
    pin169(container, by: CGFloat(share) * 10)
  }
}

@MainActor let generatedLayoutAnchor4: [Example] = [
  .snippet("LayoutAnchor12") { layoutAnchor12($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, height: 9, columns: 2, factor: 0.75, isFirst: true) },
  .view("LayoutAnchor13", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor13(frame: .zero) },
]
