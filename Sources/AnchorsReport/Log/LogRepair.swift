import AnchorsLayout

/// A change that ends a conflict of a log, as a person would make it.
struct LogRepair {
  let text: String
  /// The line to change.
  let line: LogLine
  /// Why a person would try it, and how soon.
  let rank: Rank
  /// The order among fixes of one rank, the smallest first.
  let order: Double

  /// The reasons to try a fix, the best first.
  enum Rank: Comparable {
    /// Nobody wrote the constraints of a mask: it was left on by mistake.
    case forgottenMask
    /// One of two equations for the same thing was left behind.
    case duplicate
    /// A stack view hides the view, which a required size prevents.
    case hiddenSize
    /// Content that must neither shrink nor grow is rarely intended.
    case requiredContent
    /// A smaller size is still enough. Or nothing is too large: a view is collapsed or measured
    /// temporarily, and the last distance of its content must give way meanwhile.
    case enoughIsLeft
    /// Two constraints contradict each other, and a larger size satisfies both.
    case largerSizeOfTwo
    /// The size is part of what is too large, and keeps at least half of itself.
    case sizeGivesWay
    /// A larger size makes room for the others.
    case largerSize
    /// A mask keeps the size of a container, which constraints could determine.
    case containerMask
    /// The size is part of what is too large, but less than half of it would be left.
    case sizeIsMostlyLost
    /// The size is part of the room, which usually grows rather than gives way.
    case roomGivesWay
    /// Another distance changes what the designer saw, but no size.
    case distance
    /// The last distance to the container's far edge is the usual one to break.
    case farEdge
    /// A size of 0 is there to collapse the view, so it is intended.
    case collapse
    /// Any other distance, whose priority is rarely meant to be lower.
    case otherDistance
    /// The size counts with another multiplier than the rest: it is a measure, such as a ratio's.
    case measure
  }
}

extension LogFinding {
  /// The repairs, the best first: each has been tried, and none changes what UIKit or AppKit made.
  ///
  /// First comes what should not be in the list: masks, two constraints for one thing. Then a fixed
  /// or minimum size that can give way, else a priority for it; then spacing. No edge leaves its
  /// container.
  var repairs: [LogRepair] {
    let removal = removal
    var repairs = [removal, edgeRemoval].compactMap { $0 }
    for (placed, multiplier) in members {
      guard let line = placed.line else { continue }
      if system.roles.isUnwantedMask(line) {
        repairs.append(maskRepair(placed, line))
      } else if line.maker.isOfContent {
        if let repair = contentRepair(placed, line) { repairs.append(repair) }
      } else if system.roles.isContainerMask(line) {
        if let repair = containerMaskRepair(placed, line) { repairs.append(repair) }
      } else if !system.roles.isSystems(line) {
        if let repair = priorityRepair(placed, line, multiplier) { repairs.append(repair) }
        if !isRounded, removal == nil, let repair = constantRepair(placed, line, multiplier) {
          repairs.append(repair)
        }
      }
    }
    // There are few.
    var inOrder: [LogRepair] = []
    for repair in repairs {
      let place = inOrder.firstIndex {
        repair.rank != $0.rank ? repair.rank < $0.rank : repair.order < $0.order
      }
      inOrder.insert(repair, at: place ?? inOrder.count)
    }
    return inOrder.enumerated().filter { place, repair in
      !inOrder[..<place].contains { $0.text == repair.text }
    }.map { $0.element }
  }

  // MARK: Unintended constraints

  private func maskRepair(_ placed: LogSystem.Placed, _ line: LogLine) -> LogRepair {
    let item = placed.row.first.item
    return LogRepair(
      text: "turn off translatesAutoresizingMaskIntoConstraints of \(item)", line: line,
      rank: .forgottenMask, order: 0)
  }

  /// The repair that has constraints determine the size of a container rather than its mask.
  private func containerMaskRepair(_ placed: LogSystem.Placed, _ line: LogLine) -> LogRepair? {
    let key = line.key(of: placed.row.first.item)
    let rest = system.required { other in
      other.maker.isOfMask && other.rows.contains { other.key(of: $0.first.item) == key }
    }
    if isForMoment || !system.search.canHold(rest) { return nil }
    return LogRepair(
      text: """
        set translatesAutoresizingMaskIntoConstraints = false for \(placed.row.first.item) \
        (\(line.place)), so that constraints determine its frame
        """, line: line, rank: .containerMask, order: 0)
  }

