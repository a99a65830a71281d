/// Looks at an object without keeping it.
struct WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }

  /// Whether the object is gone.
  var isReleased: Bool { object == nil }
}
