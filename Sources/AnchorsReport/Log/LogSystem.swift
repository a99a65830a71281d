import AnchorsLayout

/// The constraints of a log as those of a tree, in which the items are the children of one view that no
/// constraint mentions: only relations among them matter.
struct LogSystem {
  private let root = LayoutView(name: "log")
  private var items: [String: LayoutView] = [:]
  /// The superviews that visual formats name, by item.
  private var superviews: [String: String] = [:]
  /// The guides of margins that the log speaks of, by the view whose margins they are.
  private var marginGuides: [String: String] = [:]
  /// Whether items are named as in AppKit, whose y coordinates begin at the bottom.
  private(set) var isAppKit = false
  /// The numbers of the constraints' lines in the list, in the order of installation.
  private var places: [ObjectIdentifier: Int] = [:]
  /// What is not known of the rows, so that fewer conflicts are found.
  private(set) var unknown: [String] = []
  /// Superviews that no line names, where they are taken to be what the items are aligned with.
  private var guesses: [String: String]?
  /// What was taken to be so.
  private(set) var assumed: [String] = []

  /// - Parameters:
  ///   - broken: The place of the line that is installed last, so that it is what is set aside.
  ///   - guesses: Whether an item whose superview no line names is taken to be in the first view that
  ///     it is aligned with.
  init(
    _ lines: [LogLine], broken: Int?, guesses: Bool = false,
    without: (LogLine) -> Bool = { _ in false }
  ) {
    if guesses { self.guesses = Self.guesses(lines) }
    root.conflictHandler = nil
    isAppKit = lines.contains { line in
      line.identifier?.hasPrefix("NSView-") == true
        || line.rows.contains { Self.isOfAppKit($0.first.item) || Self.isOfAppKit($0.second?.item) }
    }
    for line in lines {
      for row in line.rows where row.second.map({ $0.item == LogRow.superview }) ?? true {
        guard let superview = line.names[LogRow.superview] else { continue }
        superviews[Self.key(row.first.item, line)] = superview
        if row.first.item.hasSuffix("'UIViewLayoutMarginsGuide'") {
          marginGuides[Self.key(superview, line)] = row.first.item
        }
      }
    }
    let order =
      lines.indices.filter { lines[$0].isSystems && $0 != broken }
      + lines.indices.filter { !lines[$0].isSystems && $0 != broken } + [broken].compactMap { $0 }
    for place in order where !lines[place].isInactive && !without(lines[place]) {
      for row in lines[place].rows { install(row, of: lines[place], place) }
    }
  }

  /// The first conflict, and the places of its lines.
  var conflict: (conflict: LayoutConflict, places: [Int])? {
    guard let conflict = root.conflicts.first else { return nil }
    return (conflict, Set(conflict.constraints.compactMap(place)).sorted())
  }

  /// The places of the lines of a constraint.
  func place(of constraint: Constraint) -> Int? { places[ObjectIdentifier(constraint)] }

  private static func isOfAppKit(_ item: String?) -> Bool {
    guard let item else { return false }
    return item.contains(":0x") && (item.hasPrefix("NS") || item.hasPrefix("_NS"))
      && !item.hasPrefix("NSKVONotifying_")
  }
}

// MARK: - Rows to constraints

extension LogSystem {
  private mutating func install(_ row: LogRow, of line: LogLine, _ place: Int) {
    var row = row
    if row.second == nil, !row.first.attribute.isSize {
      // A position by itself is measured from the superview's origin.
      row.second = .init(item: LogRow.superview, attribute: row.first.attribute.origin)
    }
    if isAppKit, line.hasCoordinates { row.turnOver() }
    if row.multiplier != 1, !row.first.attribute.isSize {
      note("line \(line.number) multiplies a position, of coordinates that the log does not say")
      return
    }
    guard row.multiplier != 0 || row.second == nil else { return }
    let (first, firstAttribute) = anchor(row.first, row.first.item, line)
    var other: (LayoutView, Attribute)?
    if let second = row.second { other = anchor(second, row.first.item, line) }
    if let other, other.0 === first, other.1 == firstAttribute {
      note("line \(line.number) compares an item with itself")
      return
    }
    let constraint = Constraint(
      first.layoutNode, firstAttribute, row.relation, other?.0.layoutNode,
      other?.1 ?? firstAttribute, multiplier: row.multiplier, constant: row.constant,
      priority: Priority(row.priority))
    constraint.identifier = line.identifier
    do {
      try Installer.install([constraint])
      places[ObjectIdentifier(constraint)] = place
    } catch {
      note("line \(line.number): \(error)")
    }
  }

