import AnchorsLayout
import Testing

/// A guide that constraints use along one axis only is not ambiguous where nothing depends on it.
@Suite("Guides of one axis")
struct GuideAxisTests {
  private let screen = LayoutView(name: "screen", width: 400, height: 200)
  private let long = LayoutView(name: "long"), short = LayoutView(name: "short")
  private let field = LayoutView(name: "field")
  private let guide = LayoutGuide(identifier: "guide")

  /// The long view is 120 wide, the short one 60, and the field 30 high.
  init() {
    long.intrinsicContentSize = Size(width: 120, height: 20)
    short.intrinsicContentSize = Size(width: 60, height: 20)
    field.intrinsicContentSize.height = 30
    for view in [long, short, field] { screen.addSubview(view) }
    screen.addLayoutGuide(guide)
    let (screen, long, short, field) = (screen, long, short, field)
    Constraint.activate {
      [long, short].leading == screen.leading + 16
      long.top == screen.top + 16
      short.top == long.bottom + 16
      field.trailing == screen.trailing - 16
      field.centerY == long.centerY
    }
  }

  /// The ambiguous components of the guide, as all reports have them.
  private var open: [String] {
    let tree = screen.layoutTree
    let ambiguity = tree.ambiguities.first { $0.item === guide }
    let open = ambiguity?.components.map { "\($0.component)" } ?? []
    #expect(tree.hasAmbiguousLayout(guide) == !open.isEmpty)
    return open
  }

  @Test("A barrier has no ambiguity", arguments: [InterfaceDirection.leftToRight, .rightToLeft])
  func barrier(direction: InterfaceDirection) {
    screen.layoutDirection = direction
    Constraint.activate {
      guide.leading >= long.trailing
      guide.leading >= short.trailing
      guide.leading == screen.leading ~ .low
      field.leading == guide.leading + 8
    }
    screen.layoutIfNeeded()
    let isMirrored = direction == .rightToLeft
    #expect(field.frame == Rect(x: isMirrored ? 16 : 144, y: 11, width: 240, height: 30))
    #expect(open.isEmpty && screen.ambiguities.isEmpty)
  }

  @Test("A guideline and a spacer have no ambiguity")
  func guideline() {
    let spacer = LayoutGuide(identifier: "spacer")
    screen.addLayoutGuide(spacer)
    Constraint.activate {
      guide.leading == screen.trailing * 0.25
      spacer.leading == guide.leading
      spacer.width == screen.width / 10
      field.leading == spacer.trailing
    }
    screen.layoutIfNeeded()
    #expect(field.frame.minX == 140)
    #expect(open.isEmpty && screen.ambiguities.isEmpty)
  }

  @Test("A guide's height of its own does not make its top ambiguous")
  func ownSize() {
    Constraint.activate {
      guide.leading == screen.leading + 50
      guide.height == 8
      field.leading == guide.leading
    }
    #expect(open.isEmpty && screen.ambiguities.isEmpty)
  }

  @Test("What another item's constraint uses of a guide is ambiguous if nothing determines it")
  func dependents() {
    let rest = LayoutView(name: "rest")
    screen.addSubview(rest)
    Constraint.activate {
      guide.leading == screen.leading + 50
      field.leading == guide.leading
      rest.edges(.leading, .trailing) == field.edges(.leading, .trailing)
      rest.height == 10
      rest.top == guide.bottom
    }
    #expect(open == ["y", "width", "height"])
    Constraint.activate { guide.verticalEdges == screen.verticalEdges.inset(by: 20) }
    #expect(open == ["width"])
  }

  @Test("A guide that only bounds hold is ambiguous along its axis")
  func bounds() {
    Constraint.activate {
      guide.leading >= long.trailing
      field.leading == guide.leading
    }
    #expect(open == ["x", "width"])
  }

  @Test("A guide without constraints is ambiguous")
  func unused() {
    Constraint.activate { field.leading == screen.leading }
    #expect(open == ["x", "y", "width", "height"])
  }
}
