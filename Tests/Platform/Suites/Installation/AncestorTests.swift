import Anchors
import TestSupport
import Testing

/// The host of a constraint between two views, in this tree:
///
///     container ┬ a ┬ a1 ┬ a1x
///               │   │    └ a1y
///               │   └ a2 ─ a2x
///               ├ b ─ b1
///               ├ c
///               └ d
@Suite("Ancestors") @MainActor
struct AncestorTests {
  private let parents = [
    "a": "container", "a1": "a", "a1x": "a1", "a1y": "a1", "a2": "a", "a2x": "a2",
    "b": "container", "b1": "b", "c": "container", "d": "container",
  ]
  private let views: [String: View]
  private let orphan = makeView("orphan")

  init() {
    var views = ["container": makeView("container", width: 300, height: 200)]
    for name in parents.keys { views[name] = makeView(name) }
    for (child, parent) in parents {
      if let child = views[child] { views[parent]?.addSubview(child) }
    }
    self.views = views
  }

  /// The name of the view whose native constraints have `first.top == second.bottom`.
  private func holder(_ first: View, _ second: View) throws -> String? {
    let constraint = first.top == second.bottom
    try Installer.install(constraint)
    defer { constraint.isActive = false }
    let native = try #require(constraint.layoutConstraint)
    let holders = (Array(views.values) + [orphan]).filter { view in
      view.constraints.contains { $0 === native }
    }
    #expect(holders.count == 1)
    #expect(constraint.host === holders.first)
    return holders.first?.layoutName
  }

  private func holder(_ first: String, _ second: String) throws -> String? {
    try holder(try #require(views[first]), try #require(views[second]))
  }

  @Test("The tree has the drawn shape")
  func tree() {
    for (child, parent) in parents { #expect(views[child]?.superview === views[parent]) }
    #expect(views["container"]?.superview == nil)
  }

  @Test(
    "The host is the nearest common ancestor, whichever view comes first",
    arguments: [
      ("a", "b", "container"), ("a", "c", "container"), ("a", "d", "container"),
      ("b", "d", "container"), ("c", "d", "container"),  // siblings
      ("a", "a1", "a"), ("a", "a2", "a"), ("a", "a1x", "a"),  // ancestor and descendant
      ("a1x", "a2x", "a"), ("a1x", "d", "container"),  // cousins
      ("a1x", "a1y", "a1"), ("a2", "a2", "a2"),  // siblings deep down; a view with itself
    ])
  func pairs(first: String, second: String, expected: String) throws {
    #expect(try holder(first, second) == expected)
    #expect(try holder(second, first) == expected)
  }

  /// From a view up to the container.
  private func line(_ name: String) -> [String] {
    [name] + (parents[name].map { line($0) } ?? [])
  }

  @Test("Every pair in the tree has its nearest common ancestor as host")
  func everyPair() throws {
    let names = views.keys.sorted()
    for first in names {
      for second in names {
        let others = line(second)
        #expect(
          try holder(first, second) == line(first).first { others.contains($0) },
          "\(first) and \(second)")
      }
    }
  }

  @Test("A view outside any tree is its own host with itself")
  func alone() throws {
    #expect(try holder(orphan, orphan) == "orphan")
  }

  @Test("A view outside the tree has no common ancestor with any in it, in either order")
  func strangers() {
    for (name, view) in views {
      for (constraint, first, second) in [
        (view.left == orphan.left, name, "orphan"), (orphan.left == view.left, "orphan", name),
      ] {
        do {
          try Installer.install(constraint)
          Issue.record("\(constraint) was installed")
        } catch {
          #expect(error.kind == .noCommonAncestor)
          #expect(
            error.description.contains(
              """
              : \(first) and \(second) have no common ancestor; add both to one tree before activating
              """))
          #expect(constraint.layoutConstraint?.isActive != true)
        }
        #expect(view.constraints.isEmpty && orphan.constraints.isEmpty)
      }
    }
  }

  @Test(
    "A chain through several views is placed between each two of them",
    arguments: [
      (["a", "b", "c"], ["container", "container"]), (["a1", "b1"], ["container"]),
      (["c", "b", "a1"], ["container", "container"]), (["a1y", "a1x"], ["a1"]),
      (["a1y", "a1x", "a"], ["a1", "a"]),
      (["a1y", "a1x", "a", "a2", "a2x", "b1"], ["a1", "a", "a", "a2", "container"]),
    ])
  func chains(names: [String], expected: [String]) throws {
    let chain = try names.map { try #require(views[$0]) }
    let group = ConstraintGroup(zip(chain, chain.dropFirst()).map { $0.centerY == $1.centerY })
    try Installer.install(group.constraints)
    #expect(group.constraints.map { $0.host?.layoutName } == expected)
  }

  @Test("A chain with a view of another tree is not placed")
  func brokenChain() throws {
    let inner = try #require(views["a1y"])
    let chain = [inner, try #require(views["b"]), orphan]
    let constraints = zip(chain, chain.dropFirst()).map { $0.centerY == $1.centerY }
    #expect(throws: InstallationError.self) { try Installer.install(constraints) }
    #expect(views.values.allSatisfy { $0.constraints.isEmpty })
    #expect(inner.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("A position with a number needs a superview, a size does not")
  func numbers() throws {
    try Installer.install(orphan.width == 10)
    #expect(written(on: orphan) == ["orphan.width == 10"])
    do {
      try Installer.install(orphan.left == 10)
      Issue.record("installed")
    } catch {
      #expect(error.kind == .noSuperview && error.constraint.firstItem === orphan)
      #expect(written(on: orphan) == ["orphan.width == 10"])
    }
  }
}
