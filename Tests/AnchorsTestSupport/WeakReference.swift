/// A reference to an object that does not retain it.
package struct WeakReference<Object: AnyObject> {
  package private(set) weak var object: Object?

  package init(_ object: Object?) { self.object = object }

  /// `true` if the object has been freed.
  package var isReleased: Bool { object == nil }
}