  private func contentRepair(_ placed: LogSystem.Placed, _ line: LogLine) -> LogRepair? {
    // Less than no content is not enough.
    let others = members.map { $0.placed.constraint }.filter { $0 !== placed.constraint }
    if !system.search.canHold(others) { return nil }
    let (item, row) = (placed.row.first.item, placed.row)
    let axis = row.first.attribute == .width ? "horizontal" : "vertical"
    let what = row.relation == .lessThanOrEqual ? "hugging" : "compression resistance"
    return LogRepair(
      text: "lower the \(axis) \(what) of \(item) below required (line \(line.number))",
      line: line, rank: .requiredContent, order: 0)
  }

  // MARK: Priorities

  private func priorityRepair(
    _ placed: LogSystem.Placed, _ line: LogLine, _ multiplier: Double
  ) -> LogRepair? {
    let others = members.map { $0.placed.constraint }.filter { $0 !== placed.constraint }
    if !system.search.canHold(others) { return nil }
    let row = placed.row
    let isSize = row.first.attribute.isSize && row.second == nil
    var (rank, order) = (isSize ? LogRepair.Rank.sizeGivesWay : .otherDistance, -row.constant)
    let left = row.constant - found.total / multiplier
    let isMeasure = isSize && abs(multiplier) < mostMultiplier - 1e-6
    if isSize {
      if !isGivingWay(placed, multiplier) {
        rank = .roomGivesWay
      } else if left < 0.5 * row.constant {
        rank = .sizeIsMostlyLost
      }
      if isMeasure { rank = .measure }
    }
    let isLast = !isSize && isAtFarEdge(placed)
    if isLast { (rank, order) = (.farEdge, -abs(row.constant)) }
    if isLast, isForMoment || isCollapsed { rank = .enoughIsLeft }
    if isSize, row.constant == 0 { rank = .collapse }
    var (level, reason) = ("to 999", "")
    let isLost = isSize && isGivingWay(placed, multiplier) && left < 0.005 && !hasEmptySize
    if leavesNothing || isLost && !isForMoment {
      let item = placed.row.first.item
      let size = found.emptied.first ?? "\(item)'s \(row.first.attribute)"
      // The content of a view resists compression at 750, unless the app says otherwise.
      (level, reason) = ("below 750", ": at 999 nothing is left for \(size)")
    }
    if isLost { rank = .measure }
    if isSize, let hidden = hiding(placed) {
      (rank, reason) = (
        .hiddenSize, ": a stack view hides \(row.first.item) (line \(hidden.number))"
      )
    } else if isSize, !isForMoment, !isMeasure, isGivingWay(placed, multiplier), !isRounded, !isLost
    {
      let isLess = leavesNothing ? "less than " : ""
      if left > 0 { reason = ": it gets \(isLess)\(decimal(left))" }
    }
    return LogRepair(
      text: "lower the priority of \(row.text(line)) \(level) (\(line.place))\(reason)",
      line: line, rank: rank, order: order)
  }

  /// `true` if the least change leaves a view without room, and no size of 0 says that it should.
  var leavesNothing: Bool {
    !found.emptied.isEmpty && !isForMoment && !hasEmptySize
  }

  /// `true` if a line says that a view has no size.
  private var hasEmptySize: Bool { lines.contains { $0.size?.constant == 0 } }

  /// `true` if the other constraints contradict only a temporary size.
  var isForMoment: Bool {
    guard holdsWithoutTemporary == true else { return false }
    return lines.contains { line in
      guard system.roles.isTemporary(line), let size = line.size else { return false }
      return size.constant < 1 || size.first.attribute == .height || size.isNarrowCellContent
        || line.maker.identifier.begins(with: "fittingSize", "_UITemporary")
    }
  }

  /// The multiplier of most members.
  private var mostMultiplier: Double {
    let sizes = members.map { abs($0.multiplier) }
    return sizes.max { a, b in
      sizes.count { abs($0 - a) < 1e-9 } < sizes.count { abs($0 - b) < 1e-9 }
    } ?? 1
  }

  /// `true` if the app makes a view disappear by a size of 0.
  private var isCollapsed: Bool {
    lines.contains { $0.size?.constant == 0 && !system.roles.isSystems($0) }
  }

  /// The line of a stack view that hides the item of a row, if it takes part.
  private func hiding(_ placed: LogSystem.Placed) -> LogLine? {
    guard let line = placed.line else { return nil }
    let key = line.key(of: placed.row.first.item)
    return lines.first { other in
      other.maker.identifier == "UISV-hiding"
        && other.rows.contains { other.key(of: $0.first.item) == key }
    }
  }

