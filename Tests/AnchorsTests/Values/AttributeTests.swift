import AnchorsLayout
import AnchorsTestSupport
import Testing

@Suite("Attributes")
struct AttributeTests {
  /// Every attribute's anchor, typed by its axis, as attribute and item.
  private func anchors(of source: some AnchorSource) -> [(Attribute, Attribute, (any LayoutItem)?)]
  {
    func x(_ named: Attribute, _ anchor: LayoutAnchor<LayoutXAxis>) -> (
      Attribute, Attribute, (any LayoutItem)?
    ) {
      (named, anchor.attribute, anchor.item)
    }
    func y(_ named: Attribute, _ anchor: LayoutAnchor<LayoutYAxis>) -> (
      Attribute, Attribute, (any LayoutItem)?
    ) {
      (named, anchor.attribute, anchor.item)
    }
    func size(_ named: Attribute, _ anchor: LayoutAnchor<LayoutDimension>) -> (
      Attribute, Attribute, (any LayoutItem)?
    ) {
      (named, anchor.attribute, anchor.item)
    }
    return [
      x(.left, source.left), x(.right, source.right), y(.top, source.top),
      y(.bottom, source.bottom), x(.leading, source.leading), x(.trailing, source.trailing),
      size(.width, source.width), size(.height, source.height), x(.centerX, source.centerX),
      y(.centerY, source.centerY), y(.firstBaseline, source.firstBaseline),
      y(.lastBaseline, source.lastBaseline), x(.leftMargin, source.leftMargin),
      x(.rightMargin, source.rightMargin), y(.topMargin, source.topMargin),
      y(.bottomMargin, source.bottomMargin), x(.leadingMargin, source.leadingMargin),
      x(.trailingMargin, source.trailingMargin),
      x(.centerXWithinMargins, source.centerXWithinMargins),
      y(.centerYWithinMargins, source.centerYWithinMargins),
    ]
  }

  private func expectEveryAnchor(_ source: some AnchorSource, of item: any LayoutItem) {
    let all = anchors(of: source)
    #expect(all.map { $0.0 } == Attribute.allCases)
    for (named, attribute, owner) in all {
      #expect(attribute == named)
      #expect(owner === item)
    }
  }

  @Test("Every attribute of a view has its anchor, on its axis")
  func viewAnchors() {
    let view = LayoutView(name: "view")
    expectEveryAnchor(view, of: view)
  }

  @Test("Every attribute of a guide has its anchor")
  func guideAnchors() {
    let view = LayoutView(name: "view")
    expectEveryAnchor(view.safeArea, of: view.safeArea)
    let guide = LayoutGuide(identifier: "spacer")
    expectEveryAnchor(guide, of: guide)
  }

  @Test("`anchors` has every attribute of its item")
  func namespaceAnchors() {
    let view = LayoutView(name: "view")
    expectEveryAnchor(view.anchors, of: view)
  }

  @Test("An attribute is spelled as in an expression")
  func spelling() {
    #expect(
      Attribute.allCases.map(\.description) == [
        "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
        "centerY", "firstBaseline", "lastBaseline", "leftMargin", "rightMargin", "topMargin",
        "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
        "centerYWithinMargins",
      ])
  }

  @Test("An attribute knows its axis and whether it follows the direction of text")
  func kinds() {
    #expect(Attribute.allCases.filter(\.isSize) == [.width, .height])
    #expect(
      Attribute.allCases.filter(\.isDirectional) == [
        .leading, .trailing, .leadingMargin, .trailingMargin,
      ])
    #expect(
      Attribute.allCases.filter(\.isHorizontal) == [
        .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins,
      ])
  }

  @Test("An anchor does not keep its item alive")
  func noOwnership() {
    var view: LayoutView? = LayoutView(name: "view")
    let reference = WeakReference(view)
    let anchor = view?.top
    view = nil
    #expect(reference.isReleased)
    #expect(anchor?.item == nil)
    #expect(anchor?.attribute == .top)
  }
}
