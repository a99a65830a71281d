import AnchorsSolver

extension Unicode.Scalar {
  /// The number of terminal columns of the scalar: 0, 1 or 2.
  ///
  /// Wide and fullwidth characters of Unicode's annex 11 (East Asian Width), as whole blocks, and
  /// emoji have two. Combining marks, joiners, selectors and controls have none. The tables contain
  /// whole blocks: they are small, and right for ordinary text.
  var columns: Int {
    if value < 0x300 {
      // Before the first block of marks, controls and the soft hyphen have no width.
      return value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0xAD ? 0 : 1
    }
    if Self.contains(value, in: Self.withoutWidth) { return 0 }
    return value >= 0x1100 && Self.contains(value, in: Self.wide) ? 2 : 1
  }

  private static func contains(_ value: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
    let place = ranges.indices.partitioningIndex { ranges[$0].upperBound >= value }
    return place < ranges.count && ranges[place].contains(value)
  }

  private static let withoutWidth: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x483...0x489,  // combining marks, Cyrillic
    0x591...0x5BD, 0x5BF...0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7...0x5C7,  // Hebrew
    0x610...0x61A, 0x64B...0x65F, 0x670...0x670, 0x6D6...0x6DC,  // Arabic
    0x93C...0x93C, 0x941...0x948, 0x94D...0x94D,  // Devanagari
    0xE31...0xE31, 0xE34...0xE3A, 0xE47...0xE4E,  // Thai
    0x1160...0x11FF,  // Hangul vowels and finals, which join an initial
    0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
    0x20D0...0x20FF, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF...0xFEFF,
    0x1F3FB...0x1F3FF, 0xE0000...0xE01EF,  // skin tones; tags and selectors
  ]

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
