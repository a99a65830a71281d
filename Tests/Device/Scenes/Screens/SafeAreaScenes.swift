import Anchors

// Safe areas in a screen of 320 × 480 whose controller has insets of 44 on top, 10 on the left, 34
// at the bottom and 12 on the right.
@MainActor
func safeAreaScenes() -> [Scene] {
  let frames: [(String, [Double])] = [
    ("aboveAndLeft", [-40, -60, 200, 200]), ("below", [30, 20, 100, 500]),
    ("inTheCorner", [5, 10, 60, 20]), ("beyondAllEdges", [-50, -50, 500, 700]),
    ("outside", [0, 500, 100, 50]), ("acrossTheBottom", [0, 460, 320, 100]),
    ("acrossTheRight", [300, 0, 100, 480]),
  ]
  let table = frames.map { (name, frame) in
    Scene("safeArea/table/\(name)", .once, .same) { record in
      let root = record.safeScreen()
      let child = View()
      child.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      root.addSubview(child)
      layOut(root)
      record.numbers("insets", values(child.safeAreaInsets))
    }
  }
  return table + [
    Scene("safeArea/total", .several, .same) { record in
      let (outer, inner) = (Controller(), Controller())
      let (root, view): (View, View) = (outer.view, inner.view)
      outer.addChild(inner)
      root.addSubview(view)
      view.frame = Rect(x: 0, y: 0, width: 320, height: 480)
      outer.additionalSafeAreaInsets = Insets(top: 44, left: 0, bottom: 0, right: 0)
      inner.additionalSafeAreaInsets = Insets(top: 36, left: 0, bottom: 0, right: 0)
      let child = View()
      child.frame = Rect(x: 0, y: 30, width: 100, height: 100)
      view.addSubview(child)
      record.present(outer)
      record.numbers("controller's view", values(view.safeAreaInsets))
      record.numbers("child 30 down", values(child.safeAreaInsets))
      record.keep(inner)
    },
    Scene("safeArea/sizesOwner", .once, .same) { record in
      let (outer, inner) = (Controller(), Controller())
      let (root, owner): (View, View) = (outer.view, inner.view)
      outer.addChild(inner)
      root.addSubview(owner)
      inner.additionalSafeAreaInsets = Insets(top: 44, left: 0, bottom: 34, right: 0)
      let content = View()
      owner.addSubview(content)
      Constraint.activate {
        owner.edges(.left, .top) == 0
        content.edges == owner.safeArea.edges
        content.size == 100
      }
      record.present(outer)
      record.frames(["owner": owner, "content": content])
      record.keep(inner)
    },
    Scene("safeArea/scrollContent", .notFound, .unknown("no measurement was found")) { record in
      let root = record.safeScreen()
      let scroll = Scroll()
      let page = View()
      root.addSubview(scroll)
      scroll.addSubview(page)
      Constraint.activate {
        scroll.edges == root.edges
        page.edges == scroll.contentLayoutGuide.edges
        page.size == Size(width: 500, height: 900)
      }
      layOut(root)
      record.numbers("insets", values(page.safeAreaInsets))
    },
  ]
}

extension Record {
  /// The view of a controller, 320 × 480, with the insets that the scenes have in common.
  func safeScreen() -> View {
    let controller = Controller()
    controller.additionalSafeAreaInsets = Insets(top: 44, left: 10, bottom: 34, right: 12)
    present(controller)
    return controller.view
  }

  /// Shows a controller in a size, and lays its view out.
  func present(_ controller: Controller, _ size: Size = Size(width: 320, height: 480)) {
    keep(controller)
    keep(show(controller, size))
    let view: View = controller.view
    view.layoutIfNeeded()
  }
}
