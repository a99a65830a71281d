import AnchorsLayout
import CGTK

extension Widget {
  /// The container that the widget is in; `nil` if it is in none.
  public var layoutParent: (any LayoutItem)? {
    gtk_widget_get_parent(pointer).flatMap { Widget.existingWrapper(of: $0) as? LayoutContainer }
  }

  /// The metrics of the widget's content in its present size.
  public var layoutMetrics: LayoutMetrics {
    let hasFrame = layoutFrame.width > 0
    return layoutMetrics(
      forWidth: hasFrame ? layoutFrame.width : nil, height: hasFrame ? layoutFrame.height : nil)
  }

  /// The widget's text direction, which GTK does not inherit from the parent.
  public var ownLayoutDirection: InterfaceDirection? {
    gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL ? .rightToLeft : .leftToRight
  }

  /// The widget's name in GTK; of one without a name, that of its type.
  public var layoutName: String { String(cString: gtk_widget_get_name(pointer)) }

  /// The tree that the widget is laid out in, for reports.
  ///
  ///     for conflict in form.tree.conflicts { print(conflict) }
  public var tree: LayoutTree { LayoutTree(containing: self) }

  /// Marks constraints or priorities as changed: GTK lays out the tree in the next frame. A widget
  /// reports a change of its content itself.
  public func setNeedsLayout() { gtk_widget_queue_resize(pointer) }
}
