import Migration
import Testing

@Suite("Views and their hierarchy in code")
struct HierarchyTests {
  /// Returns the lines of the views, without comments.
  private func views(
    _ statements: String, members: String
  ) throws -> [String] {
    let layout = try CodeSample.layout(of: CodeSample.view(statements, members: members))
    #expect(layout.reasons == [])
    return layout.views.dropFirst(2).map { line in
      String(line.text.dropFirst(2)).components(before: "  //")
    }
  }

  @Test("Properties, lazy variables, closures, factories and locals make views with their names")
  func makers() throws {
    let views = try views(
      """
      let line = UIView()
      addSubview(title)
      addSubview(subtitle)
      addSubview(badge)
      addSubview(icon)
      addSubview(line)
      addSubview(`default`)
      """,
      members: """
        let title = UILabel(), `default` = UIView()
        lazy var subtitle: UILabel = {
          let label = UILabel()
          label.text = "Norway"
          label.font = .boldSystemFont(ofSize: 12)
          label.numberOfLines = 0
          return label
        }()
        private let badge = CardView.makeBadge("New")
        private lazy var icon = makeIcon(hidden: true)
        static func makeBadge(_ text: String) -> UILabel {
          let label = UILabel()
          label.text = text
          return label
        }
        private func makeIcon(hidden: Bool = false) -> UIView {
          let view = UIView()
          view.isHidden = hidden
          return view
        }
        """)
    #expect(
      views == [
        "label title \"title\" frame 0 0 0 0",
        "label subtitle \"Norway\" font 12 bold lines 0 frame 0 0 0 0",
        "label badge \"New\" frame 0 0 0 0", "view icon hidden frame 0 0 0 0",
        "view line frame 0 0 0 0", "view default frame 0 0 0 0",
      ])
  }

  @Test("Loops, forEach, arrays and indices add views in order")
  func loops() throws {
    let views = try views(
      """
      for view in [a, b] { addSubview(view) }
      [c, d].forEach { addSubview($0) }
      [e].forEach(addSubview)
      dots.forEach { addSubview($0) }
      for (index, dot) in dots.enumerated() where index == 1 { dot.isHidden = true }
      var others = [UIView]()
      others.append(h)
      others += [i]
      others.forEach(addSubview)
      for index in 0..<2 { dots[index].frame = CGRect(x: 8, y: 0, width: 4, height: 4) }
      insertSubview(f, at: 0)
      insertSubview(g, belowSubview: b)
      c.removeFromSuperview()
      bringSubviewToFront(a)
      """,
      members: """
        let a = UIView(), b = UIView(), c = UIView(), d = UIView(), e = UIView()
        let f = UIView(), g = UIView(), h = UIView(), i = UIView()
        let dots = (0..<2).map { _ in UIView() }
        """)
    #expect(
      views.map { $0.split(separator: " ")[1] }
        == ["f", "g", "b", "d", "e", "dots1", "dots2", "h", "i", "a"])
    #expect(views[5...6] == ["view dots1 frame 8 0 4 4", "view dots2 hidden frame 8 0 4 4"])
  }

  @Test("Functions of extensions, of base classes and of other types run with their arguments")
  func functions() throws {
    let code = CodeSample.view(
      "",
      members: """
        let title = UILabel()
        override func setUp() {
          super.setUp()
          add([title], to: self)
        }
        """,
      besides: """
        class BaseView: UIView {
          let background = UIView()
          override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
          }
          required init?(coder: NSCoder) { nil }
          func setUp() { background.fill(self) }
        }
        extension UIView {
          func fill(_ other: UIView, inset: CGFloat = Metrics.inset) {
            translatesAutoresizingMaskIntoConstraints = false
            other.addSubview(self)
            topAnchor.constraint(equalTo: other.topAnchor, constant: inset).isActive = true
          }
        }
        enum Metrics { static let inset: CGFloat = unit * 2, unit: CGFloat = 4 }
        func add(_ views: [UIView], to other: UIView) { views.forEach { other.addSubview($0) } }
        """
    ).replacing("CardView: UIView", with: "CardView: BaseView")
    let layout = try CodeSample.layout(of: code, type: "CardView")
    #expect(layout.reasons == [])
    #expect(layout.statements.last == "background.top == cardView.top + 8")
    #expect(layout.views.map(\.text).last?.hasPrefix("  label title") == true)
  }

  @Test("A stack view arranges its views with its axis, spacing, alignment and distribution")
  func stacks() throws {
    let code = CodeSample.view(
      """
      stack.axis = .vertical
      stack.spacing = 10
      stack.distribution = .fillEqually
      stack.addArrangedSubview(c)
      addSubview(stack)
      stack.snp.makeConstraints { $0.edges.equalToSuperview() }
      """,
      members: """
        let a = UIView(), b = UIView(), c = UIView()
        lazy var stack = UIStackView(arrangedSubviews: [a, b])
        """, importing: "SnapKit")
    let layout = try CodeSample.layout(of: code, size: (100, 320))
    #expect(layout.reasons == [])
    // 320 - 2 · 10 = 300 for three views.
    let frames = try layout.frames()
    #expect(frames["a"] == [0, 0, 100, 100])
    #expect(frames["b"] == [0, 110, 100, 100])
    #expect(frames["c"] == [0, 220, 100, 100])
  }

  @Test("A stack view keeps its margins and the spacing that a view has behind it")
  func stackMargins() throws {
    let code = CodeSample.view(
      """
      let stack = UIStackView(arrangedSubviews: views)
      addSubview(stack)
      layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 40)
      stack.preservesSuperviewLayoutMargins = true
      stack.axis = .vertical
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
      stack.setCustomSpacing(20, after: views[0])
      stack.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
      views.forEach { view in view.snp.makeConstraints { $0.height.equalTo(30) } }
      """, members: "let views = [UIView(), UIView(), UIView()]", importing: "SnapKit")
    let layout = try CodeSample.layout(of: code)
    #expect(layout.reasons == [])
    let frames = try layout.frames()
    #expect(frames["stack"] == [0, 0, 390, 122])
    #expect(frames["views1"] == [6, 5, 344, 30])
    #expect(frames["views2"] == [6, 55, 344, 30])
    #expect(frames["views3"] == [6, 85, 344, 30])
  }

  @Test("A scroll view's content is as large as constraints make it")
  func scrollViews() throws {
    let code = CodeSample.view(
      """
      addSubview(scroll)
      scroll.addSubview(page)
      let guide = scroll.contentLayoutGuide
      Constraint.activate {
        scroll.edges == edges
        page.edges == guide.edges
        page.width == scroll.frameLayoutGuide.width
        page.height == 900
      }
      """, members: "let scroll = UIScrollView(), page = UIView()", importing: "Anchors")
    let layout = try CodeSample.layout(of: code, size: (320, 480))
    #expect(layout.reasons == [])
    #expect(try layout.frames()["page"] == [0, 0, 320, 900])
  }

  @Test("A guide of the code's own is in its view, and constraints can be about it")
  func guides() throws {
    let code = CodeSample.view(
      """
      let column = UILayoutGuide()
      addLayoutGuide(column)
      addSubview(box)
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        column.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
        column.leadingAnchor.constraint(equalTo: leadingAnchor),
        column.topAnchor.constraint(equalTo: topAnchor),
        column.heightAnchor.constraint(equalToConstant: 10),
        box.leadingAnchor.constraint(equalTo: column.trailingAnchor),
        box.topAnchor.constraint(equalTo: column.bottomAnchor),
        box.widthAnchor.constraint(equalToConstant: 30),
        box.heightAnchor.constraint(equalToConstant: 40),
      ])
      """, members: "  let box = UIView()")
    let layout = try CodeSample.layout(of: code, size: (200, 100))
    #expect(layout.reasons == [])
    #expect(try layout.frames()["box"] == [100, 10, 30, 40])
  }

  @Test("A controller's view is the window, and its aliases of guides are the guides")
  func controllers() throws {
    let code = """
      import UIKit

      final class CardController: UIViewController {
        private let title1 = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(title1)
          let margins = view.layoutMarginsGuide
          title1.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            title1.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            title1.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            title1.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            title1.heightAnchor.constraint(equalToConstant: 44),
          ])
        }
      }
      """
    let layout = try CodeSample.layout(of: code)
    #expect(layout.reasons == [])
    // A controller's margins are 16 points at each side.
    #expect(try layout.frames()["title1"] == [16, 8, 358, 44])
  }

  @Test("A controller's own view is the one that loadView makes, with what is in it")
  func ownViews() throws {
    let code = CodeSample.view(
      """
      addSubview(title)
      title.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
      """, members: "  let title = UIView()", importing: "SnapKit",
      besides: """
        final class CardController: UIViewController {
          private let card = CardView()
          override func loadView() { view = card }
        }
        """)
    let layout = try CodeSample.layout(of: code, type: "CardController")
    #expect(layout.reasons == [])
    #expect(try layout.frames()["title"] == [10, 10, 370, 824])
  }

  @Test("Views in a cell are in its content view, and a view of the files has its own views")
  func cells() throws {
    let code = CodeSample.view(
      """
      addSubview(title)
      title.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
      """, members: "  let title = UIView()", importing: "SnapKit",
      besides: """
        final class CardCell: UITableViewCell {
          private let card = CardView()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(card)
            card.snp.makeConstraints { make in
              make.edges.equalToSuperview().inset(
                UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            }
          }
          required init?(coder: NSCoder) { nil }
        }
        """)
    let layout = try CodeSample.layout(of: code, type: "CardCell", size: (300, 100))
    #expect(layout.reasons == [])
    let frames = try layout.frames()
    #expect(frames["contentView"] == [0, 0, 300, 100])
    #expect(frames["card"] == [2, 1, 294, 96])
    #expect(frames["title"] == [10, 10, 274, 76])
  }
}

extension String {
  /// Returns the text before a mark.
  fileprivate func components(before mark: String) -> String {
    firstRange(of: mark).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
