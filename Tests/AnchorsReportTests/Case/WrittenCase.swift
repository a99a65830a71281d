import AnchorsLayout
import AnchorsReport
import Foundation
import LayoutCases
import Testing

/// The case that is written of a tree, read and laid out again.
struct WrittenCase {
  let layoutCase: LayoutCase
  let answer: CaseAnswer
  /// What is wrong with the answer, as far as the case says what is expected.
  let complaints: [[String]]
  let notes: [String]

  init(_ root: LayoutView, name: String = "written") throws {
    let data = Data(root.layoutCase(name: name).utf8)
    layoutCase = try LayoutCase.read(data)
    let answers = try layoutCase.answers()
    answer = try #require(answers.first)
    complaints = layoutCase.check(answers)
    notes = try JSONDecoder().decode(Notes.self, from: data).notes ?? []
  }

  private struct Notes: Decodable { var notes: [String]? }

  /// The answer without the items that stand between others.
  func ambiguous(among ids: some Sequence<String>) -> [String: [String]] {
    let known = Set(ids)
    return answer.ambiguous.filter { known.contains($0.key) }
  }

  /// Where an item of the answer is not what it is in the tree.
  func differences(from root: LayoutView) -> [String] {
    let names = ItemNames()
    var differences: [String] = []
    for (item, rect) in alignmentRects(below: root) where item !== root {
      let id = names.name(of: item)
      guard let frame = answer.frames[id] else {
        differences.append("\(id) is missing")
        continue
      }
      let values = [rect.minX, rect.minY, rect.width, rect.height]
      for (index, name) in ["x", "y", "w", "h"].enumerated()
      where abs(frame[index] - values[index]) > 1e-6 {
        if answer.ambiguous[id]?.contains(name) == true { continue }
        differences.append("\(id).\(name) is \(frame[index]), not \(values[index])")
      }
    }
    return differences
  }
}

/// The alignment rectangles of all that is in a view, in the coordinates of the view's.
func alignmentRects(below root: LayoutView) -> [(item: any LayoutItem, rect: Rect)] {
  let corner = root.layoutMetrics.alignmentRectInsets
  var rects: [(item: any LayoutItem, rect: Rect)] = []
  var pending: [(item: any LayoutItem, origin: Point)] = [
    (root, Point(x: -corner.left - root.frame.minX, y: -corner.top - root.frame.minY))
  ]
  while let (item, origin) = pending.popLast() {
    let frame = item.layoutFrame
    let place = Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
    rects.append(
      (
        item,
        Rect(origin: place, size: frame.size).inset(by: item.layoutMetrics.alignmentRectInsets)
      )
    )
    for child in item.layoutChildren { pending.append((child, place)) }
  }
  return rects
}
