import Anchors

// What is called in a layout, and in which order. A controller's view `root` has a view `child` in
// it.
@MainActor
func passScenes() -> [Scene] {
  [
    Scene("pass/order", .several, .same) { record in
      let screen = PassScreen(record)
      screen.child.setNeedsUpdateConstraints()
      screen.root.setNeedsUpdateConstraints()
      screen.child.setNeedsLayout()
      screen.root.setNeedsLayout()
      record.calls("layout", screen.called())
    },
    Scene(
      "pass/childUpdates", .once,
      .differs("layoutSubviews() is called where a size has changed or it was asked for")
    ) { record in
      let screen = PassScreen(record)
      screen.child.setNeedsUpdateConstraints()
      record.calls("layout", screen.called())
    },
    Scene("pass/childUpdateCalls", .once, .same) { record in
      let screen = PassScreen(record)
      screen.child.setNeedsUpdateConstraints()
      record.calls(
        "updates", screen.called().filter { $0.hasPrefix("update") || $0 == "controller updates" })
    },
    Scene("pass/settled", .once, .same) { record in
      record.calls("layout", PassScreen(record).called())
    },
    Scene("pass/superClears", .once, .same) { record in
      let screen = PassScreen(record)
      screen.child.setNeedsUpdateConstraints()
      screen.child.updateConstraints()
      record.holds("needs update", screen.child.needsUpdateConstraints())
    },
    Scene(
      "pass/nestedLayout", .folklore,
      .unknown("whether layoutIfNeeded() in layoutSubviews() brings frames up to date")
    ) { record in
      let screen = PassScreen(record)
      var seen: [Double] = []
      var hasBegun = false
      screen.root.onLayout = { [unowned root = screen.root, child = screen.child] in
        guard !hasBegun else { return }
        hasBegun = true
        screen.width.constant = 80
        root.layoutIfNeeded()
        seen = values(child.frame)
      }
      screen.root.setNeedsLayout()
      _ = screen.called()
      record.numbers("frame inside", seen)
      record.frames(["child": screen.child])
      screen.root.onLayout = {}
    },
    Scene("callbacks/order", .once, .same) { record in
      let screen = PassScreen(record)
      screen.controller.additionalSafeAreaInsets = Insets(top: 44, left: 0, bottom: 0, right: 0)
      layOut(screen.root)
      record.calls(
        "root", screen.calls.entries.filter { ["margins root", "safe area root"].contains($0) })
    },
  ]
}

/// A controller with a view in its view, laid out once.
@MainActor
private final class PassScreen {
  let calls = Calls()
  let controller = NotingController()
  let root: NotingView
  let child = NotingView()
  let width: Constraint

  init(_ record: Record) {
    controller.calls = calls
    let view: View = controller.view
    guard let root = view as? NotingView else { fatalError("loadView() has made another view") }
    self.root = root
    width = child.width == 100
    (root.title, child.title) = ("root", "child")
    (root.calls, child.calls) = (calls, calls)
    root.addSubview(child)
    Constraint.activate {
      width
      child.edges(.left, .top) == 0
      child.height == 50
    }
    record.keep(controller)
    record.keep(show(controller, Size(width: 390, height: 844)))
    layOut(root)
    calls.forget()
  }

  /// Returns the calls of a layout.
  func called() -> [String] {
    calls.forget()
    root.layoutIfNeeded()
    defer { calls.forget() }
    return calls.entries
  }
}
