/// Something that is not as it must be.
struct Difference: Error {
  let text: String

  init(_ text: String) { self.text = text }
}
