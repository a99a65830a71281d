import InterfaceBuilder
import Migration
import Testing

@Suite("Rules on Swift code")
struct RuleTests {
  /// A fault, in statements of an initializer after `addSubview(title)` or in members, with the
  /// message; and code that looks like it and is right.
  struct Sample: Sendable, CustomTestStringConvertible {
    let rule: CodeRule
    let statements: String
    var members = ""
    let message: String
    let right: String
    var rightMembers = ""
    var superclass = "UIView"

    var testDescription: String { "\(rule.rawValue): \(message)" }
  }

  /// Two views below each other.
  private static let rows = """
    for (view, top) in [(title, 0), (icon, 50)] {
      view.snp.makeConstraints {
        $0.leading.trailing.equalToSuperview()
        $0.top.equalToSuperview().offset(top)
        $0.height.equalTo(44)
      }
    }
    """

  private static let samples: [Sample] = [
    Sample(
      rule: .mixedDirections,
      statements: "icon.snp.makeConstraints { make in\nmake.left.equalTo(title.snp.leading)\n}",
      message: "make.left.equalTo(title.snp.leading): left cannot be related to leading",
      right: "icon.snp.makeConstraints { make in\nmake.left.equalTo(title.snp.centerX)\n}"),
    Sample(
      rule: .mixedDirections,
      statements: "icon.topAnchor.constraint(equalTo: topAnchor).isActive = true\n"
        + "icon.leftAnchor.constraint(equalTo: title.trailingAnchor).isActive = true",
      message:
        "icon.leftAnchor.constraint(equalTo: title.trailingAnchor).isActive = true: left cannot be related "
        + "to trailing",
      right: "icon.leftAnchor.constraint(equalTo: title.rightAnchor).isActive = true"),
    Sample(
      rule: .selfEqual,
      statements: "title.snp.makeConstraints { $0.width.equalTo(title.snp.width) }",
      message: "$0.width.equalTo(title.snp.width): an attribute that is compared with itself",
      right: "title.snp.makeConstraints { $0.width.equalTo(title.snp.height) }"),
    Sample(
      rule: .wrongOwner,
      statements: "title.addConstraint(title.topAnchor.constraint(equalTo: icon.topAnchor))",
      message: "title.top == icon.top is added to title, which does not contain icon",
      right: "addConstraint(title.topAnchor.constraint(equalTo: icon.topAnchor))"),
    Sample(
      rule: .updateMismatch,
      statements: "title.snp.makeConstraints { $0.height.equalTo(20) }",
      members: "func grow() { title.snp.updateConstraints { $0.width.equalTo(44) } }",
      message: "no constraint of title fits title.width == 44, which SnapKit updates",
      right: "title.snp.makeConstraints { $0.height.equalTo(20) }",
      rightMembers: "func grow() { title.snp.updateConstraints { $0.height.equalTo(44) } }"),
    Sample(
      rule: .updateMismatch,
      statements: "title.snp.makeConstraints { $0.height.equalTo(20) }",
      members: "func grow() { title.snp.updateConstraints { $0.height.equalTo(44).priority(9) } }",
      message: "no constraint of title fits title.height == 44 ~ 9, which SnapKit updates",
      right: "",
      rightMembers: "func grow() { title.snp.updateConstraints { $0.height.equalTo(44) } }"),
    Sample(
      rule: .notAdded,
      statements: "lost.snp.makeConstraints { $0.top.equalTo(title.snp.bottom) }",
      message: "lost.top == title.bottom is activated before lost has a superview: nothing adds it",
      right: "addSubview(lost)\nlost.snp.makeConstraints { $0.top.equalTo(title.snp.bottom) }"),
    Sample(
      rule: .notAdded,
      statements: "lost.snp.makeConstraints { $0.top.equalToSuperview() }\ntitle.addSubview(lost)",
      message: "lost.top is activated before lost has a superview: it is added to title afterwards",
      right: "model.embed(lost)\nlost.snp.makeConstraints { $0.top.equalToSuperview() }"),
    Sample(
      rule: .conflict,
      statements: "title.snp.makeConstraints { $0.height.equalTo(20) }\n"
        + "title.snp.makeConstraints { $0.height.equalTo(30) }",
      message: "2 required constraints conflict:",
      right: "title.snp.makeConstraints { $0.height.equalTo(20) }\n"
        + "title.snp.makeConstraints { $0.height.equalTo(30).priority(999) }"),
    Sample(
      rule: .pilesUp, statements: "",
      members: "override func layoutSubviews() { let line = UIView(); addSubview(line) }",
      message: "line is made and added to CardView each time that layoutSubviews() runs, beside "
        + "the one of before",
      right: "",
      rightMembers: """
        private var line: UIView?
        override func layoutSubviews() {
          line?.removeFromSuperview()
          let line = UIView()
          addSubview(line)
          self.line = line
        }
        """),
    Sample(
      rule: .pilesUp, statements: "",
      members: "override func layoutSubviews() { title.snp.makeConstraints { $0.top.equalTo(8) } }",
      message: "title.top == CardView.top + 8 is made each time that layoutSubviews() runs, beside "
        + "the one of before",
      right: "",
      rightMembers: """
        private var isSetUp = false
        override func layoutSubviews() {
          if isSetUp { return }
          title.snp.makeConstraints { $0.top.equalTo(8) }
          isSetUp = true
        }
        """),
    Sample(
      rule: .pilesUp, statements: "",
      members: "func configure(with model: Model) { if model.isNew { addSubview(UIView()) } }",
      message: "UIView is made and added to CardView each time that configure(with:) runs, beside "
        + "the one of before",
      right: "",
      rightMembers: """
        func configure(with model: Model) { if model.isNew { addSubview(UIView()) } }
        override func prepareForReuse() { subviews.forEach { $0.removeFromSuperview() } }
        """, superclass: "UICollectionViewCell"),
    Sample(
      rule: .mask,
      statements: "title.topAnchor.constraint(equalTo: topAnchor).isActive = true",
      message: "title has constraints, and nothing turns off its "
        + "translatesAutoresizingMaskIntoConstraints",
      right: "[title, icon].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }\n"
        + "title.topAnchor.constraint(equalTo: topAnchor).isActive = true"),
    Sample(
      rule: .cellHeight,
      statements: "contentView.addSubview(lost)\nlost.snp.makeConstraints {\n"
        + "$0.top.bottom.equalToSuperview().inset(8)\n$0.height.equalTo(40)\n}",
      message: "the required constraints from the top to the bottom of contentView give it the "
        + "height 56, which the table's own constraint contradicts",
      right: "contentView.addSubview(lost)\nlost.snp.makeConstraints {\n"
        + "$0.top.bottom.equalToSuperview().inset(8)\n$0.height.equalTo(40).priority(999)\n}",
      superclass: "UITableViewCell"),
    Sample(
      rule: .wrongContainer,
      statements: """
        let button = UIButton()
        title.addSubview(button)
        \(rows)
        button.snp.makeConstraints { $0.edges.equalTo(icon) }
        """,
      message: "button lies outside of its superview title: its constraints are to icon",
      right: "title.addSubview(icon)\nicon.snp.makeConstraints { $0.edges.equalToSuperview() }"),
    Sample(
      rule: .neverActive,
      statements: "title.topAnchor.constraint(equalTo: topAnchor)\n_ = title",
      message: "title.topAnchor.constraint(equalTo: topAnchor) makes a constraint that nothing "
        + "activates",
      right: "title.topAnchor.constraint(equalTo: topAnchor).isActive = true"),
    Sample(
      rule: .duplicate,
      statements: "title.snp.makeConstraints { $0.top.equalTo(8) }\n"
        + "title.snp.makeConstraints { $0.top.equalTo(8) }",
      message: "title.top == CardView.top + 8 is the constraint of Card.swift:11 once more",
      right: "title.snp.makeConstraints { $0.top.equalTo(8) }\n"
        + "title.snp.remakeConstraints { $0.top.equalTo(8) }"),
    Sample(
      rule: .shiftedEdges,
      statements: "title.snp.makeConstraints {\n$0.trailing.equalToSuperview().offset(16)\n"
        + "$0.bottom.equalToSuperview().offset(16)\n}",
      message: "title.trailing == CardView.trailing + 16 and title.bottom == CardView.bottom + 16 "
        + "both lie outside of the superview",
      right: "title.snp.makeConstraints {\n$0.trailing.equalToSuperview().offset(16)\n"
        + "$0.bottom.equalToSuperview().offset(-16)\n}"),
    Sample(
      rule: .outside,
      statements: """
        title.addSubview(lost)
        \(rows)
        lost.snp.makeConstraints { $0.edges.equalTo(icon) }
        """,
      message: "lost lies outside of its superview title: its constraints are to icon",
      right: ""),
  ]

