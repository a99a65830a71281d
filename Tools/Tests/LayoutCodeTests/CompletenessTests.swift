import Migration
import Testing

@Suite("Code that does not tell everything")
struct CompletenessTests {
  /// A statement, and what the layout then lacks.
  static let cases: [(statement: String, reason: String)] = [
    ("Theme.shared.apply(to: title)", "the call of apply is not understood"),
    ("style(title)", "the call of style is not understood"),
    ("title.pinToTop()", "the call of pinToTop is not understood"),
    ("title.frame = window!.bounds", "the frame is not known"),
    ("title.transform = .identity", "the property transform is not understood"),
    ("title.isHidden = model.isEmpty", "the value of isHidden is not known"),
    ("(1...model.count).forEach { _ in addSubview(UIView()) }", "the call of forEach"),
    ("for view in model.views { addSubview(view) }", "the elements of model.views are not known"),
    ("addSubview(model.view)", "the views of addSubview are not known"),
    ("while isOpen { addSubview(UIView()) }", "a loop or a deferred statement"),
    (
      "title.heightAnchor.constraint(equalToConstant: model.height).isActive = true", "model.height"
    ),
    ("if model.isBig { title.removeFromSuperview() }", "the condition model.isBig is not known"),
    ("guard model.isBig else { return }\naddSubview(UIView())", "the condition model.isBig"),
    ("switch model.kind {\ncase .a: title.isHidden = true\ndefault: break }", "the condition"),
    ("model.update { [self] in addSubview(UIView()) }", "the call of update is not understood"),
    ("recurse()", "the code runs for too long, or calls itself"),
    ("other.topAnchor.constraint(equalTo: topAnchor).isActive = true", "other"),
    ("title.topAnchor.constraint(equalTo: topAnchor).isActive = true", "autoresizing mask"),
    ("UIView.fill(title, model)", "the call of fill is not understood"),
    ("binder.bind(model, to: self)", "the call of bind is not understood"),
    (
      "title.topAnchor.constraint(equalTo: title.topAnchor).isActive = true",
      "compared with itself"
    ),
    (
      "title.leftAnchor.constraint(equalTo: leadingAnchor).isActive = true",
      "left cannot be related to leading"
    ),
    ("model.view = title", "what model.view does with a view is not known"),
    ("do { try model.load() } catch { title.removeFromSuperview() }", "whether an error is thrown"),
    ("title.snp.makeConstraints(model.layout)", "the closure is not written here"),
  ]

  private static let members = """
    let title = UIView(), other = UIView()
    var model: Model
    func recurse() { addSubview(UIView()); recurse() }
    """

