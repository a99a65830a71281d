import AnchorsLayout
import AnchorsReport
import Foundation
import Testing

/// Screens of public projects, with the frames that Interface Builder, which runs Apple's engine,
/// wrote into their documents. `Fixtures/screens/README.md` has their sources.
@Suite("Screens that Apple's engine has laid out")
struct RealScreenTests {
  /// The frames of one screen, as its JSON file has them.
  private struct Answer: Decodable {
    let views: [String: View]

    struct View: Decodable {
      /// The superview's name.
      let `in`: String
      /// x, y, width and height in the superview.
      let frame: [Double]
      /// `true` if the view is hidden or an autoresizing mask places it.
      let skip: Bool?
    }
  }

  /// Interface Builder rounds to halves and thirds, some frames twice.
  private static let tolerance = 0.51

  private static func folder(_ name: String) throws -> URL {
    try #require(Bundle.module.resourceURL).appendingPathComponent("Fixtures/screens/\(name)")
  }

  private static let names = (1...118).map { number in
    let digits = String(number)
    return String(repeating: "0", count: 3 - digits.count) + digits
  }

  private static func answer(_ name: String) throws -> Answer {
    let data = try Data(contentsOf: folder("frames").appendingPathComponent("\(name).json"))
    return try JSONDecoder().decode(Answer.self, from: data)
  }

  private static func tree(_ name: String) throws -> DocumentTree {
    let file = try folder("layouts").appendingPathComponent("\(name).anchors")
    return try DocumentTree(LayoutDocument(String(contentsOf: file, encoding: .utf8)))
  }

  /// Returns x, y, width and height in an ancestor: a stack with margins is two views here, of
  /// which one is nameless in the answer.
  private static func frame(of item: any LayoutItem, in ancestor: any LayoutItem) throws -> [Double]
  {
    var frame = item.layoutFrame
    var parent = try #require(item.layoutParent)
    while parent !== ancestor {
      frame = frame.moved(x: parent.layoutFrame.minX, y: parent.layoutFrame.minY)
      parent = try #require(parent.layoutParent)
    }
    return [frame.minX, frame.minY, frame.width, frame.height]
  }

  @Test("The screens have the same frames here, to half a point", arguments: names)
  func frames(_ name: String) throws {
    let tree = try Self.tree(name)
    tree.root.layoutIfNeeded()
    #expect(tree.root.layoutTree.nonconvergingItems.isEmpty)
    for (view, answer) in try Self.answer(name).views where answer.skip != true {
      let item = try #require(tree.item(named: view))
      let superview = try #require(tree.item(named: answer.in))
      let found = try Self.frame(of: item, in: superview)
      let isClose = zip(found, answer.frame).allSatisfy { abs($0 - $1) <= Self.tolerance }
      #expect(isClose, "\(view) is at \(found), not \(answer.frame)")
    }
  }

  @Test("Each screen has a text and an answer, and 608 views are compared")
  func complete() throws {
    for (folder, ending) in [("layouts", "anchors"), ("frames", "json")] {
      let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder(folder).path)
      #expect(Set(files) == Set(Self.names.map { "\($0).\(ending)" }))
    }
    let counts = try Self.names.map { name in
      try Self.answer(name).views.values.count { $0.skip != true }
    }
    #expect(counts.reduce(0, +) == 608)
  }
}
