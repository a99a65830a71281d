import AnchorsLayout

extension Fault {
  /// A view that had become its own ancestor was climbed from forever.
  static let cycles = Fault(
    number: 5, title: "superview cycles",
    programs: [
      Program(ending: .trap(message), patience: 10) {
        let outer = LayoutView(name: "outer"), inner = LayoutView(name: "inner")
        outer.addSubview(inner)
        inner.addSubview(outer)
      },
      Program(ending: .trap(message), patience: 10) {
        final class Mover: LayoutView {
          override func willMove(toSuperview newSuperview: LayoutView?) {
            if let newSuperview { addSubview(newSuperview) }
          }
        }
        let outer = Mover(name: "outer"), inner = LayoutView(name: "inner")
        inner.addSubview(outer)
      },
    ])

  private static let message = "outer cannot be added to inner: inner is a descendant of outer"
}
