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

  /// Removes the children without a word to the tree.
  func dropChildren() { children = [] }

  func add(_ child: Button) {
    children.append(child)
    child.parent = self
    LayoutTree(containing: self).hierarchyDidChange()
  }
}

@Suite("The text of items of other classes, and their page")
struct OtherClassTests {
  @Test("A minimum is a required constraint of the text, and a fact of the item")
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

  @Test("Items of other classes are views with their margins, insets, direction and centered text")
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

  @Test("Content of a negative size is content of no size")
  func negativeContent() throws {
    let window = Button("window")
    window.layoutFrame = Rect(x: 0, y: 0, width: 300, height: 100)
    let button = Button("button", LayoutMetrics(intrinsicWidth: -5, intrinsicHeight: 20))
    window.add(button)
    Constraint.activate { button.edges(.leading, .top) == window.edges }
    let read = try ReadText(LayoutTree(containing: window).layoutText())
    #expect(read.text.contains("\nview button 0 x 20\n"))
    #expect(read.text.hasSuffix("\nexpect button 0 0 0 20\n"))
    #expect(read.complaints == [] && read.differences(from: window) == [])
  }

  @Test("A constraint with an item that has left the tree is left out, and a comment says so")
  func itemThatLeft() throws {
    let window = Button("window")
    window.layoutFrame = Rect(x: 0, y: 0, width: 300, height: 100)
    let (stays, leaves) = (Button("stays"), Button("leaves"))
    window.add(stays)
    window.add(leaves)
    Constraint.activate {
      stays.edges == window.edges
      leaves.width == stays.width
    }
    window.dropChildren()
    window.add(stays)
    let read = try ReadText(LayoutTree(containing: window).layoutText())
    #expect(
      read.notes.first?.hasPrefix(
        "Left out, since an item has left the tree: leaves.width == stays.width") == true)
    #expect(!read.text.contains("expect"))
  }

  @Test("A number that is too large is cut off, and a comment says so")
  func largeNumber() throws {
    let screen = LayoutView(name: "screen", width: 2_000_000, height: 100)
    screen.addSubview(LayoutView(name: "photo"))
    let read = try ReadText(screen)
    #expect(read.text.contains("\nwindow screen 1000000 x 100\n"))
    #expect(
      read.notes == ["screen has a number beyond 1000000, which is the largest in a text."])
  }

  @Test("A frame gives way to constraints when the text is read, and a comment says so")
  func frameWithConstraints() throws {
    let screen = LayoutView(name: "screen", width: 300, height: 100)
    let photo = LayoutView(name: "photo", frame: Rect(x: 10, y: 10, width: 40, height: 30))
    screen.layoutTree.conflictHandler = nil
    screen.addSubview(photo)
    Constraint.activate { photo.width == 50 }
    photo.translatesAutoresizingMaskIntoConstraints = true
    let read = try ReadText(screen)
    #expect(
      read.notes.first?.hasPrefix("The frame of photo is not kept, since it has constraints: photo")
        == true, "\(read.notes)")
  }

  @Test("A constraint with a guide of a scroll view at the top is left out, and a comment says so")
  func topmostScrollView() throws {
    let scroll = LayoutScrollView(name: "scroll", width: 300, height: 200)
    let view = LayoutView(name: "view")
    scroll.addSubview(view)
    Constraint.activate {
      view.trailing == scroll.frameLayoutGuide.trailing - 20
      view.size == 50
    }
    let read = try ReadText(scroll)
    #expect(
      read.notes.contains {
        $0.hasPrefix(
          "Left out, since a window does not scroll: "
            + "view.trailing == scroll.frameLayoutGuide.trailing - 20")
      })
    #expect(!read.text.contains("expect"))
  }
}
