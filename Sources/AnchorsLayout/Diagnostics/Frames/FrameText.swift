#if !ANCHORS_SINGLE_MODULE
import Anchors
import AnchorsSolver
#endif

/// Writes explanations of frames.
struct FrameText {
  private let explainer: FrameExplainer
  private let names: ItemNames
  private var facts: LayoutFacts { explainer.facts }

  init(_ explainer: FrameExplainer, names: ItemNames) {
    (self.explainer, self.names) = (explainer, names)
  }

  /// The frame, then each component with its steps, a line each.
  func text(_ frame: Rect, _ components: [FrameExplanation.Component]) -> String {
    var lines = [heading(frame, components)]
    for component in components {
      let open = component.isDetermined ? "" : ", which the constraints do not determine"
      lines.append("\(component.component) = \(decimal(component.value))\(place(component))\(open)")
      lines += self.lines(component)
    }
    return lines.joined(separator: "\n")
  }

  /// Whose coordinates a position is in, where that is not the item's own superview: ` in screen`.
  private func place(_ component: FrameExplanation.Component) -> String {
    let isSize = component.component == .width || component.component == .height
    return isSize || facts.parents[explainer.item] <= 0 ? "" : " in \(name(of: 0))"
  }

  /// `title.frame = (12, 10, 334, 24) in card, (28, 26, 334, 24) in screen`
  private func heading(_ frame: Rect, _ components: [FrameExplanation.Component]) -> String {
    let item = explainer.item
    let parent = Int(facts.parents[item])
    var text = "\(name(of: item)).frame = \(decimals(frame))"
    if parent >= 0 { text += " in \(name(of: parent))" }
    let values = decimals(components.map { $0.value })
    if explainer.metrics[item].alignmentRectInsets != .zero {
      text += "; without its alignmentRectInsets \(values) in \(name(of: 0))"
    } else if parent > 0 {
      text += ", \(values) in \(name(of: 0))"
    }
    return text
  }

  /// So many steps are told in full; of more, those at both ends.
  private static let longest = 24
  private static let ends = (first: 12, last: 6)

  private func lines(_ component: FrameExplanation.Component) -> [String] {
    let steps = component.steps
    if steps.isEmpty, facts.parents[explainer.item] < 0 {
      return ["  positions are measured from here"]
    }
    let isLong = steps.count > FrameText.longest
    let first = steps.prefix(isLong ? FrameText.ends.first : steps.count)
    let last = steps.suffix(isLong ? FrameText.ends.last : 0)
    // Reasons in one column, what they settle in the next.
    let reasons = (first + last).map { reason($0, component) }
    let width = reasons.reduce(0) { max($0, $1.unicodeScalars.count) }
    var lines: [String] = []
    for (count, (step, reason)) in zip(first + last, reasons).enumerated() {
      if isLong, count == FrameText.ends.first {
        lines.append("  … \(steps.count - first.count - last.count) more …")
      }
      let gap = String(repeating: " ", count: width - reason.unicodeScalars.count + 4)
      lines.append("  \(reason)\(gap)\(settles(step))")
      if let push = step.push { lines.append("    holds back \(words(push, against: step.value))") }
    }
    return lines
  }

  private func settles(_ step: FrameExplanation.Step) -> String {
    "\(step.anchor.text(names)) = \(decimal(step.value))"
  }

  /// The wish, and how far it would go, unless it would move something else.
  private func words(_ push: FrameExplanation.Push, against value: Double) -> String {
    let wish = limit(push.limit)
    let goesOn = abs(push.value - value) > Tolerance.reported
    return goesOn ? "\(wish), which asks for \(decimal(push.value))" : wish
  }

  // MARK: Reasons

  private func reason(_ step: FrameExplanation.Step, _ component: FrameExplanation.Component)
    -> String
  {
    switch step.reason {
    case .constraint(let constraint):
      let isBound = constraint.relation != .equal && !component.isDetermined
      return constraint.text(names) + (isBound ? ": rests on the bound" : "")
    case .content:
      return "the \(step.anchor.attribute) of \(names.name(of: step.anchor.node))'s content"
    case .intrinsicSize(let limit): return content(limit)
    case .given: return given(step)
    case .notNegative:
      return component.isDetermined
        ? "never less than 0" : "nothing decides it: as small as it may be"
    case .settled:
      if step.anchor.attribute.isSize { return "nothing decides it: as small as it may be" }
      return step.value == 0
        ? "nothing decides it: stays at 0" : "nothing decides it: as near to 0 as it may be"
    }
  }

  private func content(_ limit: IntrinsicLimit) -> String {
    let side = limit.relation == .lessThanOrEqual ? "no more than" : "no less than"
    return "\(side) the \(words(limit))"
  }

  private func limit(_ limit: UnsatisfiedLimit) -> String {
    switch limit {
    case .constraint(let constraint): constraint.text(names)
    case .intrinsicSize(let limit): "the \(words(limit))"
    }
  }

  /// `width of title's content ~ 750`
  private func words(_ limit: IntrinsicLimit) -> String {
    let metrics = explainer.metrics[facts.number(of: limit.item) ?? 0]
    let both =
      limit.relation == .lessThanOrEqual ? metrics.hugging : metrics.compressionResistance
    return
      "\(limit.attribute) of \(names.name(of: limit.item))'s content ~ \(both[limit.attribute.row.axis])"
  }

  private func given(_ step: FrameExplanation.Step) -> String {
    guard let item = step.anchor.item else { return "given" }
    let name = names.name(of: item)
    if facts.number(of: item) == 0 { return "\(name)'s size is given" }
    switch item.layoutRole {
    case .guide: return "given"
    case .insetGuide: return "\(name) keeps given distances from the edges around it"
    case .contentGuide: return "\(name) begins where its coordinates do"
    case .view:
      return item.layoutAutoresizing == nil
        ? "\(name)'s frame is given: its owner sets it (translatesAutoresizingMaskIntoConstraints)"
        : "\(name)'s frame follows from its autoresizingMask"
    }
  }

  private func name(of item: Int) -> String { names.name(of: facts.items[item]) }
}
