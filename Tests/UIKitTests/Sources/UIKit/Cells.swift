// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@preconcurrency @MainActor
open class UITableViewCell: UIView {
  open private(set) lazy var contentView: UIView = {
    let view = UITableViewCellContentView()
    addSubview(view)
    return view
  }()

  /// Does what a table does for a moment, when it asks a cell for its size or shows it: gives the
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

/// The stand-in has neither data sources nor layouts: a test adds the cells.
@preconcurrency @MainActor
open class UITableView: UIScrollView {}

@preconcurrency @MainActor
open class UICollectionView: UIScrollView {}

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    addSubview(view)
    return view
  }()

  /// Does what a collection view does for a moment, as
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
