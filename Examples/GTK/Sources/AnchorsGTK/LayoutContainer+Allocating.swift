import AnchorsLayout
import CGTK

extension LayoutContainer {
  /// Lays out the tree in a content area of this size and allocates its widgets.
  ///
  /// The root does so for all: GTK does not ask a container whose own frame is as before, though
  /// what is in it may have moved.
  ///
  /// A window manager may give a window sizes that it does not keep. Conflicts are those of the
  /// size that it has when no other one has come for a while.
  func layOut(width: Int32, height: Int32) {
    if isNested { return }
    let insets = contentInsets
    layoutFrame = Rect(
      x: 0, y: 0, width: Double(width) + insets.left + insets.right,
      height: Double(height) + insets.top + insets.bottom)
    tree.layoutIfNeeded(reporting: false)
    allocateChildren(origin: Point(x: 0, y: 0))
    reportWhenSettled()
  }

  /// Reports what is wrong unless another size comes within ``settlingTime``.
  private func reportWhenSettled() {
    allocationCount += 1
    let count = allocationCount
    after(milliseconds: Self.settlingTime) { [weak self] in
      guard let self, count == allocationCount, !isNested else { return }
      tree.layoutIfNeeded()
    }
  }

  /// The milliseconds after which a size is stable: more than a window manager takes for its
  /// answer.
  static let settlingTime: UInt32 = 200

  /// Allocates what is in the container.
  ///
  /// - Parameter origin: the container's corner in the root's coordinates. Edges are rounded there,
  ///   so that edges that are equal stay equal, whatever container they are in.
  private func allocateChildren(origin: Point) {
    let insets = contentInsets
    let corner = Point(x: pixel(origin.x) + insets.left, y: pixel(origin.y) + insets.top)
    for child in children where gtk_widget_should_layout(child.pointer) != 0 {
      let frame = child.layoutFrame
      let (left, top) = (origin.x + frame.minX, origin.y + frame.minY)
      let (right, bottom) = (left + frame.width, top + frame.height)
      var allocation = GdkRectangle(
        x: Int32(pixel(left) - corner.x), y: Int32(pixel(top) - corner.y),
        width: Int32(max(0, pixel(right) - pixel(left))),
        height: Int32(max(0, pixel(bottom) - pixel(top))))
      gtk_widget_size_allocate(child.pointer, &allocation, child.baseline)
      (child as? LayoutContainer)?.allocateChildren(origin: Point(x: left, y: top))
    }
  }

  /// The pixel boundary nearest to a coordinate. Halves go one way, so that what is a whole number
  /// of pixels wide stays so.
  private func pixel(_ coordinate: Double) -> Double { (coordinate + 0.5).rounded(.down) }
}
