import AnchorsTestSupport

/// A random visual format together with what it means, which is known from the pieces it was made
/// of.
struct RandomFormat {
  private(set) var text = ""
  private(set) var isColumn = false
  private(set) var meaning: [Meaning] = []

  /// The meaning of one constraint.
  struct Meaning: Hashable {
    /// The length that is constrained.
    let length: Length
    let relation: String
    let number: Double
    let priority: Double
  }

  /// A length along the row or column.
  enum Length: Hashable {
    /// From the superview's beginning to the view's.
    case before(String)
    case between(String, String)
    /// From the view's end to the superview's.
    case after(String)
    case size(String)
    /// The size of the first less that of the second.
    case difference(String, String)
  }

  static let names = ["a", "b2", "_c", "H", "V", "view_10"]
  static let metrics = ["gap": 8.5, "neg": -6, "low": 250, "max": 1000, "one": 1]

  private static let relations = [("", "=="), ("==", "=="), ("<=", "<="), (">=", ">=")]

  init(using random: inout SeededRandom) {
    let orientation = random.pick(["", "H:", "V:"])
    isColumn = orientation == "V:"
    text = orientation
    var previous = random.pick(Self.names)
    if random.chance(2) {
      text += "|"
      appendSpace(.before(previous), standard: 20, &random)
    }
    appendView(previous, &random)
    for _ in 0..<random.int(in: 0...4) {
      let next = random.pick(Self.names)
      appendSpace(.between(previous, next), standard: 8, &random)
      appendView(next, &random)
      previous = next
    }
    if random.chance(2) {
      appendSpace(.after(previous), standard: 20, &random)
      text += "|"
    }
  }

  private mutating func appendView(_ name: String, _ random: inout SeededRandom) {
    text += "[\(name)"
    if random.chance(2) { appendList(.size(name), &random) }
    text += "]"
  }

  private mutating func appendSpace(
    _ length: Length, standard: Double, _ random: inout SeededRandom
  ) {
    func equal(_ number: Double) -> Meaning {
      Meaning(length: length, relation: "==", number: number, priority: 1000)
    }
    switch random.int(in: 0...4) {
    case 0: meaning.append(equal(0))
    case 1:
      text += "-"
      meaning.append(equal(standard))
    case 2:
      let (word, number) = Self.number(signed: false, &random)
      text += "-\(word)-"
      meaning.append(equal(number))
    default:
      text += "-"
      appendList(length, &random)
      text += "-"
    }
  }

  private mutating func appendList(_ length: Length, _ random: inout SeededRandom) {
    text += "("
    for index in 0..<random.int(in: 1...3) {
      if index > 0 { text += "," }
      let (word, relation) = random.pick(Self.relations)
      text += word
      var (object, number) = Self.number(signed: true, &random)
      var length = length
      if case .size(let name) = length, random.chance(3) {
        object = random.pick(Self.names)
        number = 0
        length = .difference(name, object)
      }
      text += object
      var priority = 1000.0
      if random.chance(3) {
        (object, priority) = random.pick([
          ("1", 1), ("20", 20), ("749.5", 749.5), ("low", 250), ("max", 1000), ("one", 1),
        ])
        text += "@\(object)"
      }
      meaning.append(
        Meaning(length: length, relation: relation, number: number, priority: priority))
    }
    text += ")"
  }

  private static func number(signed: Bool, _ random: inout SeededRandom) -> (String, Double) {
    let unsigned: [(String, Double)] = [
      ("0", 0), ("8", 8), ("12.25", 12.25), (".5", 0.5), ("3.", 3), ("1e2", 100), ("25E-1", 2.5),
      ("0.1", 0.1), ("gap", 8.5), ("neg", -6),
    ]
    let (word, number) = random.pick(unsigned)
    guard signed, word.first?.isLetter == false else { return (word, number) }
    return random.pick([(word, number), ("-\(word)", -number), ("+\(word)", number)])
  }
}
