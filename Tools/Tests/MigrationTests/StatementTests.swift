import Testing

@testable import Migration

/// The rows of the article *Coming from SnapKit, Masonry, Anchorage, Cartography*, and the signs,
/// numbers and types that they leave open.
@Suite("Single statements")
struct StatementTests {
  /// Returns the new text of statements, and expects that all are translated.
  private func translated(
    _ body: String, _ module: String, _ location: SourceLocation = #_sourceLocation
  ) -> String {
    let result = TestCode.statements(body, importing: module)
    #expect(
      result.left.isEmpty, "\(result.left.map { "\($0.code): \($0.reason)" })",
      sourceLocation: location)
    return TestCode.body(of: result.text)
  }

  @Test(
    "SnapKit's statements keep attributes, signs and priorities",
    arguments: [
      ("make.left.top.equalToSuperview()", "v.edges(.left, .top) == 0"),
      ("make.edges.equalToSuperview().inset(16)", "v.edges == Insets(16)"),
      ("make.edges.equalTo(b)", "v.edges(.top, .left, .bottom, .right) == b.edges"),
      ("make.directionalEdges.equalToSuperview()", "v.edges == 0"),
      (
        "make.horizontalEdges.equalToSuperview().inset(padding)",
        "v.edges(.left, .right) == padding"
      ),
      ("make.edges.equalToSuperview().inset(insets)", "v.edges == insets"),
      ("make.width.height.equalTo(40)", "v.size == 40"),
      ("make.width.height.equalTo(b.snp.width)", "[v.width, v.height] == b.width"),
      ("make.top.centerX.equalTo(b)", "v.top == b.top\n  v.centerX == b.centerX"),
      ("make.center.equalToSuperview()", "v.center == 0"),
      ("make.centerX.equalTo(100)", "v.centerX == parent.left + 100"),
      ("make.left.equalTo(100)", "v.left == 100"),
      ("make.top.equalToSuperview { $0.snp.bottom }", "v.top == parent.bottom"),
      ("make.top.equalTo(parent.safeAreaLayoutGuide)", "v.top == parent.safeArea.top"),
      ("make.leading.trailing.equalToSuperview().offset(8)", "v.leading == 8\n  v.trailing == 8"),
      ("make.left.right.lessThanOrEqualToSuperview().inset(8)", "v.left <= 8\n  v.right <= -8"),
      ("make.top.equalTo(b.snp.bottom).inset(8)", "v.top == b.bottom - 8"),
      ("make.trailing.equalTo(b.snp.leading).inset(8)", "v.trailing == b.leading + 8"),
      ("make.width.equalTo(b).inset(8)", "v.width == b.width - 16"),
      ("make.centerX.equalTo(b).inset(8)", "v.centerX == b.centerX"),
      ("make.width.equalTo(100).offset(5)", "v.width == 5"),
      ("make.width.equalToSuperview().multipliedBy(0.5)", "v.width == 0.5 * parent.width"),
      ("make.height.equalTo(b.snp.width).dividedBy(3)", "v.height == b.width / 3"),
      (
        "make.bottom.equalTo(b).offset(-(padding + 4)).priority(750)",
        "v.bottom == b.bottom - (padding + 4) ~ 750"
      ),
      ("make.top.equalTo(b).priority(.defaultHigh)", "v.top == b.top ~ .high"),
      (
        "make.top.equalTo(b.snp.bottom).labeled(\"gap\")",
        "(v.top == b.bottom).identified(by: \"gap\")"
      ),
      ("make.baseline.equalTo(b)", "v.lastBaseline == b.lastBaseline"),
    ])
  func snapKit(statement: String, expected: String) {
    #expect(
      translated("v.snp.makeConstraints { make in\n  \(statement)\n}", "SnapKit")
        == "v.makeConstraints { v in\n  \(expected)\n}")
  }

  @Test(
    "Layout anchors keep multipliers, spacing and the type CGFloat",
    arguments: [
      ("v.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)", "v.top == b.bottom + 8"),
      ("v.widthAnchor.constraint(lessThanOrEqualToConstant: 40)", "v.width <= 40"),
      (
        "v.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 9 / 16, constant: -padding)",
        "v.width == 9.0 / 16.0 * b.height - padding"
      ),
      ("v.widthAnchor.constraint(equalToConstant: 100 / 3)", "v.width == 100.0 / 3.0"),
      (
        "v.topAnchor.constraint(equalTo: a.topAnchor, constant: .gap)",
        "v.top == a.top + CGFloat.gap"
      ),
      (
        "v.leadingAnchor.constraint(equalToSystemSpacingAfter: b.trailingAnchor, multiplier: 2)",
        "v.leading == b.trailing + 2 * .system"
      ),
      ("v.topAnchor.constraint(equalTo: topAnchor)", "v.top == self.top"),
      (
        "v.topAnchor.constraint(equalTo: parent.layoutMarginsGuide.topAnchor)",
        "v.top == parent.margins.top"
      ),
      (
        "v.topAnchor.constraint(equalTo: isOpen ? a.topAnchor : b.bottomAnchor, constant: 1)",
        "v.top == (isOpen ? a.top : b.bottom) + 1"
      ),
      (
        "NSLayoutConstraint(item: v, attribute: .centerX, relatedBy: .equal, toItem: b, attribute: .right, multiplier: 0.5, constant: 0)",
        "v.centerX == 0.5 * b.right"
      ),
    ])
  func layoutAnchors(statement: String, expected: String) {
    #expect(
      translated("NSLayoutConstraint.activate([\n  \(statement),\n])", "UIKit")
        == "Constraint.activate {\n  \(expected)\n}")
  }

  @Test("Statements with isActive are grouped as the original's lines are")
  func runs() {
    let body = """
      v.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
      // The width of the card.
      v.widthAnchor.constraint(equalToConstant: 40).isActive = true  // points

      v.heightAnchor.constraint(equalToConstant: 20).isActive = true
      """
    #expect(
      translated(body, "UIKit") == """
        Constraint.activate {
          v.top == b.top
          // The width of the card.
          v.width == 40  // points
        }

        Constraint.activate { v.height == 20 }
        """)
  }

  @Test("A constraint that a variable keeps changes the variable's type")
  func kept() {
    let result = TestCode.migrate(
      """
      import UIKit

      final class Card: UIView {
        let title = UILabel()
        private var height: NSLayoutConstraint?
        @IBOutlet var width: NSLayoutConstraint!

        func layOut() {
          let gap = title.topAnchor.constraint(equalTo: topAnchor)
          gap.priority = UILayoutPriority(999)
          height = title.heightAnchor.constraint(equalToConstant: 40)
          NSLayoutConstraint.activate([gap, width])
          height?.isActive = true
        }
      }

      """)
    #expect(
      result.text == """
        import Anchors
        import UIKit

        final class Card: UIView {
          let title = UILabel()
          private var height: Constraint?
          @IBOutlet var width: NSLayoutConstraint!

          func layOut() {
            let gap = title.top == self.top
            gap.priority = 999
            height = title.height == 40
            Constraint.activate {
              gap
              width
            }
            height?.isActive = true
          }
        }

        """)
  }

  @Test("A mask line goes only where Anchors certainly turns the mask off")
  func masks() {
    let body = """
      a.translatesAutoresizingMaskIntoConstraints = false
      b.translatesAutoresizingMaskIntoConstraints = false
      c.translatesAutoresizingMaskIntoConstraints = false
      b.addSubview(c)
      NSLayoutConstraint.activate([
        a.widthAnchor.constraint(equalToConstant: 40),
        b.heightAnchor.constraint(equalTo: c.heightAnchor),
      ])
      if padding > 8 {
        c.widthAnchor.constraint(equalToConstant: 40).isActive = true
      }
      """
    let text = translated(body, "UIKit")
    #expect(!text.contains("a.translates"))
    #expect(text.contains("b.translates") && text.contains("c.translates"))
  }

  @Test(
    "What would change its meaning stays",
    arguments: [
      "v.snp.makeConstraints { $0.width.equalTo(b).multipliedBy(2 / 3) }",
      "v.snp.makeConstraints { if padding > 8 { $0.top.equalTo(b); return }; $0.left.equalTo(b) }",
      "v.snp.makeConstraints { make in\n  gone = make.top.equalTo(b).constraint\n}",
      "v.snp /* why */ .makeConstraints { $0.width.equalTo(b) }",
    ])
  func unchanged(statement: String) {
    let result = TestCode.statements(statement, importing: "SnapKit")
    #expect(result.translated == 0 && result.found > 0 && !result.isChanged)
  }

  @Test("Other code on the line of a statement stays behind it, and Windows' line ends stay")
  func lines() {
    #expect(
      translated(
        "v.topAnchor.constraint(equalTo: b.topAnchor).isActive = true; v.isHidden = true", "UIKit")
        == "Constraint.activate { v.top == b.top }; v.isHidden = true")
    let text =
      "import UIKit\nfunc f(_ a: UIView) {\n  a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true\n}\n"
    let result = TestCode.migrate(text.replacing("\n", with: "\r\n"))
    #expect(result.text == TestCode.migrate(text).text.replacing("\n", with: "\r\n"))
  }

  @Test("A property by the name of an attribute is not the attribute", arguments: ["$0", "make"])
  func propertyNames(maker: String) {
    let parameter = maker == "$0" ? "" : " make in"
    let result = TestCode.migrate(
      """
      import SnapKit
      import UIKit

      final class Card: UIView {
        let title = UILabel()
        private var height: Constraint?

        func layOut() {
          title.snp.makeConstraints {\(parameter)
            \(maker).top.equalTo(title.frame.height)
            height = \(maker).height.equalTo(44).constraint
          }
          height?.update(offset: 88)
        }
      }

      """)
    #expect(result.left.isEmpty, "\(result.left)")
    #expect(result.text.contains("    height = title.height == 44\n"))
    #expect(result.text.contains("    height?.constant = 88\n"))
  }

  @Test("What cannot be translated with certainty stays, with a reason")
  func left() {
    let result = TestCode.migrate(
      """
      import SnapKit
      import UIKit

      final class Card: UIViewController {
        let title = UILabel()

        func layOut(_ other: Thing, _ anchor: NSLayoutYAxisAnchor) {
          title.snp.makeConstraints { $0.top.equalTo(other) }
          title.topAnchor.constraint(equalTo: anchor).isActive = true
          view.heightAnchor.constraint(equalToConstant: 40).isActive = true
          title.snp.remakeConstraints { $0.top.equalTo(8) }
        }
      }

      """)
    #expect(result.found == 4 && result.translated == 0 && !result.isChanged)
    #expect(
      result.left.map(\.reason) == [
        "the type of other is not known", "anchor is not the anchor of an item",
        "Anchors would turn off the autoresizing mask of 'view'",
        "another call for 'title' stays (line 8: the type of other is not known), and remakeConstraints concerns both",
      ])
  }

  @Test(
    "Other libraries' statements become one batch",
    arguments: [
      ("Anchorage", "v.topAnchor == b.bottomAnchor + 8 ~ .high", "v.top == b.bottom + 8 ~ .high"),
      ("Anchorage", "v.edgeAnchors == b.edgeAnchors + 8", "v.edges == b.edges.inset(by: 8)"),
      ("Anchorage", "v.widthAnchor == (b.widthAnchor + 10) * 2", "v.width == 2 * b.width + 10"),
      ("Anchorage", "v.topAnchor == 10 - b.topAnchor", "v.top == b.top - 10"),
      (
        "PureLayout", "v.autoPinEdge(.top, to: .bottom, of: b, withOffset: 8)",
        "v.top == b.bottom + 8"
      ),
      ("PureLayout", "v.autoPinEdge(toSuperviewEdge: .right, withInset: 8)", "v.right == -8"),
      ("PureLayout", "v.autoSetDimension(.width, toSize: 40)", "v.width == 40"),
      (
        "Cartography", "constrain(v, b) { first, second in first.top == second.bottom + 8 }",
        "v.top == b.bottom + 8"
      ),
    ])
  func others(module: String, statement: String, expected: String) {
    let text = translated(statement, module)
    #expect(text.contains(expected) && text.hasPrefix("Constraint.activate {"), "\(text)")
  }
}
