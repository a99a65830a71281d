// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

@MainActor
private func layoutAnchor12(
  _ v: UILabel, _ b: UIView, _ c: UIView, _ child: UIView, _ parent: UIView, _ guide: UILayoutGuide,
  height: CGFloat, columns: Int, factor: Double, isFirst: Bool
) {
  [v, b, c, child].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  var wide161: [Constraint] = [], narrow162 = [Constraint]()
  if isFirst {
    (isFirst ? c.widthAnchor.constraint(equalToConstant: CGFloat(factor)) : b.rightAnchor.constraint(equalTo: parent.centerXAnchor, constant: -factor)).isActive = true
  } else {
    var list157 = [child.lastBaseline == guide.bottom]
    if isFirst { list157.append(guide.height == v.height + 20) }
    Constraint.activate(list157)
  }
  if isFirst {
    do {
      var above: UIView? = v
      for view in [b, c] {
        if let above {
          Constraint.activate {
            view.left == parent.margins.left - CGFloat(factor)
            view.height == CGFloat(factor) * 10
          }
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
  var list158 = [c.height == CGFloat(factor)]
  list158 += [child.leading == b.leading, v.centerX <= guide.right]
  Constraint.activate(list158)
  [c, b].forEach {
    NSLayoutConstraint.activate([$0.trailingAnchor.constraint(greaterThanOrEqualTo: parent.trailingAnchor), $0.centerXAnchor.constraint(greaterThanOrEqualTo: v.centerXAnchor)])
  }
  Constraint.activate { v.height == 0.25 * b.height }
  var list159 = [v.leading <= c.leading + CGFloat(factor) * 10]
  if isFirst { list159.append(guide.top >= v.top) }
  Constraint.activate(list159)
  if let last = [b].last {
    Constraint.activate {
      last.bottom == guide.top + 20
      last.right == guide.right - 12
    }
  }
  func go160() {
    guard !isFirst else { return }
    UIView.animate(withDuration: 0) {
      (!isFirst ? b.centerYAnchor.constraint(greaterThanOrEqualTo: child.topAnchor) : guide.rightAnchor.constraint(greaterThanOrEqualTo: v.rightAnchor, constant: CGFloat(factor))).isActive = true
    }
  }
  go160()
  wide161 = [v.height == 3 * c.height + factor * 10, v.width == -1]
  narrow162.append(c.centerX >= child.trailing - 4.25)
  Constraint.activate(wide161)
  let id163 = c.centerX == b.leading + (height - 1.5)
  id163.identifier = "id163"
  id163.isActive = true
  wide161.forEach { $0.isActive = false }
  narrow162.forEach { $0.isActive = true }
  parent.constraints.first { $0.identifier == "id163" }?.constant = height
  Constraint.activate(isFirst ? wide161 : narrow162)
  Constraint.activate { b.height == CGFloat(factor) }
}

private final class LayoutAnchor13: UIView {
  let header = UILabel(), container = UIView(), safeArea = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], middle = UILayoutGuide()
  var inset: CGFloat = 14.5, columns = 5, share = 2.0, isWide = true
  var pair167: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  var kept168: Constraint?
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
        Constraint.activate {
          safeArea.top == middle.centerY + 12.5
          container.right <= middle.right + max(inset, 10)
          safeArea.centerX <= rows[1].centerX - 1
        }
      } else {
        Constraint.activate {
          rows[0].firstBaseline == inner.lastBaseline
          middle.top <= rows[1].firstBaseline
          safeArea.trailing == rows[0].trailing + 12.5
        }
      }
    } else {
      let c164 = middle.height == 2 * header.width + 100
      c164.priority = 999
      c164.isActive = true
    }
    (isWide ? self.rows[0].leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: CGFloat(share) * 10) : safeArea.centerXAnchor.constraint(lessThanOrEqualTo: header.leadingAnchor, constant: CGFloat(columns) * 4)).isActive = true
    func go165() {
      guard isWide else { return }
      do {
        let bottom = rows[0]
        Constraint.activate {
          bottom.centerX == safeArea.centerX + max(inset, 10)
          bottom.leading == container.leading + share * 10
        }
      }
    }
    go165()
    UIView.animate(withDuration: 0) {
      do {
        var y: CGFloat = 4
        for view in [self.rows[0], self.rows[1], self.safeArea] {
          Constraint.activate {
            view.centerX == self.container.centerX + CGFloat(self.columns) * 4
            view.centerX == self.inner.centerX + self.share * 10
          }
          _ = y
          y += 10
        }
      }
    }
    for (index, view) in [self.rows[0], container, safeArea].enumerated() {
      Constraint.activate {
        view.leading >= inner.trailing
        view.centerX == self.readableContent.centerX + 16
      }
      _ = index
    }
    func go166() {
      guard isWide else { return }
      switch columns {
      case 0:
        Constraint.activate { middle.centerY == container.top }
      case 1, 2, 3:
        Constraint.activate { safeArea.leading == rows[1].leading }
      default:
        Constraint.activate {
          header.leading == rows[1].trailing - 1
          rows[0].left == container.left + 20
        }
      }
    }
    go166()
    if let label = [container].last {
      Constraint.activate {
        label.height == self.inner.width
        label.firstBaseline == rows[1].firstBaseline
      }
    }
    [self.rows[0], header].forEach { v in
      Constraint.activate {
        v.height <= inset
        v.centerX >= inner.centerX + 8
        v.top == self.safeArea.top
      }
    }
    pair167 = (rows[0].widthAnchor.constraint(equalToConstant: 12.5), inner.bottomAnchor.constraint(lessThanOrEqualTo: header.lastBaselineAnchor, constant: CGFloat(columns)))
    NSLayoutConstraint.activate([pair167!.x, pair167!.y])
    kept168 = inner.lastBaseline == rows[1].lastBaseline
    kept168?.priority = .high - 1
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
      Constraint.activate {
        left.width == 20
        left.height == 1.0 / 3.0 * left.width
        left.left == safeArea.right + 2 * width
      }
    }
    pin169(header, by: CGFloat(columns / 2))
    pin169(container, by: CGFloat(share) * 10)
  }
}

@MainActor let generatedLayoutAnchor4: [Example] = [
  .snippet("LayoutAnchor12") { layoutAnchor12($0.v, $0.b, $0.c, $0.child, $0.parent, $0.guide, height: 9, columns: 2, factor: 0.75, isFirst: true) },
  .view("LayoutAnchor13", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor13(frame: .zero) },
]
