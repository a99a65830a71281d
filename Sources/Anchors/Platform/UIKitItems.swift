#if canImport(UIKit) && !os(watchOS)
import UIKit

// UIKit's names, and the properties of its views and guides. The rest of this folder is shared.

/// The toolkit's view, for signatures that apps see.
public typealias _NativeView = UIView
/// The toolkit's layout guide.
public typealias _NativeGuide = UILayoutGuide
/// The toolkit's insets.
public typealias _NativeInsets = UIEdgeInsets
/// The toolkit's priority.
public typealias _NativePriority = UILayoutPriority

extension LayoutSystem {
  /// UIKit, whose views and guides are laid out by its own solver.
  static let native = LayoutSystem("UIKit")
}

extension UIView {
  package var nativeIdentifier: String? { accessibilityIdentifier }
  package static let marginsGuideIdentifier = "UIViewLayoutMarginsGuide"
  package var nativeMargins: Insets { Insets(layoutMargins) }
  var nativeBaselineOffsets: (Double, Double) { (0, 0) }
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A rectangle of the superview's, y growing downwards: as it is.
  package func topDown(_ rect: CGRect) -> CGRect { rect }

  /// `true` for cells in a table or collection view and for the content views of cells, headers and
  /// footers. Their owners manage the masks; UIKit logs each change by other code as unsupported.
  var hasManagedMask: Bool {
    switch superview {
    case let cell as UITableViewCell: cell.contentView === self
    case let header as UITableViewHeaderFooterView: header.contentView === self
    case let cell as UICollectionViewCell: cell.contentView === self
    case is UITableView: self is UITableViewCell || self is UITableViewHeaderFooterView
    case is UICollectionView: self is UICollectionReusableView
    default: false
    }
  }
}

extension Attribute {
  /// UIKit's attribute of a view.
  var nativeOfView: NSLayoutConstraint.Attribute { native }
}

extension UIView {
  /// Returns UIKit's item and attribute for a margin or a baseline of the view.
  func nativeSide(ofMetric attribute: Attribute) -> NativeSide { (self, attribute.nativeOfView) }
}

extension UILayoutGuide {
  var nativeIdentifier: String { identifier }
  var nativeFrame: Rect { Rect(layoutFrame) }

  /// UIKit's own guides by their identifiers, as they are called here.
  static let namesByIdentifier = [
    "UIViewSafeAreaLayoutGuide": "safeArea", UIView.marginsGuideIdentifier: "margins",
    "UIViewReadableContentGuide": "readableContent", "UIViewKeyboardLayoutGuide": "keyboard",
  ]
}

extension UILayoutGuide: _MainActorItem {
  /// The library's own part of the guide.
  public var _anchorsNode: LayoutNode { layoutNode }
}

// In an extension of the protocol, so that a view's own `keyboard` hides this one.

extension LayoutItem where Self: UIView {
  /// The guide that is no wider than is good for reading: `readableContentGuide`.
  @preconcurrency @MainActor
  public var readableContent: UILayoutGuide { readableContentGuide }

  #if !os(tvOS)
  /// The guide that follows the keyboard: `keyboardLayoutGuide`. tvOS has none.
  ///
  ///     form.bottom == screen.keyboard.top - 8
  @preconcurrency @MainActor
  public var keyboard: UILayoutGuide { keyboardLayoutGuide }
  #endif
}

extension UIView {
  /// The view's own guide by the name that only UIKit has it under.
  func nativeGuide(named name: String) -> UILayoutGuide? {
    switch name {
    case "readableContent": return readableContentGuide
    #if !os(tvOS)
    case "keyboard": return keyboardLayoutGuide
    #endif
    case "contentLayoutGuide": return (self as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": return (self as? UIScrollView)?.frameLayoutGuide
    default: return nil
    }
  }
}

extension UILayoutSupport {
  /// The anchors of a view controller's `topLayoutGuide` or `bottomLayoutGuide`.
  ///
  ///     title.top == controller.topLayoutGuide.anchors.bottom + 8
  ///
  /// - Precondition: the guide is UIKit's own.
  @preconcurrency @MainActor
  public var anchors: ItemAnchors {
    switch self {
    case let guide as UILayoutGuide: guide.anchors
    case let view as UIView: view.anchors
    default: trap("\(self) is neither a view nor a guide, and cannot be laid out")
    }
  }
}
#endif
