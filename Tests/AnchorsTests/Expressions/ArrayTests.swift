import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Arrays of items")
struct ArrayTests {
  private let card = LayoutView(name: "card")
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")
  private let c = LayoutView(name: "c")

  @Test("Every item is compared with a number")
  func numbers() {
    #expect(
      texts([a, b, c].height == 44) == ["a.height == 44", "b.height == 44", "c.height == 44"])
    #expect(texts([a, b].width <= 44) == ["a.width <= 44", "b.width <= 44"])
    #expect(texts([a, b].top >= -4) == ["a.top >= -4", "b.top >= -4"])
  }

  @Test("Every item is compared with a term")
  func terms() {
    #expect(
      texts([a, b, c].top == card.top + 8) == [
        "a.top == card.top + 8", "b.top == card.top + 8", "c.top == card.top + 8",
      ])
    #expect(
      texts([a, b].width <= 2 * card.height) == [
        "a.width <= 2 * card.height", "b.width <= 2 * card.height",
      ])
    #expect(
      texts([a, b].leading >= card.leading) == [
        "a.leading >= card.leading", "b.leading >= card.leading",
      ])
  }

  @Test("An item is not compared with itself, unless the statement has a meaning")
  func itself() {
    #expect(
      texts([a, b, c].height == b.height) == ["a.height == b.height", "c.height == b.height"])
    #expect(texts([a, b].size == a.size) == ["b.width == a.width", "b.height == a.height"])
    #expect(texts(a.width <= [a.width, b.width]) == ["a.width <= b.width"])
    #expect(texts([a].top == a.top).isEmpty)
    #expect(
      texts([a, b].width >= 0.5 * a.width) == [
        "a.width >= 0.5 * a.width", "b.width >= 0.5 * a.width",
      ])
    #expect(texts([a, b].top == a.bottom) == ["a.top == a.bottom", "b.top == a.bottom"])
  }

  @Test("A term is compared with every item")
  func arraysOnTheRight() {
    #expect(texts(a.width == [b.width, c.width]) == ["a.width == b.width", "a.width == c.width"])
    #expect(
      texts(a.bottom + 8 <= [b, c].top) == ["a.bottom <= b.top - 8", "a.bottom <= c.top - 8"])
    #expect(
      texts(a.height >= [b.height + 1, 2 * c.height]) == [
        "a.height >= b.height + 1", "a.height >= 2 * c.height",
      ])
  }

  @Test("An array may contain expressions")
  func expressions() {
    #expect(
      texts([a.width + 1, 2 * b.width] == card.width) == [
        "a.width == card.width - 1", "b.width == 0.5 * card.width",
      ])
    #expect(texts([a.width - 1, b.width / 2] <= 10) == ["a.width <= 11", "b.width <= 20"])
  }

  @Test("An array may contain composites")
  func composites() {
    #expect(
      texts([a, b].verticalEdges == card.verticalEdges.inset(by: 8)) == [
        "a.top == card.top + 8", "a.bottom == card.bottom - 8",
        "b.top == card.top + 8", "b.bottom == card.bottom - 8",
      ])
    #expect(
      texts([a, b].edges >= card.edges) == [
        "a.top >= card.top", "a.leading >= card.leading", "a.bottom <= card.bottom",
        "a.trailing <= card.trailing",
        "b.top >= card.top", "b.leading >= card.leading", "b.bottom <= card.bottom",
        "b.trailing <= card.trailing",
      ])
    #expect(
      texts([a, b].horizontalEdges <= card.horizontalEdges) == [
        "a.leading <= card.leading", "a.trailing >= card.trailing",
        "b.leading <= card.leading", "b.trailing >= card.trailing",
      ])
    #expect(
      texts([a, b].size == 40) == [
        "a.width == 40", "a.height == 40", "b.width == 40", "b.height == 40",
      ])
    #expect(
      texts([a, b].center == card.center) == [
        "a.centerX == card.centerX", "a.centerY == card.centerY",
        "b.centerX == card.centerX", "b.centerY == card.centerY",
      ])
  }

  @Test("An array has every attribute")
  func attributes() {
    let items = [a, b]
    let x = [items.left, items.right, items.leading, items.trailing, items.centerX]
    #expect(
      x.map { $0.map(\.attribute) }
        == [.left, .right, .leading, .trailing, .centerX].map { [$0, $0] })
    let y = [items.top, items.bottom, items.centerY, items.firstBaseline, items.lastBaseline]
    #expect(
      y.map { $0.map(\.attribute) }
        == [.top, .bottom, .centerY, .firstBaseline, .lastBaseline].map { [$0, $0] })
    let lengths = [items.width, items.height]
    #expect(lengths.map { $0.map(\.attribute) } == [.width, .height].map { [$0, $0] })
    for anchors in x { #expect(anchors[0].item === a && anchors[1].item === b) }
    for anchors in y { #expect(anchors[0].item === a && anchors[1].item === b) }
    for anchors in lengths { #expect(anchors[0].item === a && anchors[1].item === b) }
  }

  @Test("Items of different classes are compared by their anchors")
  func mixedClasses() {
    let guide = LayoutGuide(identifier: "guide")
    let items: [any LayoutItem] = [a, guide]
    #expect(
      texts(items.anchors.top == card.top + 8) == [
        "a.top == card.top + 8", "guide.top == card.top + 8",
      ])
    #expect(texts([a, b].anchors.width == 4) == ["a.width == 4", "b.width == 4"])
  }

  @Test("An empty array gives no constraints, and a priority reaches every constraint")
  func emptyAndPriority() {
    #expect(texts([LayoutView]().height == 44) == [])
    #expect(
      texts([a, b].height == 44 ~ .high) == ["a.height == 44 ~ 750", "b.height == 44 ~ 750"])
    #expect(
      texts(a.width == [b.width, c.width] ~ .low + 1) == [
        "a.width == b.width ~ 251", "a.width == c.width ~ 251",
      ])
  }
}
