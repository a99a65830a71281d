import UIKit

/// A list of cells of six views with raw constraints, as an app holds them.
final class ListScreen: UIView {
  let cells: [Cell]

  /// - Parameters:
  ///   - viewCount: about so many views.
  ///   - faults: in so many cells something is wrong: by turns a conflict, a place that is missing,
  ///     and text that is cut.
  init(viewCount: Int, faults: Int) {
    let count = max(1, (viewCount - 1) / 7)
    cells = (0..<count).map { Cell(fault: $0 < faults ? $0 % 3 : nil) }
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 76 * Double(count)))
    for (place, cell) in cells.enumerated() {
      addSubview(cell)
      cell.translatesAutoresizingMaskIntoConstraints = false
      let above = place == 0 ? topAnchor : cells[place - 1].bottomAnchor
      NSLayoutConstraint.activate([
        cell.leadingAnchor.constraint(equalTo: leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: trailingAnchor),
        cell.topAnchor.constraint(equalTo: above),
      ])
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// A picture, a title, a text below it, a price, a badge and a line.
final class Cell: UIView {
  let picture = UIView(), title = UILabel(), detail = UILabel()
  let price = UILabel(), badge = UIView(), line = UIView()

  init(fault: Int?) {
    super.init(frame: .zero)
    title.text = fault == 2 ? String(repeating: "Title ", count: 10) : "Title"
    detail.text = "What there is to say of it"
    price.text = "12.00"
    for view in [picture, title, detail, price, badge, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    price.setContentHuggingPriority(.required, for: .horizontal)
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      picture.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      picture.widthAnchor.constraint(equalToConstant: 52),
      picture.heightAnchor.constraint(equalToConstant: 52),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: picture.topAnchor),
      title.trailingAnchor.constraint(equalTo: price.leadingAnchor, constant: -8),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: price.trailingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      price.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      price.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      badge.centerXAnchor.constraint(equalTo: picture.trailingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 12),
      badge.heightAnchor.constraint(equalToConstant: 12),
      line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
    if fault != 1 { badge.centerYAnchor.constraint(equalTo: picture.topAnchor).isActive = true }
    if fault == 0 {
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 400).isActive = true
    }
  }

  required init?(coder: NSCoder) { nil }
}
