import AnchorsLayout

extension LayoutReport {
  /// The whole report as JSON, for a script or another program. A page of
  /// ``htmlReport(title:windows:_:)`` contains the same.
  ///
  ///     let report = try JSONSerialization.jsonObject(with: Data(screen.layoutReport().json.utf8))
  ///
  /// The value is an object with these members. Those with a question mark are left out if there is
  /// nothing to say. Lengths are in points, to a thousandth. Items and constraints are numbers:
  /// their places in `items` and `constraints`.
  ///
  /// | member | value |
  /// | --- | --- |
  /// | `version` | 1; another number if a member changes its meaning |
  /// | `view` | the item that was asked for its report |
  /// | `items` | the views and guides in the order of the tree, the root first |
  /// | `constraints` | the constraints in the order of the tree, then of installation |
  /// | `problems` | the problems of the view, worst first, then those of the rest of the tree |
  ///
  /// An item:
  ///
  /// | member | value |
  /// | --- | --- |
  /// | `name`, `type` | its name, unique in the tree, and its class |
  /// | `parent` | the item that it is in; −1 for the root |
  /// | `frame` | x, y, width and height in the parent's coordinates |
  /// | `seen` | the same in the root's coordinates, after scrolling |
  /// | `isGuide?`, `isHidden?`, `isRightToLeft?` | `true` |
  /// | `facts?` | an object: further facts by name, such as the `content` size, each as text |
  /// | `reasons?` | the reasons for x, y, width and height, in this order |
  ///
  /// A reason:
  ///
  /// | member | value |
  /// | --- | --- |
  /// | `value` | the component of the alignment rectangle, in the root's coordinates |
  /// | `isOpen?` | `true` if the constraints do not determine it |
  /// | `steps` | the steps back to fixed values; of many, the first |
  /// | `leftOut?`, `lastSteps?` | the number of steps left out after these, and the last ones |
  ///
  /// A step is a list: a constraint's number or a reason in words, the number of the item that it
  /// determines (-1 for none), the attribute's name, its value, and, for a bound, a text that
  /// says what it holds back.
  ///
  /// A constraint:
  ///
  /// | member | value |
  /// | --- | --- |
  /// | `text` | the constraint as code |
  /// | `source?` | the file and line |
  /// | `first?`, `second?` | its items |
  /// | `isOptional?` | `true` |
  /// | `standing?` | `unsatisfied` or `conflict`; a constraint without it holds |
  /// | `number?` | its place in its conflict, such as `"2"`, or `"1.2"` of several conflicts |
  ///
  /// A problem:
  ///
  /// | member | value |
  /// | --- | --- |
  /// | `kind` | `conflict`, `nonconverging`, `ambiguous`, `compressed`, `unsatisfied` or `lint` |
  /// | `title` | the problem in one line |
  /// | `lines?` | the whole of it |
  /// | `sum?` | the arithmetic of a conflict |
  /// | `removed?` | the constraint that was removed so that the rest could be laid out |
  /// | `repairs?` | the fixes as texts, best first |
  /// | `items`, `constraints` | the items and constraints concerned |
  ///
  /// - Complexity: The reports on lint and the explanations of all frames.
  public var json: String { inspection.json.line }
}
