import AnchorsLayout

extension Fault {
  /// A layout that depended on earlier layouts. If a view's metrics depend on its frame, and the
  /// frame on the metrics, more than one layout may be consistent.
  static let historyDependence = Fault(
    number: 7, title: "layouts that depend on what was laid out before",
    programs: [
      Program(run: wrappingText), Program(run: wrappingBesideItself), Program(run: footerInMargin),
    ])

  /// Cells of 10 × 10 points in rows as wide as the view.
  private final class Cells: LayoutView {
    var count = 12

    override func intrinsicContentSize(forWidth width: Double) -> Size? {
      let columns = max(1, Int(min(width, 10 * Double(count)) / 10))
      let rows = (count + columns - 1) / columns
      return Size(width: 10 * Double(min(columns, count)), height: 10 * Double(rows))
    }
  }

  /// Two, three and four times as wide as high: some have one consistent layout, some none, some
  /// several.
  private static func wrappingText() throws {
    for count in [6, 8, 12, 24] {
      for factor in [1, 2, 3, 4, 6] as [Double] {
        func tree() -> (LayoutView, Cells) {
          let root = LayoutView(name: "root", width: 300, height: 300), text = Cells(name: "text")
          text.count = count
          root.addSubview(text)
          Constraint.activate {
            text.top == 0
            text.left == 0
            text.width == factor * text.height
          }
          return (root, text)
        }
        for first in 1...8 {
          let (root, text) = tree()
          let width = text.height == 10 * Double(first)
          Constraint.activate { width }
          root.layoutIfNeeded()
          width.isActive = false
          try compare(root, tree().0, "\(count) cells, \(factor) times as wide as high, \(first): ")
        }
      }
    }
  }

  /// A text whose width is what its own height leaves.
  private static func wrappingBesideItself() throws {
    for first in 1...8 {
      func tree() -> (LayoutView, Constraint) {
        let root = LayoutView(name: "root", width: 160, height: 300), text = Cells(name: "text")
        let rest = LayoutView(name: "rest")
        root.addSubview(text)
        root.addSubview(rest)
        let width = text.width == 10 * Double(first)
        Constraint.activate {
          text.top == 0
          text.left == 0
          rest.width == 2 * text.height
          rest.left == text.right ~ .high
          rest.right == root.right
          rest.height == 10
          rest.top == 0
        }
        return (root, width)
      }
      let (root, width) = tree()
      Constraint.activate { width }
      root.layoutIfNeeded()
      width.isActive = false
      try compare(root, tree().0, "\(first) columns: ")
    }
  }

  /// A footer that keeps its text out of the safe area, and is higher for it.
  private static func footerInMargin() throws {
    func tree() -> (root: LayoutView, footer: LayoutView, height: Constraint) {
      let root = LayoutView(name: "root", width: 100, height: 100)
      let footer = LayoutView(name: "footer"), text = LayoutView(name: "text")
      root.safeAreaInsets = Insets(bottom: 20)
      root.addSubview(footer)
      footer.addSubview(text)
      let height = text.height == 75
      Constraint.activate {
        footer.edges(.left, .right) == root.edges(.left, .right)
        footer.top == 10
        text.edges == footer.safeArea.edges
        height
      }
      return (root, footer, height)
    }
    // From footers that reach into the safe area, and from others.
    for before in [10, 30, 60, 85, 90, 200] as [Double] {
      let (root, footer, height) = tree()
      let end = footer.bottom == root.top + before
      height.isActive = false
      Constraint.activate { end }
      root.layoutIfNeeded()
      end.isActive = false
      height.isActive = true
      try compare(root, tree().root, "from a footer that ends at \(before): ")
    }
  }

  /// Lays out both trees. A row that had been added and edited since the latest solve was listed
  /// twice, and its id was used after it was removed.
  private static func compare(
    _ edited: LayoutView, _ fresh: LayoutView, _ circumstances: String = ""
  ) throws {
    let results = [edited, fresh].map { root in
      root.layoutIfNeeded()
      let unsettled = LayoutTree(containing: root).nonconvergingItems.map { $0.layoutName }.sorted()
      return (unsettled, unsettled.isEmpty ? root.recursiveDescription : "")
    }
    let texts = results.map { $0.0.isEmpty ? $0.1 : "\($0.0) do not settle" }
    try expect(
      texts[0] == texts[1],
      "\(circumstances)an edited tree is\n\(texts[0])\na fresh one\n\(texts[1])")
  }
}
