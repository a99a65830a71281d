import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Where a constraint was written")
struct BuilderSourceTests {
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")
  private let c = LayoutView(name: "c")

  /// Each constraint's text and the distance of its line from another.
  private func lines(_ group: ConstraintGroup, after start: UInt) -> [String] {
    zip(group.constraints, texts(group)).map { constraint, text in
      let line = constraint.source.map { Int($0.line) - Int(start) }
      return "\(line.map(String.init) ?? "-"): \(text)"
    }
  }

  @Test("Every statement knows its own line")
  func everyStatement() {
    let start: UInt = #line
    let group = ConstraintGroup {
      a.top == b.top
      a.size == 40

      if start > 0 {
        a.left == 4
      }
      for view in [b, c] {
        view.height == 44
      }
      [a, b].bottom == c.bottom
      [a.width == 1, b.width == 2]
    }
    #expect(
      lines(group, after: start) == [
        "2: a.top == b.top",
        "3: a.width == 40", "3: a.height == 40",
        "6: a.left == 4",
        "9: b.height == 44", "9: c.height == 44",
        "11: a.bottom == c.bottom", "11: b.bottom == c.bottom",
        "12: a.width == 1", "12: b.width == 2",
      ])
  }

  @Test("Statements in switch, if let, optionals and nested groups know their lines")
  func nestedStatements() {
    let width: Double? = 7
    let maybe: Constraint? = a.height == 8
    let start: UInt = #line
    let group = ConstraintGroup {
      switch width {
      case .none:
        a.width == 1
      case .some:
        a.width == 2
      }
      if let width {
        a.width == width
      } else {
        a.width == 3
      }
      maybe
      ConstraintGroup {
        b.left == 5
      }
    }
    #expect(
      lines(group, after: start) == [
        "6: a.width == 2", "9: a.width == 7", "13: a.height == 8", "15: b.left == 5",
      ])
  }

  @Test("Statements know their file, with its module and in descriptions")
  func file() throws {
    let line: UInt = #line + 1
    let group = ConstraintGroup { a.top == b.top + 10 ~ .high }
    let source = try #require(group.constraints.first?.source)
    #expect(source.fileID.description == "AnchorsTests/BuilderSourceTests.swift")
    #expect(source.description == "BuilderSourceTests.swift:\(line)")
    #expect(
      group.constraints.map(\.description) == [
        "a.top == b.top + 10 ~ 750 (BuilderSourceTests.swift:\(line))"
      ])
  }

  @Test("Outside a builder a constraint has no line")
  func noBuilder() {
    #expect((a.top == b.top).source == nil)
    #expect((a.edges == b.edges).constraints.allSatisfy { $0.source == nil })
  }

  @Test("A constraint's source is the first builder in which it appears")
  func firstBuilderWins() {
    let start: UInt = #line
    let first = ConstraintGroup {
      a.top == b.top
    }
    let second = ConstraintGroup {
      first
      first.constraints[0]
      first.constraints[0] ~ .low
    }
    #expect(
      second.constraints.map(\.description) == [
        "a.top == b.top (BuilderSourceTests.swift:\(start + 2))",
        "a.top == b.top (BuilderSourceTests.swift:\(start + 2))",
        "a.top == b.top ~ 250 (BuilderSourceTests.swift:\(start + 2))",
      ])
  }

  @Test("Activate, makeConstraints and the installer record the line as well")
  func everyBuilder() throws {
    let root = LayoutView(name: "root")
    for view in [a, b, c] { root.addSubview(view) }
    let start: UInt = #line
    Constraint.activate { a.left == 1 }
    a.makeConstraints { v in v.left == 2 }
    a.updateConstraints { v in v.right == 3 }
    try Installer.install(ConstraintGroup { a.left == 4 })
    let prepared = b.prepareConstraints { v in v.left == 5 }
    b.remakeConstraints { v in v.left == 6 }
    #expect(
      lines(ConstraintGroup(a.installedConstraints), after: start) == [
        "1: a.left == 1", "2: a.left == 2", "3: a.right == 3", "4: a.left == 4",
      ])
    #expect(lines(prepared, after: start) == ["5: b.left == 5"])
    #expect(lines(ConstraintGroup(b.installedConstraints), after: start) == ["6: b.left == 6"])
  }
}
