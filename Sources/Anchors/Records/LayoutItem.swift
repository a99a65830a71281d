/// Anything that can be laid out: a view, a guide, or a widget of your own toolkit.
///
/// A widget class adopts this in a dozen lines, and can then be used with every operator and with
/// `LayoutTree`:
///
///     final class Widget: LayoutItem {
///       private let storage = LayoutStorage()
///       var layoutNode: LayoutNode { storage.node(of: self) }
///       private(set) weak var parent: Widget?
///       private(set) var children: [Widget] = []
///       var layoutParent: (any LayoutItem)? { parent }
///       var layoutChildren: [any LayoutItem] { children }
///       var layoutFrame = Rect.zero
///       func add(_ child: Widget) {
///         children.append(child)
///         child.parent = self
///         LayoutTree(containing: self).hierarchyDidChange()
///       }
///     }
///
/// Only the first four members are needed; the others have defaults.
public protocol LayoutItem: AnchorSource {
  /// The library's own part of the item. Return the node of a ``LayoutStorage`` that the item
  /// stores, ``LayoutStorage/node(of:)``: the storage clears the constraints that mention the item
  /// when the item is freed.
  var layoutNode: LayoutNode { get }

  /// The item in whose coordinates ``layoutFrame`` is: the superview, or a guide's owning view.
  var layoutParent: (any LayoutItem)? { get }

  /// The subviews and guides, in order. Order never changes a determined frame.
  var layoutChildren: [any LayoutItem] { get }

  /// The frame in the parent's coordinates, in points. The engine sets it after solving, except for
  /// the root, whose frame it reads.
  var layoutFrame: Rect { get set }

  /// The role of the item: a view or a guide. Default: ``LayoutRole/view``.
  var layoutRole: LayoutRole { get }

  /// The toolkit the item belongs to. Items of two systems cannot share a constraint.
  /// Default: the library's own tree.
  var layoutSystem: LayoutSystem { get }

  /// The content metrics of the item: intrinsic and minimum size, priorities, baselines, margins.
  /// Default: no content, with UIKit's priorities.
  var layoutMetrics: LayoutMetrics { get }

  /// Returns ``layoutMetrics`` for a width; `nil` means the natural width. The present frame does
  /// not count. Implement it if the content depends on the frame and a fitting size may be asked
  /// for. Default: ``layoutMetrics``.
  func layoutMetrics(forWidth width: Double?) -> LayoutMetrics

  /// Returns ``layoutMetrics`` for a width and a height; `nil` means the natural length. The whole
  /// answer counts, including minimum size, baselines and margins. Default:
  /// `layoutMetrics(forWidth:)`.
  ///
  /// Needed instead of ``layoutMetrics(forWidth:)`` only of an item with
  /// ``LayoutMetrics/dependsOnHeight``, a picture say that is as wide as its height allows. Of
  /// others the height is always `nil`. Default: ``layoutMetrics(forWidth:)``.
  func layoutMetrics(forWidth width: Double?, height: Double?) -> LayoutMetrics

  /// The direction of `leading` and `trailing` in constraints hosted by this item; `nil` for the
  /// parent's, which is left-to-right above the top. Default: `nil`.
  var ownLayoutDirection: InterfaceDirection? { get }

  /// `true` if the owner sets the item's frame, rather than constraints, as in UIKit. Installing a
  /// constraint turns it off for the first item, unless the second item is a descendant. Default:
  /// `false`, and the setter does nothing.
  var translatesAutoresizingMaskIntoConstraints: Bool { get set }

  /// The way in which a frame that the owner sets follows the parent's size; `nil` if it does not.
  /// Default: `nil`.
  var layoutAutoresizing: Autoresizing? { get }

  /// The name used in descriptions and messages. Default: the type's name.
  var layoutName: String { get }

  /// The item's anchors, even if its class has properties of the same names.
  ///
  ///     picture.anchors.width == 2 * picture.anchors.height
  var anchors: ItemAnchors { get }

  /// The item's guide by this name, for constraints that are read as text: `card.safeArea.top`. A
  /// guide that comes into being on first use does so. Default: the guide among ``layoutChildren``
  /// whose name, with or without the item's before it, this is.
  func layoutGuide(named name: String) -> (any LayoutItem)?

  /// Deactivates every constraint whose first item this is. It has a default.
  func removeConstraints()

  /// The active constraints whose first item this is, in the order of installation. It has a
  /// default.
  var installedConstraints: [Constraint] { get }

  /// The active constraints placed on this item, in the order of installation. It has a default.
  var hostedConstraints: [Constraint] { get }
}

