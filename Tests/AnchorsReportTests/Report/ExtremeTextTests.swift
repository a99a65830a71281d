import AnchorsLayout
import AnchorsReport
import Foundation
import Testing

/// Pictures and reports of trees whose names could be taken for something else.
@Suite("Pictures and reports of extreme texts")
struct ExtremeTextTests {
  private static let texts: [(String, String)] = [
    ("empty", ""), ("family", "👨‍👩‍👧‍👦"), ("right to left", "שלום \u{202E}עולם"),
    ("markup", "<script>alert(1)</script>&\"'"), ("end of script", "</script><script>"),
    ("comment", "<!-- <script> -->"), ("line breaks", "one\ntwo\r\n\u{2028}three"),
    ("controls", "a\u{0}\u{1}\u{FFFE}b"),
    ("long", String(repeating: "0123456789abcdef", count: 1024)),
  ]

  private func tree(_ text: String) -> LayoutView {
    let root = LayoutView(name: text, width: 300, height: 200)
    root.layoutTree.conflictHandler = nil
    let view = LayoutView(name: text), label = LayoutLabel(text)
    let guide = LayoutGuide(identifier: text)
    root.addSubview(view)
    root.addSubview(label)
    root.addLayoutGuide(guide)
    let width = view.width == 10
    width.identifier = text
    Constraint.activate {
      width
      view.width == 20
      view.left == root.left + 5
      guide.width >= view.width
      label.top == root.top + 20
      label.left == root.left
    }
    return root
  }

  @Test("Pictures are well-formed, and contain the text as text", arguments: texts)
  func pictures(_ kind: String, _ text: String) throws {
    let svg = tree(text).layoutTree.svg(PictureOptions(constraints: .all))
    let document = try parse(svg)
    #expect(document.all("script").isEmpty, "\(kind)")
    #expect(document.all("svg").count == 1, "\(kind)")
  }

  @Test("Reports have no other scripts than their own", arguments: texts)
  func reports(_ kind: String, _ text: String) {
    let html = tree(text).layoutTree.htmlReport(), plain = tree("plain").layoutTree.htmlReport()
    func count(_ word: String, in page: String) -> Int { page.components(separatedBy: word).count }
    for word in ["<script", "</script", "<!--"] {
      #expect(count(word, in: html) == count(word, in: plain), "\(kind): \(word)")
    }
    #expect(html.hasSuffix("</html>\n"), "\(kind)")
  }
}
