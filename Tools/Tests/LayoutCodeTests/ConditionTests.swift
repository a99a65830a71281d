import Migration
import Testing

@Suite("Conditions in layout code")
struct ConditionTests {
  private func statements(
    _ code: String, members: String = "", assuming assumptions: [String: String] = [:]
  ) throws -> (own: [String], reasons: [String]) {
    let layout = try CodeSample.layout(
      of: CodeSample.view(
        "addSubview(title)\n\(code)", members: "let title = UIView()\n\(members)",
        importing: "Anchors"), assuming: assumptions)
    return (layout.statements.filter { $0.hasPrefix("title") }, layout.unknowns.map(\.reason))
  }

  private static let choice = """
    if isCompact {
      Constraint.activate { title.width == 100 }
    } else {
      Constraint.activate { title.width == 200 }
    }
    """

  @Test("Of a condition that is not known, the other branch is drawn, and the class is incomplete")
  func defaultBranch() throws {
    let read = try statements(Self.choice, members: "var isCompact: Bool")
    #expect(read.own == ["title.width == 200"])
    #expect(read.reasons == ["the condition isCompact is not known"])
  }

  @Test(
    "An assumption decides the condition", arguments: [("true", "100"), ("false", "200")])
  func assumptions(value: String, width: String) throws {
    let read = try statements(
      Self.choice, members: "var isCompact: Bool", assuming: ["isCompact": value])
    #expect(read.own == ["title.width == \(width)"])
    #expect(read.reasons == [])
  }

  @Test("A condition of a path can be assumed as it is written")
  func path() throws {
    let read = try statements(
      "Constraint.activate { if traitCollection.isWide && size > 3 { title.width == size } }",
      members: "let size: CGFloat", assuming: ["traitCollection.isWide": "true", "size": "40"])
    #expect(read.own == ["title.width == 40"])
    #expect(read.reasons == [])
  }

  @Test("Values that the code tells decide if, guard, switch, where and ?:")
  func knownValues() throws {
    let read = try statements(
      """
      let count = kinds.count
      Constraint.activate {
        if count == 2, !isOpen { title.width == 2 }
        switch kind {
        case .big: title.height == 10
        case .small, .tiny: title.height == 5
        }
        title.top == (isOpen ? 1 : 3)
        for number in [1, 2, 3] where number > 2 { title.leading == number }
      }
      setUp()
      setUp()
      if let other { Constraint.activate { title.bottom == other.bottom } }
      """,
      members: """
        enum Kind { case big, small, tiny }
        private let kind = Kind.small, kinds: [Kind] = [.big, .small]
        private var isOpen = false, isReady = false
        private weak var other: UIView?
        private func setUp() {
          guard !isReady else { return }
          isReady = true
          Constraint.activate { title.trailing == -8 }
        }
        """)
    #expect(
      read.own == [
        "title.width == 2", "title.height == 5", "title.top == cardView.top + 3",
        "title.leading == cardView.leading + 3", "title.trailing == cardView.trailing - 8",
      ])
    #expect(read.reasons == [])
  }

  @Test("A controller's value that code outside may set is drawn, and may change later")
  func openValues() throws {
    let code = """
      import Anchors
      import UIKit
      final class Card: UIViewController {
        var gap: CGFloat = 8
        let title1 = UIView()
        override func viewDidLoad() {
          view.addSubview(title1)
          activate { title1.top == view.top + gap }
        }
      }
      """
    let layout = try CodeSample.layout(of: code)
    #expect(layout.statements == ["title1.top == view.top + 8"])
    let reason = "gap may be set from outside; its first value is drawn"
    #expect(layout.later.map(\.reason) == [reason])
    #expect(layout.isComplete)
    let assumed = try CodeSample.layout(of: code, assuming: ["gap": "12"])
    #expect(assumed.statements == ["title1.top == view.top + 12"])
    #expect(assumed.later.isEmpty)
    let closed = try CodeSample.layout(of: code.replacing("var gap", with: "private var gap"))
    #expect(closed.isComplete && closed.later.isEmpty)
  }

  @Test("A variable that an unknown branch assigns is unknown from then on")
  func assignedInBranch() throws {
    let read = try statements(
      """
      var width: CGFloat = 100
      if model.isBig { width = 200 }
      Constraint.activate { title.width == width }
      """, members: "var model: Model")
    #expect(read.own == [])
    #expect(read.reasons == ["the number width is not known"])
  }

  @Test("Values that methods, functions and copies change are followed, or unknown")
  func changedValues() throws {
    let read = try statements(
      """
      isOpen.toggle()
      var other = sizes
      other.gap = 20
      var list = [1.0, 2.0]
      list.removeFirst()
      var length: CGFloat = 5
      grow(&length)
      title.isHidden.toggle()
      Constraint.activate {
        if isOpen { title.width == sizes.gap }
        title.leading == other.gap
        for number in list { title.top == number }
        title.height == length
      }
      """,
      members: """
        struct Sizes { var gap: CGFloat = 10 }
        private let sizes = Sizes()
        private var isOpen = false
        private func grow(_ length: inout CGFloat) { length += 1 }
        """)
    #expect(read.own == ["title.width == 10", "title.leading == cardView.leading + 20"])
    #expect(
      read.reasons == [
        "the elements of list are not known", "the number length is not known",
      ])
  }

  @Test("Parts of margins and frames, and priorities in SnapKit's names, are not passed over")
  func parts() throws {
    let code = CodeSample.view(
      """
      addSubview(title)
      title.layoutMargins.left = 20
      title.frame.size.width = 10
      title.layer.frame = bounds
      title.snp.contentHuggingVerticalPriority = 1000
      title.snp.contentCompressionResistanceHorizontalPriority = 300
      """, members: "let title = UIView()", importing: "SnapKit")
    let layout = try CodeSample.layout(of: code)
    #expect(
      layout.unknowns.map(\.reason) == [
        "title.layoutMargins.left is not understood", "title.frame.size.width is not understood",
      ])
    #expect(
      layout.views.last?.text.contains("hugging 250 1000 compression 300 750") == true)
  }

  @Test("In a builder, a condition and a loop that are not known are named")
  func builders() throws {
    let read = try statements(
      """
      title.makeConstraints { v in
        if model.isBig { v.width == 10 }
        for number in model.numbers { v.top == number }
        switch model.kind {
        case .a: v.height == 1
        default: v.height == 2
        }
        model.gap
      }
      """, members: "var model: Model")
    #expect(read.own == ["title.height == 2"])
    #expect(
      read.reasons == [
        "the condition model.isBig is not known", "the elements of model.numbers are not known",
        "the condition model.kind is not known", "model.gap is not known",
      ])
  }
}
