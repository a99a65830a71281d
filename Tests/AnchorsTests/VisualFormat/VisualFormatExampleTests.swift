import AnchorsLayout
import Testing

/// The examples of Apple's *Auto Layout Guide*, each with its meaning as an expression.
@Suite("Visual formats: Apple's examples")
struct VisualFormatExampleTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let format: String
    let meaning: [String]
    var testDescription: String { format }
  }

  static let examples = [
    Example(
      format: "[button]-[textField]",
      meaning: ["textField.leading == button.trailing + 8"]),
    Example(format: "[button(>=50)]", meaning: ["button.width >= 50"]),
    Example(
      format: "|-50-[purpleBox]-50-|",
      meaning: ["purpleBox.leading == 50", "purpleBox.trailing == -50"]),
    Example(
      format: "V:[topField]-10-[bottomField]",
      meaning: ["bottomField.top == topField.bottom + 10"]),
    Example(
      format: "[maroonView][blueView]", meaning: ["blueView.leading == maroonView.trailing"]),
    Example(format: "[button(100@20)]", meaning: ["button.width == 100 ~ 20"]),
    Example(format: "[button(==textField)]", meaning: ["button.width == textField.width"]),
    Example(
      format: "[flexibleButton(>=70,<=100)]",
      meaning: ["flexibleButton.width >= 70", "flexibleButton.width <= 100"]),
    Example(
      format: "|-[find]-[findNext]-[findField(>=20)]-|",
      meaning: [
        "find.leading == 20", "findNext.leading == find.trailing + 8",
        "findField.leading == findNext.trailing + 8", "findField.width >= 20",
        "findField.trailing == -20",
      ]),
  ]

  private let scene = FormatViews(
    "button", "textField", "purpleBox", "topField", "bottomField", "maroonView", "blueView",
    "flexibleButton", "find", "findNext", "findField")

  @Test("Apple's examples mean what the guide says", arguments: examples)
  func meaning(of example: Example) throws {
    #expect(try scene.texts(example.format) == example.meaning)
  }

  @Test("A view alone makes no constraint")
  func alone() throws {
    #expect(try scene.texts("[button]") == [])
    #expect(try scene.texts("V:[button]") == [])
  }
}
