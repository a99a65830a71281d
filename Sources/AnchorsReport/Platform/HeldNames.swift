#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// What views, guides and constraints are called by the properties that hold them: those of the views around
/// them, of the controllers of these and of whatever follows in the responder chain.
///
/// Only stored properties of Swift classes are looked at, and nothing is called: a lazy property that has not
/// been used stays unused.
@MainActor
struct HeldNames {
  private var names: [ObjectIdentifier: String] = [:]
  /// By class, whether it and all above it are the toolkit's.
  private var toolkitClasses: [ObjectIdentifier: Bool] = [:]

  /// - Complexity: O(views and properties).
  init(below top: NativeView) {
    // The nearest holder's name is the one that counts, so it comes last.
    for responder in top.responders.reversed() { note(propertiesOf: responder, within: top) }
    for visit in Preorder(from: top, children: { $0.subviews }) {
      if let controller = visit.node.controller {
        note(propertiesOf: controller, within: visit.node)
      }
      note(propertiesOf: visit.node, within: visit.node)
    }
  }

  /// The name of the property that holds something.
  subscript(object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  private mutating func note(propertiesOf holder: AnyObject, within top: NativeView) {
    if isToolkits(type(of: holder)) { return }
    var mirror: Mirror? = Mirror(reflecting: holder)
    while let part = mirror {
      if let type = part.subjectType as? AnyObject.Type, isToolkits(type) { return }
      for (label, value) in part.children {
        if let label {
          note(value, as: label.propertyName, within: top, mayBeWrapped: label.hasPrefix("_"))
        }
      }
      mirror = part.superclassMirror
    }
  }

  private mutating func note(
    _ value: Any, as name: String, within top: NativeView, mayBeWrapped: Bool
  ) {
    if let view = value as? NativeView {
      if view !== top, view.isDescendant(of: top) { names[ObjectIdentifier(view)] = name }
    } else if let guide = value as? NativeGuide {
      if guide.owningView?.isDescendant(of: top) == true { names[ObjectIdentifier(guide)] = name }
    } else if let constraint = value as? NSLayoutConstraint {
      names[ObjectIdentifier(constraint)] = name
    } else {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .collection {
        for (place, element) in mirror.children.prefix(Self.longest).enumerated() {
          guard element.value is NSObject else { return }
          note(element.value, as: "\(name)[\(place)]", within: top, mayBeWrapped: false)
        }
      } else if mayBeWrapped, mirror.displayStyle == .struct {
        // A property wrapper.
        for (label, wrapped) in mirror.children where label == "wrappedValue" || label == "value" {
          note(wrapped, as: name, within: top, mayBeWrapped: false)
        }
      }
    }
  }

  /// So many elements of an array are named.
  private static let longest = 1_000

  private mutating func isToolkits(_ type: AnyObject.Type) -> Bool {
    if let known = toolkitClasses[ObjectIdentifier(type)] { return known }
    let isToolkits = isToolkitClass(type)
    toolkitClasses[ObjectIdentifier(type)] = isToolkits
    return isToolkits
  }
}

/// Whether a class is one of UIKit's, AppKit's or Foundation's own. Those from Objective-C have no module.
func isToolkitClass(_ type: AnyObject.Type) -> Bool {
  let name = String(reflecting: type)
  return !name.contains(".") || name.hasPrefix("UIKit.") || name.hasPrefix("AppKit.")
    || name.hasPrefix("__C.") || name.hasPrefix("Foundation.") || name.hasPrefix("UIKitCore.")
}

extension String {
  /// A stored property's name as it was written: without what the compiler adds for lazy and wrapped ones.
  fileprivate var propertyName: String {
    let lazy = "$__lazy_storage_$_"
    if hasPrefix(lazy) { return String(dropFirst(lazy.count)) }
    return hasPrefix("_") ? String(dropFirst()) : self
  }
}
#endif
