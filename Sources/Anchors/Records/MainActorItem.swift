#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
/// An item whose class belongs to the main actor. Its anchors and the methods that install its
/// constraints do as well, so that they have the diagnostics of the class's own members in every
/// language mode: none in Swift 5 with minimal checking, warnings with complete checking.
///
/// The conformance of such a class to ``LayoutItem`` is not isolated. Generic code may call it on
/// any thread, and a call off the main thread is a runtime error.
@preconcurrency @MainActor
public protocol _MainActorItem: LayoutItem {
  /// The item's `layoutNode`, to be read on the main actor without a check.
  var _anchorsNode: LayoutNode { get }
}
#endif
