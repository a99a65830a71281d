// Text that is put together from many short pieces, as bytes: a string checks itself at each piece.

extension [UInt8] {
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  mutating func add(_ text: StaticString) { text.withUTF8Buffer { add($0) } }

  @inline(never)
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) { append(contentsOf: bytes) }
}

extension String {
  /// Creates a text from the bytes that a function writes.
  init(_ write: (inout [UInt8]) -> Void) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(80)
    write(&bytes)
    self.init(decoding: bytes, as: UTF8.self)
  }
}
