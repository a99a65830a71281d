// Text that is put together from many short pieces, as bytes: a string checks itself at each piece.

extension [UInt8] {
  @inline(never)
  package mutating func add(_ text: String) { append(contentsOf: text.utf8) }
}

extension String {
  /// Creates a text from its bytes.
  @inline(never)
  init(bytes: [UInt8]) { self.init(decoding: bytes, as: UTF8.self) }
}
