import AnchorsLayout
import Testing

/// The calls of the conflict handlers.
@Suite("A handler of conflicts")
struct ConflictHandlerTests {
  private let root = LayoutView(name: "root", width: 400, height: 300)
  private let card = LayoutView(name: "card")
  private let title = LayoutView(name: "title")
  private let log = Log()

  /// The conflicts that the handler received.
  final class Log {
    var arithmetic: [String] = []
    var frames: [Rect] = []
  }

  init() {
    root.addSubview(card)
    card.addSubview(title)
    root.layoutTree.conflictHandler = { [log, unowned card] conflict in
      log.arithmetic.append(conflict.arithmetic)
      log.frames.append(card.frame)
    }
  }

  private func activateTwoWidths() -> [Constraint] {
    let widths = [card.width == 300, card.width == 200]
    Constraint.activate(widths, line: 0)
    return widths
  }

  private let twoWidths = "card is 300 wide, card is 200 wide; 300 is not 200: 100 apart"

  @Test("The handler is called after the frames are set")
  func frames() {
    _ = activateTwoWidths()
    Constraint.activate([card.height == 40], line: 0)
    root.layoutIfNeeded()
    #expect(log.arithmetic == [twoWidths])
    #expect(log.frames == [Rect(x: 0, y: 0, width: 300, height: 40)])
  }

  @Test("The handler is called once for each conflict, not for each layout")
  func once() {
    let widths = activateTwoWidths()
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(root.conflicts.count == 1)
    // With another constant it is the same conflict, and so it is after a fix.
    widths[1].constant = 100
    root.layoutIfNeeded()
    widths[0].isActive = false
    root.layoutIfNeeded()
    #expect(root.conflicts.isEmpty)
    widths[0].isActive = true
    root.layoutIfNeeded()
    #expect(log.arithmetic.count == 1)
  }

  @Test("The handler is not called again for constraints that are made again")
  func remade() {
    for width in [100.0, 110, 120] {
      card.remakeConstraints { v in
        v.width == width
        v.width == 200
      }
      root.layoutIfNeeded()
      #expect(root.conflicts.count == 1)
    }
    #expect(log.arithmetic == ["card is 100 wide, card is 200 wide; 100 is not 200: 100 apart"])
  }

  @Test(
    "The handler is called once for each of many standing conflicts", arguments: [256, 300])
  func many(count: Int) {
    let rows = (0..<count).map { LayoutView(name: "row \($0)") }
    for row in rows {
      root.addSubview(row)
      row.makeConstraints { v in
        v.leading == root.leading
        v.trailing == root.trailing
        v.width == 420
      }
    }
    root.layoutIfNeeded()
    #expect(log.arithmetic.count == count)
    for step in 1...3 {
      root.frame.size.width = 400 + Double(step)
      root.layoutIfNeeded()
    }
    #expect(root.conflicts.count == count && log.arithmetic.count == count)
    // One more is told of alone.
    _ = activateTwoWidths()
    root.layoutIfNeeded()
    #expect(log.arithmetic.dropFirst(count) == [twoWidths])
    // They end together, and 256 of them are known when they come back.
    root.frame.size.width = 420
    root.layoutIfNeeded()
    #expect(root.conflicts.count == 1)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(log.arithmetic.count == count + 1 + count - 256)
  }

  @Test("Conflicts that have ended keep few released views in memory")
  func memory() {
    weak var first: LayoutNode?
    for turn in 0..<300 {
      let view = LayoutView(name: "view")
      if turn == 0 { first = view.layoutNode }
      root.addSubview(view)
      Constraint.activate([view.width == 10, view.width == 20], line: 0)
      root.layoutIfNeeded()
      if turn == 100 { #expect(first != nil) }
      view.removeFromSuperview()
      root.layoutIfNeeded()
    }
    #expect(log.arithmetic.count == 300 && first == nil)
  }

  @Test("The handler is called for each of several conflicts, and for a later one")
  func several() {
    _ = activateTwoWidths()
    Constraint.activate([title.width == 40, title.width >= 50], line: 0)
    root.layoutIfNeeded()
    #expect(
      log.arithmetic == [
        twoWidths,
        "title is 40 wide, title is at least 50 wide; 50 needed, 40 available: 10 too many",
      ])
    Constraint.activate([title.height >= 50, title.height <= 40], line: 0)
    root.layoutIfNeeded()
    #expect(log.arithmetic.count == 3)
  }

