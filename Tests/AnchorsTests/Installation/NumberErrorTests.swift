import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Errors of numbers and directions")
struct NumberErrorTests {
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")

  init() { card.addSubview(title) }

  private func failure(_ constraint: Constraint) -> InstallationError? {
    do {
      try Installer.install(constraint, line: 0)
      return nil
    } catch {
      return error
    }
  }

  @Test("notFinite names the number")
  func notFinite() {
    let cases: [(Constraint, String)] = [
      (title.top == card.top + Double.infinity, "title.top == card.top + inf"),
      (title.top == card.top - Double.infinity, "title.top == card.top - inf"),
      (title.top == card.top + Double.nan, "title.top == card.top + nan"),
      (title.width == Double.nan, "title.width == nan"),
      (title.left == Double.infinity ~ .low, "title.left == inf ~ 250"),
      (title.width == card.width / 0, "title.width == inf * card.width"),
      (title.width == Double.nan * card.width, "title.width == nan * card.width"),
    ]
    for (constraint, statement) in cases {
      let error = failure(constraint)
      #expect(error?.kind == .notFinite && error?.constraint === constraint)
      #expect(
        error?.description
          == "\(statement): the multiplier and the constant must be finite numbers")
    }
  }

  @Test(
    "comparedWithItself applies to any relation and any constant, except with another multiplier"
  )
  func comparedWithItself() {
    for (constraint, statement, fault) in [
      (title.height == title.height, "title.height == title.height", "says nothing"),
      (title.top >= title.top ~ .low, "title.top >= title.top ~ 250", "says nothing"),
      (2 * title.width <= title.width * 2, "title.width <= title.width", "says nothing"),
      (title.width >= title.width - 1, "title.width >= title.width - 1", "says nothing"),
      (title.left <= title.left + 1, "title.left <= title.left + 1", "says nothing"),
      (title.width == title.width + 8, "title.width == title.width + 8", "cannot hold"),
      (title.width >= title.width + 8, "title.width >= title.width + 8", "cannot hold"),
      (title.top <= title.top - 8 ~ 1, "title.top <= title.top - 8 ~ 1", "cannot hold"),
    ] {
      let error = failure(constraint)
      #expect(error?.kind == .comparedWithItself && error?.constraint === constraint)
      #expect(
        error?.description == """
          \(statement): an anchor is compared with itself, which \(fault); if a number of the view's own \
          by this name is meant, write 'Double(view.\(constraint.firstAttribute))'
          """)
    }
    #expect(failure(title.width == 2 * title.width) == nil)
    #expect(failure(title.width == title.height) == nil)
  }

  @Test("zeroMultiplier applies if the second item of a position would be lost")
  func zeroMultiplier() {
    let error = failure(title.top == 0 * card.bottom + 10)
    #expect(error?.kind == .zeroMultiplier)
    #expect(
      error?.description == """
        title.top == 0 * card.bottom + 10: a multiplier of 0 would lose an item, and a position \
        cannot be compared with nothing; write a number on the right, which is measured from the \
        superview
        """)
    #expect(failure((title.left + 4) * 0 <= card.left) != nil)
  }

  @Test("zeroMultiplier for the first item shows the statement as written")
  func zeroMultiplierOnTheLeft() throws {
    let error = try #require(failure(0 * title.width == card.width))
    #expect(error.kind == .zeroMultiplier)
    #expect(error.description.hasPrefix("0 * title.width == card.width: "))
  }

  @Test("A size may have the multiplier 0, which leaves the constant and keeps the item")
  func zeroMultiplierOfSize() {
    let width = title.width == 0 * card.width + 10
    #expect(failure(width) == nil)
    #expect(
      ConstraintReading(width)
        == ConstraintReading(title, .width, .equal, card, .width, multiplier: 0, constant: 10))
    card.layoutIfNeeded()
    #expect(title.frame.width == 10)
  }

  @Test("mixedDirections applies to every directional and every physical attribute")
  func mixedDirections() {
    for flowing in xAnchors(of: title) where flowing.attribute.isDirectional {
      for physical in [card.left, card.right, card.leftMargin, card.rightMargin] {
        let rest = """
          cannot be compared, because only one of them follows the direction of text; use \
          leading/trailing or left/right on both sides
          """
        let (a, b) = (flowing.attribute, physical.attribute)
        #expect(
          failure(flowing == physical + 4)?.description
            == "title.\(a) == card.\(b) + 4: \(a) and \(b) \(rest)")
        #expect(
          failure(physical >= flowing)?.description
            == "card.\(b) >= title.\(a): \(b) and \(a) \(rest)")
      }
    }
    #expect(failure(title.leading == card.right)?.kind == .mixedDirections)
    #expect(texts(card.hostedConstraints) == [])
  }

  @Test("Centers go with both, and an axis goes with itself")
  func allowedDirections() {
    let middles = [card.centerX, card.centerXWithinMargins]
    for anchor in xAnchors(of: title) {
      for middle in middles {
        #expect(failure(anchor == middle) == nil)
        #expect(failure(middle == anchor) == nil)
      }
      for other in xAnchors(of: card)
      where other.attribute.isDirectional == anchor.attribute.isDirectional {
        #expect(failure(anchor == other) == nil)
      }
    }
    for anchor in yAnchors(of: title) {
      for other in yAnchors(of: card) { #expect(failure(anchor == other) == nil) }
    }
  }

  @Test("The error names the first bad constraint of a batch")
  func firstBad() {
    do {
      try Installer.install(
        title.top == 1, title.width == Double.nan, title.leading == card.left, line: 0)
      Issue.record("installed")
    } catch {
      #expect(
        error.description
          == "title.width == nan: the multiplier and the constant must be finite numbers")
    }
  }
}
