import AnchorsLayout
import ArgumentParser
import Foundation
import InterfaceBuilder

/// The command `anchors frames`.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Lays out a storyboard or xib, and compares each view's frame with the document's.",
    discussion: """
      EXAMPLES:
        anchors frames Login.storyboard
        anchors frames Login.storyboard --scene BYZ-38-t0r --json

      The status is 1 if a frame differs by more than half a point.
      """)

  @Argument(
    help: "A storyboard or a xib.", completion: .file(extensions: ["storyboard", "xib"]))
  var file: String

  @Option(help: "The id of one scene: of its root view, its controller or its storyboard scene.")
  var scene: String?

  @Flag(help: "Print JSON. Tools/README.md has the schema.")
  var json = false

  func run() throws {
    let comparisons: [FrameComparison]
    do throws(Unreadable) {
      let document = try DocumentFile(file).document
      comparisons = try DocumentFile.scenes(of: document, scene, file).map { scene in
        let tree = SceneTree(scene, in: document)
        tree.layOut()
        return FrameComparison(tree)
      }
    } catch {
      Terminal.printError("anchors: \(error.message)")
      throw Status.unreadable
    }
    print(
      json
        ? try Output.json(of: FramesJSON(scenes: comparisons))
        : comparisons.map { $0.text }.joined(separator: "\n\n"))
    if comparisons.contains(where: { !$0.agrees }) { throw Status.wrong }
  }
}

/// The output of `anchors frames --json`. Tools/README.md describes it.
struct FramesJSON: Encodable {
  let version = 1
  let scenes: [FrameComparison]

  private enum CodingKeys: CodingKey { case version, scenes }
}

extension FrameComparison {
  /// The comparison as text, a line for each view.
  var text: String {
    let differing = views.count { $0.agrees == false }
    let compared = views.count { $0.agrees != nil }
    let state =
      differing == 0
      ? "all \(compared) frames agree" : "\(differing) of \(compared) frames differ"
    let rows = views.map { entry in
      let indent = String(repeating: "  ", count: entry.depth + 1)
      let here = "\(indent)\(entry.name) \(entry.id): \(Self.text(entry.here))"
      guard entry.agrees == false, let document = entry.document else { return here }
      return "\(here), in the document \(Self.text(document)) (line \(entry.line))"
    }
    return
      (["\(name) \(id), \(size[0].text) x \(size[1].text): \(state)"] + rows
      + notes.map { "  \($0)" }).joined(separator: "\n")
  }

  private static func text(_ frame: [Double]) -> String {
    "(\(frame.map(\.text).joined(separator: ", ")))"
  }
}
