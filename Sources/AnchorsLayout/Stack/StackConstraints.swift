import Anchors

/// The constraints of a stack, as they are being written. Those that it has already are used again.
struct StackConstraints {
  let axis: LayoutAxis
  let content: LayoutNode
  private(set) var all: [Constraint] = []
  /// Those among them that the stack did not have.
  private(set) var new: [Constraint] = []
  /// Those that the stack had and needs no longer.
  private(set) var unused: [Constraint] = []
  /// What is different of those that it has.
  private var edits: [(constraint: Constraint, constant: Double, priority: Priority)] = []
  /// What the stack has, in the order in which it was written, as far as that has not been gone through.
  private var former: ArraySlice<Constraint>

  init(axis: LayoutAxis, content: LayoutNode, former: [Constraint]) {
    self.axis = axis
    self.content = content
    self.former = former[...]
    all.reserveCapacity(former.count)
  }

  /// Has what is used again say what it is to say, and replaces the rest.
  mutating func install() {
    for edit in edits {
      edit.constraint.constant = edit.constant
      edit.constraint.priority = edit.priority
    }
    unused += former
    if !unused.isEmpty { Constraint.deactivate(unused) }
    if !new.isEmpty { Constraint.activate(new) }
  }

  /// How many constraints that are not used again are passed over, in a row.
  private static let reach = 16

  /// The next constraint of the stack that says the same, but for numbers; those before it are not used again.
  private mutating func takeFormer(where isAlike: (Constraint) -> Bool) -> Constraint? {
    guard let next = former.first else { return nil }
    if isAlike(next) {
      former = former.dropFirst()
      return next
    }
    guard let place = former.prefix(Self.reach).firstIndex(where: isAlike) else { return nil }
    unused += former[..<place]
    defer { former = former[(place + 1)...] }
    return former[place]
  }

  /// What distances along the axis are measured between.
  struct Rules {
    /// Where a view begins and ends.
    var begin, end: Attribute
    /// The distance of the first and last view from the stack's ends.
    var margin: Double
    /// What is to be equal of neighbours; `nil` where the spacing is fixed.
    var equalGaps: EqualGaps?
  }

  /// Distances between neighbours that are to be equal.
  struct EqualGaps {
    var from, to: Attribute
    var isRequired: Bool
  }

  mutating func add(
    _ first: LayoutNode, _ attribute: Attribute, _ relation: Relation = .equal,
    _ second: LayoutNode? = nil, _ secondAttribute: Attribute? = nil, multiplier: Double = 1,
    plus constant: Double = 0, at priority: Priority = .required
  ) {
    let secondAttribute = secondAttribute ?? attribute
    let known = takeFormer {
      $0.first === first && $0.firstAttribute == attribute && $0.relation == relation
        && $0.second === second && $0.secondAttribute == secondAttribute
        && $0.multiplier == multiplier && $0.isRecorded
        // Of a conflict the last required constraint is set aside. One that was optional is not the last.
        && ($0.priority == .required) == (priority == .required)
    }
    if let known {
      if known.constant != constant || known.priority != priority {
        edits.append((known, constant, priority))
      }
      return all.append(known)
    }
    let constraint = Constraint(
      first, attribute, relation, second, secondAttribute,
      multiplier: multiplier, constant: constant, priority: priority)
    new.append(constraint)
    all.append(constraint)
  }
}

// MARK: - Along the axis

extension StackConstraints {
  /// The content is the stack, or what is within its margins.
  mutating func place(in canvas: any LayoutItem) {
    for axis in [axis, axis.other] {
      add(content, axis.near, .equal, canvas.layoutNode)
      add(content, axis.far, .equal, canvas.layoutNode)
    }
  }

  /// One view after the other, from end to end.
  mutating func string(
    _ arranged: [ArrangedView], at spacing: Double, _ rules: Rules, _ gaps: [LayoutNode]
  ) {
    var former: ArrangedView?
    let lastShown = arranged.lastIndex { !$0.view.isHidden } ?? 0
    for (place, entry) in arranged.enumerated() {
      let view = entry.view.layoutNode
      if entry.view.isHidden {
        let gap = place > lastShown ? 0 : former?.customSpacing ?? spacing
        placeHidden(view, after: former, gap)
        continue
      }
      if let former {
        add(
          view, rules.begin, rules.equalGaps == nil ? .equal : .greaterThanOrEqual,
          former.view.layoutNode, rules.end, plus: former.customSpacing ?? spacing)
      } else {
        add(view, rules.begin, .equal, content, axis.near, plus: rules.margin)
      }
      former = entry
    }
    guard let former else { return add(content, axis.length, at: .rest) }
    add(former.view.layoutNode, rules.end, .equal, content, axis.far, plus: -rules.margin)
    if let equal = rules.equalGaps { makeEqual(gaps, between: arranged.shown, equal) }
  }

  /// A hidden view is in the middle of the gap, as in UIKit; of one that is longer than the spacing, where the
  /// middle of the spacing would be.
  private mutating func placeHidden(_ view: LayoutNode, after former: ArrangedView?, _ gap: Double)
  {
    if let former {
      add(view, axis.near, .equal, former.view.layoutNode, axis.far, plus: gap / 2)
    } else {
      add(view, axis.near, .equal, content)
    }
  }

  /// Distances between neighbours that are to be equal, each as long as a guide.
  private mutating func makeEqual(
    _ gaps: [LayoutNode], between shown: [ArrangedView], _ equal: EqualGaps
  ) {
    for (index, gap) in gaps.enumerated() where index + 1 < shown.count {
      let (view, next) = (shown[index].view.layoutNode, shown[index + 1].view.layoutNode)
      span(gap, from: view, equal.from, to: next, equal.to)
      if index == 0 { continue }
      add(
        gap, axis.length, .equal, gaps[0], axis.length,
        at: equal.isRequired ? .required : .equalCentering(index, of: shown.count))
    }
  }

  /// A guide along the axis, from a place in one view to one in another.
  private mutating func span(
    _ gap: LayoutNode, from view: LayoutNode, _ end: Attribute, to next: LayoutNode,
    _ begin: Attribute
  ) {
    add(gap, axis.near, .equal, view, end)
    add(gap, axis.far, .equal, next, begin)
    add(gap, axis.other.near, .equal, content)
    add(gap, axis.other.length)
  }
}

extension [ArrangedView] {
  /// Those that are not hidden.
  var shown: [ArrangedView] { filter { !$0.view.isHidden } }
}
