import AnchorsLayout

extension LayoutTree {
  /// The tree as a case of the format `layout-case/1`, of a layout that is brought up to date first: JSON
  /// that `swift run SolveCase FILE` lays out again, on a machine that has none of the views.
  ///
  ///     try tree.layoutCase(name: "login")
  ///       .write(toFile: "login.json", atomically: true, encoding: .utf8)
  ///
  /// Items have the names of reports, the topmost is `root`; constraints are called by their identifier, else
  /// by where they were written, else `c1`, `c2` …, and have their statement under `text`. What the format does
  /// not have becomes what it has:
  ///
  /// | in the tree | in the case |
  /// | --- | --- |
  /// | a guide | an item |
  /// | alignment insets | the item is the alignment rectangle |
  /// | what a mask gives of a frame, or a guide's insets | required constraints with the parent |
  /// | a margin | the edge, and the margin in the constant |
  /// | a baseline of text in the middle of an item | `centerY`, and the distance in the constant |
  /// | the edges of a scroll view, from inside | those of the item of its content guide |
  /// | a direction of its own | `left` and `right` |
  /// | a position times a number, from another origin than the case's | an item between the two |
  ///
  /// Content is as it is in this layout, also where it depends on a width. What the case cannot say, and how
  /// items were taken that it says differently, is in a list under `notes`. Under `expected` are the status of
  /// the layout, the rectangles of the items in the root's coordinates and what is ambiguous of them;
  /// without it where the notes say that the case is not the same.
  ///
  /// - Parameter name: What the case is called.
  /// - Complexity: O(items × depth + constraints × depth), besides the cost of `conflicts` and
  ///   `ambiguities`.
  public func layoutCase(name: String = "case") -> String {
    let layout = solvedLayout
    var writer = CaseWriter(layout, names: ItemNames())
    writer.addGiven()
    for (number, statement) in layout.statements.enumerated() {
      writer.add(statement, number: number + 1)
    }
    writer.addNotes(of: self)
    return writer.document(name: name, expecting: self)
  }
}

extension LayoutView {
  /// The view's whole tree as a case of the format `layout-case/1`; see `LayoutTree.layoutCase(name:)`.
  public final func layoutCase(name: String = "case") -> String {
    LayoutTree(containing: self).layoutCase(name: name)
  }
}
