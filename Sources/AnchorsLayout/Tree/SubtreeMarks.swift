/// What there is in a view or below it, so that a walk goes only where it has something to do.
struct SubtreeMarks: OptionSet {
  var rawValue: UInt8

  /// Something is to be laid out.
  static let needsLayout = SubtreeMarks(rawValue: 1)
  /// Constraints are to be updated.
  static let needsUpdateOfConstraints = SubtreeMarks(rawValue: 2)
  /// A view has a safe area of its own or follows its superview's margins.
  static let spreads = SubtreeMarks(rawValue: 4)
  /// A view is, or was, a controller's.
  static let hasController = SubtreeMarks(rawValue: 8)
}

extension LayoutView {
  /// Marks the view and its ancestors, as far as they are not marked.
  ///
  /// - Complexity: O(depth), O(1) where the view is marked already.
  final func markSubtree(_ marks: SubtreeMarks) {
    var view = self
    while !view.subtreeMarks.isSuperset(of: marks) {
      view.subtreeMarks.formUnion(marks)
      guard let superview = view.superview else { return }
      view = superview
    }
  }
}
