/// A type that has anchors: every ``LayoutItem``, and ``ItemAnchors``.
///
/// The anchors are members of an extension of this protocol, so that a class's own property of the
/// same name (a `width` that is a number) hides the anchor rather than clashing with it;
/// `item.anchors.width` is always the anchor.
public protocol AnchorSource: AnyObject {
  /// The node of the item that the anchors belong to.
  var layoutNode: LayoutNode { get }
}
