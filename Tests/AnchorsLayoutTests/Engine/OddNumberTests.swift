import AnchorsLayout
import AnchorsTestSupport
import Testing

/// Layouts with the smallest and largest multipliers and constants that answers are exact for, and
/// beyond.
@Suite("Odd multipliers and constants")
struct OddNumberTests {
  static let multipliers: [Double] = [1e-6, 1, 1e6]
  static let constants: [Double] = [0, 1e-3, 12345.678, 1e6, 1e9]
  private static let priorities: [Priority] = [1000, 749, 1]

  private let root = LayoutView(name: "root", width: 400, height: 300)
  private let a = LayoutView(name: "a"), b = LayoutView(name: "b"), c = LayoutView(name: "c")

  init() {
    for view in [a, b, c] { root.addSubview(view) }
    root.layoutTree.conflictHandler = nil
  }

  private func expectHeights(
    _ expected: [Double], _ place: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    root.layoutIfNeeded()
    for (view, height) in zip([a, b, c], expected) {
      let tolerance = 1e-6 + 1e-9 * abs(height)
      #expect(
        abs(view.frame.height - height) <= tolerance, "\(view) \(height) \(place)",
        sourceLocation: sourceLocation)
    }
    #expect(root.layoutTree.unsolvedItems.isEmpty, "\(place)")
  }

  /// `a relation m·b + k` at each priority, with `b` given or open.
  @Test(
    "One constraint with an odd number has the exact result at each priority",
    arguments: multipliers, constants)
  func one(_ m: Double, _ k: Double) {
    for priority in Self.priorities {
      for relation in [Relation.equal, .greaterThanOrEqual, .lessThanOrEqual] {
        for height in [nil, 0, 10, 1000] as [Double?] {
          let given = height.map { b.height == $0 } ?? (b.width == 1)
          let constraint =
            switch relation {
            case .equal: a.height == m * b.height + k ~ priority
            case .greaterThanOrEqual: a.height >= m * b.height + k ~ priority
            case .lessThanOrEqual: a.height <= m * b.height + k ~ priority
            }
          Constraint.activate([given, constraint])
          // An ambiguous size is as small as possible.
          let expected = relation == .lessThanOrEqual ? 0 : m * (height ?? 0) + k
          expectHeights([expected, height ?? 0], "\(constraint), \(given)")
          Constraint.deactivate([given, constraint])
        }
      }
    }
  }

  @Test(
    "An odd number is exact if another constraint allows less", arguments: multipliers, constants)
  func limited(_ m: Double, _ k: Double) {
    for (lower, upper) in [(749, 1000), (749, 750), (1, 2)] as [(Priority, Priority)] {
      for limit in [0, 500, 1e6] as [Double] {
        let group = Constraint.activate {
          a.height >= m * b.height + k ~ lower
          a.height <= limit ~ upper
          b.width == 1
        }
        expectHeights([min(limit, k), 0], "\(m), \(k), \(limit), \(lower)")
        group.deactivate()
        // Where `b` wants to be large, it is as large as that costs nothing of more importance.
        let optional = Constraint.activate {
          a.height >= m * b.height + k ~ lower
          a.height <= limit ~ upper
          b.height == 100 ~ 1
        }
        if lower != 1 {
          let height = k > limit ? 0 : min(100, (limit - k) / m)
          root.layoutIfNeeded()
          #expect(abs(b.frame.height - height) <= max(1e-3, 1e-7 / m), "\(m), \(k), \(limit)")
        }
        optional.deactivate()
      }
    }
  }

  @Test(
    "A chain of three is exact while the product is in range", arguments: multipliers, constants)
  func chain(_ m: Double, _ k: Double) {
    for other in Self.multipliers where (1e-6...1e6).contains(m * other) {
      for priority in Self.priorities {
        let group = Constraint.activate {
          a.height == m * b.height + k ~ priority
          b.height == other * c.height + 5 ~ priority
          c.height == 10
        }
        let height = other * 10 + 5
        expectHeights([m * height + k, height, 10], "\(m), \(other), \(k), \(priority)")
        group.deactivate()
      }
    }
  }

  @Test(
    "Odd numbers leave an ambiguous frame ambiguous, however small the multiplier",
    arguments: [1e-5, 1e-6, 1e-9])
  func ambiguity(_ m: Double) {
    Constraint.activate {
      a.height >= m * b.height + 12345.678 ~ 749
      b.width == 10
    }
    expectHeights([12345.678, 0], "\(m)")
    for (view, least) in [(a, 12345.678), (b, 0)] {
      let open = root.ambiguities.first { $0.item === view }?.components
      let range = open?.first { $0.component == .height }?.range
      #expect(range?.upperBound == .infinity, "\(m), \(view)")
      #expect(abs((range?.lowerBound ?? -1) - least) < 1e-6, "\(m), \(view)")
    }
  }

  @Test("Numbers beyond the range end the solve, too", arguments: [1e-12, 1e12, 1e15])
  func beyond(_ m: Double) {
    for k in Self.constants + [1e12, 1e15] {
      for priority in Self.priorities {
        let group = Constraint.activate {
          a.height >= m * b.height + k ~ priority
          b.height >= m * c.height + k ~ 500
          c.height == a.height ~ 250
          a.height <= 1 / m * c.height + 10 ~ 300
        }
        root.layoutIfNeeded()
        #expect(root.layoutTree.unsolvedItems.isEmpty, "\(m), \(k), \(priority)")
        #expect([a, b, c].allSatisfy { $0.frame.height.isFinite && $0.frame.height >= 0 })
        group.deactivate()
      }
    }
  }

  @Test("Small layouts of odd numbers are all solved to the end", arguments: 0..<39)
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(1000 + seed))
    let views = [a, b, c]
    var constraints: [Constraint] = []
    for _ in 0..<random.int(in: 1...6) {
      let first = random.int(in: 0...2)
      let second = (first + random.int(in: 1...2)) % 3
      let m = [1e-9, 1e-6, 1e-5, 1e-3, 1, 7, 1e3, 1e6][random.int(in: 0...7)]
      let k = (Self.constants + [-12345.678, 1e-6])[random.int(in: 0...6)]
      let priority = ([1000, 750, 749, 251, 1] as [Priority])[random.int(in: 0...4)]
      switch random.int(in: 0...2) {
      case 0: constraints.append(views[first].height == m * views[second].height + k ~ priority)
      case 1: constraints.append(views[first].height >= m * views[second].height + k ~ priority)
      default: constraints.append(views[first].height <= m * views[second].height + k ~ priority)
      }
    }
    Constraint.activate(constraints)
    root.layoutIfNeeded()
    #expect(root.layoutTree.unsolvedItems.isEmpty, "\(constraints)")
    _ = root.ambiguities
    #expect(views.allSatisfy { $0.frame.height.isFinite && $0.frame.height >= 0 })
  }
}
