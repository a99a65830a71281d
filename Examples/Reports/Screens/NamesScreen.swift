import AnchorsLayout

/// Names that mean something in a page's source, and nothing in a report.
func namesScreen() -> LayoutView {
  let screen = LayoutView(name: "names", width: 320, height: 200)
  let names = [
    "<b>&\"bold\"</b>", "</script><img src=x onerror=\"hacked=1\">", "line\u{2028}separator",
    "日本語 שלום",
  ]
  let views = names.map { LayoutView(name: $0) }
  for view in views { screen.addSubview(view) }
  Constraint.activate {
    views.height == 32
    for view in views { view.horizontalEdges == screen.horizontalEdges.inset(by: 12) }
    views[0].top == screen.top + 24
    for (upper, lower) in zip(views, views.dropFirst()) { lower.top == upper.bottom + 8 }
  }
  return screen
}
