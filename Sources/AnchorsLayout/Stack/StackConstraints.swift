import Anchors

/// The constraints of a stack in progress. Existing ones are reused.
struct StackConstraints {
  let stack: LayoutStackView
  let arranged: [ArrangedView]
  let axis: LayoutAxis
  let content: LayoutNode
  /// The attributes at which a view begins and ends along the axis.
  private let begin, end: Attribute
  /// The distance of the first and last view from the stack's ends.
  private let margin: Double
  private(set) var all: [Constraint] = []
  /// Those among them that the stack did not have.
  private(set) var new: [Constraint] = []
  /// The stack's existing constraints that are no longer needed.
  private(set) var unused: [Constraint] = []
  /// The edits of existing constraints.
  private var edits: [(constraint: Constraint, constant: Double, priority: Priority)] = []
  /// The remaining existing constraints, in the order of their creation.
  private var former: ArraySlice<Constraint>

  init(of stack: LayoutStackView, content: LayoutNode) {
    (self.stack, self.content) = (stack, content)
    (arranged, axis) = (stack.arranged, stack.axis)
    let isFromBaselines = axis == .vertical && stack.isBaselineRelativeArrangement
    (begin, end) = isFromBaselines ? (.firstBaseline, .lastBaseline) : (axis.near, axis.far)
    margin = isFromBaselines ? stack.spacing : 0
    former = stack.arrangement.constraints[...]
    all.reserveCapacity(former.count)
  }

  /// Edits the reused constraints and replaces the rest.
  mutating func install() {
    for edit in edits {
      edit.constraint.constant = edit.constant
      edit.constraint.priority = edit.priority
    }
    unused += former
    if !unused.isEmpty { Constraint.deactivate(unused) }
    if !new.isEmpty { Constraint.activate(new, line: 0) }
  }

  /// The maximum number of unused constraints to skip in a row.
  private static let reach = 16

  /// The next constraint of the stack that says the same, but for numbers; those before it are not
  /// used again.
  private mutating func takeFormer(where isAlike: (Constraint) -> Bool) -> Constraint? {
    guard let place = former.prefix(Self.reach).firstIndex(where: isAlike) else { return nil }
    unused += former[..<place]
    defer { former = former[(place + 1)...] }
    return former[place]
  }

  /// Adds a constraint, or reuses an equal existing one. Inlined, it would add 30 KB of code.
  ///
  /// - Parameters:
  ///   - role: What the constraint does in the stack.
  ///   - followsContent: `true` if the constant is the length of the first item's content.
  @inline(never) @discardableResult
  mutating func add(
    _ role: LibraryRole, _ first: LayoutNode, _ attribute: Attribute, _ relation: Relation = .equal,
    _ second: LayoutNode? = nil, _ secondAttribute: Attribute? = nil, multiplier: Double = 1,
    plus constant: Double = 0, at priority: Priority = .required, followsContent: Bool = false
  ) -> Constraint {
    let secondAttribute = secondAttribute ?? attribute
    let known = takeFormer {
      $0.first === first && $0.firstAttribute == attribute && $0.relation == relation
        && $0.second === second && $0.secondAttribute == secondAttribute
        && $0.multiplier == multiplier && $0.isRecorded && $0.followsContent == followsContent
    }
    if let known {
      if known.constant != constant || known.priority != priority {
        edits.append((known, constant, priority))
      }
      known.role = role
      all.append(known)
      return known
    }
    let constraint = Constraint(
      first, attribute, relation, second, secondAttribute,
      multiplier: multiplier, constant: constant, priority: priority)
    if followsContent { constraint.followContent() }
    constraint.role = role
    new.append(constraint)
    all.append(constraint)
    return constraint
  }
}

// MARK: - Along the axis

extension StackConstraints {
  /// Constrains the content to the stack or its margins.
  mutating func place(in canvas: any LayoutItem) {
    for axis in [axis, axis.other] {
      add(.edge, content, axis.near, .equal, canvas.layoutNode)
      add(.edge, content, axis.far, .equal, canvas.layoutNode)
    }
  }

  /// Puts one view after the other, from end to end.
  ///
  /// - Parameter gaps: A guide for each of the equal distances between neighbors.
  mutating func string(_ gaps: [LayoutNode]) {
    var former: ArrangedView?
    for entry in arranged {
      let (view, isHidden) = (entry.view.layoutNode, entry.view.isHidden)
      let spacing = former?.customSpacing ?? stack.spacing
      switch (former, isHidden) {
      case (nil, true): add(.hiddenPlace, view, axis.far, .equal, content, axis.near)
      case (let former?, true):
        // As in UIKit: in the middle of the spacing, half of it behind the end if no view follows.
        add(
          .hiddenPlace, view, axis.near, .equal, former.view.layoutNode, axis.far,
          plus: spacing / 2)
      case (nil, false): add(.first, view, begin, .equal, content, axis.near, plus: margin)
      case (let former?, false):
        add(
          .spacing, view, begin, stack.distribution.makesGapsEqual ? .greaterThanOrEqual : .equal,
          former.view.layoutNode, end, plus: spacing)
      }
      if !isHidden { former = entry }
    }
    guard let former else {
      add(.length, content, axis.length, at: .rest)
      return
    }
    add(.last, former.view.layoutNode, end, .equal, content, axis.far, plus: -margin)
    makeEqual(gaps)
  }

  /// Makes distances between neighbours equal, each of which is as long as a guide.
  private mutating func makeEqual(_ gaps: [LayoutNode]) {
    let shown = arranged.shown
    let isCentering = stack.distribution == .equalCentering
    let (from, to) = isCentering ? (axis.center, axis.center) : (end, begin)
    for (index, gap) in gaps.enumerated() where index + 1 < shown.count {
      add(.gap, gap, axis.near, .equal, shown[index].view.layoutNode, from)
      add(.gap, gap, axis.far, .equal, shown[index + 1].view.layoutNode, to)
      add(.gap, gap, axis.other.near, .equal, content)
      add(.gap, gap, axis.other.length)
      if index == 0 { continue }
      add(
        .gap, gap, axis.length, .equal, gaps[0], axis.length,
        at: isCentering ? .equalCentering(index, of: shown.count) : .required)
    }
  }
}

extension [ArrangedView] {
  /// The visible views.
  var shown: [ArrangedView] { filter { !$0.view.isHidden } }
}
