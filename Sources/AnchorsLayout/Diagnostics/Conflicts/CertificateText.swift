#if !ANCHORS_SINGLE_MODULE
import Anchors
import AnchorsSolver
#endif

/// A proof in words: what each of its rows says, and how it adds up.
struct CertificateText {
  private let words: RowWords
  private let system: RowSystem
  private let proof: FarkasCertificate
  /// The laws that take part, those of the last sizes first.
  private let laws: [Int]

  /// - Parameters:
  ///   - measure: The row in whose terms everything is said: it enters the sum as it is.
  ///   - system: What the proof is about: the rows of the layout, some of them changed.
  ///   - words: The words for the rows of the layout.
  init(_ proof: FarkasCertificate, measure: Int, about system: RowSystem, _ words: RowWords) {
    self.words = words
    self.system = system
    laws = proof.sources.filter { $0 < 0 }
    self.proof = proof.scaled(to: laws.count == 1 ? laws[0] : measure)
  }

  /// What each row says, a line each: the rows of constraints first, with how they were written, then what
  /// is given, then the laws.
  ///
  /// - Parameter note: What else is to be said of a row.
  func lines(note: (Int) -> String = { _ in "" }) -> [String] {
    let sources = laws.reversed() + proof.rows
    var (own, given, always): ([String], [String], [String]) = ([], [], [])
    for source in sources {
      let said = words.words(for: source)
      if source < 0 {
        always.append("always: \(said)")
        continue
      }
      switch words.facts.owners[source] {
      case .constraint(let constraint):
        own.append("\(constraint.text(words.names))\(note(source)): \(said)")
      case .content: own.append("content\(note(source)): \(said)")
      case .given: given.append("given: \(said)")
      }
    }
    return Self.shortened(own) + Self.shortened(given) + Self.shortened(always)
  }

  /// The first and the last of many lines.
  private static func shortened(_ lines: [String]) -> [String] {
    if lines.count <= 12 { return lines }
    return lines.prefix(5) + ["… \(lines.count - 9) more like these …"] + lines.suffix(4)
  }

  /// What the rows say, in short: of many the first and the last.
  var statements: [String] {
    let said = proof.rows.map { words.words(for: $0) }
    if said.count <= 8 { return said }
    return said.prefix(3) + ["… (\(said.count - 5) more)"] + said.suffix(2)
  }

  /// Statements and how they add up, in one line.
  static func sentence(_ statements: [String], _ sum: String?) -> String {
    let all = statements.joined(separator: ", ")
    return sum.map { "\(all); \($0)" } ?? all
  }

  /// How it adds up; `nil` where rounding has spoilt the arithmetic.
  var sum: String? {
    if !proof.isExact { return nil }
    let isEquation =
      laws.isEmpty && proof.parts.allSatisfy { system.rows[$0.source].relation == .equal }
    let times = laws.count == 1 ? 1 : proof.times(in: system)
    let summed = proof.scaled(by: times)
    var needed = Sum(summed, system, isPositive: true)
    var there = Sum(summed, system, isPositive: false)
    // An equation can be read either way: what has more numbers first, else what was installed first. What
    // must be no larger than it is, against room that must be filled, is read as what takes it up.
    let isReversed =
      isEquation ? there.isBefore(needed) : needed.isRoom && there.count > 1
    if isReversed { swap(&needed, &there) }
    let total = decimal(abs(summed.total))
    if laws.count == 1 {
      let (item, variable) = words.facts.place(of: Int32(-1 - laws[0]))
      let size = "\(words.name(item))'s \(variable == .width ? "width" : "height")"
      return "\(there.text)\(needed.subtracted) = -\(total) would be left for \(size)"
    }
    // Room is what a size has; other numbers are just not the same.
    if isEquation, !(needed.count > 1 && there.count == 1 && there.isSize) {
      return "\(needed.withResult) is not \(there.withResult): \(total) apart\(measured(times))"
    }
    let outcome = "\(total) \(isReversed ? "left over" : "too many")\(measured(times))"
    let need = isReversed ? "taken up" : "needed"
    return "\(needed.withResult) are \(need), \(there.withResult) are there: \(outcome)"
  }

  /// What the outcome is in terms of the measure, if everything was taken so many times.
  private func measured(_ times: Double) -> String {
    times == 1 ? "" : ", \(decimal(times)) times \(decimal(abs(proof.total)))"
  }
}

extension FarkasCertificate {
  /// How many times everything is to be taken for as few numbers as possible to have a factor: 3 for thirds
  /// of all but one.
  fileprivate func times(in system: RowSystem) -> Double {
    let factors = parts.filter { $0.source >= 0 && system.rows[$0.source].constant != 0 }
      .map { abs($0.multiplier) }
    func isWhole(_ number: Double) -> Bool {
      number < 1e9 && abs(number - roundedToWhole(number)) < 1e-9
    }
    var best = (times: 1.0, count: factors.count { decimal($0) != "1" })
    for times in (2...60).map({ Double($0) }) {
      let count = factors.count { decimal(times * $0) != "1" }
      if count < best.count, factors.allSatisfy({ isWhole(times * $0) }) { best = (times, count) }
    }
    return best.times
  }
}

/// The numbers of one side of a proof.
private struct Sum {
  private var parts: [(factor: Double, number: Double)] = []
  private var total = 0.0
  /// Whether a number is by itself a size.
  private(set) var isSize = false
  /// Whether it is a size that is fixed, and nothing else.
  private(set) var isRoom = false
  /// The first row of which there is a number.
  private var first = Int.max
  var count: Int { parts.count }

  init(_ proof: FarkasCertificate, _ system: RowSystem, isPositive: Bool) {
    for part in proof.parts where part.source >= 0 {
      let row = system.rows[part.source]
      let share = part.multiplier * row.constant
      if share == 0 || (share > 0) != isPositive { continue }
      total += abs(share)
      first = min(first, part.source)
      if row.terms.count == 1, system.shape.isSize(Int(row.terms[0].variable)) {
        isSize = true
        isRoom = row.relation == .equal
      }
      parts.append((abs(part.multiplier), abs(row.constant)))
    }
    if parts.count > 1 { isRoom = false }
    if parts.count > 8 { takeTogether(parts) }
  }

  /// Counts equal numbers rather than repeat them.
  private mutating func takeTogether(_ all: [(factor: Double, number: Double)]) {
    parts.removeAll()
    for part in all {
      if let same = parts.firstIndex(where: { decimal($0.number) == decimal(part.number) }) {
        parts[same].factor += part.factor
      } else {
        parts.append(part)
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
    if terms.count <= 8 { return terms }
    return terms.prefix(4) + ["…"] + terms.suffix(2)
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
