// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

import Anchors
import MigrationSupport
import UIKit

private final class LayoutAnchor9: UIView {
  let caption = UILabel(), card = UIView(), safeArea = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], guide = UILayoutGuide()
  var right: CGFloat = 14.5, width = 5, share = 2.0, isOpen = false
  var pair142: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  var pair143: (x: NSLayoutConstraint, y: NSLayoutConstraint)?
  override init(frame: CGRect) {
    super.init(frame: frame)
    caption.text = "A label"
    for part in [caption, card, safeArea] + rows { addSubview(part) }
    card.addSubview(inner)
    addLayoutGuide(guide)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    Constraint.activate {
      guide.trailing >= self.rows[0].trailing + 44
      rows[1].top == guide.top
      card.right >= rows[1].right
    }
    for (index, view) in [card, rows[1], safeArea].enumerated() {
      let c138 = view.lastBaseline == self.caption.lastBaseline + Double(right / 2)
      c138.priority = 999
      c138.isActive = true
      _ = index
    }
    if isOpen {
      Constraint.activate {
        safeArea.height <= 2 * card.width
        caption.height <= share * 10
        guide.top == self.card.top + Double(right)
      }
    }
    var list139 = [rows[0].height >= Double(right)]
    list139.append(guide.centerX == self.centerX)
    Constraint.activate(list139)
    Constraint.activate { rows[0].centerX == rows[1].centerX + 12.5 }
    Constraint.activate {
      rows[1].trailing <= rows[0].trailing
      caption.left <= safeArea.left + share
      rows[0].bottom == inner.bottom
    }
    Constraint.activate { inner.top == rows[0].top + Double(CGFloat(width)) }
    func pin140(_ item: UIView, by offset: CGFloat) {
      var list141 = [item.height == rows[1].height + 8]
      list141 += [item.top == guide.top + offset, item.leading == inner.leading + (isOpen ? offset : 4)]
      Constraint.activate(list141)
    }
    pin140(caption, by: 2 * right)
    pin140(card, by: share * 10)
    pair142 = (card.leadingAnchor.constraint(lessThanOrEqualTo: safeArea.leadingAnchor, constant: 44), caption.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor, constant: CGFloat(width)))
    NSLayoutConstraint.activate([pair142!.x, pair142!.y])
    pair143 = (safeArea.widthAnchor.constraint(lessThanOrEqualTo: safeArea.heightAnchor, constant: -share), rows[1].bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor))
    NSLayoutConstraint.activate([pair143!.x, pair143!.y])
    [caption, card, safeArea, inner, rows[0], rows[1]].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  }
  func step0() {
    pair142?.x.constant = 0
    pair143?.x.constant = CGFloat(width * 3)
  }
  func step1() {
    pair142!.y.isActive = false
    pair142!.y.constant = 20
    pair142!.y.isActive = true
    pair143!.y.constant = 12.5
    Constraint.activate {
      safeArea.height >= 20
      guide.centerY == rows[0].firstBaseline
    }
  }
}

private final class LayoutAnchor10: UIViewController {
  let header = UILabel(), margins = UIView(), safeArea = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var trailing: CGFloat = 6, count = 2, share = 1.25, isOpen = false
  var table146: [String: NSLayoutConstraint] = [:]
  var wide147: [Constraint] = [], narrow148 = [Constraint]()
  override func viewDidLoad() {
    super.viewDidLoad()
    header.text = "A label"
    view.addSubview(header)
    view.addSubview(margins)
    view.addSubview(safeArea)
    view.addSubview(rows[0])
    view.addSubview(rows[1])
    margins.addSubview(inner)
    view.addLayoutGuide(column)
    layOut()
  }
  private func layOut() {
    (isOpen ? inner.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: self.trailing * 2) : rows[0].centerYAnchor.constraint(equalTo: header.firstBaselineAnchor, constant: CGFloat(count / 2))).isActive = true
    (!isOpen ? rows[1].widthAnchor.constraint(equalTo: rows[0].widthAnchor, constant: share) : header.firstBaselineAnchor.constraint(equalTo: self.safeArea.firstBaselineAnchor, constant: CGFloat(share))).isActive = true
    Constraint.activate {
      column.right == rows[1].right
      rows[0].width <= 3 * safeArea.width + CGFloat(count) * 4
      self.rows[1].trailing == margins.trailing
    }
    for view in [rows[1], self.header, margins] where !isOpen {
      Constraint.activate {
        view.firstBaseline == rows[0].top
        view.centerX >= inner.centerX
        view.lastBaseline <= column.bottom
      }
    }
    if isOpen {
      do {
        let leading: CGFloat = 100
        (isOpen ? header.bottomAnchor.constraint(equalTo: rows[0].bottomAnchor) : inner.topAnchor.constraint(equalTo: safeArea.lastBaselineAnchor)).isActive = true
        _ = leading
      }
    }
    let lay144 = { [weak self] (amount: CGFloat) -> Void in
      guard let self else { return }
      header.widthAnchor.constraint(equalTo: safeArea.widthAnchor, multiplier: CGFloat(share)).isActive = true
    }
    lay144(2 * trailing)
    do {
      var offset: CGFloat = -4
      offset += 2
      do {
        let center = header
        Constraint.activate {
          center.right == column.left + (offset + 4)
          center.height <= 16
        }
      }
    }
    Constraint.activate { rows[0].trailing == margins.trailing + 0.5 }
    table146["a"] = margins.centerXAnchor.constraint(greaterThanOrEqualTo: header.centerXAnchor, constant: share * 10)
    table146["b"] = safeArea.leadingAnchor.constraint(greaterThanOrEqualTo: inner.leadingAnchor, constant: 10.0)
    NSLayoutConstraint.activate(Array(table146.values))
    wide147 = [inner.trailing == safeArea.trailing + 44, margins.centerY >= column.centerY]
    narrow148.append(safeArea.top == header.top)
    Constraint.activate(wide147)
    header.translatesAutoresizingMaskIntoConstraints = false
    margins.translatesAutoresizingMaskIntoConstraints = false
    safeArea.translatesAutoresizingMaskIntoConstraints = false
    inner.translatesAutoresizingMaskIntoConstraints = false
    rows[0].translatesAutoresizingMaskIntoConstraints = false
    rows[1].translatesAutoresizingMaskIntoConstraints = false
  }
  func step0() {
    table146["a"]?.isActive = false
    wide147.forEach { $0.isActive = false }
    narrow148.forEach { $0.isActive = true }
  }
  func step1() {
    Constraint.activate(!isOpen ? wide147 : narrow148)
    [margins, rows[0]].forEach {
      var list149 = [$0.width >= 0.5 * column.width]
      list149 += [$0.width == share, $0.leading == rows[1].leading - 12]
      Constraint.activate(list149)
    }
  }
}