  private func findings(_ statements: String, _ members: String, _ superclass: String)
    -> [CodeFinding]
  {
    let lines = """
      private let title = UIView(), icon = UIView(), lost = UIView()
      \(members)
      """
    var code = CodeSample.view(
      "addSubview(title); addSubview(icon)\n\(statements)", members: lines, importing: "SnapKit")
    code = code.replacing("CardView: UIView", with: "CardView: \(superclass)")
    return LayoutCode([SourceFile(path: "Card.swift", text: code)]).findings()
  }

  @Test("A fault is found, with its rule and a message", arguments: samples)
  func fault(sample: Sample) throws {
    let found = findings(sample.statements, sample.members, sample.superclass)
    #expect(found.contains { $0.rule == sample.rule && $0.message == sample.message }, "\(found)")
    // Nothing else is found, but for what the faulty line also is.
    #expect(Set(found.map(\.rule)).isSubset(of: [sample.rule, .duplicate, .mask]), "\(found)")
  }

  @Test("Code that looks like a fault and is right has no finding", arguments: samples)
  func right(sample: Sample) {
    let found = findings(sample.right, sample.rightMembers, sample.superclass)
    #expect(!found.contains { $0.rule == sample.rule }, "\(found)")
  }

  @Test("Every rule has a sample, a description and a severity")
  func descriptions() {
    let rules = CodeRule.allCases
    #expect(Set(Self.samples.map(\.rule)) == Set(rules))
    #expect(Set(rules.map(\.rawValue)) == Set(Rule.code.map(\.name) + ["conflict"]))
    for rule in Rule.code {
      #expect(rule.summary.hasSuffix(".") && rule.reason.hasSuffix("."))
      #expect(!rule.example.isEmpty)
    }
  }

