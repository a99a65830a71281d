// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The traits of a view's environment: the scale of its display.
open class UITraitCollection: NSObject, @unchecked Sendable {
  public let displayScale: CGFloat
  public init(displayScale scale: CGFloat) { displayScale = scale }
}

@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {
  public var traitCollection: UITraitCollection {
    UITraitCollection(displayScale: UIScreen.main.scale)
  }
}
