import AnchorsLayout
import CGTK

/// The result of `gtk_widget_measure` for one orientation, in pixels.
struct Measure {
  var minimum: Int32 = 0
  var natural: Int32 = 0
  /// The distance of the baseline from the top in the natural size; -1 if there is none.
  var baseline: Int32 = -1

  /// Asks a widget.
  ///
  /// - Parameter size: the length in the other orientation; -1 for any.
  init(_ widget: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, for size: Int32) {
    gtk_widget_measure(widget, orientation, size, &minimum, &natural, nil, &baseline)
  }
}

extension Widget {
  /// Returns the metrics of the widget's content for a width and a height.
  func contentMetrics(forWidth width: Double?, height: Double?) -> LayoutMetrics {
    let mode = gtk_widget_get_request_mode(pointer)
    var across = Measure(pointer, GTK_ORIENTATION_HORIZONTAL, for: -1)
    var down: Measure
    switch mode {
    case GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH:
      let width = width.map { pixels($0, atLeast: across.minimum) } ?? across.natural
      down = Measure(pointer, GTK_ORIENTATION_VERTICAL, for: width)
    case GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT:
      down = Measure(pointer, GTK_ORIENTATION_VERTICAL, for: -1)
      let height = height.map { pixels($0, atLeast: down.minimum) } ?? down.natural
      across = Measure(pointer, GTK_ORIENTATION_HORIZONTAL, for: height)
    default:
      down = Measure(pointer, GTK_ORIENTATION_VERTICAL, for: -1)
    }
    var metrics = LayoutMetrics(
      intrinsicWidth: intrinsic(across), intrinsicHeight: intrinsic(down),
      minimumWidth: across.minimum > 0 ? Double(across.minimum) : nil,
      minimumHeight: down.minimum > 0 ? Double(down.minimum) : nil,
      hugging: hugging, compressionResistance: compressionResistance,
      dependsOnFrame: mode != GTK_SIZE_REQUEST_CONSTANT_SIZE,
      dependsOnHeight: mode == GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT)
    baseline = down.baseline
    if baseline >= 0 {
      metrics.baselineOffsetFromTop = Double(baseline)
      metrics.baselineOffsetFromBottom = depthOfLastLine ?? Double(down.natural - baseline)
    }
    return metrics
  }

  /// A length as it is allocated: a whole number. A solved one may be a rounding error below.
  private func pixels(_ length: Double, atLeast minimum: Int32) -> Int32 {
    max(minimum, Int32((length + 0.001).rounded(.down)))
  }

  /// The natural length. What has none, a drawing area say, has no content; what is hidden has
  /// content of no size.
  private func intrinsic(_ measure: Measure) -> Double? {
    measure.natural == 0 && gtk_widget_get_visible(pointer) != 0 ? nil : Double(measure.natural)
  }

  /// The distance from a label's last baseline to the bottom of its last line. GTK gives the first
  /// line's alone.
  private var depthOfLastLine: Double? {
    guard pointer.isKind(of: gtk_label_get_type()),
      let layout = gtk_label_get_layout(OpaquePointer(pointer)),
      let iterator = pango_layout_get_iter(layout)
    else { return nil }
    defer { pango_layout_iter_free(iterator) }
    while pango_layout_iter_next_line(iterator) != 0 {}
    var line = PangoRectangle()
    pango_layout_iter_get_line_extents(iterator, nil, &line)
    let depth = line.y + line.height - pango_layout_iter_get_baseline(iterator)
    return Double(depth) / Double(PANGO_SCALE)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Returns `true` if the widget's type is `type` or derived from it.
  func isKind(of type: GType) -> Bool {
    UnsafeMutableRawPointer(self).withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
      g_type_check_instance_is_a($0, type) != 0
    }
  }
}
