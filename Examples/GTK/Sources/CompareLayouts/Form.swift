import AnchorsGTK
import CGTK

/// A form of rows, each a label and a field: the labels are as wide as the widest, the fields take
/// the rest.
///
/// The widgets are drawing areas of given sizes, so that measuring them costs next to nothing.
@MainActor
protocol Form {
  /// The widget that lays out the others.
  var container: UnsafeMutablePointer<GtkWidget> { get }
  /// The widgets, label and field by turns.
  var widgets: [UnsafeMutablePointer<GtkWidget>] { get }
  /// Adds a constraint that cannot hold: that the first label is wider than the form.
  func addConflict()
}

/// The numbers that both forms have in common.
enum FormNumbers {
  static let gap = 8.0
  static let height: Int32 = 20

  /// Returns the natural width of a row's label.
  static func labelWidth(_ row: Int) -> Int32 { 40 + Int32(row * 37 % 60) }
}

/// A widget of a size.
@MainActor
func makeArea(width: Int32) -> UnsafeMutablePointer<GtkWidget> {
  guard let area = gtk_drawing_area_new() else { preconditionFailure("GTK is not initialized") }
  setWidth(of: area, to: width)
  UnsafeMutableRawPointer(area).withMemoryRebound(to: GtkDrawingArea.self, capacity: 1) {
    gtk_drawing_area_set_content_height($0, FormNumbers.height)
  }
  return area
}

/// Changes the width that a widget asks for.
@MainActor
func setWidth(of area: UnsafeMutablePointer<GtkWidget>, to width: Int32) {
  UnsafeMutableRawPointer(area).withMemoryRebound(to: GtkDrawingArea.self, capacity: 1) {
    gtk_drawing_area_set_content_width($0, width)
  }
}
