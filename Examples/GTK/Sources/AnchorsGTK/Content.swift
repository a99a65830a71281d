import AnchorsLayout
import CGTK

/// What a widget says of its content, whatever frame it has.
struct WidgetContent: Equatable {
  let metrics: LayoutMetrics
  let direction: LayoutDirection?

  @MainActor
  init(of widget: Widget) {
    metrics = widget.layoutMetrics(forWidth: nil)
    direction = widget.ownLayoutDirection
  }
}

extension LayoutContainer {
  /// Asks all widgets of the tree again, and tells the tree of those that are different. GTK tells a
  /// container that something below wants another size, but not what.
  ///
  /// - Complexity: O(widgets). GTK remembers what a widget has answered until that changes.
  func readContent() {
    var turned = false
    readContent(of: self, in: tree, &turned)
    // Directions are read with the hierarchy.
    if turned { tree.hierarchyDidChange() }
  }

  private func readContent(of widget: Widget, in tree: LayoutTree, _ turned: inout Bool) {
    let content = WidgetContent(of: widget)
    if let known = widget.known {
      if known.direction != content.direction { turned = true }
      // Text may have the same natural size and other heights for other widths.
      if known != content || content.metrics.dependsOnFrame { tree.metricsDidChange(of: widget) }
    }
    widget.known = content
    guard let container = widget as? LayoutContainer else {
      return widget.updateMinimumSize(dependsOnWidth: content.metrics.dependsOnFrame)
    }
    for child in container.children { readContent(of: child, in: tree, &turned) }
  }
}
