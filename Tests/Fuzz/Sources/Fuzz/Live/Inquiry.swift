import AnchorsLayout
import AnchorsReport

extension LiveTree {
  /// Asks for a report about the tree of a view, and checks that no frame is another for it.
  func ask(_ question: Question, about slot: Int) throws(Difference) {
    var place = slot
    if question == .explanation {
      let first = constraints[slot]?.firstItem
      let item = (first as? LayoutGuide)?.owningView ?? first
      place = items.firstIndex { $0 === item } ?? 0
    }
    layOut(place)
    let tree = tree(of: place)
    if !tree.nonconvergingItems.isEmpty { return }
    let before = items.map { $0.layoutFrame }
    let length = try answer(question, tree, slot)
    let after = items.map { $0.layoutFrame }
    if length < 0 { throw Difference("\(question.rawValue) has answered nothing") }
    for slot in items.indices where !before[slot].isSame(as: after[slot]) {
      throw Difference(
        "asking for \(question.rawValue) moves v\(slot) from \(before[slot]) to \(after[slot])")
    }
    layOut(place)
    for slot in items.indices where !before[slot].isSame(as: items[slot].layoutFrame) {
      throw Difference(
        """
        a layout after asking for \(question.rawValue) moves v\(slot) from \(before[slot]) to \
        \(items[slot].layoutFrame)
        """)
    }
  }

  /// The length of a report, so that it is made.
  private func answer(_ question: Question, _ tree: LayoutTree, _ slot: Int) throws(Difference)
    -> Int
  {
    switch question {
    case .conflicts:
      let conflicts = tree.conflicts
      for conflict in conflicts where conflict.repairs.isEmpty {
        throw Difference("a conflict has no fix: \(conflict)")
      }
      return conflicts.map { $0.description.count }.reduce(0, +)
    case .explanation: return constraints[slot]?.explanation?.description.count ?? 0
    case .unsatisfied:
      return tree.unsatisfiedConstraints.prefix(3).map { $0.description.count }.reduce(0, +)
    case .ambiguities: return tree.ambiguities.map { $0.description.count }.reduce(0, +)
    case .hasAmbiguousLayout: return view(slot)?.hasAmbiguousLayout == true ? 1 : 0
    case .frameExplanation: return tree.frameExplanation(of: items[slot]).description.count
    case .frameExplanations: return tree.frameExplanations.map { $0.description.count }.reduce(0, +)
    case .lint: return tree.lintFindings.text().count
    case .layoutTrace: return tree.layoutTrace.count
    case .recursiveDescription: return view(slot)?.recursiveDescription.count ?? 0
    case .svg: return tree.svg(PictureOptions(constraints: .all)).count
    case .htmlReport: return tree.htmlReport().count
    case .layoutText: return try TextReading(tree).run()
    case .unfinished: return tree.unsolvedItems.count
    case .nonconverging: return tree.nonconvergingItems.count
    case .pixels: return view(slot)?.pixelFramesInRoot(on: PixelGrid(scale: 3)).count ?? 0
    case .exerciseAmbiguity:
      view(slot)?.exerciseAmbiguityInLayout()
      view(slot)?.exerciseAmbiguityInLayout()
      return 0
    case .lines:
      let label = items[slot] as? LayoutLabel
      return label.map { $0.lines(fitting: $0.bounds.size).count } ?? 0
    }
  }
}

extension Rect {
  /// Returns `true` if the numbers are equal, except for the rounding of a round trip.
  fileprivate func isSame(as other: Rect) -> Bool {
    zip(components, other.components).allSatisfy { a, b in
      a == b || a.isNaN && b.isNaN || abs(a - b) <= 1e-9 * max(1, abs(a))
    }
  }
}