  /// The view of an item and its attribute. Margins and baselines, of which the log does not say how far
  /// from the edges they are, are those of views of their own.
  private mutating func anchor(_ place: LogRow.Place, _ neighbour: String, _ line: LogLine)
    -> (LayoutView, Attribute)
  {
    var (key, name) = (Self.key(place.item, line), place.item)
    if place.item == LogRow.superview {
      let inner = Self.key(neighbour, line)
      if let known = line.names[LogRow.superview] ?? superviews[inner] {
        (key, name) = (Self.key(known, line), known)
      } else if let guess = guesses?[inner] {
        (key, name) = (Self.key(guess, line), guess)
        let text = "The superview of \(neighbour), which no line names, is taken to be \(guess)."
        if !assumed.contains(text) { assumed.append(text) }
      } else {
        (key, name) = ("superview of \(inner)", "superview of \(neighbour)")
      }
    }
    let attribute = place.attribute
    let plain = attribute.plain
    if plain == attribute { return (view(key, name), attribute) }
    if attribute.row.inset == .margin, let guide = marginGuides[key] {
      return (view(Self.key(guide, line), guide), plain)
    }
    let what = attribute.row.inset == .margin ? "margin" : "\(attribute)"
    note("how far the \(what) of \(view(key, name).layoutName) is from its edges")
    return (view("\(key).\(what)", "\(view(key, name).layoutName).\(what)"), plain)
  }

  /// By item, the first view that it has an edge or a center in common with.
  private static func guesses(_ lines: [LogLine]) -> [String: String] {
    var guesses: [String: String] = [:]
    for line in lines {
      for row in line.rows where !row.first.attribute.isSize && row.multiplier == 1 {
        guard let second = row.second, second.item != LogRow.superview,
          second.attribute == row.first.attribute
        else { continue }
        let (inner, outer) = (key(row.first.item, line), line.names[second.item] ?? second.item)
        if inner != key(outer, line), guesses[inner] == nil { guesses[inner] = outer }
      }
    }
    return guesses
  }

  private mutating func view(_ key: String, _ name: String) -> LayoutView {
    if let view = items[key] { return view }
    let view = LayoutView(name: name)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    items[key] = view
    return view
  }

  private mutating func note(_ text: String) {
    if !unknown.contains(text) { unknown.append(text) }
  }

  /// What makes two names the same item: the address, where the line has it.
  private static func key(_ item: String, _ line: LogLine) -> String {
    let full = line.names[item] ?? item
    guard let start = full[...].endOfLast(":0x") else { return full }
    return "0x" + full[start...].prefix { $0.isHexDigit }
  }
}

extension Attribute {
  /// The edge of the superview that a position without a second item is measured from.
  fileprivate var origin: Attribute {
    isHorizontal ? (isDirectional ? .leading : .left) : .top
  }
}

extension LogRow {
  /// Takes vertical positions from the bottom upwards.
  fileprivate mutating func turnOver() {
    guard !first.attribute.isHorizontal, !first.attribute.isSize, let second,
      second.item != LogRow.superview || second.attribute == .top
    else { return }
    func turned(_ attribute: Attribute) -> Attribute {
      attribute == .top ? .bottom : attribute == .bottom ? .top : attribute
    }
    first.attribute = turned(first.attribute)
    self.second?.attribute = turned(second.attribute)
    constant = -constant
    relation = relation.flipped
  }
}
