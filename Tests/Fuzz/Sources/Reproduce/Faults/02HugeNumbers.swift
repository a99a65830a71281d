import AnchorsLayout
import AnchorsReport

extension Fault {
  /// Reports turned lengths into integers, and trapped where these end.
  static let hugeNumbers = Fault(
    number: 2, title: "traps of lint() and htmlReport() on huge frames",
    programs: [9e15, 9e16, 1e18, 1e19, 1e300].map { number in
      Program { for number in [number, -number] { try report(number) } }
    })

  private static func report(_ number: Double) throws {
    let screen = LayoutView(name: "screen", width: abs(number), height: abs(number))
    let a = LayoutView(name: "a")
    a.frame = Rect(x: number, y: number, width: abs(number), height: 10)
    let b = LayoutView(name: "b")
    screen.addSubview(a)
    screen.addSubview(b)
    Constraint.activate {
      b.left == screen.left + number
      b.width == abs(number)
      b.height >= 10
    }
    screen.layoutIfNeeded()
    try expect(!screen.lint().isEmpty, "lint() says nothing of \(b.frame)")
    try expect(screen.layoutTree.htmlReport().hasSuffix("</html>\n"), "the report has no end")
  }
}
