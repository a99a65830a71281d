import AnchorsLayout
import AnchorsTestSupport
import Testing

/// Sizes of labels on a screen of known scale. Measured on devices, in many published logs: a line
/// of 17 points is 20.5 high at two pixels to a point and 20.333 at three, and widths such as 32.5
/// and 97.333 occur.
@Suite("Labels on a screen with a scale")
struct LabelScaleTests {
  private let root = LayoutView(name: "root", width: 400, height: 300)
  private let label = LayoutLabel(nil, name: "label")

  init() {
    label.measurer = FineMeasurer(letterWidth: 8.0833, lineHeight: 20.287, ascent: 16.18)
    root.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    Constraint.activate { label.edges(.left, .top) == 0 }
  }

  private func size(_ text: String, scale: Double?, lines: Int = 1) -> Size {
    root.displayScale = scale
    label.numberOfLines = lines
    label.text = text
    return label.intrinsicContentSize
  }

  @Test("Labels' heights are rounded up to the pixel, and not without a scale")
  func heights() {
    #expect(size("some", scale: nil).height == 20.287)
    #expect(size("some", scale: 1).height == 21)
    #expect(size("some", scale: 2).height == 20.5)
    #expect(size("some", scale: 3).height == 61.0 / 3)
  }

  @Test("Labels' widths are rounded up to the pixel, and to a point without a scale")
  func widths() {
    //  4 letters: 32.3332
    #expect(size("some", scale: nil).width == 33)
    #expect(size("some", scale: 1).width == 33)
    #expect(size("some", scale: 2).width == 32.5)
    #expect(size("some", scale: 3).width == 97.0 / 3)
    //  12 letters: 96.9996, a thousandth of a point is nothing
    #expect(size("twelve chars", scale: nil).width == 97)
    #expect(size("twelve chars", scale: 3).width == 97)
    label.measurer = FineMeasurer(letterWidth: 97.1, lineHeight: 20, ascent: 16)
    #expect(size("M", scale: 3).width == 292.0 / 3)
  }

  /// Measured once for UIKit: three lines are 46.667 points high at three pixels to a point.
  @Test("A label's lines are rounded together, not separately")
  func lines() throws {
    //  40.574
    #expect(size("one\ntwo", scale: nil, lines: 0).height == 2 * 20.287)
    #expect(size("one\ntwo", scale: 2, lines: 0).height == 41)
    #expect(size("one\ntwo", scale: 3, lines: 0).height == 122.0 / 3)
    label.measurer = FineMeasurer(letterWidth: 8, lineHeight: 15.5117, ascent: 12)
    #expect(size("one\ntwo\nsix", scale: 3, lines: 0).height == 140.0 / 3)
    let wrapped = try #require(label.intrinsicContentSize(forWidth: 361))
    #expect(wrapped == Size(width: 24, height: 140.0 / 3))
    #expect(label.lines(fitting: Size(width: 361, height: 140.0 / 3)).count == 3)
  }

  @Test("Labels without text have no size on any scale")
  func empty() {
    #expect(size("", scale: 3) == .zero)
  }

  @Test("A text fits its own natural width on any scale")
  func fits() {
    for scale in [0.3, 1, 1.5, 2, 2.625, 3, 7] {
      for count in 1...40 {
        let text = String(repeating: "m", count: count)
        let size = size(text, scale: scale)
        #expect(label.lines(fitting: size).map(\.text) == [text])
      }
    }
  }

  @Test("Setting a scale after a layout moves the frames, and so does removing it")
  func changes() {
    label.text = "some"
    let other = LayoutLabel("some", name: "other")
    other.measurer = label.measurer
    other.numberOfLines = 0
    label.addSubview(other)
    Constraint.activate {
      other.left == label.right
      other.top == label.bottom
    }
    func frames() -> [Rect] {
      root.layoutIfNeeded()
      return [label, other].map { rounded($0.frame) }
    }
    let unscaled = frames()
    #expect(unscaled[0] == Rect(x: 0, y: 0, width: 33, height: 20.287))
    root.displayScale = 2
    #expect(
      frames() == [
        Rect(x: 0, y: 0, width: 32.5, height: 20.5),
        Rect(x: 32.5, y: 20.5, width: 32.5, height: 20.5),
      ])
    other.displayScale = 1
    #expect(frames()[1] == Rect(x: 32.5, y: 20.5, width: 33, height: 21))
    root.displayScale = nil
    #expect(frames()[0] == unscaled[0])
    #expect(frames()[1].size == Size(width: 33, height: 21))
    other.displayScale = nil
    #expect(frames() == unscaled)
  }

  @Test("Views have the scale of the tree that they are put into")
  func inheritance() {
    let window = LayoutView(name: "window", width: 400, height: 300)
    window.displayScale = 2
    label.text = "some"
    label.numberOfLines = 0
    root.layoutIfNeeded()
    #expect(label.displayScale == nil)
    window.addSubview(root)
    window.layoutIfNeeded()
    #expect([root.displayScale, label.displayScale] == [2, 2])
    #expect(rounded(label.frame).size == Size(width: 32.5, height: 20.5))

    let badge = LayoutView(name: "badge")
    badge.displayScale = 3
    root.addSubview(badge)
    badge.addSubview(label)
    #expect(label.displayScale == 3)
    #expect(label.intrinsicContentSize.height == 61.0 / 3)
    window.displayScale = 1
    #expect([window, root, badge, label].map(\.displayScale) == [1, 1, 3, 3])

    root.addSubview(label)
    #expect(label.intrinsicContentSize.height == 21)
    label.removeFromSuperview()
    #expect(label.displayScale == nil)
    #expect(label.intrinsicContentSize.height == 20.287)
  }

  @Test("A scale must be a positive number")
  func traps() async {
    func expectMessage(in result: ExitTest.Result?) {
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("displayScale of screen is set to "), "\(text.prefix(1000))")
    }
    expectMessage(
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        LayoutView(name: "screen").displayScale = 0
      })
    expectMessage(
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        LayoutView(name: "screen").displayScale = .infinity
      })
  }
}
