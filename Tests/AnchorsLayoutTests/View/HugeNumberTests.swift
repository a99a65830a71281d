import AnchorsTestSupport
import TerminalDrawing
import Testing

@testable import Anchors
@testable import AnchorsLayout
@testable import AnchorsMotion

/// Numbers from 0 to beyond what an integer holds.
enum OddNumbers {
  static let finite: [Double] = [
    0, -0.0, 0.1, 1e9, 9e15, 9e16, 1e18, 1e300, .greatestFiniteMagnitude,
  ]
  static let all = finite + [.infinity, -.infinity, .nan] + finite.map { -$0 }
}

/// No text and no function that rounds stops the program, however large a frame is.
@Suite("Huge numbers")
struct HugeNumberTests {
  /// The questions about a tree by name. Each answer is a text that must not be empty.
  private static let questions: [(name: String, answer: @Sendable (LayoutView) -> String)] = [
    ("description", { $0.description }),
    ("recursiveDescription", { $0.recursiveDescription }),
    ("layoutTrace", { $0.layoutTree.layoutTrace }),
    ("lint", { "\($0.lintFindings.map(\.description))" }),
    ("conflicts", { "\(LayoutTree(containing: $0).conflicts)" }),
    ("ambiguities", { "\(LayoutTree(containing: $0).ambiguities)" }),
    ("unsatisfied", { "\($0.layoutTree.unsatisfiedConstraints)" }),
    ("frameExplanations", { "\(LayoutTree(containing: $0).frameExplanations)" }),
    ("frameExplanation", { "\($0.subviews[0].frameExplanation)" }),
    ("frame(on:)", { "\($0.subviews[0].frame(on: PixelGrid(scale: 3)))" }),
    ("pixelFrame(on:)", { "\($0.subviews[0].pixelFrame(on: PixelGrid(scale: 3)))" }),
    ("pixelFramesInRoot(on:)", { "\($0.pixelFramesInRoot(on: .cells(width: 8, height: 16)))" }),
    ("fitting", { "\($0.systemLayoutSizeFitting(Size(width: 10, height: 10)))" }),
    ("terminal", { "\(terminalPicture(of: $0).count)" }),
    (
      "transition",
      { root in
        let transition = LayoutTransition(of: root, timing: .spring()) {
          root.subviews[0].frame.origin.x = 1e300
        }
        return "\(transition.duration) \(transition.frames(at: 0.1))"
      }
    ),
  ]

  @Test(
    "Every text and every rounding function has an answer",
    arguments: SlowTests.cases(OddNumbers.finite, first: 3))
  func texts(_ number: Double) {
    for number in [number, -number] {
      for (name, answer) in Self.questions {
        let root = Self.tree(number)
        root.layoutIfNeeded()
        #expect(!answer(root).isEmpty, "\(name) of \(number)")
      }
    }
  }

  /// A view whose frame is set, with a label and a view that constraints place, all as far out and
  /// as large as the number says; with a conflict, an ambiguity and something to be seen nowhere.
  private static func tree(_ number: Double) -> LayoutView {
    let root = LayoutView(
      name: "root", frame: Rect(x: number, y: number, width: number, height: number))
    root.layoutTree.conflictHandler = nil
    let given = LayoutView(frame: Rect(x: number, y: 0, width: number, height: 10))
    let label = LayoutLabel("Jumps over the lazy dog.")
    label.numberOfLines = 0
    let placed = LayoutView(name: "placed")
    for view in [given, label, placed] { root.addSubview(view) }
    Constraint.activate {
      label.left == root.left + number
      label.top == root.top
      label.width == abs(number)
      placed.width == abs(number)
      placed.width == abs(number) / 2 + 1
      placed.top >= root.top + number
      placed.height == 1 ~ .low
    }
    return root
  }

  @Test("Huge numbers have a text", arguments: OddNumbers.all)
  func numbers(_ number: Double) {
    let rect = Rect(x: number, y: 0, width: number, height: number)
    // What layout has made of it; nobody can set it.
    let view = LayoutView(name: "view")
    view.layoutFrame = rect
    let texts = [
      decimal(number), factor(number), rect.description, shortest(number),
      Attribute.width.comparison(number), product(number, "width", number), "\(rect)",
      "\(Size(width: number, height: number))", "\(Insets(number))", "\(Priority(number))",
      view.description,
    ]
    #expect(texts.allSatisfy { !$0.isEmpty })
  }

