import AnchorsLayout
import AnchorsReport
import CommandLineTool
import Foundation
import LayoutCases
import TextCases

/// Does the files one after the other and keeps count. A file that cannot be read does not stop the
/// others.
struct Report {
  /// `true` if answers are compared with expectations instead of printed.
  let isChecking: Bool
  /// The folder of the pictures, if pictures are drawn.
  let pictures: OutputFolder?
  /// The folder of the cases as texts, if they are written.
  let texts: OutputFolder?
  private var passed = 0
  private var failed = 0
  private var unreadable = 0

  init(isChecking: Bool, pictures: OutputFolder?, texts: OutputFolder?) {
    self.isChecking = isChecking
    self.pictures = pictures
    self.texts = texts
  }

  var isGood: Bool { failed == 0 && unreadable == 0 }
  var closingLine: String { "\(passed) passed, \(failed) failed" }

  mutating func take(_ file: String) {
    do {
      let data = try contents(of: file)
      // What does not begin as JSON is a layout as text.
      guard data.first(where: { !$0.isWhitespace }) == UInt8(ascii: "{") else {
        let text = String(decoding: data, as: UTF8.self)
        return try take(LayoutDocument(text), named: name(of: file))
      }
      switch try CaseFile.read(data) {
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
    if let texts { try write(layoutCase, into: texts) }
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

  private mutating func take(_ document: LayoutDocument, named name: String) throws {
    let tree = try document.tree()
    let answer = tree.answer(name: name)
    if isChecking {
      count(tree.complaints(about: answer), of: name)
    } else {
      print(try tree.withoutStretchedContent(answer).jsonLine())
    }
    if let pictures {
      printToStandardError(try pictures.write(tree.root.layoutTree.svg(), to: "\(name).svg"))
    }
  }

  private func name(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.hasSuffix(".anchors") ? String(name.dropLast(8)) : name
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

  /// Writes the case as text, before its steps.
  private func write(_ layoutCase: LayoutCase, into folder: OutputFolder) throws {
    let text = try CaseTree(layoutCase).text
    printToStandardError(try folder.write(text, to: "\(layoutCase.name).anchors"))
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
    printToStandardError(try folder.write(tree.root.layoutTree.svg(), to: "\(name).svg"))
  }
}

extension UInt8 {
  fileprivate var isWhitespace: Bool { self == 32 || (9...13).contains(self) }
}
