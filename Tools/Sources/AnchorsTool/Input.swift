import Foundation

/// A file, or standard input, that is read.
struct Input {
  /// The path; `-` is standard input.
  let path: String

  /// The name in messages.
  var name: String { path == "-" ? "standard input" : path }

  /// Reads the text, which is UTF-8, or UTF-16 with or without a byte order mark.
  ///
  /// - Throws: `Unreadable`.
  func read() throws(Unreadable) -> String {
    do {
      let data =
        path == "-"
        ? try FileHandle.standardInput.readToEnd() ?? Data()
        : try Data(contentsOf: URL(fileURLWithPath: path))
      return Self.text(of: data)
    } catch {
      throw Unreadable(message: "\(name) cannot be read")
    }
  }

  /// Returns the text of data.
  static func text(of data: Data) -> String {
    let start = Array(data.prefix(4))
    let isMarked = start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
    if isMarked, let text = String(data: data, encoding: .utf16) { return text }
    if start.count > 1, start[1] == 0, let text = String(data: data, encoding: .utf16LittleEndian) {
      return text
    }
    if start.count > 1, start[0] == 0, let text = String(data: data, encoding: .utf16BigEndian) {
      return text
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// Why a file cannot be used, in one line.
struct Unreadable: Error {
  let message: String
}
