import Foundation
import Testing

@Suite("anchors check, frames and convert")
struct CheckCommandTests {
  /// A document with a view between margins of 16 points, and the given constraints.
  private func document(
    _ constraints: String = "", frame: String = "x=\"16\" y=\"20\" width=\"343\" height=\"44\""
  )
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="card"><rect key="frame" \(frame)/></view></subviews>
    <constraints>
    <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="c1"/>
    <constraint firstAttribute="trailing" secondItem="card" secondAttribute="trailing" constant="16" id="c2"/>
    <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c3"/>
    <constraint firstItem="card" firstAttribute="height" constant="44" id="c4"/>
    \(constraints)
    </constraints></view></objects></document>
    """
  }

  private let width =
    "<constraint firstItem=\"card\" firstAttribute=\"width\" constant=\"200\" id=\"c5\"/>"
  private let stale = "x=\"16\" y=\"20\" width=\"300\" height=\"44\""

  @Test("A sound document has no findings, and status 0")
  func sound() throws {
    let run = try ToolRun()
    try run.write(document(), to: "A.xib")
    let result = try run("check", ".")
    #expect(result.status == 0)
    #expect(result.output == "1 document: no findings\n")
  }

  @Test("A conflict is an error with its path, line, arithmetic and fixes, and status 1")
  func conflict() throws {
    let run = try ToolRun()
    try run.write(document(width), to: "App/A.xib")
    let result = try run("check", "App")
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(
      lines[0] == """
        App/A.xib:11: error: view root: 16 + 16 + 200 = 232 taken up, 375 available: 143 left over \
        (3 constraints) [conflict]
        """)
    #expect(result.output.contains("\n  To fix it, do one of these:\n"))
    #expect(lines.last == "1 document: 1 error and 0 warnings")
  }

  @Test("A warning has status 0, and 1 if the check is strict")
  func strict() throws {
    let run = try ToolRun()
    try run.write(document(frame: stale), to: "A.xib")
    #expect(try run("check", "A.xib").status == 0)
    #expect(try run("check", "A.xib", "--strict").status == 1)
    #expect(try run("check", "A.xib", "--strict", "--only", "conflict").status == 0)
  }

  @Test("Files are in the order of their paths, and an unreadable one has status 3")
  func order() throws {
    let run = try ToolRun()
    try run.write(document(width), to: "c/B.xib")
    try run.write("<document", to: "b/A.xib")
    try run.write(document(frame: stale), to: "a/C.xib")
    let result = try run("check", ".")
    #expect(result.status == 3)
    #expect(result.errors == "anchors: b/A.xib: line 1: this is not valid XML\n")
    let found = result.output.split(separator: "\n").filter { $0.contains(".xib:") }
    #expect(found.map { $0.prefix(7) } == ["a/C.xib", "c/B.xib"])
  }

  @Test("Translations of one screen are reported once")
  func translations() throws {
    let run = try ToolRun()
    for language in ["de", "Base", "fr"] {
      try run.write(document(width), to: "\(language).lproj/A.xib")
    }
    let result = try run("check", ".")
    #expect(result.output.hasPrefix("Base.lproj/A.xib:11: error: "))
    #expect(result.output.hasSuffix("1 document: 1 error and 0 warnings\n"))
  }

  @Test("A configuration turns rules off and excludes paths; a wrong one is named")
  func configuration() throws {
    let run = try ToolRun()
    try run.write(document(width, frame: stale), to: "App/A.xib")
    try run.write(document(width), to: "App/Vendor/Kit/B.xib")
    try run.write(
      "{\"disabled\": [\"conflict\"], \"excluded\": [\"Vendor/**\"]}", to: "App/.anchors.json")
    let result = try run("check", ".")
    #expect(result.status == 0)
    #expect(!result.output.contains("[conflict]") && !result.output.contains("Vendor"))
    try run.write("{\"disabled\": [\"conflicts\"]}", to: "App/.anchors.json")
    let wrong = try run("check", "App/A.xib")
    #expect(wrong.status == 3)
    #expect(
      wrong.errors.hasSuffix(
        ".anchors.json: there is no rule conflicts; did you mean conflict?\n"))
    try run.write("{\"disable\": [\"conflict\"]}", to: "App/.anchors.json")
    let key = try run("check", ".")
    #expect(key.status == 3 && key.output == "2 documents could not be read\n")
    #expect(key.errors.contains("there is no key disable; did you mean disabled?\n"))
    try run.write("{\"excluded\": [\"**\"]}", to: "App/.anchors.json")
    #expect(try run("check", ".").output == "0 documents: no findings\n")
  }

  @Test("A baseline accepts the findings of its day, whatever their lines, and no others")
  func baseline() throws {
    let run = try ToolRun()
    try run.write(document(width), to: "A.xib")
    let first = try run("check", ".", "--baseline", "base.json")
    #expect(first.status == 0)
    #expect(first.errors == "anchors: wrote 1 finding to base.json\n")
    try run.write(document("\n\n\n" + width), to: "A.xib")
    #expect(try run("check", ".", "--baseline", "base.json").status == 0)
    try run.write(document(width.replacing("c5", with: "c6")), to: "A.xib")
    let other = try run("check", ".", "--baseline", "base.json")
    #expect(other.status == 1)
    #expect(
      other.errors == """
        anchors: 1 finding of base.json is not found any more; --baseline-update leaves it out

