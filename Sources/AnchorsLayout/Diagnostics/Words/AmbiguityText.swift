import Anchors
import AnchorsSolver

/// Says what is open and what would settle it, a line for each component.
struct AmbiguityText {
  let words: RowWords
  private var names: ItemNames { words.names }

  /// `title: width is not determined (now 0, at least 0): give it a width, a trailing edge or content;
  /// title.width == 0 keeps it as it is`
  func line(about open: OpenComponent) -> String {
    let place = words.coordinates(of: open.component, open.item).map { ", \($0)" } ?? ""
    let values = "now \(decimal(open.value)), \(words(for: open.range))\(place)"
    let name = words.name(open.item)
    return "\(name): \(open.component) is not determined (\(values)): \(advice(open))"
  }

  private func words(for range: ClosedRange<Double>) -> String {
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true): "\(decimal(range.lowerBound)) to \(decimal(range.upperBound))"
    case (true, false): "at least \(decimal(range.lowerBound))"
    case (false, true): "at most \(decimal(range.upperBound))"
    case (false, false): "it can be anything"
    }
  }

  private func advice(_ open: OpenComponent) -> String {
    switch open.advice {
    case .nothing: "add a constraint that determines it"
    case .follow(let pin): "settled by \(pin.text(names))"
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
    case .giveWay(let pin, let other, let isHugging, let priority):
      competition(open, other, isHugging, priority) + ", or add \(pin.text(names))"
    }
  }

  private func competition(
    _ open: OpenComponent, _ other: Int, _ isHugging: Bool, _ priority: Priority
  ) -> String {
    let both = "\(words.name(open.item)) and \(words.name(other))"
    let text =
      isHugging
      ? "\(both) hug their content equally (\(priority)): lower the hugging of the one to grow"
      : "\(both) resist compression equally (\(priority)): lower the resistance of the one to shrink"
    // The one that has its content's size keeps it if it is the stronger.
    let keepers = [open.item, other].filter { hasContentSize($0, open.component.variable) }
    guard keepers.count == 1, let keeper = keepers.first, priority.rawValue < 999 else {
      return text
    }
    let raised = Priority(priority.rawValue + 1)
    return "\(text), raise that of \(words.name(keeper)) to \(raised) to keep it as it is"
  }

  /// Whether an item is as large on an axis as its content asks for.
  private func hasContentSize(_ item: Int, _ size: Variable) -> Bool {
    let metrics = words.facts.metrics[item]
    let wanted = size.isHorizontal ? metrics.intrinsicWidth : metrics.intrinsicHeight
    let value = words.facts.values[Int(words.facts.variable(size, of: item))]
    return wanted.map { abs($0 - value) <= Tolerance.reported } ?? false
  }
}
