import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Algebra")
struct AlgebraTests {
  private let view = LayoutView(name: "view")

  /// The factor and the number of an expression. Also checks its item and attribute.
  private func parts(_ expression: LinearExpression<LayoutDimension>) -> [Double] {
    #expect(expression.anchor.item === view)
    #expect(expression.anchor.attribute == .width)
    return [expression.multiplier, expression.constant]
  }

  @Test("Numbers are added, subtracted, multiplied and divided")
  func single() {
    let x = view.width
    #expect(parts(x + 10) == [1, 10])
    #expect(parts(10 + x) == [1, 10])
    #expect(parts(x - 3) == [1, -3])
    #expect(parts(x * 2) == [2, 0])
    #expect(parts(2 * x) == [2, 0])
    #expect(parts(x / 2) == [0.5, 0])
    #expect(parts(-1 * x) == [-1, 0])
    #expect(parts(x + 2.5) == [1, 2.5])
  }

  @Test("Sums and products are distributed like in algebra")
  func nested() {
    let x = view.width
    #expect(parts((x + 10) * 2) == [2, 20])
    #expect(parts(2 * (x + 10)) == [2, 20])
    #expect(parts(x + 1 + 2) == [1, 3])
    #expect(parts(1 + (2 + x)) == [1, 3])
    #expect(parts(x - 1 - 2) == [1, -3])
    #expect(parts((x - 3) / 2) == [0.5, -1.5])
    #expect(parts((x * 4 + 8) / 4) == [1, 2])
    #expect(parts(x * 2 * 3) == [6, 0])
    #expect(parts(x / 2 / 4) == [0.125, 0])
    #expect(parts(x * 2 + 5) == [2, 5])
    #expect(parts(5 + 2 * x) == [2, 5])
    #expect(parts(2 * x - 5) == [2, -5])
    #expect(parts(((x + 1) * 2 + 3) * 4 - 5) == [8, 15])
    #expect(parts(-1 * (x - 10)) == [-1, 10])
    #expect(parts((x + 10) * 0) == [0, 0])
  }

  @Test("Constants may be variables, and of every axis")
  func variables() {
    let spacing = 8.0
    let across = view.left + spacing * 2
    #expect(across.anchor.attribute == .left)
    #expect([across.multiplier, across.constant] == [1, 16])
    let down = (view.bottom - spacing) / 2
    #expect(down.anchor.attribute == .bottom)
    #expect([down.multiplier, down.constant] == [0.5, -4])
  }

  @Test("A chain of operations has the meaning it has for numbers", arguments: UInt64(1)...200)
  func chains(seed: UInt64) {
    var numbers = SeededRandom(seed: seed)
    var expression = view.width + 0
    var atZero = 0.0
    var atThree = 3.0
    var trace = "x"
    for _ in 0..<numbers.int(in: 1...8) {
      let number = numbers.whole(-9...9)
      let factor = numbers.factor()
      func apply(_ text: String, _ operation: (Double) -> Double) {
        (atZero, atThree) = (operation(atZero), operation(atThree))
        trace = text
      }
      switch numbers.int(in: 0...5) {
      case 0:
        expression = expression + number
        apply("(\(trace) + \(number))") { $0 + number }
      case 1:
        expression = number + expression
        apply("(\(number) + \(trace))") { number + $0 }
      case 2:
        expression = expression - number
        apply("(\(trace) - \(number))") { $0 - number }
      case 3:
        expression = expression * factor
        apply("\(trace) * \(factor)") { $0 * factor }
      case 4:
        expression = factor * expression
        apply("\(factor) * \(trace)") { factor * $0 }
      default:
        expression = expression / factor
        apply("\(trace) / \(factor)") { $0 / factor }
      }
    }
    #expect(expression.constant == atZero, "\(trace) at x = 0")
    #expect(expression.multiplier * 3 + expression.constant == atThree, "\(trace) at x = 3")
  }
}