  @Test("A comment accepts the findings of a rule, or all")
  func accepted() {
    func found(_ comment: String) -> [CodeRule] {
      let line = "title.topAnchor.constraint(equalTo: topAnchor)"
      return findings("\(comment)\n\(line)\n_ = title", "", "UIView").map(\.rule)
    }
    #expect(found("") == [.neverActive])
    #expect(found("// anchors:ignore never-active") == [])
    #expect(found("// anchors:ignore") == [])
    #expect(found("// anchors:ignore mask, never-active") == [])
    #expect(found("// anchors:ignore mask") == [.neverActive])
  }

  @Test("An unknown before a fault leads to silence")
  func unknown() {
    let call = "lost.snp.makeConstraints { $0.top.equalTo(title.snp.bottom) }"
    #expect(findings(call, "", "UIView").map(\.rule) == [.notAdded])
    for before in [
      "model.install(lost)", "if model.isNew { addSubview(lost) }", "model.setUp(self)",
      "model.views = [lost]", "installAll()", "for view in model.views { addSubview(view) }",
    ] {
      #expect(findings("\(before)\n\(call)", "var model: Model", "UIView").isEmpty, "\(before)")
    }
  }

  @Test("Initializers of extensions and private functions of one name are told apart")
  func extensionsAndPrivateFunctions() {
    let code = """
      import UIKit
      extension UIStackView {
        convenience init(_ views: [UIView]) { self.init(arrangedSubviews: views) }
      }
      class BaseView: UIView {
        let line = UIView()
        init() { super.init(frame: .zero); setUp() }
        required init?(coder: NSCoder) { nil }
        private func setUp() { addSubview(line) }
      }
      final class CardView: BaseView {
        let a = UIView(), b = UIView()
        override init() { super.init(); setUp() }
        required init?(coder: NSCoder) { nil }
        private func setUp() {
          let stack = UIStackView([a, b])
          addSubview(stack)
          a.widthAnchor.constraint(equalTo: b.widthAnchor).isActive = true
          stack.translatesAutoresizingMaskIntoConstraints = false
          stack.topAnchor.constraint(equalTo: line.topAnchor).isActive = true
        }
      }
      """
    #expect(LayoutCode([SourceFile(path: "Card.swift", text: code)]).findings() == [])
  }

  @Test("A helper of another module does what its description says")
  func helpers() {
    let code = CodeSample.view(
      "addSubview(title)\ntitle.pin(to: self)", members: "let title = UILabel()")
    let helper =
      "extension UIView { func pin(to other: UIView) { makeConstraints { $0.edges == other.edges } } }"
    let file = SourceFile(path: "Card.swift", text: code)
    #expect(LayoutCode([file]).layouts().first?.isComplete == false)
    let layout = LayoutCode([file], helpers: [helper]).layouts().first
    #expect(layout?.isComplete == true)
    #expect(layout?.constraints.contains { $0.text == "title.top == cardView.top" } == true)
  }
}
