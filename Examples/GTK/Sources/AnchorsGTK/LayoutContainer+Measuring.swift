import AnchorsLayout
import CGTK

// What GTK asks of a layout manager.

extension LayoutContainer {
  /// `true` if an outer container lays out this one.
  var isNested: Bool { layoutParent != nil }

  /// The smallest and the natural length of the content in one orientation.
  ///
  /// A container that is laid out with another says 0: nobody is to decide about its size but the
  /// constraints of the tree.
  ///
  /// - Parameter size: the length in the other orientation; -1 for any.
  func measured(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32)
  {
    if isNested { return (0, 0) }
    // GTK caches its answers until a descendant needs another size. It does not say which, and then
    // asks this first.
    if size < 0 { tree.metricsDidChange() }
    let insets = contentInsets
    let (across, down) = (insets.left + insets.right, insets.top + insets.bottom)
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let height = size < 0 ? nil : Double(size) + down
      let (smallest, natural) = fitting(width: nil, height: height)
      return (roundedUp(smallest.width - across), roundedUp(natural.width - across))
    }
    let width = size < 0 ? nil : Double(size) + across
    let (smallest, natural) = fitting(width: width, height: nil)
    return (roundedUp(smallest.height - down), roundedUp(natural.height - down))
  }

  /// The smallest size that required constraints and the widgets' minimum sizes allow, in the
  /// orientation whose length is not given, and the size that the widgets' natural sizes make.
  private func fitting(width: Double?, height: Double?) -> (smallest: Size, natural: Size) {
    let tree = tree
    let target = Size(width: width ?? 0, height: height ?? 0)
    let natural = tree.systemLayoutSizeFitting(
      target, of: self, horizontal: width == nil ? .fittingSize : .required,
      vertical: height == nil ? .fittingSize : .required)
    if width != nil || height != nil {
      let smallest = tree.systemLayoutSizeFitting(
        target, of: self, horizontal: width == nil ? Self.smallest : .required,
        vertical: height == nil ? Self.smallest : .required)
      return (smallest, natural)
    }
    // The smallest length in one orientation, the natural one in the other: narrow text is higher.
    let narrow = tree.systemLayoutSizeFitting(.zero, of: self, horizontal: Self.smallest)
    let low = tree.systemLayoutSizeFitting(
      Size(width: natural.width, height: 0), of: self, horizontal: .required,
      vertical: Self.smallest)
    return (Size(width: narrow.width, height: low.height), natural)
  }

  /// More important than content and all else that is optional.
  private static let smallest = Priority(Priority.required.rawValue - 0.5)

  private func roundedUp(_ length: Double) -> Int32 {
    Int32(max(0, (length - 0.001).rounded(.up)))
  }

  /// The insets that CSS and the widget's margins put between the frame and the content.
  var contentInsets: Insets {
    let context = gtk_widget_get_style_context(pointer)
    var (margin, border, padding) = (GtkBorder(), GtkBorder(), GtkBorder())
    gtk_style_context_get_margin(context, &margin)
    gtk_style_context_get_border(context, &border)
    gtk_style_context_get_padding(context, &padding)
    let isRightToLeft = gtk_widget_get_direction(pointer) == GTK_TEXT_DIR_RTL
    let (start, end) = (
      gtk_widget_get_margin_start(pointer), gtk_widget_get_margin_end(pointer)
    )
    var insets = Insets.zero
    for part in [margin, border, padding] {
      insets.top += Double(part.top)
      insets.left += Double(part.left)
      insets.bottom += Double(part.bottom)
      insets.right += Double(part.right)
    }
    insets.top += Double(gtk_widget_get_margin_top(pointer))
    insets.bottom += Double(gtk_widget_get_margin_bottom(pointer))
    insets.left += Double(isRightToLeft ? end : start)
    insets.right += Double(isRightToLeft ? start : end)
    return insets
  }
}
