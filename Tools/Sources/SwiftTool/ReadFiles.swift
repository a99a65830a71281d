import Foundation
import Migration

/// Swift files that are read and parsed.
struct ReadFiles {
  private(set) var files: [SourceFile] = []
  /// Files that cannot be read or parsed, with the line of the first error.
  private(set) var unparsed: [String] = []
  /// The paths of files that begin with a byte order mark.
  private(set) var marked: Set<String> = []
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(_ paths: [String]) {
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else {
        unparsed.append("\(path) cannot be read")
        continue
      }
      let hasMark = data.starts(with: Self.byteOrderMark)
      if hasMark { marked.insert(path) }
      let content = hasMark ? data.dropFirst(Self.byteOrderMark.count) : data
      guard let text = String(data: Data(content), encoding: .utf8) else {
        unparsed.append("\(path) is not UTF-8")
        continue
      }
      let file = SourceFile(path: path, text: text)
      if let error = file.error { unparsed.append("\(path):\(error)") }
      files.append(file)
    }
  }
}
