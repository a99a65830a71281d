import AnchorsLayout

/// The contents of a layout's report, gathered once: its items, constraints and problems. Items and
/// constraints are identified by their indices.
package struct LayoutInspection {
  let tree: LayoutTree
  let context: ReportContext
  let scene: Scene
  let findings: Findings
  let names: ItemNames
  /// The constraints, in the order of the tree and of installation.
  package let constraints: [Constraint]
  /// The problems, worst first.
  package private(set) var problems: [Problem] = []
  private let constraintNumbers: [ObjectIdentifier: Int]

  /// - Parameter findings: The findings of a report; by default those of the tree.
  /// - Complexity: The reports on conflicts, ambiguities, unsatisfied constraints and lint.
  init(of tree: LayoutTree, _ context: ReportContext, _ findings: Findings? = nil) {
    tree.layoutIfNeeded()
    (self.tree, self.context) = (tree, context)
    names = ItemNames()
    scene = Scene(below: tree.root, names: names)
    self.findings = findings ?? Findings(of: tree)
    constraints = scene.constraints
    constraintNumbers = Dictionary(firstPlacesOf: constraints.map { ObjectIdentifier($0) })
    let all = foundProblems
    problems = all.filter(isInside) + all.filter { !isInside($0) }
  }

  /// The number of the item that was asked.
  var subjectNumber: Int { scene.number(of: context.subject?.item) ?? 0 }

  /// Returns `true` if a problem is about the item that was asked or its descendants.
  private func isInside(_ problem: Problem) -> Bool {
    context.subject?.isInside(problem.items.map { scene.items[$0].item }) ?? true
  }

  /// A layout as it is, brought up to date first.
  ///
  /// - Complexity: The reports on conflicts, ambiguities, unsatisfied constraints and lint.
  package init(of tree: LayoutTree) { self.init(of: tree, ReportContext()) }

  /// The items in tree order, the root first.
  package var items: [any LayoutItem] { scene.items.map { $0.item } }

  /// The conflicts, in the order of the problems that tell of them.
  package var conflicts: [LayoutConflict] { findings.conflicts }

  /// The ambiguities, in the order of their problems.
  package var ambiguities: [LayoutAmbiguity] { findings.ambiguities }

  /// The number of a constraint of the tree.
  func number(of constraint: Constraint) -> Int? {
    constraintNumbers[ObjectIdentifier(constraint)]
  }

  /// Returns the drawings of constraints, conflicting ones last.
  ///
  /// - Parameters:
  ///   - scale: how many pixels a point becomes; texts are as large as they are on a screen.
  ///   - isDrawn: whether a constraint is.
  package func marks(scale: Double, where isDrawn: @escaping (Constraint) -> Bool)
    -> [ConstraintMark]
  {
    var picture = Picture(
      scene, findings, names: names, PictureOptions(constraints: .all, scale: scale))
    picture.isDrawn = isDrawn
    var placer = LabelPlacer(cellSize: 3 / scale)
    var canvas = Canvas()
    _ = picture.drawItems(picture.shownItems, on: &canvas)
    for text in canvas.textBoxes { placer.addLabel(text) }
    let conflicting = picture.placedMarks(.conflicting, placing: &placer)
    return (picture.placedMarks(.others, placing: &placer) + conflicting).map { place in
      ConstraintMark(
        constraint: place.number, isAlignment: place.mark.kind == .alignment,
        isCenterLine: place.mark.isCenterLine,
        segments: picture.lines(of: place.mark, place.variant).map { ($0.start, $0.end) },
        text: place.mark.text, label: place.variant.label,
        conflictNumber: place.disc, isHeld: place.standing == .held)
    }
  }
}

/// The drawing of a constraint, in root coordinates.
package struct ConstraintMark {
  /// The number of the constraint.
  package let constraint: Int
  /// `true` if it runs along edges or middles that coincide, rather than between two edges.
  package let isAlignment: Bool
  /// `true` if it runs along a middle.
  package let isCenterLine: Bool
  /// The lines; for a distance, the one between the edges first.
  package let segments: [(start: Point, end: Point)]
  /// The text: `≥ 8 ~ 750`.
  package let text: String
  /// The rectangle of the text and of the number of a conflict, if there is one.
  package let label: Rect?
  /// Its number in the list of its conflict.
  package let conflictNumber: String?
  /// `true` if the constraint holds.
  package let isHeld: Bool
}
