import Foundation
import Testing

@Suite("anchors layout --compare")
struct LayoutComparisonTests {
  private static let card = """
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
  private static let names = ["Old.swift", "New.swift"]

  /// Compares the card with a changed one.
  private func compare(
    _ changes: [(String, String)], _ options: String..., in run: ToolRun? = nil
  ) throws -> ToolRun.Result {
    let run = try run ?? ToolRun()
    let new = changes.reduce(SwiftLayoutTests.card) { $0.replacing($1.0, with: $1.1) }
    for (text, name) in zip([SwiftLayoutTests.card, new], Self.names) {
      try run.write(text, to: name)
    }
    return try run(["layout", "--compare"] + Self.names + options)
  }

  @Test("A changed constant has the old and the new line, and the frames that it moves")
  func constant() throws {
    let result = try compare([("offset(8)", "offset(20).priority(999)")], "--size", "320x568")
    #expect(result.errors == "")
    #expect(result.status == 0)
    #expect(
      result.output == """
        Changed classes: 1
        Windows: 320x568; frames in the superview
        CardView, New.swift:
          Moved:
            title: x +12, (100, 42, 103, 20) → (112, 42, 103, 20)
          Constraints:
            - title.leading == photo.trailing + 8 (Old.swift:18)
            + title.leading == photo.trailing + 20 ~ 999 (New.swift:18)

        """)
  }

  @Test("A view that moves with its superview is not listed, and windows are named if not all")
  func moved() throws {
    let run = try ToolRun()
    let text = """
      window 390 x 844
      view card
        view photo
      card.trailing == window.trailing
      card.width == window.width / 2 ~ 900
      card.width <= 400
      card.top == window.top + 8
      card.height == 100
      photo.center == card.center
      photo.size == 40
      """
    try run.write(text, to: "a.anchors")
    try run.write(text.replacing("top + 8", with: "top + 9"), to: "b.anchors")
    let all = try run("layout", "--compare", "a.anchors", "b.anchors")
    #expect(all.output.contains("\n    card: y +1, (160, 8, 160, 100) → (160, 9, 160, 100)\n"))
    #expect(!all.output.contains("photo:"))
    try run.write(text.replacing("400", with: "180"), to: "b.anchors")
    let some = try run("layout", "--compare", "a.anchors", "b.anchors")
    let move = "card: x +15, width -15, (195, 8, 195, 100) → (210, 8, 180, 100) at 390x844"
    #expect(some.output.contains("\n  Moved:\n    \(move)\n"))
  }

  @Test("Views appear and disappear, and change their text and class")
  func views() throws {
    let result = try compare([
      ("Fjord at dawn", "Fjord"), ("photo = UIImageView", "photo = UIView"),
      ("addSubview(title)", "addSubview(title); let badge = UISwitch(); title.addSubview(badge)"),
    ])
    #expect(
      result.output.contains(
        """
          Views:
            - photo: UIImageView in cardView
            + photo: UIView in cardView
            - title: UILabel "Fjord at dawn" in cardView
            + title: UILabel "Fjord" in cardView
            + badge: UISwitch frame 0 0 0 0 in title

