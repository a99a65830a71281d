import CGTK

/// The same form, laid out by GTK's own `GtkConstraintLayout`.
@MainActor
struct NativeForm: @MainActor Form {
  let container: UnsafeMutablePointer<GtkWidget>
  private(set) var widgets: [UnsafeMutablePointer<GtkWidget>] = []
  private let layout: OpaquePointer

  init(rows: Int) {
    guard let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0),
      let manager = gtk_constraint_layout_new()
    else { preconditionFailure("GTK is not initialized") }
    container = box
    gtk_widget_set_layout_manager(box, manager)
    layout = OpaquePointer(manager)
    let gap = FormNumbers.gap
    for row in 0..<rows {
      let label = makeArea(width: FormNumbers.labelWidth(row))
      let field = makeArea(width: 100)
      gtk_widget_set_parent(label, box)
      gtk_widget_set_parent(field, box)
      add(label, GTK_CONSTRAINT_ATTRIBUTE_START, nil, GTK_CONSTRAINT_ATTRIBUTE_START, gap)
      if let first = widgets.first {
        add(label, GTK_CONSTRAINT_ATTRIBUTE_WIDTH, first, GTK_CONSTRAINT_ATTRIBUTE_WIDTH)
      }
      add(field, GTK_CONSTRAINT_ATTRIBUTE_START, label, GTK_CONSTRAINT_ATTRIBUTE_END, gap)
      add(field, GTK_CONSTRAINT_ATTRIBUTE_END, nil, GTK_CONSTRAINT_ATTRIBUTE_END, -gap)
      add(field, GTK_CONSTRAINT_ATTRIBUTE_TOP, label, GTK_CONSTRAINT_ATTRIBUTE_TOP)
      if let above = widgets.last {
        add(label, GTK_CONSTRAINT_ATTRIBUTE_TOP, above, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, gap)
      } else {
        add(label, GTK_CONSTRAINT_ATTRIBUTE_TOP, nil, GTK_CONSTRAINT_ATTRIBUTE_TOP, gap)
      }
      widgets += [label, field]
    }
  }

  func addConflict() {
    add(
      widgets[0], GTK_CONSTRAINT_ATTRIBUTE_WIDTH, nil, GTK_CONSTRAINT_ATTRIBUTE_WIDTH, 100,
      GTK_CONSTRAINT_RELATION_GE)
  }

  /// Adds a required constraint between two widgets; `nil` means the container.
  private func add(
    _ first: UnsafeMutablePointer<GtkWidget>, _ attribute: GtkConstraintAttribute,
    _ second: UnsafeMutablePointer<GtkWidget>?, _ other: GtkConstraintAttribute,
    _ constant: Double = 0, _ relation: GtkConstraintRelation = GTK_CONSTRAINT_RELATION_EQ
  ) {
    let constraint = gtk_constraint_new(
      first, attribute, relation, second, other, 1, constant,
      Int32(GTK_CONSTRAINT_STRENGTH_REQUIRED.rawValue))
    gtk_constraint_layout_add_constraint(layout, constraint)
  }
}
