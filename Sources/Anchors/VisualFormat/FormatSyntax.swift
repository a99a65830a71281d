/// A parsed visual format: views in a row or a column, and the spaces between them.
struct FormatPicture {
  var isColumn = false
  /// The space between `|` and the first view; `nil` if the format does not start with `|`.
  var first: FormatSpace?
  var views: [FormatView] = []
  /// The space between the last view and `|`; `nil` if the format does not end with `|`.
  var last: FormatSpace?
}

/// A view of a format.
struct FormatView {
  let node: LayoutNode
  /// The space before this view; `nil` for the first.
  let spaceBefore: FormatSpace?
  /// The predicates of its width or height.
  var predicates: [FormatPredicate] = []
}

/// A connection: the space between two views, or between a view and the superview.
enum FormatSpace {
  /// A single `-`.
  case standard
  /// A number, a metric or a list; in `[a][b]` the number 0.
  case predicates([FormatPredicate])
}

/// A condition on a length: `>=8@750`. A view's size can also be compared with another view's.
struct FormatPredicate {
  var relation = Relation.equal
  /// The length, in points; 0 if the size of another view is on the right.
  let number: Double
  /// The view whose size it is compared with.
  var other: LayoutNode?
  var priority = Priority.required
}

/// The items and numbers that names in a format refer to.
struct FormatNames {
  let views: [String: any LayoutItem]
  let metrics: [String: Double]
}
