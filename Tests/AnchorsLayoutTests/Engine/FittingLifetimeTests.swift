import Testing

@testable import Anchors
@testable import AnchorsLayout

/// The lifetime of the models that answer fitting sizes. They keep no view alive.
@Suite("Models of subtrees")
struct FittingLifetimeTests {
  private let screen = LayoutView(name: "screen", width: 300, height: 300)
  private let cells: [LayoutView]

  init() {
    cells = (0..<3).map { Self.cell("cell\($0)", width: 50 + 10 * Double($0)) }
    for cell in cells { screen.addSubview(cell) }
  }

  /// A cell with a label in it, 4 inside.
  private static func cell(_ name: String, width: Double) -> LayoutView {
    let (cell, label) = (LayoutView(name: name), LayoutView(name: "\(name)'s label"))
    label.intrinsicContentSize = Size(width: width, height: 10)
    cell.addSubview(label)
    Constraint.activate { label.edges == cell.edges.inset(by: 4) }
    return cell
  }

  private func width(_ view: LayoutView) -> Double { view.systemLayoutSizeFitting(.zero).width }

  /// The views that a model is kept for.
  private var kept: [String] {
    let fittings = LayoutTree(containing: screen).engine.fittings
    return ([screen] + cells + cells.map { $0.subviews[0] })
      .filter { fittings[ObjectIdentifier($0.layoutNode)] != nil }.map(\.layoutName)
  }

  @Test("Models are kept and follow while constants, contents and constraints change")
  func edits() {
    #expect(cells.map { width($0) } == [58, 68, 78])
    let label = cells[0].subviews[0]
    let fitting = LayoutTree(containing: screen).engine.fittings[
      ObjectIdentifier(cells[0].layoutNode)]
    label.intrinsicContentSize.width = 20
    #expect(width(cells[0]) == 28)
    label.installedConstraints.first { $0.firstAnchor.attribute == .trailing }?.constant = -10
    #expect(width(cells[0]) == 34)
    let limit = label.width >= 60
    limit.isActive = true
    #expect(width(cells[0]) == 74)
    limit.priority = .low - 1
    #expect(width(cells[0]) == 34)
    limit.priority = .high
    #expect(width(cells[0]) == 74)
    limit.isActive = false
    #expect(width(cells[0]) == 34)
    label.setContentHuggingPriority(.fittingSize, for: .horizontal)
    label.setContentHuggingPriority(.fittingSize, for: .vertical)
    #expect(width(cells[0]) == 34)
    screen.layoutIfNeeded()
    screen.frame = Rect(x: 0, y: 0, width: 20, height: 20)
    screen.layoutIfNeeded()
    #expect(width(cells[0]) == 34)
    #expect(
      LayoutTree(containing: screen).engine.fittings[ObjectIdentifier(cells[0].layoutNode)]
        === fitting)
  }

  @Test("Models of views elsewhere are kept when views come and go")
  func hierarchy() {
    _ = ([screen] + cells).map { width($0) }
    #expect(kept == ["screen", "cell0", "cell1", "cell2"])
    let new = Self.cell("new", width: 7)
    screen.addSubview(new)
    #expect(kept == ["cell0", "cell1", "cell2"])
    #expect(width(new) == 15)
    cells[1].subviews[0].addSubview(LayoutView(name: "newer"))
    #expect(kept == ["cell0", "cell2"])
    _ = ([screen] + cells + cells.map { $0.subviews[0] }).map { width($0) }
    cells[1].removeFromSuperview()
    #expect(kept == ["cell0", "cell2", "cell0's label", "cell2's label"])
    #expect(width(cells[1]) == 68)
    screen.layoutDirection = .rightToLeft
    #expect(kept == [])
  }

  @Test("The model of a moved view is rebuilt at its new place")
  func moving() {
    let cell = cells[0]
    let icon = LayoutView(name: "icon", frame: Rect(x: 0, y: 0, width: 6, height: 6))
    cell.addSubview(icon)
    Constraint.activate { cell.subviews[0].leading == icon.trailing ~ .required }
    let other = LayoutView(name: "other", width: 10, height: 10)
    other.layoutDirection = .rightToLeft
    // The label's left edge is at 4 and at 6: the latter is set aside.
    #expect(width(cell) == 58)
    icon.frame.origin.x = -2
    #expect(width(cell) == 58)
    other.addSubview(cell)
    // The icon's left edge, where the label ends, is 2 outside.
    #expect(width(cell) == 58)
    #expect(LayoutTree(containing: screen).engine.fittings.isEmpty)
    icon.frame.origin.x = 70
    // The label is from 4 to 70, and 4 from the right edge.
    #expect(width(cell) == 74)
  }

  @Test("Models of views that are edited without questions are freed")
  func forgotten() {
    _ = ([screen] + cells).map { width($0) }
    let label = cells[0].subviews[0]
    let trailing = label.installedConstraints.first { $0.firstAnchor.attribute == .trailing }
    for step in 0..<1000 { trailing?.constant = -Double(step) }
    #expect(kept == ["cell1", "cell2"])
    #expect(width(cells[0]) == 50 + 4 + 999)
    for _ in 0..<1000 {
      trailing?.isActive = false
      trailing?.isActive = true
      label.intrinsicContentSize.width += 1
    }
    #expect(kept == ["cell1", "cell2"])
    #expect(width(cells[0]) == 1050 + 4 + 999)
    #expect(width(screen) == 0)
  }

  @Test("Models keep no view and no constraint alive")
  func release() {
    weak var cell: LayoutView?
    weak var label: LayoutView?
    weak var limit: Constraint?
    do {
      let added = Self.cell("added", width: 5)
      cell = added
      label = added.subviews[0]
      screen.addSubview(added)
      let width = added.width >= 40
      width.isActive = true
      limit = width
      #expect(self.width(added) == 40 && self.width(screen) == 0)
      width.isActive = false
    }
    #expect(limit == nil)
    do {
      let edges = label.map { Array($0.installedConstraints.prefix(1)) }
      #expect(cell.map { width($0) } == 13)
      limit = edges?.first
    }
    cell?.removeFromSuperview()
    #expect(cell == nil && label == nil && limit == nil)
  }

  @Test("Models are freed with the tree")
  func treeDies() {
    weak var root: LayoutView?
    weak var engine: Engine?
    weak var fitting: Fitting?
    do {
      let cell = Self.cell("root", width: 30)
      root = cell
      #expect(width(cell) == 38 && width(cell.subviews[0]) == 30)
      engine = LayoutTree(containing: cell).engine
      fitting = engine?.fittings[ObjectIdentifier(cell.layoutNode)]
      #expect(fitting != nil)
    }
    #expect(root == nil && engine == nil && fitting == nil)
  }

  @Test("Models of a view that moves to another tree are freed with its own tree")
  func joining() {
    let cell = Self.cell("joining", width: 30)
    #expect(width(cell) == 38)
    weak let engine = LayoutTree(containing: cell).engine
    screen.addSubview(cell)
    #expect(engine == nil)
    #expect(width(cell) == 38)
    cell.subviews[0].intrinsicContentSize.width = 31
    #expect(width(cell) == 39)
  }
}

