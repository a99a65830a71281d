import Foundation
import TestSupport

/// The symbols that the compiler finds in the sources that import the toolkit, against the
/// stand-in: `Platform` of `Anchors` and `Live` of `AnchorsReport`.
struct PlatformSources {
  /// The members of Apple's that the sources use, each after its type: `UIView.frame`.
  private(set) var members: Set<String> = []
  /// Conversions between `CGFloat` and `Double` that are not written out, by their places.
  private(set) var implicitConversions: [String] = []
  /// The words of the code, without comments and texts.
  private(set) var words: Set<String> = []

  init() throws {
    for (module, part) in [("Anchors", "Platform/"), ("AnchorsReport", "Live/")] {
      let folder = "Sources/\(module)"
      let files = try FileManager.default.subpathsOfDirectory(
        atPath: Repository.root.appending(path: folder).path
      ).filter { $0.hasSuffix(".swift") }.sorted()
      let tree = try SwiftCompiler.run(
        ["swiftc", "-frontend", "-dump-ast", "-swift-version", "6", "-module-name", module]
          + ["-package-name", "\(platformName.lowercased())tests", "-I"]
          + [try SwiftCompiler.modulesDirectory().path]
          + files.flatMap { file in
            let path = Repository.root.appending(path: "\(folder)/\(file)").path
            return file.hasPrefix(part) ? ["-primary-file", path] : [path]
          })
      guard tree.isAccepted else { throw Failure(text: String(tree.text.suffix(2_000))) }
      read(tree.text)
      for file in files where file.hasPrefix(part) {
        readWords(try Repository.text(of: "\(folder)/\(file)"))
      }
    }
  }

  struct Failure: Error { let text: String }

  /// Reads the compiler's syntax tree, which names the declaration behind each use.
  private mutating func read(_ tree: String) {
    let declaration =
      /(?:UIKit|AppKit|CoreGraphics|Foundation|FoundationEssentials|Dispatch)\.\(file\)\.([^"@\[]+)/
    var implicitCall: (place: String, lines: Int)?
    for line in tree.split(separator: "\n") {
      for match in line.matches(of: declaration) {
        let name = match.output.1.replacing(" extension", with: "")
          .trimmingCharacters(in: .whitespaces)
        if !name.hasSuffix("accessor"), !name.hasSuffix(".getter"), !name.hasSuffix(".setter") {
          members.insert(name)
        }
      }
      if line.contains("implicit"), line.contains("call_expr"),
        line.contains("type=\"CGFloat\"") || line.contains("type=\"Double\"")
      {
        let place = line.firstMatch(of: /location=(\S+)/).map { String($0.output.1) }
        implicitCall = place.map { ($0, 4) }
      }
      if let call = implicitCall {
        if line.contains("CGFloat"), line.contains("init(_:)") {
          implicitConversions.append(call.place)
          implicitCall = nil
        } else {
          implicitCall = call.lines > 1 ? (call.place, call.lines - 1) : nil
        }
      }
    }
  }

  private mutating func readWords(_ text: String) {
    let code = text.replacing(/\/\/[^\n]*/, with: "")
      .replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
    for match in code.matches(of: /[A-Za-z_]\w*/) { words.insert(String(match.output)) }
  }
}
