import Anchors
import TestSupport

/// A view with a name for descriptions and, if given, a superview and a size.
@MainActor
func makeView(
  _ name: String, in superview: View? = nil, width: CGFloat = 0, height: CGFloat = 0
) -> View {
  let view = View(frame: CGRect(x: 0, y: 0, width: width, height: height))
  view.layoutName = name
  superview?.addSubview(view)
  return view
}

/// Two views side by side in a container:
///
///     container 300 × 200 ┬ a
///                         └ b
@MainActor
struct Siblings {
  let container = makeView("container", width: 300, height: 200)
  let a: View
  let b: View

  init() {
    a = makeView("a", in: container)
    b = makeView("b", in: container)
  }
}

/// A reference to an object that does not retain it.
struct WeakReference<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object?) { self.object = object }

  /// `true` if the object has been freed.
  var isReleased: Bool { object == nil }
}
