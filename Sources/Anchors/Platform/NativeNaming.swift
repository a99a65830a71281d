#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

// In extensions of the protocol, so that what a class of one's own has by this name comes first.

@MainActor
extension LayoutItem where Self: NativeView {
  /// Names the view for descriptions, as its ``layoutName``, and returns it.
  ///
  ///     let title = UILabel().named("title")
  ///     print(title.top == card.top + 10)      // title.top == card.top + 10
  @discardableResult
  public func named(_ name: String) -> Self {
    layoutName = name
    return self
  }
}

@MainActor
extension LayoutItem where Self: NativeGuide {
  /// Names the guide for descriptions, as its ``layoutName``, and returns it.
  @discardableResult
  public func named(_ name: String) -> Self {
    layoutName = name
    return self
  }
}

@MainActor
extension Array where Element: NativeView {
  /// Names the views by a key and their places, and returns them.
  ///
  ///     let left = [UIView(), UIView()].named("left")
  ///     print((left.width == 44).text())
  ///     // left[0].width == 44
  ///     // left[1].width == 44
  @discardableResult
  public func named(_ key: String) -> Self {
    for (place, view) in enumerated() { view.layoutName = "\(key)[\(place)]" }
    return self
  }
}

@MainActor
extension Array where Element: NativeGuide {
  /// Names the guides by a key and their places, and returns them.
  @discardableResult
  public func named(_ key: String) -> Self {
    for (place, guide) in enumerated() { guide.layoutName = "\(key)[\(place)]" }
    return self
  }
}
#endif
