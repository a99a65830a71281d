import AnchorsGTK
import CGTK

/// The list of the groups of settings, with a field to search it.
@MainActor
public struct Sidebar {
  /// The container of the sidebar.
  public let container = LayoutContainer(name: "sidebar")
  /// The field above the list.
  public let search = Widget(gtk_search_entry_new(), name: "search")
  /// The list, whose rows GTK lays out.
  public let list = Widget(gtk_list_box_new(), name: "list")

  init(_ titles: [String]) {
    // As narrow as the sidebar is.
    gtk_editable_set_width_chars(OpaquePointer(search.pointer), 8)
    for title in titles {
      let row = gtk_label_new(title)
      gtk_label_set_xalign(OpaquePointer(row), 0)
      gtk_widget_set_margin_top(row, 6)
      gtk_widget_set_margin_bottom(row, 6)
      gtk_widget_set_margin_start(row, 12)
      gtk_list_box_append(OpaquePointer(list.pointer), row)
    }
    // The list takes what is left of the height.
    list.hugging.vertical = Priority(100)
    container.add(search, list)
    Constraint.activate {
      search.edges(excluding: .bottom) == container.edges.inset(by: 12)
      list.top == search.bottom + 12
      list.edges(excluding: .top) == container.edges
    }
  }
}
