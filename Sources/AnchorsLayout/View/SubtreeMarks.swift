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

  /// What passes take away again.
  static let due: SubtreeMarks = [.needsLayout, .needsUpdateOfConstraints]
}

/// Which subviews of a view have something due in or below them: none, one, or perhaps all of them. So a pass
/// for one of many subviews does not look at the others.
struct DueSubviews {
  /// The only one; a subview, so that it is there.
  fileprivate var only: Unmanaged<LayoutView>?
  fileprivate var areMany = false
}

extension LayoutView {
  /// Marks the view and its ancestors, as far as they are not marked.
  ///
  /// - Complexity: O(depth), O(1) where the view is marked already.
  final func markSubtree(_ marks: SubtreeMarks) {
    if subtreeMarks.isSuperset(of: marks) { return }
    var view = self
    while !view.subtreeMarks.isSuperset(of: marks) {
      view.subtreeMarks.formUnion(marks)
      guard let superview = view.superview else { return }
      if !marks.isDisjoint(with: .due) { superview.note(due: view) }
      view = superview
    }
  }

  /// Notes that something is due in or below a subview.
  final func note(due subview: LayoutView) {
    guard let only = dueSubviews.only else {
      dueSubviews.only = .passUnretained(subview)
      return
    }
    if !only.isReference(to: subview) { dueSubviews.areMany = true }
  }

  /// Notes that a subview is one no longer.
  final func forget(due subview: LayoutView) {
    if dueSubviews.only?.isReference(to: subview) == true { dueSubviews.only = nil }
  }

  /// The subviews among which are all those with something due, for a pass that has taken its mark of this view
  /// away.
  final func takeDueSubviews() -> [LayoutView] {
    let due = dueSubviews
    if subtreeMarks.isDisjoint(with: .due) { dueSubviews = DueSubviews() }
    if due.areMany { return children }
    return due.only.map { [$0.takeUnretainedValue()] } ?? []
  }
}

extension Unmanaged {
  /// Returns `true` if it refers to an object.
  @inline(__always)
  func isReference(to object: Instance) -> Bool {
    toOpaque() == Unmanaged.passUnretained(object).toOpaque()
  }
}
