import AnchorsLayout

extension LogConflict {
  /// A picture of the contradiction as SVG: the views that take part, laid out without the constraint that
  /// was set aside, and the constraints that cannot hold together, red, each with the number of its line in
  /// the text. `nil` if nothing contradicts itself.
  ///
  ///     if let picture = log.conflicts[0].svg() {
  ///       try picture.write(toFile: "log-1.svg", atomically: true, encoding: .utf8)
  ///     }
  ///
  /// Other lines about the same views count as well, as long as they do not contradict each other. What the
  /// log does not say is chosen for the picture alone: a view of which no size is known is 100 × 60, one that
  /// seems to be around others is as large as they need, and views that nothing puts beside each other lie
  /// one below the other. Which view is inside which is taken from visual formats, else from the constants
  /// of edges. Edges that the log leaves open are not marked, since most are.
  ///
  /// - Complexity: that of ``AnchorsLayout/LayoutTree/svg(_:)``, some times.
  public func svg(_ options: PictureOptions = PictureOptions()) -> String? {
    guard let system = drawnSystem else { return nil }
    let findings = Findings(of: LayoutTree(containing: system.root)).numbered { constraint in
      system.line(of: constraint).map { "\($0.number)" }
    }
    system.root.layoutName = "Line \(firstLine)"
    LogArrangement(system).apply()
    let names = ItemNames()
    var options = options
    options.showsAmbiguity = false
    return Picture(Scene(below: system.root, names: names), findings, names: names, options).svg
  }

  /// The views of the picture, laid out where the picture has them, the constraint that was set aside among
  /// their constraints; `nil` if nothing contradicts itself.
  package var drawnView: LayoutView? {
    guard let system = drawnSystem else { return nil }
    system.root.layoutName = "Line \(firstLine)"
    LogArrangement(system).apply()
    return system.root
  }

  /// The constraints to draw: those that contradict each other, and what else is known of their items.
  private var drawnSystem: LogSystem? {
    if lines.isEmpty { return nil }
    let numbers = lines.map { $0.number }
    var drawn = Set(numbers)
    let least = system(of: drawn)
    for line in solved.lines
    where line.problem == nil && !line.isEncapsulatedSize && least.knowsItems(of: line) {
      drawn.insert(line.number)
    }
    let most = system(of: drawn)
    let isSame = most.conflicts.count == 1 && most.conflictLines.map { $0.number } == numbers
    return isSame ? most : least
  }

  private func system(of numbers: Set<Int>) -> LogSystem {
    LogSystem(solved, without: { !numbers.contains($0.number) })
  }
}
