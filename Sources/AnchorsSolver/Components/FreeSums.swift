/// A sum of variables in terms of free components. Valid until the next solve.
package struct FreeSum: BitwiseCopyable {
  /// The value that it has.
  package internal(set) var value = 0.0
  var constant = 0.0
  var form = LinearForm()

  package static let zero = FreeSum()
}

/// The results about sums since the latest solve. Each variable is expressed once, and the range of
/// each tree is searched once.
final class FreeSums {
  @exclusivity(unchecked) var forms = LinearForms()
  /// The free components by their lowest structural variables: by number in a form, the place in
  /// the list.
  let places: [Int32]
  /// By place in the list, the number in a form.
  let numbers: [Int32]
  /// The form of each variable that was asked for.
  @exclusivity(unchecked) var sums: [FreeSum?]
  /// The caller's notes about variables.
  @exclusivity(unchecked) var notes: [FreeSum?]
  /// By node.
  @exclusivity(unchecked) private var ranges = Pool<Range>()

  /// The values that a form can have, and the one that it has.
  struct Range: BitwiseCopyable {
    var interval: Interval
    var value: Double

    /// The range of the form that is 0.
    static let zero = Range(interval: Interval(lower: 0, upper: 0), value: 0)

    func times(_ factor: Double) -> Range {
      Range(interval: interval.times(factor), value: factor * value)
    }
  }

  init(_ free: borrowing FreeComponents, _ elimination: borrowing Elimination) {
    let ranks = (0..<free.count).map { elimination.rank(of: free[$0].structurals[0]) }
    places = sortedPlaces(ranks.count) { ranks[$0] < ranks[$1] }.map { Int32($0) }
    var numbers = Array(repeating: Int32(0), count: places.count)
    for (number, place) in places.enumerated() { numbers[Int(place)] = Int32(number) }
    self.numbers = numbers
    sums = Array(repeating: nil, count: elimination.variableCount)
    notes = sums
  }

  /// The range of a tree, if it is known.
  subscript(rangeOf node: Int32) -> Range? {
    get {
      guard node < ranges.count, !ranges[node].value.isNaN else { return nil }
      return ranges[node]
    }
    set {
      let unknown = Range(interval: .everything, value: .nan)
      ranges.extend(to: forms.count, with: unknown)
      ranges[node] = newValue ?? unknown
    }
  }

  func add(_ b: FreeSum, times factor: Double, to a: FreeSum) -> FreeSum {
    FreeSum(
      value: a.value + factor * b.value, constant: a.constant + factor * b.constant,
      form: forms.sum(a.form, b.form.times(factor)))
  }
}
