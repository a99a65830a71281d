import AnchorsLayout
import Testing

/// A text gives the same constraint as its statement in Swift.
@Suite("Constraints as text: as in Swift")
struct ParseTests {
  private let scene = TextScene()
  private var card: LayoutView { scene.card }
  private var title: LayoutView { scene.title }
  private var photo: LayoutView { scene.photo }
  private var icon: LayoutView { scene.icon }

  private func expect(
    _ text: String, _ group: ConstraintGroup, at location: SourceLocation = #_sourceLocation
  ) throws {
    let read = try scene.parse(text)
    #expect(readings(read) == readings(group), "\(text)", sourceLocation: location)
    let spaces = read.map(\.hasSystemSpacing) == group.constraints.map(\.hasSystemSpacing)
    #expect(spaces, "\(text)", sourceLocation: location)
  }

  private func expect(
    _ text: String, _ constraint: Constraint, at location: SourceLocation = #_sourceLocation
  ) throws {
    try expect(text, ConstraintGroup { constraint }, at: location)
  }

  @Test("Every attribute is read, with every relation")
  func attributes() throws {
    for relation in Relation.allCases {
      for anchor in xAnchors(of: title) {
        try expect("title.\(anchor.attribute) \(relation) -8", relate(anchor, relation, -8))
      }
      for anchor in yAnchors(of: title) {
        try expect(
          "title.\(anchor.attribute) \(relation) card.top + 1",
          relate(anchor, relation, card.top + 1))
      }
      for anchor in dimensions(of: title) {
        try expect(
          "title.\(anchor.attribute) \(relation) 2 * photo.height",
          relate(anchor, relation, 2 * photo.height))
      }
    }
  }

  @Test("Sums and products are read")
  func arithmetic() throws {
    try expect("title.top == card.top + 10 - 4", title.top == card.top + 10 - 4)
    try expect("(title.width + 10) * 2 <= card.width", (title.width + 10) * 2 <= card.width)
    try expect("-2 * title.width <= card.width - 8", -2 * title.width <= card.width - 8)
    try expect("title.width/3+4 == 2*(card.width-1)", title.width / 3 + 4 == 2 * (card.width - 1))
    try expect("120 >= title.width + 20", 120 >= title.width + 20)
    try expect("10 + title.top == card.bottom * 0.5", 10 + title.top == card.bottom * 0.5)
    try expect("title.width == (3 + 1) * 44 / 2 - -1", title.width == (3 + 1) * 44.0 / 2 - -1)
    try expect("title.width == 1e2 + .5 + --2", title.width == 102.5)
    try expect("0 * title.top == card.top", 0 * title.top == card.top)
    try expect("title.leading == .zero", title.leading == 0)
  }

  @Test("Metrics are read, also behind a dot")
  func metrics() throws {
    try expect("title.top == card.top + gap", title.top == card.top + 8)
    try expect("title.top == card.top + 2 * .gap ~ low", title.top == card.top + 16 ~ 250)
    try expect("title.width == wide * title.height", title.width == 1.5 * title.height)
  }

  @Test("Priorities are read")
  func priorities() throws {
    try expect("title.width == 1 ~ 300.5", title.width == 1 ~ 300.5)
    try expect("title.width == 1 ~ .required - 1", title.width == 1 ~ .required - 1)
    try expect("title.width == 1 ~ .high + 10", title.width == 1 ~ .high + 10)
    let named: [(String, Priority)] = [
      ("required", .required), ("high", .high), ("medium", .medium), ("low", .low),
      ("fittingSize", .fittingSize),
    ]
    for (name, priority) in named {
      try expect("title.size == 1 ~ .\(name)", title.size == 1 ~ priority)
    }
  }

