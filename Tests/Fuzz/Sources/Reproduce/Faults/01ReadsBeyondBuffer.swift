import AnchorsLayout

extension Fault {
  /// A separate tree of a given depth.
  static let readsBeyondBuffer = Fault(
    number: 1, title: "reads beyond a buffer",
    programs: [
      Program { for count in [1, 2, 50, 500] { try editBeforeLayout(count) } },
      Program { for count in [1, 2, 50, 500] { try editBetweenLayouts(count) } },
    ])

  /// Constraints come, are edited and go before there is a layout.
  private static func editBeforeLayout(_ count: Int) throws {
    let screen = LayoutView(width: 100, height: 100), a = LayoutView(name: "a")
    screen.addSubview(a)
    screen.layoutIfNeeded()
    let constraints = (0..<count).map { a.width >= Double($0) ~ 500 }
    Constraint.activate(constraints)
    for constraint in constraints { constraint.constant += 1 }
    Constraint.deactivate(constraints)
    screen.layoutIfNeeded()
    try expect(a.frame == .zero, "a is \(a.frame) without a constraint")
    Constraint.activate(constraints)
    screen.layoutIfNeeded()
    try expect(a.frame.width == Double(count), "a is \(a.frame) for \(count) constraints")
  }

  /// Edits a tree with a layout after each step. The model for fitting sizes receives every edit.
  private static func editBetweenLayouts(_ count: Int) throws {
    let screen = LayoutView(width: 100, height: 100), a = LayoutView(name: "a")
    screen.addSubview(a)
    func fittingWidth() -> Double {
      a.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize).width
    }
    try expect(fittingWidth() == 0, "a view without content fits in \(fittingWidth())")
    let constraints = (0..<count).map { a.width >= Double($0) ~ 500 }
    Constraint.activate(constraints)
    screen.layoutIfNeeded()
    for constraint in constraints { constraint.constant += 1 }
    screen.layoutIfNeeded()
    try expect(a.frame.width == Double(count), "a is \(a.frame) after the edit")
    Constraint.deactivate(constraints)
    screen.layoutIfNeeded()
    try expect(a.frame.width == 0, "a is \(a.frame) without a constraint")
    try expect(fittingWidth() == 0, "without a constraint, \(fittingWidth()) fits")
  }
}
