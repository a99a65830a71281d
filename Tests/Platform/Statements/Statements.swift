import Anchors
import TestSupport

/// Two views in a container, with which the statements of this folder are written.
@MainActor
struct Scene {
  let container = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let a = View(), b = View(), c = View()

  init() {
    for (view, name) in [(container, "container"), (a, "a"), (b, "b"), (c, "c")] {
      view.layoutName = name
    }
    for view in [a, b, c] { container.addSubview(view) }
  }
}

/// Returns the descriptions of constraints, without their lines.
@MainActor
func texts(_ constraints: some Sequence<Constraint>) -> [String] {
  constraints.map { constraint in
    let text = "\(constraint)"
    return text.range(of: " (").map { String(text[..<$0.lowerBound]) } ?? text
  }
}

/// Returns the descriptions of a builder's statements.
@MainActor
func texts(@ConstraintBuilder of statements: () -> [Constraint]) -> [String] {
  texts(statements())
}
