import AnchorsSolver

/// The numbers that the items and variables of a model have in its facts, where they are in order
/// without a gap.
struct ItemNumbers {
  /// By number in the facts, the number in the model.
  let items: [Int]
  /// By number in the model.
  private var numbers: [Int]

  init(_ model: borrowing LayoutModel) {
    items = model.order.items
    numbers = Array(repeating: -1, count: model.nodes.count)
    for (number, item) in items.enumerated() { numbers[item] = number }
  }

  /// All variables in order: the sizes of all items, then the positions.
  var variables: Range<Int32> { 0..<Int32(Variable.count * items.count) }

  /// The number of an item by that in the model.
  func number(ofItem item: Int) -> Int? {
    numbers.indices.contains(item) && numbers[item] >= 0 ? numbers[item] : nil
  }

  /// Returns the number of each scrolling item's content guide, by the item's number.
  func contentGuides(of model: borrowing LayoutModel) -> [Int: Int] {
    Dictionary(
      uniqueKeysWithValues: model.contentGuides.map { (numbers[$0.key], numbers[$0.value]) })
  }

  /// The number of a variable by that in the model.
  func variable(_ variable: Int32) -> Int32 {
    let place = Variable.place(of: Int(variable))
    return self.variable(place.variable, of: numbers[place.item])
  }

  /// The number of a variable of an item.
  func variable(_ variable: Variable, of item: Int) -> Int32 {
    Int32((variable.isSize ? 0 : 2 * items.count) + 2 * item + (variable.isHorizontal ? 0 : 1))
  }

  /// The item that a variable belongs to, and which of its four variables it is.
  func place(of variable: Int32) -> (item: Int, variable: Variable) {
    let (kind, place) = Int(variable).quotientAndRemainder(dividingBy: 2 * items.count)
    let isHorizontal = place % 2 == 0
    return (place / 2, kind == 0 ? isHorizontal ? .width : .height : isHorizontal ? .x : .y)
  }

  /// The number in the model of a variable.
  func variableOfModel(_ variable: Int32) -> Int {
    let place = place(of: variable)
    return place.variable.id(of: items[place.item])
  }

  /// A system of the model's variables in terms of these.
  func system(_ system: RowSystem) -> RowSystem {
    var result = system
    result.shape = SolverShape(
      sizeCount: 2 * items.count, positionCount: 2 * items.count,
      mayBeNegative: variables.prefix(2 * items.count).map {
        !system.shape.isNonnegative(variableOfModel($0))
      })
    for row in result.rows.indices {
      result.rows[row].terms = result.rows[row].terms.map {
        Term(variable: variable($0.variable), coefficient: $0.coefficient)
      }
    }
    return result
  }
}
