extension Constraint {
  /// The place where a constraint was written, or where it was activated.
  public struct SourceLocation: Sendable {
    /// The module and file, as `#fileID` gives it: `App/LoginView.swift`.
    public let fileID: StaticString
    /// The line, from 1.
    public let line: UInt
    /// `true` if it is the line of the activation: where the constraint was written is not known.
    package let isActivation: Bool

    /// Creates a location.
    package init(fileID: StaticString, line: UInt, isActivation: Bool = false) {
      self.fileID = fileID
      self.line = line
      self.isActivation = isActivation
    }
  }
}

extension Constraint.SourceLocation: CustomStringConvertible {
  /// The file without its module, and the line: `LoginView.swift:42`, or
  /// `activated at LoginView.swift:42`.
  public var description: String {
    var text = TextBytes()
    write(to: &text)
    return text.string
  }

  /// Writes the description.
  func write(to text: inout TextBytes) {
    if isActivation { text.add("activated at ") }
    fileID.withUTF8Buffer { text.add(fileOf: $0) }
    text.add(":")
    text.add(line)
  }
}

extension TextBytes {
  /// Adds the part of a path after its last slash.
  @inline(never)
  fileprivate mutating func add(fileOf path: UnsafeBufferPointer<UInt8>) {
    var start = path.count
    while start > 0, path[start - 1] != UInt8(ascii: "/") { start &-= 1 }
    add(UnsafeBufferPointer(rebasing: path[start...]))
  }
}

extension Constraint {
  /// The line of a constraint and who has made it, in four bytes.
  struct Origin {
    private var bits: UInt32 = 0

    private static var lineBits: UInt32 { 0xff_ffff }
    private static var activationBit: UInt32 { 1 << 24 }
    private static var updateBit: UInt32 { 1 << 25 }
    private static var roleShift: UInt32 { 26 }

    /// The line, at most 2²⁴ - 1, with whether it is that of the activation.
    var place: UInt32 { bits & (Self.lineBits | Self.activationBit) }
    /// The line in a builder or that of the activation; 0 if neither is known.
    var line: UInt32 { bits & Self.lineBits }
    /// `true` if the line is that of the activation.
    var isActivation: Bool { bits & Self.activationBit != 0 }
    /// `true` if the line is that of a statement in a builder.
    var isFromBuilder: Bool { place != 0 && !isActivation }
    /// `true` if an update has installed the constraint.
    var isFromUpdate: Bool {
      get { bits & Self.updateBit != 0 }
      set { bits = newValue ? bits | Self.updateBit : bits & ~Self.updateBit }
    }
    /// The role in the library, less than 64; 0 for none.
    var libraryRole: UInt8 {
      get { UInt8(bits >> Self.roleShift) }
      set { bits = (bits << 6) >> 6 | UInt32(newValue) << Self.roleShift }
    }

    mutating func set(line: UInt, isActivation: Bool) {
      let number = UInt32(min(line, UInt(Self.lineBits)))
      bits = bits & ~(Self.lineBits | Self.activationBit) | number
      if isActivation, number > 0 { bits |= Self.activationBit }
    }
  }
}
