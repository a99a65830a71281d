import Anchors

extension LayoutTree {
  /// The likely mistakes in a layout that works: constraints that are redundant, connect
  /// distant views, use `left` where others use `leading`, repeat the content's size, put a view
  /// outside its superview, or were never active; views without a size, or out of sight. Lays out
  /// first.
  ///
  ///     print(screen.layoutTree.lintFindings.text())
  ///
  /// Findings are few and true at any screen size, unless they are about frames. The library's own
  /// constraints, in stacks and for guides, are not checked. The order is fixed: by
  /// ``LintFinding/Kind``, then by installation or tree order.
  ///
  /// A constraint from a builder that was never activated is found once it is released. A retained
  /// one may still be activated later. A constraint from outside a builder has no known line.
  ///
  /// - Complexity: in practice O(views and constraints), some milliseconds for 1,000 views.
  public var lintFindings: [LintFinding] {
    let context = LintContext(facts)
    return context.redundantConstraints() + context.distantConstraints()
      + context.leftsAndRights() + context.fixedContent() + context.wrongSigns()
      + context.neverActive(in: root.layoutNode.tree) + context.unseenViews()
  }

  /// The views without a size or out of sight, the last ones of ``lintFindings``, and the content
  /// that has less room than it asks for, in items that are not hidden, in the order of the tree.
  ///
  /// - Complexity: O(items + constraints).
  package var unseenParts: (views: [LintFinding], contents: [ContentSizeConstraint]) {
    let context = LintContext(facts)
    return (context.unseenViews(), context.facts.contentsWithoutRoom)
  }
}

extension LayoutView {
  /// The likely mistakes in the layout of the view's tree: see ``LayoutTree/lintFindings``.
  ///
  ///     #expect(screen.lintFindings.isEmpty)
  public final var lintFindings: [LintFinding] { layoutTree.lintFindings }
}

/// The facts for the rules. Each rule is a function in an extension, in a separate file.
struct LintContext {
  let facts: LayoutFacts
  let names = ItemNames()
  /// The items as they are seen.
  let seen: [SeenItem]
  /// The rows of the constraints that the program has written, in the order of installation.
  let written: [(row: Int, constraint: Constraint)]

  init(_ facts: LayoutFacts) {
    self.facts = facts
    seen = facts.seenItems
    written = facts.constraints.enumerated().compactMap { row, constraint in
      guard let constraint, constraint.role == nil else { return nil }
      return (row, constraint)
    }
  }

  fileprivate func unseenViews() -> [LintFinding] { viewsWithoutSize() + viewsOutOfSight() }

  /// The number of the item of a node, if it is part of the tree.
  func number(of node: LayoutNode?) -> Int? { facts.number(of: node?.item) }

  /// A finding about a constraint and its items, each once.
  func finding(
    _ kind: LintFinding.Kind, _ constraint: Constraint, besides others: [Constraint] = [],
    _ summary: String, _ advice: String
  ) -> LintFinding {
    let (first, second) = (constraint.first.item, constraint.second?.item)
    return LintFinding(
      kind: kind, items: [first, second === first ? nil : second].compactMap { $0 },
      constraints: [constraint] + others, summary: summary,
      details: others.map { "    \($0.text(names))" } + [advice])
  }
}
