import Anchors
import AnchorsSolver

/// A proof in words: what each of its rows says, and how it adds up.
struct ProofText {
  let messages: RowMessages
  let rows: [Int: RowSystem.Row]
  let proof: FarkasCertificate
  /// The nonnegativity bounds, those of the last sizes first.
  let bounds: [Int]
  /// `true` if the sum compares what is needed with what is available, and nothing else.
  private let readsAsNeed: Bool
  /// The rows and bounds in words.
  private var words: [Int: String] = [:]
  /// The arithmetic; `nil` if rounding has spoiled it.
  private(set) var sum: String?

  /// - Parameters:
  ///   - measure: The row in whose terms everything is said: it enters the sum as it is.
  ///   - rows: The rows of the proof: those of the layout, some of them changed.
  ///   - messages: The words for the rows of the layout.
  ///   - readsAsNeed: Pass `true` for a sum of what is needed and available, rather than of what is
  ///     left for a size or of what fills a size.
  init(
    _ proof: FarkasCertificate, measure: Int, about rows: [Int: RowSystem.Row],
    _ messages: RowMessages, readsAsNeed: Bool = false
  ) {
    (self.messages, self.rows, self.readsAsNeed) = (messages, rows, readsAsNeed)
    bounds = proof.sources.filter { $0 < 0 }
    let isLeft = bounds.count == 1 && !readsAsNeed
    self.proof = proof.scaled(to: isLeft ? bounds[0] : measure)
    for source in proof.sources { words[source] = messages.text(for: source) }
    if proof.isExact { sum = arithmetic }
  }

  /// Returns the proof line by line: constraints and content as code and in words, what stacks do,
  /// fixed values, nonnegativity bounds, the arithmetic, and hints about frames that are fixed by
  /// masks.
  ///
  /// - Parameter note: Returns a note about a row.
  func details(note: (Int) -> String = { _ in "" }) -> [String] {
    var (own, arranged, fixed, always): ([String], [String], [String], [String]) = ([], [], [], [])
    var said: Set<String> = []
    for source in bounds.reversed() + proof.rows {
      let text = words[source] ?? ""
      if source < 0 {
        always.append("  always: \(text)")
      } else if let role = messages.facts.role(of: source) {
        let maker = role == .guide ? "fixed" : role == .line ? "flow" : "stack"
        let line = "  \(maker)\(note(source)): \(text)"
        if role != .edge, said.insert(line).inserted { arranged.append(line) }
      } else if let limit = messages.facts.limit(source) {
        var written = "content"
        if case .constraint(let constraint) = limit { written = constraint.text(messages.names) }
        own.append("  \(written)\(note(source)): \(text)")
      } else {
        fixed.append("  fixed: \(text)")
      }
    }
    let rows = [own, arranged, fixed, always].flatMap {
      shortened($0, longest: 12, 5, 4) { "  … \($0) more like these …" }
    }
    return rows + [sum].compactMap { $0 } + hints
  }

  private var hints: [String] {
    var hints: [String] = []
    for row in proof.rows where messages.facts.rows[row].isFixed {
      let item = messages.facts.place(of: messages.facts.rows[row].terms[0].variable).item
      guard item > 0, messages.facts.items[item].layoutRole == .view else { continue }
      let hint = """
        \(messages.name(item)) keeps that frame because translatesAutoresizingMaskIntoConstraints is on: \
        turn it off for constraints to determine it
        """
      if !hints.contains(hint) { hints.append(hint) }
    }
    return hints
  }