        """))
    let run = try ToolRun()
    let window = "window 300 x 300\n"
    try run.write("\(window)view old frame 0 0 8 8\n", to: "a.anchors")
    try run.write(window, to: "b.anchors")
    let gone = try run("layout", "--compare", "a.anchors", "b.anchors")
    #expect(gone.output.hasSuffix("  Views:\n    - old: view frame 0 0 8 8 in window\n"))
    let same = try run("layout", "--compare", "a.anchors", "a.anchors", "--size", "320x568")
    #expect(same.output == "Unchanged classes: 1\nWindows: 320x568; frames in the superview\n")
  }

  @Test("A renamed view is a rename, and its constraints are the same")
  func renamed() throws {
    let result = try compare([("photo", "picture"), ("title", "heading")])
    #expect(
      result.output.hasSuffix(
        "CardView, New.swift:\n  Renamed:\n    photo → picture\n    title → heading\n"
      ))
    let moved = try compare([("photo", "picture"), ("equalTo(80)", "equalTo(96)")])
    #expect(moved.output.contains("  Renamed:\n    photo → picture\n"))
    #expect(
      moved.output.contains(
        "\n    - picture.width == 80 (Old.swift:15)\n    + picture.width == 96 (New.swift:15)\n"))
  }

  @Test("A new conflict is printed with its windows and status 1; the way back has mended it")
  func broken() throws {
    let run = try ToolRun()
    let changes = [("make.centerY.equalTo(photo)", "make.leading.equalTo(photo)")]
    let result = try compare(changes, in: run)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("New problems: 2, changed classes: 1\n"))
    #expect(result.output.contains("\n  New conflict:\n    2 required constraints conflict:\n"))
    #expect(result.output.contains("title.leading == photo.leading (New.swift:19)"))
    #expect(result.output.contains("\n  New ambiguity:\n    title: y is not determined"))
    let back = try run(["layout", "--compare"] + Self.names.reversed())
    #expect(back.status == 0)
    #expect(back.output.hasPrefix("Mended problems: 2, changed classes: 1\n"))
    #expect(back.output.contains("\n  Mended conflict:\n"))
    // The same conflict on both sides is not news, whatever its numbers.
    try run.write(
      try String(contentsOf: run.folder.appendingPathComponent("New.swift"), encoding: .utf8)
        .replacing("offset(8)", with: "offset(16)"), to: "Old.swift")
    let same = try run(["layout", "--compare"] + Self.names)
    #expect(same.status == 0 && same.output.hasPrefix("Changed classes: 1\n"))
  }

  @Test("A class that is not complete has no problems, and its new unknowns")
  func incomplete() throws {
    let result = try compare([
      ("make.centerY.equalTo(photo)", "make.leading.equalTo(photo)"),
      ("addSubview(title)", "addSubview(title); Theme.apply(to: title)"),
    ])
    #expect(result.status == 0)
    #expect(
      result.output.hasSuffix(
        """
          Not complete, so problems are not compared: 1 thing not known, of which new:
            the call of apply is not understood (New.swift:12)

        """))
    #expect(!result.output.contains("conflict"))
  }

  @Test("A folder is compared with that of a commit, which shows the paths of the repository")
  func revisions() throws {
    let run = try ToolRun()
    try run.write(SwiftLayoutTests.card, to: "Sources/Cards/CardView.swift")
    try run.write(
      SwiftLayoutTests.card.replacing("CardView", with: "OldView"), to: "Sources/OldView.swift")
    try run.git("init", "--quiet")
    try run.git("add", ".")
    try run.git("commit", "--quiet", "--message", "Cards")
    let changed = SwiftLayoutTests.card.replacing("offset(8)", with: "offset(9)")
    try run.write(changed, to: "Sources/Cards/CardView.swift")
    try run.write(
      SwiftLayoutTests.card.replacing("CardView", with: "NewView"), to: "Sources/OldView.swift")
    let result = try run("layout", "--compare", "HEAD:Sources", "Sources")
    #expect(result.errors == "" && result.status == 0)
    #expect(result.output.hasPrefix("Changed classes: 1, new classes: 1, removed classes: 1\n"))
    #expect(
      result.output.contains("- title.leading == photo.trailing + 8 (CardView.swift:18)\n"))
    #expect(result.output.contains("\nNewView is new, Sources/OldView.swift\n"))
    #expect(result.output.hasSuffix("\nOldView is removed, Sources/OldView.swift\n"))
    let back = try run("layout", "--compare", "Sources", "HEAD:Sources", "--type", "CardView")
    #expect(back.output.contains("\nCardView, Sources/Cards/CardView.swift:\n"))
    let file = try run(
      "layout", "--compare", "HEAD:./Sources/Cards/CardView.swift", "Sources/Cards/CardView.swift")
    #expect(file.output.contains("title: x +1, "))
    for (revision, message) in [
      ("HEAD~7:Sources", "could not resolve HEAD~7"),
      ("HEAD:Nowhere", "pathspec 'Nowhere' did not match any file(s) known to git"),
    ] {
      let result = try run("layout", "--compare", revision, "Sources")
      #expect(result.status == 3)
      #expect(result.errors == "anchors: \(revision): \(message)\n")
    }
  }

  @Test("JSON has the differences of each class that differs")
  func json() throws {
    let result = try compare(
      [("offset(8)", "offset(20)"), ("title.text", "photo.isHidden = true; title.text")],
      "--json", "--svg", "pictures")
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(value?["version"] as? Int == 1 && value?["unchanged"] as? Int == 0)
    #expect(value?["windows"] as? [String] == ["320x568", "390x844", "1024x1366"])
    let difference = try #require((value?["classes"] as? [[String: Any]])?.first)
    #expect(difference["name"] as? String == "CardView")
    #expect(difference["state"] as? String == "changed")
    let move = try #require((difference["moved"] as? [[String: Any]])?.first)
    #expect(move["view"] as? String == "title" && move["new"] as? [Double] == [112, 42, 103, 20])
    #expect((move["windows"] as? [String])?.count == 3)
    let constraints = try #require(difference["constraints"] as? [[String: String]])
    #expect(constraints[0]["old"] == "title.leading == photo.trailing + 8 (Old.swift:18)")
    #expect(
      difference["views"] as? [[String: String]] == [
        ["old": "photo: UIImageView in cardView", "new": "photo: UIImageView hidden in cardView"]
      ])
    let pictures = ["pictures/CardView-old.svg", "pictures/CardView-new.svg"]
    #expect(difference["pictures"] as? [String] == pictures)
  }

  @Test("A review comment has a table of moved views, and its constraints are collapsed")
  func markdown() throws {
    let result = try compare([("offset(8)", "offset(20)")], "--markdown")
    #expect(
      result.output == """
        ### Layout

