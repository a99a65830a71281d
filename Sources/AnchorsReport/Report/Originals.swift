import AnchorsLayout

/// The objects that a report is about, by the items of its tree. On the portable tree they are the
/// items themselves. `LiveOriginals` knows the live views and constraints of which they are copies.
class Originals {
  /// Returns the object that an item of the report's tree represents; `nil` if it is released.
  func original(of item: any LayoutItem) -> (any LayoutItem)? { item }

  /// Returns the item of the report's tree that represents an object; `nil` for an unknown one.
  func item(for original: any LayoutItem) -> (any LayoutItem)? { original }

  /// Returns the name of an item's class.
  func className(of item: any LayoutItem) -> String { typeName(of: item) }

  /// Returns facts about an item for a page, each with its name.
  func facts(about item: any LayoutItem) -> [(name: String, text: String)] { [] }

  /// Returns a line for each view among some items that says where to find it.
  func legend(of items: Set<ObjectIdentifier>, _ names: ItemNames) -> [String] { [] }

  /// Returns `true` if a toolkit has added an item.
  func isSystem(_ item: any LayoutItem) -> Bool { false }

  /// Returns `true` if an item is in a view of the toolkit that scrolls, whatever places it there.
  func isScrolled(_ item: any LayoutItem) -> Bool { false }

  /// Returns `true` if the app cannot change a constraint.
  func isSystem(_ constraint: Constraint) -> Bool { false }
}
