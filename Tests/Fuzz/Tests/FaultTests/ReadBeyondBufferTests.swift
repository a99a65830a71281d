import AnchorsLayout
import Testing

/// Constraints that were edited or removed before a layout made the engine read beyond a buffer.
@Suite("Reads beyond a buffer")
struct ReadBeyondBufferTests {
  @Test("Constraints can be added, edited and removed before a layout", arguments: [1, 2, 50, 500])
  func editBeforeLayout(count: Int) {
    let screen = LayoutView(width: 100, height: 100), a = LayoutView(name: "a")
    screen.addSubview(a)
    screen.layoutIfNeeded()
    let constraints = (0..<count).map { a.width >= Double($0) ~ 500 }
    Constraint.activate(constraints)
    for constraint in constraints { constraint.constant += 1 }
    Constraint.deactivate(constraints)
    screen.layoutIfNeeded()
    #expect(a.frame == .zero, "a is \(a.frame) without a constraint")
    Constraint.activate(constraints)
    screen.layoutIfNeeded()
    #expect(a.frame.width == Double(count), "a is \(a.frame) for \(count) constraints")
  }

  /// The model for fitting sizes receives every edit.
  @Test("Constraints can be added, edited and removed between layouts", arguments: [1, 2, 50, 500])
  func editBetweenLayouts(count: Int) {
    let screen = LayoutView(width: 100, height: 100), a = LayoutView(name: "a")
    screen.addSubview(a)
    func fittingWidth() -> Double {
      a.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize).width
    }
    #expect(fittingWidth() == 0, "a view without content fits in \(fittingWidth())")
    let constraints = (0..<count).map { a.width >= Double($0) ~ 500 }
    Constraint.activate(constraints)
    screen.layoutIfNeeded()
    for constraint in constraints { constraint.constant += 1 }
    screen.layoutIfNeeded()
    #expect(a.frame.width == Double(count), "a is \(a.frame) after the edit")
    Constraint.deactivate(constraints)
    screen.layoutIfNeeded()
    #expect(a.frame.width == 0, "a is \(a.frame) without a constraint")
    #expect(fittingWidth() == 0, "without a constraint, \(fittingWidth()) fits")
  }
}
