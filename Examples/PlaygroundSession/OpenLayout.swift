import AnchorsLayout
import AnchorsReport

/// The open layout: its items and constraints by number, and their positions in the text.
struct OpenLayout {
  /// The text.
  var text: String { didSet { offsets = TextOffsets(text) } }
  let tree: DocumentTree
  /// The items of the text, then the guides of views that constraints mention.
  let items: [any LayoutItem]
  /// By item, the number of the one it is in, which comes before; -1 for the window.
  let parents: [Int]
  /// By constraint, the number of its statement and its place in that.
  let statements: [(statement: Int, place: Int)]
  private(set) var offsets: TextOffsets
  private let itemNumbers: [ObjectIdentifier: Int]
  private let constraintNumbers: [ObjectIdentifier: Int]
  /// By constraint, the number in the text that moves its constant.
  private(set) var literals: [Literal?] = []

  init(text: String, tree: DocumentTree) {
    (self.text, self.tree) = (text, tree)
    offsets = TextOffsets(text)
    var items = tree.items
    var parents = tree.document.declarations.map { $0.parent }
    var numbers: [ObjectIdentifier: Int] = [:]
    for (number, item) in items.enumerated() { numbers[item.identity] = number }
    var statements: [(statement: Int, place: Int)] = []
    var constraintNumbers: [ObjectIdentifier: Int] = [:]
    for (number, statement) in tree.statements.enumerated() {
      for (place, constraint) in statement.constraints.enumerated() {
        constraintNumbers[ObjectIdentifier(constraint)] = statements.count
        statements.append((number, place))
        for case let item? in [constraint.firstItem, constraint.secondItem]
        where numbers[item.identity] == nil {
          numbers[item.identity] = items.count
          items.append(item)
          parents.append(item.layoutParent.flatMap { numbers[$0.identity] } ?? 0)
        }
      }
    }
    (self.items, self.parents, itemNumbers) = (items, parents, numbers)
    (self.statements, self.constraintNumbers) = (statements, constraintNumbers)
    literals = findLiterals()
  }

  /// The constraint of a number.
  func constraint(_ number: Int) -> Constraint {
    let (statement, place) = statements[number]
    return tree.statements[statement].constraints[place]
  }

  /// The number of an item that the page knows.
  func number(of item: (any LayoutItem)?) -> Int? {
    item.flatMap { itemNumbers[$0.identity] }
  }

  /// The number of a constraint that is written in the text.
  func number(of constraint: Constraint) -> Int? { constraintNumbers[ObjectIdentifier(constraint)] }

  /// The lines of the items and of the statements, from 1.
  var lines: [Int] {
    let items = tree.document.places.map { $0.range }
    return (items + tree.statements.map { $0.range }).map { offsets.line($0.lowerBound) }
  }

  /// Returns `true` if a new tree has the same items and constraints, with other numbers.
  func isSameButForNumbers(as other: DocumentTree) -> Bool {
    guard tree.hasSameItems(as: other), tree.statements.count == other.statements.count else {
      return false
    }
    return zip(tree.statements, other.statements).allSatisfy { $0.isSame(byNames: $1) }
  }

  /// The numbers of the text have changed, and nothing else.
  mutating func noteNumbers() {
    for (number, literal) in literals.enumerated() {
      guard let literal else { continue }
      literals[number] = literal.found(in: tree, statements[number].statement)
    }
  }

  /// The frames of the items in the window's coordinates, four numbers each.
  var frames: [Double] {
    var frames: [Double] = []
    frames.reserveCapacity(4 * items.count)
    for (number, item) in items.enumerated() {
      let frame = item.layoutFrame
      var (x, y) = (frame.minX, frame.minY)
      let parent = parents[number]
      if parent >= 0 {
        let scrolled = (items[parent] as? LayoutView)?.bounds.origin ?? .zero
        x += frames[4 * parent] - scrolled.x
        y += frames[4 * parent + 1] - scrolled.y
      }
      frames += [x, y, frame.width, frame.height]
    }
    return frames
  }
}
