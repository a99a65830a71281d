/// What items are called in one text or report.
///
/// Made once for all names of a report; asking for a name climbs to no other tree.
final class ItemNames {
  init() {}

  /// What to call an item.
  func name(of item: any LayoutItem) -> String { item.layoutName }
}
