import AnchorsLayout

/// What a log says of one item.
final class LogItem {
  /// The view that stands for it.
  var view: LayoutView?
  /// The superview that visual formats name.
  var superview: String?
  /// The first view that it has an edge or a center in common with.
  var alignedView: String?
  /// The guide of its margins that the log speaks of.
  var marginGuide: String?
}

/// The items of a log, by what makes two names the same item.
struct LogItems {
  private var numbers: [String: Int] = [:]
  private var items: [LogItem] = []

  /// What is known of an item so far.
  subscript(key: String) -> LogItem {
    mutating get {
      if let number = numbers[key] { return items[number] }
      numbers[key] = items.count
      items.append(LogItem())
      return items[items.count - 1]
    }
  }
}