        `Old.swift` → `New.swift`. Changed classes: 1.

        Windows: 320x568, 390x844, 1024x1366; frames in the superview.

        #### CardView

        | view | change | frames | windows |
        | - | - | - | - |
        | title | x +12 | (100, 42, 103, 20) → (112, 42, 103, 20) | 320x568, 390x844, 1024x1366 |

        <details><summary>Constraints</summary>

        ```diff
        - title.leading == photo.trailing + 8 (Old.swift:18)
        + title.leading == photo.trailing + 20 (New.swift:18)
        ```

        </details>

        """)
    let broken = try compare([("make.centerY.", "make.leading.")], "--markdown")
    #expect(broken.status == 1)
    #expect(
      broken.output.contains("\n**New conflict**\n```diff\n2 required constraints conflict:\n"))
  }

  @Test("The page and the pictures have both versions, with outlines around what differs")
  func pictures() throws {
    let run = try ToolRun()
    let result = try compare(
      [
        ("offset(8)", "offset(20)"),
        ("addSubview(photo)", "addSubview(photo); addSubview(UISwitch())"),
      ],
      "--html", "page", "--svg", "pictures", in: run)
    #expect(
      result.output.hasSuffix("  Picture: pictures/CardView-new.svg\nPage: page/index.html\n"))
    func text(_ path: String) throws -> String {
      try String(contentsOf: run.folder.appendingPathComponent(path), encoding: .utf8)
    }
    let page = try text("page/index.html")
    #expect(page.contains("<figcaption>Old, 390x844</figcaption>"))
    #expect(page.contains("<figcaption>New, 390x844</figcaption>"))
    #expect(page.contains("title: x +12, (100, 42, 103, 20) → (112, 42, 103, 20)"))
    let outline = "<rect x=\"112.0\" y=\"42.0\" width=\"103.0\" height=\"20.0\""
    #expect(try text("pictures/CardView-new.svg").contains(outline))
    #expect(try text("pictures/CardView-new.svg").contains("stroke=\"#2f9e44\""))
    #expect(try !text("pictures/CardView-old.svg").contains(outline))
  }

  @Test("Options that exclude each other and wrong inputs are refused with a message")
  func usage() throws {
    let run = try ToolRun()
    try run.write(SwiftLayoutTests.card, to: "A.swift")
    try run.write("class A: UIView { let a = UIView(", to: "Broken.swift")
    for (arguments, status, message) in [
      (["--compare", "A.swift"], 64, "takes two inputs"),
      (["--compare", "A.swift", "A.swift", "A.swift"], 64, "takes two inputs"),
      (["--compare", "A.swift", "A.swift", "--map"], 64, "--compare excludes --map"),
      (["--compare", "A.swift", "A.swift", "--github"], 64, "--compare excludes"),
      (["--compare", "A.swift", "A.swift", "--json", "--markdown"], 64, "exclude each other"),
      (["--compare", "a.anchors", "b.anchors", "--type", "A"], 64, "need Swift files"),
      (["A.swift", "--markdown"], 64, "need --compare"),
      (["A.swift", "--html", "page"], 64, "need --compare"),
      (["--compare", "A.swift", "Nowhere"], 3, "anchors: Nowhere cannot be read\n"),
      (["--compare", "A.swift", "Broken.swift"], 3, "anchors: Broken.swift:1: "),
    ] {
      let result = try run(["layout"] + arguments)
      #expect(result.status == Int32(status), "\(arguments)")
      #expect(result.errors.contains(message), "\(arguments)")
    }
  }
}

extension ToolRun {
  /// Runs git in the folder.
  fileprivate func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@example.org"] + arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
