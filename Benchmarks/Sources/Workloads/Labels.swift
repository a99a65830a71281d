import AnchorsLayout

/// Cards with a wrapping title and a line of text under it: content whose height depends on its
/// width.
///
/// Each card has a fixed position, or is below the one before.
package struct Labels {
  package let root = LayoutView(name: "root", width: 640, height: 800)
  package let titles: [WrappingLabel]
  private let cards: [LayoutView]
  private let lines: [LayoutView]
  private let isList: Bool

  /// Four views a card: the card, its icon, its title and the line of text.
  package init(viewCount: Int, isList: Bool) {
    let count = viewCount / 4
    self.isList = isList
    titles = (0..<count).map { WrappingLabel(count: 20 + $0 % 100) }
    cards = (0..<count).map { LayoutView(name: "card\($0)") }
    lines = (0..<count).map { LayoutView(name: "line\($0)") }
    var previous: LayoutView?
    for (index, card) in cards.enumerated() {
      let (icon, title, line) = (LayoutView(), titles[index], lines[index])
      root.addSubview(card)
      for view in [icon, title, line] { card.addSubview(view) }
      Constraint.activate {
        card.horizontalEdges == root.horizontalEdges.inset(by: 16)
        if isList, let previous {
          card.top == previous.bottom + 8
        } else {
          card.top == root.top + Self.place(of: index)
        }
        card.bottom == line.bottom + 8
        icon.left == card.left + 8
        icon.top == card.top + 8
        icon.size == 32
        title.left == icon.right + 8
        title.top == card.top + 8
        title.right == card.right - 8
        line.top == title.bottom + 4
        line.horizontalEdges == title.horizontalEdges
        line.height == 16
      }
      previous = card
    }
    root.layoutIfNeeded()
  }

  /// Stops the program if a height or a place does not follow from the titles.
  package func check(_ when: String) {
    var y = Self.place(of: 0)
    for (index, title) in titles.enumerated() {
      if !isList { y = Self.place(of: index) }
      // 640 less 2 × 16, 8 + 32 + 8 and 8
      let height = title.height(forWidth: 552)
      let (card, line) = (cards[index].frame, lines[index].frame)
      let isRight =
        title.frame == Rect(x: 48, y: 8, width: 552, height: height)
        && line == Rect(x: 48, y: 12 + height, width: 552, height: 16)
        && card == Rect(x: 16, y: y, width: 608, height: 36 + height)
      if !isRight { fatalError("labels: \(card) \(title.frame) \(line) \(when)") }
      y += card.height + 8
    }
  }

  private static func place(of index: Int) -> Double { 8 + Double(index) * 92 }
}

/// Cells of 10 × 10 points that fill rows as wide as the view, like text.
package final class WrappingLabel: LayoutView {
  package var count: Int {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(count: Int) {
    self.count = count
    super.init()
  }

  func height(forWidth width: Double) -> Double {
    let columns = width < 10 * Double(count) ? max(1, Int(width / 10)) : max(1, count)
    return 10 * Double((count + columns - 1) / columns)
  }

  package override func intrinsicContentSize(forWidth width: Double) -> Size? {
    Size(width: width, height: height(forWidth: width))
  }
}
