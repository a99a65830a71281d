import AnchorsLayout

extension Fault {
  /// Small multipliers with large constants went below one tolerance and not below another.
  static let simplexWithoutEnd = Fault(
    number: 6, title: "a simplex that does not end",
    programs: [1e-5, 1e-6, 1e-9].map { multiplier in
      Program(patience: 10) { try layOut(multiplier) }
    })

  private static func layOut(_ multiplier: Double) throws {
    let screen = LayoutView(name: "screen", width: 400, height: 300)
    let a = LayoutView(name: "a"), b = LayoutView(name: "b")
    screen.addSubview(a)
    screen.addSubview(b)
    Constraint.activate {
      a.height >= multiplier * b.height + 12345.678 ~ 749
      // A view that no constraint has as its first item keeps the frame it was given.
      b.width == 10
    }
    screen.layoutIfNeeded()
    let tree = LayoutTree(containing: screen)
    try expect(tree.unsolvedItems.isEmpty, "not solved to the end")
    try expect(abs(a.frame.height - 12345.678) < 1e-6, "a is \(a.frame)")
    try expect(b.frame.height == 0, "b is \(b.frame)")
    for (view, least) in [(a, 12345.678), (b, 0)] {
      let open = screen.ambiguities.first { $0.item === view }?.components
      guard let range = open?.first(where: { $0.component == .height })?.range else {
        throw Failure(
          "\(multiplier): the height of \(view.layoutName) is not open, but \(screen.ambiguities)")
      }
      try expect(
        abs(range.lowerBound - least) < 1e-6 && range.upperBound == .infinity,
        "the height of \(view.layoutName) is open in \(range)")
    }
  }
}
