import Anchors
import TestSupport
import Testing

/// Mistakes that peers find at run time and the compiler finds here: the types of constrainable
/// items, and of expressions.
@Suite("Types") @MainActor
struct TypeTests {
  private let scene = Siblings()
  private var a: View { scene.a }
  private var b: View { scene.b }

  private func isItem(_ thing: Any) -> Bool { thing is any AnchorSource }
  private func isTerm(_ thing: Any) -> Bool { thing is any _LinearTerm }

  @Test("Views, their subclasses and guides have anchors, and other objects have none")
  func items() {
    let things: [(Any, Bool)] = [
      (a, true), (Label(), true), (Guide(), true), (a.anchors, true), (NSObject(), false),
      (ViewController(), false), ([:] as [String: String], false), ("a", false),
    ]
    for (thing, isAnItem) in things { #expect(isItem(thing) == isAnItem, "\(thing)") }
  }

  @Test("Anchors and their sums can be compared; points, sizes, insets and objects cannot")
  func terms() {
    let things: [(Any, Bool)] = [
      (a.width, true), (2 * a.width + 10, true), (a.top, true), (a, false), (a.size, false),
      (CGPoint(x: 10, y: 20), false), (CGSize(width: 30, height: 40), false),
      (EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), false), ([:] as [String: String], false),
      (NSObject(), false),
    ]
    for (thing, isATerm) in things { #expect(isTerm(thing) == isATerm, "\(thing)") }
  }

  @Test("A relation's result has no anchors, so no second relation can follow")
  func relationsEnd() {
    let constraint = a.top <= b.top
    #expect(!isItem(constraint) && !isTerm(constraint))
    let group = a.edges == b.edges
    #expect(!isItem(group) && !isTerm(group) && !((group as Any) is any _AnchorComposite))
  }

  @Test("The axes are types of their own")
  func axes() {
    #expect(type(of: a.left) == type(of: b.centerX))
    #expect(type(of: a.top) == type(of: b.lastBaseline))
    #expect(type(of: a.width) == type(of: b.height))
    let types = [ObjectIdentifier(type(of: a.left)), ObjectIdentifier(type(of: a.top))]
    #expect(Set(types + [ObjectIdentifier(type(of: a.width))]).count == 3)
  }
}
