import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("A batch is installed as a whole or not at all")
struct TransactionTests {
  /// A constraint that cannot be installed, of each kind.
  enum Fault: CaseIterable {
    case stranger, noSuperview, released, mixed, notFinite, zero, priority, foreign
  }

  private let root = LayoutView(name: "root", width: 200, height: 100)
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")
  private let c = LayoutView(name: "c")
  private let stray = LayoutView(name: "stray")
  private let foreign = ForeignWidget()

  init() { for view in [a, b, c] { root.addSubview(view) } }

  private func bad(_ fault: Fault) -> Constraint {
    switch fault {
    case .stranger: b.left == stray.left
    case .noSuperview: stray.left == 4
    case .released: b.left == LayoutView(name: "gone").left
    case .mixed: b.left == c.trailing
    case .notFinite: b.left == c.left + Double.infinity
    case .zero: b.left == 0 * c.left
    case .priority: b.left == c.left ~ 0
    case .foreign: b.left == foreign.left
    }
  }

  private func matches(_ error: InstallationError, _ fault: Fault) -> Bool {
    switch (error.kind, fault) {
    case (.noCommonAncestor, .stranger), (.noSuperview, .noSuperview), (.itemReleased, .released),
      (.mixedDirections, .mixed), (.notFinite, .notFinite), (.zeroMultiplier, .zero),
      (.priorityOutOfRange, .priority), (.foreignItems, .foreign):
      true
    default: false
    }
  }

  @Test(
    "One bad constraint, at any position, keeps the batch from being placed",
    arguments: Fault.allCases)
  func rollback(fault: Fault) {
    let before = a.top == 1
    before.isActive = true
    root.layoutIfNeeded()
    let framesBefore = frames(of: a, b, c)
    for place in 0...2 {
      var batch = [a.left == 10, c.left == b.left]
      batch.insert(bad(fault), at: place)
      do {
        try Installer.install(batch)
        Issue.record("installed with \(batch[place])")
      } catch {
        #expect(matches(error, fault), "\(error)")
      }
      #expect(batch.map(\.isActive) == [false, false, false])
      #expect(texts(root.hostedConstraints) == ["a.top == 1"])
      #expect(texts(a.installedConstraints) == ["a.top == 1"])
      #expect(texts(b.installedConstraints + c.installedConstraints) == [])
      #expect(texts(stray.installedConstraints + stray.hostedConstraints) == [])
      #expect(
        [root, a, b, c, stray].map(\.translatesAutoresizingMaskIntoConstraints) == [
          true, false, true, true, true,
        ])
      root.layoutIfNeeded()
      #expect(frames(of: a, b, c) == framesBefore)
    }
  }

  @Test("Once fixed, the same batch can be installed")
  func mended() throws {
    let batch = [a.left == 10, b.left == a.left ~ 0]
    #expect(throws: InstallationError.self) { try Installer.install(batch) }
    batch[1].priority = .required
    try Installer.install(batch)
    #expect(texts(root.hostedConstraints) == ["a.left == 10", "b.left == a.left"])
  }

  @Test("An already active constraint is left alone, and the rest is installed")
  func alreadyActive() throws {
    let active = a.left == 10
    try Installer.install(active)
    try Installer.install(active, a.top == 5, active)
    #expect(texts(a.installedConstraints) == ["a.left == 10", "a.top == 5"])
  }

  @Test("The same constraint twice in a batch is placed once")
  func twiceInABatch() throws {
    let gap = a.left == 10
    try Installer.install([gap, gap])
    #expect(texts(root.hostedConstraints) == ["a.left == 10"])
    #expect(texts(a.installedConstraints) == ["a.left == 10"])
    gap.isActive = false
    #expect(texts(root.hostedConstraints + a.installedConstraints) == [])
  }
}
