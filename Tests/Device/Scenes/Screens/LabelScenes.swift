import Anchors

// Labels. Fonts differ, so relations are compared and no sizes. `setScale(of:)` has the tree's
// labels round to the pixels of a screen, as UIKit's do.
@MainActor
func labelScenes() -> [Scene] {
  [
    Scene("label/hugging", .several, .same) { record in
      record.numbers("across", [hugging(of: label("text", 17), isHorizontal: true)])
    },
    Scene(
      "label/huggingDown", .contradicted,
      .unknown("251 in iOS 26.1, 250 in a table of the time of Xcode 7")
    ) { record in
      record.numbers("down", [hugging(of: label("text", 17), isHorizontal: false)])
    },
    Scene("label/empty", .several, .same) { record in
      let size = label("", 17).intrinsicContentSize
      record.numbers("size", [Double(size.width), Double(size.height)])
    },
    Scene("label/roundedUp", .several, .same) { record in
      let root = record.screen(400, 400)
      let scale = setScale(of: root)
      for (name, size) in [("17 points", 17.0), ("13 points", 13), ("21.5 points", 21.5)] {
        let text = label("Rounded to the pixels of a screen", size)
        root.addSubview(text)
        layOut(root)
        let content = text.intrinsicContentSize
        let (width, height) = (Double(content.width), Double(content.height))
        record.holds("\(name): width in pixels", (width * scale).isNearlyWhole)
        record.holds("\(name): height in pixels", (height * scale).isNearlyWhole)
        let exact = exactSize(of: text)
        record.holds(
          "\(name): no wider than needed", (0..<1.001).contains((width - exact[0]) * scale + 1e-3))
        record.holds(
          "\(name): no taller than needed", (0..<1.001).contains((height - exact[1]) * scale + 1e-3)
        )
      }
    },
    Scene("label/centredText", .several, .same) { record in
      let root = record.screen(400, 400)
      let (tall, natural) = (label("tall", 17), label("natural", 17))
      for text in [tall, natural] { root.addSubview(text) }
      Constraint.activate {
        tall.edges(.left, .top) == 20
        tall.height == 100
        natural.left == tall.right + 8
        natural.firstBaseline == tall.firstBaseline
      }
      layOut(root)
      // A label of the same font in its natural height stands where the text is; UIKit rounds that
      // to pixels.
      let distance = Double(natural.frame.midY - tall.frame.midY)
      record.holds("in the middle, within a point", abs(distance) <= 1)
    },
  ]
}

extension Double {
  /// `true` if the number is whole except for the rounding error of a few sums.
  fileprivate var isNearlyWhole: Bool { abs(self - rounded()) < 1e-3 }
}
