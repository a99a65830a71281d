import AnchorsLayout
import AnchorsReport
import Testing

@Suite("Pictures and texts of guides of one axis")
struct GuideAxisPictureTests {
  @Test("A barrier's frame is in the text, and no edge of it is dashed")
  func barrier() {
    let screen = LayoutView(name: "screen", width: 100, height: 50)
    let (label, field) = (LayoutView(name: "label"), LayoutView(name: "field"))
    let barrier = LayoutGuide(identifier: "barrier")
    for view in [label, field] { screen.addSubview(view) }
    screen.addLayoutGuide(barrier)
    let gap = field.leading == barrier.leading + 10
    Constraint.activate {
      gap
      label.edges(.top, .leading, .bottom) == screen.edges
      label.width == 30
      barrier.leading >= label.trailing
      barrier.leading == screen.leading ~ .low
      field.edges(.top, .trailing, .bottom) == screen.edges
    }
    #expect(screen.layoutTree.layoutText().contains("\nexpect barrier 30 0 0 0\n"))
    #expect(!screen.layoutTree.svg().contains("s-open"))
    gap.isActive = false
    #expect(screen.layoutTree.svg().contains("s-open"))
  }
}
