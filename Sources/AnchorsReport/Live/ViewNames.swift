#if canImport(UIKit) && !os(watchOS)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import AnchorsLayout

/// The names of live views and guides in a report, and the toolkit's own views.
///
/// A view has its layout name, or the name of the property that holds it, or its accessibility
/// identifier (AppKit: its identifier), or its text, or its class. A view that the toolkit has
/// added has its class, after the nearest view of the app: `save.UIButtonLabel`.
@MainActor
struct ViewNames {
  private let held: HeldNames
  private var names: [ObjectIdentifier: String] = [:]
  private var systemViews: Set<ObjectIdentifier> = []

  init(below top: NativeView) {
    held = HeldNames(below: top)
    // By place, the name of the nearest view of the app's, and whether it fills itself.
    var around: [(name: String?, isFilled: Bool)] = []
    for visit in preorder(from: top, children: { $0.subviews }) {
      let view = visit.node
      let outer = visit.parent < 0 ? (name: nil, isFilled: false) : around[visit.parent]
      let isToolkits = isToolkitClass(type(of: view))
      let ownName = ownName(of: view) ?? (isToolkits ? nil : typeName(of: view))
      if ownName == nil, outer.isFilled || view.isOfPrivateClass {
        systemViews.insert(ObjectIdentifier(view))
        let own = typeName(of: view)
        names[ObjectIdentifier(view)] = outer.name.map { "\($0).\(own)" } ?? own
        around.append(outer)
      } else {
        let name = ownName ?? view.visibleText.flatMap(quoted) ?? typeName(of: view)
        names[ObjectIdentifier(view)] = name
        around.append((name, isToolkits && view.isControl))
      }
    }
  }

  /// Returns the name of a view.
  func name(of view: NativeView) -> String {
    names[ObjectIdentifier(view)] ?? typeName(of: view)
  }

  /// Returns the name of a guide, after its owning view's name.
  func name(of guide: NativeGuide) -> String {
    associatedName(of: guide) ?? held[guide] ?? guide.name ?? typeName(of: guide)
  }

  /// The name of the property that holds a constraint.
  func name(of constraint: NSLayoutConstraint) -> String? { held[constraint] }

  /// Returns `true` if the toolkit has added a view.
  func isSystem(_ view: NativeView) -> Bool { systemViews.contains(ObjectIdentifier(view)) }

  private func ownName(of view: NativeView) -> String? {
    if let name = associatedName(of: view) ?? held[view] { return name }
    if let name = view.nativeIdentifier, !name.isEmpty { return name }
    // The view of a controller.
    return view.controller.flatMap {
      isToolkitClass(type(of: $0)) ? nil : "\(typeName(of: $0)).view"
    }
  }

  /// `“Sign in”`; of a long text the beginning. `nil` for no text.
  private func quoted(_ text: String) -> String? {
    let line = text.prefix { !$0.isNewline }
    if line.isEmpty { return nil }
    return line.count > 24 ? "“\(line.prefix(23))…”" : "“\(line)”"
  }
}

extension NativeView {
  /// `true` if the class is not one that apps use by name.
  fileprivate var isOfPrivateClass: Bool {
    let name = typeName(of: self)
    return name.hasPrefix("_") || Self.systemContainers.contains(name)
  }
}
#endif
