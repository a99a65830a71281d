import AnchorsLayout
import Testing

@Suite("Stacks and rows: traps")
struct StackTrapTests {
  private func expectMessage(_ message: String, in result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(message), "\(text.prefix(1000))")
  }

  @Test("Inserting beyond the last arranged view traps")
  func place() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let stack = LayoutStackView(name: "stack", arrangedSubviews: [LayoutView()])
      stack.insertArrangedSubview(LayoutView(), at: 2)
    }
    expectMessage("stack has no place 2 among its 1 arranged views", in: result)
  }
}
