// swift-format-ignore-file

// Written by Tests/UIKitTests/Generator/generate.

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
    NSLayoutConstraint.activate([
      guide.trailingAnchor.constraint(greaterThanOrEqualTo: self.rows[0].trailingAnchor, constant: 44),
      rows[1].topAnchor.constraint(equalTo: guide.topAnchor),
      card.rightAnchor.constraint(greaterThanOrEqualTo: rows[1].rightAnchor),
    ])
    for (index, view) in [card, rows[1], safeArea].enumerated() {
      let c138 = view.lastBaselineAnchor.constraint(equalTo: self.caption.lastBaselineAnchor, constant: right / 2)
      c138.priority = UILayoutPriority(rawValue: 999)
      c138.isActive = true
      _ = index
    }
    if isOpen {
      NSLayoutConstraint.activate([
        safeArea.heightAnchor.constraint(lessThanOrEqualTo: card.widthAnchor, multiplier: 2),
        caption.heightAnchor.constraint(lessThanOrEqualToConstant: share * 10),
        guide.topAnchor.constraint(equalTo: self.card.topAnchor, constant: right),
      ])
    }
    var list139 = [rows[0].heightAnchor.constraint(greaterThanOrEqualToConstant: right)]
    list139.append(guide.centerXAnchor.constraint(equalTo: self.centerXAnchor))
    NSLayoutConstraint.activate(list139)
    rows[0].centerXAnchor.constraint(equalTo: rows[1].centerXAnchor, constant: 12.5).isActive = true
    NSLayoutConstraint.activate([
      rows[1].trailingAnchor.constraint(lessThanOrEqualTo: rows[0].trailingAnchor),
      caption.leftAnchor.constraint(lessThanOrEqualTo: safeArea.leftAnchor, constant: share),
      rows[0].bottomAnchor.constraint(equalTo: inner.bottomAnchor),
    ])
    inner.topAnchor.constraint(equalTo: rows[0].topAnchor, constant: CGFloat(width)).isActive = true
    func pin140(_ item: UIView, by offset: CGFloat) {
      var list141 = [item.heightAnchor.constraint(equalTo: rows[1].heightAnchor, constant: 8)]
      list141 += [item.topAnchor.constraint(equalTo: guide.topAnchor, constant: offset), item.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: isOpen ? offset : 4)]
      NSLayoutConstraint.activate(list141)
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
    NSLayoutConstraint.activate([safeArea.heightAnchor.constraint(greaterThanOrEqualToConstant: 20), guide.centerYAnchor.constraint(equalTo: rows[0].firstBaselineAnchor)])
  }
}

private final class LayoutAnchor10: UIViewController {
  let header = UILabel(), margins = UIView(), safeArea = UIImageView(), inner = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var trailing: CGFloat = 6, count = 2, share = 1.25, isOpen = false
  var table146: [String: NSLayoutConstraint] = [:]
  var wide147: [NSLayoutConstraint] = [], narrow148 = [NSLayoutConstraint]()
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
    NSLayoutConstraint.activate([
      column.rightAnchor.constraint(equalTo: rows[1].rightAnchor),
      rows[0].widthAnchor.constraint(lessThanOrEqualTo: safeArea.widthAnchor, multiplier: 3, constant: CGFloat(count) * 4),
      self.rows[1].trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    for view in [rows[1], self.header, margins] where !isOpen {
      NSLayoutConstraint.activate([
        view.firstBaselineAnchor.constraint(equalTo: rows[0].topAnchor),
        view.centerXAnchor.constraint(greaterThanOrEqualTo: inner.centerXAnchor),
        view.lastBaselineAnchor.constraint(lessThanOrEqualTo: column.bottomAnchor),
      ])
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
        NSLayoutConstraint.activate([center.rightAnchor.constraint(equalTo: column.leftAnchor, constant: offset + 4)] + [center.heightAnchor.constraint(lessThanOrEqualToConstant: 16)])
      }
    }
    rows[0].trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: 0.5).isActive = true
    table146["a"] = margins.centerXAnchor.constraint(greaterThanOrEqualTo: header.centerXAnchor, constant: share * 10)
    table146["b"] = safeArea.leadingAnchor.constraint(greaterThanOrEqualTo: inner.leadingAnchor, constant: 10.0)
    NSLayoutConstraint.activate(Array(table146.values))
    wide147 = [inner.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: 44), margins.centerYAnchor.constraint(greaterThanOrEqualTo: column.centerYAnchor)]
    narrow148.append(safeArea.topAnchor.constraint(equalTo: header.topAnchor))
    NSLayoutConstraint.activate(wide147)
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
    NSLayoutConstraint.activate(!isOpen ? wide147 : narrow148)
    [margins, rows[0]].forEach {
      var list149 = [$0.widthAnchor.constraint(greaterThanOrEqualTo: column.widthAnchor, multiplier: 0.5)]
      list149 += [$0.widthAnchor.constraint(equalToConstant: share), $0.leadingAnchor.constraint(equalTo: rows[1].leadingAnchor, constant: -12)]
      NSLayoutConstraint.activate(list149)
    }
  }
}

