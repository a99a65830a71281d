import Foundation

/// A folder that a tool writes files into.
package struct OutputFolder: Sendable {
  package let path: String

  /// Makes the folder, and those above it, unless they are there.
  ///
  /// - Throws: `OutputError`.
  package init(_ path: String) throws(OutputError) {
    self.path = path
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw OutputError(path, error)
    }
  }

  /// Writes a file and returns its path. A `/` in the name is written as `_`: the file is always
  /// directly in the folder.
  ///
  /// - Throws: `OutputError`.
  package func write(_ text: String, to name: String) throws(OutputError) -> String {
    let fileName = name.replacingOccurrences(of: "/", with: "_")
    let file = path.hasSuffix("/") ? path + fileName : "\(path)/\(fileName)"
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    } catch {
      throw OutputError(file, error)
    }
    return file
  }
}

/// A file or a folder that cannot be written, and why.
package struct OutputError: Error, CustomStringConvertible {
  package let path: String
  package let reason: String

  init(_ path: String, _ error: any Error) {
    self.path = path
    reason = Self.reason(of: error as NSError)
  }

  package var description: String { "cannot write \(path): \(reason)" }

  /// The system's own words if an error of the system is underneath: `Not a directory`.
  private static func reason(of error: NSError) -> String {
    var error = error
    while error.domain != NSPOSIXErrorDomain,
      let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error
    {
      error = underlying as NSError
    }
    if error.domain == NSPOSIXErrorDomain, let text = strerror(Int32(error.code)) {
      return String(cString: text)
    }
    return error.localizedDescription
  }
}
