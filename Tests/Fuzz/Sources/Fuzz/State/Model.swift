import AnchorsLayout

/// The state as plain data: what the steps so far add up to. It knows nothing of the live tree, but
/// predicts what the library promises about it.
struct Model {
  let plan: Plan
  var views: [ViewState]
  /// The view that each guide belongs to.
  var guides: [Int?]
  var constraints: [ConstraintState?]
  /// The active constraints in the order of installation.
  var installed: [Int] = []
  /// Guides of views that have been asked for: they are made when they are.
  var touched: Set<ItemName> = []
  /// `true` if trees with constraints were joined. The order of installation across them is then
  /// not guaranteed.
  var hasJoined = false
  /// `true` if items may have left without notice.
  var hasSilentMoves = false

  init(_ plan: Plan) {
    self.plan = plan
    views = plan.kinds.map { _ in ViewState() }
    guides = plan.guideHomes.map { _ in nil }
    constraints = Array(repeating: nil, count: plan.constraintCount)
    for slot in views.indices {
      if plan.isForeign { views[slot].translates = false }
      if plan.startsConstrained, plan.homes[slot] != nil { views[slot].translates = false }
      if plan.kinds[slot] == .stack { views[slot].stack = StackState() }
      if plan.kinds[slot] == .label {
        views[slot].hugging = AxisPriorities(horizontal: 250, vertical: 251)
      }
    }
  }

  struct ViewState {
    var superview: Int?
    var subviews: [Int] = []
    var guides: [Int] = []
    var frame = Rect.zero
    var translates = true
    var mask: AutoresizingMask = []
    var intrinsic = Size(
      width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
    var minimum: (width: Double?, height: Double?)
    var hugging = AxisPriorities(.low)
    var compression = AxisPriorities(.high)
    var firstBaseline = 0.0
    var lastBaseline = 0.0
    var alignment = Insets.zero
    var area = 0.0
    var isHidden = false
    var direction: InterfaceDirection?
    var text = ""
    var fontSize = 17.0
    var lines = 1
    var preferredWidth = 0.0
    var margins: Margins?
    var preserves = false
    var insetsFromSafeArea = true
    var safeArea: Insets?
    var additionalSafeArea = Insets.zero
    var keyboard = 0.0
    var offset = Point.zero
    var stack: StackState?
  }

  enum Margins { case absolute(Insets), directional(DirectionalInsets) }

  struct StackState {
    var settings = StackSettings()
    var arranged: [(view: Int, spacing: Double?)] = []
  }

  struct ConstraintState {
    var statement: Statement
    /// The view it is placed on; `nil` while inactive.
    var host: Int?
    /// The item from which an active constraint measures the number of a position.
    var impliedSecond: Int?
  }
}

// MARK: - The hierarchy

extension Model {
  /// The topmost view above a view.
  func top(of slot: Int) -> Int {
    var slot = slot
    while let superview = views[slot].superview { slot = superview }
    return slot
  }

  func isIn(_ slot: Int, _ ancestor: Int) -> Bool {
    var current: Int? = slot
    while let view = current {
      if view == ancestor { return true }
      current = views[view].superview
    }
    return false
  }

  /// The view and all below it, superviews first.
  func subtree(of slot: Int) -> [Int] {
    var found = [slot]
    var next = 0
    while next < found.count {
      found += views[found[next]].subviews
      next += 1
    }
    return found
  }

  /// The view that an item is, or belongs to.
  func view(of item: ItemName) -> Int? {
    switch item {
    case .view(let slot), .margins(let slot), .safeArea(let slot), .readable(let slot),
      .keyboard(let slot), .content(let slot), .frame(let slot):
      slot
    case .guide(let guide): guides[guide]
    }
  }

  private func isPossible(_ item: ItemName) -> Bool {
    switch item {
    case .content(let slot), .frame(let slot): plan.kinds[slot] == .scroll
    case .guide(let guide): guides[guide] != nil
    default: true
    }
  }

  /// Returns the present host of a statement, or `nil` if it cannot be installed.
  func placement(of statement: Statement) -> (host: Int, impliedSecond: Int?)? {
    guard isPossible(statement.first), let first = view(of: statement.first) else { return nil }
    if !statement.attribute.isSize, statement.multiplier == 0 { return nil }
    if statement.comparesWithItself { return nil }
    guard let second = statement.second else {
      if statement.attribute.isSize { return (first, nil) }
      if case .view = statement.first {
        guard let superview = views[first].superview else { return nil }
        return (superview, superview)
      }
      return (first, first)
    }
    guard isPossible(second), let other = view(of: second) else { return nil }
    var host: Int? = first
    while let view = host, !isIn(other, view) { host = views[view].superview }
    return host.map { ($0, nil) }
  }
}

// MARK: - Installing

extension Model {
  /// Applies a step, and returns `true` if the state allows it.
  mutating func install(_ ids: [Int]) -> Bool {
    var placements: [(Int, Int, Int?)] = []
    for id in ids {
      guard let constraint = constraints[id] else { return false }
      if constraint.host != nil { continue }
      guard let placement = placement(of: constraint.statement) else { return false }
      placements.append((id, placement.host, placement.impliedSecond))
    }
    for (id, host, second) in placements where constraints[id]?.host == nil {
      constraints[id]?.host = host
      constraints[id]?.impliedSecond = second
      installed.append(id)
      if let statement = constraints[id]?.statement { touch(statement, on: host) }
    }
    return true
  }

  /// Applies the effects of an installation to the statement's items.
  private mutating func touch(_ statement: Statement, on host: Int) {
    switch statement.first {
    case .view(let slot), .margins(let slot):
      if !plan.isForeign, !isAboutContent(statement, of: host) { views[slot].translates = false }
    default: break
    }
    mention(statement)
  }

  /// Returns `true` if the second item of a statement is inside the first. A guide is replaced by
  /// its owning view.
  private func isAboutContent(_ statement: Statement, of host: Int) -> Bool {
    guard let second = statement.second, view(of: statement.first) == host else { return false }
    return second != statement.first && second != .view(host)
  }

  /// The guides that a statement mentions are made, if only by mentioning them.
  mutating func mention(_ statement: Statement) {
    for item in [statement.first, statement.second].compactMap({ $0 }) {
      switch item {
      case .view, .guide, .content: break
      case .readable(let slot):
        touched.insert(.margins(slot))
        touched.insert(item)
      default: touched.insert(item)
      }
    }
  }

  mutating func uninstall(_ ids: [Int]) {
    for id in ids where constraints[id]?.host != nil {
      constraints[id]?.host = nil
      constraints[id]?.impliedSecond = nil
      installed.removeAll { $0 == id }
    }
  }

  /// Uninstalls what mentions one of the views, or a guide, and is placed outside them.
  mutating func uninstallLeaving(_ leaving: Set<Int>, guide: Int? = nil) {
    uninstall(
      installed.filter { id in
        guard let constraint = constraints[id], let host = constraint.host else { return false }
        let mentions = [constraint.statement.first, constraint.statement.second].contains { item in
          guard let item else { return false }
          if case .guide(let number) = item, number == guide { return true }
          return view(of: item).map(leaving.contains) ?? false
        }
        return mentions && !leaving.contains(host)
      })
  }
}