  @Test("Edges are read")
  func edges() throws {
    try expect("card.edges == screen.edges", card.edges == scene.screen.edges)
    try expect("title.edges >= card.edges.inset(by: gap)", title.edges >= card.edges.inset(by: 8))
    try expect(
      "title.edges(.left, .top) == card.edges.inset(by: 3 * 4)",
      title.edges(.left, .top) == card.edges.inset(by: 12))
    try expect(
      "title.edges(excluding: .left) <= card.edges", title.edges(excluding: .left) <= card.edges)
    try expect(
      "title.edges(excluding: .top, .leading) == -4",
      title.edges(excluding: .top, .leading) == -4)
    try expect(
      "title.edges(.top) == photo.edges(.bottom)", title.edges(.top) == photo.edges(.bottom))
    try expect("title.horizontalEdges == 8", title.horizontalEdges == 8)
    try expect(
      "title.verticalEdges == card.edges.inset(by: 1).inset(by: 2)",
      title.verticalEdges == card.edges.inset(by: 1).inset(by: 2))
    try expect(
      "title.edges == card.edges.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4))",
      title.edges == card.edges.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4)))
    try expect(
      "title.edges == card.edges.inset(by: DirectionalInsets(leading: 2, trailing: -4))",
      title.edges == card.edges.inset(by: DirectionalInsets(leading: 2, trailing: -4)))
    try expect("title.edges == Insets(8)", title.edges == Insets(8))
    try expect("title.edges >= DirectionalInsets(gap)", title.edges >= DirectionalInsets(8))
    try expect("title.edges == Insets()", title.edges == Insets())
  }

  @Test("Sizes and centers are read")
  func sizesAndCenters() throws {
    try expect("icon.size == 40", icon.size == 40)
    try expect("40 >= icon.size", 40 >= icon.size)
    try expect("title.size == card.size * 0.5 + 8", title.size == card.size * 0.5 + 8)
    try expect("2 * title.size <= card.size / 3 - 1", 2 * title.size <= card.size / 3 - 1)
    try expect(
      "icon.size == Size(width: 40, height: 24)", icon.size == Size(width: 40, height: 24))
    try expect(
      "icon.size == card.size - Size(height: 24)", icon.size == card.size - Size(height: 24))
    try expect("icon.center == card.center", icon.center == card.center)
    try expect(
      "icon.center == card.center + Point(x: 12, y: -1 - 2)",
      icon.center == card.center + Point(x: 12, y: -3))
    try expect("icon.center == Point(x: 1)", icon.center == Point(x: 1))
    try expect("icon.center >= 5", icon.center >= 5)
  }

  @Test("Arrays are read on either side")
  func arrays() throws {
    let all = [title, photo, icon]
    try expect("[title, photo, icon].height == 44", all.height == 44)
    try expect("44 <= [title, photo, icon].height", 44 <= all.height)
    try expect("[title, photo, icon].top == title.top", all.top == title.top)
    try expect("[title.top, photo.bottom] == card.top", [title.top, photo.bottom] == card.top)
    try expect(
      "title.width == [photo.width, icon.width,]", title.width == [photo.width, icon.width])
    try expect("[title, photo].edges == Insets(4)", [title, photo].edges == Insets(4))
    try expect(
      "[title, photo].leading == card.leading + .system",
      [title, photo].leading == card.leading + .system)
    try expect(
      "[title, photo].anchors.size == Size(width: 1, height: 2)",
      [title, photo].size == Size(width: 1, height: 2))
  }

  @Test("The system spacing is read")
  func systemSpacing() throws {
    try expect("title.top == photo.bottom + .system", title.top == photo.bottom + .system)
    try expect("title.top >= photo.bottom + 2 * .system", title.top >= photo.bottom + 2 * .system)
    try expect(
      "title.bottom <= card.bottom - wide * .system", title.bottom <= card.bottom - 1.5 * .system)
  }

  @Test("Guides are read, those created on first use included")
  func guides() throws {
    try expect("title.top == card.safeArea.top", title.top == card.safeArea.top)
    try expect("title.edges == card.margins.edges", title.edges == card.margins.edges)
    try expect("title.left == card.readableContent.left", title.left == card.readableContent.left)
    try expect(
      "title.bottom == screen.keyboard.top - 8", title.bottom == scene.screen.keyboard.top - 8)
    let column = LayoutGuide(identifier: "column")
    card.addLayoutGuide(column)
    try expect("card.column.width == 10", column.width == 10)
    try expect("title.anchors.width == card.column.anchors.width", title.width == column.width)
    let scroll = LayoutScrollView(name: "scroll")
    let items: [String: any LayoutItem] = ["scroll": scroll, "title": title]
    let read = try Constraint.parse(
      "title.width == scroll.frameLayoutGuide.width; title.top == scroll.contentLayoutGuide.top",
      items: items)
    #expect(
      readings(read)
        == readings([
          title.width == scroll.frameLayoutGuide.width,
          title.top == scroll.contentLayoutGuide.top,
        ]))
  }

  @Test("Of names with dots, the longest that fits counts")
  func dottedNames() throws {
    let items: [String: any LayoutItem] = [
      "card": card, "card.top": title, "card.top.margins": photo,
    ]
    let read = try Constraint.parse(
      "card.left == 1; card.top.left == 1; card.top.margins.left == 1; `card.top`.left == 1",
      items: items)
    #expect(zip(read, [card, title, photo, title]).allSatisfy { $0.firstItem === $1 })
  }

  @Test("The superview is read")
  func superview() throws {
    let line: UInt = #line + 1
    let read = try Constraint.parse(
      "title.top == superview.bottom / 2 - 4", items: scene.items, line: line)
    #expect("\(read[0])" == "title.top == 0.5 * superview.bottom - 4 (ParseTests.swift:\(line))")
    Constraint.activate(read)
    #expect(read[0].secondItem === card && read[0].secondAnchor?.attribute == .bottom)
    let edges = try scene.parse("title.edges == superview.edges.inset(by: 4)")
    #expect(readings(edges) == readings(title.edges == DirectionalInsets(4)))
  }
}
