import AnchorsLayout
import CGTK

/// A widget of GTK that lays out the widgets that are added to it by their constraints.
///
///     let card = LayoutContainer(name: "card")
///     card.add(title, text)
///     Constraint.activate {
///       title.edges(excluding: .bottom) == card.edges.inset(by: 12)
///       text.edges(excluding: .top) == card.edges.inset(by: 12)
///       text.top == title.bottom + 8
///     }
///     gtk_window_set_child(window, card.pointer)
///
/// A container in a container is laid out with it, as one tree, and constraints may go from one to
/// the other. A container whose parent is any other widget, a window or a `GtkFrame`, is the root
/// of a tree. GTK receives the smallest and the natural size that the root's constraints allow, and
/// the root allocates the widgets of its whole tree.
///
/// The margin attributes of a container are its padding, border and margin of CSS.
///
/// A conflict is reported when the size of the tree is stable. `tree.conflicts` knows it at once.
public final class LayoutContainer: Widget {
  /// The number of sizes in which the container was laid out.
  var allocationCount = 0

  /// Makes an empty container, whose size comes from its constraints alone.
  ///
  /// - Parameter name: the name in messages and reports, which is the widget's name in GTK.
  public init(name: String? = nil) {
    super.init(ContainerType.makeWidget(), name: name)
  }

  /// The widgets that have been added, in the order of GTK.
  public override var layoutChildren: [any LayoutItem] { children }

  /// The widgets in this one, in the order of GTK.
  public var children: [Widget] {
    var children: [Widget] = []
    var next = gtk_widget_get_first_child(pointer)
    while let child = next {
      children.append(Widget.wrapper(of: child))
      next = gtk_widget_get_next_sibling(child)
    }
    return children
  }

  /// The distances of the margin attributes, which no size depends on.
  public override func layoutMetrics(forWidth width: Double?, height: Double?) -> LayoutMetrics {
    // GTK allocates nothing that has not been measured.
    if isNested { _ = Measure(pointer, GTK_ORIENTATION_HORIZONTAL, for: -1) }
    return LayoutMetrics(margins: contentInsets)
  }

  /// Adds widgets as the last ones.
  ///
  /// - Precondition: none of them has a parent.
  public func add(_ widgets: Widget...) {
    for widget in widgets { gtk_widget_set_parent(widget.pointer, pointer) }
    tree.hierarchyDidChange()
  }

  /// Removes a widget: the constraints between what is in it and the rest are deactivated.
  ///
  /// - Precondition: the widget is in this one.
  public func remove(_ widget: Widget) {
    precondition(gtk_widget_get_parent(widget.pointer) == pointer, "the widget is not in this one")
    tree.willRemove(widget)
    gtk_widget_unparent(widget.pointer)
  }
}
