/// A visual format that has been read: views in a row or a column, with what is between them.
struct FormatPicture {
  var isColumn = false
  /// What is between `|` and the first view; `nil` if the format does not begin with `|`.
  var first: FormatSpace?
  var views: [FormatView] = []
  /// What is between the last view and `|`; `nil` if the format does not end with `|`.
  var last: FormatSpace?
}

/// A view of a format.
struct FormatView {
  let node: LayoutNode
  /// What is between the view before this one and this one; `nil` for the first.
  let spaceBefore: FormatSpace?
  /// What is said of its width or height.
  var predicates: [FormatPredicate] = []
}

/// A connection: what is between two views, or between a view and the superview.
enum FormatSpace {
  /// A single `-`.
  case standard
  /// A number, a metric or a list; in `[a][b]` the number 0.
  case predicates([FormatPredicate])
}

/// What is said of a length: `>=8@750`. Of the size of a view also that it is another's.
struct FormatPredicate {
  var relation = Relation.equal
  /// The length it is compared with, in points, or what is added to the other view's size: 0.
  let number: Double
  /// The view whose size it is compared with.
  var other: LayoutNode?
  var priority = Priority.required
}

/// What names in a format stand for.
struct FormatNames {
  let views: [String: any LayoutItem]
  let metrics: [String: Double]
}
