import AnchorsLayout
import CommandLineTool
import Drawing
import Foundation
import LayoutCases

/// Does the files one after the other and keeps count. A file that cannot be read does not stop the
/// others.
struct Report {
  /// Whether answers are compared with what is expected instead of printed.
  let isChecking: Bool
  /// Where pictures go, if there are to be any.
  let pictures: OutputFolder?
  private var passed = 0
  private var failed = 0
  private var unreadable = 0

  init(isChecking: Bool, pictures: OutputFolder?) {
    self.isChecking = isChecking
    self.pictures = pictures
  }

  var isGood: Bool { failed == 0 && unreadable == 0 }
  var closingLine: String { "\(passed) passed, \(failed) failed" }

  mutating func take(_ file: String) {
    do {
      switch try CaseFile.read(try contents(of: file)) {
      case .layout(let layoutCase): try take(layoutCase)
      case .visualFormat(let formatCase): try take(formatCase)
      }
    } catch {
      unreadable += 1
      printError("\(file): \(error)")
    }
  }

  private mutating func take(_ layoutCase: LayoutCase) throws {
    let answers = try layoutCase.answers()
    if isChecking {
      for (answer, complaints) in zip(answers, layoutCase.check(answers)) {
        let step = answer.step.map { " step \($0)" } ?? ""
        count(complaints, of: "\(answer.name)\(step)")
      }
    } else {
      for answer in answers { print(try answer.jsonLine()) }
    }
    if let pictures { try draw(layoutCase, into: pictures) }
  }

  private mutating func take(_ formatCase: VisualFormatCase) throws {
    let answer = try formatCase.answer()
    if !isChecking {
      print(try answer.jsonLine())
    } else if let complaints = formatCase.check(answer) {
      count(complaints, of: answer.name)
    }
    if let pictures, formatCase.layout != nil {
      try draw(try formatCase.tree(), as: formatCase.name, into: pictures)
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
  private func draw(_ layoutCase: LayoutCase, into folder: OutputFolder) throws {
    let tree = try CaseTree(layoutCase)
    let steps = layoutCase.steps ?? []
    for index in 0...steps.count {
      if index > 0 { try tree.apply(steps[index - 1], at: "steps[\(index - 1)]") }
      try draw(tree, as: layoutCase.name + (steps.isEmpty ? "" : "-\(index)"), into: folder)
    }
  }

  private func draw(_ tree: CaseTree, as name: String, into folder: OutputFolder) throws {
    tree.root.layoutIfNeeded()
    printToStandardError(try folder.write(Drawing.svg(of: tree.root), to: "\(name).svg"))
  }
}
