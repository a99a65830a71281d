import CGTK

/// A picture of a window, drawn by GTK's cairo renderer.
@MainActor
public final class WindowPicture {
  /// The size, in pixels.
  public let width: Int, height: Int
  private let texture: OpaquePointer

  /// Draws what is in a window that is shown.
  ///
  /// - Returns: `nil` as long as the widget has nothing to draw: it is not shown, or has no size
  ///   yet.
  public init?(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard let native = gtk_widget_get_native(widget),
      let surface = gtk_native_get_surface(native),
      let paintable = gtk_widget_paintable_new(widget),
      let snapshot = gtk_snapshot_new(),
      let renderer = gsk_cairo_renderer_new()
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    defer { g_object_unref(UnsafeMutableRawPointer(renderer)) }
    let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    guard gsk_renderer_realize(renderer, surface, nil) != 0 else { return nil }
    defer { gsk_renderer_unrealize(renderer) }
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(width), Float(height))
    guard let texture = gsk_renderer_render_texture(renderer, node, &bounds) else { return nil }
    self.texture = texture
    (self.width, self.height) = (Int(width), Int(height))
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(texture)) }

  /// Writes the picture as a PNG file, and returns `true` if that was possible.
  public func save(to path: String) -> Bool { gdk_texture_save_to_png(texture, path) != 0 }

  /// The pixels row by row, as red, green, blue and alpha in the lowest byte.
  public var pixels: [UInt32] {
    var data = [UInt32](repeating: 0, count: width * height)
    data.withUnsafeMutableBytes { bytes in
      gdk_texture_download(
        texture, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(width * 4))
    }
    // GDK has the alpha in the highest byte on a little-endian machine.
    return data.map { $0 << 8 | $0 >> 24 }
  }
}
