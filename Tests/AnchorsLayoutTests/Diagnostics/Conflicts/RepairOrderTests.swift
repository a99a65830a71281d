import AnchorsLayout
import Testing

/// The order of repairs that change as much as one another. Of 14 contradictory screens that could
/// be judged, Apple's engine gave up a fixed size or a pin at the bottom or trailing side in all.
@Suite("The order of repairs")
struct RepairOrderTests {
  private let root = LayoutView(name: "root", width: 100, height: 100)
  private let card = LayoutView(name: "card")

  init() {
    root.addSubview(card)
    root.layoutTree.conflictHandler = nil
  }

  /// Returns the repairs of the only conflict of these constraints, as they are described.
  private func repairs(@ConstraintBuilder _ build: () -> [Constraint]) throws -> [String] {
    Constraint.activate(build)
    root.layoutIfNeeded()
    let conflicts = root.layoutTree.conflicts
    try #require(conflicts.count == 1)
    return conflicts[0].repairs.map { repair in
      String(describing: repair).split(separator: "(").first.map(String.init) ?? ""
    }
  }

  @Test("Among equal changes, a fixed size and a bottom pin come before a top pin")
  func vertical() throws {
    let found = try repairs {
      card.bottom == root.bottom - 30
      card.height == 60
      card.top == root.top + 30
    }
    let names = found.prefix(3).map { String($0.split(separator: " ")[4]) }
    #expect(names == ["card.height", "card.bottom", "card.top"])
  }

  @Test(
    "The leading pin comes last, even if it was installed after the trailing one"
  )
  func horizontal() throws {
    let found = try repairs {
      card.trailing == root.trailing - 30
      card.leading == root.leading + 30
      card.width == 60
    }
    let places = ["card.width", "card.trailing", "card.leading"].map { name in
      found.firstIndex { $0.contains("constant of \(name)") } ?? -1
    }
    #expect(places[0] == 0 && places[1] == 1 && places[2] > 1, "\(found)")
  }
}
