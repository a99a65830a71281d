import AnchorsTestSupport
import Testing

@testable import Anchors
@testable import AnchorsLayout

/// A hidden arranged view has no length unless something inside it needs one. Nothing is reported,
/// and what is visible does not move.
@Suite("Hiding views of stacks")
struct StackHidingTests {
  private let root = LayoutView(name: "screen", width: 320, height: 480)

  private func stack(
    _ name: String, _ axis: LayoutAxis, _ views: [LayoutView], spacing: Double
  ) -> LayoutStackView {
    let stack = LayoutStackView(name: name, arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }

  private func fixed(_ name: String, _ width: Double, _ height: Double) -> LayoutView {
    let view = LayoutView(name: name)
    view.intrinsicContentSize = Size(width: width, height: height)
    return view
  }

  @Test(
    "Hiding a nested stack with spacing, or a view with insets inside, is no conflict",
    arguments: LayoutStackView.Distribution.allCases, [LayoutAxis.horizontal, .vertical])
  func nested(_ distribution: LayoutStackView.Distribution, _ axis: LayoutAxis) {
    for alignment in LayoutStackView.Alignment.allCases {
      for direction in [InterfaceDirection.leftToRight, .rightToLeft] {
        for isStack in [true, false] {
          let root = LayoutView(name: "screen", width: 320, height: 480)
          root.ownLayoutDirection = direction
          var told = 0
          root.layoutTree.conflictHandler = { _ in told += 1 }
          let inner = [fixed("a", 40, 20), fixed("b", 40, 20)]
          var section: LayoutView = stack("section", axis, inner, spacing: 8)
          if !isStack {
            section = LayoutView(name: "section")
            section.addSubview(inner[0])
            inner[0].makeConstraints { v in v.edges == section.edges.inset(by: 8) }
          }
          let ends = [fixed("first", 30, 10), fixed("last", 50, 30)]
          let outer = stack("form", axis, [ends[0], section, ends[1]], spacing: 12)
          outer.distribution = distribution
          outer.alignment = alignment
          root.addSubview(outer)
          outer.makeConstraints { v in v.edges(.top, .leading) == root.edges }
          // What the layout is without the view.
          let bare = LayoutView(name: "screen", width: 320, height: 480)
          bare.ownLayoutDirection = direction
          let bareEnds = [fixed("first", 30, 10), fixed("last", 50, 30)]
          let bareOuter = stack("form", axis, bareEnds, spacing: 12)
          bareOuter.distribution = distribution
          bareOuter.alignment = alignment
          bare.addSubview(bareOuter)
          bareOuter.makeConstraints { v in v.edges(.top, .leading) == bare.edges }
          bare.layoutIfNeeded()

          root.layoutIfNeeded()
          let shown = (ends + [section] + inner).map(\.frame)
          section.isHidden = true
          root.layoutIfNeeded()
          #expect(root.conflicts.isEmpty && told == 0, "\(distribution) \(alignment) \(axis)")
          #expect(
            root.layoutTree.unsatisfiedConstraints.constraints.isEmpty,
            "\(root.layoutTree.unsatisfiedConstraints)")
          #expect(
            outer.frame == bareOuter.frame, "\(distribution) \(alignment) \(axis) \(direction)")
          #expect(ends.map(\.frame) == bareEnds.map(\.frame))
          section.isHidden = false
          root.layoutIfNeeded()
          // The same but for rounding.
          for (view, frame) in zip(ends + [section] + inner, shown) {
            let distances = zip(view.frame._lengths, frame._lengths).map { abs($0 - $1) }
            #expect(distances.allSatisfy { $0 < 1e-9 }, "\(view) was \(frame)")
          }
        }
      }
    }
  }

  @Test("The length of a hidden view is the least that its inside allows")
  func leastLength() {
    let section = stack(
      "section", .vertical, [LayoutLabel("Street"), LayoutLabel("City")], spacing: 8)
    let form = stack(
      "form", .vertical, [LayoutLabel("Name"), section, LayoutLabel("Done")], spacing: 12)
    root.addSubview(form)
    form.makeConstraints { v in v.edges(.top, .leading, .trailing) == root.edges }
    section.isHidden = true
    root.layoutIfNeeded()
    #expect(section.frame.height == 8 && root.conflicts.isEmpty)
    #expect(form.frame.height == 20 + 12 + 20)
    #expect(root.layoutTree.unsatisfiedConstraints.constraints.isEmpty)
  }

  @Test("A screen with a wrapping label and a stack view has no unsatisfied constraint")
  func cleanScreen() {
    let note = LayoutLabel(String(repeating: "several words ", count: 12), name: "note")
    note.numberOfLines = 0
    let row = stack("row", .horizontal, [fixed("icon", 20, 20), note], spacing: 8)
    note.setContentCompressionResistancePriority(749, for: .horizontal)
    root.addSubview(row)
    row.makeConstraints { v in v.edges(.top, .leading, .trailing) == root.edges.inset(by: 16) }
    root.layoutIfNeeded()
    func unsatisfied() -> [String] {
      root.layoutTree.unsatisfiedConstraints.map { $0.text(ItemNames()) }
    }
    // The icon is as high as the text.
    #expect(note.frame.height > 20 && unsatisfied() == ["icon.height <= intrinsic"])
    note.numberOfLines = 2
    root.layoutIfNeeded()
    #expect(unsatisfied() == ["icon.height <= intrinsic", "note.width >= intrinsic"])
  }
}
