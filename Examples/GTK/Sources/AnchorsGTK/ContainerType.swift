import CGTK

// The two types that are registered with GObject: a widget that has children, and its layout
// manager.

/// The widget of a ``LayoutContainer``: it has children and a layout manager, and no content.
@MainActor
enum ContainerType {
  private static let type = g_type_register_static_simple(
    gtk_widget_get_type(), "AnchorsContainer", guint(MemoryLayout<GtkWidgetClass>.size),
    { given, _ in
      guard let given else { return }
      let widgets = given.assumingMemoryBound(to: GtkWidgetClass.self)
      gtk_widget_class_set_css_name(widgets, "container")
      widgets.pointee.parent_class.dispose = { object in
        guard let object else { return }
        dispose(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
      }
    },
    guint(MemoryLayout<GtkWidget>.size), nil, GTypeFlags(rawValue: 0))

  /// A new widget.
  static func makeWidget() -> UnsafeMutablePointer<GtkWidget> {
    guard let object = g_object_new_with_properties(type, 0, nil, nil) else {
      preconditionFailure("GTK is not initialized")
    }
    let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_layout_manager(widget, LayoutManagerType.makeManager())
    return widget
  }

  /// Lets go of the children, as every widget with children must, and of what the parent type has.
  private nonisolated static func dispose(_ widget: UnsafeMutablePointer<GtkWidget>) {
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    let parent = g_type_class_peek(gtk_widget_get_type())
    parent?.assumingMemoryBound(to: GObjectClass.self).pointee.dispose?(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self))
  }
}

/// The layout manager of a ``LayoutContainer``, which hands GTK's questions to it.
@MainActor
enum LayoutManagerType {
  private static let type = g_type_register_static_simple(
    gtk_layout_manager_get_type(), "AnchorsLayoutManager",
    guint(MemoryLayout<GtkLayoutManagerClass>.size),
    { given, _ in
      guard let given else { return }
      let managers = given.assumingMemoryBound(to: GtkLayoutManagerClass.self)
      managers.pointee.get_request_mode = { _, _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
      managers.pointee.measure = { _, widget, orientation, size, minimum, natural, _, _ in
        nonisolated(unsafe) let widget = widget
        let lengths: (minimum: Int32, natural: Int32) = MainActor.assumeIsolated {
          container(of: widget)?.measured(orientation, for: size) ?? (0, 0)
        }
        minimum?.pointee = lengths.minimum
        natural?.pointee = lengths.natural
      }
      managers.pointee.allocate = { _, widget, width, height, _ in
        nonisolated(unsafe) let widget = widget
        MainActor.assumeIsolated { container(of: widget)?.layOut(width: width, height: height) }
      }
    },
    guint(MemoryLayout<GtkLayoutManager>.size), nil, GTypeFlags(rawValue: 0))

  /// A new layout manager.
  static func makeManager() -> UnsafeMutablePointer<GtkLayoutManager>? {
    g_object_new_with_properties(type, 0, nil, nil).map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkLayoutManager.self)
    }
  }

  private static func container(of widget: UnsafeMutablePointer<GtkWidget>?) -> LayoutContainer? {
    widget.flatMap { Widget.existingWrapper(of: $0) } as? LayoutContainer
  }
}
