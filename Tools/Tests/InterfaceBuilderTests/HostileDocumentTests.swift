import AnchorsLayout
import Foundation
import InterfaceBuilder
import Testing

@Suite("Broken and hostile documents")
struct HostileDocumentTests {
  private func message(_ data: Data) -> String? {
    do {
      _ = try InterfaceDocument(data)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("A truncated document has one line with its place")
  func truncated() throws {
    let data = try TestDocument.data("StackRow.xib")
    for length in stride(from: 0, to: data.count - 12, by: 37) {
      let message = message(data.prefix(length))
      #expect(message?.contains("\n") == false, "\(length)")
    }
  }

  @Test("A document with mutations is read or refused, and lays out")
  func mutated() throws {
    let data = try TestDocument.data("StackRow.xib")
    var generator: UInt64 = 39
    func next(_ limit: Int) -> Int {
      generator = generator &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(generator >> 33) % limit
    }
    var readable = 0
    for _ in 0..<300 {
      var bytes = Array(data)
      for _ in 0...next(4) { bytes[next(bytes.count)] = UInt8(32 + next(95)) }
      guard let document = try? InterfaceDocument(Data(bytes)) else { continue }
      readable += 1
      for scene in document.scenes {
        let findings = SceneChecker.check(scene, in: document, CheckOptions())
        #expect(findings.count < 1000)
      }
    }
    #expect(readable > 20)
  }

  @Test("Entities are refused, those in files and those that grow")
  func entities() {
    let bomb = """
      <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>&b;</objects></document>
      """
    #expect(message(Data(bomb.utf8)) == "line 1: a document type may declare entities")
    let file = """
      <!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/hostname">]>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" label="x"><string>&x;</string></document>
      """
    #expect(message(Data(file.utf8)) == "line 1: a document type may declare entities")
  }

  @Test("A document that is nested 100,000 deep is refused")
  func depth() {
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">"
      + String(repeating: "<view>", count: 100_000)
    #expect(message(Data(text.utf8))?.contains("deeper than 200") == true)
  }

  @Test("A document of 50 MB is refused")
  func size() {
    #expect(message(Data(repeating: 32, count: 50 << 20)) == "the file has more than 32 MB")
  }

  @Test(
    "Numbers that are NaN, infinite or huge are left out",
    arguments: ["nan", "inf", "-inf", "1e300", "", "0x"])
  func numbers(number: String) throws {
    let content = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="\(number)" id="aaa">
      <rect key="frame" x="\(number)" y="0.0" width="10" height="10"/></view>
      <stackView spacing="\(number)" translatesAutoresizingMaskIntoConstraints="NO" id="bbb">
      <rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
      <subviews><view id="ccc"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view></subviews>
      </stackView></subviews>
      <constraints>
      <constraint firstItem="aaa" firstAttribute="width" constant="\(number)" id="c1"/>
      <constraint firstItem="aaa" firstAttribute="height" secondItem="root" secondAttribute="height" \
      multiplier="\(number)" id="c2"/>
      <constraint firstItem="aaa" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
      priority="\(number)" id="c3"/>
      </constraints>
      """
    let document = try InterfaceDocument(TestDocument.xml(content))
    let tree = SceneTree(document.scenes[0], in: document)
    tree.layOut()
    #expect(tree.notes.count == 3)
    #expect(tree.views.allSatisfy { $0.view.frame.width.isFinite })
  }

  @Test("Views in a cycle of references, and twice the same id, do no harm")
  func references() throws {
    let content = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="aaa">
      <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="aaa">
      <rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view></subviews>
      <constraints>
      <constraint firstItem="aaa" firstAttribute="width" secondItem="aaa" secondAttribute="width" id="c1"/>
      <constraint firstItem="aaa" firstAttribute="leading" secondItem="root" secondAttribute="left" id="c2"/>
      <constraint firstItem="aaa" firstAttribute="leading" secondItem="root" secondAttribute="top" id="c3"/>
      </constraints>
      """
    let document = try InterfaceDocument(TestDocument.xml(content))
    let tree = SceneTree(document.scenes[0], in: document)
    tree.layOut()
    // The first one says nothing.
    #expect(tree.notes.map(\.element.id) == ["c2", "c3"])
    #expect(tree.notes[1].text == "the constraint c3: the attributes do not go together")
  }

  @Test("Lines beyond 65,535 are right")
  func lines() throws {
    let content =
      String(repeating: "\n", count: 70_000)
      + "<subviews><view id=\"aaa\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view></subviews>"
    let document = try InterfaceDocument(TestDocument.xml(content))
    let tree = SceneTree(document.scenes[0], in: document)
    #expect(tree.views[1].element.line == 70_005)
  }

  @Test(
    "Other files are refused with a reason",
    arguments: [
      ("", "the file is empty"),
      ("<html></html>", "line 1: this is not an Interface Builder document: it begins with <html>"),
      ("<archive type=\"x\"></archive>", "line 1: the document has the format of Xcode 4"),
      ("\u{0}<document/>", "the file is not UTF-8"),
      ("plain text", "this is not valid XML"),
    ])
  func otherFiles(text: String, reason: String) {
    #expect(message(Data(text.utf8))?.contains(reason) == true)
  }
}
