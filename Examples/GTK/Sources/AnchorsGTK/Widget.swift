import AnchorsLayout
import CGTK

/// A widget of GTK that takes part in constraints.
///
///     let title = Widget(gtk_label_new("Settings"), name: "title")
///     let entry = Widget(gtk_entry_new(), name: "entry")
///     let form = LayoutContainer(name: "form")
///     form.add(title, entry)
///     Constraint.activate {
///       title.firstBaseline == entry.firstBaseline
///       entry.leading == title.trailing + 8
///     }
///
/// What a widget says of its content comes from `gtk_widget_measure`: natural sizes, minimum sizes,
/// baselines, and heights that depend on widths. Its frame is what a ``LayoutContainer`` allocates
/// to it.
///
/// There is one wrapper for each `GtkWidget`. Whoever holds the wrapper keeps the widget, and the
/// widget keeps the wrapper as long as anything else has a reference to it: its parent, a window.
/// When neither is the case, both go away.
@MainActor
public class Widget: @MainActor LayoutItem {
  /// The widget.
  public let pointer: UnsafeMutablePointer<GtkWidget>

  private let storage = LayoutStorage()
  /// The wrapper itself while others than the wrapper have references to the widget; see
  /// ``toggle``.
  private var ownReference: Widget?

  /// The priorities with which the widget resists growing beyond its natural width and height. Call
  /// ``setNeedsLayout()`` after a change.
  public var hugging = AxisPriorities(.low)
  /// The priorities with which the widget resists shrinking below its natural width and height.
  /// Call ``setNeedsLayout()`` after a change.
  public var compressionResistance = AxisPriorities(.high)
  /// The frame in the container's coordinates, as it was solved; what is allocated is rounded to
  /// whole pixels.
  public var layoutFrame = Rect.zero

  /// The distance of the first baseline from the top when the widget was measured last; -1 if it
  /// has none.
  var baseline: Int32 = -1
  /// The number of wrappers.
  static var liveCount = 0

  /// Wraps a widget that has just been made.
  ///
  /// - Parameters:
  ///   - pointer: the widget, as `gtk_…_new()` returned it.
  ///   - name: the name in messages and reports, which is the widget's name in GTK.
  /// - Precondition: the widget has no wrapper yet; ``wrapper(of:)`` returns the one it has.
  public init(_ pointer: UnsafeMutablePointer<GtkWidget>, name: String? = nil) {
    precondition(Widget.existingWrapper(of: pointer) == nil, "the widget has a wrapper already")
    self.pointer = pointer
    Widget.liveCount += 1
    if let name { gtk_widget_set_name(pointer, name) }
    keepReference()
    onSignal("direction-changed", of: pointer) { [unowned self] in
      tree.directionDidChange(of: self)
    }
  }

  isolated deinit {
    Widget.liveCount -= 1
    g_object_set_qdata(pointer.object, Widget.wrapperKey, nil)
    g_object_remove_toggle_ref(
      pointer.object, Widget.toggle, Unmanaged.passUnretained(self).toOpaque())
  }

  /// The library's own part of the widget.
  public var layoutNode: LayoutNode { storage.node(of: self) }

  /// The widgets that are laid out inside of this one: of a container, what has been added.
  public var layoutChildren: [any LayoutItem] { [] }

  /// Returns the metrics that `gtk_widget_measure` gives for a width and a height.
  ///
  /// - Parameters:
  ///   - width: the width in pixels; `nil` for the natural width.
  ///   - height: the height in pixels; `nil` for the natural height.
  public func layoutMetrics(forWidth width: Double?, height: Double?) -> LayoutMetrics {
    contentMetrics(forWidth: width, height: height)
  }
}

// MARK: - Lifetime

extension Widget {
  private static let wrapperKey = g_quark_from_string("anchors-widget")

  /// Tells the wrapper whether its reference is the only one that is left.
  private static let toggle: GToggleNotify = { wrapper, _, isLast in
    // GTK is used on the main thread alone.
    nonisolated(unsafe) let wrapper = wrapper
    MainActor.assumeIsolated {
      guard let wrapper else { return }
      let widget = Unmanaged<Widget>.fromOpaque(wrapper).takeUnretainedValue()
      // Without this, setting the field would end the wrapper while it is being set.
      withExtendedLifetime(widget) { widget.ownReference = isLast != 0 ? nil : widget }
    }
  }

  /// Gives the wrapper a toggle reference to the widget: GLib notifies its owner when it becomes,
  /// or ceases to be, the only one.
  private func keepReference() {
    let opaque = Unmanaged.passUnretained(self).toOpaque()
    ownReference = self
    g_object_ref_sink(pointer)
    g_object_add_toggle_ref(pointer.object, Widget.toggle, opaque)
    g_object_set_qdata(pointer.object, Widget.wrapperKey, opaque)
    g_object_unref(pointer)
  }

  /// The wrapper of a widget, if it has one.
  public static func existingWrapper(of pointer: UnsafeMutablePointer<GtkWidget>) -> Widget? {
    g_object_get_qdata(pointer.object, wrapperKey).map {
      Unmanaged<Widget>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The wrapper of a widget, made if it has none.
  public static func wrapper(of pointer: UnsafeMutablePointer<GtkWidget>) -> Widget {
    existingWrapper(of: pointer) ?? Widget(pointer)
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The widget as an object of GObject.
  var object: UnsafeMutablePointer<GObject> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GObject.self)
  }
}