/// A view whose content is another's size.
private final class Wrapper: LayoutView {
  let inside = LayoutView(name: "inside")

  override var intrinsicContentSize: Size {
    get { inside.systemLayoutSizeFitting(.zero) }
    set {}
  }
}

/// A view that changes its constraints and subviews when it is asked for its content.
private final class Restless: LayoutView {
  override var intrinsicContentSize: Size {
    get {
      addSubview(LayoutView(name: "late"))
      makeConstraints { v in v.height >= 5 ~ 300 }
      return Size(width: 10 * Double(subviews.count), height: 0)
    }
    set {}
  }
}

@Suite("Models of subtrees, asked by items")
struct FittingRecursionTests {
  @Test("A view's content may be the fitting size of another view of the tree")
  func nested() {
    let (screen, wrapper) = (LayoutView(width: 100, height: 100), Wrapper(name: "wrapper"))
    screen.addSubview(wrapper)
    screen.addSubview(wrapper.inside)
    let (inside, width) = (wrapper.inside, wrapper.inside.width == 30)
    Constraint.activate {
      width
      inside.height == 7
      inside.edges(.left, .top) == 0
      wrapper.edges(.left, .top) == 0
    }
    #expect(wrapper.systemLayoutSizeFitting(.zero) == Size(width: 30, height: 7))
    screen.layoutIfNeeded()
    #expect(wrapper.frame == Rect(x: 0, y: 0, width: 30, height: 7))
    width.constant = 40
    wrapper.invalidateIntrinsicContentSize()
    #expect(wrapper.systemLayoutSizeFitting(.zero) == Size(width: 40, height: 7))
    screen.layoutIfNeeded()
    #expect(wrapper.frame == Rect(x: 0, y: 0, width: 40, height: 7))
  }

  @Test("A change that an item makes when asked takes effect")
  func changes() {
    let (screen, restless) = (LayoutView(width: 100, height: 100), Restless(name: "restless"))
    screen.addSubview(restless)
    #expect(screen.systemLayoutSizeFitting(.zero) == .zero)
    //  Asked three times at most, as it changes each time; the answer is of the last.
    for count in [6, 9] {
      let size = restless.systemLayoutSizeFitting(.zero)
      #expect(restless.subviews.count == count)
      #expect(size == Size(width: 10 * Double(count), height: 5))
    }
  }
}
