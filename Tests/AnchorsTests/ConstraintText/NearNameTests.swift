import Testing

@testable import AnchorsLayout

@Suite("Names that nothing has")
struct NearNameTests {
  @Test("Near names have few letters changed, left out, added or exchanged")
  func near() {
    let names = ["title", "subtitle", "card", "top", "firstBaseline", "lastBaseline", "Save it"]
    #expect(didYouMean("titel", of: names) == "; did you mean title?")
    #expect(didYouMean("TITLE", of: names) == "; did you mean title?")
    #expect(didYouMean("tiitle", of: names) == "; did you mean title?")
    #expect(didYouMean("itle", of: names) == "; did you mean title or subtitle?")
    #expect(didYouMean("baseline", of: names) == "; did you mean firstBaseline or lastBaseline?")
    #expect(didYouMean("saveit", of: names) == "; did you mean `Save it`?")
    #expect(didYouMean("c", of: names) == "" && didYouMean("", of: names) == "")
    #expect(didYouMean("width", of: names) == "" && didYouMean("top", of: []) == "")
  }

  @Test("A message names the existing items")
  func lists() {
    #expect(listed([], "item") == "there are no items")
    #expect(listed(["a"], "item") == "the only item is a")
    #expect(listed(["a", "b"], "item") == "the items are a, b")
  }
}
