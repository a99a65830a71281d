import AnchorsReport
import TestSupport
import Testing

/// The README's examples for UIKit are compiled as `ReadmeController.swift` and
/// `ReadmeReport.swift`.
@Suite("README, on UIKit") @MainActor
struct ReadmeTests {
  @Test("The compiled code is the README's")
  func isTheSame() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let compiled = try ["ReadmeController.swift", "ReadmeReport.swift"].map { name in
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    let readme = try Repository.text(of: "README.md")
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(Set(blocks.filter { $0.contains("import UIKit") }) == Set(compiled))
  }

  @Test("A screen without problems passes its check, and one with problems does not")
  func report() throws {
    installSeam()
    let controller = CardController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view.layoutIfNeeded()
    try check(controller.view)
    Constraint.activate {
      controller.name.width == 999
      controller.name.width == 9
    }
    #expect(throws: LayoutProblems.self) { try check(controller.view) }
  }

  @Test("The screen has the expected frames, and the gap is animated")
  func frames() {
    installSeam()
    let controller = CardController()
    controller.name.text = "Ada"
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view._safeAreaInsets.top = 47
    controller.view.layoutIfNeeded()
    #expect(controller.card.frame == CGRect(x: 16, y: 63, width: 358, height: 64))
    #expect(controller.photo.frame == CGRect(x: 8, y: 8, width: 48, height: 48))
    #expect(controller.name.frame == CGRect(x: 68, y: 24, width: 24, height: 16))
    #expect(controller.gap.layoutConstraint?.constant == 12)
    let run = animations { controller.spread() }
    #expect(run.map(\.duration) == [0.3])
    #expect(controller.name.frame == CGRect(x: 80, y: 24, width: 24, height: 16))
    #expect(controller.gap.layoutConstraint?.constant == 24)
  }
}