  /// Returns what to do if the root has no size, and that takes part: `give screen a frame: it is 0
  /// wide`.
  var rootWithoutSize: String? {
    let isEmpty = proof.rows.contains { row in
      let (fixed, facts) = (messages.facts.rows[row], messages.facts)
      if !fixed.isFixed || fixed.constant != 0 || fixed.terms.count != 1 { return false }
      let (item, variable) = facts.place(of: fixed.terms[0].variable)
      return item == 0 && variable.isSize
    }
    if !isEmpty { return nil }
    let (name, size) = (messages.name(0), messages.facts.items[0].layoutFrame.size)
    let sides = [(size.width, "wide"), (size.height, "high")].filter { $0.0 == 0 }
    let text = sides.map { "0 \($0.1)" }.joined(separator: " and ")
    return "give \(name) a frame: it is \(text)"
  }

  /// The fixed rows, what stacks and system guides do, and the nonnegativity bounds in words.
  var fixed: [String] {
    texts(
      for: proof.sources.filter {
        $0 < 0 || messages.facts.rows[$0].isFixed || messages.facts.role(of: $0) != nil
      })
  }

  /// The number of things that stacks and system guides do, each once.
  var arrangementCount: Int {
    texts(for: proof.rows.filter { messages.facts.role(of: $0) != nil }).count
  }

  /// The rows in short words; of many the first and the last.
  var statements: [String] {
    shortened(texts(for: proof.rows), longest: 8, 3, 2) { "… (\($0) more)" }
  }

  /// Returns rows in words, those of stacks that say the same once.
  private func texts(for sources: [Int]) -> [String] {
    var (texts, ofStacks): ([String], Set<String>) = ([], [])
    for source in sources {
      let role = source < 0 ? nil : messages.facts.role(of: source)
      let text = words[source] ?? ""
      if role == nil || role != .edge && ofStacks.insert(text).inserted { texts.append(text) }
    }
    return texts
  }

  /// Statements and how they add up, in one line.
  static func sentence(_ statements: [String], _ sum: String?) -> String {
    let all = statements.joined(separator: ", ")
    return sum.map { "\(all); \($0)" } ?? all
  }

  private var arithmetic: String {
    let isEquation =
      bounds.isEmpty && proof.parts.allSatisfy { rows[$0.source]?.relation == .equal }
    let isLeft = bounds.count == 1 && !readsAsNeed
    let times = isLeft ? 1 : proof.times(in: rows)
    let summed = proof.scaled(by: times)
    let (needed, there, isReversed) = sides(of: summed, isEquation)
    let total = difference(summed.total)
    if isLeft {
      let size = messages.size(ofBound: bounds[0])
      let (less, more) = isReversed ? (there, needed) : (needed, there)
      return "\(more.text)\(less.subtracted) = -\(total) would be left for \(size)"
    }
    if abs(needed.total - there.total) < 1e-9 {
      return "\(needed.withResult) needed, \(there.withResult) available: equal as printed"
    }
    if let text = centerArithmetic(isEquation) { return text }
    // Only a size offers room; other numbers are just unequal.
    if isEquation, !(needed.count > 1 && there.count == 1 && there.isSize) {
      // The side with most rows shows the difference.
      let most = scaledToCenter(proof.scaledToMost)
      let (one, other, _) = sides(of: most, true)
      return "\(one.withResult) is not \(other.withResult): \(difference(most.total)) apart"
    }
    let outcome = "\(total) \(isReversed ? "left over" : "too many")\(measured(times))"
    let need = isReversed ? "taken up" : "needed"
    return "\(needed.withResult) \(need), \(there.withResult) available: \(outcome)"
  }

  /// Returns a difference without its sign, with more digits where it would be 0.
  func difference(_ value: Double) -> String {
    let text = decimal(abs(value))
    return text == "0" ? factor(abs(value)) : text
  }

  private func sides(of summed: FarkasCertificate, _ isEquation: Bool) -> (Sum, Sum, Bool) {
    let shape = messages.facts.solved.system.shape
    let needed = Sum(summed, rows, shape, isPositive: true)
    let there = Sum(summed, rows, shape, isPositive: false)
    // An equation can be read in both directions: the side with more numbers first, otherwise the
    // earlier row. A maximum against room that must be filled is read as the part that fills it.
    let isReversed =
      isEquation
      ? there.isBefore(needed) : needed.isRoom && there.count > 1 && !readsAsNeed
    return isReversed ? (there, needed, true) : (needed, there, false)
  }

