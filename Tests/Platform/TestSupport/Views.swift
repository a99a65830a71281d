/// A view whose own coordinates have y growing downwards, as all of UIKit's have.
open class FlippedView: View {
  #if canImport(AppKit)
  /// Yes.
  public override var isFlipped: Bool { true }
  #endif
}

extension View {
  /// A view of this size at the origin, to be the topmost of a tree that the seam lays out.
  ///
  ///     let screen = View.sized(390, 844)
  public static func sized(_ width: Double, _ height: Double) -> View {
    installSeam()
    return View(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Adds subviews, the last in front.
  public func add(_ views: View...) {
    for view in views { addSubview(view) }
  }

  /// The frame as a reader sees it: y grows downwards from the superview's top edge, on every
  /// platform.
  public var frameFromTop: CGRect {
    get { superview?.turned(frame) ?? frame }
    set { frame = superview?.turned(newValue) ?? newValue }
  }

  /// A rectangle of the view in its own coordinates from one in those of a reader, or the other way
  /// round.
  func turned(_ rect: CGRect) -> CGRect {
    if hasDownwardY { return rect }
    var rect = rect
    rect.origin.y = bounds.height - rect.maxY
    return rect
  }
}

@MainActor
extension Guide {
  /// The frame as a reader sees it: y grows downwards from the owning view's top edge.
  public var frameFromTop: CGRect { owningView?.turned(nativeFrame) ?? nativeFrame }
}

extension Label {
  /// A label with these words: 8 × 16 for each character, the baseline 4 above the bottom.
  public static func saying(_ words: String) -> Label {
    let label = Label()
    label.words = words
    return label
  }
}

/// Returns the number of constraints in each call of `NSLayoutConstraint.activate(_:)` during the
/// work.
@MainActor
public func activations(during body: () throws -> Void) rethrows -> [Int] {
  let before = _Shim.activations.count
  try body()
  return Array(_Shim.activations.dropFirst(before))
}

/// The animations that were run meanwhile.
@MainActor
public func animations(during body: () throws -> Void) rethrows -> [_Animation] {
  let before = _Shim.animations.count
  try body()
  return Array(_Shim.animations.dropFirst(before))
}
