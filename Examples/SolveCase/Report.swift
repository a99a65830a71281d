import Anchors
import Drawing
import Foundation
import LayoutCases

/// Does the files one after the other and keeps count. A file that cannot be read does not stop the
/// others.
struct Report {
  private var passed = 0
  private var failed = 0
  private var unreadable = 0

  var isGood: Bool { failed == 0 && unreadable == 0 }
  var closingLine: String { "\(passed) passed, \(failed) failed" }

  mutating func take(_ file: String, _ options: Options) {
    do {
      switch try CaseFile.read(try contents(of: file)) {
      case .layout(let layoutCase): try take(layoutCase, options)
      case .visualFormat(let formatCase): try take(formatCase, options)
      }
    } catch {
      unreadable += 1
      complain("\(file): \(error)")
    }
  }

  private mutating func take(_ layoutCase: LayoutCase, _ options: Options) throws {
    let answers = try layoutCase.answers()
    if options.isChecking {
      for (answer, complaints) in zip(answers, layoutCase.check(answers)) {
        let step = answer.step.map { " step \($0)" } ?? ""
        count(complaints, of: "\(answer.name)\(step)")
      }
    } else {
      for answer in answers { print(try answer.jsonLine()) }
    }
    if let folder = options.svgFolder { try draw(layoutCase, folder) }
  }

  private mutating func take(_ formatCase: VisualFormatCase, _ options: Options) throws {
    let answer = try formatCase.answer()
    if !options.isChecking {
      print(try answer.jsonLine())
    } else if let complaints = formatCase.check(answer) {
      count(complaints, of: answer.name)
    }
    if let folder = options.svgFolder, formatCase.layout != nil {
      try draw(try formatCase.tree(), as: formatCase.name, folder)
    }
  }

  private func contents(of file: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CaseError("", "the file cannot be read")
    }
    return data
  }

  private mutating func count(_ complaints: [String], of name: String) {
    if complaints.isEmpty { passed += 1 } else { failed += 1 }
    for complaint in complaints { print("\(name): \(complaint)") }
  }

  /// Draws the case after each of its steps.
  private func draw(_ layoutCase: LayoutCase, _ folder: String) throws {
    let tree = try CaseTree(layoutCase)
    let steps = layoutCase.steps ?? []
    for index in 0...steps.count {
      if index > 0 { try tree.apply(steps[index - 1], at: "steps[\(index - 1)]") }
      try draw(tree, as: layoutCase.name + (steps.isEmpty ? "" : "-\(index)"), folder)
    }
  }

  private func draw(_ tree: CaseTree, as name: String, _ folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    tree.root.layoutIfNeeded()
    let path = "\(folder)/\(name).svg"
    try Drawing.svg(of: tree.root).write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
