// A grid is emitted into the modules that use it: an app without one has none of its code.

/// The length of a column or a row of a grid.
@frozen
public enum GridTrack: Sendable {
  /// A part of the length that the others leave: one of 2 is twice as long as one of 1.
  case share(Double)
  /// A length in points.
  case length(Double)
  /// The length that the contents of its cells ask for. If contents in a share would stretch as
  /// little, give these items a higher content hugging priority.
  case fitted
}

extension Constraint {
  /// Returns the constraints that items fill the cells of a grid, from edge to edge of the
  /// superview.
  ///
  ///     Constraint.activate {
  ///       Constraint.grid(
  ///         [
  ///           [photo, name, name],
  ///           [photo, call, write],
  ///         ], columns: [.length(64), .share(1)], columnSpacing: 8, rowSpacing: 8)
  ///     }
  ///     // in a superview 280 × 72: photo (0, 0, 64, 72), name (72, 0, 208, 32),
  ///     // call (72, 40, 100, 32), write (180, 40, 100, 32)
  ///
  /// An item in several cells spans them; `nil` is an empty cell, and a shorter row ends in empty
  /// ones. An item fills its cells: to align it otherwise, put it in a view that fills them.
  /// Columns run from leading to trailing.
  ///
  /// Each line of the grid belongs to the first item at it. The other items there are aligned with
  /// this one, the first items of neighboring columns are `columnSpacing` apart, and widths are
  /// compared with those of other items, so that there are no guides and nothing depends on the
  /// text direction.
  ///
  /// - Parameters:
  ///   - cells: the rows from the top, each with its items from the leading edge. They need no
  ///     superview yet.
  ///   - container: the view or guide that the grid fills; the superview if `nil`.
  ///   - columns: the widths of the columns. The last one is also that of the columns after it.
  ///   - rows: the heights of the rows, in the same way.
  ///   - columnSpacing: the distance between columns, in points.
  ///   - rowSpacing: the distance between rows, in points.
  ///   - inset: the distance from the container's edges, in points.
  /// - Returns: an inert group; empty for no items.
  /// - Precondition: the cells of each item are a rectangle, shares and lengths are more than 0,
  ///   and the lines at which items begin and end are a known length apart. They are unless a
  ///   column or row with a share or fitted length has no item of its own; a guide in one of its
  ///   cells is one.
  /// - Complexity: O(*n*) for *n* cells, and O(*k* log *k*) for *k* items.
  @_alwaysEmitIntoClient
  public static func grid(
    _ cells: [[(any LayoutItem)?]], in container: (any LayoutItem)? = nil,
    columns: [GridTrack] = [.share(1)], rows: [GridTrack] = [.share(1)],
    columnSpacing: Double = 0, rowSpacing: Double = 0, inset: Double = 0
  ) -> ConstraintGroup {
    var places: [ObjectIdentifier: Int] = [:]
    var items: [LayoutNode] = []
    var spans: [(columns: Range<Int>, rows: Range<Int>, cellCount: Int)] = []
    for (row, line) in cells.enumerated() {
      for (column, cell) in line.enumerated() {
        guard let node = cell?.layoutNode else { continue }
        guard let place = places[ObjectIdentifier(node)] else {
          places[ObjectIdentifier(node)] = items.count
          items.append(node)
          spans.append((column..<column + 1, row..<row + 1, 1))
          continue
        }
        let span = spans[place]
        spans[place] = (
          min(span.columns.lowerBound, column)..<max(span.columns.upperBound, column + 1),
          span.rows.lowerBound..<row + 1, span.cellCount + 1
        )
      }
    }
    for (item, span) in zip(items, spans)
    where span.columns.count * span.rows.count != span.cellCount {
      trap("the cells of \(nameInGrid(item)) in a grid are no rectangle")
    }
    if items.isEmpty { return ConstraintGroup() }
    let columnCount = cells.reduce(0) { max($0, $1.count) }
    let edges = container?.layoutNode
    return ConstraintGroup(
      alongGrid(
        .horizontal, items, spans.map { $0.columns }, columns, columnCount, columnSpacing, edges,
        inset)
        + alongGrid(
          .vertical, items, spans.map { $0.rows }, rows, cells.count, rowSpacing, edges, inset))
  }

