import AnchorsLayout
import Foundation
import Testing

/// Small multipliers with large constants were below one tolerance and above another, so that the
/// simplex did not end.
@Suite("Small multipliers with large constants")
struct EndlessSimplexTests {
  @Test("The simplex ends within ten seconds", arguments: [1e-5, 1e-6, 1e-9])
  func simplex(multiplier: Double) async {
    await #expect(processExitsWith: .success) { [multiplier] in
      alarm(10)
      try Self.layOut(multiplier)
    }
  }

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
    #expect(tree.unsolvedItems.isEmpty, "not solved to the end")
    #expect(abs(a.frame.height - 12345.678) < 1e-6, "a is \(a.frame)")
    #expect(b.frame.height == 0, "b is \(b.frame)")
    for (view, least) in [(a, 12345.678), (b, 0)] {
      let components = screen.ambiguities.first { $0.item === view }?.components
      let range = try #require(
        components?.first { $0.component == .height }?.range,
        "the height of \(view.layoutName) is not ambiguous, but \(screen.ambiguities)")
      #expect(
        abs(range.lowerBound - least) < 1e-6 && range.upperBound == .infinity,
        "the height of \(view.layoutName) is ambiguous in \(range)")
    }
  }
}
