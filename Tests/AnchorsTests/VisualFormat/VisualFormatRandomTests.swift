import AnchorsLayout
import AnchorsTestSupport
import Testing

/// Runs work on a separate thread with a call stack of 512 KB, the size of threads other than the
/// first on Apple's systems, and waits for it.
@Suite("Visual formats: at random")
struct VisualFormatRandomTests {
  private let scene = FormatViews(RandomFormat.names)

  /// The start and the end of each view in the reading direction.
  private typealias Places = [String: (start: Double, end: Double)]

  /// By how much a statement is missed, and which way; the same number for the same statement,
  /// however it is written.
  private struct Miss: Comparable, CustomStringConvertible {
    let priority: Double
    let isEquality: Bool
    let amount: Double

    init(_ relation: String, _ difference: Double, _ priority: Double) {
      self.priority = priority
      isEquality = relation == "=="
      amount = isEquality ? abs(difference) : relation == ">=" ? difference : -difference
    }

    static func < (a: Miss, b: Miss) -> Bool {
      (a.priority, a.isEquality ? 1 : 0, a.amount) < (b.priority, b.isEquality ? 1 : 0, b.amount)
    }

    func isNear(_ other: Miss) -> Bool {
      priority == other.priority && isEquality == other.isEquality
        && abs(amount - other.amount) < 1e-9
    }

    var description: String { "\(isEquality ? "==" : ">=") \(amount) @\(priority)" }
  }

  private func miss(_ meaning: RandomFormat.Meaning, _ places: Places, _ end: Double) -> Miss {
    func start(_ name: String) -> Double { places[name]?.start ?? .nan }
    func stop(_ name: String) -> Double { places[name]?.end ?? .nan }
    func size(_ name: String) -> Double { stop(name) - start(name) }
    let length =
      switch meaning.length {
      case .before(let name): start(name)
      case .between(let name, let next): start(next) - stop(name)
      case .after(let name): end - stop(name)
      case .size(let name): size(name)
      case .difference(let name, let other): size(name) - size(other)
      }
    return Miss(meaning.relation, length - meaning.number, meaning.priority)
  }

  private func miss(_ constraint: Constraint, _ frames: [String: Rect]) -> Miss {
    func value(_ anchor: AnyAnchor?) -> Double {
      guard let anchor, let frame = frames[anchor.item?.layoutName ?? ""] else { return 0 }
      switch anchor.attribute {
      case .left, .leading: return frame.minX
      case .right, .trailing: return frame.maxX
      case .top: return frame.minY
      case .bottom: return frame.maxY
      case .width: return frame.width
      case .height: return frame.height
      default: return .nan
      }
    }
    let difference =
      value(constraint.firstAnchor) - constraint.multiplier * value(constraint.secondAnchor)
      - constraint.constant
    return Miss("\(constraint.relation)", difference, constraint.priority.rawValue)
  }

  @Test(
    "Random formats mean what their pieces mean",
    arguments: [
      Constraint.FormatOptions.directionLeadingToTrailing, .directionLeftToRight,
      .directionRightToLeft,
    ])
  func meaning(options: Constraint.FormatOptions) throws {
    var random = SeededRandom(seed: 61)
    for _ in 0..<1500 {
      let format = RandomFormat(using: &random)
      let constraints = try Constraint.visualFormat(
        format.text, options: options, metrics: RandomFormat.metrics, views: scene.views,
        superview: scene.superview)
      var frames = ["card": Rect(x: 0, y: 0, width: 320, height: 200)]
      var places: Places = [:]
      let end: Double = format.isColumn ? 200 : 320
      for name in RandomFormat.names {
        let (start, length) = (Double(random.int(in: -50...300)), Double(random.int(in: 0...200)))
        places[name] = (start, start + length)
        let isBackwards = options == .directionRightToLeft && !format.isColumn
        let corner = isBackwards ? end - start - length : start
        frames[name] =
          format.isColumn
          ? Rect(x: 1000, y: corner, width: 5000, height: length)
          : Rect(x: corner, y: 1000, width: length, height: 5000)
      }
      let expected = format.meaning.map { miss($0, places, end) }.sorted()
      let misses = constraints.map { miss($0, frames) }.sorted()
      try #require(expected.count == misses.count, "\(format.text)")
      for (one, other) in zip(expected, misses) {
        try #require(one.isNear(other), "\(format.text): \(one) became \(other)")
      }
    }
  }

  @Test("Truncated formats are correct or end too early")
  func truncated() throws {
    var random = SeededRandom(seed: 62)
    for _ in 0..<400 {
      let format = RandomFormat(using: &random).text
      for count in 0..<format.utf8.count {
        let start = String(format.prefix(count))
        do {
          _ = try Constraint.visualFormat(
            start, metrics: RandomFormat.metrics, views: scene.views)
        } catch {
          try #require(error.offset == count, "\(error)")
        }
      }
    }
  }

  @Test("With one changed character, the position is not before the change")
  func changed() throws {
    var random = SeededRandom(seed: 63)
    let characters = Array("[]()|-=<>@,.:HVab120 _")
    for _ in 0..<4000 {
      var format = Array(RandomFormat(using: &random).text)
      let place = random.int(in: 0...format.count - 1)
      format[place] = random.pick(characters)
      do {
        _ = try Constraint.visualFormat(
          String(format), metrics: RandomFormat.metrics, views: scene.views)
      } catch {
        let offset = try #require(error.offset)
        try #require(offset >= place && offset <= format.count, "\(error)")
      }
    }
  }

  @Test("Random characters are refused at a position inside")
  func nonsense() throws {
    var random = SeededRandom(seed: 64)
    let pieces = [
      "[", "]", "(", ")", "|", "-", "==", "<=", ">=", "=", "@", ",", ".", ":", "H:", "V:", "a",
      "b2",
      "gap", "8", "1e", "1000", " ", "\n", "ä", "🙂", "e\u{301}", "\u{0}", "[a]", "|-",
    ]
    var accepted = 0
    for _ in 0..<20_000 {
      let format = (0..<random.int(in: 0...8)).map { _ in random.pick(pieces) }.joined()
      do {
        _ = try Constraint.visualFormat(
          format, metrics: RandomFormat.metrics, views: scene.views)
        accepted += 1
      } catch {
        let offset = try #require(error.offset)
        let token = error.range.lowerBound
        try #require(0 <= token && token <= offset && offset <= format.utf8.count, "\(error)")
        #expect(error.description.contains("^"))
      }
    }
    #expect(accepted > 50)
  }
}
