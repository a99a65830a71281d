extension Constraint {
  /// The constraints of a picture of a row or a column, inactive, in reading order.
  ///
  ///     let row = try Constraint.visualFormat(
  ///       "|-space-[blue]-[red(==blue)]-space-|", options: .alignAllTop,
  ///       metrics: ["space": 12], views: ["blue": blue, "red": red])
  ///     Constraint.activate(row)
  ///     // blue.leading == 12          the superview's leading edge and 12
  ///     // red.leading == blue.trailing + 8
  ///     // red.width == blue.width
  ///     // red.trailing == -12
  ///     // red.top == blue.top
  ///
  /// The language is Apple's, and so is its grammar:
  ///
  ///     format     = [("H" | "V") ":"] ["|" connection] view {connection view} [connection "|"]
  ///     connection = [] | "-" | "-" (number | metric) "-" | "-" list "-"
  ///     view       = "[" name [list] "]"
  ///     list       = "(" predicate {"," predicate} ")"
  ///     predicate  = ["==" | "<=" | ">="] (number | metric | view) ["@" (number | metric)]
  ///
  /// * Without `H:` or `V:` views stand in a row. There are no spaces.
  /// * Names are letters, digits and underscores, and do not begin with a digit. In the list of a
  ///   view, a metric comes before a view of the same name.
  /// * Numbers are decimal, with a fraction and an exponent if need be. They have a sign in lists
  ///   only.
  /// * A list after a view constrains its width, in a column its height. A list between views
  ///   constrains the space between them. `-(>=8)-` is at least 8 points.
  /// * `|` is the superview of the view next to it, as it is when the constraints are activated:
  ///   views need not have one yet. Give `superview` for another view or for a guide.
  ///
  /// In a builder it is a statement like others:
  ///
  ///     try Constraint.activate {
  ///       try Constraint.visualFormat("|-[blue]-|", views: ["blue": blue])
  ///       blue.top == red.bottom + 8
  ///     }
  ///
  /// A constraint begins with the view that it lays out: `red.trailing == -12` where UIKit writes
  /// `superview.trailing == red.trailing + 12`. It means the same, and does not turn off the
  /// superview's autoresizing mask.
  ///
  /// - Parameters:
  ///   - format: The picture.
  ///   - options: How the views are aligned across the row or column, and where it begins.
  ///   - metrics: Numbers by name: spaces and sizes in points, and priorities.
  ///   - views: Views and guides by name.
  ///   - spacing: The meaning of a single `-`. By default, 8 points between views and 20 to the
  ///     superview.
  ///   - superview: The view or guide that `|` represents. Default: the superview of the view next
  ///     to it.
  ///   - fileID: Where the constraints say that they were written.
  ///   - line: Where the constraints say that they were written.
  /// - Throws: ``LayoutTextError``, which marks the place. For a format that never changes, `try!`
  ///   is right: it traps with the same message.
  /// - Complexity: O(*n*), *n* the length of the format, but for its numbers of options.
  ///
  /// Source: Apple, *Auto Layout Guide*, Appendix: Visual Format Language.
  public static func visualFormat(
    _ format: String, options: FormatOptions = [], metrics: [String: Double] = [:],
    views: [String: any LayoutItem], spacing: FormatSpacing = FormatSpacing(),
    superview: (any LayoutItem)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(LayoutTextError) -> [Constraint] {
    let source = SourceLocation(fileID: fileID, line: line)
    var parser = FormatParser(format, FormatNames(views: views, metrics: metrics), source)
    let picture = try parser.parse()
    if let mistake = options.mistake(inColumn: picture.isColumn) {
      throw LayoutTextError(
        .optionsConflict, in: format, at: nil, 0..<format.utf8.count, mistake, source: source)
    }
    var builder = FormatBuilder(
      picture: picture, options: options, spacing: spacing, superview: superview?.layoutNode,
      source: source)
    return builder.build()
  }
}
