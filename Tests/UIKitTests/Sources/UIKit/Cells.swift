// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, @unchecked Sendable {
    case `default` = 0
    case value1, value2, subtitle
  }

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open private(set) var reuseIdentifier: String?
  open var selectionStyle = UITableViewCell.SelectionStyle.default
  /// A test calls it, as a table does.
  open func prepareForReuse() {}

  open private(set) lazy var contentView: UIView = {
    let view = UITableViewCellContentView()
    addSubview(view)
    return view
  }()

  /// Does temporarily what a table does when it asks a cell for its size or shows it: gives the
  /// cell and its content this size, and adds a required constraint to the content for each length.
  /// For tests. A length that is `nil` stays as it is, and its constraint is removed.
  public func _encapsulate(width: CGFloat?, height: CGFloat?) {
    _encapsulate(contentView, width: width, height: height)
  }
}

@preconcurrency @MainActor
internal final class UITableViewCellContentView: UIView {}

@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  open private(set) lazy var contentView: UIView = {
    let view = _UITableViewHeaderFooterContentView()
    addSubview(view)
    return view
  }()
}

@preconcurrency @MainActor
internal final class _UITableViewHeaderFooterContentView: UIView {}

/// The stand-in has neither data sources nor layouts of collections: a test adds the cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {}

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// A test calls it, as a collection view does.
  open func prepareForReuse() {}
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  /// Does temporarily what a collection view does, as
  /// `UITableViewCell._encapsulate(width:height:)`.
  public func _encapsulate(width: CGFloat?, height: CGFloat?) {
    _encapsulate(contentView, width: width, height: height)
  }
}

extension UIView {
  fileprivate func _encapsulate(_ content: UIView, width: CGFloat?, height: CGFloat?) {
    frame.size = CGSize(width: width ?? frame.width, height: height ?? frame.height)
    content.frame = bounds
    content._encapsulate(width, .horizontal)
    content._encapsulate(height, .vertical)
  }
}
