// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

/// A table of one section, whose rows have the heights of their cells. Without a data source, a
/// test adds the cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var allowsSelection = true
  open private(set) var visibleCells: [UITableViewCell] = []
  private var isLoaded = false

  /// Makes new cells at the next layout.
  open func reloadData() {
    isLoaded = false
    setNeedsLayout()
  }
  /// The stand-in reuses no cell.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let dataSource else { return }
    if isLoaded, visibleCells.allSatisfy({ $0.frame.width == bounds.width }) { return }
    isLoaded = true
    visibleCells.forEach { $0.removeFromSuperview() }
    visibleCells = []
    var top: CGFloat = 0
    for row in 0..<dataSource.tableView(self, numberOfRowsInSection: 0) where top < bounds.height {
      let cell = dataSource.tableView(self, cellForRowAt: IndexPath(row: row, section: 0))
      let content = cell.contentView
      let height = _Shim.measurer?.fittingHeight(of: content, width: bounds.width) ?? 44
      cell.frame.origin = CGPoint(x: 0, y: top)
      cell._encapsulate(width: bounds.width, height: height)
      addSubview(cell)
      visibleCells.append(cell)
      top += height
    }
    contentSize = CGSize(width: bounds.width, height: top)
    layoutIfNeeded()
  }
}

extension UITableViewCell {
  public enum SeparatorStyle: Int, @unchecked Sendable {
    case none, singleLine
  }
  public enum SelectionStyle: Int, @unchecked Sendable {
    case none, blue, gray, `default`
  }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
}
