import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Arrays of composites")
struct CompositeArrayTests {
  private let a = LayoutView(name: "a")
  private let b = LayoutView(name: "b")

  @Test("Composites of arrays accept sizes, numbers and insets on the right")
  func operands() {
    #expect(
      texts([a, b].size == Size(width: 1, height: 2))
        == ["a.width == 1", "a.height == 2", "b.width == 1", "b.height == 2"])
    #expect(
      texts([a, b].size <= 40)
        == ["a.width <= 40", "a.height <= 40", "b.width <= 40", "b.height <= 40"])
    #expect(
      texts([a, b].size <= Size(width: 1, height: 2))
        == ["a.width <= 1", "a.height <= 2", "b.width <= 1", "b.height <= 2"])
    #expect(
      texts([a].size >= Size(width: 1, height: 2)) == ["a.width >= 1", "a.height >= 2"])
    #expect(texts([a].size >= 4) == ["a.width >= 4", "a.height >= 4"])
    #expect(
      texts([a].edges == Insets(4))
        == ["a.top == 4", "a.left == 4", "a.bottom == -4", "a.right == -4"])
  }

  @Test("A center moves back as well as forth")
  func center() {
    #expect(
      texts(a.center == b.center - Point(x: 3, y: 4))
        == ["a.centerX == b.centerX - 3", "a.centerY == b.centerY - 4"])
  }
}