extension LayoutItem {
  /// A view.
  @_alwaysEmitIntoClient
  public var layoutRole: LayoutRole { .view }
  /// The library's own tree.
  public var layoutSystem: LayoutSystem { .portable }
  /// No content.
  @_alwaysEmitIntoClient
  public var layoutMetrics: LayoutMetrics { LayoutMetrics() }
  /// Returns ``layoutMetrics``.
  @_alwaysEmitIntoClient
  public func layoutMetrics(forWidth width: Double?) -> LayoutMetrics { layoutMetrics }
  /// Returns `layoutMetrics(forWidth:)`.
  @_alwaysEmitIntoClient
  public func layoutMetrics(forWidth width: Double?, height: Double?) -> LayoutMetrics {
    layoutMetrics(forWidth: width)
  }
  /// The parent's.
  @_alwaysEmitIntoClient
  public var ownLayoutDirection: InterfaceDirection? { nil }
  /// `false`: constraints determine the frame.
  @_alwaysEmitIntoClient
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set { _ = newValue }
  }
  /// `nil`: the frame does not follow the parent's size.
  @_alwaysEmitIntoClient
  public var layoutAutoresizing: Autoresizing? { nil }
  /// The name of the type; in Embedded Swift, which has no names of types, `item`.
  public var layoutName: String { typeName(of: self) }
  /// The guide among the children.
  public func layoutGuide(named name: String) -> (any LayoutItem)? { childGuide(named: name) }

  /// The guide among the children that goes by a name, with or without the item's before it.
  package func childGuide(named name: String) -> (any LayoutItem)? {
    let fullName = "\(layoutName).\(name)"
    return layoutChildren.first { child in
      guard child.layoutRole.isGuide else { return false }
      let childName = child.layoutName
      return childName == fullName || childName == name
    }
  }
}

/// The role of an item in finding the host of a constraint, and the source of its frame.
public enum LayoutRole: Sendable, Equatable {
  /// A view: constraints are placed on it.
  case view
  /// A guide, solved like a view. The search for a host uses its owning view instead.
  case guide
  /// A guide whose edges are those of its owning view, inset by these distances.
  case insetGuide(Insets)
  /// A scroll view's content guide. A constraint between the scroll view and a descendant uses this
  /// guide's edges.
  case contentGuide

  /// `true` if the owning view hosts the item's constraints.
  var isGuide: Bool { self != .view }
}

/// The toolkit an item belongs to.
public struct LayoutSystem: Hashable, Sendable, CustomStringConvertible {
  /// The name used in messages.
  public let description: String

  /// Creates a system. Items of different systems cannot share a constraint. Each system has a
  /// backend in this package.
  package init(_ name: String) { description = name }

  /// The library's own tree, and any class that is laid out by its engine.
  package static let portable = LayoutSystem("portable")
}

/// Returns the name of an object's class, if the platform has it.
package func typeName(of object: AnyObject) -> String {
  #if hasFeature(Embedded)
  "item"
  #else
  String(describing: type(of: object))
  #endif
}

// MARK: - The tree that an item is in

extension LayoutItem {
  /// The item as a key.
  package var identity: ObjectIdentifier { ObjectIdentifier(self) }

  /// The item at the end of the way up.
  ///
  /// - Complexity: O(depth).
  package var topmostItem: any LayoutItem {
    var top: any LayoutItem = self
    var cycle = ParentCycle(from: identity)
    while let parent = top.layoutParent {
      if cycle.isClosed(by: parent.identity) { parent.refuseToBeInsideItself() }
      top = parent
    }
    return top
  }

  /// Stops the program: the way up from the item leads to the item.
  func refuseToBeInsideItself() -> Never {
    let parent = layoutParent?.layoutName ?? layoutName
    trap(
      "\(layoutName) is inside of itself: its parent \(parent) is \(layoutName), or below it")
  }
}

/// An item and all that is in it: guides and views. An item that is met twice, which may even be
/// below itself, is visited the first time only, as in a layout.
///
/// Never inlined: the walk is long, and asking items takes longer than a call.
@inline(never)
package func preorder(from top: any LayoutItem)
  -> [(node: any LayoutItem, place: Int, parent: Int, depth: Int)]
{
  // Views of the portable tree are in one place each.
  let areInOnePlace = top.layoutNode.kind.isView
  var seen: Set<ObjectIdentifier> = []
  return preorder(
    from: top, isNew: { areInOnePlace || seen.insert($0.identity).inserted },
    children: { $0.layoutChildren })
}
