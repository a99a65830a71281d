import AnchorsLayout

extension LayoutTree {
  /// Returns the tree as text, of a layout that is brought up to date first. ``DocumentTree``
  /// reads it, the playground opens it, and `swift run SolveCase FILE.anchors` lays it out on a
  /// machine that has none of the views.
  ///
  ///     let screen = LayoutView(name: "screen", width: 390, height: 300)
  ///     …
  ///     print(screen.layoutTree.layoutText())
  ///     // anchors 2
  ///     // window screen 390 x 300
  ///     // view photo 120 x 80
  ///     //
  ///     // photo.top == screen.top + 16
  ///     // photo.leading == screen.leading + 20
  ///     //
  ///     // expect photo 20 16 120 80
  ///
  /// Items have the names of reports, and are views, labels, scroll views or guides; an item of
  /// another class is a view with the item's content. Constraints have exact numbers. The lines
  /// with `expect` have the frames in the superview's coordinates, with `-` for what is ambiguous;
  /// `expect conflicts` is that of a layout with conflicts. `SolveCase --check` compares with them.
  /// A comment names what the text does not carry.
  ///
  /// - Complexity: O(items × depth + constraints × log(constraints)), plus the cost of `conflicts`
  ///   and `ambiguities`.
  public func layoutText() -> String {
    layoutIfNeeded()
    var writer = DocumentWriter(of: root)
    writer.expect(self)
    return writer.text
  }
}
