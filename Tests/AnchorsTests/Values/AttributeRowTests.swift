import Anchors
import Testing

/// The table of attributes against what the attributes are called, which says the same in words.
@Suite("The table of attributes")
struct AttributeRowTests {
  @Test("Each row is spelled like its case, and has its own number")
  func names() {
    // In the order of the cases, and of the numbers that UIKit gives but for the two baselines.
    let names = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY", "firstBaseline", "lastBaseline", "leftMargin", "rightMargin", "topMargin",
      "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
      "centerYWithinMargins",
    ]
    #expect(Attribute.allCases.map(\.description) == names)
    #expect(
      Attribute.allCases.map(\.row.native) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 11] + (13...20))
  }

  @Test("The row agrees with the attribute's name", arguments: Attribute.allCases)
  func meanings(_ attribute: Attribute) {
    let (row, name) = (attribute.row, attribute.description.lowercased())
    let isHorizontal = ["left", "right", "leading", "trailing", "width", "centerx"]
      .contains { name.hasPrefix($0) }
    #expect(attribute.isHorizontal == isHorizontal)
    #expect(attribute.isSize == ["width", "height"].contains(name))
    #expect(attribute.isDirectional == (name.hasPrefix("leading") || name.hasPrefix("trailing")))
    #expect(attribute.isAbsoluteSide == (name.hasPrefix("left") || name.hasPrefix("right")))
    #expect((row.inset == .margin) == name.contains("margin"))
    #expect((row.inset == .baseline) == name.contains("baseline"))
    #expect((row.line == .center) == name.hasPrefix("center"))
    let isFar = ["right", "bottom", "trailing", "last"].contains { name.hasPrefix($0) }
    #expect(row.fractionOfSize == (row.line == .center ? 0.5 : isFar ? 1 : 0))
    #expect(attribute.dependsOnMetrics == (row.inset != .none))
  }

  @Test("Without margins and text an attribute is the plain one on the same line")
  func plain() {
    for attribute in Attribute.allCases {
      let (row, plain) = (attribute.row, attribute.plain.row)
      #expect(plain.inset == .none && plain.axis == row.axis && plain.line == row.line)
      #expect(plain.side == row.side)
    }
  }
}
