import Foundation
import Testing

@Suite("anchors layout and anchors convert with Swift files")
struct SwiftLayoutTests {
  static let card = """
    import SnapKit
    import UIKit

    final class CardView: UIView {
      private let photo = UIImageView()
      private let title = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Fjord at dawn"
        addSubview(photo)
        addSubview(title)
        photo.snp.makeConstraints { make in
          make.leading.top.equalToSuperview().inset(12)
          make.width.height.equalTo(80)
        }
        title.snp.makeConstraints { make in
          make.leading.equalTo(photo.snp.trailing).offset(8)
          make.centerY.equalTo(photo)
        }
      }

      required init?(coder: NSCoder) { nil }
    }

    """

  private func run(_ card: String = card) throws -> ToolRun {
    let run = try ToolRun()
    try run.write(card, to: "Sources/CardView.swift")
    return run
  }

  @Test("The frames are printed, and the picture has the views' names, classes and texts")
  func picture() throws {
    let run = try run()
    let result = try run(
      "layout", "Sources/CardView.swift", "--svg", "pictures", "--size", "320x200")
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("CardView, Sources/CardView.swift:\nNothing is wrong\n"))
    #expect(result.output.contains("\n    photo: (12, 12, 80, 80)\n"))
    #expect(result.output.contains("Picture: pictures/CardView.svg"))
    let picture = try String(
      contentsOf: run.folder.appendingPathComponent("pictures/CardView.svg"), encoding: .utf8)
    #expect(picture.contains("cardView: CardView") && picture.contains("Fjord at dawn"))
    #expect(!picture.contains("Not known"))
  }

  @Test("A conflict has the lines of the Swift file, and status 1, also in a map")
  func conflict() throws {
    let run = try run(
      Self.card.replacing("make.centerY.equalTo(photo)", with: "make.leading.equalTo(photo)"))
    let result = try run("layout", "Sources/CardView.swift", "--map", "--svg", "pictures")
    #expect(result.status == 1)
    #expect(!result.output.contains("CardView`"))
    #expect(result.output.contains("title.leading == photo.leading (CardView.swift:19)"))
    #expect(result.output.contains("title.leading == photo.trailing + 8 (CardView.swift:18)"))
    #expect(!result.output.contains("'CardView.swift"))
    #expect(result.output.contains("at every size, "))
    let xcode = try run("layout", "Sources/CardView.swift", "--xcode")
    #expect(xcode.output.hasPrefix("Sources/CardView.swift:18:1: warning: "))
  }

  @Test("Nothing is claimed of a class that is not complete, and its picture has the reasons")
  func incomplete() throws {
    let run = try run(
      Self.card.replacing("make.centerY.equalTo(photo)", with: "make.leading.equalTo(photo)")
        .replacing("addSubview(title)", with: "addSubview(title); Theme.apply(to: title)"))
    let result = try run("layout", "Sources", "--svg", "pictures", "--map", "--explain")
    #expect(result.status == 0)
    #expect(result.output.contains("CardView is not complete: 1 thing not known\nViews:\n"))
    #expect(result.output.contains("\n  photo.width == 80 (CardView.swift:15)\n"))
    #expect(result.output.contains("\nIncomplete: 1 thing not known, so nothing is looked for\n"))
    #expect(
      result.output.contains("\n  CardView.swift:12: the call of apply is not understood\n"))
    #expect(!result.output.contains("conflict") && !result.output.contains("Windows of"))
    let picture = try String(
      contentsOf: run.folder.appendingPathComponent("pictures/CardView.svg"), encoding: .utf8)
    #expect(picture.contains("CardView.swift:12: the call of apply is not understood</text>"))
    let json = try run("layout", "Sources", "--json", "--explain")
    let value = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let layout = (value?["layouts"] as? [[String: Any]])?.first
    #expect(layout?["type"] as? String == "CardView")
    #expect((layout?["unknown"] as? [String])?.count == 1)
    #expect(layout?["placeholders"] as? [String] == ["photo"])
  }

  @Test("The text that convert writes has the same frames")
  func text() throws {
    let run = try run()
    let text = try run("convert", "Sources/CardView.swift", "--to", "anchors")
    #expect(text.status == 0)
    #expect(
      text.output == """
        anchors 2
        window 390 x 844
        view cardView  // CardView
          view photo 24 x 24  // UIImageView; the size of its content is not known
          label title "Fjord at dawn"  // UILabel

        cardView.top == window.top
        cardView.leading == window.leading
        cardView.width == window.width ~ 999
        cardView.height == window.height ~ 49
        photo.leading == cardView.leading + 12 (CardView.swift:14)
        photo.top == cardView.top + 12 (CardView.swift:14)
        photo.width == 80 (CardView.swift:15)
        photo.height == 80 (CardView.swift:15)
        title.leading == photo.trailing + 8 (CardView.swift:18)
        title.centerY == photo.centerY (CardView.swift:19)

        """)
    try run.write(text.output, to: "card.anchors")
    let frames = try run("layout", "card.anchors").output
    #expect(frames.contains("\n    photo: (12, 12, 80, 80)\n"))
    #expect(try run("convert", "Sources/CardView.swift", "--to", "swift").status == 64)
  }

  @Test("Of several classes, --type chooses one; wrong names and broken files have messages")
  func choice() throws {
    let run = try run(
      Self.card
        + Self.card.replacing("CardView", with: "OtherView")
        .replacing("import SnapKit", with: "").replacing("import UIKit", with: ""))
    let file = "Sources/CardView.swift"
    let all = try run("layout", file)
    #expect(all.output.contains("CardView, ") && all.output.contains("OtherView, "))
    let several = try run("convert", file, "--to", "anchors")
    #expect(several.status == 3)
    #expect(several.errors.contains("choose one with --type: CardView, OtherView"))
    let one = try run("convert", file, "--to", "anchors", "--type", "OtherView")
    #expect(one.output.contains("view otherView  // OtherView\n"))
    let wrong = try run("layout", file, "--type", "Cart")
    #expect(wrong.status == 3)
    #expect(wrong.errors == "anchors: no class is named Cart; there are CardView, OtherView\n")
    try run.write("class A: UIView { let a = UIView(", to: "Broken.swift")
    let broken = try run("layout", "Broken.swift")
    #expect(broken.status == 3)
    #expect(broken.errors.hasPrefix("anchors: Broken.swift:1: "))
    #expect(try run("layout", file, "--assume", "isCompact").status == 64)
    #expect(try run("layout", "-", "--type", "CardView").status == 64)
    let missing = try run("layout", "Missing.swift")
    #expect(missing.errors == "anchors: Missing.swift cannot be read\n")
    #expect(missing.status == 3)
    #expect(try run("convert", "a.xib", "--to", "swift", "--type", "CardView").status == 64)
  }

  @Test("A condition that is not known is named with the option that decides it")
  func condition() throws {
    let run = try run(
      Self.card.replacing(
        "make.width.height.equalTo(80)",
        with: """
          make.width.height.equalTo(traitCollection.isBig ? 80 : 40)
          """))
    let file = "Sources/CardView.swift"
    let result = try run("layout", file)
    #expect(result.output.contains("\n    photo: (12, 12, 40, 40)\n"))
    #expect(
      result.output.hasSuffix(
        """
          CardView.swift:15: the condition traitCollection.isBig is not known
        To decide a condition: --assume 'traitCollection.isBig=true'

        """))
    let assumed = try run("layout", file, "--assume", "traitCollection.isBig=true")
    #expect(assumed.output.contains("Nothing is wrong\n"))
    #expect(assumed.output.contains("\n    photo: (12, 12, 80, 80)\n"))
  }
}