private final class LayoutAnchor11: UITableViewCell {
  let top = UILabel(), card = UIView(), left = UIImageView(), mark = UILabel()
  let rows = [UILabel(), UIView()], column = UILayoutGuide()
  var height: CGFloat = 6, count = 2, share = 0.5, isWide = false
  var kept154: NSLayoutConstraint!
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
      var list151 = [view.trailingAnchor.constraint(equalTo: contentView.leadingAnchor)]
      list151 += [view.centerXAnchor.constraint(equalTo: contentView.leadingAnchor), view.lastBaselineAnchor.constraint(equalTo: mark.centerYAnchor)]
      NSLayoutConstraint.activate(list151)
    }
    pin150(top, by: height)
    pin150(rows[1], by: CGFloat(count / 2))
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: contentView.safeAreaLayoutGuide.leadingAnchor, constant: -self.share),
      rows[1].rightAnchor.constraint(equalTo: self.left.rightAnchor),
      card.leadingAnchor.constraint(greaterThanOrEqualTo: rows[1].leadingAnchor),
    ])
    UIView.performWithoutAnimation {
      NSLayoutConstraint.activate([column.topAnchor.constraint(greaterThanOrEqualTo: card.bottomAnchor, constant: CGFloat(count / 2))] + [rows[1].heightAnchor.constraint(lessThanOrEqualTo: rows[1].widthAnchor)])
    }
    if isWide {
      var list152 = [mark.leftAnchor.constraint(greaterThanOrEqualTo: rows[0].centerXAnchor)]
      list152 += [column.trailingAnchor.constraint(equalTo: self.rows[0].trailingAnchor, constant: -12), column.trailingAnchor.constraint(equalTo: rows[0].leadingAnchor, constant: 0)]
      NSLayoutConstraint.activate(list152)
    }
    for (index, view) in [rows[0], top, self.rows[1]].enumerated() {
      NSLayoutConstraint.activate([view.trailingAnchor.constraint(lessThanOrEqualTo: column.centerXAnchor), view.bottomAnchor.constraint(equalTo: mark.bottomAnchor, constant: 0)])
      _ = index
    }
    func go153() {
      guard isWide else { return }
      NSLayoutConstraint.activate([rows[0].leadingAnchor.constraint(equalTo: card.trailingAnchor, constant: 8), rows[1].bottomAnchor.constraint(equalTo: left.centerYAnchor, constant: -12)])
    }
    go153()
    for view in [card, self.top, left] where !isWide {
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 8).isActive = true
    }
    kept154 = card.centerYAnchor.constraint(equalTo: left.firstBaselineAnchor, constant: self.share * 10)
    kept154!.priority = UILayoutPriority(UILayoutPriority.defaultHigh.rawValue - 1)
    kept154!.isActive = true
    let id155 = rows[0].leftAnchor.constraint(equalTo: mark.rightAnchor)
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
      let c156 = left.centerYAnchor.constraint(equalTo: column.centerYAnchor)
      c156.priority = .defaultLow
      c156.isActive = true
    }
  }
}

@MainActor let generatedLayoutAnchor3: [Example] = [
  .view("LayoutAnchor9", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor9(frame: .zero) },
  .screen("LayoutAnchor10", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor10() },
  .view("LayoutAnchor11", steps: [("0", { $0.step0() }), ("1", { $0.step1() })]) { LayoutAnchor11(style: .default, reuseIdentifier: nil) },
]
