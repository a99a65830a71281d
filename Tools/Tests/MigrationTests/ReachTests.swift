import Testing

@testable import Migration

/// Tests of the views that a call of SnapKit's concerns, and of the uses of kept constraints.
@Suite("What reaches a view")
struct ReachTests {
  private static let card = """
    import SnapKit
    import UIKit

    final class Card: UIView {
      var title: UILabel! = UILabel()
      var last: UIView?

      func layOut() {
        addSubview(title)
        title.snp.makeConstraints { $0.height.equalTo(8) }
      }

      func open() {
        title.snp.updateConstraints { $0.height.equalTo(40) }
      }

      func show(_ layout: (ConstraintMaker) -> Void) {
        SHOW
      }
    }

    final class Row: UIView {
      let label = UILabel()

      func layOut(_ layout: (ConstraintMaker) -> Void) { ROW }
    }

    extension UIView {
      func embed(_ view: UIView, _ layout: (ConstraintMaker) -> Void) {
        addSubview(view)
        view.snp.makeConstraints(layout)
      }

      func fix(_ view: UIView) { view.snp.makeConstraints(Theme.layout) }
    }

    """

  @Test(
    "A function that stays concerns the views that it gets, and no others",
    arguments: [
      ("", "", true), ("", "embed(label, layout)", true),
      ("embed(title, layout)", "", false), ("embed(title!, layout)", "", false),
      ("embed((title), layout)", "", false), ("embed(title) { $0.top.equalTo(8) }", "", false),
      ("last = title; embed(last!, layout)", "", false),
      ("fix(title)", "", false), ("[title].forEach(fix)", "", false),
      ("let run = fix; run(title)", "", false), ("addSubview(title)", "", true),
    ])
  func functions(show: String, row: String, isTranslated: Bool) {
    let text = Self.card.replacing("SHOW", with: show).replacing("ROW", with: row)
    let result = TestCode.migrate(text)
    #expect(
      result.text.contains("title.updateConstraints {") == isTranslated, "\(result.left)")
    #expect(result.text.contains("title.makeConstraints {") == isTranslated)
  }

  @Test(
    "An element that leaves its list, and what a function makes, are no other views",
    arguments: [
      """
        private var dots: [UIView] = []

        func add() {
          let dot = UIView()
          addSubview(dot)
          dot.snp.makeConstraints { $0.width.equalTo(8) }
          dots.append(dot)
        }

        func removeFirst() {
          let first = dots.removeFirst()
          first.snp.updateConstraints { $0.width.equalTo(0) }
        }

        func widen() {
          dots.enumerated().forEach { index, dot in
            dot.snp.updateConstraints { $0.width.equalTo(index) }
          }
        }
      """,
      """
        func bar() -> UIView {
          let bar = UIView()
          addSubview(bar)
          bar.snp.makeConstraints { $0.width.equalTo(8) }
          return bar
        }

        func show() {
          let bar = bar()
          bar.snp.updateConstraints { $0.width.equalTo(0) }
        }
      """,
    ])
  func elements(members: String) {
    let result = TestCode.migrate(
      """
      import SnapKit
      import UIKit

      final class Dots: UIView {
      \(members)
      }

      final class Card: UIView {
        lazy var title = UIView()
        var all: [UIView] { [title] }

        func layOut(_ layout: (ConstraintMaker) -> Void) { title.snp.makeConstraints(layout) }
      }

      """)
    #expect(result.left.map(\.reason) == ["the closure is not written here"])
  }

  @Test(
    "A constraint stays that is used through what a protocol leaves open, or through what is not known",
    arguments: ["root", "elsewhere"])
  func kept(owner: String) {
    let text = """
      import SnapKit
      import UIKit

      protocol Holder: AnyObject { associatedtype Root: UIView }

      extension Holder where Self: UIViewController {
        var root: Root { view as! Root }
      }

      final class Layout: UIView {
        let title = UILabel()
        var gap: Constraint?

        func layOut() {
          addSubview(title)
          title.snp.makeConstraints { gap = $0.top.equalToSuperview().constraint }
        }
      }

      final class Controller: UIViewController, Holder {
        typealias Root = Layout
        var elsewhere: Unknown

        func move() { print(\(owner).gap!.layoutConstraints) }
      }

      """
    let result = TestCode.migrate(text)
    #expect(result.text == text, "\(result.left)")
  }

  @Test("The import of SnapKit stays where its type of constraints does")
  func imports() {
    let text = """
      import SnapKit
      import UIKit

      protocol Moving {
        var target: Constraint? { get }
      }

      """
    #expect(TestCode.migrate(text).text == text)
  }
}
