import Foundation
import PlaygroundSession

/// A step of the tour: a layout as text, laid out.
struct Step {
  /// The name of its file: `04-optional`.
  let name: String
  /// The picture, with all constraints.
  let picture: String
  /// The layout as Swift.
  let swift: String
  /// The faults of the layout, as JSON.
  let findings: String

  /// The steps, in their order.
  ///
  /// - Throws: an error of the file system, or `UnreadStep`.
  static func all() throws -> [Step] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Steps")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.sorted { $0.lastPathComponent < $1.lastPathComponent }.map(Step.init)
  }

  init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    let session = PlaygroundSession()
    let answer = try JSONDecoder().decode(
      Answer.self, from: Data(session.open(String(contentsOf: file, encoding: .utf8)).utf8))
    guard let window = answer.window else {
      throw UnreadStep(name: name, mistakes: answer.mistakes ?? [])
    }
    _ = session.layout(
      width: window.width, height: window.height, isRightToLeft: window.isRightToLeft)
    picture = session.copy("svg")
    swift = session.copy("swift")
    findings = session.findings()
  }

  /// The parts of the session's answer that this program uses.
  private struct Answer: Decodable {
    var window: Window?
    var mistakes: [Mistake]?
  }

  private struct Window: Decodable {
    let width, height: Double
    let isRightToLeft: Bool
  }

  /// A mistake in a step's text.
  struct Mistake: Decodable {
    let line: Int
    let message: String
  }
}

/// A step whose text has mistakes.
struct UnreadStep: Error, CustomStringConvertible {
  let name: String
  let mistakes: [Step.Mistake]

  var description: String {
    mistakes.map { "\(name).anchors:\($0.line): \($0.message)" }.joined(separator: "\n")
  }
}
