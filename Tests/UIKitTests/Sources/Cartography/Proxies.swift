// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public protocol LayoutItem: AnyObject {
  associatedtype ProxyType: LayoutProxy
  func asProxy(context: Context) -> ProxyType
}

extension LayoutItem {
  public func asProxy() -> ProxyType { asProxy(context: Context()) }
}

public final class ViewProxy: SupportsPositioningLayoutProxy, SupportsBaselineLayoutProxy,
  AutoresizingMaskLayoutProxy
{
  public var context: Context
  private let view: UIView
  public var item: AnyObject { view }

  public init(context: Context, view: View) {
    self.context = context
    self.view = view
  }

  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { view.translatesAutoresizingMaskIntoConstraints }
    set { view.translatesAutoresizingMaskIntoConstraints = newValue }
  }
  public var superview: ViewProxy? { view.superview?.asProxy(context: context) }
  public var safeAreaLayoutGuide: LayoutGuideProxy {
    view.safeAreaLayoutGuide.asProxy(context: context)
  }
  public var layoutMarginsGuide: LayoutGuideProxy {
    view.layoutMarginsGuide.asProxy(context: context)
  }
  public var readableContentGuide: LayoutGuideProxy {
    view.readableContentGuide.asProxy(context: context)
  }
  // Cartography/ViewProxy.swift: the margins before iOS 11.
  public var safeArea: LayoutGuideProxy { safeAreaLayoutGuide }
}

public final class LayoutGuideProxy: SupportsPositioningLayoutProxy {
  public let context: Context
  private let guide: UILayoutGuide
  public var item: AnyObject { guide }

  public init(context: Context, item: LayoutGuide) {
    self.context = context
    guide = item
  }

  public var owningView: ViewProxy? { guide.owningView?.asProxy(context: context) }
}

public final class LayoutSupport: LayoutItem {
  let guide: UILayoutSupport
  init(_ guide: UILayoutSupport) { self.guide = guide }

  public func asProxy(context: Context) -> LayoutSupportProxy {
    LayoutSupportProxy(context: context, item: self)
  }
}

public final class LayoutSupportProxy: SupportsHeightLayoutProxy, SupportsTopLayoutProxy,
  SupportsBottomLayoutProxy
{
  public let context: Context
  private let guide: UILayoutSupport
  public var item: AnyObject { guide }

  public init(context: Context, item: LayoutSupport) {
    self.context = context
    guide = item.guide
  }
}

extension UIView: LayoutItem {
  public func asProxy(context: Context) -> ViewProxy { ViewProxy(context: context, view: self) }
}

extension UILayoutGuide: LayoutItem {
  public func asProxy(context: Context) -> LayoutGuideProxy {
    LayoutGuideProxy(context: context, item: self)
  }
}

extension UIViewController {
  public var car_topLayoutGuide: LayoutSupport { LayoutSupport(topLayoutGuide) }
  public var car_bottomLayoutGuide: LayoutSupport { LayoutSupport(bottomLayoutGuide) }
}
