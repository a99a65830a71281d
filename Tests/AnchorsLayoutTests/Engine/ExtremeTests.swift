import AnchorsLayout
import AnchorsTestSupport
import Testing

/// The smallest and the largest of everything, and what must come of it.
@Suite("Extremes")
struct ExtremeTests {
  // MARK: Names and texts

  static let texts: [(String, String)] = [
    ("empty", ""), ("space", " "), ("family", "👨‍👩‍👧‍👦"), ("right to left", "שלום עולם"),
    ("both directions", "abc שלום \u{202E}def"), ("markup", "<script>&\"'</script>"),
    ("line breaks", "one\ntwo\r\nthree\u{2028}four"), ("zero", "a\u{0}b"),
    ("combining", "e" + String(repeating: "\u{301}", count: 1000)),
    ("megabyte", String(repeating: "0123456789abcdef", count: 65536)),
  ]

  @Test(
    "Names and identifiers of any kind are written unchanged",
    arguments: SlowTests.cases(texts, first: 4))
  func names(_ kind: String, _ text: String) {
    let root = LayoutView(name: text, width: 100, height: 100), view = LayoutView(name: text)
    let guide = LayoutGuide(identifier: text)
    root.addSubview(view)
    root.addLayoutGuide(guide)
    var told: [String] = []
    root.layoutTree.conflictHandler = { told.append($0.description) }
    let width = view.width == 10
    width.identifier = text
    Constraint.activate {
      width
      view.width == 20
      guide.width >= view.width
      view.height == 30 ~ .low
      view.height == 40 ~ .low
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 10 && told.count == 1, "\(kind)")
    #expect(view.layoutName == text)
    let reports = [
      root.recursiveDescription, root.layoutTree.layoutTrace, view.frameExplanation.description,
      "\(width)",
      root.lintFindings.map(\.description).joined(), "\(root.ambiguities)", "\(root.conflicts)",
      "\(root.layoutTree.unsatisfiedConstraints)", told[0],
    ]
    #expect(reports.count { $0.isEmpty } <= 1, "only lint has nothing to say: \(kind)")
    for report in reports {
      #expect(report.utf8.count < 1000 + 60 * max(text.utf8.count, 20), "\(kind)")
    }
  }

