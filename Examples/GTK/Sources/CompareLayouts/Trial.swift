import CGTK

/// A form in a window that is not shown, which is measured and allocated by hand.
@MainActor
struct Trial<Subject: Form> {
  let form: Subject
  private let window: UnsafeMutablePointer<GtkWidget>

  init(_ form: Subject) {
    guard let window = gtk_window_new() else { preconditionFailure("GTK is not initialized") }
    (self.form, self.window) = (form, window)
    UnsafeMutableRawPointer(window).withMemoryRebound(to: GtkWindow.self, capacity: 1) {
      gtk_window_set_child($0, form.container)
    }
  }

  /// Gives the form a size, as its window does when the user resizes it.
  func allocate(width: Int32) {
    gtk_widget_measure(form.container, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    let height = Int32(form.widgets.count / 2) * (FormNumbers.height + Int32(FormNumbers.gap)) + 20
    gtk_widget_allocate(form.container, width, height, -1, nil)
  }

  /// The milliseconds that a width takes which is another than before: the median of as many runs
  /// as two seconds allow, at most 51.
  func millisecondsOfResizing() -> Double {
    allocate(width: 600)
    return medianMilliseconds { allocate(width: $0 % 2 == 0 ? 640 : 600) }
  }

  /// The milliseconds that it takes to measure and allocate after a label has come to ask for
  /// another width.
  func millisecondsOfContentChange() -> Double {
    allocate(width: 600)
    let label = form.widgets[form.widgets.count / 4 * 2]
    return medianMilliseconds {
      setWidth(of: label, to: $0 % 2 == 0 ? 150 : 140)
      allocate(width: 600)
    }
  }

  /// The frames of the widgets, in whole pixels.
  var frames: [[Int]] {
    form.widgets.map {
      var bounds = graphene_rect_t()
      guard gtk_widget_compute_bounds($0, form.container, &bounds) != 0 else { return [] }
      return [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height].map {
        Int($0)
      }
    }
  }
}

/// The median of the milliseconds that something takes, by the number of the run.
@MainActor
func medianMilliseconds(_ work: (Int) -> Void) -> Double {
  var times: [Double] = []
  let end = g_get_monotonic_time() + 2_000_000
  repeat {
    let start = g_get_monotonic_time()
    work(times.count)
    times.append(Double(g_get_monotonic_time() - start) / 1000)
  } while times.count < 51 && g_get_monotonic_time() < end
  return times.sorted()[times.count / 2]
}
