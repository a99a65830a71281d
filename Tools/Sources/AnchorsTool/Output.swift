import Foundation

/// The output of the commands: JSON, and files.
enum Output {
  /// Returns a value as JSON, with sorted keys.
  static func json(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Writes a file.
  ///
  /// - Throws: `Unreadable` if the file cannot be written.
  static func write(_ text: String, to path: String) throws(Unreadable) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw Unreadable(message: "\(path) cannot be written")
    }
  }

  /// Writes a value as JSON into a file.
  ///
  /// - Throws: `Unreadable` if the file cannot be written.
  static func write(json value: some Encodable, to path: String) throws(Unreadable) {
    guard let text = try? json(of: value) else {
      throw Unreadable(message: "\(path) cannot be written")
    }
    try write(text, to: path)
  }

  /// Writes a file into a folder, which is created if it is missing. Returns the path.
  ///
  /// - Throws: `Unreadable` if the file cannot be written.
  @discardableResult
  static func write(_ text: String, to name: String, in folder: String) throws(Unreadable) -> String
  {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(name)"
    try write(text, to: path)
    return path
  }
}

/// Returns a count with its noun: `1 error`, `2 errors`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