  /// Returns the constraints of one axis. Line *i* is between the tracks *i* − 1 and *i*.
  @_alwaysEmitIntoClient
  static func alongGrid(
    _ axis: LayoutAxis, _ items: [LayoutNode], _ spans: [Range<Int>], _ given: [GridTrack],
    _ count: Int, _ spacing: Double, _ container: LayoutNode?, _ inset: Double
  ) -> [Constraint] {
    // 1. The sums of the tracks before each line.
    var shares = [0.0], lengths = [0.0], fitted = [0]
    for index in 0..<count {
      let track = given.isEmpty ? .share(1) : given[min(index, given.count - 1)]
      var (share, length, isFitted) = (0.0, 0.0, 0)
      switch track {
      case .share(let part): share = part
      case .length(let points): length = points
      case .fitted: isFitted = 1
      }
      if !(share + length > 0 || isFitted == 1) {
        trap("a share or length in a grid is \(share + length); it must be more than 0")
      }
      shares.append(shares[index] + share)
      lengths.append(lengths[index] + length)
      fitted.append(fitted[index] + isFitted)
    }
    // 2. The first item that begins, and that ends, at each line.
    var (first, last) = (
      [Int?](repeating: nil, count: count + 1), [Int?](repeating: nil, count: count + 1)
    )
    for (index, span) in spans.enumerated() {
      if first[span.lowerBound] == nil { first[span.lowerBound] = index }
      if last[span.upperBound] == nil { last[span.upperBound] = index }
    }
    // 3. Positions. The lines that are joined are a known distance apart.
    var joined = Array(0...count)
    func root(_ line: Int) -> Int {
      var line = line
      while joined[line] != line {
        joined[line] = joined[joined[line]]
        line = joined[line]
      }
      return line
    }
    func isFixed(_ track: Int) -> Bool {
      shares[track] == shares[track + 1] && fitted[track] == fitted[track + 1]
    }
    func distance(_ line: Int, _ other: Int) -> Double {
      lengths[other] - lengths[line] + Double(other - line) * spacing
    }
    var constraints: [Constraint] = []
    for (index, (item, span)) in zip(items, spans).enumerated() {
      let (begin, end) = (span.lowerBound, span.upperBound)
      // Behind empty tracks of a given length.
      var line = begin
      while line > 0, last[line] == nil, isFixed(line - 1) { line -= 1 }
      if let other = first[begin], other != index {
        constraints.append(item.equal(axis.near, items[other], axis.near))
      } else if let other = last[line] {
        constraints.append(
          item.equal(
            axis.near, items[other], axis.far, constant: distance(line, begin) + spacing))
        joined[root(begin)] = root(line)
      } else if line == 0 {
        constraints.append(
          item.equal(axis.near, container, axis.near, constant: inset + distance(0, begin)))
        joined[root(begin)] = root(0)
      }
      line = end
      while line < count, last[count] == nil, first[line] == nil, isFixed(line) { line += 1 }
      if let other = last[end], other != index {
        constraints.append(item.equal(axis.far, items[other], axis.far))
      } else if line == count {
        constraints.append(
          item.equal(axis.far, container, axis.far, constant: -inset - distance(end, count)))
        joined[root(end)] = root(count)
      }
    }
    // 4. Lengths, of as many items as it takes to join all lines; the shortest come first. The
    //    contents of a fitted track alone are a length too.
    func isFitted(_ span: Range<Int>) -> Bool { fitted[span.upperBound] > fitted[span.lowerBound] }
    let order = items.indices.sorted {
      let (isFitted, isOtherFitted) = (isFitted(spans[$0]), isFitted(spans[$1]))
      if isFitted != isOtherFitted { return isOtherFitted }
      return (spans[$0].count, $0) < (spans[$1].count, $1)
    }
    var reference: (item: LayoutNode, share: Double, length: Double)?
    for index in order {
      let span = spans[index]
      let (near, far) = (root(span.lowerBound), root(span.upperBound))
      if near == far || isFitted(span) && span.count > 1 { continue }
      joined[far] = near
      if isFitted(span) { continue }
      let share = shares[span.upperBound] - shares[span.lowerBound]
      let length =
        lengths[span.upperBound] - lengths[span.lowerBound] + Double(span.count - 1) * spacing
      if share == 0 {
        constraints.append(items[index].equal(axis.length, constant: length))
      } else if let reference {
        let ratio = share / reference.share
        constraints.append(
          items[index].equal(
            axis.length, reference.item, axis.length, multiplier: ratio,
            constant: length - ratio * reference.length))
      } else {
        reference = (items[index], share, length)
      }
    }
    // 5. Without shares, the end of the container is known as well as its beginning.
    for line in 0...count where first[line] != nil || last[line] != nil {
      if root(line) == root(0) || reference == nil && root(line) == root(count) { continue }
      let name = (first[line] ?? last[line]).map { nameInGrid(items[$0]) } ?? ""
      let tracks = axis == .horizontal ? "columns" : "rows"
      trap("the \(tracks) of a grid are not determined beside \(name): put a guide into a cell")
    }
    if reference != nil, root(0) != root(count) {
      trap(
        "a grid has an empty outer \(axis == .horizontal ? "column" : "row"): put a guide into it")
    }
    return constraints
  }

  @usableFromInline
  static func nameInGrid(_ node: LayoutNode) -> String { node.item?.nameInTree ?? "an item" }
}
