// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public enum UIUserInterfaceStyle: Int, @unchecked Sendable {
  case unspecified, light, dark
}

public enum UIUserInterfaceSizeClass: Int, @unchecked Sendable {
  case unspecified, compact, regular
}

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The default; the stand-in's fonts have the sizes of this category.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
}

/// The traits of a view's environment.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let displayScale: CGFloat
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  public init(
    _displayScale scale: CGFloat, style: UIUserInterfaceStyle = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  ) {
    displayScale = scale
    userInterfaceStyle = style
    self.horizontalSizeClass = horizontalSizeClass
  }
  public convenience init(displayScale scale: CGFloat) { self.init(_displayScale: scale) }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(_displayScale: 0, style: userInterfaceStyle)
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(_displayScale: 0)
  }
}

@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// The traits that were set for the topmost view.
  public var traitCollection: UITraitCollection {
    _topmost._traits ?? UITraitCollection(displayScale: UIScreen.main.scale)
  }
}

extension UIViewController: UITraitEnvironment {
  public var traitCollection: UITraitCollection { view.traitCollection }

  /// Sets the traits of the controller's view, which is topmost, and reports the change.
  public func _setTraits(_ traits: UITraitCollection) {
    let previous = traitCollection
    view._traits = traits
    traitCollectionDidChange(previous)
  }
}
