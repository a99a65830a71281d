import AnchorsSolver
import Testing

@testable import Anchors
@testable import AnchorsLayout

/// A view that counts what it is asked and told.
private final class CountingView: LayoutView {
  var layoutCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }
}

/// Asking which size fits changes nothing.
@Suite("Asking for the size that fits")
struct FittingSideEffectsTests {
  /// A screen with a list of cells, each with a label in insets.
  private final class List {
    let screen = CountingView(name: "screen", width: 320, height: 480)
    let cells: [CountingView]
    let labels: [CountingView]
    let insets: [ConstraintGroup]
    let spacer = LayoutGuide(identifier: "spacer")

    init() {
      cells = (0..<4).map { CountingView(name: "cell\($0)") }
      labels = (0..<4).map { CountingView(name: "label\($0)") }
      insets = zip(labels, cells).map { label, cell in label.edges == cell.edges.inset(by: 8) }
      var previous: LayoutView?
      for (index, (cell, label)) in zip(cells, labels).enumerated() {
        label.intrinsicContentSize = Size(width: 100, height: 20 + Double(index))
        screen.addSubview(cell)
        cell.addSubview(label)
        insets[index].activate()
        Constraint.activate {
          cell.horizontalEdges == screen.horizontalEdges
          previous.map { cell.top == $0.bottom } ?? (cell.top == screen.top)
          // These two cannot both hold.
          cell.height >= 200 ~ 300
          label.height <= 30 ~ 301
        }
        previous = cell
      }
      cells[0].addLayoutGuide(spacer)
      let (spacer, label) = (spacer, labels[0])
      Constraint.activate { spacer.width == label.width }
    }

    /// Everything that can be seen of the tree, without bringing it up to date.
    var picture: [String] {
      let views: [CountingView] = [screen] + cells + labels
      let engine = screen.layoutNode.tree.engine
      return views.map { view in
        """
        \(view) \(view.layoutCount) \(view.needsLayout) \(view.subtreeMarks.contains(.needsLayout)) \
        \(view.hostedConstraints) \(view.installedConstraints) \
        \(view.translatesAutoresizingMaskIntoConstraints) \(view.intrinsicContentSize)
        """
      } + ["\(spacer.layoutFrame)", "\(engine.state)"]
    }

    func askEverything() {
      for view in [screen] + cells + labels {
        for target in [LayoutView.layoutFittingCompressedSize, Size(width: 500, height: 3)] {
          for priority: Priority in [50, 400, .required] {
            _ = view.systemLayoutSizeFitting(target, horizontal: priority, vertical: 999)
          }
        }
      }
    }
  }

  @Test("Asking changes nothing visible, whatever is pending", arguments: 0..<5)
  func nothingChanges(stage: Int) {
    let list = List()
    if stage > 0 { list.screen.layoutIfNeeded() }
    if stage == 2 { list.insets[1].additionalInset = 30 }
    if stage == 3 { list.labels[2].intrinsicContentSize = Size(width: 3, height: 300) }
    if stage == 4 { list.labels[2].removeFromSuperview() }
    let before = list.picture
    list.askEverything()
    #expect(list.picture == before)
  }

  @Test("Asking leaves the same work to the next layout", arguments: 0..<4)
  func sameWork(stage: Int) {
    let (asked, other) = (List(), List())
    for list in [asked, other] {
      if stage > 0 { list.screen.layoutIfNeeded() }
      if stage == 2 { list.insets[1].additionalInset = 30 }
      if stage == 3 { list.cells[3].addSubview(CountingView(name: "new", width: 1, height: 2)) }
    }
    asked.askEverything()
    for list in [asked, other] { list.screen.layoutIfNeeded() }
    #expect(asked.picture == other.picture)
    #expect(!LayoutTree(containing: asked.screen).layoutIfNeeded())
    // And so on, while the models of the cells live next to the tree's.
    for list in [asked, other] { list.insets[0].additionalInset = 11 }
    asked.askEverything()
    for list in [asked, other] { list.screen.layoutIfNeeded() }
    #expect(asked.picture == other.picture)
  }

  @Test("Asking answers with the size that a layout at that size shows")
  func agreesWithLayout() {
    let list = List()
    list.screen.layoutIfNeeded()
    for cell in list.cells {
      let size = cell.systemLayoutSizeFitting(
        Size(width: 320, height: 0), horizontal: .required)
      #expect(size == cell.frame.size)
    }
    // 8, the label at 30, 8: its limit is worth more than the cell's.
    #expect(list.cells[1].systemLayoutSizeFitting(.zero) == Size(width: 116, height: 46))
  }
}

extension Engine {
  /// The state of the tree's engine, without the models of subtrees.
  fileprivate var state: String {
    let solver = model.solver
    let values = solver.allValues
    let rows = model.nodes.flatMap { node in node.hosted.map(\.row) }
    return """
      \(model.nodes.map(\.slot)) \(rows) \(values) \(solver.needsSolve) \
      \(solver.changes.isEverything) \(solver.changes.variables)
      """
  }
}

/// A view that does something when it is asked for its content.
private final class AskedView: LayoutView {
  var onAsk: () -> Void = {}

  override var alignmentRectInsets: Insets {
    onAsk()
    return .zero
  }
}

@Suite("Coming into another tree while it is asked which size fits")
struct FittingElsewhereTests {
  @Test("The other tree keeps its views")
  func insertedWhileAsked() {
    let (other, view, child) = (
      LayoutView(name: "other", width: 300, height: 300), AskedView(name: "view"),
      LayoutView(name: "child")
    )
    view.addSubview(child)
    Constraint.activate {
      child.size == 20
      view.size == 50 ~ 999
    }
    view.layoutIfNeeded()
    other.layoutIfNeeded()
    view.onAsk = { if view.superview == nil { other.addSubview(view) } }
    _ = view.systemLayoutSizeFitting(.zero)
    other.layoutIfNeeded()
    #expect(view.frame == Rect(x: 0, y: 0, width: 50, height: 50))
    #expect(child.frame == Rect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test("The engine of the former tree keeps nothing")
  func movedWhileAsked() {
    let (former, other, view, child) = (
      LayoutView(name: "former", width: 300, height: 300),
      LayoutView(name: "other", width: 300, height: 300),
      AskedView(name: "view"), LayoutView(name: "child")
    )
    for number in 1...3 { former.addSubview(LayoutView(name: "sibling \(number)")) }
    former.addSubview(view)
    view.addSubview(child)
    Constraint.activate {
      child.leading == view.leading + 8
      child.trailing == view.trailing - 8
      child.width == 20
    }
    former.layoutIfNeeded()
    view.onAsk = {
      if view.superview === other { return }
      other.addSubview(view)
      other.layoutIfNeeded()
    }
    #expect(view.systemLayoutSizeFitting(.zero).width == 36)
    let engine = other.layoutTree.engine
    for view in [other, view, child] {
      #expect(engine.model.number(of: view.layoutNode) != nil)
    }
    // So it is heard of when it leaves, and nothing of it stays behind.
    view.removeFromSuperview()
    other.layoutIfNeeded()
    #expect(engine.model.order.items.count == 1)
  }
}
