/// A message about a line of a file.
struct Annotation {
  let path: String
  let line: Int
  let message: String
  let isError: Bool

  /// The command of GitHub Actions that shows the message beside the line.
  var github: String {
    func escaped(_ text: String, _ others: [(String, String)] = []) -> String {
      let all = [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")] + others
      return all.reduce(text) {
        $0.split(separator: $1.0, omittingEmptySubsequences: false).joined(separator: $1.1)
      }
    }
    let path = escaped(path, [(":", "%3A"), (",", "%2C")])
    return "::\(isError ? "error" : "warning") file=\(path),line=\(line)::\(escaped(message))"
  }

  /// The line that Xcode turns into a warning or an error.
  var xcode: String {
    let text = message.split(separator: "\n").joined(separator: "; ")
    return "\(path):\(line):1: \(isError ? "error" : "warning"): \(text)"
  }
}
