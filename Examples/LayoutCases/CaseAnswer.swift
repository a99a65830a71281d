import AnchorsLayout
import Foundation

/// The library's answer to a case, or to one step of it.
package struct CaseAnswer: Sendable, Equatable {
  package var name: String
  /// The number of the step; `nil` for a case without steps.
  package var step: Int?
  package var status: LayoutCase.Status
  /// By item: x, y, width, height in the root's coordinates.
  package var frames: [String: [Double]]
  /// By item, the components that could be different: `x`, `y`, `w`, `h`.
  package var ambiguous: [String: [String]]
  /// By item and component, the least and the greatest value it may have; `nil` for no bound.
  package var ranges: [String: [String: [Double?]]]
  /// Sets of constraints that conflict.
  package var conflicts: [[String]]
  /// The constraints and intrinsic sizes that do not hold.
  package var violated: [String]
}

extension CaseTree {
  /// Lays out the tree and tells what came of it.
  package func answer(name: String, step: Int? = nil) -> CaseAnswer {
    let items = order.compactMap { id in views[id].map { (id, $0 as any LayoutItem) } }
    return CaseAnswer(name: name, step: step, of: root, items, id: id)
  }
}

extension CaseAnswer {
  /// Creates an answer from the result of a layout.
  ///
  /// - Parameters:
  ///   - items: the items by their ids, parents first, without the root.
  ///   - id: the id of a constraint.
  package init(
    name: String, step: Int?, of root: LayoutView, _ items: [(id: String, item: any LayoutItem)],
    id: (Constraint) -> String?
  ) {
    root.layoutIfNeeded()
    let tree = LayoutTree(containing: root)
    let conflicts = tree.conflicts.map { conflict in
      conflict.constraints.compactMap(id) + conflict.intrinsicSizes.map(\.caseID)
    }
    var ambiguous: [String: [String]] = [:]
    var ranges: [String: [String: [Double?]]] = [:]
    if conflicts.isEmpty {
      for open in tree.ambiguities {
        let name = open.item.layoutName
        for (component, range) in open.components {
          ambiguous[name, default: []].append(component.caseID)
          ranges[name, default: [:]][component.caseID] = [range.lowerBound, range.upperBound]
            .map { $0.isFinite ? $0 : nil }
        }
      }
    }
    let violated = tree.unsatisfiedConstraints.compactMap { limit in
      switch limit {
      case .constraint(let constraint): id(constraint)
      case .intrinsicSize(let limit): limit.caseID
      }
    }
    self.init(
      name: name, step: step,
      status: !conflicts.isEmpty ? .infeasible : ambiguous.isEmpty ? .unique : .ambiguous,
      frames: Self.framesInRoot(items), ambiguous: ambiguous, ranges: ranges,
      conflicts: conflicts, violated: violated)
  }

  /// By item: x, y, width, height in the root's coordinates.
  private static func framesInRoot(_ items: [(id: String, item: any LayoutItem)])
    -> [String: [Double]]
  {
    var frames: [String: [Double]] = [:]
    var origins: [ObjectIdentifier: Point] = [:]
    // Parents come first. `frameInRoot` would climb to the top for each.
    for (id, item) in items {
      let around = item.layoutParent.flatMap { origins[ObjectIdentifier($0)] } ?? .zero
      let frame = item.layoutFrame
      let origin = Point(x: around.x + frame.minX, y: around.y + frame.minY)
      let scrolled = (item as? LayoutView)?.bounds.origin ?? .zero
      origins[ObjectIdentifier(item)] = Point(x: origin.x - scrolled.x, y: origin.y - scrolled.y)
      frames[id] = [origin.x, origin.y, frame.width, frame.height]
    }
    return frames
  }
}

extension LayoutCase {
  /// Lays the case out, and again after each step.
  ///
  /// - Throws: `CaseError`, which names the place.
  package func answers() throws -> [CaseAnswer] {
    let tree = try CaseTree(self)
    guard let steps else { return [tree.answer(name: name)] }
    var answers = [tree.answer(name: name, step: 0)]
    for (index, step) in steps.enumerated() {
      try tree.apply(step, at: "steps[\(index)]")
      answers.append(tree.answer(name: name, step: index + 1))
    }
    return answers
  }

  /// The expectations for the answers.
  package var expectations: [Expectation?] { [expected] + (steps ?? []).map(\.expected) }
}

extension FrameComponent {
  fileprivate var caseID: String {
    switch self {
    case .x: "x"
    case .y: "y"
    case .width: "w"
    case .height: "h"
    }
  }
}

extension ContentSizeConstraint {
  /// The id of the limit in a case.
  package var caseID: String { "\(item.layoutName).\(attribute)\(relation)intrinsic" }
}

// MARK: - As JSON

extension CaseAnswer: Encodable {}

extension Encodable {
  /// The answer as one line of JSON, with its keys in order.
  package func jsonLine() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