        """)
    #expect(try run("check", ".", "--baseline", "base.json", "--baseline-update").status == 0)
    let updated = try run("check", ".", "--baseline", "base.json")
    #expect(updated.status == 0 && updated.errors.isEmpty)
    #expect(try run("check", ".", "--baseline-update").status == 64)
  }

  @Test("A baseline does not depend on how a path is spelled, or on the folder")
  func paths() throws {
    let run = try ToolRun()
    try run.write(document(width), to: "App/Views/A.xib")
    try run.write(document(width), to: "App/Views/B.xib")
    try run.write("", to: ".git/HEAD")
    #expect(try run("check", "App", "--baseline", "base.json").status == 0)
    let full = run.folder.appendingPathComponent("App/Views/A.xib").path
    for path in [".", "./App", "App/Views/A.xib", "App/../App/Views", full] {
      let result = try run("check", path, "--baseline", "base.json")
      #expect(result.status == 0 && result.errors.isEmpty, "\(path)")
    }
    // An update of one document keeps the other's findings.
    #expect(
      try run("check", full, "--baseline", "base.json", "--baseline-update").status == 0)
    #expect(try run("check", "App", "--baseline", "base.json").status == 0)
  }

  /// A document with a label from edge to edge, 343 points wide on a screen of 375.
  private var label: String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s1"><objects>
    <viewController id="vc1" sceneMemberID="viewController"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label text="Save" translatesAutoresizingMaskIntoConstraints="NO" id="aaa">
    <rect key="frame" x="16" y="100" width="343" height="20.5"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    </subviews><constraints>
    <constraint firstItem="aaa" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="16" id="c1"/>
    <constraint firstItem="root" firstAttribute="trailing" secondItem="aaa" \
    secondAttribute="trailing" constant="16" id="c2"/>
    <constraint firstItem="aaa" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="100" id="c3"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """
  }

  @Test(
    "Texts of other languages are measured, from any kind of file",
    arguments: ["strings", "catalog", "document"])
  func translations(of kind: String) throws {
    let long = "Die Einstellungen dieses Benutzers sichern"
    let files = [
      "strings": (
        "de.lproj/A.strings", "/* Class = \"UILabel\"; */\n\"aaa.text\" = \"\(long)\";\n"
      ),
      "catalog": (
        "mul.lproj/A.xcstrings",
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"aaa.text": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "\(long)"}}}}}}
        """
      ),
      "document": ("de.lproj/A.storyboard", label.replacing("Save", with: long)),
    ]
    let run = try ToolRun()
    try run.write(label, to: "Base.lproj/A.storyboard")
    #expect(try run("check", ".").output == "1 document: no findings\n")
    let (path, text) = try #require(files[kind])
    try run.write(text, to: path)
    let result = try run("check", ".")
    #expect(result.status == 0)
    #expect(
      result.output == """
        Base.lproj/A.storyboard:6: warning: viewController vc1: the text of Save is cut off \
        at 320x568 in de [cut-text]
        1 document: 0 errors and 1 warning

        """)
  }

  @Test("Texts without translations can be checked at a greater length")
  func longer() throws {
    let run = try ToolRun()
    try run.write(label, to: "A.storyboard")
    let result = try run("check", ".", "--longer", "10")
    #expect(result.output.contains("is cut off at 320x568 with longer texts"))
    #expect(try run("check", ".", "--longer", "1.4").output == "1 document: no findings\n")
    #expect(try run("check", ".", "--longer", "0.5").status == 64)
  }

  @Test("JSON, annotations and SARIF have the rule, the path and the line")
  func formats() throws {
    let run = try ToolRun()
    try run.write(document(width), to: "A.xib")
    let json = try run("check", "A.xib", "--json").output
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let file = try #require((answer["files"] as? [[String: Any]])?.first)
    let finding = try #require((file["findings"] as? [[String: Any]])?.first)
    #expect(file["path"] as? String == "A.xib")
    #expect(finding["rule"] as? String == "conflict" && finding["line"] as? Int == 11)
    #expect(finding["object"] as? String == "c5" && finding["severity"] as? String == "error")
    let github = try run("check", "A.xib", "--github").output
    #expect(github.hasPrefix("::error file=A.xib,line=11::view root: 16 + 16 + 200"))
    #expect(try run("check", "A.xib", "--sarif", "out.sarif").status == 1)
    let sarif = try String(
      contentsOf: run.folder.appendingPathComponent("out.sarif"), encoding: .utf8)
    #expect(sarif.contains("\"ruleId\" : \"conflict\"") && sarif.contains("\"startLine\" : 11"))
  }

  @Test("Pages have the findings and pictures at the document's size")
  func pages() throws {
    let run = try ToolRun()
    try run.write(document(frame: stale), to: "A.xib")
    #expect(try run("check", "A.xib", "--html", "pages").status == 0)
    let folder = run.folder.appendingPathComponent("pages")
    let index = try String(contentsOf: folder.appendingPathComponent("index.html"), encoding: .utf8)
    #expect(index.contains("<a class=\"row\" href=\"A-xib-root.html\">"))
    #expect(index.contains("1 document · 1 warning"))
    let page = try String(
      contentsOf: folder.appendingPathComponent("A-xib-root.html"), encoding: .utf8)
    #expect(page.components(separatedBy: "<figure ").count == 3)
    #expect(page.contains("In the document") && page.contains(">misplaced</span>"))
  }

  @Test("A page has the sizes at which a scene breaks, each with a picture, and the fixes")
  func pageOfConflict() throws {
    let run = try ToolRun()
    let least = width.replacing(
      "constant=\"200\"", with: "relation=\"greaterThanOrEqual\" constant=\"340\"")
    try run.write(document(least), to: "Wide.xib")
    #expect(try run("check", "Wide.xib", "--html", "pages").status == 1)
    let page = try String(
      contentsOf: run.folder.appendingPathComponent("pages/Wide-xib-root.html"), encoding: .utf8)
    #expect(page.contains("At <a href=\"#picture-1\">320x568</a>"))
    #expect(page.contains("<figure id=\"picture-1\"><figcaption>320x568</figcaption>"))
    #expect(page.contains("To fix it, do one of these</h4><ul class=\"repairs\"><li>"))
    #expect(page.contains("--conflict: light-dark("))
  }

  @Test("Widths, devices and text sizes are read, and wrong ones are refused")
  func options() throws {
    let run = try ToolRun()
    try run.write(document(), to: "A.xib")
    #expect(
      try run(
        "check", "A.xib", "--widths", "320...430", "--landscape", "--rtl", "--text-size", "ax3"
      )
      .status == 0)
    #expect(try run("check", "A.xib", "--devices", "iphone,ipad").status == 0)
    for wrong in [
      ["--widths", "wide"], ["--devices", "watch"], ["--text-size", "huge"], ["--only", "x"],
    ] {
      #expect(try run("check", "A.xib", wrong[0], wrong[1]).status == 64)
    }
  }

  @Test("An app that its property list shows in landscape alone is checked in landscape")
  func orientations() throws {
    let run = try ToolRun()
    let faults = "InterfaceBuilderTests/Faults/OutOfSight.storyboard"
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let storyboard = try String(
      contentsOf: tests.appendingPathComponent(faults), encoding: .utf8)
    try run.write(storyboard, to: "App/Base.lproj/Main.storyboard")
    #expect(try run("check", "App").output.contains(" at 320x568, "))
    func list(_ names: String...) -> String {
      let values = names.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
      return """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UISupportedInterfaceOrientations</key>
        <array>\(values)</array></dict></plist>
        """
    }
    try run.write(list("LandscapeLeft", "Portrait"), to: "App/Info.plist")
    #expect(try run("check", "App").output.contains(" at 320x568, "))
    try run.write(list("LandscapeLeft", "LandscapeRight"), to: "App/Info.plist")
    #expect(try run("check", "App").output.contains(" at 568x320 and 3 other sizes, "))
  }

  @Test("Names and projects say which devices a document is for")
  func devices() throws {
    let run = try ToolRun()
    let faults = "InterfaceBuilderTests/Faults/OutOfSight.storyboard"
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let storyboard = try String(
      contentsOf: tests.appendingPathComponent(faults), encoding: .utf8)
    for name in ["Main~ipad.storyboard", "Main_iPad.storyboard", "iPad/Main.storyboard"] {
      try run.write(storyboard, to: "Named/\(name)")
    }
    #expect(try run("check", "Named").output == "3 documents: no findings\n")
    try run.write(storyboard, to: "App/App/Main.storyboard")
    for (family, isFound) in [("1", true), ("\"1,2\"", true), ("2", false)] {
      try run.write(
        "TARGETED_DEVICE_FAMILY = \(family);\n", to: "App/App.xcodeproj/project.pbxproj")
      #expect(try run("check", "App").output.contains("at 320x568, ") == isFound)
    }
  }

  @Test("Rules are listed with their reasons")
  func rules() throws {
    let result = try ToolRun()("rules")
    #expect(result.status == 0)
    #expect(result.output.split(separator: "\n").count == 54)
    #expect(
      result.output.contains("overlap (warning): Texts or controls overlap at a size, and not "))
    #expect(result.output.contains("  as: view's frame is 43 points off line 16\n"))
  }

  @Test("Frames are printed beside the document's, with status 1 if one differs")
  func frames() throws {
    let run = try ToolRun()
    try run.write(document(), to: "A.xib")
    let same = try run("frames", "A.xib")
    #expect(same.status == 0)
    #expect(
      same.output == """
        view root root, 375 x 667: all 2 frames agree
          root root: (0, 0, 375, 667)
            view card: (16, 20, 343, 44)

        """)
    try run.write(document(frame: stale), to: "B.xib")
    let other = try run("frames", "B.xib", "--scene", "root")
    #expect(other.status == 1)
    #expect(other.output.contains("(16, 20, 343, 44), in the document (16, 20, 300, 44) (line 5)"))
    let missing = try run("frames", "B.xib", "--scene", "x")
    #expect(missing.status == 3)
    #expect(missing.errors == "anchors: B.xib has no scene x; it has root (view root)\n")
  }

  @Test("A scene is converted to text that lays out, and to Swift")
  func convert() throws {
    let run = try ToolRun()
    try run.write(document(), to: "A.xib")
    let text = try run("convert", "A.xib", "--to", "anchors")
    #expect(text.status == 0)
    try run.write(text.output, to: "a.anchors")
    #expect(try run("layout", "a.anchors").output.contains("(16, 20, 343, 44)"))
    let swift = try run("convert", "A.xib", "--to", "swift")
    #expect(swift.output.contains("final class AView: UIView {"))
    #expect(swift.output.contains("      v.leading == self.leading + 16\n"))
    #expect(try run("convert", "A.xib", "--to", "objc").status == 64)
    try run.write(document(), to: "B.xib")
    let both = try run("convert", "A.xib", "B.xib", "--to", "swift").output
    #expect(both.split(separator: "import UIKit").count == 2)
    #expect(both.contains("class AView: ") && both.contains("class BView: "))
    #expect(try run("convert", "A.xib", "B.xib", "--to", "anchors").status == 64)
  }
}
