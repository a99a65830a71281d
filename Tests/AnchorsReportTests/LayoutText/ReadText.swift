import Anchors
import AnchorsLayout
import AnchorsReport
import LayoutCases
import TextCases

/// The text that is written of a tree, read and laid out again.
struct ReadText {
  let text: String
  let tree: DocumentTree
  let answer: CaseAnswer
  /// The faults of the answer, compared with the text's expectations.
  let complaints: [String]
  /// The comments that name what the text does not carry.
  let notes: [String]

  init(_ root: LayoutView) throws { try self.init(root.layoutTree.layoutText()) }

  init(_ text: String) throws {
    self.text = text
    tree = try LayoutDocument(text).tree()
    answer = tree.answer(name: "read")
    complaints = tree.complaints(about: answer)
    notes = text.split(separator: "\n").filter { $0.hasPrefix("// ") }.map {
      String($0.dropFirst(3))
    }
  }

  /// The read item in the place of another.
  func item(like item: any LayoutItem, _ names: ItemNames) -> (any LayoutItem)? {
    let name = names.name(of: item)
    if let found = tree.item(named: name) { return found }
    guard let owner = item.layoutParent else { return tree.root }
    let guide = name.dropFirst(names.name(of: owner).count + 1)
    return tree.item(named: names.name(of: owner))?.layoutGuide(named: String(guide))
  }

  /// The components that are not what they are in the tree, but for those that are ambiguous.
  func differences(from root: any LayoutItem) -> [String] {
    let names = ItemNames()
    var differences: [String] = []
    let pairs = preorder(from: root).dropFirst().map { ($0.node, item(like: $0.node, names)) }
    // Guides may have come into being only now.
    tree.root.layoutIfNeeded()
    for (item, read) in pairs {
      guard let read else {
        differences.append("\(names.name(of: item)) is missing")
        continue
      }
      let (expected, found) = (components(item), components(read))
      for ((component, value), (_, number)) in zip(expected, found) where abs(value - number) > 1e-6
      {
        if answer.ambiguous[read.layoutName]?.contains(component) == true { continue }
        differences.append("\(names.name(of: item)).\(component) is \(number), not \(value)")
      }
    }
    return differences
  }

  private func components(_ item: any LayoutItem) -> [(String, Double)] {
    let frame = item.layoutFrame
    return [("x", frame.minX), ("y", frame.minY), ("w", frame.width), ("h", frame.height)]
  }
}
