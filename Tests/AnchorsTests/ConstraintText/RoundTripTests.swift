import AnchorsLayout
import AnchorsTestSupport
import Testing

/// The printed description of a constraint reads back as the same constraint.
@Suite("Constraints as text: there and back")
struct RoundTripTests {
  private let screen = LayoutView(name: "screen", width: 300, height: 300)
  private let a = LayoutView(name: "a"), b = LayoutView(name: "b")

  init() {
    screen.addSubview(a)
    screen.addSubview(b)
  }

  /// The items of some constraints by the names that they have in texts.
  private func items(_ constraints: [Constraint], _ names: ItemNames) -> [String: any LayoutItem] {
    var items: [String: any LayoutItem] = [:]
    for constraint in constraints {
      for item in [constraint.firstItem, constraint.secondItem].compactMap({ $0 }) {
        items[names.name(of: item)] = item
      }
    }
    return items
  }

  private func expectSame(
    _ constraints: [Constraint], at location: SourceLocation = #_sourceLocation
  ) throws {
    let names = ItemNames()
    let text = constraints.text(names)
    let read = try Constraint.parse(text, items: items(constraints, names))
    #expect(readings(read) == readings(constraints), "\(text)", sourceLocation: location)
    #expect(read.map(\.identifier) == constraints.map(\.identifier), sourceLocation: location)
    #expect(
      read.map(\.hasSystemSpacing) == constraints.map(\.hasSystemSpacing), "\(text)",
      sourceLocation: location)
    for constraint in read { constraint.source = nil }
    for constraint in constraints { constraint.source = nil }
    #expect(read.text(names) == constraints.text(names), sourceLocation: location)
  }

  @Test("Each attribute reads back with each relation, with and without a second item")
  func attributes() throws {
    for relation in Relation.allCases {
      for anchor in xAnchors(of: a) {
        try expectSame([relate(anchor, relation, -0.5)])
        try expectSame([relate(anchor, relation, anchor)])
      }
      for anchor in yAnchors(of: a) {
        try expectSame([relate(anchor, relation, 2 * b.centerY - 4)])
      }
      for anchor in dimensions(of: a) {
        try expectSame([relate(anchor, relation, 40), relate(anchor, relation, b.width / -4)])
      }
    }
  }

  @Test("Numbers read back as far as they are printed")
  func numbers() throws {
    for number in [0, 0.001, -1234.567, 1e15, 1e300, -4e17] {
      try expectSame([a.top == number, a.top == b.top + number, a.width == 2 * b.width - number])
    }
    for factor in [0.333333, -1, 1e-6, 2.5e-12, -3e-9, 1e20] {
      try expectSame([a.width == factor * b.width, a.top == factor * b.bottom])
    }
    for priority in [1, 750, 749.9999999, 999.99999, 1.0 / 3 + 1] {
      try expectSame([a.top == 1 ~ Priority(priority)])
    }
    // A thousandth of a point, and a millionth.
    #expect("\(a.top == b.top + 0.0004)" == "a.top == b.top")
    #expect("\(a.top == 1.0000001 * b.top + 0.0016)" == "a.top == b.top + 0.002")
    #expect("\(a.top == 1e-9 * b.top)" == "a.top == 1e-09 * b.top")
  }

  @Test("A lost first item and an implied second one read back")
  func lost() throws {
    let edited = a.top == 10
    edited.multiplier = 0.5
    let size = a.width == 10
    size.multiplier = 3
    #expect("\(edited)" == "a.top == 0.5 * superview.top + 10")
    #expect("\(size)" == "a.width == 10")
    try expectSame([0 * a.top == b.top + 3, 0 * a.width == 4, 0 * a.top == 5, a.top == 0 * b.top])
    try expectSame([edited])
    let row = try Constraint.visualFormat("|-[a]-|", views: ["a": a], spacing: .margins)
    try expectSame(row)
  }

  @Test("An active constraint reads back, too")
  func active() throws {
    let constraints = Constraint.activate {
      a.edges == Insets(top: 1, left: 2, bottom: 3, right: 4)
      b.size == a.size / 2 ~ .high
      b.top == a.top + .system
      b.bottom <= screen.bottom - 1.5 * .system
    }.constraints
    let names = ItemNames()
    let read = try Constraint.parse(constraints.text(names), items: items(constraints, names))
    for constraint in read { constraint.source = nil }
    for constraint in constraints { constraint.source = nil }
    #expect(read.text(names) == constraints.text(names))
    try expectSame([a.top == b.bottom + 0 * .system])
  }

  @Test("Guides read back by their own names and by those of their first use")
  func guides() throws {
    let column = LayoutGuide(identifier: "left column")
    a.layoutName = "my card"
    a.addLayoutGuide(column)
    let constraints = [b.top == a.safeArea.top, b.left == column.left, b.width == a.margins.width]
    try expectSame(constraints)
    let read = try Constraint.parse(constraints.text(), items: ["my card": a, "b": b])
    #expect(readings(read) == readings(constraints))
  }

  @Test(
    "Names and identifiers of any kind read back",
    arguments: [
      "Save button", "a.b", "it's", "`x`", "\\", "a\\`b", "🙂", "👩‍👩‍👧", "1", "", "row#2", "x#", "é",
      "e\u{301}", "שלום עולם", "مرحبا", "a\nb", "\u{0}\u{1F}\u{85}\u{2028}", "superview", "Insets",
      "a == b", "// no", "日本語", "title (released)", ".", "..", "\u{202E}x", "a\r\nb",
    ])
  func names(name: String) throws {
    a.layoutName = name
    try expectSame([
      a.top == b.top + 1, (b.left == a.left).identified(by: name), a.safeArea.width == 3,
    ])
  }

  @Test("Items with the same name read back in one tree, and in two")
  func sameNames() throws {
    a.layoutName = "row"
    b.layoutName = "row"
    try expectSame([a.top == b.bottom, b.top == a.safeArea.top])
    a.layoutName = "a row"
    b.layoutName = "a row"
    try expectSame([a.top == b.bottom, b.top == a.safeArea.top])
    let stranger = LayoutView(name: "row")
    a.layoutName = "row"
    let read = try Constraint.parse(
      "\(a.top == stranger.top)", items: ["row": a, "row#2": stranger])
    #expect(readings(read) == readings([a.top == stranger.top]))
  }

  @Test("Random constraints read back")
  func random() throws {
    var random = SeededRandom(seed: 71)
    let names = ["a", "Save button", "row", "row", "x.y", "שם", "`"]
    let views = names.map { LayoutView(name: $0) }
    for view in views { screen.addSubview(view) }
    let items: [any LayoutItem] = views + views.map { $0.margins } + views.map { $0.safeArea }
    for _ in 0..<400 {
      try expectSame((0..<random.int(in: 1...3)).map { _ in constraint(of: items, &random) })
    }
  }

  private func constraint(of items: [any LayoutItem], _ random: inout SeededRandom) -> Constraint {
    let (first, second) = (random.pick(items).anchors, random.pick(items).anchors)
    let relation = random.pick(Relation.allCases)
    let constant = random.chance(3) ? 0 : Double(random.int(in: -90_000...90_000)) / 1000
    let factor = random.chance(2) ? 1 : Double(random.int(in: 1...4_000_000)) / 1e6
    let constraint: Constraint
    switch random.int(in: 0...3) {
    case 0: constraint = relate(random.pick(dimensions(of: first)), relation, constant)
    case 1:
      constraint = relate(
        random.pick(dimensions(of: first)), relation,
        factor * random.pick(dimensions(of: second)) + constant)
    case 2:
      constraint = relate(
        random.pick(yAnchors(of: first)), relation,
        factor * random.pick(yAnchors(of: second)) + constant)
    default:
      let (one, other) = (first.leading, second.trailingMargin)
      constraint =
        random.chance(2) ? one == other + factor * .system : relate(one, relation, other + constant)
    }
    if random.chance(3) {
      constraint.priority = Priority(Double(random.int(in: 100...100_000)) / 100)
    }
    if random.chance(4) {
      constraint.identifier = random.pick(["gap", "it's", "\\n", "(A.swift:3)"])
    }
    return constraint
  }
}
