import AnchorsLayout
import Testing

/// Layouts and fitting sizes that depended on earlier layouts. If a view's metrics depend on its
/// frame, and the frame on the metrics, more than one layout may be consistent. If constraints
/// conflict, those of stacks count as the last.
@Suite("Layouts do not depend on earlier layouts")
struct HistoryDependenceTests {
  /// Cells of 10 × 10 points in rows as wide as the view.
  private final class Cells: LayoutView {
    var count = 12

    override func intrinsicContentSize(forWidth width: Double) -> Size? {
      let columns = max(1, Int(min(width, 10 * Double(count)) / 10))
      let rows = (count + columns - 1) / columns
      return Size(width: 10 * Double(min(columns, count)), height: 10 * Double(rows))
    }
  }

  /// Some of these trees have one consistent layout, some none, some several.
  @Test("A wrapping text with a ratio of width to height has one answer")
  func wrappingText() {
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
          compare(root, tree().0, "\(count) cells, \(factor) times as wide as high, \(first): ")
        }
      }
    }
  }

  @Test("A wrapping text whose width depends on its height has one answer")
  func wrappingBesideItself() {
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
      compare(root, tree().0, "\(first) columns: ")
    }
  }

  @Test("A footer that grows with the safe area at its bottom has one answer")
  func footerInMargin() {
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
      compare(root, tree().root, "from a footer that ends at \(before): ")
    }
  }

  @Test("The fitting size of a stack with a conflict inside does not depend on earlier layouts")
  func conflictInsideStack() {
    func tree() -> (stack: LayoutStackView, width: Constraint) {
      let stack = LayoutStackView(), text = Text(), scroll = LayoutScrollView()
      let picture = LayoutView()
      stack.axis = .vertical
      stack.addArrangedSubview(text)
      text.addSubview(scroll)
      scroll.addSubview(picture)
      picture.intrinsicContentSize = Size(width: 67, height: 1)
      picture.setContentHuggingPriority(.required, for: .horizontal)
      Constraint.activate { scroll.horizontalEdges == text.horizontalEdges }
      return (stack, picture.width == scroll.width)
    }
    func fittingSize(_ stack: LayoutStackView) -> Size {
      stack.layoutIfNeeded()
      return stack.systemLayoutSizeFitting(Size(width: 100), horizontal: .required)
    }
    let (fresh, width) = tree()
    width.isActive = true
    #expect(fittingSize(fresh) == Size(width: 100, height: 31), "the text keeps the width 67")
    let (edited, laterWidth) = tree()
    #expect(fittingSize(edited) == Size(width: 100, height: 21))
    for _ in 1...3 {
      laterWidth.isActive = true
      #expect(fittingSize(edited) == Size(width: 100, height: 31))
      laterWidth.isActive = false
      #expect(fittingSize(edited) == Size(width: 100, height: 21))
    }
  }

  @Test("The fitting size of a hidden arranged view does not depend on earlier layouts")
  func hiddenView() {
    func tree() -> (stack: LayoutStackView, view: LayoutView, height: Constraint) {
      let stack = LayoutStackView(), view = LayoutView()
      stack.axis = .vertical
      stack.addArrangedSubview(view)
      view.isHidden = true
      return (stack, view, view.height == 20)
    }
    let fresh = tree(), edited = tree()
    edited.stack.layoutIfNeeded()
    for tree in [fresh, edited] {
      tree.height.isActive = true
      tree.stack.layoutIfNeeded()
      #expect(tree.view.systemLayoutSizeFitting(.zero).height == 20)
      #expect(tree.view.frame.height == 20)
    }
  }

  /// Content with an area of 2048 points.
  private final class Text: LayoutView {
    override func intrinsicContentSize(forWidth width: Double) -> Size? {
      Size(width: width, height: (2048 / width).rounded(.up))
    }
  }

  /// Lays out both trees. If one does not converge, the other must not either, with the same items;
  /// otherwise the frames are the same.
  private func compare(
    _ edited: LayoutView, _ fresh: LayoutView, _ circumstances: String = ""
  ) {
    let results = [edited, fresh].map { root in
      root.layoutIfNeeded()
      let nonconverging = LayoutTree(containing: root).nonconvergingItems.map { $0.layoutName }
        .sorted()
      return (nonconverging, nonconverging.isEmpty ? root.recursiveDescription : "")
    }
    let texts = results.map { $0.0.isEmpty ? $0.1 : "\($0.0) do not converge" }
    #expect(
      texts[0] == texts[1],
      "\(circumstances)an edited tree is\n\(texts[0])\na fresh one\n\(texts[1])")
  }
}
