import AnchorsLayout

/// A label of a toolkit that measures its text.
final class WrappingLabel: LayoutItem {
  private let storage = LayoutStorage()
  private let text: ToolkitText
  weak var layoutParent: (any LayoutItem)?
  var layoutFrame = Rect.zero

  init(_ text: ToolkitText) { self.text = text }

  var layoutNode: LayoutNode { storage.node(of: self) }
  var layoutChildren: [any LayoutItem] { [] }

  var layoutMetrics: LayoutMetrics {
    layoutMetrics(forWidth: layoutFrame.width > 0 ? layoutFrame.width : nil)
  }

  func layoutMetrics(forWidth width: Double?) -> LayoutMetrics {
    let height = text.height(inWidth: width ?? text.width)
    return LayoutMetrics(
      intrinsicWidth: text.width, intrinsicHeight: height,
      minimumWidth: text.longestWord, minimumHeight: height,
      hugging: AxisPriorities(251), baselineOffsetFromTop: text.ascent, dependsOnFrame: true)
  }
}

/// A toolkit's text: words of letters of 10 × 20 points.
struct ToolkitText {
  let words: [Int]

  let ascent = 16.0
  var width: Double { Double(words.reduce(words.count - 1, +)) * 10 }
  var longestWord: Double { Double(words.max() ?? 0) * 10 }

  func height(inWidth width: Double) -> Double {
    var (lines, end) = (1.0, -10.0)
    for word in words {
      end += Double(10 + 10 * word)
      if end > width { (lines, end) = (lines + 1, Double(10 * word)) }
    }
    return lines * 20
  }
}
