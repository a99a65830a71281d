import AnchorsLayout
import AnchorsReport
import Foundation
import InterfaceBuilder
import Testing

@Suite("Storyboards and xibs as text and as Swift")
struct ConvertTests {
  @Test(
    "The text of a scene has the frames of the scene",
    arguments: TestDocument.names(in: "Documents"))
  func text(name: String) throws {
    let document = try TestDocument.named(name)
    for scene in document.scenes {
      let tree = SceneTree(scene, in: document)
      tree.layOut()
      let text = LayoutTextConverter.text(scene, in: document)
      let copy = try DocumentTree(text)
      copy.root.layoutIfNeeded()
      var (frames, open) = ([Rect](), [copy.root])
      while let view = open.popLast() {
        frames.append(view.frame)
        open += view.subviews.reversed()
      }
      let expected = tree.views.map(\.view.frame)
      #expect(frames.count == expected.count)
      for (frame, expected) in zip(frames, expected) {
        #expect(abs(frame.minX - expected.minX) < 0.01 && abs(frame.minY - expected.minY) < 0.01)
        #expect(abs(frame.width - expected.width) < 0.01)
        #expect(abs(frame.height - expected.height) < 0.01)
      }
    }
  }

  @Test(
    "The text of a scene follows another size as the scene does",
    arguments: ["AutoresizingMasks.xib", "ControllerMargins.storyboard", "StackFillEqually.xib"])
  func otherSize(name: String) throws {
    let document = try TestDocument.named(name)
    let tree = SceneTree(document.scenes[0], in: document)
    let copy = try DocumentTree(
      LayoutTextConverter.text(document.scenes[0], in: document))
    let size = Size(width: 430, height: 932)
    tree.layOut(size)
    copy.root.frame.size = size
    copy.root.layoutIfNeeded()
    #expect(copy.root.subviews.map(\.frame) == tree.root.subviews.map(\.frame))
  }

  /// The screens in `Tests/UIKitTests`, whose tests compile them and compare their frames.
  private static let screens = [
    "AutoresizingMasks.xib", "BadgeCell.xib", "ContactCell.xib", "ControlValues.xib",
    "LayoutMargins.xib", "Priorities.xib", "SafeArea.storyboard", "ScrollGuides.xib",
    "StackColumn.xib",
  ]

  @Test("The Swift of a scene is the one that the tests for UIKit compile", arguments: screens)
  func swift(name: String) throws {
    let document = try TestDocument.named(name)
    let code = SwiftConverter.code(document.scenes[0], in: document, file: name)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let base = name.prefix { $0 != "." }
    let file = root.appendingPathComponent(
      "Tests/UIKitTests/Sources/ConvertedScreens/\(base).swift")
    let committed = try String(contentsOf: file, encoding: .utf8)
    #expect(committed == code)
  }

  @Test("The articles show the converted screen and name every rule")
  func articles() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let folder = "Sources/AnchorsReport/AnchorsReport.docc"
    let screen = try text("Tests/UIKitTests/Sources/ConvertedScreens/StackColumn.swift")
    #expect(try text("\(folder)/FromAStoryboardToCode.md").contains("```swift\n\(screen)```"))
    for (name, rules) in [
      ("CheckingStoryboardsInCI", Rule.documents), ("LayoutCodeWithoutADevice", Rule.code),
    ] {
      let article = try text("\(folder)/\(name).md")
      let rows = rules.map { rule in
        "| `\(rule.name)` | \(rule.severity.rawValue) | \(rule.summary) |\n"
      }
      #expect(article.contains(rows.joined()))
    }
  }

  @Test("Views are named by outlets, labels and texts, and names of UIView's members are avoided")
  func names() throws {
    let document = try TestDocument.named("Names.xib")
    let code = SwiftConverter.code(document.scenes[0], in: document, file: "Names.xib")
    #expect(code.contains("  let card = UIView()\n"))
    #expect(code.contains("  let signInButton = UIButton()\n"))
    #expect(code.contains("    signInButton.setTitle(\"Sign in\", for: .normal)\n"))
    #expect(code.contains("  let view = UIView()\n"))
  }

  @Test("Images and actions are listed as comments, and fonts are written")
  func notConverted() throws {
    let document = try TestDocument.named("LaunchScreen.storyboard")
    let code = SwiftConverter.code(
      document.scenes[0], in: document, file: "LaunchScreen.storyboard")
    #expect(code.contains("    exampleLabel.font = .systemFont(ofSize: 36)\n"))
    #expect(code.contains("v.bottom == self.bottom * 1 / 3 + 20.67\n"))
    let image = try converted("<imageView image=\"photo\" id=\"a\"/>")
    #expect(image.contains("// - the image of imageView: photo\n"))
  }
}
