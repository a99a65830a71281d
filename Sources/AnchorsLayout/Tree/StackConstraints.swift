#if !ANCHORS_SINGLE_MODULE
import Anchors
#endif

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
    Constraint.deactivate(unused + former)
    Constraint.activate(new)
  }

  /// How many constraints that are not used again are passed over, in a row.
  private static let reach = 16

  /// The next constraint of the stack that says the same, but for numbers; those before it are not used again.
  private mutating func takeFormer(where isAlike: (Constraint) -> Bool) -> Constraint? {
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
    add(content, axis.other.length, at: .fit)
  }

  /// One view after the other, from end to end.
  mutating func string(
    _ shown: [ArrangedView], at spacing: Double, _ rules: Rules, _ gaps: [LayoutNode]
  ) {
    guard let first = shown.first?.view.layoutNode, let last = shown.last?.view.layoutNode else {
      return add(content, axis.length, at: .fit)
    }
    add(first, rules.begin, .equal, content, axis.near, plus: rules.margin)
    for (index, (entry, next)) in zip(shown, shown.dropFirst()).enumerated() {
      let (view, next) = (entry.view.layoutNode, next.view.layoutNode)
      add(
        next, rules.begin, rules.equalGaps == nil ? .equal : .greaterThanOrEqual, view, rules.end,
        plus: entry.customSpacing ?? spacing)
      if let equal = rules.equalGaps, !gaps.isEmpty {
        span(gaps[index], from: view, equal.from, to: next, equal.to)
        if index > 0 {
          let wish = Priority.equalCentering - Double(index) / Double(shown.count)
          add(
            gaps[index], axis.length, .equal, gaps[0], axis.length,
            at: equal.isRequired ? .required : wish)
        }
      }
    }
    add(last, rules.end, .equal, content, axis.far, plus: -rules.margin)
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

  /// The lengths of views, whose places among all arranged ones, hidden ones too, are these of so many.
  mutating func setLengths(
    of views: [LayoutView], at places: [Int], of count: Int,
    _ distribution: LayoutStackView.Distribution
  ) {
    switch distribution {
    case .fill:
      keepShort(views, at: places, of: count)
    case .fillEqually:
      for view in views.dropFirst() {
        add(view.layoutNode, axis.length, .equal, views[0].layoutNode, axis.length)
      }
      add(content, axis.length, at: .fit)
    case .fillProportionally:
      keepProportion(of: views)
      keepShort(views, at: places, of: count)
    case .equalSpacing, .equalCentering:
      keepShort(views, at: places, of: count)
      add(content, axis.length, at: .fit)
    }
  }

  private mutating func keepShort(_ views: [LayoutView], at places: [Int], of count: Int) {
    for (view, place) in zip(views, places) {
      add(view.layoutNode, axis.length, at: .shortness(place, of: count))
    }
  }

  private mutating func keepProportion(of views: [LayoutView]) {
    var reference: (node: LayoutNode, length: Double)?
    for view in views {
      guard let length = view.contentLength(along: axis), length > 0 else { continue }
      if let (first, firstLength) = reference {
        add(
          view.layoutNode, axis.length, .equal, first, axis.length,
          multiplier: length / firstLength, at: .proportion)
      } else {
        reference = (view.layoutNode, length)
      }
    }
  }
}

// MARK: - Across the axis

extension StackConstraints {
  mutating func align(
    _ nodes: [LayoutNode], _ alignment: LayoutStackView.Alignment
  ) {
    let across = axis.other
    for (index, node) in nodes.enumerated() {
      switch alignment {
      case .fill:
        add(node, across.near, .equal, content)
        add(node, across.far, .equal, content)
      case .firstBaseline where axis == .horizontal, .lastBaseline where axis == .horizontal:
        let isFirst = alignment == .firstBaseline
        if index > 0 { add(node, isFirst ? .firstBaseline : .lastBaseline, .equal, nodes[0]) }
        add(node, across.near, .greaterThanOrEqual, content)
        add(node, across.far, .lessThanOrEqual, content)
        if index == 0 { add(node, isFirst ? across.near : across.far, .equal, content, at: .fit) }
      case .leading, .firstBaseline, .lastBaseline:
        add(node, across.near, .equal, content)
        add(node, across.far, .lessThanOrEqual, content)
      case .center:
        add(node, across.center, .equal, content)
        add(node, across.near, .greaterThanOrEqual, content)
      case .trailing:
        add(node, across.far, .equal, content)
        add(node, across.near, .greaterThanOrEqual, content)
      }
      if alignment != .fill { add(node, across.length, at: .shortness(0, of: 1)) }
    }
  }

  /// A view that takes no room: where it would be, without a length.
  mutating func hide(_ node: LayoutNode, after former: LayoutNode?) {
    add(node, axis.near, .equal, former ?? content, former == nil ? axis.near : axis.far)
    add(node, axis.length, at: .hiding)
    add(node, axis.other.near, .equal, content)
    add(node, axis.other.length, at: .shortness(0, of: 1))
  }
}

// MARK: - Priorities

// Wishes that only matter where nothing else does are as low as priorities can be. They decide all that
// is left open, so that a stack is never ambiguous.

extension Priority {
  /// Lengths in proportion: a view's own required length comes first.
  fileprivate static let proportion = Priority.required - 1
  /// A hidden view has no length, unless its own constraints require one.
  fileprivate static let hiding = Priority.required - 1
  /// The first of the wishes that centers are at equal distances, below that of hugging content. Of
  /// several that cannot all be had, earlier ones come first.
  fileprivate static let equalCentering = Priority(150)
  /// No view is longer than it has to be, the last one least of all. Between 1 and 2, excluding both.
  fileprivate static func shortness(_ index: Int, of count: Int) -> Priority {
    Priority(1 + Double(index + 1) / Double(count + 1))
  }
  /// The stack is no larger than its views make it.
  fileprivate static let fit = Priority(1)
}
