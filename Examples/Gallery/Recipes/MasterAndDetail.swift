import AnchorsLayout
import AnchorsMotion

/// Two groups of constraints, side by side and one above the other; a spring leads from one to the
/// other and takes the insides along.
func masterAndDetail(in screen: LayoutView) -> [(timing: TimingCurve, change: () -> Void)] {
  let master = Box("master", fill: .backdrop)
  let detail = Box("detail", fill: .card, outline: .line)
  let rows = [Tint.blue, .teal, .purple].map { Box("row", fill: $0.strong, cornerRadius: 8) }
  let picture = Box("picture", .orange)
  let text = Box("text", .gray)
  screen.addSubviews(master, detail)
  master.addSubviews(rows)
  detail.addSubviews(picture, text)

  let besides = ConstraintGroup {
    master.edges(.leading, .top, .bottom) == screen.safeArea.edges
    master.width == screen.width * 0.35
    detail.leading == master.trailing
    detail.edges(.top, .bottom, .trailing) == screen.safeArea.edges
  }
  let above = ConstraintGroup {
    master.edges(.leading, .top, .trailing) == screen.safeArea.edges
    master.height == screen.height * 0.3
    detail.top == master.bottom
    detail.edges(.leading, .bottom, .trailing) == screen.safeArea.edges
  }
  besides.activate()
  Constraint.activate {
    rows[0].top == master.top + 12
    for row in rows {
      row.horizontalEdges == master.horizontalEdges.inset(by: 12)
      row.height == (master.height - 48) / 3 ~ .high
      row.height <= 56
    }
    for (upper, lower) in zip(rows, rows.dropFirst()) { lower.top == upper.bottom + 12 }

    picture.edges(.leading, .top, .trailing) == detail.edges.inset(by: 12)
    picture.height == 0.55 * detail.height
    text.top == picture.bottom + 12
    text.edges(.leading, .bottom, .trailing) == detail.edges.inset(by: 12)
  }
  return [
    (.spring(duration: 0.7, bounce: 0.2), { above.activate(replacing: besides) }),
    (.spring(duration: 0.7, bounce: 0.2), { besides.activate(replacing: above) }),
  ]
}
