/// The marks of a subtree, which direct a walk to the views with pending work.
struct SubtreeMarks: OptionSet {
  var rawValue: UInt8

  /// A view needs layout.
  static let needsLayout = SubtreeMarks(rawValue: 1)
  /// A view needs an update of constraints.
  static let needsUpdateOfConstraints = SubtreeMarks(rawValue: 2)
  /// A view has its own safe area or follows its superview's margins.
  static let spreads = SubtreeMarks(rawValue: 4)
  /// A view is, or was, a controller's.
  static let hasController = SubtreeMarks(rawValue: 8)

  /// The marks that passes clear.
  static let due: SubtreeMarks = [.needsLayout, .needsUpdateOfConstraints]
}

/// The subviews with pending work in their subtrees: none, one, or any. A pass for one of many
/// subviews therefore skips the others.
struct DueSubviews {
  /// The only one; a subview, so that it is there.
  fileprivate var only: Unmanaged<LayoutView>?
  fileprivate var areMany = false
}

extension LayoutView {
  /// Marks the view and its unmarked ancestors.
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

  /// The subviews among which are all those with something due, for a pass that has taken its mark
  /// of this view away.
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
