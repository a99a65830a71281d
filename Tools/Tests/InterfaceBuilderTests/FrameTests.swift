import AnchorsLayout
import Foundation
import InterfaceBuilder
import Testing

@Suite("Frames of storyboards and xibs")
struct FrameTests {
  private static let documents = TestDocument.names(in: "Documents")
  /// The notes on what the document's frames alone tell.
  private static let notes = [
    "EmptyStack.xib": """
    line 10: the height of stackView is the document's, because its views do not give it one
    """,
    "ImageOfClass.xib": """
    line 10: the width of RoundImageView is the document's, because the content of RoundImageView is not known
    """,
    "UnknownClass.xib": """
    line 10: the height of BadgeView is the document's, because neither constraints nor known \
    content determine it
    """,
  ]

  @Test("All frames agree with the document's", arguments: documents)
  func agree(name: String) throws {
    let document = try TestDocument.named(name)
    #expect(!document.scenes.isEmpty)
    for scene in document.scenes {
      let tree = SceneTree(scene, in: document)
      tree.layOut()
      let comparison = FrameComparison(tree)
      #expect(comparison.agrees, "\(comparison.views.filter { $0.agrees == false })")
      let notes = Self.notes[name].map { [$0] } ?? []
      #expect(comparison.notes == notes)
      let agreeing = comparison.views.count { $0.agrees == true }
      #expect(agreeing > 1 || comparison.views.count == 1)
    }
  }

  @Test("There are more than 60 documents")
  func count() {
    #expect(Self.documents.count > 60)
  }

  @Test("A wrong frame differs")
  func differs() throws {
    let text = try String(decoding: TestDocument.data("Edges.xib"), as: UTF8.self)
    let wrong = text.replacing("x=\"16\" y=\"24\"", with: "x=\"17\" y=\"24\"")
    let document = try InterfaceDocument(Data(wrong.utf8))
    let tree = SceneTree(document.scenes[0], in: document)
    tree.layOut()
    let differing = FrameComparison(tree).views.filter { $0.agrees == false }
    #expect(differing.map(\.id) == ["aaa-aa-aaa"])
    #expect(differing.first?.here == [16, 24, 343, 619])
    #expect(differing.first?.document == [17, 24, 343, 619])
  }

  @Test("Views are named by their label, their text, their accessibility label or their kind")
  func names() throws {
    let document = try TestDocument.named("Names.xib")
    let tree = SceneTree(document.scenes[0], in: document)
    #expect(tree.views.map(\.view.layoutName) == ["root", "Card", "Sign in", "Divider"])
  }

  @Test("Every scene of a storyboard is found, with its cells")
  func scenes() throws {
    let two = try TestDocument.named("TwoScenes.storyboard")
    #expect(two.scenes.map(\.name) == ["Screen0ViewController", "Screen1ViewController"])
    #expect(two.scenes[1].has(id: "vc1-aa-aaa") && two.scenes[1].has(id: "sc1-aa-aaa"))
    let table = try TestDocument.named("PrototypeCell.storyboard")
    #expect(table.scenes.map(\.kind) == [.controller, .cell])
    #expect(table.scenes.map(\.root.id) == ["rot-vw-aaa", "cel-lc-ell"])
  }

  @Test("A constraint for another size class is not installed")
  func sizeClasses() throws {
    let document = try TestDocument.named("IncludedConstraint.xib")
    let regular = SceneTree(
      document.scenes[0], in: document, traits: Traits(Size(width: 1024, height: 1366)))
    regular.layOut(Size(width: 1024, height: 1366))
    #expect(regular.views[1].view.frame.width == 100)
    let stack = try TestDocument.named("StackForSizeClass.xib")
    let row = SceneTree(
      stack.scenes[0], in: stack, traits: Traits(Size(width: 1024, height: 1366)))
    row.layOut(Size(width: 1024, height: 1366))
    #expect(row.views[1].view.frame.size == Size(width: 200, height: 40))
  }

  @Test("Masks and margins follow another size")
  func otherSize() throws {
    let document = try TestDocument.named("AutoresizingMasks.xib")
    let tree = SceneTree(document.scenes[0], in: document)
    tree.layOut(Size(width: 320, height: 568))
    #expect(tree.views[1].view.frame == Rect(x: 0, y: 0, width: 320, height: 44))
    #expect(tree.views[2].view.frame == Rect(x: 260, y: 508, width: 50, height: 50))
    let margins = try TestDocument.named("ControllerMargins.storyboard")
    let wide = SceneTree(margins.scenes[0], in: margins)
    wide.layOut(Size(width: 430, height: 932), safeArea: .zero)
    #expect(wide.views[1].view.frame == Rect(x: 20, y: 100, width: 390, height: 50))
  }
}
