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

  @Argument(
    help: "Storyboards and xibs; one of them for '--to anchors' and for '--scene'.",
    completion: .file(extensions: ["storyboard", "xib"]))
  var files: [String]

  @Option(help: "The id of one scene: of its root view, its controller or its storyboard scene.")
  var scene: String?

  @Option(help: "The format: anchors or swift.")
  var to: Format

  func validate() throws {
    if files.count > 1, to == .anchors || scene != nil {
      throw ValidationError("'--to anchors' and '--scene' take one file.")
    }
  }

  func run() throws {
    do throws(Unreadable) {
      var documents: [(path: String, document: InterfaceDocument, scenes: [InterfaceScene])] = []
      for path in files {
        let document = try DocumentFile(path).document
        documents.append((path, document, try DocumentFile.scenes(of: document, scene, path)))
      }
      switch to {
      case .anchors:
        for (path, document, scenes) in documents { try printText(of: scenes, document, path) }
      case .swift:
        var swift = SwiftFile(documents.map(\.document))
        for (path, document, scenes) in documents {
          if document.platform != .iOS {
            throw Unreadable(
              message: "\(path) is not a document for iOS; 'convert --to swift' writes UIKit")
          }
          let name = URL(fileURLWithPath: path).lastPathComponent
          swift.add(scenes, of: document, file: name)
        }
        print(swift.code, terminator: "")
      }
    } catch {
      Terminal.printError("anchors: \(error.message)")
      throw Status.unreadable
    }
  }

  private func printText(
    of scenes: [InterfaceScene], _ document: InterfaceDocument, _ path: String
  ) throws(Unreadable) {
    if scenes.count > 1 {
      let list = DocumentFile.list(scenes)
      throw Unreadable(message: "\(path) has several scenes; choose one with --scene: \(list)")
    }
    for scene in scenes { print(LayoutTextConverter.text(scene, in: document)) }
    if scenes.isEmpty {
      print(LayoutTextConverter.textWithoutScenes(of: document), terminator: "")
    }
  }
}
