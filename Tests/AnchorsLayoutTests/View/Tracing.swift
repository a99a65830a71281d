import AnchorsLayout

/// A record of calls, in order.
final class Trace {
  private var entries: [String] = []

  func note(_ entry: String) { entries.append(entry) }

  /// Returns the calls since the last time, and forgets them.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that records the passes that reach it, and does in them what a test sets.
final class TracingView: LayoutView {
  let trace: Trace
  var onUpdate: () -> Void = {}
  var onLayout: () -> Void = {}

  init(_ name: String, _ trace: Trace, frame: Rect = .zero) {
    self.trace = trace
    super.init(name: name, frame: frame)
  }

  override func updateConstraints() {
    super.updateConstraints()
    trace.note("update \(layoutName)")
    onUpdate()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    trace.note("layout \(layoutName)")
    onLayout()
  }
}

/// A controller of a tracing view that records its notifications.
final class TracingController: LayoutViewController {
  let name: String
  let trace: Trace
  var onTraits: (TracingController) -> Void = { _ in }

  init(_ name: String, _ trace: Trace) {
    self.name = name
    self.trace = trace
  }

  override func loadView() { view = TracingView(name, trace) }

  override func viewDidLoad() {
    super.viewDidLoad()
    trace.note("\(name) did load")
  }

  override func updateViewConstraints() {
    trace.note("\(name) will update")
    super.updateViewConstraints()
    trace.note("\(name) did update")
  }

  override func viewWillLayoutSubviews() { trace.note("\(name) will layout") }
  override func viewDidLayoutSubviews() { trace.note("\(name) did layout") }

  override func traitCollectionDidChange(_ previous: LayoutTraits?) {
    super.traitCollectionDidChange(previous)
    trace.note("\(name) traits \(short(previous)) > \(short(traitCollection))")
    onTraits(self)
  }

  override func willMove(toParent parent: LayoutViewController?) {
    trace.note("\(name) will move to \(Self.name(of: parent))")
  }

  override func didMove(toParent parent: LayoutViewController?) {
    trace.note("\(name) did move to \(Self.name(of: parent))")
  }

  private static func name(of controller: LayoutViewController?) -> String {
    (controller as? TracingController)?.name ?? "none"
  }
}

/// Traits as the initials of their size classes: `cr` is compact by regular.
func short(_ traits: LayoutTraits?) -> String {
  guard let traits else { return "none" }
  return [traits.horizontalSizeClass, traits.verticalSizeClass]
    .map { $0 == .compact ? "c" : "r" }.joined()
}
