import AnchorsLayout
import AnchorsReport

extension OpenLayout {
  /// The faults of the layout, each with the changes of the text that fix it.
  var findingsJSON: JSON {
    let inspection = LayoutInspection(of: LayoutTree(containing: tree.root))
    func problems(_ kinds: Problem.Kind...) -> [Problem] {
      inspection.problems.filter { kinds.contains($0.kind) }
    }
    let conflicts = zip(problems(.conflict), inspection.conflicts).map { problem, conflict in
      members(problem, inspection)
        + ["repairs": .list(repairs(of: conflict).map(json))]
    }
    let ambiguities = zip(problems(.ambiguous), inspection.ambiguities).map { problem, ambiguity in
      members(problem, inspection) + [
        "item": number(of: ambiguity.item).map { .whole($0) },
        "components": .list(ambiguity.components.map { .text($0.component.rawValue) }),
        "repairs": .list(repairs(of: ambiguity).map(json)),
      ]
    }
    return [
      "conflicts": .list(conflicts), "ambiguities": .list(ambiguities),
      "compressed": .list(problems(.compressed).map { members($0, inspection) }),
      "unsatisfied": .list(problems(.unsatisfied, .nonconverging).map { members($0, inspection) }),
      "lint": .list(problems(.lint).map { members($0, inspection) }),
    ]
  }

  /// A problem with the page's numbers of its items and constraints.
  private func members(_ problem: Problem, _ inspection: LayoutInspection) -> JSON {
    let items = problem.items.compactMap { number(of: inspection.items[$0]) }
    func known(_ constraint: Int) -> Int? { number(of: inspection.constraints[constraint]) }
    return [
      "title": .text(problem.title), "lines": .list(problem.lines.map { .text($0) }),
      "sum": problem.sum.map { .text($0) },
      "items": JSON(items), "constraints": JSON(problem.constraints.compactMap(known)),
      "removed": problem.removed.flatMap(known).map { .whole($0) },
    ]
  }

  private func json(_ change: TextChange) -> JSON {
    [
      "text": .text(change.text),
      "edits": .list(
        change.edits.map { edit in
          [
            "start": .whole(offsets.utf16(edit.range.lowerBound)),
            "end": .whole(offsets.utf16(edit.range.upperBound)),
            "text": .text(edit.text),
          ]
        }),
    ]
  }

  /// Why an item is where it is.
  func explanationJSON(of item: any LayoutItem) -> JSON {
    let names = ItemNames()
    let explanation = LayoutTree(containing: tree.root).frameExplanation(of: item)
    let frame = explanation.frame
    let parent = item.layoutParent.map { " in \(names.name(of: $0))" } ?? ""
    let title =
      "\(names.name(of: item)) is at (\(decimal(frame.minX)), \(decimal(frame.minY)))\(parent), "
      + "\(decimal(frame.width)) × \(decimal(frame.height))"
    // Positions in reasons are the root's.
    let root = item === tree.root ? "" : " in \(names.name(of: tree.root))"
    func place(_ component: FrameComponent) -> String {
      component == .x || component == .y ? root : ""
    }
    let reasons = explanation.components.map { component in
      let steps = component.steps.map { step in
        [
          "text": .text(step.reason.text(names)),
          "value": .text("\(step.anchor.text(names)) = \(decimal(step.value))"),
          "push": step.pushText(names).map { .text($0) },
          "constraint": number(in: step.reason),
        ] as JSON
      }
      return [
        "component": .text(component.component.rawValue),
        "text": .text(
          "\(component.component.rawValue) = \(decimal(component.value))"
            + place(component.component)),
        "isDetermined": .flag(component.isDetermined), "steps": .list(steps),
      ] as JSON
    }
    return ["title": .text(title), "reasons": .list(reasons)]
  }

  private func number(in reason: FrameExplanation.Reason) -> JSON? {
    guard case .constraint(let constraint) = reason else { return nil }
    return number(of: constraint).map { .whole($0) }
  }
}
