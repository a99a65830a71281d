import AnchorsLayout

/// The solver in the stand-in's seam: the library's own engine.
///
/// It reads the views and the constraints that reached them, never the library's records of
/// installed constraints. So the tests check what the platform received.
@MainActor
public final class Seam: _LayoutEngine {
  /// The one that ``installSeam()`` installs.
  public static let shared = Seam()

  /// The conflicts among required constraints that the latest layout met.
  public private(set) var conflicts: [SeamConflict] = []

  /// Lays out a tree.
  public func solve(root: View, constraints: [NSLayoutConstraint]) {
    var tree = MirrorTree(of: root, constraints, wrapsTexts: true)
    tree.layOut()
    // As in UIKit, labels measure their texts again in the widths of the first pass.
    if tree.wrapTexts() {
      tree = MirrorTree(of: root, constraints)
      tree.layOut()
    }
    conflicts = tree.conflicts
  }
}

/// Required constraints that conflict.
public struct SeamConflict {
  /// The constraints, in the order of installation.
  public let constraints: [NSLayoutConstraint]
  /// The one that was set aside.
  public let removed: NSLayoutConstraint?
}

/// Has the library's engine lay out the platform's views from now on. ``View/sized(_:_:)`` does it,
/// too.
@MainActor
public func installSeam() { _Shim.engine = Seam.shared }
