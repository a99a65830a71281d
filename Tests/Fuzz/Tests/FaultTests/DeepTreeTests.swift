import AnchorsLayout
import AnchorsTestSupport
import Testing

/// Passes, descriptions and the release of a tree used the call stack once per level.
@Suite("Deep trees")
struct DeepTreeTests {
  @Test(
    "A tree of 100,000 levels is laid out, described and released on a small stack, in linear time",
    arguments: [(true, false), (false, false), (false, true)])
  func build(isTopDown: Bool, wrapsAsItGoes: Bool) {
    let message = onSmallStack { () -> String? in
      func seconds(_ depth: Int) throws -> Double {
        try processorSeconds {
          try Self.layOut(depth, isTopDown: isTopDown, wrapsAsItGoes: wrapsAsItGoes)
        }
      }
      do {
        let (less, all) = (try seconds(10_000), try seconds(100_000))
        // Ten times as long if the time is linear, a hundred times if it is quadratic.
        return all > 40 * less ? "10,000 levels take \(less) s, 100,000 take \(all) s" : nil
      } catch {
        return "\(error)"
      }
    }
    #expect(message == .some(nil))
  }

  private struct Failure: Error {
    let text: String
  }

  /// Builds a tree, lays it out, describes it, and releases it.
  private static func layOut(
    _ depth: Int, isTopDown: Bool, wrapsAsItGoes: Bool
  ) throws {
    let root = LayoutView(name: "root", width: 100, height: 100)
    let views = (1..<depth).map { _ in LayoutView(name: "v") }
    let chain = [root] + views
    for place in isTopDown ? Array(1..<depth) : (1..<depth).reversed() {
      chain[place - 1].addSubview(chain[place])
      if wrapsAsItGoes { Constraint.activate { chain[place].edges == chain[place - 1].edges } }
    }
    for place in wrapsAsItGoes ? 0..<0 : 1..<depth {
      Constraint.activate { chain[place].edges == chain[place - 1].edges }
    }
    root.layoutIfNeeded()
    let frame = chain[depth - 1].frame
    if frame != root.frame { throw Failure(text: "the innermost frame is \(frame)") }
    let lines = root.recursiveDescription.split(separator: "\n").count
    if lines != depth { throw Failure(text: "the description has \(lines) lines") }
  }
}
