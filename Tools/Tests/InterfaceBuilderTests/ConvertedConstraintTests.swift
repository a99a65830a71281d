import Foundation
import InterfaceBuilder
import Testing

@Suite("Constraints that are converted, and a list of the others")
struct ConvertedConstraintTests {
  private static let names =
    TestDocument.names(in: "Documents").map { ("Documents", $0) }
    + TestDocument.names(in: "Faults").map { ("Faults", $0) }

  /// Returns the number of constraints in a document.
  private func count(_ data: Data) -> Int {
    String(decoding: data, as: UTF8.self).split(separator: "<constraint ").count - 1
  }

  private func countInSwift(_ document: InterfaceDocument, _ name: String) -> Int {
    var swift = SwiftFile([document])
    swift.add(document.scenes, of: document, file: name)
    var (isInside, count) = (false, 0)
    for line in swift.code.split(separator: "\n") {
      if line.hasPrefix("// - the constraint ") { count += 1 }
      if line == "    }" { isInside = false }
      if isInside { count += 1 }
      if line.hasSuffix(".makeConstraints { v in") { isInside = true }
    }
    return count
  }

  private func countInText(_ document: InterfaceDocument) -> Int {
    let texts =
      document.scenes.isEmpty
      ? [LayoutTextConverter.textWithoutScenes(of: document)]
      : document.scenes.map { LayoutTextConverter.text($0, in: document) }
    let lines = texts.flatMap { $0.split(separator: "\n") }
    return lines.count { line in
      line.hasPrefix("// - the constraint ") || !line.hasPrefix("//") && line.contains(", line ")
    }
  }

  @Test("Every constraint of a document is written or listed", arguments: names)
  func everyConstraint(folder: String, name: String) throws {
    let data = try TestDocument.data(name, in: folder)
    guard let document = try? InterfaceDocument(data) else { return }
    #expect(countInText(document) == count(data))
    if document.platform == .iOS { #expect(countInSwift(document, name) == count(data)) }
  }

  @Test("A constraint that is not converted is listed with its id, its line and the reason")
  func reasons() throws {
    let data = TestDocument.xml(
      """
      <subviews>
      <label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="10" height="20"/>
      <constraints>
      <constraint firstAttribute="width" constant="ten" id="c1"/>
      <constraint firstAttribute="height" constant="20" placeholder="YES" id="c2"/>
      </constraints></label>
      </subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="leading" id="c3"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" installed="NO" id="c4"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="other" secondAttribute="top" id="c5"/>
      <constraint firstAttribute="width" constant="300" id="c6" identifier="own width"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c7"/>
      </constraints>
      """)
    let document = try InterfaceDocument(data)
    let code = SwiftConverter.code(document.scenes[0], in: document, file: "A.xib")
    let text = LayoutTextConverter.text(document.scenes[0], in: document)
    let both = [
      "the constraint c1 in line 9: a number cannot be read",
      "the constraint c3 in line 14: the attributes do not go together",
      "the constraint c4 in line 15: it is not installed for these size classes",
      "the constraint c5 in line 16: it mentions other, which is not in the document",
    ]
    for line in both {
      #expect(code.contains("// - \(line)\n"))
      #expect(text.contains("// - \(line)\n"))
    }
    #expect(code.contains("// - the constraint c2 in line 10: it is for design time only\n"))
    #expect(text.contains("A.height == 20 'c2, line 10'\n"))
    #expect(code.contains("// - the constraint own width (c6) in line 17: "))
    #expect(code.contains("      v.top == self.top\n"))
    #expect(countInSwift(document, "A.xib") == 7 && countInText(document) == 7)
  }

  @Test("A document without scenes and one without Auto Layout list their constraints")
  func unused() throws {
    let size =
      "<constraints><constraint firstAttribute=\"width\" constant=\"3\" id=\"w\"/></constraints>"
    let alone = try InterfaceDocument(TestDocument.xml(size))
    let line = "// - the constraint w in line 5: it belongs to no scene with views\n"
    var swift = SwiftFile([alone])
    swift.add([], of: alone, file: "A.xib")
    #expect(swift.code.hasSuffix("// Not converted:\n\(line)"))
    #expect(LayoutTextConverter.textWithoutScenes(of: alone) == "// Not converted:\n\(line)")
    var text = String(
      decoding: TestDocument.xml("<subviews><view id=\"a\"/></subviews>\(size)"), as: UTF8.self)
    text = text.replacing("useAutolayout=\"YES\"", with: "")
    let masks = try InterfaceDocument(Data(text.utf8))
    let code = SwiftConverter.code(masks.scenes[0], in: masks, file: "A.xib")
    #expect(code.contains("the constraint w in line 5: the document does not use Auto Layout\n"))
  }

  @Test("A line break in a name ends no comment")
  func lineBreaks() throws {
    let code = try converted(
      "<imageView image=\"a&#13;import X&#10;import Y\" id=\"a\"/>",
      constraints: "<constraint firstAttribute=\"width\" identifier=\"&#13;import Z\" id=\"w\"/>")
    #expect(code.contains("// - the image of imageView: a import X import Y\n"))
    #expect(!code.split(whereSeparator: \.isNewline).contains("import Z"))
  }

  @Test("A constraint of the superview with a multiplier is a statement about the view's length")
  func multiplier() throws {
    let code = try converted(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
      """,
      constraints: """
        <constraint firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="2" \
        constant="10" id="w"/>
        """)
    #expect(
      code.contains("    view.makeConstraints { v in\n      self.width == v.width * 2 + 10\n"))
  }
}

/// Returns the Swift of a root view with subviews.
func converted(_ subviews: String, constraints: String = "") throws -> String {
  let data = TestDocument.xml(
    "<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>")
  let document = try InterfaceDocument(data)
  return SwiftConverter.code(document.scenes[0], in: document, file: "Screen.xib")
}
