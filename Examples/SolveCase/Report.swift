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
      let layoutCase = try LayoutCase.read(try contents(of: file))
      let answers = try layoutCase.answers()
      if options.isChecking {
        check(layoutCase, answers)
      } else {
        for answer in answers { print(try answer.json()) }
      }
      if let folder = options.svgFolder { try draw(layoutCase, folder) }
    } catch {
      unreadable += 1
      complain("\(file): \(error)")
    }
  }

  private func contents(of file: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CaseError("", "the file cannot be read")
    }
    return data
  }

  private mutating func check(_ layoutCase: LayoutCase, _ answers: [CaseAnswer]) {
    for (answer, complaints) in zip(answers, layoutCase.check(answers)) {
      if complaints.isEmpty {
        passed += 1
        continue
      }
      failed += 1
      let step = answer.step.map { " step \($0)" } ?? ""
      for complaint in complaints { print("\(answer.name)\(step): \(complaint)") }
    }
  }

  /// Draws the case after each of its steps.
  private func draw(_ layoutCase: LayoutCase, _ folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let tree = try CaseTree(layoutCase)
    let steps = layoutCase.steps ?? []
    for index in 0...steps.count {
      if index > 0 { try tree.apply(steps[index - 1], at: "steps[\(index - 1)]") }
      tree.root.layoutIfNeeded()
      let suffix = steps.isEmpty ? "" : "-\(index)"
      let path = "\(folder)/\(layoutCase.name)\(suffix).svg"
      try Drawing.svg(of: tree.root).write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  private func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