  /// Returns `true` if a constraint is the last of a chain: from a far edge to that of the
  /// container.
  private func isAtFarEdge(_ placed: LogSystem.Placed) -> Bool {
    guard let second = placed.row.second else { return false }
    return placed.row.first.attribute.plain.isFarEdge && second.attribute.plain.isFarEdge
  }

  // MARK: Constants

  /// Returns `true` if a size is on the side of which there is too much.
  private func isGivingWay(_ placed: LogSystem.Placed, _ multiplier: Double) -> Bool {
    multiplier * placed.row.constant > 0
  }

  private func constantRepair(
    _ placed: LogSystem.Placed, _ line: LogLine, _ multiplier: Double
  ) -> LogRepair? {
    // The size of a cell is temporary, so it does not prove that a constant of the content is
    // wrong.
    if isForMoment { return nil }
    let (row, by) = (placed.row, -found.total / multiplier)
    let new = row.constant + by
    var (rank, order, reason) = (LogRepair.Rank.distance, abs(by), "")
    if row.first.attribute.isSize {
      guard row.second == nil, new > 0, row.constant != 0 else { return nil }
      if by < 0 {
        let needed = contentSize(placed, line)
        // The rest must be reasonable: half of the size, or the content's need.
        guard new >= needed ?? (0.5 * row.constant) else { return nil }
        (rank, order) = (.enoughIsLeft, -row.constant)
        reason =
          ": leaves \(row.first.item) \(leavesNothing ? "less than " : "")\(decimal(new)) points"
        if let needed { reason += "; its content needs \(decimal(needed))" }
      } else {
        (rank, order) = (members.count == 2 ? .largerSizeOfTwo : .largerSize, -row.constant)
      }
    } else if !isSensible(placed, new) || leavesNothing && (row.constant == 0 || new == 0) {
      return nil
    }
    let all = system.required()
    if !system.search.canHold(all, change: (placed.constraint, by)),
      system.search.canHold(all.filter { $0 !== placed.constraint })
    {
      return nil
    }
    if found.emptied.isEmpty, !hasEmptySize,
      !system.leavesRoom(for: lines, change: (placed.constraint, by))
    {
      return nil
    }
    let bound = leavesNothing ? by < 0 ? "less than " : "more than " : ""
    let text = """
      change the constant of \(row.text(line)) to \(bound)\(decimal(new)) (\(line.place))\(reason)
      """
    return LogRepair(text: text, line: line, rank: rank, order: order)
  }

  /// The size that the content of an item needs, if the log says so.
  private func contentSize(_ placed: LogSystem.Placed, _ line: LogLine) -> Double? {
    let (key, attribute) = (line.key(of: placed.row.first.item), placed.row.first.attribute)
    let content = system.lines.first { other in
      other.maker.isOfContent
        && other.rows.contains {
          other.key(of: $0.first.item) == key && $0.first.attribute == attribute
        }
    }
    return content?.rows.first?.constant
  }

  /// Returns `true` if another distance still means the same: it keeps its direction, and an edge
  /// stays in its container.
  private func isSensible(_ placed: LogSystem.Placed, _ new: Double) -> Bool {
    let row = placed.row
    guard let second = row.second, row.multiplier == 1 else { return false }
    if row.constant != 0 { return row.constant > 0 ? new >= 0 : new <= 0 }
    let (first, other) = (row.first.attribute.plain, second.attribute.plain)
    if first.isNearEdge { return new > 0 }
    if first.isFarEdge { return new < 0 && other.isFarEdge || new < 0 && other.isNearEdge }
    return false
  }
}

extension LogLine {
  /// `OrderRow.swift:21, line 8`.
  var place: String { (source.map { "\($0), " } ?? "") + "line \(number)" }
}

extension LogRow {
  /// The row as one would write it, with the names that the line explains:
  /// `UILabel:0x7f8.width >= 320 'title'`.
  func text(_ line: LogLine) -> String {
    func name(_ place: Place) -> String {
      "\(place.isSuperview ? line.superview ?? "superview" : place.item).\(place.attribute)"
    }
    var text = "\(name(first)) \(relation) "
    if let second {
      text += multiplier == 1 ? name(second) : "\(factor(multiplier)) * \(name(second))"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(decimal(abs(constant)))" }
    } else {
      text += decimal(constant)
    }
    return line.identifier.map { "\(text) '\($0)'" } ?? text
  }
}
