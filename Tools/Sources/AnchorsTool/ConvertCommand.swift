import AnchorsLayout
import ArgumentParser
import Foundation
import InterfaceBuilder

/// The command `anchors convert`.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes a scene, or the layout of Swift code, as a layout's text, or as Swift.",
    discussion: """
      EXAMPLES:
        anchors convert Login.storyboard --to swift
        anchors convert Cells.xib --scene iN0-l3-epB --to anchors > cell.anchors
        anchors convert LoginView.swift --to anchors > login.anchors
      """)

  /// A format to convert to.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case anchors, swift
  }

  @Argument(
    help: "Storyboards and xibs, one of them for '--to anchors' and for '--scene'; or Swift files.",
    completion: .file(extensions: ["storyboard", "xib", "swift"]))
  var files: [String]

  @Option(help: "The id of one scene: of its root view, its controller or its storyboard scene.")
  var scene: String?

  @Option(help: "The format: anchors or swift.")
  var to: Format

  @OptionGroup var swift: SwiftOptions

  /// `true` if all files are Swift files.
  private var isCode: Bool { files.allSatisfy { SwiftOptions.isSwift($0) } }

  func validate() throws {
    if isCode {
      if to == .swift { throw ValidationError("Swift files become a text: '--to anchors'.") }
      if scene != nil { throw ValidationError("'--scene' is for storyboards and xibs.") }
      return
    }
    if swift.isUsed { throw ValidationError("'--type' and '--assume' are for Swift files.") }
    if files.count > 1, to == .anchors || scene != nil {
      throw ValidationError("'--to anchors' and '--scene' take one file.")
    }
  }

  func run() throws {
    do throws(Unreadable) {
      if isCode { return try printCode() }
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

  private func printCode() throws(Unreadable) {
    let answer = try SwiftLayouts.read(files, swift)
    if let error = answer.unparsed.first { throw Unreadable(message: error) }
    guard answer.layouts.count == 1 else {
      let names = answer.layouts.map(\.name).joined(separator: ", ")
      throw Unreadable(message: "several classes build layouts; choose one with --type: \(names)")
    }
    print(answer.layouts[0].text, terminator: "")
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
