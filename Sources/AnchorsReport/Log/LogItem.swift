import AnchorsLayout

/// The facts about one item in a log.
final class LogItem {
  /// The view that represents the item.
  var view: LayoutView?
  /// The superview that visual formats name.
  var superview: String?
  /// The first view that it has an edge or a center in common with.
  var alignedView: String?
  /// The guide of its margins that the log speaks of.
  var marginGuide: String?
}
