import AnchorsLayout
import Testing

/// An item of another toolkit, which the portable engine knows nothing of.
final class ForeignWidget: LayoutItem {
  private let storage = LayoutStorage()
  var layoutNode: LayoutNode { storage.node(of: self) }
  weak var parent: (any LayoutItem)?
  var layoutParent: (any LayoutItem)? { parent }
  var layoutChildren: [any LayoutItem] { [] }
  var layoutFrame = Rect.zero
  var layoutSystem: LayoutSystem { LayoutSystem("Foreign") }
}

@Suite("Items of two toolkits")
struct ForeignItemsTests {
  private let root = LayoutView(name: "root")
  private let view = LayoutView(name: "view")
  private let widget = ForeignWidget()

  init() {
    root.addSubview(view)
    widget.parent = root
  }

  @Test("Items of two toolkits cannot share a constraint, whichever comes first")
  func foreignItems() {
    do {
      try Installer.install(view.left == widget.right + 8, line: 0)
      Issue.record("installed")
    } catch {
      #expect(error.kind == .foreignItems)
      #expect(error.constraint.firstItem === view && error.constraint.secondItem === widget)
      #expect(
        error.description.hasPrefix(
          """
          view.left == ForeignWidget.right + 8: view (portable) and ForeignWidget (Foreign) belong
          """))
    }
    do {
      try Installer.install(widget.width == view.width ~ .low, line: 0)
      Issue.record("installed")
    } catch {
      #expect(
        error.description == """
          ForeignWidget.width == view.width ~ 250: ForeignWidget (Foreign) and view (portable) \
          belong to different toolkits and cannot share a constraint
          """)
    }
  }

  @Test("Two systems are the same if their names are equal")
  func names() {
    #expect(LayoutSystem("Foreign") == widget.layoutSystem)
    #expect(LayoutSystem("portable") == .portable)
    #expect(view.layoutSystem == .portable)
    #expect(view.safeArea.layoutSystem == .portable)
  }

  @Test("Items of one foreign system can share a constraint")
  func sameSystem() throws {
    let (parent, child) = (ForeignWidget(), ForeignWidget())
    child.parent = parent
    let gap = child.left == parent.left + 8
    try Installer.install(gap, line: 0)
    #expect(gap.host === parent)
    #expect(child.installedConstraints.map { $0 === gap } == [true])
  }
}
