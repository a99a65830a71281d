#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// The names of views, guides and constraints by the properties that hold them: properties of the
/// surrounding views, of their controllers, and of the rest of the responder chain.
///
/// The nearest holder around an object names it. Another holder, such as a sibling, names it only
/// if no other does. No view names one that contains it.
///
/// Only stored properties of Swift classes are read, and nothing is called: a lazy property stays
/// uninitialized.
@MainActor
struct HeldNames {
  private var names: [ObjectIdentifier: String] = [:]
  /// The names that holders elsewhere have.
  private var namesElsewhere: [ObjectIdentifier: String] = [:]
  /// By class, whether it and all above it are the toolkit's.
  private var toolkitClasses: [ObjectIdentifier: Bool] = [:]
  private let top: NativeView

  /// - Complexity: O(views and properties).
  init(below top: NativeView) {
    self.top = top
    // The nearest holder comes last, because its name wins.
    for responder in top.responders.reversed() { note(propertiesOf: responder, of: nil) }
    for visit in preorder(from: top, children: { $0.subviews }) {
      if let controller = visit.node.controller { note(propertiesOf: controller, of: visit.node) }
      note(propertiesOf: visit.node, of: visit.node)
    }
  }

  /// The name of the property that holds something.
  subscript(object: AnyObject) -> String? {
    names[ObjectIdentifier(object)] ?? namesElsewhere[ObjectIdentifier(object)]
  }

  /// Notes the properties of a view or of a view's controller; objects above all views have no
  /// view.
  private mutating func note(propertiesOf holder: AnyObject, of view: NativeView?) {
    if isToolkits(type(of: holder)) { return }
    var mirror: Mirror? = Mirror(reflecting: holder)
    while let part = mirror {
      if let type = part.subjectType as? AnyObject.Type, isToolkits(type) { return }
      for case (let label?, let value) in part.children {
        let isWrapped = label.hasPrefix("_")
        note(value, as: label.propertyName, heldBy: holder, of: view, mayBeWrapped: isWrapped)
      }
      mirror = part.superclassMirror
    }
  }

  private mutating func note(
    _ value: Any, as name: String, heldBy holder: AnyObject, of view: NativeView?,
    mayBeWrapped: Bool
  ) {
    if let held = value as? NativeView {
      // A controller may hold its view under another name.
      let isAround = view?.isDescendant(of: held) ?? false
      let isOwn = held === view && held !== holder
      if held !== top, isOwn || !isAround { note(held, in: held, as: name, of: view) }
    } else if let guide = value as? NativeGuide {
      if let owner = guide.owningView { note(guide, in: owner, as: name, of: view) }
    } else if let constraint = value as? NSLayoutConstraint {
      names[ObjectIdentifier(constraint)] = name
    } else {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .optional:
        guard let some = mirror.children.first?.value else { return }
        note(some, as: name, heldBy: holder, of: view, mayBeWrapped: mayBeWrapped)
      case .collection:
        for (place, element) in mirror.children.prefix(Self.longest).enumerated() {
          guard isOfLayout(element.value) else { return }
          note(
            element.value, as: "\(name)[\(place)]", heldBy: holder, of: view, mayBeWrapped: false)
        }
      case .struct where mayBeWrapped:
        // A property wrapper, if it is around one thing.
        let wrapped = mirror.children.map(\.value).filter { isOfLayout($0) }
        guard wrapped.count == 1 else { return }
        note(wrapped[0], as: name, heldBy: holder, of: view, mayBeWrapped: false)
      default: break
      }
    }
  }

  /// Notes a name of something that is in a view.
  private mutating func note(
    _ object: AnyObject, in place: NativeView, as name: String, of view: NativeView?
  ) {
    let id = ObjectIdentifier(object)
    if place.isDescendant(of: view ?? top) {
      names[id] = name
    } else if namesElsewhere[id] == nil, place.isDescendant(of: top) {
      namesElsewhere[id] = name
    }
  }

  private func isOfLayout(_ value: Any) -> Bool {
    value is NativeView || value is NativeGuide || value is NSLayoutConstraint
  }

  /// The maximum number of named elements of an array.
  private static let longest = 1_000

  private mutating func isToolkits(_ type: AnyObject.Type) -> Bool {
    if let known = toolkitClasses[ObjectIdentifier(type)] { return known }
    let isToolkits = isToolkitClass(type)
    toolkitClasses[ObjectIdentifier(type)] = isToolkits
    return isToolkits
  }
}

/// Returns `true` for a class of Apple's. Those from Objective-C have no module; SwiftUI's hosting
/// views and controllers have the module and their content's type:
/// `SwiftUI._UIHostingView<App.Card>`.
func isToolkitClass(_ type: AnyObject.Type) -> Bool {
  let name = String(reflecting: type)
  guard let dot = name.firstIndex(of: ".") else { return true }
  let module = name[..<dot]
  return toolkitModules.contains(String(module))
    // Overlays of SwiftUI: _MapKit_SwiftUI.
    || module.hasPrefix("_") && module.hasSuffix("_SwiftUI")
}

/// The modules of Apple's whose classes show in trees of views.
private let toolkitModules: Set<String> = [
  "__C", "AppKit", "Foundation", "PaperKit", "RealityKit", "SwiftUI", "SwiftUICore", "TipKit",
  "UIKit",
  "UIKitCore", "VisionKit",
]

extension String {
  /// The name of a stored property in the source, without the compiler's additions for lazy and
  /// wrapped ones.
  fileprivate var propertyName: String {
    let lazy = "$__lazy_storage_$_"
    if hasPrefix(lazy) { return String(dropFirst(lazy.count)) }
    return hasPrefix("_") ? String(dropFirst()) : self
  }
}
#endif
