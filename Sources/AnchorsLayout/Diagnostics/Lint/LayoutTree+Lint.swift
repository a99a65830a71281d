import Anchors

extension LayoutTree {
  /// What is not as it should be in a layout that works, as of a layout that is brought up to date
  /// first: constraints that are redundant, reach far across the tree, say `left` where others say
  /// `leading`, repeat what the content says, put a view outside of its superview, or were never
  /// active; views with no size, or out of sight.
  ///
  ///     print(screen.layoutTree.lint().text())
  ///
  /// Few and right is the rule: what is found is true at any size of the screen, unless it speaks
  /// of frames. What the library has installed itself, in stacks and for its guides, is not looked
  /// at. The order is always the same: by ``LintFinding/Kind``, then that of installation, or of
  /// the tree.
  ///
  /// A constraint that was written in a builder and never activated is found once nobody holds it
  /// any longer. One that is held, for a state of the layout that is yet to be shown, may still be
  /// activated; of one that was not written in a builder the line is not known.
  ///
  /// - Complexity: in practice O(views and constraints), some milliseconds for 1,000 views.
  public func lint() -> [LintFinding] {
    let context = LintContext(facts)
    return context.redundantConstraints() + context.distantConstraints()
      + context.leftsAndRights() + context.fixedContent() + context.wrongSigns()
      + context.neverActive(in: root.layoutNode.tree) + context.viewsWithoutSize()
      + context.viewsOutOfSight()
  }
}

extension LayoutView {
  /// What is not as it should be in the layout of the view's tree: see ``LayoutTree/lint()``.
  ///
  ///     #expect(screen.lint().isEmpty)
  public final func lint() -> [LintFinding] { layoutTree.lint() }
}

/// What the rules look at. Each rule is a function in an extension of this, in a file of its own.
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
    let made = Self.constraintsOfTheLibrary(in: facts.items)
    written = facts.constraints.enumerated().compactMap { row, constraint in
      guard let constraint, !made.contains(ObjectIdentifier(constraint)) else { return nil }
      return (row, constraint)
    }
  }

  /// What stacks have installed, and what places guides that views have of themselves.
  private static func constraintsOfTheLibrary(in items: [any LayoutItem]) -> Set<ObjectIdentifier> {
    let made = items.compactMap { $0 as? LayoutView }.flatMap { view in
      let arranging = (view as? LayoutStackView)?.arrangement.constraints ?? []
      if !view.hasSurroundings { return arranging }
      let guides = [
        view.guides.readableContent, view.guides.keyboard, view.controller?.topGuide,
        view.controller?.bottomGuide,
      ]
      return arranging + guides.flatMap { $0?.layoutNode.constraintsAsFirst ?? [] }
    }
    return Set(made.map { ObjectIdentifier($0) })
  }

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