private final class LayoutAnchor11: UITableViewCell {
  let top = UILabel(), card = UIView(), left = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var height: CGFloat = 6, count = 2, share = 0.5, isWide = false
  var kept154: Constraint!
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    top.text = "A label"
    card.frame = CGRect(x: 20, y: 30, width: 90, height: 50)
    [top, card, left].forEach { contentView.addSubview($0) }
    rows.forEach(contentView.addSubview)
    card.addSubview(mark)
    contentView.addLayoutGuide(column)
    layOut()
  }
  required init?(coder: NSCoder) { nil }
  private func layOut() {
    UIView.performWithoutAnimation {
      (self.isWide ? rows[0].centerXAnchor.constraint(equalTo: column.centerXAnchor, constant: CGFloat(count) * 4) : card.heightAnchor.constraint(equalTo: self.column.heightAnchor, multiplier: 1.5, constant: 16)).isActive = true
    }
    func pin150(_ view: UIView, by size: CGFloat) {
      var list151 = [view.trailing == contentView.leading]
      list151 += [view.centerX == contentView.leading, view.lastBaseline == mark.centerY]
      Constraint.activate(list151)
    }
    pin150(top, by: height)
    pin150(rows[1], by: CGFloat(count / 2))
    Constraint.activate {
      mark.leading == contentView.safeArea.leading - self.share
      rows[1].right == self.left.right
      card.leading >= rows[1].leading
    }
    UIView.performWithoutAnimation {
      Constraint.activate {
        column.top >= card.bottom + CGFloat(count / 2)
        rows[1].height <= rows[1].width
      }
    }
    if isWide {
      var list152 = [mark.left >= rows[0].centerX]
      list152 += [column.trailing == self.rows[0].trailing - 12, column.trailing == rows[0].leading]
      Constraint.activate(list152)
    }
    for (index, view) in [rows[0], top, self.rows[1]].enumerated() {
      Constraint.activate {
        view.trailing <= column.centerX
        view.bottom == mark.bottom
      }
      _ = index
    }
    func go153() {
      guard isWide else { return }
      Constraint.activate {
        rows[0].leading == card.trailing + 8
        rows[1].bottom == left.centerY - 12
      }
    }
    go153()
    for view in [card, self.top, left] where !isWide {
      Constraint.activate { view.height >= 8 }
    }
    kept154 = card.centerY == left.firstBaseline + self.share * 10
    kept154!.priority = .high - 1
    kept154!.isActive = true
    let id155 = rows[0].left == mark.right
    id155.identifier = "id155"
    id155.isActive = true
    [top, card, left, mark, rows[0], rows[1]].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
  }
  func step0() {
    kept154!.constant = (height + 2) * 3
    contentView.constraints.first { $0.identifier == "id155" }?.constant = 24
  }
  func step1() {
    kept154!.constant += 4
    do {
      let left = self.top
      let c156 = left.centerY == column.centerY
      c156.priority = .low
      c156.isActive = true
    }
  }
}

@MainActor let generatedLayoutAnchor3: [Example] = [
  .view("LayoutAnchor9", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor9(frame: .zero) },
  .screen("LayoutAnchor10", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor10() },
  .view("LayoutAnchor11", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor11(style: .default, reuseIdentifier: nil) },
]
