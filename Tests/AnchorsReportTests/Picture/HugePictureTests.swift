import Foundation
import Testing

@testable import Anchors
@testable import AnchorsLayout
@testable import AnchorsReport

/// Pictures and reports of frames beyond what an integer holds.
@Suite("Pictures of huge numbers")
struct HugePictureTests {
  private static let finite: [Double] = [
    0, -0.0, 0.1, 1e9, 9e15, 9e16, 1e18, 1e300, .greatestFiniteMagnitude,
  ]
  private static let all = finite + finite.map { -$0 } + [.infinity, -.infinity, .nan]

  @Test("Pictures have only coordinates that a renderer can read", arguments: finite)
  func trees(_ number: Double) throws {
    for number in [number, -number] {
      let root = LayoutView(
        name: "root", frame: Rect(x: number, y: number, width: number, height: number))
      root.layoutTree.conflictHandler = nil
      let view = LayoutView(name: "view"), given = InsetView(name: "given")
      given.frame = Rect(x: number, y: number, width: number, height: 20)
      given.insets = Insets(number)
      root.addSubview(view)
      root.addSubview(given)
      view.baselineOffsetFromTop = number
      Constraint.activate {
        view.left == root.left + number
        view.width == abs(number)
        view.width == abs(number) / 2 + 1
        view.firstBaseline == root.top + number ~ .low
        given.lastBaseline <= view.firstBaseline ~ .low
      }
      for scale in [0.01, 1, 100] {
        let document = try parse(
          root.layoutTree.svg(PictureOptions(constraints: .all, scale: scale)))
        for element in document.all {
          for name in ["x", "y", "width", "height"] {
            if let value = element.number(name) { #expect(abs(value) <= 1e9, "\(name)") }
          }
          for name in ["viewBox", "d"] {
            let value = element.attributes[name] ?? ""
            #expect(!value.contains("n") && !value.contains("e"), "\(value)")
          }
        }
      }
      #expect(root.layoutTree.htmlReport().hasSuffix("</html>\n"))
    }
  }

  @Test("Huge numbers have a text", arguments: all)
  func numbers(_ number: Double) throws {
    #expect(!decimal(number).isEmpty)
    let value = try #require(Double(coordinate(number)))
    #expect(abs(value) <= 1e9)
    #expect(abs(Int(nearest: number)) <= Int.max / 4)
    let json = JSON.list([.number(number), JSON(Rect(x: number, y: 0, width: 0, height: 1))])
    let read = try JSONSerialization.jsonObject(with: Data(json.markup.utf8)) as? [Any]
    #expect(read?.count == 2)
    var placer = LabelPlacer(cellSize: 0.02)
    let rect = Rect(x: number, y: number, width: number, height: number)
    placer.addLabel(rect)
    placer.addLine(rect)
    #expect(placer.cost(ofLabel: Rect(x: 0, y: 0, width: 1, height: 1)) >= 0)
  }

  @Test("Whole numbers stay whole")
  func wording() {
    #expect(decimal(9e16) == "9e+16" && coordinate(-0.004) == "0")
    #expect(coordinate(.nan) == "0" && coordinate(-.infinity) == "-1000000000")
    #expect(coordinate(10.257) == "10.26")
  }
}

/// A view with alignment insets.
private final class InsetView: LayoutView {
  var insets = Insets.zero
  override var alignmentRectInsets: Insets { insets }
}