  /// Returns the outcome in the unit of the measure if everything was multiplied.
  private func measured(_ times: Double) -> String {
    times == 1 ? "" : ", \(decimal(times)) times \(decimal(abs(proof.total)))"
  }
}

extension FarkasCertificate {
  /// The same certificate with the most frequent multiplier as 1.
  fileprivate var scaledToMost: FarkasCertificate {
    let sizes = parts.map { abs($0.multiplier) }
    let counts = sizes.map { size in sizes.count { abs($0 - size) < 1e-9 * size } }
    guard let most = counts.max(), let place = counts.firstIndex(of: most) else { return self }
    return scaled(by: 1 / sizes[place])
  }

  /// Returns the factor that leaves the fewest numbers with a factor: 3 if all but one are thirds.
  fileprivate func times(in rows: [Int: RowSystem.Row]) -> Double {
    let factors = parts.filter { part in rows[part.source].map { $0.constant != 0 } ?? false }
      .map { abs($0.multiplier) }
    func isWhole(_ number: Double) -> Bool {
      number < 1e9 && abs(number - roundedToWhole(number)) < 1e-9
    }
    func isOne(_ number: Double) -> Bool { rounded(number, parts: 1000) == 1 }
    var best = (times: 1.0, count: factors.count { !isOne($0) })
    for times in (2...60).map({ Double($0) }) {
      let count = factors.count { !isOne(times * $0) }
      if count < best.count, factors.allSatisfy({ isWhole(times * $0) }) { best = (times, count) }
    }
    return best.times
  }
}

/// The numbers of one side of a proof.
private struct Sum {
  private var parts: [(factor: Double, number: Double)] = []
  private(set) var total = 0.0
  /// `true` if a number is a size by itself.
  private(set) var isSize = false
  /// `true` if it is a fixed size and nothing else.
  private(set) var isRoom = false
  /// The first row of which there is a number.
  private let first: Int
  var count: Int { parts.count }

  init(
    _ proof: FarkasCertificate, _ rows: [Int: RowSystem.Row], _ shape: SolverShape,
    isPositive: Bool
  ) {
    let own = proof.parts.filter { part in
      let share = part.multiplier * (rows[part.source]?.constant ?? 0)
      return isPositive ? share > 0 : share < 0
    }
    first = own.first?.source ?? .max
    for part in own {
      guard let row = rows[part.source] else { continue }
      let (factor, number) = (abs(part.multiplier), abs(row.constant))
      total += factor * number
      if row.terms.count == 1, shape.isSize(Int(row.terms[0].variable)) {
        isSize = true
        isRoom = own.count == 1 && row.relation == .equal
      }
      // Of many, equal numbers are counted rather than repeated.
      let shown = rounded(number, parts: 1000)
      if own.count > 8,
        let same = parts.firstIndex(where: { rounded($0.number, parts: 1000) == shown })
      {
        parts[same].factor += factor
      } else {
        parts.append((factor, number))
      }
    }
  }

  func isBefore(_ other: Sum) -> Bool {
    count != other.count ? count > other.count : first < other.first
  }

  private var terms: [String] {
    let terms = parts.map { part in
      decimal(part.factor) == "1"
        ? decimal(part.number) : "\(factor(part.factor)) × \(decimal(part.number))"
    }
    return shortened(terms, longest: 8, 4, 2) { _ in "…" }
  }

  /// `12 + 320`.
  var text: String { parts.isEmpty ? "0" : terms.joined(separator: " + ") }

  /// ` - 12 - 320`.
  var subtracted: String { terms.map { " - \($0)" }.joined() }

  /// `12 + 320 = 332`; a number by itself is its own result.
  var withResult: String {
    let result = decimal(total)
    return text == result ? result : "\(text) = \(result)"
  }
}
