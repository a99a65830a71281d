import TestSupport
import Testing

@Suite("The seam lays out stack views") @MainActor
struct StackSeamTests {
  private let screen = View.sized(320, 200)
  private let views = ["ab", "abc", "abcd"].map { Label.saying($0) }
  private let stack: UIStackView

  init() {
    stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 8
    screen.add(stack)
    Constraint.activate {
      stack.left == screen.left
      stack.top == screen.top
    }
  }

  private func layOut(makesSystemConstraints: Bool = true) {
    _Shim.makesSystemConstraints = makesSystemConstraints
    defer { _Shim.makesSystemConstraints = false }
    screen.layOut()
  }

  /// The identifiers of a view's constraints, without those that have none.
  private func identifiers(of view: UIView) -> [String] {
    view.constraints.compactMap(\.identifier)
  }

  @Test("Views are one after the other, as large as their contents")
  func fill() {
    layOut()
    #expect(views.map(\.frame.minX) == [0, 24, 56])
    #expect(views.map(\.frame.width) == [16, 24, 32])
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 88, height: 16))
    #expect(
      identifiers(of: stack) == [
        "UISV-canvas-connection", "UISV-spacing", "UISV-spacing", "UISV-canvas-connection",
        "UISV-canvas-connection", "UISV-alignment", "UISV-alignment",
        "UISV-canvas-connection", "UISV-alignment", "UISV-alignment",
      ])
    #expect(Seam.shared.conflicts.isEmpty)
  }

  @Test("Views are equally long, also after a change of the spacing")
  func fillEqually() {
    stack.distribution = .fillEqually
    Constraint.activate { stack.width == 316 }
    layOut()
    #expect(views.map(\.frame.minX) == [0, 108, 216])
    #expect(views.allSatisfy { $0.frame.width == 100 })
    #expect(identifiers(of: stack).filter { $0 == "UISV-fill-equally" }.count == 2)
    stack.spacing = 5
    stack.setCustomSpacing(11, after: views[1])
    layOut()
    #expect(views.map(\.frame.minX) == [0, 105, 216])
    let count = stack.constraints.count
    layOut()
    #expect(stack.constraints.count == count)
  }

  @Test(
    "Views are aligned across the axis",
    arguments: [
      (UIStackView.Alignment.fill, 0, 40), (.leading, 0, 16), (.center, 12, 16),
      (.trailing, 24, 16),
    ])
  func alignment(alignment: UIStackView.Alignment, top: Double, height: Double) {
    stack.alignment = alignment
    Constraint.activate { stack.height == 40 }
    layOut()
    #expect(views.allSatisfy { $0.frame.minY == top && $0.frame.height == height })
  }

  @Test("Views go from the top to the bottom, within the margins")
  func vertical() {
    stack.axis = .vertical
    stack.alignment = .leading
    stack.isLayoutMarginsRelativeArrangement = true
    layOut()
    #expect(stack.frame.size == CGSize(width: 32, height: 64))
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    layOut()
    #expect(views.map(\.frame.minY) == [8, 32, 56])
    #expect(views.allSatisfy { $0.frame.minX == 8 })
    #expect(stack.frame.size == CGSize(width: 48, height: 80))
  }

  @Test("A hidden view has no length, in the middle of the spacing")
  func hidden() {
    views[1].isHidden = true
    layOut()
    #expect(views.map(\.frame.minX) == [0, 20, 24])
    #expect(views[1].frame.width == 0 && stack.frame.width == 56)
    #expect(identifiers(of: views[1]) == ["UISV-hiding"])
    views[1].isHidden = false
    layOut()
    #expect(identifiers(of: views[1]).isEmpty && views[1].frame.width == 24)
  }

  @Test("Stacks are laid out only while system constraints are made")
  func off() {
    layOut()
    layOut(makesSystemConstraints: false)
    #expect(stack.constraints.isEmpty && views.allSatisfy { $0.constraints.isEmpty })
  }
}
