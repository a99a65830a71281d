import Anchors
import AnchorsSolver

/// Writes explanations of frames.
struct FrameText {
  let messages: RowMessages
  /// The item whose frame it is.
  let item: Int

  /// The frame, then each component with its steps, a line each.
  func text(_ frame: Rect, _ components: [FrameExplanation.Component]) -> String {
    var lines = [heading(frame, components)]
    for component in components {
      let place = messages.coordinates(of: component.component, item).map { " \($0)" } ?? ""
      let open = component.isDetermined ? "" : ", which the constraints do not determine"
      lines.append("\(component.component) = \(decimal(component.value))\(place)\(open)")
      lines += self.lines(component)
    }
    return lines.joined(separator: "\n")
  }

  /// `title.frame = (12, 10, 334, 24) in card, (28, 26, 334, 24) in screen`
  private func heading(_ frame: Rect, _ components: [FrameExplanation.Component]) -> String {
    let parent = Int(messages.facts.parents[item])
    var text = "\(messages.name(item)).frame = \(frame)"
    if parent >= 0 { text += " in \(messages.name(parent))" }
    let values = "\(decimals(components.map { $0.value })) in \(messages.name(0))"
    if messages.facts.metrics[item].alignmentRectInsets != .zero {
      text += "; without its alignmentRectInsets \(values)"
    } else if parent > 0 {
      text += ", \(values)"
    }
    return text
  }

  private func lines(_ component: FrameExplanation.Component) -> [String] {
    let steps = component.steps
    if steps.isEmpty, messages.facts.parents[item] < 0 {
      return ["  positions are measured from here"]
    }
    // The maximum number of steps to show. Of more, those at both ends are shown.
    let (first, last) = steps.count > 24 ? (12, 6) : (steps.count, 0)
    let shown = Array(steps.prefix(first) + steps.suffix(last))
    // The reasons are in one column, the anchors in the next.
    let reasons = shown.map { reason($0, component) }
    let width = reasons.reduce(0) { max($0, $1.unicodeScalars.count) }
    var lines: [String] = []
    for (place, (step, reason)) in zip(shown, reasons).enumerated() {
      if place == first { lines.append("  … \(steps.count - shown.count) more …") }
      let gap = String(repeating: " ", count: width - reason.unicodeScalars.count + 4)
      lines.append("  \(reason)\(gap)\(step.anchor.text(messages.names)) = \(decimal(step.value))")
      if let push = step.push {
        lines.append("    holds back \(text(push.limit, push.value, step.value))")
      }
    }
    return lines
  }

  /// Returns the optional constraint and the value that it asks for, unless that would move
  /// something else.
  private func text(_ limit: UnsatisfiedConstraint, _ unbounded: Double, _ value: Double) -> String
  {
    let pushed =
      switch limit {
      case .constraint(let constraint): constraint.reportText(messages.names)
      case .intrinsicSize(let limit): content(limit)
      }
    let goesOn = abs(unbounded - value) > Tolerance.reported
    return goesOn ? "\(pushed), which asks for \(decimal(unbounded))" : pushed
  }

  private func reason(_ step: FrameExplanation.Step, _ component: FrameExplanation.Component)
    -> String
  {
    let smallest = "not determined: as small as possible"
    switch step.reason {
    case .constraint(let constraint):
      let isBound = constraint.relation != .equal && !component.isDetermined
      return constraint.reportText(messages.names) + (isBound ? ": at the bound" : "")
    case .content:
      return
        "the \(step.anchor.attribute) of \(messages.names.name(of: step.anchor.node))'s content"
    case .intrinsicSize(let limit):
      return "\(limit.isHugging ? "no more than" : "no less than") \(content(limit))"
    case .fixed: return fixed(step.anchor.item)
    case .notNegative: return component.isDetermined ? "never less than 0" : smallest
    case .tieBreak where step.anchor.attribute.isSize: return smallest
    case .tieBreak:
      return step.value == 0
        ? "not determined: 0" : "not determined: as near to 0 as possible"
    }
  }

  /// `the width of title's content ~ 750`
  private func content(_ limit: ContentSizeConstraint) -> String {
    if limit.isMinimum {
      return "the minimum \(limit.attribute) of \(messages.names.name(of: limit.item))'s content"
    }
    let metrics = messages.facts.metrics[messages.facts.number(of: limit.item) ?? 0]
    let both = limit.isHugging ? metrics.hugging : metrics.compressionResistance
    let priority = both[limit.attribute.row.axis]
    return
      "the \(limit.attribute) of \(messages.names.name(of: limit.item))'s content ~ \(priority)"
  }

  private func fixed(_ item: (any LayoutItem)?) -> String {
    guard let item else { return "fixed" }
    let name = messages.names.name(of: item)
    if messages.facts.number(of: item) == 0 { return "\(name)'s size is fixed" }
    switch item.layoutRole {
    case .guide: return "fixed"
    case .insetGuide: return "\(name) has fixed distances from the edges around it"
    case .contentGuide: return "\(name) begins where its coordinates do"
    case .view:
      return item.layoutAutoresizing == nil
        ? "\(name)'s frame is fixed by translatesAutoresizingMaskIntoConstraints"
        : "\(name)'s frame follows from its autoresizingMask"
    }
  }
}
