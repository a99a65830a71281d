import Anchors
import AnchorsSolver

/// The messages of ambiguities: one line per component, with the advice.
struct AmbiguityText {
  let messages: RowMessages
  private var names: ItemNames { messages.names }

  /// `title: width is not determined (now 0, at least 0): give it a width, a trailing edge or
  /// content; title.width == 0 keeps it as it is`
  func line(about open: OpenComponent) -> String {
    let place = messages.coordinates(of: open.component, open.item).map { ", \($0)" } ?? ""
    let values = "now \(decimal(open.value)), \(text(for: open.range))\(place)"
    let name = messages.name(open.item)
    return "\(name): \(open.component) is not determined (\(values)): \(advice(open))"
  }

  private func text(for range: ClosedRange<Double>) -> String {
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true): "\(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
    case (true, false): "at least \(decimal(range.lowerBound))"
    case (false, true): "at most \(decimal(range.upperBound))"
    case (false, false): "any value"
    }
  }

  private func advice(_ open: OpenComponent) -> String {
    guard let repair = open.repairs.first else { return adviceWithoutRepair(open) }
    // No number, even where one would do: it is wrong with another font.
    let text = repair.text(names)
    if case .giveWay(_, let other, let isHugging, let priority) = open.advice {
      return "\(reason(open, other, isHugging, priority)): \(text)"
    }
    return text
  }

  private func adviceWithoutRepair(_ open: OpenComponent) -> String {
    switch open.advice {
    case .nothing: "add a constraint that determines it"
    case .follow(let pin, let isAlone):
      isAlone ? "determined by \(pin.text(names))" : "determined by the other additions"
    case .await(let removed):
      "determined once this conflict is fixed: \(removed.reportText(names))"
    case .add(let pin):
      open.isSize && open.value == 0
        ? "give it a \(open.component); \(pin.text(names)) keeps it as it is"
        : "add \(pin.text(names))"
    case .giveSize(let pin, let missing):
      """
      give it a \(open.component)\(missing.map { ", a \($0) edge" } ?? "") or content; \
      \(pin.text(names)) keeps it as it is
      """
    case .equate(let bound, let pin):
      "\(bound.text(names)) is only a bound; make it \(pin.text(names))"
    case .giveWay(_, let other, let isHugging, let priority):
      competition(open, other, isHugging, priority)
    }
  }

  private func competition(
    _ open: OpenComponent, _ other: Int, _ isHugging: Bool, _ priority: Priority
  ) -> String {
    let way = isHugging ? "hugging of the one to grow" : "resistance of the one to shrink"
    return "\(reason(open, other, isHugging, priority)): lower the \(way)"
  }

  private func reason(
    _ open: OpenComponent, _ other: Int, _ isHugging: Bool, _ priority: Priority
  ) -> String {
    let both = "\(messages.name(open.item)) and \(messages.name(other))"
    return isHugging
      ? "\(both) hug their content equally (\(priority))"
      : "\(both) resist compression equally (\(priority))"
  }
}
