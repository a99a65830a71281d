import AnchorsLayout

/// The parsed constraint of a line.
struct LogStatement {
  var className = ""
  var identifier: String?
  /// The source line of the constraint.
  var source: String?
  var isInactive = false
  var rows: [LogRow] = []
  var names: [LogName] = []

  /// The item that the line explains a name by.
  func item(named name: String) -> String? { names.last { $0.name == name }?.item }

  /// The maker of the constraint.
  var maker: ToolkitConstraint {
    let places = rows.lazy.flatMap { [$0.first, $0.second] }.compactMap { $0 }
    return ToolkitConstraint(
      className: className, identifier: identifier,
      itemClasses: places.map { item(named: $0.item) ?? $0.item })
  }
}

/// A name, and the item that a line explains it by: `UIView:0x7f8` for `|`, `card:0x7f9` for
/// `card`.
struct LogName {
  let name: String
  let item: String
}