  @Test(
    "Labels of any text have a size, and their lines contain the whole text",
    arguments: [
      ("empty", "", 0, 0), ("one long word", String(repeating: "x", count: 100_000), 3000, 100_000),
      ("only line breaks", String(repeating: "\n", count: 2000), 2001, 2001),
      ("emoji", String(repeating: "👨‍👩‍👧‍👦", count: 2000), 30, 2000),
      ("spaces", String(repeating: " ", count: 5000), 1, 5000),
      ("right to left", String(repeating: "שלום ", count: 1000), 100, 1000),
    ] as [(String, String, Int, Int)])
  func labels(_ kind: String, _ text: String, _ least: Int, _ most: Int) {
    let root = LayoutView(width: 200, height: 100), label = LayoutLabel(text)
    label.numberOfLines = 0
    root.addSubview(label)
    Constraint.activate { label.edges(.top, .left, .right) == root.edges(.top, .left, .right) }
    root.layoutIfNeeded()
    #expect(label.frame.width == 200, "\(kind)")
    let lines = label.lines(forWidth: 200)
    #expect((least...max(least, most)).contains(lines.count), "\(kind): \(lines.count) lines")
    #expect(label.frame.height >= 15 * Double(least), "\(kind): \(label.frame)")
    for width in [0, 1e-9, 1e9] { #expect(label.intrinsicContentSize(forWidth: width) != nil) }
  }

  // MARK: Counts

  @Test("A tree of one view lays out", arguments: [0, 1])
  func few(count: Int) {
    let root = LayoutView()
    for _ in 0..<count { root.addSubview(LayoutView()) }
    root.layoutIfNeeded()
    #expect(root.recursiveDescription.split(separator: "\n").count == 1 + count)
    #expect(root.lintFindings.isEmpty == (count == 0) || count == 1)
    #expect(root.ambiguities.isEmpty && root.conflicts.isEmpty)
    #expect(root.systemLayoutSizeFitting(.zero) == .zero)
    Constraint.activate([])
    Constraint.deactivate([])
    root.removeFromSuperview()
  }

  #if DEBUG
  private static let siblingCount = 4000
  #else
  private static let siblingCount = 20_000
  #endif

  @Test("Many siblings in a chain lay out")
  func siblings() {
    let count = Self.siblingCount
    let root = LayoutView(width: 100, height: 100)
    let views = (0..<count).map { _ in LayoutView() }
    for view in views { root.addSubview(view) }
    Constraint.activate {
      views[0].top == root.top
      for view in views {
        view.horizontalEdges == root.horizontalEdges
        view.height == 2
      }
      for (upper, lower) in zip(views, views.dropFirst()) { lower.top == upper.bottom + 1 }
    }
    root.layoutIfNeeded()
    #expect(views[count - 1].frame == Rect(x: 0, y: Double(3 * count - 3), width: 100, height: 2))
    root.frame.size.width = 50
    root.layoutIfNeeded()
    #expect(views[count - 1].frame.width == 50)
    for view in views.reversed() { view.removeFromSuperview() }
    root.layoutIfNeeded()
    // What is about a view alone stays with it.
    let keepsHeight = views.allSatisfy { $0.installedConstraints.count == 1 }
    #expect(root.subviews.isEmpty && keepsHeight)
  }

  @Test(
    "5,000 constraints of each kind on one view lay out",
    arguments: [Priority.required, .high], [Relation.greaterThanOrEqual, .lessThanOrEqual])
  func constraints(_ priority: Priority, _ relation: Relation) {
    let root = LayoutView(width: 100, height: 100), view = LayoutView(name: "view")
    root.addSubview(view)
    let constraints = (1...5000).map { number in
      relation == .lessThanOrEqual
        ? view.width <= Double(number) ~ priority : view.width >= Double(number) ~ priority
    }
    Constraint.activate(constraints)
    Constraint.activate { view.width == 2500.5 ~ .low }
    root.layoutIfNeeded()
    #expect(view.frame.width == (relation == .lessThanOrEqual ? 1 : 5000))
    Constraint.deactivate(constraints)
    root.layoutIfNeeded()
    #expect(view.frame.width == 2500.5)
  }

  @Test("A chain of widths written from its end lays out, with and without a contradiction")
  func backwards() {
    let count = 250
    let root = LayoutView(width: 100, height: 100)
    let views = (0..<count).map { _ in LayoutView() }
    for view in views { root.addSubview(view) }
    for (left, right) in zip(views, views.dropFirst()).reversed() {
      Constraint.activate { right.width == left.width + 1 }
    }
    let first = views[0].width == 7
    Constraint.activate([first])
    root.layoutIfNeeded()
    #expect(views.indices.allSatisfy { views[$0].frame.width == Double($0) + 7 })
    var told: [LayoutConflict] = []
    root.layoutTree.conflictHandler = { told.append($0) }
    let last = views[count - 1].width == Double(count) + 10
    Constraint.activate([last])
    root.layoutIfNeeded()
    #expect(told.count == 1 && told[0].constraints.count == count + 1)
    #expect(views.indices.allSatisfy { views[$0].frame.width == Double($0) + 7 })
    first.isActive = false
    last.constant = Double(count) + 1
    root.layoutIfNeeded()
    #expect(views.indices.allSatisfy { views[$0].frame.width == Double($0) + 2 })
  }

  @Test("5,000 different optional constraints put a view at their median")
  func differentPriorities() {
    let root = LayoutView(width: 100, height: 100), view = LayoutView(name: "view")
    root.addSubview(view)
    Constraint.activate((1...4999).map { view.width == Double($0) ~ .low })
    root.layoutIfNeeded()
    #expect(view.frame.width == 2500)
  }

  @Test("300 simultaneous conflicts are all reported, once")
  func conflicts() {
    let root = LayoutView(width: 100, height: 100)
    let views = (0..<300).map { LayoutView(name: "v\($0)") }
    var count = 0
    root.layoutTree.conflictHandler = { _ in count += 1 }
    for view in views {
      root.addSubview(view)
      Constraint.activate {
        view.width == 10
        view.width == 20
      }
    }
    root.layoutIfNeeded()
    #expect(count == 300 && root.conflicts.count == 300)
    #expect(views.allSatisfy { $0.frame.width == 10 })
    root.layoutIfNeeded()
    #expect(count == 300)
  }

  // MARK: Numbers

  @Test(
    "Sizes and positions from the least to the greatest lay out",
    arguments: [.leastNonzeroMagnitude, 1e-300, 1e-9, 1e-3, 1, 1e6, 1e9, 1e15, 1e100])
  func numbers(_ number: Double) {
    for size in [number, 0] {
      let root = LayoutView(width: size, height: size), view = LayoutView(name: "view")
      root.addSubview(view)
      root.layoutTree.conflictHandler = nil
      Constraint.activate {
        view.left == root.left + number
        view.right == root.right + 2 * number
        view.top == root.top - number
        view.height == number
      }
      root.layoutIfNeeded()
      let frame = view.frame
      #expect(frame.minX == number && frame.minY == -number && frame.height == number)
      #expect(abs(frame.width - (size + number)) <= 1e-9 * number)
      #expect(root.conflicts.isEmpty && root.ambiguities.isEmpty)
    }
  }

  @Test("A negative size is a conflict, and the size is 0", arguments: [-1e-3, -1, -1e9])
  func negative(_ number: Double) {
    let root = LayoutView(width: 100, height: 100), view = LayoutView(name: "view")
    root.addSubview(view)
    root.layoutTree.conflictHandler = nil
    Constraint.activate { view.width == number }
    root.layoutIfNeeded()
    #expect(view.frame.width == 0 && root.conflicts.count == 1)
  }
}
