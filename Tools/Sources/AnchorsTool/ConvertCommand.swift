import AnchorsLayout
import ArgumentParser
import Foundation
import InterfaceBuilder

/// The command `anchors convert`.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes a scene of a storyboard or xib as a layout's text, or as Swift.",
    discussion: """
      EXAMPLES:
        anchors convert Login.storyboard --to swift
        anchors convert Cells.xib --scene iN0-l3-epB --to anchors > cell.anchors
      """)

  /// A format to convert to.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case anchors, swift
  }

  @Argument(help: "A storyboard or a xib.", completion: .file(extensions: ["storyboard", "xib"]))
  var file: String

  @Option(help: "The id of one scene: of its root view, its controller or its storyboard scene.")
  var scene: String?

  @Option(help: "The format: anchors or swift.")
  var to: Format

  func run() throws {
    do throws(Unreadable) {
      let document = try DocumentFile(file).document
      let scenes = try DocumentFile.scenes(of: document, scene, file)
      let name = URL(fileURLWithPath: file).lastPathComponent
      if to == .swift, document.platform != .iOS {
        throw Unreadable(
          message: "\(file) is not a document for iOS; 'convert --to swift' writes UIKit")
      }
      if to == .anchors, scenes.count > 1 {
        throw Unreadable(
          message:
            "\(file) has several scenes; choose one with --scene: \(DocumentFile.list(scenes))")
      }
      for scene in scenes {
        switch to {
        case .anchors: print(LayoutTextConverter.text(scene, in: document))
        case .swift: print(SwiftConverter.code(scene, in: document, file: name), terminator: "")
        }
      }
    } catch {
      Terminal.printError("anchors: \(error.message)")
      throw Status.unreadable
    }
  }
}
