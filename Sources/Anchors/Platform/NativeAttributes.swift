#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

extension Relation {
  var native: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  package init(_ native: NSLayoutConstraint.Relation) {
    self = Self.allCases.first { $0.native == native } ?? .equal
  }
}

extension Attribute {
  /// The toolkit's attribute by its number in the table.
  var native: NSLayoutConstraint.Attribute {
    NSLayoutConstraint.Attribute(rawValue: row.native) ?? .notAnAttribute
  }

  /// The toolkit's attribute. An item without margins and text uses the plain attribute on the same
  /// line.
  var nativeOfGuide: NSLayoutConstraint.Attribute { plain.native }

  /// The attribute; `nil` for `notAnAttribute`.
  package init?(_ native: NSLayoutConstraint.Attribute) {
    guard let found = Attribute.allCases.first(where: { $0.nativeOfView == native }) else {
      return nil
    }
    self = found
  }
}

extension Constraint.FormatOptions {
  /// Creates options from `NSLayoutConstraint.FormatOptions`.
  public init(_ options: NSLayoutConstraint.FormatOptions) { self.init(rawValue: options.rawValue) }
}

/// One side of an `NSLayoutConstraint`.
typealias NativeSide = (item: NSObject, attribute: NSLayoutConstraint.Attribute)

extension LayoutNode {
  /// The item and the attribute by which the toolkit knows an anchor; `nil` once the item is freed.
  @MainActor
  func nativeSide(_ attribute: Attribute) -> NativeSide? {
    guard let object else { return nil }
    let item = unsafeDowncast(object.takeUnretainedValue(), to: NSObject.self)
    guard kind == .externalView, attribute.dependsOnMetrics else {
      return (item, attribute.nativeOfGuide)
    }
    let view = unsafeDowncast(item, to: NativeView.self)
    return view.nativeSide(ofMetric: attribute)
  }
}
#endif
