import AnchorsLayout
import AnchorsReport
import Testing

/// Reports converted lengths to integers, and trapped on lengths beyond the largest integer.
@Suite("Reports on huge frames")
struct HugeNumberTests {
  @Test(
    "The findings and the page describe huge frames", arguments: [9e15, 9e16, 1e18, 1e19, 1e300],
    [1.0, -1])
  func report(magnitude: Double, sign: Double) {
    let number = sign * magnitude
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
    #expect(!screen.lintFindings.isEmpty, "lintFindings says nothing of \(b.frame)")
    #expect(screen.layoutTree.htmlReport().hasSuffix("</html>\n"), "the report has no end")
  }
}
