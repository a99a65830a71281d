import Anchors

/// Returns a number of a drawing, to a hundredth. NaN is 0, and numbers beyond a renderer's range
/// are clamped.
package func coordinate(_ value: Double) -> String {
  var markup = Markup()
  markup.write(coordinate: value)
  return markup.text
}

extension Markup {
  /// Writes a number as ``coordinate(_:)``.
  mutating func write(coordinate value: Double) {
    write(upTo: coordinateLength) { place in
      var end = place
      put(coordinate: value, at: &end)
      return end - place
    }
  }

  /// Writes an attribute that is a number.
  @inline(__always)
  mutating func set(_ name: StaticString, _ value: Double) {
    write(upTo: name.utf8CodeUnitCount + 4 + coordinateLength) { place in
      var end = place
      put(UInt8(ascii: " "), at: &end)
      name.withUTF8Buffer { copy($0, to: end) }
      end += name.utf8CodeUnitCount
      put(UInt8(ascii: "="), at: &end)
      put(UInt8(ascii: "\""), at: &end)
      put(coordinate: value, at: &end)
      put(UInt8(ascii: "\""), at: &end)
      return end - place
    }
  }

  /// Writes the path of a straight line.
  mutating func write(_ line: Mark.Segment) {
    write(upTo: 4 * (coordinateLength + 1)) { place in
      var end = place
      put(UInt8(ascii: "M"), line.start, at: &end)
      put(UInt8(ascii: "L"), line.end, at: &end)
      return end - place
    }
  }

  /// Writes numbers, one after the other.
  mutating func write(coordinates values: [Double], separator: StaticString = " ") {
    for (place, value) in values.enumerated() {
      if place > 0 { write(separator) }
      write(coordinate: value)
    }
  }
}

/// The number of bytes of a coordinate, at most: a sign, ten digits, a point and two digits.
private let coordinateLength = 14

// These put bytes at a place, and move it behind them.

private func put(
  _ command: UInt8, _ point: Point, at place: inout UnsafeMutablePointer<UInt8>
) {
  put(command, at: &place)
  put(coordinate: point.x, at: &place)
  put(UInt8(ascii: " "), at: &place)
  put(coordinate: point.y, at: &place)
}

private func put(coordinate value: Double, at place: inout UnsafeMutablePointer<UInt8>) {
  let clamped = value.isNaN ? 0 : min(max(value, -1e9), 1e9)
  let hundredths = Int64(clamped * 100 + (clamped < 0 ? -0.5 : 0.5))
  if hundredths < 0 { put(UInt8(ascii: "-"), at: &place) }
  let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
  putDigits(of: UInt32(truncatingIfNeeded: whole), at: &place)
  if rest == 0 { return }
  put(UInt8(ascii: "."), at: &place)
  let (tenths, last) = UInt32(truncatingIfNeeded: rest).quotientAndRemainder(dividingBy: 10)
  put(digit(tenths), at: &place)
  if last > 0 { put(digit(last), at: &place) }
}

@inline(__always)
private func put(_ byte: UInt8, at place: inout UnsafeMutablePointer<UInt8>) {
  place[0] = byte
  place += 1
}

@inline(__always)
private func putDigits(of number: UInt32, at place: inout UnsafeMutablePointer<UInt8>) {
  var (length, limit) = (1, UInt64(10))
  while number >= limit { (length, limit) = (length &+ 1, limit &* 10) }
  place += length
  var (rest, index) = (number, -1)
  repeat {
    place[index] = digit(rest % 10)
    (rest, index) = (rest / 10, index &- 1)
  } while rest > 0
}

private func digit(_ number: UInt32) -> UInt8 {
  UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number)
}