  @Test("The handler distinguishes views with the same name by identity")
  func sameNames() {
    for _ in 0..<2 {
      let view = LayoutView(name: "row")
      root.addSubview(view)
      Constraint.activate([view.width == 10, view.width == 20], line: 0)
    }
    root.layoutIfNeeded()
    #expect(
      log.arithmetic == [
        "row#1 is 10 wide, row#1 is 20 wide; 10 is not 20: 10 apart",
        "row#2 is 10 wide, row#2 is 20 wide; 10 is not 20: 10 apart",
      ])
  }

  @Test("A root without a size is told of once, with what to do")
  func rootWithoutSize() {
    let (screen, card) = (LayoutView(name: "screen"), LayoutView(name: "card"))
    screen.addSubview(card)
    Constraint.activate { card.edges == screen.edges.inset(by: 16) }
    var texts: [String] = []
    screen.layoutTree.conflictHandler = { texts.append($0.description) }
    screen.layoutIfNeeded()
    #expect(texts == ["give screen a frame: it is 0 wide and 0 high"])
    #expect(screen.conflicts.count == 2)
    screen.frame = Rect(x: 0, y: 0, width: 390, height: 0)
    screen.layoutIfNeeded()
    #expect(screen.conflicts.map(\.description) == ["give screen a frame: it is 0 high"])
    // A conflict that another size of the root would not solve is told as it is.
    let width = ConstraintGroup { card.width == 10 }
    width.activate()
    screen.layoutIfNeeded()
    #expect(texts.count == 2 && texts[1].hasPrefix("3 required constraints conflict:"))
    screen.frame.size.height = 844
    width.deactivate()
    #expect(screen.conflicts.isEmpty && card.frame.width == 358)
  }

  @Test("The handler is not called for an intermediate size, only for the final one")
  func transientSizes() {
    let tree = root.layoutTree
    Constraint.activate([card.leading == root.leading, card.trailing == root.trailing], line: 0)
    Constraint.activate([card.width >= 300], line: 0)
    func sizes(_ widths: Double...) {
      for width in widths {
        root.frame.size.width = width
        tree.layoutIfNeeded(reporting: false)
      }
    }
    sizes(40, 60, 400)
    tree.layoutIfNeeded()
    #expect(log.arithmetic.isEmpty && card.frame.width == 400)
    sizes(400, 40, 60)
    #expect(log.arithmetic.isEmpty && card.frame.width != 400)
    tree.layoutIfNeeded()
    tree.layoutIfNeeded()
    #expect(log.arithmetic.count == 1 && root.conflicts.count == 1)
    // It is known by now.
    sizes(400, 60)
    tree.layoutIfNeeded()
    #expect(log.arithmetic.count == 1)
  }

  @Test("The handler waits for the final size in a tree of another toolkit, too")
  func transientWidgets() {
    let box = MeasuredWidget(
      "box", LayoutMetrics(intrinsicWidth: 90, intrinsicHeight: 20, minimumWidth: 90))
    let (window, tree) = MeasuredWidget.window(40, 100, box)
    Constraint.activate([box.leading == window.leading, box.trailing == window.trailing], line: 0)
    Constraint.activate([box.top == window.top], line: 0)
    tree.conflictHandler = { [log] conflict in log.arithmetic.append(conflict.arithmetic) }
    tree.layoutIfNeeded(reporting: false)
    window.layoutFrame.size.width = 200
    tree.metricsDidChange(of: window)
    tree.layoutIfNeeded(reporting: false)
    tree.layoutIfNeeded()
    #expect(log.arithmetic.isEmpty && box.layoutFrame.width == 200)
    window.layoutFrame.size.width = 40
    tree.metricsDidChange(of: window)
    tree.layoutIfNeeded(reporting: false)
    #expect(log.arithmetic.isEmpty)
    tree.layoutIfNeeded()
    #expect(log.arithmetic.count == 1)
  }

  @Test("The handler may be nil")
  func nobody() {
    root.layoutTree.conflictHandler = nil
    #expect(root.layoutTree.conflictHandler == nil)
    _ = activateTwoWidths()
    root.layoutIfNeeded()
    #expect(log.arithmetic.isEmpty && root.conflicts.count == 1)
  }

  @Test("The handler may ask for reports, fix the conflict and lay out")
  func mending() {
    let widths = activateTwoWidths()
    root.layoutTree.conflictHandler = { [log, unowned root] conflict in
      log.arithmetic.append(conflict.arithmetic)
      #expect(root.conflicts.count == 1 && root.layoutTree.unsatisfiedConstraints.count == 1)
      conflict.removed?.isActive = false
      root.layoutIfNeeded()
      #expect(root.conflicts.isEmpty)
    }
    root.layoutIfNeeded()
    #expect(log.arithmetic == [twoWidths] && !widths[1].isActive && card.frame.width == 300)
  }

  @Test("The handler may cause another conflict, which the next layout reports")
  func worsening() {
    _ = activateTwoWidths()
    root.layoutTree.conflictHandler = { [log, unowned root, unowned title] conflict in
      log.arithmetic.append(conflict.arithmetic)
      if log.arithmetic.count > 1 { return }
      Constraint.activate([title.width == 40, title.width == 50], line: 0)
      root.layoutIfNeeded()
    }
    root.layoutIfNeeded()
    #expect(log.arithmetic == [twoWidths])
    root.layoutIfNeeded()
    #expect(
      log.arithmetic.dropFirst() == ["title is 40 wide, title is 50 wide; 40 is not 50: 10 apart"])
  }

  @Test("The handler may be replaced while it is called")
  func replaced() {
    _ = activateTwoWidths()
    root.layoutTree.conflictHandler = { [log, unowned root] conflict in
      log.arithmetic.append(conflict.arithmetic)
      root.layoutTree.conflictHandler = nil
    }
    root.layoutIfNeeded()
    Constraint.activate([title.width == 40, title.width == 50], line: 0)
    root.layoutIfNeeded()
    #expect(log.arithmetic == [twoWidths])
  }

  @Test("The handler belongs to one tree, for items of other classes too")
  func trees() {
    let other = LayoutView(name: "other", width: 10, height: 10)
    other.layoutTree.conflictHandler = nil
    Constraint.activate([other.height == 20, other.height == 30], line: 0)
    other.layoutIfNeeded()
    #expect(log.arithmetic.isEmpty && other.conflicts.count == 2)
    _ = activateTwoWidths()
    LayoutTree(containing: root).layoutIfNeeded()
    #expect(log.arithmetic == [twoWidths])
  }

  @Test("Conflicts go to standard error without a handler")
  func standardError() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      let root = LayoutView(name: "root", width: 400, height: 300)
      let card = LayoutView(name: "card")
      root.addSubview(card)
      Constraint.activate([card.width == 300, card.width == 200], line: 0)
      for width in [400.0, 500, 600] {
        root.frame.size.width = width
        root.layoutIfNeeded()
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let expected = """
      Layout conflict: 2 required constraints conflict:
        card.width == 300: card is 300 wide
        card.width == 200: card is 200 wide
      300 is not 200: 100 apart
      Removed so that the rest can be laid out: card.width == 200
      To fix it, do one of these:
        change the constant of card.width == 200 to 300
        change the constant of card.width == 300 to 200
        lower the priority of card.width == 200 to 999

      """
    #expect(output.contains(expected))
    #expect(output.split(separator: "Layout conflict:").count == 2 || output == expected)
  }
}
