import Anchors

/// The calls that views and controllers received, in order. Not bound to an actor, like the tree's
/// classes.
final class Calls {
  private(set) var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }
  func forget() { entries = [] }
}

/// UIKit prints its conflicts, and nothing can stop it.
final class NotingView: View {
  var calls = Calls()
  var title = ""
  var onUpdate: () -> Void = {}
  var onLayout: () -> Void = {}

  override func updateConstraints() {
    calls.note("update \(title)")
    onUpdate()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    calls.note("layout \(title)")
    onLayout()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    calls.note("margins \(title)")
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    calls.note("safe area \(title)")
  }
}

/// A controller of a noting view that notes its own calls.
final class NotingController: Controller {
  var calls = Calls()

  override func loadView() { view = NotingView() }

  override func updateViewConstraints() {
    calls.note("controller updates")
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() { calls.note("controller will lay out") }
  override func viewDidLayoutSubviews() { calls.note("controller did lay out") }
}
