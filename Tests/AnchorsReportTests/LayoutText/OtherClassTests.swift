import AnchorsLayout
import AnchorsReport
import Testing

/// A widget of another toolkit.
private final class Button: LayoutItem {
  private let storage = LayoutStorage()
  var layoutNode: LayoutNode { storage.node(of: self) }
  private(set) weak var parent: Button?
  private var children: [Button] = []
  var layoutParent: (any LayoutItem)? { parent }
  var layoutChildren: [any LayoutItem] { children }
  var layoutFrame = Rect.zero
  let layoutName: String
  let layoutMetrics: LayoutMetrics
  var ownLayoutDirection: InterfaceDirection?

  init(_ name: String, _ metrics: LayoutMetrics = LayoutMetrics()) {
    (layoutName, layoutMetrics) = (name, metrics)
  }

  func add(_ child: Button) {
    children.append(child)
    child.parent = self
    LayoutTree(containing: self).hierarchyDidChange()
  }
}

@Suite("The text of items of other classes, and their page")
struct OtherClassTests {
  @Test("a minimum is a required constraint of the text, and a fact of the item")
  func minimum() throws {
    let window = Button("window")
    window.layoutFrame = Rect(x: 0, y: 0, width: 300, height: 100)
    let button = Button("button", LayoutMetrics(intrinsicHeight: 20, minimumWidth: 48))
    window.add(button)
    Constraint.activate {
      button.edges(.leading, .top) == window.edges
      button.width == 0 ~ 900
    }
    let tree = LayoutTree(containing: window)
    let read = try ReadText(tree.layoutText())
    #expect(read.text.contains("\nview button - x 20\n"))
    #expect(read.text.contains("\nbutton.width >= 48 'minimum'\n"))
    #expect(read.text.hasSuffix("\nexpect button 0 0 48 20\n"))
    #expect(read.complaints == [] && read.differences(from: window) == [])
    #expect(tree.htmlReport().contains("48 × –"))
  }

  @Test("are views with their margins, insets, direction and text in the middle")
  func all() throws {
    let window = Button("window")
    window.layoutFrame = Rect(x: 0, y: 0, width: 300, height: 100)
    let shadow = Insets(top: 1, left: 2, bottom: 3, right: 4)
    let card = Button(
      "card",
      LayoutMetrics(
        intrinsicWidth: 150, intrinsicHeight: 70,
        margins: Insets(top: 5, left: 6, bottom: 7, right: 8),
        alignmentRectInsets: shadow))
    card.ownLayoutDirection = .rightToLeft
    let text = Button(
      "text",
      LayoutMetrics(
        intrinsicWidth: 40, intrinsicHeight: 20, baselineOffsetFromTop: 15,
        baselineOffsetFromBottom: 5,
        alignmentRectInsets: shadow, dependsOnFrame: true, centersText: true))
    let mark = Button("mark", LayoutMetrics(intrinsicWidth: 10, intrinsicHeight: 10))
    window.add(card)
    card.add(text)
    card.add(mark)
    Constraint.activate {
      card.edges(.leading, .top) == window.edges.inset(by: 10)
      text.leading == card.leadingMargin + 3
      text.top == card.topMargin
      text.height == 31
      mark.trailing == card.trailing - 5
      mark.top == text.firstBaseline + 2
    }
    let read = try ReadText(LayoutTree(containing: window).layoutText())
    #expect(read.complaints == [] && read.differences(from: window) == [])
    #expect(
      read.text.contains(
        "\nview card 150 x 70 margins 5 8 7 6 alignmentInsets 1 2 3 4 rtl\n  view text 40 x 20 "))
    #expect(
      read.notes == ["The content of text depends on its frame; it is that of this layout."])
  }
}
