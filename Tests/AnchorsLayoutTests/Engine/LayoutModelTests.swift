import Anchors
import AnchorsSolver
import Testing

@testable import AnchorsLayout

/// A model made by hand, of a root of 100 by 50 and what is in it.
@Suite("The model of a tree")
struct LayoutModelTests {
  private let root = LayoutView(name: "root")
  private let label = LayoutView(name: "label")
  private let content = LayoutMetrics(intrinsicWidth: 30, intrinsicHeight: 20)

  init() { root.addSubview(label) }

  /// Calls `body` with a model of the root and the label, with rows for these constraints.
  private func withModel(_ constraints: [Constraint], _ body: (inout LayoutModel) -> Void) {
    var slots = ItemSlots()
    for view in [root, label] { slots.take(view.layoutNode) }
    var model = LayoutModel()
    model.append(
      ItemPlace(.passUnretained(root.layoutNode), -1, .leftToRight, nil), LayoutMetrics(),
      .frame(Rect(x: 0, y: 0, width: 100, height: 50)))
    model.append(
      ItemPlace(.passUnretained(label.layoutNode), 0, .leftToRight, nil), content, .nothing)
    model.makeRows(of: constraints.map { UnownedConstraint($0) })
    body(&model)
  }

  @Test("An item has its content's size, at the position of its constraints")
  func frames() {
    let constraints = [label.left == root.left + 10, label.bottom == root.bottom - 5]
    Constraint.activate(constraints)
    withModel(constraints) { model in
      model.solver.solve()
      #expect(model.frame(of: 0) == Rect(x: 0, y: 0, width: 100, height: 50))
      #expect(model.frame(of: 1) == Rect(x: 10, y: 25, width: 30, height: 20))
      #expect(model.number(of: label.layoutNode) == 1)
      // label.y + label.height - root.height == -5
      let row = model.row(of: constraints[1])
      let terms = model.solver.terms(of: row)
      #expect(terms.map(\.variable) == [Variable.y.id(of: 1), 5, 1].map { Int32($0) })
      #expect(terms.map(\.coefficient) == [1, 1, -1])
      #expect(model.solver.row(row).constant == -5)
    }
  }

  @Test("Other content and another frame change rows, and withdrawn content has none")
  func changes() {
    let constraint = label.right == root.right
    constraint.isActive = true
    withModel([constraint]) { model in
      var wider = content
      wider.intrinsicWidth = 45
      model.change(wider, of: 1)
      let isChanged = model.change(.frame(Rect(x: 0, y: 0, width: 120, height: 50)), of: 0)
      model.solver.solve()
      #expect(isChanged && model.frame(of: 1) == Rect(x: 75, y: 0, width: 45, height: 20))
      let (isRemoved, isThere) = (model.remove(constraint), model.row(of: constraint) >= 0)
      #expect(isRemoved && !isThere)
      model.solver.solve()
      #expect(model.frame(of: 1) == Rect(x: 0, y: 0, width: 45, height: 20))
    }
  }

  @Test("An item that leaves removes its rows, and its number is used again")
  func structure() {
    withModel([]) { model in
      let removed = model.remove(1)
      #expect(removed.items.map(\.number) == [1] && removed.isComplete)
      #expect(model.number(of: label.layoutNode) == nil && model.order.items == [0])
      let item = ItemSnapshot(
        node: label.layoutNode,
        place: ItemPlace(.passUnretained(label.layoutNode), 0, .leftToRight, nil),
        metrics: content, fixed: .nothing)
      let numbers = model.insert([item], after: nil)
      model.solver.solve()
      #expect(numbers == [1] && model.order.items == [0, 1])
      #expect(model.frame(of: 1).size == Size(width: 30, height: 20))
    }
  }

  @Test("A minimum size is a required row that wins over hugging")
  func minimum() {
    withModel([]) { model in
      let hadMinimum = model.hasMinimumSizes
      model.change(LayoutMetrics(intrinsicWidth: 30, minimumWidth: 64), of: 1)
      model.solver.solve()
      #expect(!hadMinimum && model.hasMinimumSizes && model.frame(of: 1).width == 64)
    }
  }
}

@Suite("A view of which nothing has been set")
struct PlainViewTests {
  @Test("A plain view has the properties that the model assumes")
  func metrics() {
    let view = LayoutView(name: "view", width: 30, height: 20)
    #expect(view.isPlain && view.layoutMetrics == LayoutView.metricsOfPlainView)
    #expect(LayoutView.metricsOfPlainView.margins == view.layoutMargins)
  }

  @Test("A view is not plain once a property is set, or if it has another class")
  func notPlain() {
    let views = (0..<4).map { LayoutView(name: "view\($0)") }
    views[0].intrinsicContentSize = Size(width: 10, height: 10)
    views[1].layoutMargins = .zero
    views[2].setContentHuggingPriority(.high, for: .horizontal)
    views[3].addLayoutGuide(LayoutGuide())
    #expect(views.allSatisfy { !$0.isPlain })
    #expect(!LayoutStackView().isPlain && !LayoutLabel().isPlain)
  }
}