  @Test("What is not understood is named with its line", arguments: cases.map(\.statement))
  func reasons(statement: String) throws {
    let reason = try #require(Self.cases.first { $0.statement == statement }?.reason)
    let code = CodeSample.view(
      "addSubview(title)\n\(statement)", members: Self.members, importing: "Foundation"
    )
    .replacing("import Foundation", with: statement.contains("snp") ? "import SnapKit" : "")
    let layout = try CodeSample.layout(of: code)
    #expect(!layout.isComplete)
    #expect(layout.reasons.contains { $0.contains(reason) }, "\(layout.reasons)")
    // The line is that of the statement, or one after it.
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex { $0.contains("addSubview(title)") }) + 1
    #expect(layout.unknowns.allSatisfy { $0.place.line >= 1 && $0.place.line <= lines.count })
    if !statement.contains("recurse"), !statement.contains("frame") {
      #expect(layout.unknowns.contains { $0.place.line > first }, "\(layout.reasons)")
    }
    // The picture is drawn all the same.
    #expect(try layout.frames()["cardView"] != nil)
  }

  @Test(
    "Code that concerns no view or constraint takes nothing away",
    arguments: [
      "backgroundColor = .white", "title.layer.cornerRadius = 8", "title.alpha = model.alpha",
      "button.addTarget(self, action: #selector(tap), for: .touchUpInside)",
      "model.onChange = { [weak self] in self?.update() }", "Log.write(\"made\")",
      "NotificationCenter.default.addObserver(self, selector: #selector(tap), name: .x)",
      "title.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tap)))",
      "if model.isBig { title.backgroundColor = .red }", "for row in model.rows { print(row) }",
      "let count = model.rows.count\nmodel.count = count", "title.accessibilityLabel = model.name",
      "guard let model = model else { return }\nmodel.start()", "print(title)",
      "navigationItem.titleView = title",
      "button.addAction(UIAction { _ in }, for: .touchUpInside)",
      "let controller = Controller(delegate: self)", "_ = 7 / 2",
    ])
  func harmless(statement: String) throws {
    let code = CodeSample.view(
      "addSubview(title)\n\(statement)",
      members: """
        let title = UIView(), button = UIButton()
        var model: Model
        @objc private func tap() { title.isHidden.toggle() }
        private func update() {}
        """)
    let layout = try CodeSample.layout(of: code)
    #expect(layout.reasons == [])
  }

  @Test("A class with a superclass that is not among the files is not complete")
  func superclass() throws {
    let code =
      CodeSample.view("addSubview(title)", members: "let title = UIView()")
      .replacing("CardView: UIView", with: "CardView: BaseView")
      + "class BaseView: ThemedView {}\nclass ThemedView: SkinnedView {}\n"
    let layout = try CodeSample.layout(of: code)
    #expect(layout.unknowns.map(\.reason) == ["SkinnedView is not among the files"])
  }

  @Test("Arguments and initializers that the files do not choose make a class incomplete")
  func initializers() throws {
    let view = """
      import UIKit
      final class CardView: UIView {
        let title = UIView()
        init(isBig: Bool = false) {
          super.init(frame: .zero)
          setUp()
          if isBig { title.isHidden = true }
        }
        MORE
        private func setUp() { addSubview(title) }
      }
      """
    let condition = "the condition isBig is not known"
    func reasons(_ more: String, in text: String = view) throws -> [String] {
      try CodeSample.layout(of: text.replacing("MORE", with: more), type: "CardView")
        .unknowns.map(\.reason)
    }
    #expect(try reasons("") == [condition])
    #expect(try reasons("convenience init() { self.init(isBig: true) }") == [condition])
    #expect(
      try CodeSample.layout(
        of: view.replacing("MORE", with: "init(text: String) { super.init(frame: .zero) }"),
        type: "CardView"
      ).later.map(\.reason) == ["another initializer makes another layout"])
    let stored = view.replacing("init(isBig: Bool = false)", with: "required init?(coder: NSCoder)")
      .replacing("if isBig { title.isHidden = true }", with: "")
    #expect(
      try reasons("", in: stored)
        == ["an object of a storyboard or xib has views that are not read"])
    let other = """
      final class OtherView: UIView {
        override init(frame: CGRect) { super.init(frame: frame); addSubview(CardView(text: "")) }
        required init?(coder: NSCoder) { nil }
      }
      """
    let layout = try CodeSample.layout(
      of: view.replacing("MORE", with: "") + "\n" + other, type: "OtherView")
    #expect(layout.unknowns.map(\.reason) == ["the initializer of CardView is not among the files"])
  }

  @Test("What others call and a layout pass come later, and an outlet makes a class incomplete")
  func laterCode() throws {
    let layout = try CodeSample.layout(
      of: CodeSample.view(
        "addSubview(title)",
        members: """
          let title = UIView()
          @IBOutlet var icon: UIView!
          func configure(_ model: Model) { pin() }
          private func pin() { title.removeFromSuperview() }
          @objc func tap() { pin() }
          func reload() { model.reload() }
          var isOpen = false { didSet { if isOpen { pin() } } }
          private var isBig = false { didSet { pin() } }
          override func layoutSubviews() { title.frame = bounds }
          """))
    #expect(layout.unknowns.map(\.reason) == ["an outlet's view comes from a storyboard or xib"])
    #expect(
      Set(layout.later.map(\.reason)) == [
        "configure builds a part of the layout, and others call it",
        "isOpen builds a part of the layout, and others set it",
        "layoutSubviews changes the layout during a pass",
      ])
  }

  @Test("Views have placeholders for content whose size the code does not tell")
  func placeholders() throws {
    let layout = try CodeSample.layout(
      of: CodeSample.view(
        "for view in [a, b, c, d, e] { addSubview(view) }\nb.text = \"Hi\"\nd.text = model.name",
        members: """
          let a = UIButton(), b = UILabel(), c = UIImageView(), d = UILabel(), e = ChipView()
          var model: Model
          """,
        besides: """
          final class ChipView: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 2 * 10) }
          }
          """))
    #expect(layout.reasons == [])
    #expect(layout.placeholders == ["a", "c", "d"])
    #expect(layout.views.last?.text == "  view e 40 x 20 frame 0 0 0 0  // ChipView")
  }

  @Test("A broken file has no layout, and strange code ends without one")
  func brokenInput() {
    let broken = SourceFile(path: "Broken.swift", text: "class A: UIView { let a = UIView(")
    #expect(LayoutCode([broken]).layouts().isEmpty)
    for text in [
      "", "class A: A {}", "class A: B {}\nclass B: A { let a = A() }",
      "class A: UIView { let a = A() }", "class A: UIView { lazy var a = a }",
      "class A: UIView { static let a = b; static let b = a; let c = A.a }",
      "class A: UIViewController { override func viewDidLoad() { view.addSubview(view) } }",
      "class A: UIView { let a: [UIView] = []; func f() { a[0].isHidden = true } }",
      "class A: UIView { var a: CGFloat { a }\n override init(frame: CGRect) { _ = a } }",
      "class A: UIView { override init(frame: CGRect) { for i in 0..<1_000_000_000 { f(i) } } }",
    ] {
      let layouts = LayoutCode([SourceFile(path: "A.swift", text: text)]).layouts()
      for layout in layouts { #expect(!layout.text.isEmpty) }
    }
  }
}
