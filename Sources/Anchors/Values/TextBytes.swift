/// A text that is put together from many short pieces. It consists of bytes in memory of its own,
/// because a string or an array checks itself at each piece. Pictures have thousands of them.
package struct TextBytes: ~Copyable {
  private var capacity: Int
  private var count: Int
  private var start: UnsafeMutablePointer<UInt8>

  /// An empty text.
  @inline(never)
  package init() { (capacity, count, start) = (128, 0, .allocate(capacity: 128)) }

  deinit { start.deallocate() }

  /// The text in UTF-8, which is valid until the next change.
  package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  var string: String {
    @inline(never) get { String(decoding: bytes, as: UTF8.self) }
  }

  @inline(never)
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) }
  }

  @inline(never)
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    place(for: bytes.count).update(from: first, count: bytes.count)
  }

  /// Adds a whole number.
  @inline(never)
  mutating func add(_ number: UInt) {
    if number > 9 { add(number / 10) }
    place(for: 1).pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10)
  }

  /// Returns the place for a number of further bytes, which the caller sets.
  @inline(never)
  private mutating func place(for length: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity &- count < length {
      capacity = 2 * capacity + length
      let old = start
      start = .allocate(capacity: capacity)
      start.update(from: old, count: count)
      old.deallocate()
    }
    defer { count &+= length }
    return start + count
  }
}
