import Anchors

@MainActor
func marginScenes() -> [Scene] {
  [
    Scene("margins/default", .documented, .same) { record in
      let root = record.safeScreen()
      let child = View()
      child.frame = root.bounds
      root.addSubview(child)
      layOut(root)
      record.numbers("margins", values(child.layoutMargins))
    },
    Scene("margins/preserving", .once, .same) { record in
      record.preserving(Rect(x: 10, y: 10, width: 100, height: 100))
    },
    Scene(
      "margins/preservingBeyondTheEdge", .notFound,
      .unknown("whether the margins of a superview have a limit, as its safe area has")
    ) { $0.preserving(Rect(x: -40, y: -40, width: 100, height: 100)) },
    // 16 or 20 by the width of the device, so what is compared is that the minimum holds.
    Scene("margins/controller", .documented, .same) { $0.controllerMargins { _ in } },
    Scene("margins/controllerBelowTheMinimum", .documented, .same) { record in
      record.controllerMargins { controller in
        let view: View = controller.view
        view.layoutMargins = Insets(top: 3, left: 4, bottom: 5, right: 30)
      }
    },
    Scene("margins/controllerWithoutMinimum", .documented, .same) { record in
      record.controllerMargins { controller in
        controller.viewRespectsSystemMinimumLayoutMargins = false
        let view: View = controller.view
        view.layoutMargins = Insets(top: 3, left: 4, bottom: 5, right: 30)
      }
    },
    Scene(
      "margins/controllerMinimum", .documented,
      .unknown("16 or 20 by the width of the device, which a test cannot set")
    ) { record in
      let controller = Controller()
      record.present(controller, Size(width: 390, height: 844))
      let margins = controller.systemMinimumLayoutMargins
      record.numbers(
        "minimum",
        [margins.top, margins.leading, margins.bottom, margins.trailing].map { Double($0) })
    },
    Scene(
      "readable/wide", .contradicted,
      .unknown("672 in the margins by several; 920 in Mac Catalyst 26 by one")
    ) { $0.readable(width: 1009, margin: 8) },
    Scene(
      "readable/wideMargins", .contradicted,
      .unknown("672 in the margins by several; what the margins leave, 800, in Mac Catalyst 26")
    ) { $0.readable(width: 1200, margin: 200) },
    Scene("readable/narrow", .several, .same) { $0.readable(width: 390, margin: 16) },
  ]
}

extension Record {
  /// A view that preserves margins of 20, with a frame in 320 × 480.
  fileprivate func preserving(_ frame: Rect) {
    let root = screen(320, 480)
    root.layoutMargins = Insets(top: 20, left: 20, bottom: 20, right: 20)
    let child = View()
    child.preservesSuperviewLayoutMargins = true
    child.frame = frame
    root.addSubview(child)
    layOut(root)
    numbers("margins", values(child.layoutMargins))
  }

  /// Records by how much the margins of a controller's view are more than the system's minimum.
  fileprivate func controllerMargins(_ change: (Controller) -> Void) {
    let controller = Controller()
    change(controller)
    present(controller, Size(width: 390, height: 844))
    let view: View = controller.view
    let margins = values(view.layoutMargins)
    let least = controller.viewRespectsSystemMinimumLayoutMargins
    let minimum = least ? Double(controller.systemMinimumLayoutMargins.leading) : 0
    numbers("top and bottom", [margins[0], margins[2]])
    numbers("left and right, beyond the minimum", [margins[1] - minimum, margins[3] - minimum])
  }

  /// Records a view in the readable guide of a screen.
  fileprivate func readable(width: Double, margin: Double) {
    let root = screen(width, 400)
    root.layoutMargins = Insets(top: 0, left: margin, bottom: 0, right: margin)
    let text = View()
    root.addSubview(text)
    Constraint.activate { text.edges == root.readableContent.edges }
    layOut(root)
    frames(["text": text])
  }
}
