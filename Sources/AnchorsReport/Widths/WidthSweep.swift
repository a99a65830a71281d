import AnchorsLayout

/// A search for the problems of a tree in one width after the other.
package struct WidthSweep {
  /// Returns the root of a tree that this sweep may change: the same one each time, or a fresh one
  /// for each width.
  let makeRoot: () -> LayoutView
  let direction: InterfaceDirection
  /// `true` if the height follows from the width and the content; otherwise it stays.
  let fitsHeight: Bool
  let isWorthSaying: (LintFinding) -> Bool

  /// A sweep of a tree that is its own to change.
  package init(
    root: LayoutView, direction: InterfaceDirection, fitsHeight: Bool,
    isWorthSaying: @escaping (LintFinding) -> Bool
  ) {
    self.init(
      makeRoot: { root }, direction: direction, fitsHeight: fitsHeight,
      isWorthSaying: isWorthSaying)
  }

  /// A sweep of trees that are its own to change.
  init(
    makeRoot: @escaping () -> LayoutView, direction: InterfaceDirection, fitsHeight: Bool,
    isWorthSaying: @escaping (LintFinding) -> Bool
  ) {
    (self.makeRoot, self.direction, self.fitsHeight) = (makeRoot, direction, fitsHeight)
    self.isWorthSaying = isWorthSaying
  }

  /// The maximum number of widths to lay out one by one. Of more, as many at equal distances are,
  /// and those between where a problem starts or ends.
  private static let most = 512

  /// The problems in one width, each by a key that is the same in another width.
  private struct Sample {
    let width: Double
    var found: [String: WidthProblem] = [:]

    func isAlike(_ other: Sample) -> Bool {
      found.count == other.found.count && found.allSatisfy { other.found[$0.key] != nil }
    }
  }

  /// Returns the problems with their ranges, in the order of the narrowest width.
  package func problems(in widths: ClosedRange<Double>) -> [WidthProblem] {
    // The next ones are last.
    var pending = Array(all(widths).map { sample(at: $0) }.reversed())
    var samples: [Sample] = []
    while let next = pending.popLast() {
      // Between two samples that differ, down to whole points.
      if let last = samples.last {
        let middle = ((last.width + next.width) / 2).rounded()
        if middle > last.width, middle < next.width, !next.isAlike(last) {
          pending += [next, sample(at: middle)]
          continue
        }
      }
      samples.append(next)
    }
    return ranges(of: samples)
  }

  /// The ends and the whole points between them.
  private func all(_ widths: ClosedRange<Double>) -> [Double] {
    let (low, high) = (widths.lowerBound, widths.upperBound)
    let step = max(1, ((high - low) / Double(Self.most)).rounded(.up))
    let between = stride(from: low.rounded(.down) + 1, to: high, by: step)
    return [low] + between + (high > low ? [high] : [])
  }

  /// Joins equal problems of neighboring widths.
  private func ranges(of samples: [Sample]) -> [WidthProblem] {
    var problems: [WidthProblem] = []
    // The indices of the last width's problems, by key.
    var latest: [String: Int] = [:]
    for sample in samples {
      var here: [String: Int] = [:]
      for (key, problem) in sample.found.sorted(by: { $0.key < $1.key }) {
        let place = latest[key] ?? problems.count
        if place == problems.count { problems.append(problem) }
        problems[place].widths = problems[place].widths.lowerBound...sample.width
        here[key] = place
      }
      latest = here
    }
    return problems
  }
}

// MARK: - One width

extension WidthSweep {
  private func sample(at width: Double) -> Sample {
    let root = makeRoot()
    let height =
      fitsHeight
      ? root.systemLayoutSizeFitting(Size(width: width, height: 0), horizontal: .required).height
      : root.frame.height
    root.frame = Rect(x: 0, y: 0, width: width, height: height)
    let tree = LayoutTree(containing: root)
    let names = ItemNames()
    var sample = Sample(width: width)
    func note(
      _ kind: LayoutProblemKind, _ key: String, _ summary: String, _ items: [any LayoutItem]
    ) {
      sample.found["\(kind.rawValue) \(key)"] = WidthProblem(
        kind: kind, direction: direction, widths: width...width, summary: summary, items: items)
    }
    for conflict in tree.conflicts {
      let key = conflict.constraints.map { $0.text(names) }.joined(separator: "\n")
      let sum = conflict.sum.map { ": \($0)" } ?? ""
      note(
        .conflict, key, "\(conflict.summary)\(sum)\n\(key)",
        conflict.constraints.compactMap { $0.firstItem })
    }
    // Other problems may be consequences of a removed constraint.
    if !sample.found.isEmpty { return sample }
    for (item, components) in tree.ambiguousComponents {
      let text = ambiguityTitle(item, components, names)
      note(.ambiguity, text, text, [item])
    }
    for limit in tree.contentsWithoutRoom {
      let name = names.name(of: limit.item)
      let (extent, size) = (limit.attribute, limit.item.layoutFrame.size)
      let has = extent == .width ? size.width : size.height
      note(
        .compressedContent, "\(name).\(extent)",
        "\(name)'s content has less \(extent) than it needs: \(decimal(has))", [limit.item])
    }
    for finding in tree.lintFindings where finding.kind == .outOfSight && isWorthSaying(finding) {
      let key = finding.items.map { names.name(of: $0) }.joined(separator: ", ")
      note(.outOfSight, key, finding.summary, finding.items)
    }
    return sample
  }
}
