#if canImport(UIKit) && !os(watchOS)
import UIKit

// What UIKit's views and guides answer in their own words.

extension UIView {
  package var nativeIdentifier: String? { accessibilityIdentifier }
  package static let marginsGuideIdentifier = "UIViewLayoutMarginsGuide"
  package var nativeMargins: Insets { Insets(layoutMargins) }
  var nativeBaselineOffsets: (Double, Double) { (0, 0) }
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A rectangle of the superview's, y growing downwards: as it is.
  package func topDown(_ rect: CGRect) -> CGRect { rect }

  /// `true` for cells in a table or collection view and for the content views of cells, headers and
  /// footers. Their owners manage the masks; UIKit logs each change by anybody else as unsupported.
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
  /// How UIKit knows a margin or a baseline of the view.
  func nativeSide(ofMetric attribute: Attribute) -> NativeSide { (self, attribute.nativeOfView) }
}

extension UILayoutGuide {
  var nativeIdentifier: String { identifier }
  var nativeFrame: Rect { Rect(layoutFrame) }

  /// As for guides of the portable tree: the owning view's name and the guide's.
  var nativeName: String {
    let own =
      switch identifier {
      case "": typeName(of: self)
      case "UIViewSafeAreaLayoutGuide": "safeArea"
      case UIView.marginsGuideIdentifier: "margins"
      case "UIViewReadableContentGuide": "readableContent"
      case "UIViewKeyboardLayoutGuide": "keyboard"
      default: identifier
      }
    return owningView.map { "\($0.layoutName).\(own)" } ?? own
  }
}

// In an extension of the protocol, so that a view's own `margins` hides this one.

@MainActor
extension LayoutItem where Self: UIView {
  /// The guide within the view's safe area: `safeAreaLayoutGuide`.
  ///
  ///     card.edges == screen.safeArea.edges.inset(by: 16)
  public var safeArea: UILayoutGuide { safeAreaLayoutGuide }

  /// The guide within the view's layout margins: `layoutMarginsGuide`.
  public var margins: UILayoutGuide { layoutMarginsGuide }

  /// The guide that is no wider than is good for reading: `readableContentGuide`.
  public var readableContent: UILayoutGuide { readableContentGuide }

  #if !os(tvOS)
  /// The guide that follows the keyboard: `keyboardLayoutGuide`. tvOS has none.
  ///
  ///     form.bottom == screen.keyboard.top - 8
  public var keyboard: UILayoutGuide { keyboardLayoutGuide }
  #endif

  /// The view's own guide by the name that it has here, or one that was added by its identifier.
  public func layoutGuide(named name: String) -> (any LayoutItem)? {
    switch name {
    case "safeArea": return safeAreaLayoutGuide
    case "margins": return layoutMarginsGuide
    case "readableContent": return readableContentGuide
    #if !os(tvOS)
    case "keyboard": return keyboardLayoutGuide
    #endif
    case "contentLayoutGuide": return (self as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": return (self as? UIScrollView)?.frameLayoutGuide
    default: return childGuide(named: name)
    }
  }
}

@MainActor
extension UILayoutSupport {
  /// The anchors of a view controller's `topLayoutGuide` or `bottomLayoutGuide`.
  ///
  ///     title.top == controller.topLayoutGuide.anchors.bottom + 8
  ///
  /// - Precondition: the guide is UIKit's own.
  public var anchors: LayoutNode {
    switch self {
    case let guide as UILayoutGuide: guide.layoutNode
    case let view as UIView: view.layoutNode
    default: trap("\(self) is neither a view nor a guide, and cannot be laid out")
    }
  }
}
#endif
