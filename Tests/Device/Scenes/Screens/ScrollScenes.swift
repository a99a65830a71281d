import Anchors

// What scroll views add to their insets, and where their content rests. The screen is that of the
// safe areas.
@MainActor
func scrollScenes() -> [Scene] {
  let behaviors: [(String, Scroll.ContentInsetAdjustmentBehavior)] = [
    ("automatic", .automatic), ("scrollableAxes", .scrollableAxes), ("never", .never),
    ("always", .always),
  ]
  let adjustment = behaviors.map { (name, behavior) in
    Scene("scroll/adjustment/\(name)", .documented, .same) { record in
      let sizes: [(String, Double, Double)] = [
        ("tall", 320, 900), ("wide", 500, 300), ("small", 50, 50),
      ]
      for (size, width, height) in sizes {
        let scroll = record.scroll(width, height) { $0.contentInsetAdjustmentBehavior = behavior }
        record.numbers(size, values(scroll.adjustedContentInset))
      }
    }
  }
  return adjustment + [
    Scene("scroll/alwaysBounce", .documented, .same) { record in
      let scroll = record.scroll(50, 50) { $0.alwaysBounceVertical = true }
      record.numbers("inset", values(scroll.adjustedContentInset))
    },
    Scene("scroll/restingInset", .once, .same) { record in
      let scroll = record.scroll(320, 900) { $0.contentInsetAdjustmentBehavior = .never }
      scroll.contentInset = Insets(top: 12, left: 0, bottom: 0, right: 0)
      record.numbers("offset", [Double(scroll.contentOffset.y)])
    },
    Scene(
      "scroll/restUnderSafeArea", .memory,
      .unknown("whether a content begins below the safe area without being scrolled there")
    ) { record in
      let scroll = record.scroll(320, 900) { _ in }
      record.numbers("offset", [Double(scroll.contentOffset.y)])
    },
  ]
}

extension Record {
  /// A scroll view that fills the screen, with content of a size.
  fileprivate func scroll(_ width: Double, _ height: Double, _ change: (Scroll) -> Void) -> Scroll {
    let root = safeScreen()
    let scroll = Scroll()
    let page = View()
    change(scroll)
    root.addSubview(scroll)
    scroll.addSubview(page)
    Constraint.activate {
      scroll.edges == root.edges
      page.edges == scroll.contentLayoutGuide.edges
      page.size == Size(width: width, height: height)
    }
    layOut(root)
    return scroll
  }
}