  @Test("Numbers without thousandths are written like in Swift")
  func wording() {
    #expect(OddNumbers.finite.map { decimal($0) } == OddNumbers.finite.map { shortest($0) })
    #expect(
      decimal(1e300) == "1e+300" && decimal(-9e16) == "-9e+16" && decimal(9e14) == "900000000000000"
    )
    #expect(decimal(.infinity) == "inf" && decimal(-.infinity) == "-inf" && decimal(.nan) == "nan")
    #expect(decimal(100.0 / 3) == "33.333" && decimal(-0.0001) == "0")
    #expect(factor(1.0 / 3) == "0.333333" && factor(1e-6) == "1e-06")
    #expect(decimal(.greatestFiniteMagnitude) == "1.7976931348623157e+308")
    #expect(decimal(-2.34567) == "-2.346" && decimal(1e12 + 0.25) == "1000000000000.25")
  }

  @Test("Rounding keeps whole numbers and stays in the range of an integer")
  func rounding() {
    for number in OddNumbers.all {
      let whole = roundedToWhole(number)
      #expect(number.isNaN ? whole.isNaN : whole == number.rounded(), "\(number)")
      let limited = wholeNumber(roundingDown: number)
      #expect(abs(limited) <= Int.max / 8)
      if abs(number) < 1e16 { #expect(Double(limited) == number.rounded(.down), "\(number)") }
      let up = roundedUp(number)
      #expect(number.isNaN ? up.isNaN : up == (number - textTolerance).rounded(.up), "\(number)")
      #expect(exponential(number).isNaN == number.isNaN)
    }
    for number in [0.5, 1.5, -0.5, -1.5, 0.49999999999999994, 2.4, -2.6, 4503599627370495.5] {
      #expect(roundedToWhole(number) == number.rounded())
      #expect(Double(wholeNumber(roundingDown: number)) == number.rounded(.down))
    }
  }

  @Test("Pixels have room for sums and differences", arguments: OddNumbers.all)
  func pixels(_ number: Double) {
    for other in OddNumbers.all {
      for minimum in [0, 1] {
        var grid = PixelGrid(scale: 3)
        grid.minimumSize = minimum
        let pixels = grid.pixels(Rect(x: number, y: other, width: other, height: number))
        let common = pixels.intersection(PixelRect(x: 0, y: 0, width: 10, height: 10))
        #expect(common.width <= 10 && common.height <= 10)
        #expect(pixels.maxX - pixels.x == pixels.width)
        #expect(!"\(grid.rect(pixels))".isEmpty)
      }
    }
  }

  @Test("Curves and lines of labels accept huge numbers", arguments: OddNumbers.all)
  func curves(_ number: Double) {
    for curve in [TimingCurve.spring(), .spring(duration: 1e-300), .easeIn(), .linear(duration: 0)]
    {
      _ = curve.progress(at: number)
      _ = curve.motion(at: number)
      _ = curve.duration(over: number, speed: number)
    }
    let label = LayoutLabel("Jumps over the lazy dog.")
    label.numberOfLines = 0
    let size = Size(width: number, height: number)
    #expect(!label.lines(fitting: size).isEmpty)
    #expect(!label.lines(forWidth: number).isEmpty)
  }

  @Test("A transition between infinite frames has an answer", arguments: OddNumbers.all)
  func transition(_ number: Double) {
    let start = TransitionState(
      frame: Rect(x: number, y: number, width: number, height: number), alpha: number)
    let end = TransitionState(frame: Rect(x: 0, y: -number, width: 1, height: number), alpha: 1)
    let track = TransitionTrack(view: LayoutView(), start: start, end: end)
    for remaining in [0, 0.5, 1] {
      let motion = Motion(remaining: remaining, drift: number, remainingRate: number)
      let (frame, alpha) = (track.state(at: motion).frame, track.state(at: motion).alpha)
      #expect((0...1).contains(alpha), "\(alpha)")
      if motion.drift != 0 { #expect(!(frame.width < 0) && !(frame.height < 0)) }
    }
  }
}
