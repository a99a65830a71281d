import AnchorsTestSupport
import Foundation
import Testing

/// NaN and infinite numbers reached the solver, and appeared in other frames.
@Suite("Numbers that are none")
struct FiniteNumberTests {
  @Test("A number that is not finite traps", arguments: NumberProperty.allCases)
  func numbers(_ property: NumberProperty) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [property] in
      alarm(10)
      property.takeNumberThatIsNone()
    }
    #expect(result.text.contains(property.message))
  }
}
